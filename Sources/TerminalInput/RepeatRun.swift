import Cells

/// The supposition that a byte is the first repeat of a held key, weighed against taps as the next bytes come.
struct RepeatRun: Sendable {
  /// When the key was pressed, if this run is a held key.
  let press: Milliseconds
  /// How many bytes the run has.
  private(set) var count = 1
  /// How much more probable auto-repeat is than taps.
  private(set) var odds: Double
  private let stall: Double
  private var filters: [RhythmFilter]

  /// Supposes that the byte at `now` repeats the press before it.
  init(_ model: RepeatModel, press: Milliseconds, at now: Milliseconds) {
    self.init(model, press: press, at: now) { smear, isFinger in
      let gap = now - press
      return isFinger ? model.tapDensity(gap, smear: smear) : model.delayDensity(gap, smear: smear)
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
    stall = model.link.stall
    filters = []
    filters.reserveCapacity((model.machine.count + Rhythm.finger.count) * LinkEstimate.smears.count)
    odds = 1
    for (smear, share) in zip(LinkEstimate.smears, model.link.shares) {
      let machine = share * density(smear, false)
      let finger = share * density(smear, true)
      for rhythm in model.machine {
        filters.append(RhythmFilter(rhythm, smear: smear, weight: machine * rhythm.share, at: now))
      }
      for rhythm in Rhythm.finger {
        filters.append(RhythmFilter(rhythm, smear: smear, weight: finger * rhythm.share, at: now))
      }
    }
    settle()
  }

  /// Takes the next byte of the key.
  ///
  /// - Complexity: some hundred steps of a filter.
  mutating func take(at now: Milliseconds, late: Milliseconds, isTogether: Bool) {
    count += 1
    filters.withUnsafeMutableBufferPointer { filters in
      for index in filters.indices {
        if isTogether {
          filters[index].takeTogether(at: now)
        } else {
          filters[index].take(at: now, late: late, stall: filters[index].isFinger ? stall + 0.06 : stall)
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
