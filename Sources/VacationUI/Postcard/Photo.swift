import Cells

/// A user's own picture of a spot, as it was read.
public struct Photo: Equatable, Sendable {
  /// For cells: no side longer than 384 pixels, because it is scaled with each frame.
  public var cells: Bitmap
  /// For a terminal that draws pixels; the same where no larger one was asked for.
  public var pixels: Bitmap

  /// The fewest colours in which a picture can be told; with fewer, and in ASCII, the drawn one says more.
  public static let leastColors = 8

  /// In how many colours a picture is drawn in cells, on a terminal of so many.
  public static func cellColors(of terminal: Int) -> Int { terminal >= 256 ? terminal : leastColors }

  /// - Parameter bitmap: The picture as large as it was asked for.
  /// - Complexity: O(pixels).
  public init(_ bitmap: Bitmap) {
    cells = bitmap.fitted(to: PictureShelf.longestSide)
    pixels = bitmap
  }

  /// A part of the smaller picture as one of the larger.
  func inPixels(_ part: Bitmap.Area) -> Bitmap.Area {
    let scale = (x: pixels.area.width / cells.area.width, y: pixels.area.height / cells.area.height)
    return Bitmap.Area(
      x: part.x * scale.x, y: part.y * scale.y, width: part.width * scale.x, height: part.height * scale.y)
  }
}
