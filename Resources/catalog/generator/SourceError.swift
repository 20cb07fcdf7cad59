/// A fault in a source of the catalogue, as `FILE:LINE: text`.
struct SourceError: Error, Equatable, CustomStringConvertible {
  let file: String
  let line: Int
  let text: String

  var description: String { "\(file):\(line): \(text)" }
}
