import SpotStorage
import Testing

@Suite("Settings")
struct SettingsTests {
  let folder: TemporaryFolder
  let store: SpotStore

  init() throws {
    folder = try TemporaryFolder()
    store = try SpotStore(folder: folder.path)
  }

  @Test("The weather is shown until it is hidden, for every store of the folder")
  func weather() throws {
    #expect(try !store.isWeatherHidden())
    try store.setWeatherHidden(true)
    #expect(try SpotStore(folder: folder.path).isWeatherHidden())
    try store.setWeatherHidden(false)
    #expect(try !SpotStore(folder: folder.path).isWeatherHidden())
    #expect(try store.settings().isEmpty)
  }

  @Test("A setting is a text that can be set, replaced and taken away", arguments: ["", "on", "it's\n🌦"])
  func texts(value: String) throws {
    try store.set("sort", to: "name")
    try store.set("sort", to: value)
    #expect(try store.setting("sort") == value)
    #expect(try store.settings() == ["sort": value])
    try store.set("sort", to: nil)
    try store.set("sort", to: nil)
    #expect(try store.setting("sort") == nil)
  }

  @Test("A store opened for reading only says so when a setting is set")
  func readOnly() throws {
    let reader = try SpotStore(folder: folder.path, access: .readOnly)
    #expect(storeError { try reader.setWeatherHidden(true) }?.problem == .readOnly)
  }
}
