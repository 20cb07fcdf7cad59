import CommandLineInterface
import Glibc
import SpotStorage
import Spots
import Terminal

/// The program: arguments in, an exit status out.
enum VacationSpots {
  /// Carries out a command line. Everything that was opened is closed when this returns.
  static func run(_ arguments: [String]) -> Int32 {
    do {
      let invocation = try Invocation(arguments: arguments)
      guard let action = invocation.action else { return try startScreen(invocation) }
      try Command(invocation).run(action)
      return ExitStatus.success
    } catch {
      return report(error)
    }
  }

  /// The one place that turns an error into a text and an exit status.
  private static func report(_ error: any Error) -> Int32 {
    if case StandardOutput.Failure.readerGone = error { return ExitStatus.brokenPipe }
    let failure = (error as? CommandError) ?? CommandError("\(error)")
    StandardOutput.complain(failure.text)
    return failure.status
  }
}
