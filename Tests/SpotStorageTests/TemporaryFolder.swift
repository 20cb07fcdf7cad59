import Foundation
import SpotStorage
import Spots
import Testing

/// A folder of its own for one test; gone when the test ends.
final class TemporaryFolder {
  let path: String

  init() throws {
    var template = Array((NSTemporaryDirectory() + "/store.XXXXXX").utf8CString)
    try #require(mkdtemp(&template) != nil)
    path = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
    // Others may look into it, so that a helper without root's rights meets only the modes that a test sets.
    chmod(path, 0o755)
  }

  deinit {
    chmod(path, 0o755)
    try? FileManager.default.removeItem(atPath: path)
  }

  /// The store's file.
  var file: String { path + "/" + SpotStore.fileName }

  /// The names of all files in the folder.
  var names: [String] { ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted() }

  func write(_ data: Data, to path: String) {
    #expect(FileManager.default.createFile(atPath: path, contents: data))
  }

  func bytes(of path: String) -> Data? { FileManager.default.contents(atPath: path) }
}

/// The permission bits of a file.
func mode(_ path: String) -> mode_t {
  var facts = stat()
  return stat(path, &facts) == 0 ? facts.st_mode & 0o777 : 0
}

/// A rating by its numbers; `when` is 1.
func rating(_ spot: String, _ rater: String, _ stars: Int, when: Int64 = 1) throws -> Rating {
  Rating(spot: spot, rater: rater, stars: try #require(Stars(stars)), when: when)
}

/// The error that the body throws.
func storeError(_ body: () throws -> Void) -> StoreError? {
  do {
    try body()
    return nil
  } catch {
    return error as? StoreError
  }
}
