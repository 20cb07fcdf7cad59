@_spi(_Unicode) import Swift

/// The name of a person who rates.
public enum RaterName {
  /// The longest name, in bytes.
  static let limit = 200

  /// The name without blanks around it, composed (NFC): `á` typed as one character or as two is one person.
  /// - Throws: a usage error where it is empty, very long, or holds controls.
  public static func checked(_ name: String) throws(CommandError) -> String {
    var trimmed = name.unicodeScalars[...].drop { $0.properties.isWhitespace }
    while trimmed.last?.properties.isWhitespace == true { trimmed.removeLast() }
    guard !trimmed.isEmpty else { throw .usage("the name of a rater is empty; give one with --as NAME") }
    guard String(trimmed).utf8.count <= limit else { throw .usage("the name of a rater has at most \(limit) bytes") }
    guard !trimmed.contains(where: { $0.properties.generalCategory == .control }) else {
      throw .usage("the name of a rater holds control characters")
    }
    return composed(String(trimmed))
  }

  /// The standard library has the composition for its own comparisons, and no public name for it yet.
  private static func composed(_ name: String) -> String {
    guard !name.utf8.allSatisfy({ $0 < 0x80 }) else { return name }
    var result = ""
    result.unicodeScalars.append(contentsOf: name._nfc)
    return result
  }
}
