import Spots

/// What a run of the program is to do.
public enum Action: Hashable, Sendable {
  case list
  case show(String)
  case rate([RatingRequest])
  case unrate([String])
  case note([NoteRequest])
  case home(HomeRequest)
  case share([String])
  case map(String)
  case wiki(String)
  case doctor
  case paths
  case credits
  case version
  case help

  /// The flag that asks for it.
  var flag: String {
    switch self {
    case .list: "--list"
    case .show: "--show"
    case .rate: "--rate"
    case .unrate: "--unrate"
    case .note: "--note"
    case .home: "--home"
    case .share: "--share"
    case .map: "--map"
    case .wiki: "--wiki"
    case .doctor: "--doctor"
    case .paths: "--paths"
    case .credits: "--credits"
    case .version: "--version"
    case .help: "--help"
    }
  }
}

/// A rating as it was asked for: the spot by any name.
public struct RatingRequest: Hashable, Sendable {
  public let spot: String
  /// Nil takes the rating away.
  public let stars: Stars?

  public init(spot: String, stars: Stars?) {
    self.spot = spot
    self.stars = stars
  }

  /// Reads `SPOT=STARS`, split at the last `=`; STARS is 1…5, or 0 or `none` for no rating.
  init(_ text: String) throws(CommandError) {
    guard let equals = text.lastIndex(of: "="), equals != text.startIndex else {
      throw .usage("--rate needs SPOT=STARS, such as --rate bled=4, not “\(text)”")
    }
    let value = text[text.index(after: equals)...]
    spot = String(text[..<equals])
    if value == "0" || value == "none" {
      stars = nil
      return
    }
    guard value.utf8.count == 1, let count = Int(value), let stars = Stars(count) else {
      throw .usage("STARS are 1 to 5, or 0 or none to remove the rating, not “\(value)” (in --rate \(text))")
    }
    self.stars = stars
  }
}
