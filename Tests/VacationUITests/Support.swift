import Cells
import ContextMenus
import Glibc
import Spots
import TerminalInput
import WorldMap

@testable import VacationUI

/// Six spots with what the screens show of them, in the order of their names.
enum Sample {
  static func spot(
    _ id: String, _ name: String, _ country: String, _ kind: Kind, _ latitude: Double, _ longitude: Double,
    why: String = "", see: String = ""
  ) -> Spot {
    Spot(
      id: id, name: name, country: country, subregion: "Europe", kind: kind,
      coordinate: Coordinate(latitude: latitude, longitude: longitude)!, wikipediaTitle: name,
      timeZone: "Europe/Ljubljana", currencies: ["EUR"], languages: ["Slovene"],
      climate: Climate(
        meanCelsius: [-1, 1, 5, 10, 14, 18, 20, 19, 15, 10, 5, 0],
        rainMillimetres: [60, 62, 80, 100, 110, 140, 130, 130, 140, 140, 130, 90]),
      bestMonths: MonthSet(months: [6, 7, 8]), whyVisit: why, whatToSee: see)
  }

  static let catalog = Catalog([
    spot("bergen", "Bergen", "Norway", .city, 60.39, 5.32),
    spot("berlin", "Berlin", "Germany", .city, 52.52, 13.40),
    spot(
      "bled", "Bled", "Slovenia", .nature, 46.3636, 14.0938,
      why: "A church on an island in a glacial lake, a castle on the cliff above it, the Julian Alps behind both.",
      see: "Row to the island and ring the bell; walk the lake in an hour and a half; eat a cream slice."),
    spot("bora-bora", "Bora Bora", "French Polynesia", .island, -16.5, -151.74),
    spot("kyoto", "Kyoto 京都", "Japan", .heritage, 35.0116, 135.7681),
    spot("sao-paulo", "São Paulo", "Brazil", .city, -23.55, -46.63),
  ])

  static var ratings: RatingBook {
    RatingBook(
      rater: "ada", catalog: catalog,
      ratings: [
        Rating(spot: "bled", rater: "ada", stars: .likeIt, when: 0),
        Rating(spot: "bled", rater: "bob", stars: .fantastic, when: 0),
        Rating(spot: "bergen", rater: "bob", stars: .itsOK, when: 0),
      ])
  }

  /// The world as it is shipped.
  static let atlas: Atlas = {
    let root = #filePath.split(separator: "/").dropLast(3).joined(separator: "/")
    guard let handle = fopen("/\(root)/Resources/map/world.pack", "r") else { return .empty }
    defer { fclose(handle) }
    var bytes = [UInt8](repeating: 0, count: 4 << 20)
    let count = fread(&bytes, 1, bytes.count, handle)
    return (try? Atlas(PackBytes(copying: bytes[..<count]))) ?? .empty
  }()

  /// Notes about Bled: two of Ada's, one of Bob's.
  static var notes: NoteBook {
    let day: Int64 = 86_400_000
    return NoteBook(
      rater: "ada",
      notes: [
        Note(
          id: "n1", spot: "bled", author: "bob", text: "Take the path up to Ojstrica at sunrise; the lake is a mirror.",
          when: 20_000 * day),
        Note(
          id: "n2", spot: "bled", author: "ada", text: "Cream slice at the Park café.\nTwo, even.", when: 20_001 * day),
        Note(
          id: "n3", spot: "bled", author: "bob", text: "京都より静か。", when: 20_002 * day, edited: 20_003 * day),
      ],
      reactions: [
        Reaction(note: "n1", rater: "ada", kind: .heart), Reaction(note: "n1", rater: "cid", kind: .heart),
        Reaction(note: "n2", rater: "bob", kind: .laugh),
      ])
  }

  /// A state at a size, with Bled selected.
  static func state(
    _ width: Int = 80, _ height: Int = 24, select: String = "bled",
    options change: (inout StartOptions) -> Void = { _ in }
  ) -> AppState {
    var options = StartOptions()
    options.select = select
    change(&options)
    var state = AppState(
      catalog: catalog, ratings: ratings, notes: notes, atlas: atlas, rater: "ada", options: options,
      size: Size(width: width, height: height))
    state.wallClock = 1_790_000_000
    return state
  }
}

extension AppState {
  /// What is on the screen, row by row.
  var lines: [String] { RootView(self).frame().canvas.lines }

  var screen: String { lines.joined(separator: "\n") }

  /// Does what gestures ask for, as the program does.
  @discardableResult
  mutating func take(_ gestures: Gesture...) -> [Effect] {
    var effects: [Effect] = []
    for gesture in gestures {
      for message in Routing(self, frame: RootView(self).frame()).messages(for: gesture) { effects += apply(message) }
    }
    return effects
  }

  /// Presses keys that act at once.
  @discardableResult
  mutating func type(_ keys: Key...) -> [Effect] {
    var effects: [Effect] = []
    for key in keys {
      var text = ""
      if case .scalar(let scalar) = key.code, key.modifiers == [] { text = String(scalar) }
      effects += take(.event(.key(KeyEvent(key, text: text))))
    }
    return effects
  }

  /// Taps Enter or Space on a terminal that reports releases.
  @discardableResult
  mutating func tap(_ key: Key) -> [Effect] { take(.press(.key(key)), .tap(.key(key), provisional: false)) }
}

extension AppState {
  /// Lets the open menu come to rest, or close.
  mutating func settleMenu() {
    for _ in 0..<50 where menu?.menu.deadline != nil {
      now += 50
      _ = apply(.tick)
    }
  }
}
