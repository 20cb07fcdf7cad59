import Cells

/// Why a command was not carried out: a text for a person and a status for a script.
public struct CommandError: Error, Hashable, Sendable {
  /// Lines for the standard error stream, without the program's name.
  public let message: String
  public let status: Int32

  public init(_ message: String, status: Int32 = ExitStatus.failure) {
    self.message = message
    self.status = status
  }

  /// The command was not understood; a pointer to the help is added.
  public static func usage(_ message: String) -> CommandError {
    CommandError("\(message)\nTry '\(ProgramFacts.name) --help'.", status: ExitStatus.usage)
  }

  /// There is no screen to draw on and nothing else was asked for.
  public static let noTerminal = usage(
    "standard input and output are not a terminal, so there is no screen; use --list for a list of the spots")

  /// The text as it is written: the program's name first, nothing in it that a terminal would obey.
  public var text: String {
    "\(ProgramFacts.name): \(Text.sanitised(message, keepingLines: true))\n"
  }

  /// Several errors as one; the first one's status counts.
  /// - Parameter errors: at least one.
  public static func combined(_ errors: [CommandError], nothingChanged: Bool) -> CommandError {
    let note = nothingChanged ? "\nNothing was changed." : ""
    return CommandError(errors.map(\.message).joined(separator: "\n") + note, status: errors.first?.status ?? 1)
  }
}
