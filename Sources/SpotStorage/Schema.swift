/// The tables of a store, as the steps that lead from an empty database to the newest version.
///
/// A store's version is the number of steps that it has taken and stands in its header (`user_version`). A new version is one more
/// step at the end; a step that has been released never changes.
struct Schema {
  /// Step n leads from version n to n + 1.
  var steps: [String]

  /// The newest version.
  var version: Int { steps.count }

  /// Stands in the header of every store ("VSPT"), so that another program's database is not taken for one.
  static let applicationID = 0x5653_5054

  static let current = Schema(steps: [ratingsAndSettings, notesAndReactions])

  /// The first version that has notes.
  static let versionOfNotes = 2

  /// Version 1. A row is found by its key alone (`WITHOUT ROWID`), so a rating is one entry in one tree.
  private static let ratingsAndSettings = """
    CREATE TABLE ratings (
      spot TEXT NOT NULL,
      rater TEXT NOT NULL,
      stars INTEGER NOT NULL CHECK (typeof(stars) = 'integer' AND stars BETWEEN 1 AND 5),
      at INTEGER NOT NULL CHECK (typeof(at) = 'integer'), -- milliseconds since 1970-01-01T00:00:00Z
      PRIMARY KEY (spot, rater)
    ) WITHOUT ROWID;
    CREATE TABLE settings (
      name TEXT NOT NULL PRIMARY KEY,
      value TEXT NOT NULL
    ) WITHOUT ROWID;
    """

  /// Version 2. The kind of a reaction is a word, so that a later program may know more of them. A store removes the
  /// reactions of a note itself: the pragma that makes SQLite do it would cost every start a statement.
  private static let notesAndReactions = """
    CREATE TABLE notes (
      id TEXT NOT NULL PRIMARY KEY,
      spot TEXT NOT NULL,
      author TEXT NOT NULL,
      text TEXT NOT NULL,
      at INTEGER NOT NULL CHECK (typeof(at) = 'integer'), -- milliseconds since 1970-01-01T00:00:00Z
      edited INTEGER CHECK (typeof(edited) IN ('integer', 'null')) -- the same
    );
    CREATE INDEX notes_of_spots ON notes (spot, at, id);
    CREATE TABLE reactions (
      note TEXT NOT NULL REFERENCES notes (id) ON DELETE CASCADE,
      rater TEXT NOT NULL,
      kind TEXT NOT NULL,
      PRIMARY KEY (note, rater)
    ) WITHOUT ROWID;
    """

  /// The version of a store; throws where it is no store, or a newer one. One statement for a store of the newest version.
  func version(of connection: Connection) throws(StoreError) -> Int {
    let found = try connection.integer("PRAGMA user_version")
    if found == version { return found }
    // Another program may be making the store just now; all facts must be of one moment.
    return try connection.snapshot { () throws(StoreError) in try inspect(connection) }
  }

  private func inspect(_ connection: Connection) throws(StoreError) -> Int {
    let found = try connection.integer("PRAGMA user_version")
    if try connection.integer("PRAGMA application_id") == Self.applicationID, found > 0 {
      guard found <= version else {
        throw StoreError(.newer(found: found, known: version), path: connection.path)
      }
      return found
    }
    let tables = try connection.integer("SELECT count(*) FROM sqlite_master")
    guard found == 0, tables == 0 else {
      throw StoreError(.foreign, path: connection.path)
    }
    return 0
  }

  /// Brings the database from an older version to the newest, all or nothing. Another program may be doing the same.
  func migrate(_ connection: Connection) throws(StoreError) {
    try connection.transaction { () throws(StoreError) in
      let found = try inspect(connection)
      guard found < version else { return }
      for step in steps[found...] { try connection.execute(step) }
      try connection.execute("PRAGMA application_id = \(Self.applicationID); PRAGMA user_version = \(version)")
    }
  }
}
