import Cells

/// A picture beside a title: one or a few characters, with a form for terminals that have ASCII only.
public struct Image: Hashable, Sendable {
  /// The form for terminals with Unicode; sanitised.
  public let glyph: String
  /// The form for ASCII terminals; may be empty.
  public let ascii: String

  /// Makes a picture.
  /// - Parameters:
  ///   - glyph: One to about six cells of text, `⌖` or `★★★`.
  ///   - ascii: What stands in its place on an ASCII terminal, best of the same width.
  public init(_ glyph: String, ascii: String) {
    self.glyph = Text.sanitised(glyph)
    self.ascii = String(Text.sanitised(ascii).unicodeScalars.filter(\.isASCII))
  }

  /// The form to draw.
  public func text(ascii wantsASCII: Bool) -> String { wantsASCII ? ascii : glyph }
}
