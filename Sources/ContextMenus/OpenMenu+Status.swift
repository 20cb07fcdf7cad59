import Cells

extension OpenMenu {
  /// What the highlighted item is, or why it is disabled: for the right end of the status line.
  public var statusText: String { notice ?? "" }

  /// The keys that matter now: for the left end of the status line.
  public var hintText: String { "" }

  /// The identifier of the highlighted element of a level; `nil` where nothing is.
  public func highlightedIdentifier(level: Int) -> String? { nil }
}
