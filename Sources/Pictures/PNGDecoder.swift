import CPNG
import Cells

/// The calls to libpng: its simplified interface (libpng-manual, V), which returns its errors.
enum PNGDecoder {
  /// Decodes a PNG to 8 bits a channel; what is transparent shows white.
  static func bitmap(of bytes: [UInt8]) throws(PictureError.Problem) -> Bitmap {
    var image = png_image()
    image.version = png_uint_32(PNG_IMAGE_VERSION)
    let result = bytes.withUnsafeBytes { bytes in
      // libpng keeps the address of the image between its calls.
      withUnsafeMutablePointer(to: &image) { image in
        defer { png_image_free(image) }
        return Result<Bitmap, PictureError.Problem> { () throws(PictureError.Problem) in try decode(bytes, image) }
      }
    }
    return try result.get()
  }

  private static func decode(
    _ bytes: UnsafeRawBufferPointer, _ image: UnsafeMutablePointer<png_image>
  ) throws(PictureError.Problem) -> Bitmap {
    guard png_image_begin_read_from_memory(image, bytes.baseAddress, bytes.count) != 0 else {
      throw .damaged(message(of: image.pointee))
    }
    let (width, height) = (Int(image.pointee.width), Int(image.pointee.height))
    try PictureLimits.check(width: width, height: height)
    image.pointee.format = png_uint_32(PNG_FORMAT_FLAG_COLOR)
    var white = png_color(red: 255, green: 255, blue: 255)
    var isDone = false
    let pixels = [UInt8](unsafeUninitializedCapacity: width * height * 3) { buffer, count in
      isDone = png_image_finish_read(image, &white, buffer.baseAddress, png_int_32(width * 3), nil) != 0
      count = isDone ? width * height * 3 : 0
    }
    guard isDone, let bitmap = Bitmap(width: width, height: height, bytes: pixels) else {
      throw .damaged(message(of: image.pointee))
    }
    return bitmap
  }

  /// What libpng says is wrong.
  private static func message(of image: png_image) -> String {
    withUnsafeBytes(of: image.message) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
  }
}
