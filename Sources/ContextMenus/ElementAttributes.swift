/// What sets an action apart from a plain one.
///
/// Write it as one attribute or as a list: `.destructive`, `[.destructive, .disabled("No rating yet")]`.
public struct ElementAttributes: Hashable, Sendable, ExpressibleByArrayLiteral {
  /// The action takes something away: it is marked (not by colour alone) and stands last.
  public var isDestructive = false
  /// The action is left out, together with a rule or header that would stand alone.
  public var isHidden = false
  /// Choosing the action leaves the menu open, except with Enter.
  public var keepsMenuPresented = false
  /// Why the action cannot be chosen now; `nil` when it can. A disabled action can be highlighted and says why.
  public var disabledReason: String?

  /// Makes the attributes of a plain action.
  @inlinable
  public init() {}

  /// Makes the attributes that have what any of the elements has; the first reason counts.
  @inlinable
  public init(arrayLiteral elements: ElementAttributes...) {
    for element in elements {
      isDestructive = isDestructive || element.isDestructive
      isHidden = isHidden || element.isHidden
      keepsMenuPresented = keepsMenuPresented || element.keepsMenuPresented
      disabledReason = disabledReason ?? element.disabledReason
    }
  }

  /// Whether the action cannot be chosen now.
  public var isDisabled: Bool { disabledReason != nil }

  /// Takes something away: marked, and last.
  public static let destructive: ElementAttributes = {
    var attributes = ElementAttributes()
    attributes.isDestructive = true
    return attributes
  }()

  /// Left out.
  public static let hidden: ElementAttributes = {
    var attributes = ElementAttributes()
    attributes.isHidden = true
    return attributes
  }()

  /// Leaves the menu open, except with Enter.
  public static let keepsMenuPresented: ElementAttributes = {
    var attributes = ElementAttributes()
    attributes.keepsMenuPresented = true
    return attributes
  }()

  /// Disabled, for a reason that the person is told: a short sentence without a full stop.
  @inlinable
  public static func disabled(_ reason: String) -> ElementAttributes {
    var attributes = ElementAttributes()
    attributes.disabledReason = reason
    return attributes
  }

  /// Disabled without a particular reason.
  public static let disabled = ElementAttributes.disabled("Not available now")
}
