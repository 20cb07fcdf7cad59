import Spots

extension AppState {
  /// The colours that pictures have: those of the terminal, none where the theme has none.
  var pictureColors: Int { theme.isMono ? 0 : look.colors }

  /// The picture of a spot: the user's own, else one drawn at the hour it is there, or in the morning while its time zone is not known.
  func postcard(of spot: Spot) -> Postcard {
    Postcard(
      spot: spot, colors: pictureColors, glyphs: glyphs, hour: LocalTime(of: spot.id, in: self).map { $0.there.hour },
      picture: picture(of: spot.id))
  }
}
