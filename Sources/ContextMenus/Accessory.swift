import Cells

/// Where an accessory stands along the edge of the preview or the menu.
public enum AccessoryAlignment: Hashable, Sendable {
  /// At the menu's left edge; at its right edge where the menu itself stands at the view's right edge.
  case leading
  /// In the middle of the preview.
  case center
  /// At the menu's right edge.
  case trailing
}

/// A free view beside the preview, a reaction bar say, with items that can be focused and chosen.
public struct Accessory<Message: Equatable & Sendable>: Equatable, Sendable {
  /// How the cells come about.
  public enum Content: Equatable, Sendable {
    /// The program's own cells, in decreasing sizes: the first that there is room for is drawn.
    case forms([AccessoryForm])
    /// A bar of pictures drawn by the library, one for each item.
    case bar([Image])
  }

  /// What can be focused and chosen, in the order of Left and Right.
  public var items: [AccessoryItem<Message>]
  /// How the accessory is drawn.
  public var content: Content
  /// Where it stands along the edge of what it is beside.
  public var alignment: AccessoryAlignment

  /// Makes an accessory of the program's own cells.
  /// - Parameters:
  ///   - items: What can be chosen.
  ///   - forms: The cells, in decreasing sizes.
  ///   - alignment: Where it stands along the edge of what it is beside.
  public init(
    items: [AccessoryItem<Message>], forms: [AccessoryForm], alignment: AccessoryAlignment = .leading
  ) {
    self.items = items
    content = .forms(forms)
    self.alignment = alignment
  }

  /// Makes a bar of pictures, one for each item, in a box with each item's key beside it.
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
