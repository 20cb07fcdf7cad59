import CTerminal
import Cells
import Glibc
import TerminalInput

extension RunLoop {
  /// Does what the program asked for, in order; what that asks for in turn comes after the next frame.
  mutating func carryOut(_ program: inout P) {
    let now = commands
    commands = []
    for command in now where status == nil { carryOut(command, &program) }
  }

  private mutating func carryOut(_ command: TerminalCommand, _ program: inout P) {
    switch command {
    case .quit, .menu: take([command])
    case .copy(let text): copy(text, command, &program)
    case .open(let arguments, takesScreen: true):
      handOver(&program) { Self.runInFront(arguments) }
        .map { refuse(command, reason: $0.description, &program) }
    case .open(let arguments, takesScreen: false):
      do throws(Errno) {
        children.append((try Child.start(arguments, detached: true), command))
      } catch {
        refuse(command, reason: error.description, &program)
      }
    case .suspend: handOver(&program) { terminal_stop() }
    case .bell: screen.send("\u{07}")
    case .hover(let wanted): changeModes { $0.hover = wanted }
    case .mouse(let wanted):
      changeModes { $0.mouse = wanted && Environment.current.isModern }
      let isOn = screen.modes.mouse
      negotiation.update { $0.mouse = isOn }
    case .redraw:
      screen.invalidate()
      needFrame()
    case .textInput(let wanted): setTextInput(wanted)
    case .pixels(let wanted):
      wantsPixels = wanted
      if wanted { askForPixels() }
      adoptGraphics()
      needFrame()
    case .hold(let settings):
      let isRemote = recognizer.settings.isRemote
      recognizer.settings = settings
      recognizer.settings.isRemote = isRemote
    }
  }

  private mutating func refuse(_ command: TerminalCommand, reason: String, _ program: inout P) {
    take(program.refused(command, reason: reason, at: Clock.now))
    needFrame()
  }

  private func changeModes(_ change: (inout Modes) -> Void) {
    var modes = screen.modes
    change(&modes)
    screen.setModes(modes)
  }
}

// MARK: - The keyboard

extension RunLoop {
  /// Tells the decoder and the recogniser what the terminal said of its keyboard.
  mutating func adoptKeyboard() {
    guard let flags = negotiation.facts.keyboardFlags else { return }
    let isTextInput = screen.modes.keyboard == Negotiation.textFlags
    decoder.keyboardFlags = isTextInput ? flags & Negotiation.textFlags : flags
    recognizer.reportsReleases = !isTextInput && negotiation.facts.tier == .releases
  }

  private mutating func setTextInput(_ wanted: Bool) {
    // Nothing to change where the terminal has not taken the flags.
    guard screen.modes.keyboard != nil, negotiation.facts.keyboardFlags != nil else { return }
    changeModes { $0.keyboard = wanted ? Negotiation.textFlags : Negotiation.keyboardFlags }
    adoptKeyboard()
  }
}

// MARK: - Pictures

extension RunLoop {
  /// Asks whether the terminal draws pixels, unless that is known.
  mutating func askForPixels() {
    if let question = negotiation.graphicsQuestion(cell: screen.lineCell) { screen.send(question) }
  }

  /// Lets the screen draw pixels where they are wanted and the terminal can; otherwise what is there is taken away.
  mutating func adoptGraphics() {
    if let question = negotiation.followingGraphicsQuestion() { screen.send(question) }
    if screen.toldCell != negotiation.facts.cell {
      screen.toldCell = negotiation.facts.cell
      // A picture of other measures may be there, or none because they were not known.
      screen.forgetPicture()
      needFrame()
    }
    let graphics = wantsPixels ? negotiation.facts.pixels : nil
    if screen.modes.graphics != graphics { changeModes { $0.graphics = graphics } }
  }
}

// MARK: - Other programs

extension RunLoop {
  /// Gives the terminal back, does something, and takes it again in whatever size and state it is then.
  private mutating func handOver<R>(_ program: inout P, _ body: () -> R) -> R {
    take(recognizer.suspend(at: Clock.now), at: Clock.now, &program)
    let typed = awaitAnswers()
    screen.leave()
    let result = body()
    screen.enter()
    // That the program was stopped, and in which size it goes on, is known.
    _ = wake.take()
    let size = screen.size
    if negotiation.facts.size != size {
      negotiation.update { $0.size = size }
      take([.resize(size)], at: Clock.now, &program)
    }
    take(typed, at: Clock.now, &program)
    recognizer.resumed(at: Clock.now)
    needFrame()
    return result
  }

  /// Runs a program that has the terminal, until it ends.
  /// - Returns: Why it could not be started; `nil` where it could.
  private static func runInFront(_ arguments: [String]) -> Errno? {
    // Ctrl-C is meant for the child, though the terminal sends it to both.
    terminal_ignore_keys(1)
    defer { terminal_ignore_keys(0) }
    do throws(Errno) {
      let child = try Child.start(arguments, detached: false)
      while child.state(waiting: true) == .stopped {
        // Ctrl-Z in the child: stop with it, or the shell would not come back; go on with it.
        terminal_stop()
        kill(child.id, SIGCONT)
      }
      return nil
    } catch {
      return error
    }
  }

  private mutating func copy(_ text: String, _ command: TerminalCommand, _ program: inout P) {
    let multiplexer = negotiation.facts.multiplexer
    guard let sequence = Clipboard.sequence(for: text, through: multiplexer) else {
      refuse(command, reason: "more than \(Clipboard.limit) bytes", &program)
      return
    }
    screen.send(sequence)
    // tmux takes the sequence only where it is told to (set-clipboard on), its own command always.
    if multiplexer == .tmux, let child = try? Child.start(["tmux", "load-buffer", "-w", "-"], reading: text) {
      children.append((child, command))
    }
  }

  /// Forgets the children that have ended, and tells the program of a browser that failed.
  mutating func reapChildren(_ program: inout P) {
    for index in children.indices.reversed() {
      guard case .ended(let status) = children[index].child.state(waiting: false) else { continue }
      let command = children.remove(at: index).command
      if case .open = command, status != 0 { refuse(command, reason: "it ended with status \(status)", &program) }
    }
  }
}
