import Cells
import TerminalInput

/// Shows a program on the terminal until it quits, and gives the terminal back.
/// - Returns: The status that the program quit with; 129 where the terminal went away.
/// - Throws: ``TerminalError``, before anything is changed.
public func run<P: TerminalProgram>(_ program: inout P, options: ScreenOptions = ScreenOptions()) throws -> Int32 {
  throw TerminalError.notATerminal
}
