import Spots

/// What stands in the picture of a spot, from the back to the front.
struct PostcardScene: Equatable, Sendable {
  enum Backdrop: Sendable { case none, hills, greenHills, peaks, mesas, volcano, cliffs }
  enum Flank: Sendable {
    case none, towers, oldTown, medina, colonial, eastern, village
    case broadleaf, pines, palms, acacias, dunes
    case columns, pagodas, steps, stupas, fair, icebergs, huts, parasols
  }
  enum Ground: Sendable { case meadow, jungle, savanna, desert, snow, rock, street, sand, sea, lagoon, lake, ice }
  enum Front: Sendable { case none, palms, pines, cactus, boats, leaves }

  var backdrop: Backdrop
  var flank: Flank
  var ground: Ground
  var front: Front

  init(_ backdrop: Backdrop, _ flank: Flank, _ ground: Ground, _ front: Front = .none) {
    self.backdrop = backdrop
    self.flank = flank
    self.ground = ground
    self.front = front
  }

  /// The scene that suits the kind, the climate and the part of the world of a spot.
  init(of spot: Spot) {
    let world = PostcardWorld(spot)
    switch spot.kind {
    case .city: self = Self.city(spot, world)
    case .island: self = Self.island(world)
    case .heritage: self = Self.heritage(spot, world)
    case .nature: self = Self.nature(world)
    case .beach:
      self = Self(world.isWarm ? .none : .hills, .parasols, .sand, world.isWarm ? .palms : .none)
    case .park: self = Self.park(spot, world)
    case .mountain: self = Self(.peaks, .pines, world.isCold ? .snow : .meadow, .pines)
    case .polar: self = Self(.peaks, .icebergs, .ice)
    case .place: self = world.isDry ? Self(.hills, .medina, .desert) : Self(.hills, .village, .meadow, .leaves)
    case .themePark: self = Self(.none, .fair, .meadow, .leaves)
    }
  }

  var hasWater: Bool { ground == .sea || ground == .lagoon || ground == .lake || ground == .ice }

  private static func city(_ spot: Spot, _ world: PostcardWorld) -> Self {
    let water = world.isWaterside ? (world.isWarm ? Ground.lagoon : .sea) : .street
    switch spot.continent {
    case "Europe": return Self(world.isHilly ? .hills : .none, .oldTown, world.isWaterside ? .sea : .lake)
    case "Africa": return Self(.hills, .medina, world.isWaterside ? .sea : .street, .palms)
    case "Asia":
      if world.isDry { return Self(.hills, .medina, .street, .palms) }
      return Self(.hills, world.isModern ? .towers : .eastern, water, world.isWarm ? .palms : .none)
    case "South America", "North America":
      if world.isLatin, !world.isModern { return Self(world.isHilly ? .peaks : .hills, .colonial, water) }
      return Self(world.isHilly ? .hills : .none, .towers, world.isLatin ? water : .sea)
    default: return Self(.hills, .towers, .sea)
    }
  }

  private static func island(_ world: PostcardWorld) -> Self {
    if world.isWarm { return Self(world.isHilly ? .volcano : .greenHills, .huts, .lagoon, .palms) }
    return Self(.cliffs, .village, .sea, .boats)
  }

  private static func heritage(_ spot: Spot, _ world: PostcardWorld) -> Self {
    switch spot.continent {
    case "Asia":
      if world.isDry { return Self(.mesas, .columns, .desert) }
      return Self(.greenHills, world.isIndian ? .stupas : .pagodas, .jungle, .leaves)
    case "North America", "South America": return Self(.hills, .steps, .jungle, .leaves)
    case "Africa": return Self(.hills, .columns, .desert, .palms)
    default: return Self(.hills, .columns, .meadow, .leaves)
    }
  }

  private static func nature(_ world: PostcardWorld) -> Self {
    if world.isDry { return Self(.mesas, .dunes, .desert, .cactus) }
    if world.isWarm { return Self(.greenHills, .palms, .jungle, .leaves) }
    return Self(.peaks, .pines, .lake, .pines)
  }

  private static func park(_ spot: Spot, _ world: PostcardWorld) -> Self {
    if spot.continent == "Africa", !world.isWet { return Self(.hills, .acacias, .savanna) }
    if world.isDry { return Self(.mesas, .pines, .desert, .cactus) }
    if world.isWarm { return Self(.greenHills, .broadleaf, .jungle, .leaves) }
    return Self(.peaks, .broadleaf, .lake, .leaves)
  }
}
