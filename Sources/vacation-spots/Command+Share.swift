import Cells
import CommandLineInterface
import Spots

extension Command {
  /// Prints spots in a format, or writes them to a file.
  func share(_ names: [String]) throws {
    let catalog = try session.catalog()
    let spots = try catalog.indices(named: names, nothingChanged: false).compactMap { catalog.spot(at: $0) }
    guard let format = ShareFormats.named(invocation.shareFormat) else { return }
    let text = format.text(of: spots)
    guard let path = invocation.output else { return try StandardOutput.write(text) }
    try OutputFile.write(Array(text.utf8), to: path, replacing: invocation.replacesOutput)
    if invocation.isQuiet { return }
    let count = spots.count == 1 ? spots[0].name : "\(spots.count) spots"
    try StandardOutput.write(Text.sanitised("\(path): \(count) as \(format.facts.title)") + "\n")
  }
}
