extension StoreError: CustomStringConvertible {
  /// The whole message: what is wrong, with which file, and the cure. One line, without a full stop's successor.
  public var description: String {
    let said = detail.isEmpty ? "" : " (\(detail))"
    return "\(trouble)\(said). \(cure)"
  }

  /// What is wrong, naming the file.
  private var trouble: String {
    switch problem {
    case .damaged: "\(path) is damaged"
    case .foreign: "\(path) is not a store of vacation-spots"
    case .newer(let found, let known):
      "\(path) was made by a newer vacation-spots (store version \(found), this program knows \(known))"
    case .readOnly: "\(path) cannot be written"
    case .locked(let milliseconds): "\(path) has been locked by another program for \(Self.seconds(milliseconds))"
    case .diskFull: "no room on the disk for \(path)"
    case .noPermission: "no permission to use \(path)"
    case .notAFolder: "\(path) is not a folder"
    case .notAFile: "\(path) is not a plain file"
    case .homeMissing: path.isEmpty ? "there is no home folder" : "the home folder \(path) does not exist"
    case .noteTooLong(let bytes, let limit):
      "a note for \(path) has \(bytes) bytes of text, and \(limit) are the most"
    case .failed: "\(path) cannot be used"
    }
  }

  /// What to do about it.
  private var cure: String {
    switch problem {
    case .damaged:
      "It was left as it is: save what can be saved with `sqlite3 FILE .recover`, or move it away to begin anew"
    case .foreign: "It was left as it is: choose another folder with --data-dir"
    case .newer: "Update vacation-spots, or choose another folder with --data-dir"
    case .readOnly: "Nothing was changed: make it writable (chmod u+w), or choose another folder with --data-dir"
    case .locked: "Nothing was changed: close the program that holds it (`fuser -v FILE` names it) and try again"
    case .diskFull: "Nothing was changed: free some space and try again"
    case .noPermission: "Ask its owner for access, or choose another folder with --data-dir"
    case .notAFolder, .notAFile: "Move it away, or choose another folder with --data-dir"
    case .homeMissing: "Set HOME, or choose a folder with --data-dir"
    case .noteTooLong: "Nothing was changed: shorten the note, or make two of it"
    case .failed: "Nothing was changed: look at the file and its disk, or choose another folder with --data-dir"
    }
  }

  private static func seconds(_ milliseconds: Int) -> String {
    milliseconds < 1000 ? "\(milliseconds) ms" : "\(milliseconds / 1000) s"
  }
}
