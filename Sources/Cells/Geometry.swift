/// A place on the cell grid; the top left cell is (0, 0).
public struct Point: Hashable, Sendable {
  /// Columns from the left edge, in cells.
  public var x: Int
  /// Rows from the top edge, in cells.
  public var y: Int

  public init(x: Int, y: Int) {
    self.x = x
    self.y = y
  }

  public static let zero = Point(x: 0, y: 0)
}

/// An extent in cells; never negative.
public struct Size: Hashable, Sendable {
  public var width: Int
  public var height: Int

  /// Makes a size; negative numbers become 0.
  public init(width: Int, height: Int) {
    self.width = max(0, width)
    self.height = max(0, height)
  }

  public static let zero = Size(width: 0, height: 0)
  public var isEmpty: Bool { width == 0 || height == 0 }
}

/// A rectangle of cells.
public struct Rect: Hashable, Sendable {
  public var origin: Point
  public var size: Size

  public init(origin: Point, size: Size) {
    self.origin = origin
    self.size = size
  }

  /// Makes a rectangle; a negative width or height becomes 0.
  public init(x: Int, y: Int, width: Int, height: Int) {
    self.init(origin: Point(x: x, y: y), size: Size(width: width, height: height))
  }

  /// The whole of a canvas or screen of this size.
  public init(_ size: Size) { self.init(origin: .zero, size: size) }

  public var minX: Int { origin.x }
  public var minY: Int { origin.y }
  /// The first column to the right of the rectangle.
  public var maxX: Int { origin.x + size.width }
  /// The first row below the rectangle.
  public var maxY: Int { origin.y + size.height }
  public var width: Int { size.width }
  public var height: Int { size.height }
  public var isEmpty: Bool { size.isEmpty }

  public func contains(_ point: Point) -> Bool {
    point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }

  /// Tells whether `other` lies wholly inside; an empty one always does.
  public func contains(_ other: Rect) -> Bool {
    other.isEmpty || (other.minX >= minX && other.maxX <= maxX && other.minY >= minY && other.maxY <= maxY)
  }

  /// The cells common to both; an empty rectangle where there are none.
  public func intersection(_ other: Rect) -> Rect {
    let x = max(minX, other.minX)
    let y = max(minY, other.minY)
    return Rect(x: x, y: y, width: min(maxX, other.maxX) - x, height: min(maxY, other.maxY) - y)
  }

  public func intersects(_ other: Rect) -> Bool { !intersection(other).isEmpty }

  /// The smallest rectangle around both; an empty one counts for nothing.
  public func union(_ other: Rect) -> Rect {
    if isEmpty { return other }
    if other.isEmpty { return self }
    let x = min(minX, other.minX)
    let y = min(minY, other.minY)
    return Rect(x: x, y: y, width: max(maxX, other.maxX) - x, height: max(maxY, other.maxY) - y)
  }

  /// The rectangle made smaller by so many cells on each side.
  public func inset(dx: Int = 0, dy: Int = 0) -> Rect {
    Rect(x: minX + dx, y: minY + dy, width: width - 2 * dx, height: height - 2 * dy)
  }

  public func offset(dx: Int = 0, dy: Int = 0) -> Rect {
    Rect(x: minX + dx, y: minY + dy, width: width, height: height)
  }
}
