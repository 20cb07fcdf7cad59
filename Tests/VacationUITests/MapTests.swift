import Cells
import Spots
import TerminalInput
import Testing

@testable import VacationUI

@Suite("The map screen")
struct MapTests {
  private func state(_ width: Int = 80, _ height: Int = 24) -> AppState {
    var state = Sample.state(width, height)
    state.type(.character("v"))
    return state
  }

  private func map(_ state: AppState) -> MapState? {
    if case .map(let map)? = state.routes.last { return map }
    return nil
  }

  @Test("is centred on the spot, whose pin is drawn and has the focus")
  func opens() throws {
    let state = state()
    let center = try #require(map(state)?.view.center)
    #expect(abs(center.latitude - 46.3636) < 0.2 && abs(center.longitude - 14.0938) < 0.2)
    #expect(state.focusedTarget == .pin(2))
    #expect(state.screen.contains("◉ Bled"))
    #expect(RootView(state).frame().cursor == RootView(state).frame().rect(of: .pin(2))?.origin)
  }

  @Test("pans by the arrows and hjkl, and comes back")
  func panning() throws {
    var state = state()
    state.type(.right, .right, .character("l"))
    #expect(try #require(map(state)).view.center.longitude > 14.5)
    state.type(.down, .character("j"))
    #expect(try #require(map(state)).view.center.latitude < 46)
    state.type(Key(.home))
    #expect(abs(try #require(map(state)).view.center.longitude - 14.0938) < 0.2)
  }

  @Test("zooms by + and -, from the whole world to where the data ends, and says so")
  func zooming() throws {
    var state = state()
    for _ in 0..<40 { state.type(.character("+")) }
    #expect(state.toast?.text == "The map has no more detail than this")
    #expect(try #require(map(state)).view.kilometresAcross < 16)
    for _ in 0..<60 { state.type(.character("-")) }
    #expect(state.screen.contains("the whole world"))
    let world = try #require(map(state)).view.kilometresAcross
    state.type(.character("a"))
    #expect(try #require(map(state)).view.kilometresAcross < world * 0.8)
    state.type(.character("z"))
    #expect(try #require(map(state)).view.showsWholeWorld)
    state.type(Key(.home), .character("0"))
    #expect(state.screen.contains("the whole world"))
  }

  @Test("leaves a pin in sight under its menu, by key and by mouse", arguments: [true, false])
  func menuBesidePin(isKey: Bool) throws {
    var state = state(40, 12)
    let pin = try #require(RootView(state).frame().rect(of: .pin(2)))
    if isKey {
      state.type(.character("m"))
    } else {
      state.take(.hold(.button(.right, at: pin.origin), takesBack: false))
    }
    state.settleMenu()
    let menu = try #require(state.menu)
    #expect(menu.target == .pin(2) && !menu.menu.layout.frame.intersects(pin))
    #expect(state.screen.contains("◉"), "\(state.screen)")
  }

  @Test("writes distances as everywhere, in the units of the person", arguments: MeasurementSystem.allCases)
  func distances(units: MeasurementSystem) throws {
    var state = Sample.state(120, 30) { $0.units = units }
    state.type(.character("v"))
    for _ in 0..<20 { state.type(.right, .right) }
    let shown = try #require(map(state))
    let spot = try #require(state.catalog.spot("bled"))
    let away = units.distance(spot.coordinate.distance(to: shown.view.center))
    let across = units.distance(shown.view.kilometresAcross)
    #expect(away.contains(",") && state.lines[28].contains("\(away) E of it"), "\(state.lines[28])")
    #expect(state.lines[0].contains("\(across) across"))
  }

  @Test("writes the distances of the spots nearby in the same way", arguments: MeasurementSystem.allCases)
  func neighbours(units: MeasurementSystem) {
    var state = Sample.state { $0.units = units }
    _ = state.apply(.showPlace("bora-bora"))
    #expect(state.screen.contains(units == .metric ? "10,746 km SE São Paulo" : "6,677 mi SE São Paulo"))
  }

  @Test("zooms by the wheel about the pointer, and is dragged by the mouse")
  func mouse() throws {
    var state = state()
    let point = Point(x: 10, y: 5)
    let before = try #require(map(state)).view.coordinate(at: Point(x: 10, y: 4))
    state.take(.event(.mouse(MouseEvent(.wheelUp, at: point))))
    let after = try #require(map(state)).view.coordinate(at: Point(x: 10, y: 4))
    #expect(abs(before.latitude - after.latitude) < 0.1 && abs(before.longitude - after.longitude) < 0.1)
    let center = try #require(map(state)).view.center
    state.take(.event(.mouse(MouseEvent(.press(.left), at: Point(x: 40, y: 20)))))
    state.take(.event(.mouse(MouseEvent(.drag(.left), at: Point(x: 20, y: 20)))))
    #expect(try #require(map(state)).view.center.longitude > center.longitude)
  }

  @Test(
    "goes to a spot, a city and a coordinate",
    arguments: [
      ("bora", -16.5, -151.74), ("tokyo", 35.69, 139.69), ("-33.9, 18.4", -33.9, 18.4),
    ])
  func goTo(text: String, latitude: Double, longitude: Double) throws {
    var state = state()
    #expect(state.type(.character("/")) == [.textInput(true)])
    state.take(.event(.paste(text)))
    #expect(state.type(.enter).contains(.textInput(false)))
    let center = try #require(map(state)).view.center
    #expect(abs(center.latitude - latitude) < 0.3 && abs(center.longitude - longitude) < 0.3)
    #expect(map(state)?.search == nil)
  }

  @Test("keeps the line that was chosen when only the cursor moves, and when there is no room for a paste")
  func chosenLine() throws {
    var state = state()
    state.type(.character("/"))
    state.take(.event(.paste("be" + String(repeating: " ", count: TextField.lineLimit - 2))))
    let count = try #require(map(state)).hits.count
    state.type(Key(.down))
    #expect(count > 1 && map(state)?.hit == 1)
    state.type(Key(.home), Key(.right))
    state.take(.event(.paste("zzz")))
    #expect(map(state)?.hit == 1 && map(state)?.hits.count == count)
    #expect(map(state)?.search?.cursor == 1)
  }

  @Test("says when nothing is found, and Escape leaves the search, then the map")
  func notFound() {
    var state = state()
    state.type(.character("/"), .character("q"), .character("q"), .character("q"), .character("q"))
    #expect(state.screen.contains("not found"))
    state.type(.enter)
    #expect(map(state)?.search != nil)
    state.type(.escape)
    #expect(map(state)?.search == nil)
    state.type(.escape)
    #expect(state.routes.isEmpty)
    #expect(state.currentSpot == "bled")
  }

  @Test("goes to the next spot by distance, and its pin opens it and has its menu")
  func next() {
    var state = state()
    state.type(.character("]"))
    #expect(map(state)?.spot == "berlin")
    state.type(.character("m"))
    #expect(state.menu != nil)
    #expect(state.screen.contains("Wikipedia"))
    state.type(.escape)
    state.settleMenu()
    state.tap(.enter)
    #expect(state.routes.last == .info(InfoState("berlin")))
    state.type(.escape)
    #expect(map(state)?.spot == "berlin")
  }

  @Test("is drawn at any size and keeps its centre when the screen changes")
  func sizes() throws {
    var state = state()
    let center = try #require(map(state)).view.center
    for (width, height) in [(20, 5), (30, 8), (200, 60), (80, 24)] {
      state.take(.event(.resize(Size(width: width, height: height))))
      #expect(state.lines.count == height)
    }
    #expect(abs(try #require(map(state)).view.center.latitude - center.latitude) < 0.5)
  }

  @Test("is drawn with braille, blocks or ASCII, which is remembered")
  func style() {
    var state = state()
    #expect(state.type(.character("b")) == [.saveSettings(state.settings)])
    #expect(state.settings.mapGlyphs == .quadrants)
    state.type(.character("b"))
    #expect(state.lines[1..<21].allSatisfy { $0.unicodeScalars.allSatisfy(\.isASCII) })
  }
}
