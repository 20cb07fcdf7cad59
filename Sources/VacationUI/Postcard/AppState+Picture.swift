import Cells
import Spots

extension AppState {
  /// Whether the users' own pictures can be shown.
  var showsPictures: Bool { pictureColors >= Photo.leastColors && !glyphs.isASCII }

  /// The user's own picture of a spot, where there is one and it has come.
  func picture(of spot: Spot.ID) -> Bitmap? { showsPictures ? pictures.entry(of: spot)?.photo?.cells : nil }

  /// Asks for the picture of the spot that is shown, once.
  mutating func askForPicture() -> [Effect] {
    guard showsPictures, let spot = shownSpot, catalog.index(ofID: spot) != nil, pictures.look(at: spot) else {
      return []
    }
    return [.loadPicture(spot, longestSide: pictureSide)]
  }

  /// The spot that is shown at large; `nil` where only rows are.
  var shownSpot: Spot.ID? {
    if let shown = peek ?? routes.last?.spot { return shown }
    guard routes.isEmpty else { return nil }
    if menu != nil { return currentSpot }
    return layout.pane == nil ? nil : list.paneSpot.map { catalog.id(at: $0) }
  }
}
