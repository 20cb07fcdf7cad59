/// A form in which spots are handed to somebody, or to another program.
///
/// The formats are found by name, in Swift as `.gpx` and on a command line by ``ShareFormats``. To add one, write a
/// file beside this and name the format in ``ShareFormats/all``.
public protocol ShareFormat: Sendable {
  /// What the format is called and what its files are.
  var facts: ShareFacts { get }

  /// The spots in this form, ending with a line break.
  ///
  /// Every number is written with "." whatever the locale, and control characters of imported texts are left out.
  /// - Complexity: O(length of the text).
  func text(of spots: [Spot]) -> String
}

/// What a ``ShareFormat`` is called and what its files are.
public struct ShareFacts: Hashable, Sendable {
  /// A word for command lines: `gpx`.
  public let name: String
  /// The name that people read: `GPX`.
  public let title: String
  /// The ending of file names, without the dot.
  public let fileExtension: String
  /// The media type as IANA registers it, or as is usual.
  public let mediaType: String
}

/// All formats.
public enum ShareFormats {
  /// The formats, the simplest first.
  public static let all: [any ShareFormat] = [.text, .mailto, .geoURI, .gpx, .geoJSON, .vCard]

  /// The format of a name; nil where there is none.
  public static func named(_ name: String) -> (any ShareFormat)? { all.first { $0.facts.name == name } }
}

extension Spot {
  /// A name for a file with this spot in a format: `bled.gpx`.
  public func shareFileName(_ format: some ShareFormat) -> String { "\(id).\(format.facts.fileExtension)" }

  /// The name with the country: `Bled, Slovenia`.
  public var fullName: String { country.isEmpty ? name : "\(name), \(country)" }
}
