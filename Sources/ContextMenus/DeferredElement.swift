/// A place in a menu whose elements come later.
///
/// When the level that holds it is shown, the open menu asks for it (``MenuResult/requestDeferred(_:)``) and shows a
/// loading row until ``OpenMenu/fulfil(_:with:)`` brings the elements.
public struct DeferredElement: Hashable, Sendable {
  /// Names the request; the same identifier means the same elements.
  public var identifier: String
  /// A cached element is asked for once; another one each time its level is shown.
  public var isCached: Bool
  /// What the loading row says.
  public var title: String

  /// Makes an element that is asked for once and then remembered.
  @inlinable
  public init(_ identifier: String, title: String = "Loading…") {
    self.identifier = identifier
    isCached = true
    self.title = title
  }

  /// Makes an element that is asked for each time its level is shown.
  @inlinable
  public static func uncached(_ identifier: String, title: String = "Loading…") -> DeferredElement {
    var element = DeferredElement(identifier, title: title)
    element.isCached = false
    return element
  }
}
