import CTerminal
import Cells
import TerminalInput

/// Shows a program on the terminal until it quits, and gives the terminal back.
///
/// While nothing happens it sleeps: nothing is written and nobody is woken. Input is read whole before a frame is
/// drawn, and while input keeps coming there is at most one frame in 8 ms. Ctrl-C and Ctrl-Z arrive as keys. A signal
/// that ends the program gives the terminal back first, and the exit status is the signal's.
/// - Returns: The status that the program quit with; 129 where the terminal went away.
/// - Throws: ``TerminalError``, with the terminal as it was.
public func run<P: TerminalProgram>(_ program: inout P, options: ScreenOptions = ScreenOptions()) throws -> Int32 {
  let start = Clock.now
  terminal_keep_memory()
  let environment = Environment.current
  let wake = try WakePipe()
  let screen = try Screen(environment, color: options.color, ascii: options.ascii)
  defer { screen.close() }
  var loop = RunLoop<P>(screen, wake: wake, environment: environment, options: options, startedAt: start)
  return loop.run(&program)
}
