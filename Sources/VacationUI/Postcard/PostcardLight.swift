import Spots

/// The light over a scene: the colours of the sky, and what they do to everything under it.
struct PostcardLight: Sendable {
  /// The sky at the top, between, and where it meets the ground.
  var top: PostcardInk
  var middle: PostcardInk
  var horizon: PostcardInk
  /// What the colours of things are multiplied with.
  var ambient: PostcardInk
  /// 0 by day, 1 by night: how far lamps and stars are out.
  var darkness: Float
  /// Where the sun stands above the horizon, 0…1 to the zenith; nil when it is down.
  var sun: Double?
  /// The way across the sky of the sun, or at night of the moon, 0 left…1 right.
  var way: Double

  /// The light at a full hour, 0…23; other numbers are taken round the clock.
  init(hour: Int) {
    let hour = (hour % 24 + 24) % 24
    let after = Self.hours.firstIndex { $0.hour >= hour } ?? 0
    let (b, a) = (Self.hours[after], Self.hours[max(0, after - 1)])
    let part = a.hour == b.hour ? 0 : Float(hour - a.hour) / Float(b.hour - a.hour)
    func mix(_ path: KeyPath<Hour, UInt32>) -> PostcardInk {
      PostcardInk(a[keyPath: path]).mixed(PostcardInk(b[keyPath: path]), part)
    }
    top = mix(\.top)
    middle = mix(\.middle)
    horizon = mix(\.horizon)
    ambient = mix(\.ambient)
    darkness = a.darkness + (b.darkness - a.darkness) * part
    let day = (Double(hour) - 6) / 13
    sun = hour >= 6 && hour <= 19 ? max(0.02, 1 - (2 * day - 1) * (2 * day - 1)) : nil
    way = sun == nil ? Double((hour + 4) % 24) / 10 : day
  }

  /// The sky of a climate: dusty where it is dry, pale where it is cold, grey where it rains.
  mutating func suit(_ climate: Climate?) {
    let day = 1 - darkness
    guard let climate else { return }
    let rain = Float(climate.yearlyRain)
    if rain < 250, climate.yearlyMean > 5 {
      horizon = horizon.mixed(PostcardInk(0xF0CE98).times(ambient), 0.45 * day)
      middle = middle.mixed(PostcardInk(0xE6D3B0).times(ambient), 0.2 * day)
    } else if climate.yearlyMean < 2 {
      top = top.mixed(PostcardInk(0x9DC0DE), 0.35 * day)
      horizon = horizon.mixed(PostcardInk(0xF2F0F4), 0.5 * day)
    } else if climate.yearlyMean > 22 {
      top = top.mixed(PostcardInk(0x1E8FDD), 0.4 * day)
      middle = middle.mixed(PostcardInk(0x62C3E6), 0.4 * day)
    }
    let grey = min(0.4, max(0, (rain - 900) / 5000)) * day
    middle = middle.mixed(PostcardInk(0xB4C0C8).times(ambient), grey)
  }

  /// A thing of this colour in this light, so far away (0 here, 1 at the horizon).
  func lit(_ hex: UInt32, distance: Float = 0) -> PostcardInk {
    PostcardInk(hex).times(ambient).mixed(haze, distance)
  }

  /// The colour of the air: that of the low sky, darker when the sun is low and things stand against it.
  private var haze: PostcardInk { horizon.mixed(middle, 0.4).times(0.55 + 0.45 * min(1, ambient.green * 1.05)) }

  private struct Hour {
    var hour: Int
    var top: UInt32
    var middle: UInt32
    var horizon: UInt32
    var ambient: UInt32
    var darkness: Float
  }

  private static let hours = [
    Hour(hour: 0, top: 0x060A20, middle: 0x0D1940, horizon: 0x20305E, ambient: 0x44558A, darkness: 1),
    Hour(hour: 4, top: 0x080D28, middle: 0x131E4A, horizon: 0x38406F, ambient: 0x465488, darkness: 1),
    Hour(hour: 5, top: 0x19214F, middle: 0x57467A, horizon: 0xC27A78, ambient: 0x675F85, darkness: 0.65),
    Hour(hour: 6, top: 0x33508C, middle: 0xB7839B, horizon: 0xFBBE82, ambient: 0xC0A5A0, darkness: 0.2),
    Hour(hour: 7, top: 0x4A82BE, middle: 0xA3C0D8, horizon: 0xFDE2B4, ambient: 0xF2DEC6, darkness: 0),
    Hour(hour: 9, top: 0x3A8AD4, middle: 0x7FBAE4, horizon: 0xD3E8F2, ambient: 0xFFFAF0, darkness: 0),
    Hour(hour: 12, top: 0x2A7FD0, middle: 0x6BB2E6, horizon: 0xCBE7F4, ambient: 0xFFFFFF, darkness: 0),
    Hour(hour: 15, top: 0x347FC8, middle: 0x7FB6E0, horizon: 0xDCE6E6, ambient: 0xFFFAF0, darkness: 0),
    Hour(hour: 17, top: 0x4676B4, middle: 0xB0B4C4, horizon: 0xFFD692, ambient: 0xFFE2BE, darkness: 0),
    Hour(hour: 18, top: 0x3C5698, middle: 0xD48C88, horizon: 0xFFB866, ambient: 0xEBB596, darkness: 0.1),
    Hour(hour: 19, top: 0x2A2C68, middle: 0xA44E70, horizon: 0xFF8C52, ambient: 0xA07888, darkness: 0.5),
    Hour(hour: 20, top: 0x131842, middle: 0x44356E, horizon: 0xC05F6E, ambient: 0x5D5580, darkness: 0.85),
    Hour(hour: 21, top: 0x0A1030, middle: 0x172250, horizon: 0x3D3D6E, ambient: 0x4C5A8C, darkness: 1),
    Hour(hour: 23, top: 0x060A20, middle: 0x0D1940, horizon: 0x20305E, ambient: 0x44558A, darkness: 1),
  ]
}
