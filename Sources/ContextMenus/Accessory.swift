import Cells

/// Where an accessory stands along the edge of the preview or the menu.
public enum AccessoryAlignment: Hashable, Sendable { case leading, center, trailing }

/// A free view beside the preview, a reaction bar say, with items that can be focused and chosen.
public struct Accessory<Message: Equatable & Sendable>: Equatable, Sendable {
  /// How the cells come about.
  public enum Content: Equatable, Sendable {
    /// The program's own cells, in decreasing sizes: the first that there is room for is drawn.
    case forms([AccessoryForm])
    /// A bar of pictures drawn by the library, one for each item.
    case bar([Image])
  }

  public var items: [AccessoryItem<Message>]
  public var content: Content
  public var alignment: AccessoryAlignment

  /// Makes an accessory of the program's own cells.
  /// - Parameters:
  ///   - items: What can be chosen.
  ///   - forms: The cells, in decreasing sizes.
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
}
