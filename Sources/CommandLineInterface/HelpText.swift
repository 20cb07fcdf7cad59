import Cells

/// The text of `--help`, made from the table of flags.
public enum HelpText {
  /// The columns that the text takes at most.
  static let width = 80

  public static var text: String {
    var text = introduction
    for section in Flag.Section.allCases {
      text += "\n\(section.rawValue):\n"
      for flag in Flag.table where flag.section == section { text += entry(flag) }
    }
    return text + ending
  }

  private static let introduction = """
    Usage: \(ProgramFacts.name) [FLAGS]

    Places worth a visit: browse them, rate them, script them.

    Examples:
      vacation-spots                          the screen: browse, hold Enter, rate
      vacation-spots --list --filter island   all islands
      vacation-spots --rate bled=5            five stars for Bled
      vacation-spots --show "hạ long bay"     everything about one spot
      vacation-spots --list --rated --json    your ratings, for a program

    SPOT is an id (bled), a name (Bled; case and accents don't matter) or the
    beginning of one name only.

    """

  private static let ending = """

    Exit status: 0 done, 1 failure, 2 usage, 3 no such spot, 4 ambiguous name,
    128 + n ended by signal n.

    """

  /// One flag: its forms in a column, the help beside it, or below where the forms are long.
  private static func entry(_ flag: Flag) -> String {
    let short = flag.short.map { "-\($0), " } ?? "    "
    let forms = "  \(short)--\(flag.long)" + (flag.value.map { " \($0)" } ?? "")
    let indent = 27
    let lines = Text.wrapped(flag.help, to: width - indent)
    let blank = String(repeating: " ", count: indent)
    let first = forms.count + 2 <= indent ? forms + blank.dropFirst(forms.count) : forms + "\n" + blank
    return first + lines.joined(separator: "\n" + blank) + "\n"
  }
}
