import Glibc
import Testing

@testable import VacationUI

/// Compares a screen with the one kept in `Snapshots/NAME.txt`.
///
/// Run with `RECORD_SNAPSHOTS=1` to write the screens anew: such a run fails, so that it can't pass by accident.
func expectSnapshot(
  _ state: AppState, _ name: String, sourceLocation: SourceLocation = #_sourceLocation, file: String = #filePath
) {
  let folder = file.split(separator: "/").dropLast().joined(separator: "/")
  let path = "/\(folder)/Snapshots/\(name).txt"
  let screen = state.screen + "\n"
  if getenv("RECORD_SNAPSHOTS") != nil {
    guard let handle = fopen(path, "w") else {
      Issue.record("cannot write \(path)", sourceLocation: sourceLocation)
      return
    }
    fputs(screen, handle)
    fclose(handle)
    Issue.record("recorded \(name)", sourceLocation: sourceLocation)
    return
  }
  let expected = readText(path)
  #expect(screen == expected, "\(name) differs; the screen is now:\n\(screen)", sourceLocation: sourceLocation)
}

private func readText(_ path: String) -> String? {
  guard let handle = fopen(path, "r") else { return nil }
  defer { fclose(handle) }
  var bytes: [UInt8] = []
  var buffer = [UInt8](repeating: 0, count: 4096)
  while true {
    let count = fread(&buffer, 1, buffer.count, handle)
    if count == 0 { break }
    bytes += buffer[..<count]
  }
  return String(decoding: bytes, as: UTF8.self)
}
