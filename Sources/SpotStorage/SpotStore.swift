import Spots

/// The ratings, notes and settings that are kept: one SQLite file in a folder, which several programs may use at once.
///
/// When a change returns, it is durable: it outlives a kill, a crash of the system and a power cut. A change that throws has
/// changed nothing. No call ever overwrites or deletes a file that it cannot read.
///
/// A store is for one thread at a time; hand it to another thread as a whole, or open a second one.
public final class SpotStore {
  /// What a store is opened for.
  public enum Access: Hashable, Sendable {
    /// Reads and writes; makes the folder (mode 0700) and the file (mode 0600) where they are missing, and brings a store
    /// of an older version up to date. A file that is there keeps its mode.
    case readWrite
    /// Reads what is there, if anything; makes no store and works in a folder that cannot be written.
    case readOnly
  }

  /// The name of the file in its folder; SQLite adds `-wal` and `-shm` to it while it is open.
  public static let fileName = "vacation-spots.db"

  /// How long to wait for another program's change, in milliseconds, when nothing else is said.
  public static let patience = 10_000

  /// The file of the store; empty for a store in memory.
  public var path: String { file?.path ?? "" }
  public let access: Access

  /// Where the store lives; `nil` for a store in memory.
  let file: StoreFile?
  let schema: Schema
  private let patience: Int
  /// `nil` while there is no file to read.
  private var connection: Connection?
  /// The version of the file's tables when it was last asked for.
  private var version = 0
  /// The stamp of the file when it was opened. An immutable connection does not notice changes by itself: it is good while
  /// the file is what it was and no log has appeared beside it.
  private var stamp: StoreFile.Stamp?
  /// How often the file was opened; a part of ``changeCount()``.
  private var generation = 0

  /// Opens the store in this folder. `patience` is how long to wait while another program writes, in milliseconds.
  /// - Throws: ``StoreError``, naming the file and the cure.
  public convenience init(
    folder: String, access: Access = .readWrite, patience: Int = SpotStore.patience
  ) throws(StoreError) {
    try self.init(file: StoreFile(folder: folder), access: access, patience: patience, schema: .current)
  }

  init(file: StoreFile?, access: Access, patience: Int, schema: Schema) throws(StoreError) {
    self.file = file
    self.access = access
    self.patience = patience
    self.schema = schema
    try open()
  }

  /// Tells whether another program, or another store of this one, has changed the file: the number then differs from
  /// the last one. Own changes leave it as it is. The number means nothing else. Costs a few microseconds and writes
  /// nothing. ``StoreWatch`` tells when to ask.
  public func changeCount() throws(StoreError) -> Int {
    guard let connection = try reading() else { return 0 }
    let statement = try connection.statement(.dataVersion)
    defer { statement.reset() }
    // The version counts per connection; a connection opened anew starts over.
    return generation << 32 + (try statement.step() ? Int(statement.integer(0)) : 0)
  }

  /// The connection to read from, of the file as it is now; `nil` where there is nothing to read yet.
  func reading() throws(StoreError) -> Connection? {
    let isStale =
      if let connection { connection.hasMoved || (connection.mode == .immutable && stamp != file?.stamp) } else { true }
    if isStale { try open() }
    return connection
  }

  /// The connection to read notes from; `nil` where there is nothing to read yet, or a store from before there were notes.
  func readingNotes() throws(StoreError) -> Connection? {
    guard let connection = try reading() else { return nil }
    // Another program may have brought the store up to date since it was opened.
    if version < Schema.versionOfNotes { version = try schema.version(of: connection) }
    return version < Schema.versionOfNotes ? nil : connection
  }

  /// The connection to write to.
  func writing() throws(StoreError) -> Connection {
    guard access == .readWrite, let connection = try reading() else {
      throw StoreError(.readOnly, path: path, detail: "opened for reading only")
    }
    return connection
  }

  // MARK: - Opening

  /// Opens the file that is there now, in place of the one that was.
  private func open() throws(StoreError) {
    connection = nil
    guard let file else {
      connection = try writable(Connection(path: "", mode: .memory, patience: patience))
      return
    }
    switch access {
    case .readWrite:
      if try file.state() == .missing { try file.create() }
      try file.requireWritable()
      connection = try writable(Connection(path: file.path, mode: .file, patience: patience))
    case .readOnly:
      guard try file.state() == .filled else { return }
      try file.requireReadable()
      connection = try readable(file)
    }
    generation += 1
  }

  /// Makes a connection ready to write: the newest version, a write-ahead log, durable commits.
  private func writable(_ connection: Connection) throws(StoreError) -> Connection {
    if try schema.version(of: connection) < schema.version {
      // Kept in the file: said once, when it is made. Readers and a writer don't wait for each other with a log.
      if connection.mode == .file { try connection.keepLog() }
      try schema.migrate(connection)
    }
    version = schema.version
    // With a log, a commit is one append to the log. `FULL` syncs the log before the commit returns, so it outlives a
    // power cut; `NORMAL` would sync only when the log is copied into the file. The name of a new log is synced by SQLite
    // with it. `EXTRA` is `FULL`, and where a file system allows no log, it also syncs the folder after the journal is
    // removed, which is what commits there.
    try connection.execute("PRAGMA synchronous = EXTRA")
    return connection
  }

  /// A connection that only reads. `nil` where the file holds no tables yet.
  private func readable(_ file: StoreFile) throws(StoreError) -> Connection? {
    stamp = file.stamp
    do {
      // Where the files that SQLite makes beside the store could not be removed again, the file is read alone.
      return try readable(file, file.isWritable || file.hasLog ? .file : .immutable)
    } catch  where error.problem == .diskFull && !file.hasLog {
      return try readable(file, .immutable)
    }
  }

  private func readable(_ file: StoreFile, _ mode: Connection.Mode) throws(StoreError) -> Connection? {
    let connection = try Connection(path: file.path, mode: mode, patience: patience)
    version = try schema.version(of: connection)
    return version == 0 ? nil : connection
  }
}
