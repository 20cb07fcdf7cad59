import Cells

/// One drawn form of an accessory: its cells, and where its items stand in them.
public struct AccessoryForm: Equatable, Sendable {
  /// The accessory with nothing focused; its size is the accessory's size.
  public var canvas: Canvas
  /// Where each item stands, in the order of ``Accessory/items``; empty for an item that this form lacks.
  public var frames: [Rect]
  /// The whole accessory with one item focused, by the item's index; where there is none the item is drawn in reverse.
  public var focused: [Int: Canvas]

  /// Makes a form; an item without a frame is not in it.
  public init(canvas: Canvas, frames: [Rect], focused: [Int: Canvas] = [:]) {
    self.canvas = canvas
    self.frames = frames
    self.focused = focused
  }
}
