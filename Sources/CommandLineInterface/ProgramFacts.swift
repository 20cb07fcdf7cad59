/// What the program says about itself.
public enum ProgramFacts {
  public static let name = "vacation-spots"
  /// By semantic versioning 2.0.0; CHANGELOG.md says what each version brought.
  public static let version = "0.1.0"

  /// Whose data the catalogue is made of, one line each.
  public static let credits = """
    Countries, currencies and languages: Unicode CLDR (Unicode License v3).
    Country codes and continents: GeoNames (CC BY 4.0, https://www.geonames.org).
    Regions: Natural Earth (public domain).
    Temperatures: ITU-R P.1510-1; precipitation: ITU-R P.837-7; monthly grids, interpolated.
    Temperatures are corrected by 6.5 °C a kilometre from the grid's height (ITU-R P.1511-2) to the place's.
    Best months: computed from both (mean near 20 °C, little rain), some overruled by an editor.
    Why visit, what to see: written for this program (MIT).

    """
}
