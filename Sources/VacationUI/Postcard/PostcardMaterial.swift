/// What a pixel shows; where there are few colours or none, it decides the pattern. The later stands before the earlier.
enum PostcardMaterial: UInt8, CaseIterable, Sendable {
  case sky
  /// Stars and lit windows.
  case light
  /// The sun and the moon.
  case disc
  case cloud
  /// Mountains far away.
  case far
  case land, plant, water, ice, sand, road
  /// The houses around, and their roofs.
  case town, tiles
  /// Mountains near by, in the light and in shade.
  case rock, cliff
  /// What the picture is of: its bright and its shaded side, what is red and what is blue of it.
  case wall, shade, roof, glaze

  /// The material of a part of a silhouette, by its colour: greens grow, whites of mountains are snow.
  init(of hex: UInt32, place: Int, isMountain: Bool) {
    let ink = PostcardInk(hex)
    let bright = (ink.red + ink.green + ink.blue) / 3
    if ink.green > ink.red * 1.1, ink.green > ink.blue * 1.1 {
      self = .plant
    } else if isMountain, bright > 0.78 {
      self = .ice
    } else if ink.red > ink.green * 1.6 {
      self = .roof
    } else if ink.blue > ink.red * 1.4, bright < 0.7 {
      self = .glaze
    } else {
      let isLit = place == 0 || bright > 0.74
      self = isMountain ? (isLit ? .rock : .cliff) : isLit ? .wall : .shade
    }
  }
}
