/// Numbers as text with a fixed number of decimals: no locale, no exponent, no negative zero.
public enum FixedPoint {
  /// The number rounded half away from zero, as `-0.13`.
  /// - Parameters:
  ///   - value: a number whose magnitude is below 10¹²; others, and what is no number, are written as Swift does.
  ///   - places: decimals, 0…6.
  public static func text(_ value: Double, places: Int) -> String {
    let places = min(6, max(0, places))
    guard value.magnitude < 1e12 else { return "\(value)" }
    var scale = 1
    for _ in 0..<places { scale *= 10 }
    let scaled = rounded(value.magnitude * Double(scale))
    let sign = value < 0 && scaled > 0 ? "-" : ""
    guard places > 0 else { return "\(sign)\(scaled)" }
    return "\(sign)\(scaled / scale).\(padded(scaled % scale, width: places))"
  }

  /// The nearest integer, half away from zero (the standard library's `rounded()` needs the C library's mathematics).
  /// - Parameter value: a number whose magnitude is below 2⁶².
  static func rounded(_ value: Double) -> Int { value < 0 ? -Int(0.5 - value) : Int(value + 0.5) }

  /// A number of at least `width` digits, with zeros before it.
  public static func padded(_ value: Int, width: Int) -> String {
    let digits = String(value)
    return digits.utf8.count < width ? String(repeating: "0", count: width - digits.utf8.count) + digits : digits
  }

  /// A whole number with a comma before every three digits: `12,345`.
  public static func grouped(_ value: Int) -> String {
    var digits = Array(String(value.magnitude))
    for place in stride(from: digits.count - 3, to: 0, by: -3) { digits.insert(",", at: place) }
    return (value < 0 ? "-" : "") + String(digits)
  }
}
