import Cells

extension LongPressRecognizer {
  /// Tells that a frame is on the screen, the first one since the program started or resumed; later ones change nothing.
  public mutating func firstFrameDrawn(at now: Milliseconds) {
    if launch?.firstFrame == nil { launch?.firstFrame = now }
  }

  /// Tells that the program has the terminal again after ``suspend(at:)``: the Enter that brought it back, in the shell
  /// or in the program that had the terminal, may still be down and is swallowed.
  public mutating func resumed(at now: Milliseconds) {
    launch = Launch(start: now)
  }

  /// Tells that a menu is open now. Repeats of the key that was pressed last are swallowed until it is let go.
  ///
  /// Call it as soon as the menu is decided on, before the next event is fed.
  public mutating func menuOpened(at now: Milliseconds) {
    guard let lastPress, now - lastPress.time <= RepeatModel.longestDelay else { return }
    if lastPress.tier == 1 {
      if held == nil { capabilities.mute(lastPress.key.code) }
    } else if repeated?.key == lastPress.key {
      repeated?.menuOpened()
    } else {
      repeated = RepeatPress(spent: lastPress.key, at: lastPress.time)
    }
  }

  /// Tells that no menu is open any more: letting go chooses nothing now. What is still held stays swallowed.
  ///
  /// So do the repeats of an Enter or Space that chose from it: they are not meant for what the choice opens.
  public mutating func menuClosed(at now: Milliseconds) {
    held?.menuClosed()
    mouse?.menuClosed()
    guard let lastPress, [.enter, .space].contains(lastPress.key), lastPress.tier == 2, repeated == nil,
      now - lastPress.time <= RepeatModel.shortestDelay
    else { return }
    repeated = RepeatPress(spent: lastPress.key, at: lastPress.time)
  }

  /// Gives up every press under way (before suspension or a child program); the keys may stay down.
  public mutating func suspend(at now: Milliseconds) -> [Gesture] {
    var gestures: [Gesture] = []
    cancel(at: now, to: &gestures)
    capabilities.forgetDown()
    return gestures
  }

  /// Tells that a question was sent to the terminal; the time until its answer tells how much the link smears.
  public mutating func asked(at now: Milliseconds) {
    learner.asked(at: now)
  }

  /// Tells that the run loop looked for input, found none and begins to wait: what comes is read as it comes.
  ///
  /// What is read without such a wait may have come at any time since the loop looked last, while it was busy, and is
  /// judged with that in mind. A loop that never calls this is taken to read everything as it comes.
  public mutating func waiting(at now: Milliseconds) {
    reading.waiting(at: now)
  }

  /// Which evidence would tell a press of this key from a tap, as far as is known now.
  public func tier(of key: Key) -> HoldSettings.Tier {
    switch settings.tier {
    case .releases: .releases
    case .repeats: .repeats
    case .automatic: reports(key) ? .releases : .repeats
    }
  }

  private func reports(_ key: Key) -> Bool {
    if capabilities.isConfirmed(key.code) { return true }
    return reportsReleases && !keysWithoutReleases.contains(key) && !capabilities.isSilent(key.code)
  }

  mutating func cancel(at now: Milliseconds, to gestures: inout [Gesture]) {
    if let press = held {
      press.cancel(to: &gestures)
      capabilities.mute(press.key.code)
      held = nil
    }
    repeated?.cancel(to: &gestures)
    mouse?.cancel(to: &gestures)
  }

  mutating func learnedChanged() {
    context = Self.context(learner, settings)
  }

  static func context(_ learner: RepeatLearner, _ settings: HoldSettings) -> RepeatPress.Context {
    let line = LineKnowledge(
      isRemote: settings.isRemote, smear: learner.learned.smear, answers: learner.answerTimes)
    return RepeatPress.Context(model: RepeatModel(learner.learned, line: line), settings: settings)
  }
}
