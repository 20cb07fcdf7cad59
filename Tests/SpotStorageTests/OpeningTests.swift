import Foundation
import Spots
import Testing

@testable import SpotStorage

@Suite("Opening")
struct OpeningTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test("A missing folder is made for its owner alone, with those above it", arguments: ["", "/"])
  func folders(end: String) throws {
    let deep = folder.path + "/a/b/c"
    let store = try SpotStore(folder: deep + end)
    #expect(mode(deep) == 0o700 && mode(folder.path + "/a") == 0o700)
    #expect(mode(deep + "/" + SpotStore.fileName) == 0o600)
    #expect(store.path == deep + "/" + SpotStore.fileName)
    #expect(mode(folder.path) == 0o755, "a folder that was there keeps its mode")
  }

  @Test("The log beside the store is as private as the store", arguments: [0o600, 0o640, 0o660] as [mode_t])
  func modes(bits: mode_t) throws {
    _ = try SpotStore(folder: folder.path)
    chmod(folder.file, bits)
    let store = try SpotStore(folder: folder.path)
    try store.change([.rate(rating("a", "me", 1))])
    #expect(mode(folder.file) == bits && mode(folder.file + "-wal") == bits && mode(folder.file + "-shm") == bits)
  }

  @Test("A store at rest is one file")
  func atRest() throws {
    do {
      let store = try SpotStore(folder: folder.path)
      try store.change([.rate(rating("a", "me", 1))])
      #expect(folder.names.count == 3)
    }
    #expect(folder.names == [SpotStore.fileName])
  }

  @Test("Commits go to a log and are synced before they return")
  func durability() throws {
    let connection = try SpotStore(folder: folder.path).writing()
    #expect(try connection.prepare("PRAGMA journal_mode").firstText() == "wal")
    #expect(try connection.integer("PRAGMA synchronous") == 3)
  }

  @Test("Reading makes no store where there is none, and sees one that is made later")
  func noStoreYet() throws {
    let place = folder.path + "/later"
    let reader = try SpotStore(folder: place, access: .readOnly)
    #expect(try reader.ratings().isEmpty && reader.setting("x") == nil && reader.changeCount() == 0)
    #expect(try reader.rehearse([.rate(rating("a", "me", 1))]) == [.added])
    #expect(folder.names.isEmpty)
    let writer = try SpotStore(folder: place)
    try writer.change([.rate(rating("a", "me", 1))])
    #expect(try reader.changeCount() != 0)
    #expect(try reader.ratings() == [rating("a", "me", 1)])
  }

  @Test("An empty file becomes a store, and is none to a reader")
  func emptyFile() throws {
    folder.write(Data(), to: folder.file)
    #expect(try SpotStore(folder: folder.path, access: .readOnly).ratings().isEmpty)
    #expect(folder.bytes(of: folder.file)?.isEmpty == true)
    try SpotStore(folder: folder.path).change([.rate(rating("a", "me", 1))])
    #expect(try SpotStore(folder: folder.path, access: .readOnly).ratings().count == 1)
  }

  @Test("A symbolic link leads to the store that it names")
  func link() throws {
    _ = try SpotStore(folder: folder.path + "/real")
    symlink(folder.path + "/real", folder.path + "/link")
    try SpotStore(folder: folder.path + "/link").change([.rate(rating("a", "me", 1))])
    #expect(try SpotStore(folder: folder.path + "/real").ratings().count == 1)
  }

  @Test("What is no folder or no plain file is named and left alone")
  func wrongPlaces() throws {
    let blocked = folder.path + "/blocked"
    folder.write(Data("mine".utf8), to: blocked)
    #expect(storeError { _ = try SpotStore(folder: blocked) }?.problem == .notAFolder)
    #expect(storeError { _ = try SpotStore(folder: blocked + "/deeper") }?.problem == .notAFolder)
    #expect(storeError { _ = try SpotStore(folder: blocked, access: .readOnly) }?.path == blocked)
    #expect(folder.bytes(of: blocked) == Data("mine".utf8))

    mkdir(folder.file, 0o755)
    #expect(storeError { _ = try SpotStore(folder: folder.path) } == StoreError(.notAFile, path: folder.file))
    rmdir(folder.file)
    mkfifo(folder.file, 0o600)
    #expect(storeError { _ = try SpotStore(folder: folder.path, access: .readOnly) }?.problem == .notAFile)
    unlink(folder.file)
    symlink("/nowhere/at/all", folder.file)
    #expect(storeError { _ = try SpotStore(folder: folder.path) }?.path == folder.file)
  }
}

extension Statement {
  /// The text in the first column of the first row.
  func firstText() throws -> String? {
    defer { reset() }
    return try step() ? text(0) : nil
  }
}
