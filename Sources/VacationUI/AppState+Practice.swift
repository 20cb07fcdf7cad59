import Cells

extension AppState {
  /// Notes what the recogniser made of a press on the practice screen.
  mutating func practise(_ what: Practised) {
    guard case .practice(var state)? = routes.last else { return }
    switch what {
    case .pressed:
      state.progress = 0
      state.pressedAt = now
      state.add("key down")
    case .fill(let progress): state.progress = progress
    case .tap(let provisional):
      state.taps += 1
      state.progress = 0
      state.isProvisional = provisional
      if provisional { state.pressedAt = now }
      state.add(provisional ? "tap, provisional: a hold may follow" : "tap" + state.elapsed(now))
    case .hold:
      state.holds += 1
      // The tap that was taken back was none.
      if state.isProvisional { state.taps -= 1 }
      state.isProvisional = false
      state.progress = 1
      state.add("HOLD" + state.elapsed(now) + ": here a menu opens")
    case .cancelled:
      state.progress = 0
      state.add("cancelled: neither")
    case .lifted:
      state.progress = 0
      state.add("key up" + state.elapsed(now))
    }
    routes[routes.count - 1] = .practice(state)
  }
}

extension PracticeState {
  /// `1 tap, 2 holds`.
  var count: String {
    "\(taps) \(taps == 1 ? "tap" : "taps"), \(holds) \(holds == 1 ? "hold" : "holds")"
  }

  mutating func add(_ line: String) {
    log.append(line)
    if log.count > 50 { log.removeFirst() }
  }

  /// How long after the key went down.
  func elapsed(_ now: Milliseconds) -> String {
    pressedAt.map { " after \(Int((now - $0).rounded())) ms" } ?? ""
  }
}
