import Cells
import TerminalInput

/// What the terminal is asked, and what its answers tell. No answer is waited for; one that comes late counts too.
struct Negotiation {
  private(set) var facts: TerminalFacts
  /// The modes to switch on.
  private(set) var modes: Modes
  /// The questions, the one that every terminal answers last.
  private(set) var questions = ""
  /// Whether answers about pixels are on their way.
  private(set) var asksForGraphics = false
  /// Whether the terminal can be asked about pixels: not the old ones, and not through a multiplexer, which would not
  /// move a picture together with its cells.
  private let mayAskForGraphics: Bool
  /// When the questions were sent.
  private var askedAt: Milliseconds?
  /// Whether the first attributes (DA1) name sixels.
  private var hasSixels = false
  /// Whether the number of their colours was asked for, and what the answer was.
  private var registers: (asked: Bool, count: Int?) = (false, nil)
  /// What to ask next about pixels.
  private var nextQuestion: String?
  private let tier: HoldSettings.Tier

  /// The kitty flags to push: keys told apart (1), event types (2), every key as a sequence (8), with its text (16).
  /// Without 8 the release of Enter would be sent as a second Enter by some terminals.
  static let keyboardFlags = 27
  /// The flags while a text field takes the keys: input methods lose text under flag 8.
  static let textFlags = 1
  /// The flags without which releases are not believed: event types, every key.
  private static let releaseFlags = 10

  init(_ environment: Environment, options: ScreenOptions) {
    facts = TerminalFacts()
    facts.name = environment.term
    facts.remote = environment.remote
    facts.multiplexer = environment.multiplexer
    facts.background = environment.background
    facts.learned = options.hold.learned
    modes = .none
    tier = options.hold.tier
    mayAskForGraphics = environment.isModern && environment.multiplexer == nil && !options.lowBandwidth
    guard environment.isModern else {
      settle(reason: "\(environment.term) reports no key releases")
      return
    }
    modes.paste = true
    modes.focus = true
    modes.mouse = options.mouse && !environment.mouseHoldsEscape
    facts.mouse = modes.mouse
    if options.mouse, environment.mouseHoldsEscape {
      facts.notice = "the mouse is off: with it, GNU screen keeps Escape back until the next key"
    }
    if options.lowBandwidth && tier != .releases {
      settle(reason: "nothing is asked of the terminal")
      return
    }
    if tier != .repeats {
      modes.keyboard = Self.keyboardFlags
      questions += "\u{1B}[?u"
    }
    settle(reason: "the terminal has not answered yet")
    if !options.lowBandwidth && environment.multiplexer != .screen {
      // The background colour, and the terminal's name.
      questions += "\u{1B}]11;?\u{1B}\\\u{1B}[>q"
    }
    questions += "\u{1B}[c"
  }

  /// Fills in what the screen knows.
  mutating func describe(_ screen: Screen) {
    facts.entry = screen.entry
    facts.colors = screen.depth.count
    facts.unicode = screen.glyphs.unicode
    facts.size = screen.size
    if Environment.isGuess(entry: screen.entry, for: facts.name) {
      facts.notice = "the terminal ‘\(facts.name)’ is not known here; it is treated as xterm-256color"
    }
  }

  mutating func asked(at now: Milliseconds) { askedAt = now }

  mutating func update(_ change: (inout TerminalFacts) -> Void) { change(&facts) }

  /// Takes an answer.
  mutating func take(_ reply: TerminalReply, at now: Milliseconds) {
    switch reply {
    case .keyboardFlags(let flags):
      facts.keyboardFlags = flags
      let isEnough = flags & Self.releaseFlags == Self.releaseFlags
      if tier == .automatic { facts.tier = isEnough ? .releases : .repeats }
      settle(reason: isEnough ? "the terminal reports key releases" : "the terminal refuses to report key releases")
    case .primaryAttributes(let attributes):
      // The first is the terminal's class.
      hasSixels = attributes.dropFirst().contains(Self.sixelAttribute)
      // The last question: what has no answer by now gets none.
      if facts.roundTrip == nil, let askedAt { facts.roundTrip = now - askedAt }
      if facts.keyboardFlags == nil { settle(reason: "the terminal cannot report key releases") }
    case .version(let text):
      facts.version = text
    case .color(osc: 11, let rgb):
      facts.background = Self.isLight(rgb) ? .light : .dark
    case .graphics(KittyGraphics.questionID, let isOK):
      guard asksForGraphics else { break }
      if isOK { setPixels(.kitty) } else if !hasSixels { facts.graphics = false }
    case .colorRegisters(let count):
      registers.count = count
    case .cellSize(let size):
      facts.cell = size
    case .mode(Self.lastMode, _):
      // What has no answer by now gets none.
      if asksForGraphics { endOfGraphicsAnswers() }
    case .color, .cursorPosition, .mode, .graphics:
      break
    }
  }

  /// What to ask to learn whether the terminal draws pixels; `nil` where that is known.
  /// - Parameter cell: The pixels of a cell, where the line tells them.
  mutating func graphicsQuestion(cell: Size?) -> String? {
    guard facts.graphics == nil, !asksForGraphics else { return nil }
    guard mayAskForGraphics else {
      facts.graphics = false
      return nil
    }
    asksForGraphics = true
    facts.cell = cell
    return KittyGraphics.question + (cell == nil ? Self.cellQuestion : "") + Self.lastQuestion
  }

  /// What to ask after the terminal changed its size, perhaps by its letters; `nil` for nothing.
  /// - Parameter cell: The pixels of a cell, where the line tells them.
  mutating func cellQuestion(cell: Size?) -> String? {
    guard let pixels = facts.pixels else { return nil }
    // Kitty's pictures are fitted into their cells: the old measures do until the answer comes.
    if cell != nil || pixels != .kitty { facts.cell = cell }
    guard cell == nil, !asksForGraphics else { return nil }
    asksForGraphics = true
    return Self.cellQuestion + Self.lastQuestion
  }

  /// What to ask now that an answer about pixels has come; each question once.
  mutating func followingGraphicsQuestion() -> String? {
    defer { nextQuestion = nil }
    return nextQuestion
  }

  /// All answers to a question about pixels are there.
  private mutating func endOfGraphicsAnswers() {
    if facts.graphics == nil, hasSixels, !registers.asked {
      registers.asked = true
      nextQuestion = Self.registersQuestion + Self.lastQuestion
      return
    }
    asksForGraphics = false
    guard facts.graphics == nil else { return }
    // A terminal with sixels that doesn't count its colours has as many as sixels can have.
    if hasSixels { setPixels(.sixel(colors: registers.count ?? 256)) }
    // Sixels are drawn pixel by pixel over cells whose size has to be known.
    if !hasSixels || facts.cell == nil { facts.graphics = false }
  }

  private mutating func setPixels(_ pixels: PixelProtocol) {
    facts.graphics = true
    facts.pixels = pixels
  }

  /// The number by which DA1 tells of sixels.
  private static let sixelAttribute = 4
  /// XTWINOPS: reads the pixels of a cell.
  private static let cellQuestion = "\u{1B}[16t"
  /// XTSMGRAPHICS: reads the number of colour registers.
  private static let registersQuestion = "\u{1B}[?1;1;0S"

  /// No longer waits for answers about pixels.
  mutating func stopAskingForGraphics() { asksForGraphics = false }

  /// A mode that every terminal says it knows or doesn't know: the answer after that about pixels.
  private static let lastMode = 2026
  private static let lastQuestion = "\u{1B}[?\(lastMode)$p"

  /// Whether an answer is one of those about pixels, which came at another time than the first questions'.
  func isAboutGraphics(_ reply: TerminalReply) -> Bool {
    switch reply {
    case .graphics, .colorRegisters, .cellSize, .mode(Self.lastMode, _): true
    default: false
    }
  }

  /// Words why the tier is what it is; a tier chosen by hand says so.
  private mutating func settle(reason: String) {
    switch tier {
    case .automatic: facts.tierReason = reason
    case .releases:
      facts.tier = .releases
      facts.tierReason = "chosen by hand"
    case .repeats:
      facts.tier = .repeats
      facts.tierReason = "chosen by hand"
    }
  }

  /// Whether dark text reads better on a colour (luma of ITU-R BT.601).
  private static func isLight(_ rgb: UInt32) -> Bool {
    let red = Int(rgb >> 16 & 0xFF)
    let green = Int(rgb >> 8 & 0xFF)
    let blue = Int(rgb & 0xFF)
    return 299 * red + 587 * green + 114 * blue > 127_500
  }
}
