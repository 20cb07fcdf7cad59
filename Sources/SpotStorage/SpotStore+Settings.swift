extension SpotStore {
  /// A setting of a known name, with the text that stands in the store.
  public enum Setting: String, CaseIterable, Sendable {
    /// `1` when the weather section is hidden, for all spots; otherwise missing.
    case weatherHidden = "weather-hidden"
  }

  /// Whether the weather section is hidden; one flag for all spots.
  public func isWeatherHidden() throws(StoreError) -> Bool {
    try setting(Setting.weatherHidden.rawValue) == "1"
  }

  /// Hides or shows the weather section, for all spots; durable when it returns.
  public func setWeatherHidden(_ isHidden: Bool) throws(StoreError) {
    try set(Setting.weatherHidden.rawValue, to: isHidden ? "1" : nil)
  }

  /// The value of a setting; `nil` where it was never set.
  public func setting(_ name: String) throws(StoreError) -> String? {
    guard let connection = try reading() else { return nil }
    let statement = try connection.statement(.setting)
    try statement.bind(name, at: 1)
    defer { statement.reset() }
    return try statement.step() ? statement.text(0) : nil
  }

  /// All settings by name.
  public func settings() throws(StoreError) -> [String: String] {
    guard let connection = try reading() else { return [:] }
    let statement = try connection.statement(.allSettings)
    defer { statement.reset() }
    var settings: [String: String] = [:]
    while try statement.step() { settings[statement.text(0)] = statement.text(1) }
    return settings
  }

  /// Sets a setting, or takes it away with `nil`; durable when it returns.
  public func set(_ name: String, to value: String?) throws(StoreError) {
    let connection = try writing()
    try connection.transaction { () throws(StoreError) in
      let statement = try connection.statement(value == nil ? .removeSetting : .setSetting)
      try statement.bind(name, at: 1)
      if let value { try statement.bind(value, at: 2) }
      try statement.run()
    }
  }
}
