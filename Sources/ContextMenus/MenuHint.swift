/// One key and what it does now.
public struct MenuHint: Hashable, Sendable {
  /// The key as it is written.
  public var key: String
  /// What it does, in a word or two.
  public var label: String

  /// Makes a hint.
  public init(_ key: String, _ label: String) {
    self.key = key
    self.label = label
  }
}
