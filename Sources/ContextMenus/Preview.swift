import Cells

/// The picture of the held view beside its menu.
public struct Preview<Message: Equatable & Sendable>: Equatable, Sendable {
  /// The picture in decreasing preferred sizes; the largest that there is room for is drawn. Empty for a lifted
  /// preview that shows the cells of the held view as they are.
  public var canvases: [Canvas]
  /// In a box of its own, or as the held view itself.
  public var style: PreviewStyle
  /// What opens when the preview is pressed; `nil` when it can't be.
  public var commit: Message?
  /// What is shown while the menu closes after a commit.
  public var commitStyle: PreviewCommitStyle
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
  @inlinable
  public init(
    _ canvases: [Canvas], title: String = "", style: PreviewStyle = .card, commit: Message? = nil,
    commitStyle: PreviewCommitStyle = .dismiss, target: Rect? = nil
  ) {
    self.canvases = canvases
    self.title = title
    self.style = style
    self.commit = commit
    self.commitStyle = commitStyle
    self.target = target
  }

  /// The held view's own cells, lifted from the dimmed screen: what is shown when there is no other preview.
  @inlinable
  public static func heldView(title: String = "", commit: Message? = nil, target: Rect? = nil) -> Preview {
    Preview([], title: title, style: .lifted, commit: commit, target: target)
  }
}
