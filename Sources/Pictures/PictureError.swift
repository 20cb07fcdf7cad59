/// Why a picture cannot be shown: the problem, and the file it is about.
///
/// `description` is a whole message for a person: what is wrong with which file, and what to do.
public struct PictureError: Error, Hashable, Sendable {
  public enum Problem: Hashable, Sendable {
    /// The file may not be read, or the disk says no; with the system's words.
    case unreadable(String)
    /// A folder, a pipe or a device stands where the file should be.
    case notAFile
    case empty
    /// More bytes than ``PictureLimits/bytes``.
    case tooManyBytes(Int)
    /// Neither a PNG nor a JPEG by its first bytes.
    case unknownFormat
    /// A side longer than ``PictureLimits/side``, or more pixels than ``PictureLimits/pixels``.
    case tooLarge(width: Int, height: Int)
    /// Cut short or broken; with the decoder's words.
    case damaged(String)
    case outOfMemory
  }

  public var problem: Problem
  /// The file.
  public var path: String

  public init(_ problem: Problem, path: String) {
    self.problem = problem
    self.path = path
  }
}

extension PictureError: CustomStringConvertible {
  public var description: String { "\(path) \(trouble): \(cure)" }

  private var trouble: String {
    switch problem {
    case .unreadable(let reason): "cannot be read (\(reason))"
    case .notAFile: "is no plain file"
    case .empty: "is empty"
    case .tooManyBytes(let count): "has \(count >> 20) MiB"
    case .unknownFormat: "is neither PNG nor JPEG"
    case .tooLarge(let width, let height): "has \(width) by \(height) pixels"
    case .damaged(let reason): "is damaged (\(reason))"
    case .outOfMemory: "needs more memory than there is"
    }
  }

  private var cure: String {
    switch problem {
    case .unreadable: "make it readable (chmod u+r)"
    case .notAFile: "put a picture there"
    case .empty, .damaged: "copy it there again"
    case .tooManyBytes: "\(PictureLimits.bytes >> 20) MiB are the most; save it smaller"
    case .unknownFormat: "convert it to one of them"
    case .tooLarge:
      "\(PictureLimits.side) a side and \(PictureLimits.pixels / 1_000_000) megapixels are the most; make it smaller"
    case .outOfMemory: "make it smaller"
    }
  }
}
