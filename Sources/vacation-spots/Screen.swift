import CommandLineInterface
import Glibc

/// Shows the screen until the person quits.
/// - Returns: the exit status.
/// - Throws: a usage error where there is no terminal to show it on.
func startScreen(_ options: Invocation) throws -> Int32 {
  guard isatty(STDIN_FILENO) == 1, isatty(STDOUT_FILENO) == 1 else { throw CommandError.noTerminal }
  throw CommandError.usage("this build has no screen; use --list for a list of the spots")
}
