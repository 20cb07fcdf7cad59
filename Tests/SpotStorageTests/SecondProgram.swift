import Foundation
import Testing

/// A run of `store-helper`, the program that uses the store from a process of its own.
final class SecondProgram {
  private let process = Process()
  private let output = Pipe()
  private let errors = Pipe()

  /// Starts it with these arguments; `withoutRights` lets the modes of files bind it even when root runs the tests.
  init(_ arguments: String..., withoutRights: Bool = false) throws {
    let here = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    process.executableURL = URL(fileURLWithPath: here).deletingLastPathComponent().appendingPathComponent(
      "store-helper")
    let nobody = withoutRights && geteuid() == 0 ? ["--uid", "65534"] : []
    process.arguments = nobody + arguments
    process.standardOutput = output
    process.standardError = errors
    process.standardInput = FileHandle.nullDevice
    try process.run()
  }

  /// Waits for its end; returns its exit status, what it said and what it complained of.
  func finish() -> (status: Int32, said: [String], complaint: String) {
    let said = lines(output.fileHandleForReading.readDataToEndOfFile())
    let complaint = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return (process.terminationStatus, said, complaint)
  }

  /// Waits until it has said this many lines.
  func wait(forLines count: Int) -> [String] {
    var data = Data()
    while data.count(where: { $0 == UInt8(ascii: "\n") }) < count {
      let more = output.fileHandleForReading.availableData
      if more.isEmpty { break }
      data += more
    }
    return lines(data)
  }

  /// Kills it as `kill -9` does; returns what it still said before that.
  func kill() -> [String] {
    Foundation.kill(process.processIdentifier, SIGKILL)
    return finish().said
  }

  private func lines(_ data: Data) -> [String] {
    String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init)
  }
}
