/// A picture for a terminal that draws pixels, over cells that show it too where the terminal can't.
public struct PixelPicture: Sendable {
  /// Tells pictures apart: the same number stands for the same bitmap.
  public var id: Int
  /// The cells that it covers, all of them on the screen.
  public var area: Rect
  public var bitmap: Bitmap
  /// The part of the bitmap that is shown, stretched over the area.
  public var part: Bitmap.Area

  public init(id: Int, area: Rect, bitmap: Bitmap, part: Bitmap.Area) {
    self.id = id
    self.area = area
    self.bitmap = bitmap
    self.part = part
  }
}

extension PixelPicture: Equatable {
  /// Whether both look the same; the bitmaps are known by their number.
  public static func == (first: PixelPicture, second: PixelPicture) -> Bool {
    first.id == second.id && first.area == second.area && first.part == second.part
  }
}
