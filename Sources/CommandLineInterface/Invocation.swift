import Spots

/// A command line, understood.
public struct Invocation: Equatable, Sendable {
  /// Nil for the screen.
  public var action: Action?
  public var query = Query()
  /// Nil for text that people read.
  public var format: OutputFormat?
  /// Whether a first line with names goes before `--plain` rows.
  public var hasHeader = false
  /// Nil for the columns that suit the format.
  public var columns: [Column]?
  /// Nil for the rater that the environment names.
  public var rater: String?
  public var dataDirectory: String?
  public var resources: String?
  public var color = ColorChoice.auto
  public var isDryRun = false
  public var isQuiet = false
  /// Whether to use a throw-away store with a few raters, ratings and notes.
  public var isDemo = false
  /// The Wikipedia to link to.
  public var language = "en"
  /// The name of the format that is shared in.
  public var shareFormat = "text"
  /// The file to write to; nil for standard output.
  public var output: String?
  /// Whether a file that is there is replaced.
  public var replacesOutput = false
  /// The map to link to.
  public var mapService = MapService.openStreetMap
  public var screen = ScreenRequest()
  /// The flags that were given, by their long names without the dashes.
  var given: [String] = []

  public init() {}

  /// What the screen starts with.
  public struct ScreenRequest: Hashable, Sendable {
    public enum Theme: String, CaseIterable, Sendable { case auto, light, dark, mono }

    /// The name of the spot to select first.
    public var select: String?
    public var theme = Theme.auto
    public var isASCII = false
    public var hasMouse = true
  }

  /// Takes an action: one run does one, but several ratings or notes are one.
  mutating func take(_ new: Action) throws(CommandError) {
    guard let before = action else {
      action = new
      return
    }
    switch (before, new) {
    case (.rate(let requests), .rate(let more)): action = .rate(requests + more)
    case (.unrate(let names), .unrate(let more)): action = .unrate(names + more)
    case (.share(let names), .share(let more)): action = .share(names + more)
    case (.note(let before), .note(let after)):
      guard (before + after).count(where: { $0.text == nil }) < 2 else {
        throw .usage("standard input can be read once, so only one --note may be SPOT=-")
      }
      action = .note(before + after)
    case (.rate, .unrate), (.unrate, .rate):
      throw .usage("--rate and --unrate are two actions, and one run does one; --rate SPOT=0 removes a rating too")
    case _ where before.flag == new.flag: throw .usage("\(new.flag) is there twice")
    default: throw .usage("\(before.flag) and \(new.flag) are two actions, and one run does one")
    }
  }

  /// Takes a format: one run has one.
  mutating func take(_ new: OutputFormat) throws(CommandError) {
    if let format, format != new { throw .usage("--\(format.rawValue) and --\(new.rawValue) are two formats") }
    format = new
  }
}

/// The forms of output for machines.
public enum OutputFormat: String, CaseIterable, Sendable { case json, ndjson, csv, plain }
