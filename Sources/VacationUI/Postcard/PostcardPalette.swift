import Cells

/// How the materials of a picture look in the eight colours that every terminal has.
struct PostcardPalette {
  var light: PostcardLight
  /// How high in the sky, 1 at the top and 0 at the horizon.
  var altitude: Double

  /// A pattern: how much of the front colour lies on the back colour, 0…4 quarters.
  struct Shade {
    var front: Color
    var back: Color
    var density: Int
    /// The colour that stands for the whole where a block needs one.
    var main: Color { density >= 2 ? front : back }
    var other: Color { density >= 2 ? back : front }
  }

  private var isNight: Bool { light.darkness > 0.6 }
  private var isTwilight: Bool { !isNight && (light.sun.map { $0 < 0.3 } ?? true) }

  func shade(_ material: PostcardMaterial) -> Shade {
    if isNight { return night(material) }
    return switch material {
    case .sky: isTwilight ? twilightSky : daySky
    case .light, .disc: Shade(front: .yellow, back: .yellow, density: 4)
    case .cloud: Shade(front: .white, back: .white, density: 4)
    case .far: Shade(front: isTwilight ? .magenta : .cyan, back: .blue, density: 2)
    case .land: Shade(front: .green, back: .green, density: 4)
    case .plant: Shade(front: .green, back: .black, density: 3)
    case .water: Shade(front: .cyan, back: .blue, density: 1)
    case .ice: Shade(front: .white, back: .white, density: 4)
    case .sand: Shade(front: .yellow, back: .yellow, density: 4)
    case .road: Shade(front: .white, back: .black, density: 2)
    case .town: Shade(front: .white, back: .black, density: 3)
    case .tiles: Shade(front: .red, back: .white, density: 2)
    case .rock: Shade(front: .white, back: .black, density: 2)
    case .cliff: Shade(front: .white, back: .black, density: 1)
    case .wall: Shade(front: .white, back: .yellow, density: 3)
    case .shade: Shade(front: .yellow, back: .black, density: 2)
    case .roof: Shade(front: .red, back: .black, density: 3)
    case .glaze: Shade(front: .cyan, back: .blue, density: 2)
    }
  }

  private var daySky: Shade {
    altitude > 0.55
      ? Shade(front: .blue, back: .blue, density: 4)
      : Shade(front: .cyan, back: .blue, density: altitude > 0.3 ? 1 : 2)
  }

  private var twilightSky: Shade {
    if altitude > 0.65 { return Shade(front: .magenta, back: .blue, density: 1) }
    return altitude > 0.35
      ? Shade(front: .red, back: .magenta, density: 1) : Shade(front: .yellow, back: .red, density: 2)
  }

  private func night(_ material: PostcardMaterial) -> Shade {
    switch material {
    case .sky: Shade(front: .blue, back: .black, density: altitude > 0.4 ? 0 : 1)
    case .light: Shade(front: .yellow, back: .yellow, density: 4)
    case .disc: Shade(front: .white, back: .white, density: 4)
    case .cloud: Shade(front: light.horizon.green > 0.3 ? .white : .green, back: .black, density: 1)
    case .far: Shade(front: .blue, back: .black, density: 2)
    case .land, .plant: Shade(front: .green, back: .black, density: 1)
    case .water: Shade(front: .cyan, back: .blue, density: 0)
    case .ice: Shade(front: .white, back: .blue, density: 2)
    case .sand: Shade(front: .yellow, back: .black, density: 1)
    case .road: Shade(front: .white, back: .black, density: 1)
    case .town: Shade(front: .blue, back: .black, density: 3)
    case .tiles: Shade(front: .red, back: .black, density: 1)
    case .rock: Shade(front: .cyan, back: .black, density: 1)
    case .cliff: Shade(front: .blue, back: .black, density: 1)
    case .wall: Shade(front: .yellow, back: .black, density: 3)
    case .shade: Shade(front: .yellow, back: .black, density: 1)
    case .roof: Shade(front: .red, back: .black, density: 2)
    case .glaze: Shade(front: .cyan, back: .blue, density: 2)
    }
  }
}
