import Cells
import Glibc
import TerminalInput

/// Waits for what happens, tells the program, draws what it shows and does what it asks.
struct RunLoop<P: TerminalProgram> {
  let screen: Screen
  let wake: WakePipe
  var negotiation: Negotiation
  var decoder = InputDecoder()
  var recognizer: LongPressRecognizer
  /// The frame on the screen.
  var frame: Frame<P.Target>
  /// Whether the program wants pictures drawn as pixels where the terminal can.
  var wantsPixels: Bool
  /// What the program asked for and is done after the next frame.
  var commands: [TerminalCommand] = []
  /// Detached programs that may still run.
  var children: [(child: Child, command: TerminalCommand)] = []
  /// The status to quit with, once the program has quit.
  var status: Int32?
  /// How many questions for the primary attributes the terminal has yet to answer.
  var unanswered = 0
  /// How many more questions were sent only to time their answers.
  private var probes = 0
  /// Whether the screen may differ from what the program would draw.
  private var isStale = true
  /// Whether the terminal's size changed since it was read.
  private var isResized = false
  /// The facts that the program was told last.
  private var told = TerminalFacts()
  private var lastFrame = -Milliseconds.infinity
  /// How many gestures the screen doesn't show yet.
  private var unseenGestures = 0

  /// The least time between two frames while input keeps coming: short, but not while more comes than an eye can follow,
  /// as it does from a key held over a slow line or at a thousand repeats a second.
  private var frameInterval: Milliseconds { unseenGestures < 4 ? 8 : unseenGestures < 24 ? 32 : 60 }
  /// Where the terminal's bytes are read to, and how many reads go before a frame at most.
  private static var bufferSize: Int { 16_384 }
  private static var readsPerTurn: Int { 64 }
  /// How long the first answers are expected: terminals that never answer must not make Escape slow for longer.
  private static var answerPatience: Milliseconds { 1_500 }
  /// A terminal hands out a few thousand bytes at a time; one that hands out fewer than these has no more.
  private static var shortRead: Int { 1024 }

  init(
    _ screen: Screen, wake: WakePipe, environment: Environment, options: ScreenOptions, startedAt start: Milliseconds
  ) {
    self.screen = screen
    self.wake = wake
    negotiation = Negotiation(environment, options: options)
    negotiation.describe(screen)
    wantsPixels = options.pixels
    var settings = options.hold
    settings.isRemote = settings.isRemote || environment.remote
    recognizer = LongPressRecognizer(settings, startedAt: start)
    if environment.remote { decoder.escapeTimeout = 100 }
    frame = Frame(screen.size)
  }

  /// Runs until the program quits.
  mutating func run(_ program: inout P) -> Int32 {
    screen.setModes(negotiation.modes)
    screen.send(negotiation.questions)
    if wantsPixels { askForPixels() }
    tellFacts(&program)
    draw(&program)
    let now = Clock.now
    if !negotiation.questions.isEmpty {
      negotiation.asked(at: now)
      recognizer.asked(at: now)
      decoder.answersAwaitedUntil = now + Self.answerPatience
      unanswered = 1
    }
    while status == nil { turn(&program) }
    awaitAnswers()
    return status ?? 0
  }
}

// MARK: - One turn

extension RunLoop {
  private mutating func turn(_ program: inout P) {
    var entries = [Descriptor.input, wake.reading].map { pollfd(fd: $0.number, events: Int16(POLLIN), revents: 0) }
    entries += program.descriptors.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    wait(for: &entries, until: deadline(of: program))
    if entries[1].revents != 0 { takeNotices(&program) }
    if entries[0].revents != 0 { readInput(&program) }
    for index in 2..<entries.count where entries[index].revents != 0 && status == nil {
      take(program.ready(descriptor: entries[index].fd, at: Clock.now))
      isStale = true
    }
    if status == nil { meetDeadlines(&program) }
    if !children.isEmpty { reapChildren(&program) }
    if status == nil { finishTurn(&program) }
  }

  /// Sleeps until a descriptor can be read or the deadline has come.
  private mutating func wait(for entries: inout [pollfd], until deadline: Milliseconds?) {
    if poll(&entries, nfds_t(entries.count), 0) != 0 { return }
    let now = Clock.now
    recognizer.waiting(at: now)
    var limit: Int32 = -1
    if let deadline { limit = Int32(max(0, min(deadline - now, 3_600_000)).rounded(.up)) }
    guard limit != 0, poll(&entries, nfds_t(entries.count), limit) < 0 else { return }
    // A signal: what its handler wrote comes before what the clock asks for.
    poll(&entries, nfds_t(entries.count), 0)
  }

  /// The nearest moment at which something has to be done without input.
  private func deadline(of program: P) -> Milliseconds? {
    var nearest = isStale ? lastFrame + frameInterval : Milliseconds.infinity
    for other in [decoder.deadline, recognizer.deadline, program.deadline] {
      if let other, other < nearest { nearest = other }
    }
    return nearest < .infinity ? nearest : nil
  }

  /// Does what the clock asks for, unless input waits, which comes first.
  private mutating func meetDeadlines(_ program: inout P) {
    let now = Clock.now
    func isDue(_ deadline: Milliseconds?) -> Bool { deadline.map { $0 <= now } ?? false }
    guard isDue(decoder.deadline) || isDue(recognizer.deadline) || isDue(program.deadline) else { return }
    if Descriptor.input.hasInput { return }
    if isDue(decoder.deadline) { take(decoder.flush(at: now), at: now, &program) }
    if isDue(recognizer.deadline) { take(recognizer.tick(at: now), at: now, &program) }
    if isDue(program.deadline) {
      take(program.tick(at: now))
      isStale = true
    }
  }

  /// Draws, unless a frame has just been drawn and none is urgent, and does what was asked for.
  private mutating func finishTurn(_ program: inout P) {
    tellFacts(&program)
    guard isStale || !commands.isEmpty else { return }
    let isDue = Clock.now - lastFrame >= frameInterval
    guard isDue || !commands.isEmpty else { return }
    if isResized { followResize(&program) }
    if isStale { draw(&program) }
    carryOut(&program)
  }

  private mutating func draw(_ program: inout P) {
    let now = Clock.now
    // The last one is let go first: a program that keeps it can then change it in place.
    frame = Frame(.zero)
    frame = program.frame(in: screen.size, at: now)
    isStale = false
    unseenGestures = 0
    screen.hidePicture(unless: frame.picture)
    screen.present(frame.canvas, cursor: frame.cursor)
    screen.showPicture(frame.picture)
    recognizer.firstFrameDrawn(at: Clock.now)
    lastFrame = now
  }

  /// Makes the next turn draw at once.
  mutating func needFrame(atOnce: Bool = true) {
    isStale = true
    if atOnce { lastFrame = -.infinity }
  }

  private mutating func tellFacts(_ program: inout P) {
    let learned = recognizer.learned
    if negotiation.facts.learned != learned { negotiation.update { $0.learned = learned } }
    guard told != negotiation.facts else { return }
    told = negotiation.facts
    program.terminal(told)
    isStale = true
  }
}

// MARK: - What comes in

extension RunLoop {
  /// Reads all that the terminal has sent.
  private mutating func readInput(_ program: inout P) {
    withUnsafeTemporaryAllocation(byteCount: Self.bufferSize, alignment: 1) { buffer in
      for _ in 0..<Self.readsPerTurn {
        switch Descriptor.input.read(into: buffer) {
        case .bytes(let count):
          let now = Clock.now
          let events = decoder.feed(UnsafeRawBufferPointer(rebasing: buffer[..<count]), at: now)
          take(events, at: now, &program)
          // A short read has taken all that was there.
          if count < Self.shortRead { return }
        case .nothing: return
        case .end:
          // Hung up: nobody is there to answer any more.
          status = status ?? 128 + SIGHUP
          return
        }
        if status != nil || givesScreenAway || !Descriptor.input.hasInput { return }
      }
    }
  }

  /// Whether a command waits that hands the terminal over: what was typed after it is not the program's.
  private var givesScreenAway: Bool {
    commands.contains { command in
      switch command {
      case .suspend, .open(_, takesScreen: true): true
      default: false
      }
    }
  }

  mutating func take(_ events: [Event], at now: Milliseconds, _ program: inout P) {
    for event in events where status == nil {
      if case .reply(let reply) = event {
        negotiation.take(reply, at: now)
        adoptKeyboard()
        adoptGraphics()
        if negotiation.isAboutGraphics(reply) { continue }
        _ = recognizer.feed(event, target: .none, at: now)
        if case .primaryAttributes = reply {
          unanswered = max(0, unanswered - 1)
          decoder.answersAwaitedUntil = 0
          probeLink()
        }
        continue
      }
      if recognizer.reportsReleases { recognizer.keysWithoutReleases = decoder.plainKeys }
      let target = program.holdTarget(for: event, in: frame)
      take(recognizer.feed(event, target: target, at: now), at: now, &program)
    }
  }

  /// Before the terminal is given back: takes the answers that are still on their way, so that they are not typed into
  /// the shell. Waits only while one is missing, and no longer than a quarter of a second.
  /// - Returns: What else came meanwhile.
  @discardableResult
  mutating func awaitAnswers() -> [Event] {
    var others: [Event] = []
    let end = Clock.now + 250
    withUnsafeTemporaryAllocation(byteCount: Self.bufferSize, alignment: 1) { buffer in
      while unanswered > 0 || negotiation.asksForGraphics, Clock.now < end {
        guard Descriptor.input.hasInput(within: Int32(max(1, end - Clock.now))) else { continue }
        guard case .bytes(let count) = Descriptor.input.read(into: buffer) else { break }
        let events = decoder.feed(UnsafeRawBufferPointer(rebasing: buffer[..<count]), at: Clock.now)
        for event in events {
          if case .reply(.primaryAttributes) = event { unanswered -= 1 }
          if case .reply(let reply) = event {
            if negotiation.isAboutGraphics(reply) { negotiation.take(reply, at: Clock.now) }
            continue
          }
          others.append(event)
        }
      }
    }
    unanswered = 0
    negotiation.stopAskingForGraphics()
    adoptGraphics()
    return others
  }

  /// Asks once more what every terminal answers, twice in all: from three answers the recogniser knows how much the
  /// link to the terminal smears the times of what is typed.
  private mutating func probeLink() {
    guard probes < 2, !negotiation.questions.isEmpty else { return }
    probes += 1
    unanswered += 1
    screen.send("\u{1B}[c")
    recognizer.asked(at: Clock.now)
  }

  mutating func take(_ gestures: [Gesture], at now: Milliseconds, _ program: inout P) {
    for gesture in gestures where status == nil {
      take(program.handle(gesture, in: frame, at: now))
      isStale = true
      unseenGestures += 1
    }
  }

  /// Notes what the program asks for; what cannot wait for the next frame is done.
  mutating func take(_ new: [TerminalCommand]) {
    for command in new where status == nil {
      switch command {
      case .quit(let status): self.status = status
      case .menu(isOpen: true): recognizer.menuOpened(at: Clock.now)
      case .menu(isOpen: false): recognizer.menuClosed(at: Clock.now)
      default: commands.append(command)
      }
    }
  }

  private mutating func takeNotices(_ program: inout P) {
    let notices = wake.take()
    if notices.contains(.stop) { commands.append(.suspend) }
    if notices.contains(.continued) {
      // Nobody knows how long that took, nor what was let go meanwhile.
      let now = Clock.now
      take(recognizer.suspend(at: now), at: now, &program)
      recognizer.resumed(at: now)
      screen.reenter()
      isResized = true
      needFrame()
    }
    if notices.contains(.resized) {
      isResized = true
      isStale = true
    }
  }

  /// Tells the program of a new size.
  private mutating func followResize(_ program: inout P) {
    isResized = false
    guard screen.updateSize() else { return }
    let size = screen.size
    negotiation.update { $0.size = size }
    if wantsPixels, let question = negotiation.cellQuestion(cell: screen.lineCell) { screen.send(question) }
    adoptGraphics()
    tellFacts(&program)
    take([.resize(size)], at: Clock.now, &program)
  }
}
