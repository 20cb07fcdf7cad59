/// A drawn screen: the cells, what stands where, and where the terminal's cursor rests.
///
/// Hit-testing asks the frame, so a click meets what was drawn and nothing else.
public struct Frame<Target: Hashable & Sendable>: Sendable {
  public var canvas: Canvas
  /// What can be pointed at, in drawing order: a later region lies above an earlier one.
  public private(set) var regions: [Region]
  /// Where the terminal's cursor rests (a screen reader follows it); `nil` hides it.
  public var cursor: Point?
  /// What a terminal that draws pixels shows over the cells.
  public var picture: PixelPicture?

  public struct Region: Hashable, Sendable {
    public var rect: Rect
    public var target: Target
  }

  public init(_ size: Size) {
    canvas = Canvas(size)
    regions = []
    regions.reserveCapacity(64)
  }

  /// Notes that `target` stands in `rect`; an empty rectangle is not noted.
  public mutating func mark(_ rect: Rect, as target: Target) {
    let visible = rect.intersection(canvas.bounds)
    if !visible.isEmpty { regions.append(Region(rect: visible, target: target)) }
  }

  /// Forgets the regions that were noted last, so that so many are left.
  public mutating func keepRegions(_ count: Int) { regions.removeLast(max(0, regions.count - max(0, count))) }

  /// The topmost region at a place.
  public func region(at point: Point) -> Region? { regions.last { $0.rect.contains(point) } }

  /// Where a target stands; the topmost place where there are several.
  public func rect(of target: Target) -> Rect? { regions.last { $0.target == target }?.rect }
}
