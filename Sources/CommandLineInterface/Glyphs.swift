import Cells
import Spots

/// The few characters beyond ASCII that are ours to choose.
public struct Glyphs: Hashable, Sendable {
  let star: String
  let emptyStar: String
  let dash: String
  /// Stands where there is no value.
  let none: String
  let dot: String
  let degree: String
  /// Stands for what was cut off.
  let ellipsis: Unicode.Scalar

  public static let unicode = Glyphs(
    star: "★", emptyStar: "☆", dash: "–", none: "–", dot: "·", degree: "°", ellipsis: "…")
  public static let ascii = Glyphs(
    star: "*", emptyStar: ".", dash: "-", none: "-", dot: "-", degree: "", ellipsis: "~")

  /// The glyphs for a locale, as `LC_ALL`, `LC_CTYPE` or `LANG` (the first that isn't empty) name it.
  public static func of(environment: (String) -> String?) -> Glyphs {
    for name in ["LC_ALL", "LC_CTYPE", "LANG"] {
      guard let value = environment(name), !value.isEmpty else { continue }
      let folded = value.lowercased().filter { $0 != "-" }
      return folded.hasSuffix("utf8") || Text.range(of: "utf8@", in: folded) != nil ? unicode : ascii
    }
    return ascii
  }

  func drawn(_ stars: Stars) -> String { stars.drawn(full: star, empty: emptyStar) }
}
