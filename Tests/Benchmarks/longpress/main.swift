import LongPressSimulation

let count = CommandLine.arguments.dropFirst().first.flatMap(Int.init) ?? 4_000

func padded(_ number: Double, _ width: Int, decimals: Int = 2) -> String {
  let scale = decimals == 2 ? 100.0 : 1
  let rounded = (number * scale).rounded() / scale
  var text = decimals == 0 ? String(Int(rounded)) : String(rounded)
  if decimals == 2 {
    let digits = text.split(separator: ".").last?.count ?? 0
    if digits < 2 { text += String(repeating: "0", count: 2 - digits) }
  }
  return String(repeating: " ", count: max(0, width - text.count)) + text
}

func report(_ title: String, _ knowledge: (Link) -> Survey.Knowledge) {
  print("\n\(title), \(count) gestures a case")
  print(
    "link         missed %  extra taps %  late by (p95) ms | 125-240 ms: false %  lost % | 100-125 ms: false %  lost %")
  for link in Link.allCases {
    let survey = Survey(link, count: count, seed: 1, knowing: knowledge(link))
    let name = link.rawValue + String(repeating: " ", count: 11 - link.rawValue.count)
    print(
      name, padded(survey.missed, 9), padded(survey.extraTaps, 13), padded(survey.medianLateness, 7, decimals: 0),
      padded(survey.lateness95, 10, decimals: 0), "|", padded(survey.slowTaps.falseHolds, 19),
      padded(survey.slowTaps.lost, 7), "|", padded(survey.fastTaps.falseHolds, 19), padded(survey.fastTaps.lost, 7))
  }
}

/// The cells that decide, over several seeds of their own: what one seed shows of a share of a thousandth is chance.
func reportSeeds(_ count: Int, _ seeds: ClosedRange<UInt64>) {
  print("Three answers of the terminal timed, \(count) gestures of each of \(seeds.count) seeds")
  print("link         missed %  125-240 ms: false %  100-125 ms: false %")
  for link in Link.allCases {
    var (missed, slow, fast) = (0.0, 0.0, 0.0)
    for seed in seeds {
      let survey = Survey(link, count: count, seed: seed, knowing: .init(answers: 3))
      missed += survey.missed / Double(seeds.count)
      slow += survey.slowTaps.falseHolds / Double(seeds.count)
      fast += survey.fastTaps.falseHolds / Double(seeds.count)
    }
    let name = link.rawValue + String(repeating: " ", count: 11 - link.rawValue.count)
    print(name, padded(missed, 9), padded(slow, 20), padded(fast, 20))
  }
}

// `longpress-bench [count]` prints the table, `longpress-bench seeds COUNT` what several other seeds show, `longpress-bench traces FILE` replays recordings.
if CommandLine.arguments.count == 3, CommandLine.arguments[1] == "traces" {
  replay(CommandLine.arguments[2])
} else if CommandLine.arguments.count == 3, CommandLine.arguments[1] == "seeds" {
  reportSeeds(Int(CommandLine.arguments[2]) ?? 4_000, 1_001...1_005)
} else {
  reportSpeed()
  report("Nothing known") { _ in .init() }
  report("SSH known where there is one") { .init(isRemote: $0 == .wan || $0 == .jitter || $0 == .stall) }
  report("Three answers of the terminal timed") { _ in .init(answers: 3) }
  report("Delay and interval learned") { _ in .init(repeats: true) }
}
