import Cells
import Testing

@testable import TerminalInput

@Suite("Where releases are reported")
struct ReleaseTests {
  @Test(
    "a press is a tap until 430 ms and a menu from then on, at 500 ms",
    arguments: [
      (40.0, ["40 tap"]), (200, ["200 tap"]), (400, ["400 tap"]), (429, ["429 tap"]),
      (450, ["500 hold", "500 lift"]), (600, ["500 hold", "600 lift"]), (3_000, ["500 hold", "3000 lift"]),
    ] as [(Milliseconds, [String])])
  func durations(_ length: Milliseconds, _ outcome: [String]) {
    var pressing = Pressing(reportsReleases: true)
    pressing.press(at: 0)
    pressing.release(at: length)
    #expect(pressing.outcome() == outcome)
  }

  @Test("the hold time can be set", arguments: [(250.0, 215.0), (500, 430), (800, 688)])
  func holdTime(_ hold: Milliseconds, _ commit: Milliseconds) {
    var pressing = Pressing(reportsReleases: true) { $0.holdTime = hold }
    pressing.press(at: 0)
    pressing.release(at: commit - 1)
    pressing.press(at: 1_000)
    pressing.release(at: 1_000 + hold + 10)
    #expect(
      pressing.outcome() == [
        "\(Int(commit - 1)) tap", "\(Int(1_000 + hold)) hold", "\(Int(1_000 + hold + 10)) lift",
      ])
  }

  @Test("the fill runs from 180 ms, at most 30 times a second, from 0 towards 1")
  func fill() {
    var recognizer = LongPressRecognizer()
    recognizer.reportsReleases = true
    #expect(
      recognizer.feed(.key(KeyEvent(.enter)), target: HoldTarget(.deferred), at: 0) == [.press(.key(.enter))])
    var times: [Milliseconds] = []
    var progress: [Double] = []
    while let due = recognizer.deadline {
      for case .fill(_, let value) in recognizer.tick(at: due) {
        times.append(due)
        progress.append(value)
      }
    }
    #expect(times.first == 180)
    #expect(progress.first == 0)
    #expect(progress == progress.sorted() && progress.allSatisfy { $0 < 1 })
    #expect(zip(times, times.dropFirst()).allSatisfy { $1 - $0 >= 1_000.0 / 30 })
    #expect(times.count > 8)
  }

  @Test("repeats after the menu opened choose nothing, for as long as the key is held")
  func swallowing() {
    var pressing = Pressing(reportsReleases: true)
    pressing.press(at: 0)
    for step in 0..<75 { pressing.repeats(at: 500 + Double(step) * 33) }
    pressing.recognizer.menuOpened(at: 501)
    pressing.target = .none
    for step in 0..<60 { pressing.repeats(at: 3_000 + Double(step) * 33) }
    pressing.release(at: 5_100)
    pressing.press(at: 5_200)
    #expect(pressing.outcome() == ["500 hold", "5100 lift", "5200 enter"])
  }

  @Test("letting go chooses after an arrow, and leaves the menu open otherwise")
  func slideAndRelease() {
    var pressing = Pressing(reportsReleases: true)
    pressing.press(at: 0)
    pressing.wait(until: 600)
    pressing.recognizer.menuOpened(at: 500)
    pressing.target = .none
    pressing.press(.down, at: 700)
    pressing.release(.down, at: 750)
    pressing.release(at: 900)
    #expect(pressing.outcome() == ["500 hold", "700 down", "900 choose"])
  }

  @Test("another key first makes a tap, then that key")
  func rollover() {
    var pressing = Pressing(reportsReleases: true)
    pressing.press(at: 0)
    pressing.target = .none
    pressing.press(.down, at: 300)
    pressing.release(.down, at: 340)
    pressing.repeats(at: 500, 533)
    pressing.release(at: 950)
    #expect(pressing.outcome() == ["300 tap", "300 down"])
  }

  @Test("two keys that can be held do not disturb each other")
  func twoKeys() {
    var pressing = Pressing(reportsReleases: true)
    pressing.press(.enter, at: 0)
    pressing.press(.space, at: 100)
    pressing.release(.enter, at: 150)
    pressing.release(.space, at: 700)
    #expect(pressing.outcome() == ["100 tap", "600 hold", "700 lift"])
  }

  @Test("releases and repeats of a press that nobody saw are nothing")
  func launch() {
    var pressing = Pressing(reportsReleases: true, startedAt: 0)
    pressing.repeats(at: 100, 133)
    pressing.release(at: 200)
    pressing.press(at: 300)
    pressing.release(at: 380)
    #expect(pressing.outcome() == ["380 tap"])
  }

  @Test(
    "losing the focus, a resize, a paste and suspension end a press without a tap",
    arguments: [Event.focusOut, .resize(Size(width: 80, height: 24)), .paste("x")])
  func cancelling(_ event: Event) {
    var pressing = Pressing(reportsReleases: true)
    pressing.press(at: 0)
    pressing.event(event, at: 300)
    pressing.repeats(at: 500, 533)
    pressing.release(at: 900)
    pressing.press(at: 1_000)
    pressing.release(at: 1_050)
    #expect(pressing.outcome() == ["300 cancel", "300 event", "1050 tap"])
    var suspended = Pressing(reportsReleases: true)
    suspended.press(at: 0)
    #expect(suspended.recognizer.suspend(at: 300) == [.cancel(.key(.enter))])
    #expect(suspended.recognizer.deadline == nil)
  }

  @Test("over a network a hold needs a repeat, or 1,500 ms")
  func remote() {
    var late = Pressing(reportsReleases: true, isRemote: true)
    late.press(at: 0)
    late.release(at: 900)
    #expect(late.outcome() == ["900 tap"])
    var repeated = Pressing(reportsReleases: true, isRemote: true)
    repeated.press(at: 0)
    repeated.repeats(at: 620, 650)
    repeated.release(at: 900)
    #expect(repeated.outcome() == ["620 hold", "900 lift"])
    var patient = Pressing(reportsReleases: true, isRemote: true)
    patient.press(at: 0)
    patient.wait(until: 1_600)
    patient.release(at: 1_700)
    #expect(patient.outcome() == ["1500 hold", "1700 lift"])
  }

  @Test("a press without a release before it is a repeat (WezTerm)")
  func pressesAsRepeats() {
    var pressing = Pressing(reportsReleases: true)
    pressing.press(at: 0, 500, 533, 566)
    pressing.release(at: 600)
    pressing.press(at: 700)
    pressing.release(at: 740)
    #expect(pressing.outcome() == ["500 hold", "600 lift", "740 tap"])
  }

  @Test("a lost release blocks the key only until it is pressed again")
  func lostRelease() {
    var pressing = Pressing(reportsReleases: true)
    pressing.press(at: 0)
    pressing.release(at: 40)
    pressing.press(at: 1_000)
    pressing.wait(until: 1_600)
    pressing.press(at: 4_000)
    pressing.release(at: 4_050)
    #expect(pressing.outcome() == ["40 tap", "1500 hold", "4000 lift", "4050 tap"])
  }

  @Test("a modifier let go before the key makes no difference")
  func modifierFirst() {
    var pressing = Pressing(reportsReleases: true)
    pressing.press(at: 0)
    pressing.release(Key(.enter, .shift), at: 80)
    #expect(pressing.outcome() == ["80 tap"])
  }

  @Test("a key that opens a menu by its press has its repeats swallowed")
  func instantMenu() {
    var pressing = Pressing(reportsReleases: true)
    pressing.target = .none
    pressing.press(Key(.menu), at: 0)
    pressing.recognizer.menuOpened(at: 1)
    pressing.repeats(Key(.menu), at: 500, 533)
    pressing.release(Key(.menu), at: 550)
    pressing.press(Key(.menu), at: 600)
    #expect(pressing.outcome() == ["0 menu", "600 menu"])
  }

  @Test("without holds every press is a tap at once")
  func off() {
    var pressing = Pressing(reportsReleases: true) { $0.isOn = false }
    pressing.press(at: 0)
    pressing.repeats(at: 500, 533)
    pressing.release(at: 900)
    #expect(pressing.outcome() == ["0 tap"])
  }

  @Test("a busy program judges a late release by when it can have come")
  func busy() {
    var late = LongPressRecognizer()
    late.reportsReleases = true
    late.waiting(at: 0)
    _ = late.feed(.key(KeyEvent(.enter)), target: HoldTarget(.provisional), at: 1)
    // The loop is busy until 600 and reads before it looks at deadlines.
    #expect(
      late.feed(.key(KeyEvent(.enter, phase: .release)), target: HoldTarget(.provisional), at: 600)
        == [.tap(.key(.enter), provisional: false)])
  }
}
