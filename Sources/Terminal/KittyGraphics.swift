import Cells

/// The kitty graphics protocol (https://sw.kovidgoyal.net/kitty/graphics-protocol/), as much of it as one picture needs.
enum KittyGraphics {
  /// Asks whether the terminal understands; answered by `Gi=1985;OK`.
  static let question = "\u{1B}_Gi=1985,s=1,v=1,a=q,t=d,f=24;AAAA\u{1B}\\"

  /// The number of the question's picture.
  static let questionID = 1985

  /// Takes the picture from the screen and out of the terminal's memory; harmless where there is none.
  static let deleting = "\u{1B}_Ga=d,d=I,i=\(id),q=2\u{1B}\\"

  /// Ends a sequence that was cut off, and the picture that it is a part of, for the next is taken as its next part.
  static let aborting = "\u{1B}\\\u{1B}_Gq=2,m=0;\u{1B}\\"

  /// The number of the one picture that is shown.
  private static let id = 1986

  /// The bytes of pixels in one sequence: 4096 in base64, the most that the protocol allows.
  private static let chunk = 3072

  /// Sends a picture and shows it over an area, the cursor back where it was.
  /// - Complexity: O(pixels): four bytes are sent for each.
  static func showing(_ bitmap: Bitmap, over area: Rect) -> String {
    var text = "\u{1B}7\u{1B}[\(area.minY + 1);\(area.minX + 1)H"
    var keys = "a=T,f=24,t=d,i=\(id),p=1,s=\(bitmap.width),v=\(bitmap.height)"
    keys += ",c=\(area.width),r=\(area.height),C=1,q=2"
    for start in stride(from: 0, to: bitmap.bytes.count, by: chunk) {
      let end = min(start + chunk, bitmap.bytes.count)
      let more = end < bitmap.bytes.count ? 1 : 0
      text += "\u{1B}_G\(keys),m=\(more);\(Clipboard.base64(Array(bitmap.bytes[start..<end])))\u{1B}\\"
      keys = "q=2"
    }
    return text + "\u{1B}8"
  }
}
