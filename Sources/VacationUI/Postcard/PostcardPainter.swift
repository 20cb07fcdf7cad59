import Spots

/// Paints the picture of a spot, layer by layer, at any size.
struct PostcardPainter {
  var raster: PostcardRaster
  let id: String
  let scene: PostcardScene
  let silhouette: Silhouette?
  let light: PostcardLight
  let world: PostcardWorld
  let latitude: Double
  let yearlyRain: Int
  /// In half rows, as everything here.
  let width: Double
  let height: Double
  /// Where the sky ends and the ground or water begins; a whole number.
  let base: Double
  /// Where the silhouette stands, or the middle of interest.
  let focus: Double
  /// The sunshades on a beach, painted after the sand.
  var parasols: [Parasol] = []

  struct Parasol {
    var x: Double
    var y: Double
    var size: Double
    var hex: UInt32
  }

  /// - Parameters:
  ///   - columns: The width in cells, at least 1.
  ///   - rows: The height in cells, at least 1.
  init(_ spot: Spot, hour: Int, columns: Int, rows: Int) {
    raster = PostcardRaster(width: columns, height: rows)
    id = spot.id
    silhouette = Silhouette.of(spot.id)
    scene = silhouette?.scene ?? PostcardScene(of: spot)
    world = PostcardWorld(spot)
    latitude = spot.coordinate.latitude
    yearlyRain = spot.climate?.yearlyRain ?? 600
    var light = PostcardLight(hour: hour)
    light.suit(spot.climate)
    self.light = light
    width = Double(columns)
    height = Double(rows * 2)
    base = max(1, min(height - 1, (height * (scene.hasWater ? 0.72 : 0.8)).rounded()))
    let isLeft = PostcardDice(spot.id).seed % 2 == 0
    let hasFrame = [.palms, .pines, .cactus].contains(scene.front)
    focus = width * (width < height * 2.4 ? (hasFrame ? 0.57 : 0.5) : isLeft ? 0.4 : 0.6)
  }

  /// Paints everything.
  mutating func paint() {
    paintSky()
    paintBackdrop()
    if silhouette?.depth == .far { paintSilhouette() }
    paintFlank()
    paintGround()
    if silhouette?.depth != .far { paintSilhouette() }
    if scene.hasWater { paintWater() }
    paintFront()
  }

  /// Dice for one layer: what is thrown for one does not change another.
  func dice(_ layer: Layer) -> PostcardDice { PostcardDice(id, for: layer.rawValue) }

  enum Layer: UInt64 {
    case stars = 1
    case clouds, backdrop, farther, flank, back, water, ground, front, aurora, windows
  }

  /// A brush in the light of the hour.
  func brush(_ hex: UInt32, _ material: PostcardMaterial, distance: Float = 0) -> PostcardBrush {
    PostcardBrush(light.lit(hex, distance: distance), material)
  }

  /// How much room things around leave at the silhouette, as a distance from the focus.
  var clearing: Double {
    guard let silhouette, silhouette.depth != .far else { return 0 }
    return silhouetteScale(silhouette) * silhouette.width * 0.5
  }

  /// The units of one hundredth of a silhouette, so that it fits in height and width.
  func silhouetteScale(_ silhouette: Silhouette) -> Double {
    let high = base * silhouette.height / 100
    let wide = width * 0.92 / silhouette.width
    return min(high, wide)
  }
}
