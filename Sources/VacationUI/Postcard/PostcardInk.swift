/// A colour while a picture is being mixed: red, green and blue, 0…1.
struct PostcardInk: Equatable, Sendable {
  var red: Float
  var green: Float
  var blue: Float

  init(red: Float, green: Float, blue: Float) {
    self.red = red
    self.green = green
    self.blue = blue
  }

  /// Makes the ink from 0xRRGGBB.
  init(_ hex: UInt32) {
    red = Float(hex >> 16 & 255) / 255
    green = Float(hex >> 8 & 255) / 255
    blue = Float(hex & 255) / 255
  }

  static let white = PostcardInk(red: 1, green: 1, blue: 1)

  /// The ink on the way to another, 0 this one and 1 the other.
  func mixed(_ other: PostcardInk, _ part: Float) -> PostcardInk {
    PostcardInk(
      red: red + (other.red - red) * part, green: green + (other.green - green) * part,
      blue: blue + (other.blue - blue) * part)
  }

  /// The ink in light of a colour.
  func times(_ light: PostcardInk) -> PostcardInk {
    PostcardInk(red: red * light.red, green: green * light.green, blue: blue * light.blue)
  }

  /// The ink brighter (above 1) or darker.
  func times(_ factor: Float) -> PostcardInk {
    PostcardInk(red: red * factor, green: green * factor, blue: blue * factor)
  }

  /// The ink with its distance from grey multiplied.
  func saturated(_ factor: Float) -> PostcardInk {
    let grey = (red + green + blue) / 3
    func channel(_ value: Float) -> Float { min(1, max(0, grey + (value - grey) * factor)) }
    return PostcardInk(red: channel(red), green: channel(green), blue: channel(blue))
  }

  /// How different two inks look: the squared difference, green counted most as the eye does.
  func distance(_ other: PostcardInk) -> Float {
    let (r, g, b) = (red - other.red, green - other.green, blue - other.blue)
    return 3 * r * r + 4 * g * g + 2 * b * b
  }

  /// 0xRRGGBB in 64 steps a channel: no eye tells them apart, and equal neighbours cost the terminal nothing.
  var hex: UInt32 {
    func channel(_ value: Float) -> UInt32 { UInt32(min(1, max(0, value)) * 255 + 0.5) & 0xFC }
    return channel(red) << 16 | channel(green) << 8 | channel(blue)
  }
}
