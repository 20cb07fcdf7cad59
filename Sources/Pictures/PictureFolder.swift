import Cells
import Glibc

/// The folder of the user's own pictures: `<spot id>.png`, `.jpg` or `.jpeg`.
public struct PictureFolder: Hashable, Sendable {
  /// The folder, which need not be there.
  public let path: String

  /// The folder inside a data folder.
  public init(dataFolder: String) { path = dataFolder + "/pictures" }

  /// The endings of a picture's name; of several files the first counts.
  public static let endings = ["png", "jpg", "jpeg"]

  /// Whether there is such a folder; costs one call of the system.
  public var exists: Bool { access(path, F_OK) == 0 }

  /// Reads and decodes the picture of a spot.
  /// - Parameter limit: The longest side of the result, in pixels.
  /// - Returns: `nil` where there is none.
  /// - Throws: ``PictureError`` where there is one that can't be shown.
  public func bitmap(of spot: String, longestSide limit: Int) throws(PictureError) -> Bitmap? {
    // No id leads out of the folder.
    guard !spot.isEmpty, !spot.hasPrefix("."), !spot.contains("/"), !spot.utf8.contains(0) else { return nil }
    for ending in Self.endings {
      let file = "\(path)/\(spot).\(ending)"
      do throws(PictureError.Problem) {
        guard let bytes = try PictureFile.bytes(file) else { continue }
        return try PictureDecoder.bitmap(of: bytes, longestSide: limit)
      } catch {
        throw PictureError(error, path: file)
      }
    }
    return nil
  }
}
