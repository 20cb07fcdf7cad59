import Foundation

/// Files of 16 by 8 pixels: upper left red, upper right blue, lower left green, lower right white.
enum Sample {
  /// Baseline, without subsampling.
  static let jpeg = bytes(
    """
    /9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAMCAgMCAgMDAwMEAwMEBQgFBQQEBQoHBwYIDAoMDAsKCwsNDhIQDQ4RDgsLEBYQERMU
    FRUVDA8XGBYUGBIUFRT/2wBDAQMEBAUEBQkFBQkUDQsNFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQU
    FBQUFBQUFBT/wAARCAAIABADAREAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAABgf/xAAcEAABAwUAAAAAAAAAAAAAAAAAGBlm
    Z6Sm4+T/xAAXAQADAQAAAAAAAAAAAAAAAAAFBggJ/8QAIxEAAQAIBwAAAAAAAAAAAAAAABUWFxhiY2XhZqGio6Tj5P/aAAwDAQAC
    EQMRAD8ALp4kFlsJWWWTqsG31sPcrzlNZirDjHWapN0pu71CQjI8rn//2Q==
    """)
  static let progressiveJPEG = bytes(
    """
    /9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAMCAgMCAgMDAwMEAwMEBQgFBQQEBQoHBwYIDAoMDAsKCwsNDhIQDQ4RDgsLEBYQERMU
    FRUVDA8XGBYUGBIUFRT/2wBDAQMEBAUEBQkFBQkUDQsNFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQU
    FBQUFBQUFBT/wgARCAAIABADAREAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAABQb/xAAXAQADAQAAAAAAAAAAAAAAAAAEBQcI
    /9oADAMBAAIQAxAAAAEuVG02qUn/xAAWEAEBAQAAAAAAAAAAAAAAAAAAFhf/2gAIAQEAAQUCnmMP/8QAGhEAAQUBAAAAAAAAAAAA
    AAAAABQXYWWj4//aAAgBAwEBPwF66/XmJpP/xAAbEQABBAMAAAAAAAAAAAAAAAAAFRZiZKGi4v/aAAgBAgEBPwFShkfVbbk//8QA
    GhAAAQUBAAAAAAAAAAAAAAAAADQ1oqTh4v/aAAgBAQAGPwJRDR4rdH//xAAUEAEAAAAAAAAAAAAAAAAAAAAQ/9oACAEBAAE/ISD/
    AP/aAAwDAQACAAMAAAAQe//EABcRAQADAAAAAAAAAAAAAAAAAAAR4fD/2gAIAQMBAT8QJuLf/8QAFhEAAwAAAAAAAAAAAAAAAAAA
    EPDx/9oACAECAQE/EGgH/8QAFBABAAAAAAAAAAAAAAAAAAAAEP/aAAgBAQABPxAr/wD/2Q==
    """)
  /// One channel.
  static let greyJPEG = bytes(
    """
    /9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAMCAgMCAgMDAwMEAwMEBQgFBQQEBQoHBwYIDAoMDAsKCwsNDhIQDQ4RDgsLEBYQERMU
    FRUVDA8XGBYUGBIUFRT/wAALCAAIABABAREA/8QAFQABAQAAAAAAAAAAAAAAAAAABQb/xAAcEAABAwUAAAAAAAAAAAAAAAAAGBlm
    Z6Wm4+T/2gAIAQEAAD8AEQrN7TuLJk6s2Ldh/9k=
    """)
  /// Cyan, magenta, yellow and black, as Adobe writes them.
  static let inkJPEG = bytes(
    """
    /9j/7gAOQWRvYmUAZAAAAAAC/9sAQwADAgIDAgIDAwMDBAMDBAUIBQUEBAUKBwcGCAwKDAwLCgsLDQ4SEA0OEQ4LCxAWEBETFBUV
    FQwPFxgWFBgSFBUU/9sAQwEDBAQFBAUJBQUJFA0LDRQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQU
    FBQUFBQU/8AAFAgACAAQBAERAAIRAQMRAQQRAP/EABcAAAMBAAAAAAAAAAAAAAAAAAAGBwn/xAAcEAABAwUAAAAAAAAAAAAAAAAA
    GBlmZ6Sm4+T/xAAXAQADAQAAAAAAAAAAAAAAAAAFBggJ/8QAIxEAAQAIBwAAAAAAAAAAAAAAABUWFxhiY2XhZqGio6Tj5P/aAA4E
    AQACEQMRBAAAPwBlUPH73WVSrU7TcBuUYh4voNUyZPO0eyfkMq2FVLa7R4ScGdgP/9k=
    """)
  static let palettePNG = bytes(
    """
    iVBORw0KGgoAAAANSUhEUgAAABAAAAAICAMAAADHqI+lAAAADFBMVEX/AAAAAP8A/wD///9bHO1dAAAAGElEQVQI12NggAJGKGAg
    Q4AJCpihgAwBACGIAMH/N2wkAAAAAElFTkSuQmCC
    """)
  static let png = bytes(
    """
    iVBORw0KGgoAAAANSUhEUgAAABAAAAAICAIAAAB/FOjAAAAAH0lEQVQY02P8z4AdMDJgl2FiIBHQXgMupzL8Hzp+AAATtAUL9iYt
    NwAAAABJRU5ErkJggg==
    """)
  /// Sixteen bits a channel.
  static let deepPNG = bytes(
    """
    iVBORw0KGgoAAAANSUhEUgAAABAAAAAIEAIAAAAvhDSDAAAAB3RJTUUH6gseAw4Ox2A9KQAAACZJREFUKM9j/P+fgSTAyMjAQIoe
    JtKMJx0MfQtIDFGI6tE4oCoAAAGoCgfHxqPqAAAAAElFTkSuQmCC
    """)
  static let interlacedPNG = bytes(
    """
    iVBORw0KGgoAAAANSUhEUgAAABAAAAAICAIAAAEIE9hWAAAAP0lEQVQY062OSQoAMAgDx/7/z+lBCoE24KG5uISMIgDRpbCxBEDv
    Xg7m3/2BtpESi6CIyglNUKZIGv3k0q8LGzNAGvvG3aU+AAAAAElFTkSuQmCC
    """)
  static let greyPNG = bytes(
    """
    iVBORw0KGgoAAAANSUhEUgAAABAAAAAICAAAAADVHSBLAAAAHElEQVQI12M0Y4CAO1CaiQENEBZg3AZleJJvBgDOlwIg2UW2XAAA
    AABJRU5ErkJggg==
    """)
  /// Wholly transparent.
  static let clearPNG = bytes(
    """
    iVBORw0KGgoAAAANSUhEUgAAABAAAAAICAYAAADwdn+XAAAAH0lEQVQoz2P8z4AfMDLgV8HEQCEYeAMIeZHh//APAwC+0wULaV3W
    vAAAAABJRU5ErkJggg==
    """)

  static let all = [
    jpeg, progressiveJPEG, greyJPEG, inkJPEG, palettePNG, png, deepPNG, interlacedPNG, greyPNG, clearPNG,
  ]

  private static func bytes(_ base64: String) -> [UInt8] {
    [UInt8](Data(base64Encoded: base64, options: .ignoreUnknownCharacters) ?? Data())
  }

  /// EXIF data that says how a picture has to be turned.
  private static func exif(orientation: UInt8, isLittle: Bool) -> [UInt8] {
    func number(_ value: UInt8, _ width: Int) -> [UInt8] {
      let rest = [UInt8](repeating: 0, count: width - 1)
      return isLittle ? [value] + rest : rest + [value]
    }
    var tiff = Array((isLittle ? "II" : "MM").utf8) + number(42, 2) + number(8, 4)
    // One entry: the orientation, a number of two bytes.
    tiff += number(1, 2) + (isLittle ? [0x12, 0x01] : [0x01, 0x12]) + number(3, 2) + number(1, 4)
    return tiff + number(orientation, 2) + [UInt8](repeating: 0, count: 6)
  }

  /// The JPEG with EXIF data that says how it has to be turned.
  static func jpeg(orientation: UInt8, isLittle: Bool) -> [UInt8] {
    let data = Array("Exif\0\0".utf8) + exif(orientation: orientation, isLittle: isLittle)
    return [0xFF, 0xD8, 0xFF, 0xE1, 0, UInt8(data.count + 2)] + data + jpeg.dropFirst(2)
  }

  /// The PNG with the same, in a chunk before the picture's or after it.
  static func png(orientation: UInt8, isLittle: Bool, isLast: Bool) -> [UInt8] {
    let data = exif(orientation: orientation, isLittle: isLittle)
    return png(with: data, isLast: isLast)
  }

  /// The PNG with an eXIf chunk of any bytes.
  static func png(with exif: [UInt8], isLast: Bool) -> [UInt8] {
    let body = Array("eXIf".utf8) + exif
    let chunk = big(UInt32(exif.count)) + body + big(checksum(body[...]))
    // The header is 8 + 25 bytes long, the end 12.
    let place = isLast ? png.count - 12 : 33
    return Array(png[..<place] + chunk + png[place...])
  }

  /// The JPEG with other sides in its frame header.
  static func jpeg(width: Int, height: Int) -> [UInt8] {
    var bytes = jpeg
    guard let frame = bytes.indices.dropLast().first(where: { bytes[$0] == 0xFF && bytes[$0 + 1] == 0xC0 }) else {
      return []
    }
    bytes.replaceSubrange(
      (frame + 5)..<(frame + 9),
      with: [UInt8(height >> 8), UInt8(height & 255), UInt8(width >> 8), UInt8(width & 255)])
    return bytes
  }

  /// The PNG with other sides in its header, and the right checksum.
  static func png(width: UInt32, height: UInt32) -> [UInt8] {
    var bytes = png
    bytes.replaceSubrange(16..<24, with: big(width) + big(height))
    bytes.replaceSubrange(29..<33, with: big(checksum(bytes[12..<29])))
    return bytes
  }

  private static func big(_ value: UInt32) -> [UInt8] {
    (0..<4).map { UInt8(truncatingIfNeeded: value >> (24 - 8 * $0)) }
  }

  /// CRC-32 as PNG uses it (PNG 1.2, annex D).
  private static func checksum(_ bytes: ArraySlice<UInt8>) -> UInt32 {
    var sum = UInt32.max
    for byte in bytes {
      sum ^= UInt32(byte)
      for _ in 0..<8 { sum = sum & 1 == 0 ? sum >> 1 : (sum >> 1) ^ 0xEDB8_8320 }
    }
    return ~sum
  }
}
