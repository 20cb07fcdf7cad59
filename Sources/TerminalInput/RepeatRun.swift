import Cells

/// The supposition that a byte is the first repeat of a held key, weighed against taps as the next bytes come.
struct RepeatRun: Sendable {
  /// When the key was pressed, if this run is a held key.
  let press: Milliseconds
  /// How many bytes the run has.
  private(set) var count = 1
  /// How much more probable auto-repeat is than taps.
  private(set) var odds: Double
  private let start: Milliseconds
  private var last: Milliseconds
  private let stall: Double
  private var filters: [RhythmFilter]

  /// Supposes that the byte at `now` repeats the press before it.
  ///
  /// - Parameter before: the gap between that press and the byte before it.
  init(_ model: RepeatModel, press: Milliseconds, after before: Milliseconds?, at now: Milliseconds) {
    self.init(model, press: press, at: now) { smear, isFinger in
      let gap = now - press
      if isFinger { return model.tapDensity(gap, after: before, smear: smear) }
      // Who has just tapped rather taps again than holds.
      return model.delayDensity(gap, smear: smear) * (before.map { $0 < 420 } ?? false ? 0.3 : 1)
    }
  }

  /// Supposes with these odds that the byte at `now` repeats a press that nobody saw.
  init(_ model: RepeatModel, odds: Double, at now: Milliseconds) {
    self.init(model, press: now, at: now) { _, isFinger in isFinger ? 1 : odds }
  }

  private init(
    _ model: RepeatModel, press: Milliseconds, at now: Milliseconds, density: (Milliseconds, Bool) -> Double
  ) {
    self.press = press
    start = now
    last = now
    stall = model.link.stall
    filters = []
    filters.reserveCapacity((model.machine.count + Rhythm.finger.count) * model.link.suppositions.count)
    odds = 1
    for line in model.link.suppositions {
      let blur = line.isTicking ? 50 : max(line.smear, line.heldUp)
      let machine = line.share * density(blur, false)
      let finger = line.share * density(blur, true)
      for rhythm in model.machine {
        filters.append(RhythmFilter(rhythm, line, weight: machine * rhythm.share, at: now))
      }
      for rhythm in Rhythm.finger {
        filters.append(RhythmFilter(rhythm, line, weight: finger * rhythm.share, at: now))
      }
    }
    settle()
  }

  /// The mean time from byte to byte.
  var meanGap: Milliseconds { count > 1 ? (last - start) / Double(count - 1) : 0 }

  /// Whether the key still repeats at `now`, as far as is known.
  func isAlive(at now: Milliseconds) -> Bool { now - last <= max(20, 1.5 * meanGap) }

  /// Takes the next byte of the key.
  ///
  /// - Complexity: some hundred steps of a filter.
  mutating func take(at now: Milliseconds, late: Milliseconds, tick: Milliseconds?, isTogether: Bool) {
    count += 1
    last = now
    filters.withUnsafeMutableBufferPointer { filters in
      for index in filters.indices {
        if isTogether {
          filters[index].takeTogether(at: now, late: late, tick: tick)
        } else {
          filters[index].take(
            at: now, late: late, tick: tick, stall: stall, pause: filters[index].isFinger ? 0.06 : 0)
        }
      }
    }
    settle()
  }

  /// Sums up; keeps the weights within the range of numbers and forgets what has become impossible.
  private mutating func settle() {
    var machine = 0.0
    var finger = 0.0
    for filter in filters {
      if filter.isFinger { finger += filter.weight } else { machine += filter.weight }
    }
    odds = machine / max(finger, 1e-300)
    let scale = 1 / max(machine + finger, 1e-300)
    let least = 1e-7
    filters.withUnsafeMutableBufferPointer { filters in
      for index in filters.indices { filters[index].weight *= scale }
    }
    if count > 1 { filters.removeAll { $0.weight < least * ($0.isFinger ? finger : machine) * scale } }
  }
}
