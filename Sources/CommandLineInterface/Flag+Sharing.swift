import Spots

/// The flags of what is handed on.
extension Flag {
  static let sharing = [
    Flag(
      "format", nil, "NAME", in: .output, for: .share,
      "the form of --share: \(listed(ShareFormats.all.map(\.facts.name)))"
    ) { invocation, value throws(CommandError) in
      guard ShareFormats.named(value) != nil else {
        let names = ShareFormats.all.map(\.facts.name).joined(separator: ", ")
        throw .usage("--format is one of \(names), not “\(value)”")
      }
      invocation.shareFormat = value
    },
    Flag("output", "o", "FILE", in: .output, for: .share, "write to a file instead; - is standard output") {
      invocation, value throws(CommandError) in
      guard !value.isEmpty else { throw .usage("--output needs FILE") }
      invocation.output = value == "-" ? nil : value
    },
    Flag("yes", "y", in: .output, for: .share, "replace the file of --output where there is one") {
      invocation, _ throws(CommandError) in invocation.replacesOutput = true
    },
    Flag("service", nil, "NAME", in: .output, for: .map, "the map: \(MapService.names)") {
      invocation, value throws(CommandError) in invocation.mapService = try choice(value, of: "--service")
    },
  ]

  /// One of the few words that a flag takes.
  static func choice<T: RawRepresentable & CaseIterable>(
    _ value: String, of flag: String
  ) throws(CommandError) -> T where T.RawValue == String {
    guard let choice = T(rawValue: value) else {
      let words = T.allCases.map(\.rawValue).joined(separator: ", ")
      throw .usage("\(flag) is one of \(words), not “\(value)”")
    }
    return choice
  }
}

extension MapService {
  /// The names between commas.
  fileprivate static var names: String { allCases.map(\.rawValue).joined(separator: ", ") }
}
