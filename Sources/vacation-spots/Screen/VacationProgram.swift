import Cells
import Glibc
import SpotStorage
import Spots
import Terminal
import TerminalInput
import VacationUI

/// The screens on a terminal: gives gestures to the state and carries out what it asks for.
struct VacationProgram: TerminalProgram {
  private var state: AppState
  private var painter = Painter()
  private let link: StoreLink
  private let pictures: PictureLoader
  private let nearby: NearbyFinder
  /// The notice of the terminal that was already said.
  private var notice: String?
  /// How presses are told, before the settings say otherwise.
  private var hold: HoldSettings
  /// What is asked of the terminal as soon as it can be.
  private var waiting: [TerminalCommand] = []

  init(state: AppState, link: StoreLink, pictures: PictureLoader, hold: HoldSettings) {
    self.hold = hold
    self.state = state
    self.link = link
    self.pictures = pictures
    nearby = NearbyFinder(state.catalog)
  }

  /// What is known now of the terminal's auto-repeat.
  var learned: LearnedRepeat { hold.learned }

  mutating func frame(in size: Size, at now: Milliseconds) -> Frame<VacationUI.Target> {
    painter.frame(of: state)
  }

  func holdTarget(for event: Event, in frame: Frame<VacationUI.Target>) -> HoldTarget {
    Routing(state, frame: frame).holdTarget(for: event)
  }

  mutating func handle(
    _ gesture: Gesture, in frame: Frame<VacationUI.Target>, at now: Milliseconds
  ) -> [TerminalCommand] {
    pass(Routing(state, frame: frame).messages(for: gesture), at: now)
  }

  var deadline: Milliseconds? { [state.deadline, link.deadline].compactMap { $0 }.min() }

  mutating func tick(at now: Milliseconds) -> [TerminalCommand] {
    pass(link.news(at: now, withNotes: state.hasNotes) + [.tick], at: now)
  }

  var descriptors: [Int32] { link.descriptors + pictures.descriptors + nearby.descriptors }

  mutating func ready(descriptor: Int32, at now: Milliseconds) -> [TerminalCommand] {
    pass(link.news(at: now, withNotes: state.hasNotes) + pictures.news() + nearby.news(), at: now)
  }

  mutating func terminal(_ facts: TerminalFacts) {
    var look = TerminalLook()
    hold.learned = facts.learned
    look.colors = facts.colors
    look.unicode = facts.unicode
    look.isLight = facts.background.map { $0 == .light }
    look.reportsReleases = facts.tier == .releases
    look.tierReason = facts.tierReason
    look.name = facts.version ?? facts.name
    look.mouse = facts.mouse
    look.pixels = facts.graphics
    var messages: [Message] = [.terminal(look)]
    if facts.size != state.size { messages.append(.resized(facts.size)) }
    if let said = facts.notice, said != notice {
      notice = said
      messages.append(.report(said, isError: false))
    }
    waiting += pass(messages, at: SystemClock.monotonic())
  }

  mutating func refused(_ command: TerminalCommand, reason: String, at now: Milliseconds) -> [TerminalCommand] {
    switch command {
    case .open(let arguments, _):
      return pass(
        [.report("\(arguments.first ?? "The browser") could not open it: \(reason)", isError: true)], at: now)
    case .copy: return pass([.report("Not copied: \(reason)", isError: true)], at: now)
    default: return []
    }
  }

  private mutating func pass(_ messages: [Message], at now: Milliseconds) -> [TerminalCommand] {
    state.now = now
    state.wallClock = Int64(time(nil))
    state.localOffset = SystemClock.localOffset(at: state.wallClock)
    var messages = messages
    var commands = waiting
    waiting = []
    while !messages.isEmpty {
      let message = messages.removeFirst()
      for effect in state.apply(message) { run(effect, &messages, &commands) }
    }
    // Leads to no effect.
    if link.isSaving != (state.saving != nil) { _ = state.apply(.saving(link.isSaving)) }
    return commands
  }

  private func run(_ effect: Effect, _ messages: inout [Message], _ commands: inout [TerminalCommand]) {
    switch effect {
    case .save(let items, let title): messages += link.save(items, title: title, when: state.wallClock * 1000)
    case .saveSettings(let settings):
      messages += link.save(settings)
      commands.append(.hold(settings.hold(hold)))
      commands.append(.pixels(settings.pictures == .pixels))
    case .saveNotes(let changes, let title): messages += link.save(changes, title: title)
    case .loadNotes: messages += link.loadNotes()
    case .loadTimeZone(let id, let name):
      if let data = SystemTimeZones.data(of: name) { messages.append(.timeZone(id, data)) }
    case .findNearby(let id, let count): messages += nearby.find(id, count: count)
    case .loadPicture(let id, let side): pictures.load(id, longestSide: side)
    case .copy(let text): commands.append(.copy(text))
    case .saveFile(let name, let text): messages.append(NewFile.save(text, as: name))
    case .browse(let url): browse(url, &messages, &commands)
    case .menu(let isOpen):
      commands.append(.menu(isOpen: isOpen))
      commands.append(.hover(isOpen))
    case .textInput(let isOn): commands.append(.textInput(isOn))
    case .mouse(let isOn): commands.append(.mouse(isOn))
    case .redraw: commands.append(.redraw)
    case .suspend: commands.append(.suspend)
    case .quit(let status): commands.append(.quit(status: status))
    }
  }

  private func browse(_ url: String, _ messages: inout [Message], _ commands: inout [TerminalCommand]) {
    let command = BrowserCommand.find(
      for: url, environment: Environment.value, isInstalled: ExecutableSearch.isInstalled)
    if let command {
      commands.append(.open(command.arguments, takesScreen: command.takesScreen))
      if !command.takesScreen { messages.append(.report("Opened \(url)", isError: false)) }
    } else {
      commands.append(.copy(url))
      messages.append(.addressShown(url))
    }
  }
}
