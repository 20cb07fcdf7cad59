/// What a picture may cost; whatever is larger is refused before it is decoded.
public enum PictureLimits {
  /// The most bytes of a file: 32 MiB.
  public static let bytes = 32 << 20
  /// The longest side, in pixels.
  public static let side = 20_000
  /// The most pixels: a PNG of so many takes 150 MB while it is decoded.
  public static let pixels = 50_000_000

  /// Throws where a picture of such sides is not decoded.
  static func check(width: Int, height: Int) throws(PictureError.Problem) {
    guard width > 0, height > 0 else { throw .damaged("it has no pixels") }
    guard width <= side, height <= side, width * height <= pixels else {
      throw .tooLarge(width: width, height: height)
    }
  }
}

extension PictureError.Problem: Error {}
