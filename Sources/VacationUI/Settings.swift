import ContextMenus
import Spots
import TerminalInput
import WorldMap

/// What is remembered between runs, for all spots; each value has a name in the store.
public struct Settings: Equatable, Sendable {
  /// Whether the weather is hidden; one flag for all spots.
  public var weatherHidden = false
  /// Whether menus and presses are shown without movement.
  public var reducedMotion = false
  /// What maps are drawn with.
  public var mapGlyphs = MapStyle.Glyphs.braille
  /// How menus show `Rate…`.
  public var ratingForm = RatingForm.section
  /// In which order the elements of menus stand.
  public var menuOrder = MenuOrder.automatic
  /// How long a key is held until its menu opens.
  public var holdTime = HoldTime.normal
  /// Which evidence tells a held key.
  public var tier = HoldSettings.Tier.automatic
  /// The units of weather, heights and distances; `nil` for the locale's.
  public var units: MeasurementSystem?
  /// Where one lives, for distances; `nil` while it is not said.
  public var home: Home?
  /// What users' own pictures are drawn with.
  public var pictures = Pictures.cells
  /// The columns that the list does without.
  public var hiddenColumns: Set<ListLayout.Column> = []

  public init() {}

  /// What pictures are drawn with.
  public enum Pictures: String, CaseIterable, Sendable {
    case cells
    /// In whatever way the terminal knows; the store has called it by its first one ever since.
    case pixels = "kitty"

    var title: String {
      switch self {
      case .cells: "Characters"
      case .pixels: "Pixels, where the terminal can"
      }
    }
  }

  /// How a menu shows the five ratings.
  public enum RatingForm: String, CaseIterable, Sendable {
    case section, submenu, palette

    var title: String {
      switch self {
      case .section: "As rows of the menu"
      case .submenu: "As a submenu"
      case .palette: "As a row of stars"
      }
    }
  }

  /// In which order the elements of a menu stand.
  public enum MenuOrder: String, CaseIterable, Sendable {
    case automatic, priority, fixed

    var title: String {
      switch self {
      case .automatic: "Automatic"
      case .priority: "The first nearest to the row"
      case .fixed: "Always the same"
      }
    }

    var elementOrder: ElementOrder {
      switch self {
      case .automatic: .automatic
      case .priority: .priority
      case .fixed: .fixed
      }
    }
  }

  /// How long a press is held.
  public enum HoldTime: String, CaseIterable, Sendable {
    case short, normal, long, off

    /// In milliseconds; `nil` where holding is off.
    public var milliseconds: Double? {
      switch self {
      case .short: 250
      case .normal: 500
      case .long: 800
      case .off: nil
      }
    }

    var title: String {
      switch self {
      case .short: "Short, 250 ms"
      case .normal: "Normal, 500 ms"
      case .long: "Long, 800 ms"
      case .off: "Off: m and the right button only"
      }
    }
  }

  /// The settings of the recogniser that follow from these.
  public func hold(_ settings: HoldSettings) -> HoldSettings {
    var settings = settings
    settings.isOn = holdTime != .off
    settings.holdTime = holdTime.milliseconds ?? settings.holdTime
    settings.tier = tier
    return settings
  }
}

extension Settings {
  /// The settings of stored values; what is missing or unknown is as it is at first.
  public init(stored: [String: String]) {
    weatherHidden = stored[Name.weatherHidden] == "1"
    reducedMotion = stored[Name.reducedMotion] == "1"
    // An earlier version knew the submenu alone, as "1".
    ratingForm = stored[Name.ratingForm].flatMap { $0 == "1" ? .submenu : RatingForm(rawValue: $0) } ?? .section
    menuOrder = stored[Name.menuOrder].flatMap { MenuOrder(rawValue: $0) } ?? .automatic
    mapGlyphs = stored[Name.mapGlyphs].flatMap { MapStyle.Glyphs(rawValue: $0) } ?? .braille
    pictures = stored[Name.pictures].flatMap { Pictures(rawValue: $0) } ?? .cells
    holdTime = stored[Name.holdTime].flatMap { HoldTime(rawValue: $0) } ?? .normal
    tier = stored[Name.tier].flatMap { Self.tiers[$0] } ?? .automatic
    units = stored[Name.units].flatMap { MeasurementSystem(rawValue: $0) }
    home = stored[Home.setting].flatMap { Home($0) }
    hiddenColumns = Set(
      (stored[Name.hiddenColumns] ?? "").split(separator: " ").compactMap { Self.columns[String($0)] })
  }

  /// The values to store, by name; `nil` for what is as it is at first.
  public var stored: [(name: String, value: String?)] {
    [
      (Name.weatherHidden, weatherHidden ? "1" : nil), (Name.reducedMotion, reducedMotion ? "1" : nil),
      (Name.ratingForm, ratingForm == .section ? nil : ratingForm == .submenu ? "1" : ratingForm.rawValue),
      (Name.menuOrder, menuOrder == .automatic ? nil : menuOrder.rawValue),
      (Name.mapGlyphs, mapGlyphs == .braille ? nil : mapGlyphs.rawValue),
      (Name.pictures, pictures == .cells ? nil : pictures.rawValue),
      (Name.holdTime, holdTime == .normal ? nil : holdTime.rawValue),
      (Name.tier, Self.tiers.first { $0.value == tier }?.key),
      (Name.units, units?.rawValue), (Home.setting, home?.description),
      (Name.hiddenColumns, hiddenColumns.isEmpty ? nil : hiddenColumns.map(\.name).sorted().joined(separator: " ")),
    ]
  }

  private static let tiers: [String: HoldSettings.Tier] = ["releases": .releases, "repeats": .repeats]
  private static let columns = Dictionary(uniqueKeysWithValues: ListLayout.Column.allCases.map { ($0.name, $0) })

  /// The names in the store; they never change their meaning.
  private enum Name {
    static let weatherHidden = "weather-hidden"
    static let reducedMotion = "reduced-motion"
    static let ratingForm = "nested-rating"
    static let menuOrder = "menu-order"
    static let mapGlyphs = "map-glyphs"
    static let pictures = "pictures"
    static let holdTime = "hold-time"
    static let tier = "hold-tier"
    static let units = "units"
    static let hiddenColumns = "hidden-columns"
  }
}

extension ListLayout.Column {
  /// The column's name in the store.
  fileprivate var name: String { "\(self)" }
}
