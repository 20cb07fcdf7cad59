/// The outline of a well-known place, drawn with shapes so that it keeps its form at every size.
///
/// The sketch has a shape a line: tone, operation, numbers. Numbers are hundredths of the height of the whole, `x` from
/// the middle, `y` up from the ground.
///
/// | operation | numbers | draws |
/// |---|---|---|
/// | `p` | x y x y … | a polygon |
/// | `r` | x y width height | a rectangle from its lower left corner |
/// | `a` | x y width height | the same with a round top, an arch |
/// | `t` | x y width height | a triangle from the middle of its foot |
/// | `e` | x y rx ry | an ellipse |
/// | `d` | x y rx ry | the upper half of an ellipse, a dome |
/// | `o` | x y rx height | an onion dome |
/// | `l` | x y x y thickness | a line |
///
/// An upper-case letter draws the mirror image too. `* n dx` after the numbers draws n of them side by side. The tone is
/// a digit, the place in ``inks``; `x` cuts out what lies behind; `w` is a window, lit at night.
struct Silhouette: Sendable {
  enum Depth: Sendable {
    /// A mountain behind the things around it.
    case far
    /// A building, floodlit at night.
    case near
    /// Nature in front.
    case wild
  }

  let id: String
  let scene: PostcardScene
  let depth: Depth
  /// The height of 100 hundredths, as a part of the sky's height.
  let height: Double
  /// How wide the sketch is, in hundredths.
  let width: Double
  let inks: [UInt32]
  let sketch: String
  /// How many of the inks lamps light at night: all of a building, none of a mountain.
  let lit: Int

  init(
    _ id: String, _ scene: PostcardScene, _ depth: Depth = .near, height: Double = 0.92, width: Double = 100,
    lit: Int? = nil, _ inks: [UInt32], _ sketch: String
  ) {
    self.id = id
    self.scene = scene
    self.depth = depth
    self.height = height
    self.width = width
    self.inks = inks
    self.sketch = sketch
    self.lit = lit ?? (depth == .near ? inks.count : 0)
  }

  /// The silhouette of a spot, where it has one.
  static func of(_ id: String) -> Silhouette? { byID[id] }

  /// All silhouettes, region by region.
  static let all = [
    northernEurope, southernEurope, africa, nearEast, southAsia, southEastAsia, farEast, northAmerica, southAmerica,
    oceania,
  ].flatMap { $0 }

  private static let byID = Dictionary(all.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
}
