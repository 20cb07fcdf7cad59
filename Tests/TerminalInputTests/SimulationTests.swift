import LongPressSimulation
import Testing

@testable import TerminalInput

/// The bar that the recogniser has to clear, with fewer gestures than `longpress-bench` plays.
@Suite("In simulation")
struct SimulationTests {
  /// Gestures a case.
  static let count = 250

  /// A share in percent and two standard deviations of what so many gestures show of it.
  static func about(_ share: Double) -> Double { share + 2 * (share * (100 - share) / Double(count)).squareRoot() }

  /// The program times the terminal's answers when it starts.
  static func survey(_ link: Link) -> Survey {
    Survey(link, count: count, seed: 42, knowing: .init(answers: 3))
  }

  @Test("nothing goes wrong on a local terminal")
  func local() {
    let survey = Self.survey(.local)
    #expect(survey.missed == 0)
    #expect(survey.extraTaps == 0)
    #expect(survey.medianLateness <= 4)
    #expect(survey.slowTaps.falseHolds == 0)
    #expect(survey.slowTaps.lost == 0)
    #expect(survey.fastTaps.falseHolds <= Self.about(1))
  }

  @Test(
    "lines that smear and stall lose few holds and make none of taps",
    arguments: [(Link.wan, 1.0), (.jitter, 3), (.stall, 8)])
  func remote(_ link: Link, _ missed: Double) {
    let survey = Self.survey(link)
    #expect(survey.missed <= Self.about(missed))
    #expect(survey.slowTaps.falseHolds <= Self.about(0.1))
  }

  @Test("lines that tick and a program that reads late make no holds of taps", arguments: [Link.tick, .slow])
  func coarse(_ link: Link) {
    let survey = Self.survey(link)
    #expect(survey.slowTaps.falseHolds <= Self.about(0.1))
  }

  @Test("what was learned helps")
  func learned() {
    let survey = Survey(.local, count: Self.count, seed: 42, knowing: .init(repeats: true, answers: 3))
    #expect(survey.missed == 0)
    #expect(survey.lateness95 <= 30)
    #expect(survey.slowTaps.falseHolds == 0)
  }
}
