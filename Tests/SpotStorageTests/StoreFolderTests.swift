import SpotStorage
import Testing

@Suite("The store's folder")
struct StoreFolderTests {
  @Test(
    "The first of flag, own variable, XDG and home decides",
    arguments: [
      ("/flag", ["VACATION_SPOTS_DATA": "/own", "XDG_DATA_HOME": "/xdg", "HOME": "/"], "/flag"),
      (nil, ["VACATION_SPOTS_DATA": "/own", "XDG_DATA_HOME": "/xdg", "HOME": "/"], "/own"),
      ("", ["VACATION_SPOTS_DATA": "", "XDG_DATA_HOME": "/xdg", "HOME": "/"], "/xdg/vacation-spots"),
      (nil, ["XDG_DATA_HOME": "relative", "HOME": "/tmp"], "/tmp/.local/share/vacation-spots"),
      (nil, ["HOME": "/tmp"], "/tmp/.local/share/vacation-spots"),
      ("relative", [:], "relative"),
    ] as [(String?, [String: String], String)])
  func order(flag: String?, environment: [String: String], path: String) throws {
    #expect(try StoreFolder.path(dataDirectory: flag) { environment[$0] } == path)
  }

  @Test("A home folder that is missing is told", arguments: [nil, "", "relative", "/no/such/home", "/dev/null"])
  func noHome(home: String?) {
    let error = storeError { _ = try StoreFolder.path { $0 == "HOME" ? home : nil } }
    #expect(error == StoreError(.homeMissing, path: home ?? ""))
  }
}
