import Cells
import Spots
import TerminalInput
import Testing

@testable import VacationUI

@Suite("Rating")
struct RatingTests {
  @Test("asks with the spot's name, and stores only what is submitted")
  func flow() {
    var state = Sample.state(select: "kyoto")
    state.type(.character("r"))
    #expect(state.screen.contains("How would you rate Kyoto"))
    #expect(!state.screen.contains("Delete Your Rating"))
    state.type(.right, .right)
    #expect(state.rating?.choice == .meh)
    #expect(state.screen.contains("★  ★  ☆  ☆  ☆"))
    #expect(state.ratings.yours(id: "kyoto") == nil)
    let effects = state.type(.tab, .enter)
    #expect(state.rating == nil)
    #expect(state.ratings.yours(id: "kyoto") == .meh)
    guard case .save(let items, _)? = effects.first else {
      Issue.record("nothing was saved: \(effects)")
      return
    }
    #expect(items == [Edit.Item(spot: "kyoto", before: nil, after: .meh)])
  }

  @Test("a digit chooses and Enter submits", arguments: Stars.allCases)
  func digit(stars: Stars) {
    var state = Sample.state(select: "kyoto")
    state.type(.character("r"), .character(Unicode.Scalar(UInt8(48 + stars.count))), .enter)
    #expect(state.ratings.yours(id: "kyoto") == stars)
  }

  @Test("submitting without a choice is impossible")
  func noChoice() {
    var state = Sample.state(select: "kyoto")
    state.type(.character("r"))
    #expect(state.type(.enter, .enter, .tab, .enter, .space) == [])
    #expect(state.rating != nil)
    #expect(state.ratings.yours(id: "kyoto") == nil)
  }

  @Test("starts at the present word, which further bytes of the opening key don't store")
  func update() {
    var state = Sample.state()
    state.tap(.enter)
    state.type(.character("r"))
    #expect(state.rating?.choice == .likeIt)
    #expect(state.screen.contains("Update Your Rating"))
    #expect(state.type(.enter) == [])
    #expect(state.rating != nil)
  }

  @Test("deletes only what is there, cancels without a trace")
  func delete() {
    var state = Sample.state()
    state.type(.character("r"), .character("0"))
    #expect(state.ratings.yours(id: "bled") == nil)
    #expect(state.ratings.raters(id: "bled") == 1)
    state.type(.character("r"), .character("2"), .escape)
    #expect(state.rating == nil)
    #expect(state.ratings.yours(id: "bled") == nil)
  }

  @Test("the button says Submit or Update with the stars, and YOUR RATING comes and goes")
  func button() {
    var state = Sample.state(select: "kyoto")
    state.tap(.enter)
    #expect(state.screen.contains("[ Submit Rating ]"))
    #expect(!state.screen.contains("YOUR RATING"))
    _ = state.apply(.rate(["kyoto"], .itsOK))
    #expect(state.screen.contains("[ Update Rating (3) ]"))
    #expect(state.screen.contains("YOUR RATING"))
    #expect(state.screen.contains("3.0 ★ (1)"))
  }

  @Test("is undone and done again")
  func undo() {
    var state = Sample.state()
    _ = state.apply(.rate(["bled", "kyoto"], .fantastic))
    state.type(.character("u"))
    #expect(state.ratings.yours(id: "bled") == .likeIt)
    #expect(state.ratings.yours(id: "kyoto") == nil)
    state.type(Key(.scalar("r"), .control))
    #expect(state.ratings.yours(id: "kyoto") == .fantastic)
    state.type(.character("u"), .character("u"))
    #expect(state.toast?.text == "Nothing to undo")
  }

  @Test("says that it is done only when the store has answered")
  func durable() {
    var state = Sample.state()
    let effects = state.apply(.rate(["kyoto"], .itsOK))
    #expect(state.toast == nil)
    guard case .save(_, let title)? = effects.first else {
      Issue.record("nothing was saved")
      return
    }
    _ = state.apply(.report(title, isError: false))
    #expect(state.screen.contains("Rated Kyoto 京都 It's OK"))
  }

  @Test("what could not be stored is said and shown as stored")
  func notSaved() {
    var state = Sample.state()
    _ = state.apply(.rate(["kyoto"], .itsOK))
    _ = state.apply(.notSaved("disk full"))
    _ = state.apply(.ratings(Sample.ratings))
    #expect(state.screen.contains("! Not saved: disk full"))
    #expect(state.ratings.yours(id: "kyoto") == nil)
  }

  @Test("the weather's switch is one for all spots")
  func weather() {
    var state = Sample.state()
    state.tap(.enter)
    let effects = state.type(.character("t"))
    #expect(effects == [.saveSettings(state.settings)])
    #expect(state.settings.weatherHidden)
    state.type(.escape, .down)
    state.tap(.enter)
    #expect(state.screen.contains("Hidden for all spots."))
  }
}

@Suite("A provisional tap")
struct ProvisionalTests {
  @Test("shows a card, which grows into the screen when no hold can follow")
  func card() {
    var state = Sample.state()
    state.take(.tap(.key(.enter), provisional: true))
    #expect(state.peek == "bled")
    #expect(state.routes.isEmpty)
    state.take(.settle(.key(.enter)))
    #expect(state.peek == nil)
    #expect(state.routes == [.info(InfoState("bled"))])
  }

  @Test("a second tap on the card opens the spot at once")
  func secondTap() {
    var state = Sample.state()
    state.take(.tap(.key(.enter), provisional: true), .tap(.key(.enter), provisional: true))
    #expect(state.routes == [.info(InfoState("bled"))])
  }

  @Test("a spot's buttons and facts are whole on the narrowest screen", arguments: [20, 22, 24, 40])
  func narrow(width: Int) {
    for rating in [Stars?.none, .likeIt] {
      var state = Sample.state(width, 90)
      _ = state.apply(.rate(["bled"], rating))
      state.tap(.enter)
      let screen = state.screen
      #expect(screen.contains(rating == nil ? "[ Submit" : "[ Update"), "\(screen)")
      #expect(rating == nil || screen.contains("(4) ]"), "\(screen)")
      for line in state.lines {
        #expect(line.count { $0 == "[" } == line.count { $0 == "]" }, "\(line)")
      }
      #expect(screen.contains("Slovene"), "\(screen)")
    }
  }

  @Test("the button stays in sight where the line of the rating comes and goes above it", arguments: [6, 12])
  func buttonInSight(height: Int) {
    var state = Sample.state(20, height, select: "kyoto")
    state.tap(.enter)
    state.type(.tab, .tab)
    #expect(state.focusedTarget == .control(.rate))
    for key in ["4", "0"] as [Unicode.Scalar] {
      state.type(.character("m"), Key(.scalar(key)))
      state.settleMenu()
      #expect(state.menu == nil)
      #expect(state.ratings.yours(id: "kyoto") == (key == "4" ? .likeIt : nil))
      #expect(RootView(state).frame().rect(of: .control(.rate))?.height == 1, "\(state.screen)")
    }
  }

  @Test("a mark is taken back by its opposite")
  func mark() {
    var state = Sample.state()
    state.take(.tap(.key(.space), provisional: true))
    #expect(state.list.marks == [2])
    _ = state.apply(.takeBack)
    #expect(state.list.marks == [])
  }

  @Test(
    "on the weather's switch, the rating button and the map button is taken back whole",
    arguments: [
      InfoControl.weather, .rate, .map,
    ])
  func controls(control: InfoControl) {
    var state = Sample.state()
    state.tap(.enter)
    state.updateInfo { $0.focus = .control(control) }
    let before = state.screen
    state.take(.tap(.key(.enter), provisional: true))
    #expect(state.screen != before)
    _ = state.apply(.takeBack)
    #expect(state.screen == before)
    #expect(state.routes.count == 1)
    #expect(state.rating == nil)
    #expect(!state.settings.weatherHidden)
  }

  @Test(
    "what can't be taken back waits",
    arguments: [
      Target.control(.wikipedia), .action(.copy(.text)), .action(.openMap), .column(.name),
    ])
  func deferred(target: Target) { #expect(target.holdPolicy == .deferred) }
}

@Suite("A press that is held")
struct PressTests {
  @Test("fills the row from the left and empties when it is let go")
  func fills() {
    var state = Sample.state()
    let trigger = Trigger.key(.enter)
    func filled(_ state: AppState) -> Int {
      let canvas = RootView(state).frame().canvas
      let row = state.lines.firstIndex { $0.contains("Bled") } ?? 0
      return (0..<80).filter { canvas[$0, row].style.attributes.contains(.reverse) }.count
    }
    let before = filled(state)
    state.take(.press(trigger), .fill(trigger, progress: 0.5))
    #expect(filled(state) >= 40)
    state.take(.fill(trigger, progress: 0.9))
    #expect(filled(state) >= 70)
    state.take(.cancel(trigger))
    #expect(filled(state) == before)
    #expect(state.routes.isEmpty && state.menu == nil)
  }

  @Test("does not move anything where less motion is wanted")
  func reducedMotion() {
    var state = Sample.state()
    _ = state.apply(.set(.reducedMotion(true)))
    let before = RootView(state).frame().canvas
    state.take(.press(.key(.enter)), .fill(.key(.enter), progress: 0.5))
    #expect(RootView(state).frame().canvas == before)
  }
}
