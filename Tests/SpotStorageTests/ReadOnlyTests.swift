import Foundation
import Spots
import Testing

@testable import SpotStorage

@Suite("Stores that cannot be written")
struct ReadOnlyTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try SpotStore(folder: folder.path).change([.rate(rating("kept", "me", 3))])
  }

  /// Lists and rates without root's rights, and looks at what that left behind.
  private func expectReadable(refusing path: String) throws {
    let before = folder.names
    let list = try SecondProgram("list", folder.path, withoutRights: true).finish()
    #expect(list.status == 0 && list.said == ["kept me 3"], "\(list.complaint)")
    let rate = try SecondProgram("rate", folder.path, "you", "1", withoutRights: true).finish()
    #expect(rate.status == 1 && rate.complaint.hasPrefix("\(path) cannot be written ("), "\(rate.complaint)")
    #expect(rate.complaint.contains("chmod u+w"))
    #expect(folder.names == before)
  }

  @Test("A read-only file is read, and a change is refused")
  func file() throws {
    chmod(folder.file, 0o444)
    chmod(folder.path, 0o777)
    try expectReadable(refusing: folder.file)
  }

  @Test("A file in a read-only folder is read, and a change is refused")
  func readOnlyFolder() throws {
    chmod(folder.file, 0o666)
    chmod(folder.path, 0o555)
    try expectReadable(refusing: folder.path)
  }

  @Test("A read-only store is read beside the program that writes it")
  func besideItsWriter() throws {
    chmod(folder.file, 0o644)
    let writer = try SpotStore(folder: folder.path)
    try writer.change([.rate(rating("newer", "me", 4))])
    let list = try SecondProgram("list", folder.path, withoutRights: true).finish()
    #expect(list.said == ["kept me 3", "newer me 4"], "\(list.complaint)")
  }

  @Test("A file that may not be read is told so")
  func unreadable() throws {
    chmod(folder.file, 0o600)
    if geteuid() != 0 { chmod(folder.file, 0o000) }
    for command in ["list", "rate"] {
      let ended = try SecondProgram(command, folder.path, "you", "1", withoutRights: true).finish()
      #expect(ended.status == 1 && ended.complaint.hasPrefix("no permission to use \(folder.file)"), "\(ended)")
    }
  }

  @Test("A folder that may not be made is told so")
  func noFolder() throws {
    chmod(folder.path, 0o555)
    let ended = try SecondProgram("rate", folder.path + "/deeper", "you", "1", withoutRights: true).finish()
    #expect(ended.status == 1 && ended.complaint.hasPrefix("no permission to use \(folder.path)/deeper"))
  }

  @Test("A store on a full disk is read")
  func readersOfAFullDisk() throws {
    let list = try SecondProgram("--file-size", "0", "list", folder.path).finish()
    #expect(list.status == 0 && list.said == ["kept me 3"], "\(list.complaint)")
  }

  @Test("A reader of a file alone opens it anew when it changes")
  func changedFile() throws {
    // Without root's rights this is how a read-only file is opened; the connection itself notices nothing.
    let file = StoreFile(folder: folder.path)
    let old = file.stamp
    try SpotStore(folder: folder.path).change([.rate(rating("newer", "me", 4))])
    #expect(file.stamp != old)
    let connection = try Connection(path: folder.file, mode: .immutable, patience: 0)
    #expect(try connection.integer("SELECT count(*) FROM ratings") == 2)
    #expect(folder.names == [SpotStore.fileName])
  }
}
