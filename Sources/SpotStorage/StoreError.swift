/// What went wrong with a store: the problem, the file or folder it is about, and what the system said.
///
/// `description` is a whole message for a person: what is wrong with which file, and what to do. Nothing was overwritten
/// or deleted when one of these is thrown, and a change that throws has changed nothing.
public struct StoreError: Error, Hashable, Sendable {
  /// The kinds of trouble, each with a cure of its own.
  public enum Problem: Hashable, Sendable {
    /// The file is no database, or a page of it makes no sense.
    case damaged
    /// A database, but made by some other program.
    case foreign
    /// Made by a later version of this program: the version found, and the last one that this program knows.
    case newer(found: Int, known: Int)
    /// The file, its folder or the whole disk may be read but not written.
    case readOnly
    /// Another program has kept the store locked for longer than this many milliseconds.
    case locked(milliseconds: Int)
    case diskFull
    /// The file or folder may not even be read.
    case noPermission
    /// A folder is needed where something else stands.
    case notAFolder
    /// A plain file is needed where a folder, a pipe or a device stands.
    case notAFile
    /// No folder was named, and there is no home folder to put one in.
    case homeMissing
    /// A note has more bytes than a note may have.
    case noteTooLong(bytes: Int, limit: Int)
    /// Anything else that the system or SQLite reports.
    case failed
  }

  public var problem: Problem
  /// The file or folder that the problem is about.
  public var path: String
  /// What the system or SQLite said about it; may be empty.
  public var detail: String

  public init(_ problem: Problem, path: String, detail: String = "") {
    self.problem = problem
    self.path = path
    self.detail = detail
  }
}
