import Cells

/// The picture of the held view beside its menu.
public struct Preview<Message: Equatable & Sendable>: Equatable, Sendable {
  /// How the picture is shown.
  public enum Style: Hashable, Sendable {
    /// A box of its own, left of the menu or above it.
    case card
    /// The view itself, undimmed, between the accessory and the menu; moved only where there is no room.
    case lifted
  }

  /// What is shown while the menu closes after a commit.
  public enum CommitStyle: Hashable, Sendable {
    /// The menu goes away, then the message acts.
    case dismiss
    /// The preview grows into the screen, then the message acts.
    case pop
  }

  /// The picture in decreasing preferred sizes; the largest that there is room for is drawn. Empty for a lifted
  /// preview that shows the cells of the held view as they are.
  public var canvases: [Canvas]
  /// In a box of its own, or as the held view itself.
  public var style: Style
  /// What opens when the preview is pressed; `nil` when it can't be.
  public var commit: Message?
  /// What is shown while the menu closes after a commit.
  public var commitStyle: CommitStyle
  /// Where the lifted view stands on the screen; `nil` for the anchor.
  public var target: Rect?
  /// What the status line says while the preview is focused.
  public var title: String

  /// Makes a preview in a box.
  /// - Parameters:
  ///   - canvases: The picture in decreasing sizes, without border or air.
  ///   - title: What the status line says while the preview is focused.
  ///   - style: In a box of its own, or as the held view itself.
  ///   - commit: What opens when the preview is pressed.
  ///   - commitStyle: What is shown while the menu closes after that.
  ///   - target: Where the lifted view stands; `nil` for the anchor.
  public init(
    _ canvases: [Canvas], title: String = "", style: Style = .card, commit: Message? = nil,
    commitStyle: CommitStyle = .dismiss, target: Rect? = nil
  ) {
    self.canvases = canvases
    self.title = title
    self.style = style
    self.commit = commit
    self.commitStyle = commitStyle
    self.target = target
  }

  /// The held view's own cells, lifted from the dimmed screen: what is shown when there is no other preview.
  public static func heldView(title: String = "", commit: Message? = nil, target: Rect? = nil) -> Preview {
    Preview([], title: title, style: .lifted, commit: commit, target: target)
  }
}
