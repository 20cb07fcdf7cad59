import Cells

/// A free view beside the preview, a reaction bar say, with items that can be focused and chosen.
public struct Accessory<Message: Equatable & Sendable>: Equatable, Sendable {
  /// What can be focused and chosen, in the order of Left and Right.
  public var items: [AccessoryItem<Message>]
  /// How the accessory is drawn.
  public var content: AccessoryContent
  /// Where it stands along the edge of what it is beside.
  public var alignment: AccessoryAlignment

  /// Makes an accessory of the program's own cells.
  /// - Parameters:
  ///   - items: What can be chosen.
  ///   - forms: The cells, in decreasing sizes.
  ///   - alignment: Where it stands along the edge of what it is beside.
  @inlinable
  public init(
    items: [AccessoryItem<Message>], forms: [AccessoryForm], alignment: AccessoryAlignment = .leading
  ) {
    self.items = items
    content = .forms(forms)
    self.alignment = alignment
  }

  /// Makes a bar of pictures, one for each item, in a box with each item's key beside it.
  @inlinable
  public static func bar(
    _ items: [(image: Image, item: AccessoryItem<Message>)], alignment: AccessoryAlignment = .leading
  ) -> Accessory {
    var accessory = Accessory(items: items.map(\.item), forms: [], alignment: alignment)
    accessory.content = .bar(items.map(\.image))
    return accessory
  }

  /// Makes a reaction bar: a picture each, with the keys 1 to 9, the current one marked.
  /// - Parameters:
  ///   - images: The reactions.
  ///   - marked: The current one; `nil` for none.
  ///   - keepsMenuPresented: Whether choosing leaves the menu open, so that the program dismisses it.
  ///   - alignment: Where the bar stands along the edge of what it is beside.
  ///   - message: What a reaction tells the program.
  @inlinable
  public static func reactions(
    _ images: [Image], marked: Image? = nil, keepsMenuPresented: Bool = false,
    alignment: AccessoryAlignment = .leading, message: (Image) -> Message
  ) -> Accessory {
    let items = images.enumerated().map { index, image in
      let digit = index < 9 ? Unicode.Scalar(UInt8(ascii: "1") + UInt8(index)) : nil
      return (
        image: image,
        item: AccessoryItem(
          identifier: image.glyph, title: image.glyph, key: digit.map { Key.character($0) },
          isMarked: image == marked, keepsMenuPresented: keepsMenuPresented, message: message(image))
      )
    }
    return bar(items, alignment: alignment)
  }
}
