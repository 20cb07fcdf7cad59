import Cells
import Testing

@testable import TerminalInput

@Suite("Where only auto-repeat tells")
struct RepeatTests {
  struct Keyboard: Sendable, CustomTestStringConvertible {
    let delay: Milliseconds
    let interval: Milliseconds
    let expected: ClosedRange<Milliseconds>
    var testDescription: String { "\(delay) ms, then every \(interval) ms" }
  }

  @Test(
    "a held key acts at once, then opens the menu once and takes the tap back",
    arguments: [
      Keyboard(delay: 660, interval: 40, expected: 740...740), Keyboard(delay: 500, interval: 33, expected: 566...566),
      Keyboard(delay: 250, interval: 30, expected: 450...460), Keyboard(delay: 200, interval: 20, expected: 450...450),
      Keyboard(delay: 400, interval: 25, expected: 450...460), Keyboard(delay: 250, interval: 92, expected: 526...526),
      Keyboard(delay: 375, interval: 90, expected: 645...645),
      Keyboard(delay: 1_000, interval: 100, expected: 1_300...1_400),
    ])
  func holds(_ keyboard: Keyboard) {
    var pressing = Pressing()
    // The terminal answered at once: the line is short.
    pressing.recognizer.asked(at: -10)
    pressing.event(.reply(.primaryAttributes([1])), at: -9)
    pressing.hold(from: 0, for: 2_000, delay: keyboard.delay, interval: keyboard.interval)
    let outcome = pressing.outcome().dropFirst()
    #expect(outcome.count == 3)
    #expect(outcome.first == "0 tap?")
    let hold = outcome.dropFirst().first?.split(separator: " ") ?? []
    #expect(hold.last == "hold!")
    #expect(keyboard.expected.contains(hold.first.flatMap { Double($0) } ?? 0))
    #expect(outcome.last?.hasSuffix("lift") == true)
  }

  @Test(
    "taps are taps",
    arguments: [[0.0], [0, 90], [0, 130, 260], [0, 300], [0, 450], [0, 700], [0, 400, 800, 1_200]])
  func taps(_ times: [Milliseconds]) {
    var pressing = Pressing()
    for time in times { pressing.press(at: time) }
    let outcome = pressing.outcome()
    #expect(outcome.filter { $0.hasSuffix("tap?") }.count == times.count)
    #expect(outcome.filter { $0.hasSuffix("settle") }.count == times.count)
    #expect(outcome.allSatisfy { $0.hasSuffix("tap?") || $0.hasSuffix("settle") })
  }

  @Test("a provisional tap settles when no hold can follow, sooner once the delay is learned")
  func settling() {
    var pressing = Pressing()
    pressing.press(at: 0)
    #expect(pressing.outcome() == ["0 tap?", "1300 settle"])
    var learned = Pressing(learned: "500 33 1 4")
    learned.press(at: 0)
    let settle = learned.outcome().last?.split(separator: " ").first.flatMap { Double($0) } ?? 0
    #expect((520...580).contains(settle))
  }

  @Test("another key settles the tap before it acts")
  func otherKey() {
    var pressing = Pressing()
    pressing.press(at: 0)
    pressing.target = .none
    pressing.press(.down, at: 100)
    #expect(pressing.outcome() == ["0 tap?", "100 settle", "100 down"])
  }

  @Test("what cannot be taken back acts when no hold can follow, or before another key")
  func deferred() {
    var pressing = Pressing()
    pressing.target = HoldTarget(.deferred)
    pressing.press(at: 0)
    #expect(pressing.outcome() == ["1300 tap"])
    var interrupted = Pressing()
    interrupted.target = HoldTarget(.deferred)
    interrupted.press(at: 0)
    interrupted.target = .none
    interrupted.press(.down, at: 100)
    #expect(interrupted.outcome() == ["100 tap", "100 down"])
    var held = Pressing()
    held.target = HoldTarget(.deferred)
    held.hold(from: 0, for: 900)
    #expect(held.outcome().prefix(1) == ["566 hold"])
  }

  @Test("a quick second tap acts at once, and only the last can be taken back")
  func tapThenHold() {
    var pressing = Pressing()
    pressing.press(at: 0)
    pressing.hold(from: 150, for: 900)
    let outcome = pressing.outcome()
    #expect(outcome.prefix(4) == ["0 tap?", "150 settle", "150 tap?", "716 hold!"])
  }

  @Test("a key let go before the hold made one tap")
  func letGoEarly() {
    var pressing = Pressing(change: { $0.holdTime = 800 })
    pressing.hold(from: 0, for: 600)
    #expect(pressing.outcome().filter { $0.hasSuffix("tap?") } == ["0 tap?"])
    #expect(!pressing.log.contains { $0.contains("hold") })
  }

  @Test("a repeat that comes when the learned delay says is no tap")
  func learnedDelay() {
    var pressing = Pressing(learned: "376 91 1 4")
    pressing.press(at: 0, 376)
    #expect(pressing.outcome().filter { $0.hasSuffix("tap?") } == ["0 tap?"])
  }

  @Test("after the hold the key is swallowed until it is silent; late repeats too; the next press is not")
  func swallowing() {
    var pressing = Pressing()
    pressing.hold(from: 0, for: 2_500)
    pressing.recognizer.menuOpened(at: 566)
    pressing.target = .none
    // A stall, then the repeats that it held up.
    pressing.press(at: 2_900, 2_933, 2_966, 2_999)
    pressing.press(at: 5_000)
    let outcome = pressing.outcome()
    #expect(outcome.filter { $0.hasSuffix("enter") } == ["5000 enter"])
    #expect(outcome.filter { $0.contains("hold") }.count == 1)
  }

  @Test("a real press in the menu right after another key is not swallowed")
  func chooseAfterArrow() {
    var pressing = Pressing()
    pressing.hold(from: 0, for: 700)
    pressing.recognizer.menuOpened(at: 566)
    pressing.target = .none
    pressing.press(.down, at: 760)
    pressing.press(at: 800)
    #expect(pressing.outcome().suffix(3) == ["760 lift", "760 down", "800 enter"])
  }

  @Test("the repeats of a key that opened a menu by its press are swallowed, its next press is not")
  func instantMenu() {
    var pressing = Pressing()
    pressing.target = .none
    pressing.press(.character("m"), at: 0)
    pressing.recognizer.menuOpened(at: 1)
    for step in 0..<30 { pressing.press(.character("m"), at: 500 + Double(step) * 33) }
    pressing.press(.character("m"), at: 4_000)
    #expect(pressing.outcome() == ["0 m", "4000 m"])
  }

  @Test("an Enter that chose from a menu and stays down does nothing on what it opened; the next one does")
  func menuClosedByEnter() {
    var pressing = Pressing()
    pressing.target = .none
    pressing.press(at: 0)
    pressing.recognizer.menuClosed(at: 1)
    pressing.target = HoldTarget(.provisional)
    for step in 0..<20 { pressing.press(at: 500 + Double(step) * 33) }
    #expect(pressing.outcome().count == 1)
    pressing.press(at: 4_000)
    #expect(pressing.outcome().last?.hasPrefix("4000 tap") == true || pressing.outcome().contains("4000 tap?"))
  }

  @Test("the Enter that launched the program is swallowed while it is held", arguments: [20.0, 400, 640])
  func launch(_ first: Milliseconds) {
    var pressing = Pressing(startedAt: 0)
    pressing.recognizer.firstFrameDrawn(at: 15)
    for step in 0..<20 { pressing.press(at: first + Double(step) * 40) }
    #expect(pressing.outcome().isEmpty)
    pressing.press(at: 20_000)
    #expect(pressing.outcome().first == "20000 tap?")
  }

  @Test(
    "so is one whose first byte came as a line feed, before the terminal was in raw mode", arguments: [250.0, 500, 660])
  func launchInCookedMode(delay: Milliseconds) {
    var pressing = Pressing(startedAt: 0)
    pressing.press(Key(.scalar("j"), .control), at: 1)
    pressing.recognizer.firstFrameDrawn(at: 15)
    for step in 0..<20 { pressing.press(at: delay + Double(step) * 40) }
    #expect(pressing.outcome().isEmpty)
  }

  @Test("a tap soon after the start acts, a little later than usual")
  func tapAfterStart() {
    var pressing = Pressing(startedAt: 0)
    pressing.recognizer.firstFrameDrawn(at: 15)
    pressing.press(at: 600)
    #expect(pressing.outcome().first == "740 tap?")
  }

  @Test(
    "losing the focus or a resize keeps the tap, opens nothing and swallows the rest",
    arguments: [
      Event.focusOut, .resize(Size(width: 80, height: 24)),
    ])
  func cancelling(_ event: Event) {
    var pressing = Pressing()
    pressing.press(at: 0)
    pressing.event(event, at: 300)
    for step in 0..<20 { pressing.press(at: 500 + Double(step) * 33) }
    #expect(pressing.outcome() == ["0 tap?", "300 settle", "300 event"])
  }

  @Test("a key without releases stays here although others report theirs")
  func perKey() {
    var pressing = Pressing(reportsReleases: true)
    pressing.recognizer.keysWithoutReleases = [.enter]
    pressing.target = .none
    pressing.press(.down, at: 0)
    pressing.release(.down, at: 40)
    pressing.target = HoldTarget(.provisional)
    #expect(pressing.recognizer.tier(of: .enter) == .repeats)
    #expect(pressing.recognizer.tier(of: .down) == .releases)
    pressing.hold(from: 1_000, for: 900)
    #expect(pressing.outcome().prefix(3) == ["0 down", "1000 tap?", "1566 hold!"])
  }

  @Test("a key whose promised releases never come is found out")
  func silentKey() {
    var pressing = Pressing(reportsReleases: true)
    pressing.press(at: 0, 120, 240)
    let outcome = pressing.outcome()
    #expect(outcome.filter { $0.contains("tap") }.count == 3)
    #expect(!outcome.contains { $0.contains("hold") })
    #expect(pressing.recognizer.tier(of: .enter) == .repeats)
  }

  @Test("a held arrow teaches delay and interval")
  func learning() {
    var pressing = Pressing()
    pressing.target = .none
    pressing.hold(.down, from: 0, for: 1_500, delay: 600, interval: 40)
    let learned = pressing.recognizer.learned
    #expect(abs((learned.delay ?? 0) - 600) < 2)
    #expect(abs((learned.interval ?? 0) - 40) < 1)
    #expect(learned.count == 1)
    #expect(LearnedRepeat("\(learned)")?.count == 1)
    #expect(LearnedRepeat("- - - 0") == LearnedRepeat())
    #expect(LearnedRepeat("1 2") == nil && LearnedRepeat("x - - 0") == nil && LearnedRepeat("- - -1 0") == nil)
  }

  @Test("the tier can be chosen by hand")
  func byHand() {
    var pressing = Pressing(reportsReleases: true) { $0.tier = .repeats }
    pressing.press(at: 0)
    pressing.release(at: 40)
    #expect(pressing.outcome().first == "0 tap?")
    var off = Pressing { $0.isOn = false }
    off.press(at: 0)
    #expect(off.outcome() == ["0 tap"])
  }
}
