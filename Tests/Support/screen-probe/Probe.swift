import Cells
import Glibc
import Terminal
import TerminalInput

/// The program under the tests.
struct Probe: TerminalProgram {
  private static let towns = [
    "Lisbon", "Kyōto 京都", "Reykjavík", "Łódź", "São Paulo", "Ağrı", "Þingvellir", "Oaxaca", "नमस्ते Delhi", "Bruges",
    "Ouro Preto", "Luang Prabang", "Hội An", "Zürich", "Petra", "Fès", "Cusco", "Bergen", "Kotor", "Hoi An", "Galle",
  ]

  /// Whether a signal comes before the first frame.
  var diesEarly = false
  private var facts = TerminalFacts()
  private var selected = 0
  private var said = ""
  private var frames = 0
  private var keys = 0
  private var typed = ""
  /// Which picture is shown; 0 for none.
  private var picture = 0
  private var ticks: Milliseconds?

  mutating func terminal(_ facts: TerminalFacts) { self.facts = facts }

  func frame(in size: Size, at now: Milliseconds) -> Frame<Int> {
    if diesEarly { raise(SIGTERM) }
    var frame = Frame<Int>(size)
    let title = Style([.bold], foreground: .cyan)
    frame.canvas.write("┌─ Towns ★★★☆☆ ─┐", x: 0, y: 0, style: title)
    frame.canvas.write("▀", x: 20, y: 0, style: Style(foreground: .rgb(0xFF8040), background: .rgb(0x204060)))
    for (index, town) in Self.towns.enumerated() where index + 1 < size.height - 4 {
      let isSelected = index == selected
      frame.canvas.write(isSelected ? ">" : " ", x: 0, y: index + 1)
      frame.canvas.write(town, x: 2, y: index + 1, style: isSelected ? Style([.reverse]) : .plain)
      frame.canvas.write("\(index) stars", x: 40, y: index + 1, style: Style(foreground: .yellow))
      frame.mark(Rect(x: 0, y: index + 1, width: size.width, height: 1), as: index)
    }
    let lines = [
      "size=\(size.width)x\(size.height) name=\(facts.name) entry=\(facts.entry) colors=\(facts.colors)"
        + " unicode=\(facts.unicode)",
      "tier=\(facts.tier) flags=\(facts.keyboardFlags.map(String.init) ?? "-") background="
        + "\(facts.background.map { "\($0)" } ?? "-") version=\(facts.version ?? "-")"
        + " pixels=\(facts.graphics.map(String.init) ?? "-")",
      facts.notice ?? "",
      "typed=\(typed) said=\(said)",
    ]
    for (index, line) in lines.enumerated() { frame.canvas.write(line, x: 0, y: size.height - 4 + index) }
    // The lower right cell is the hard one.
    frame.canvas.write("╝", x: size.width - 1, y: size.height - 1)
    if picture > 0 {
      let bitmap = Bitmap(width: 60, height: 40, bytes: [UInt8](repeating: 90, count: 7_200))
      let area = Rect(x: 50, y: 2, width: 20, height: 5)
      frame.picture = bitmap.map { PixelPicture(id: picture, area: area, bitmap: $0, part: $0.area) }
    }
    frame.cursor = Point(x: 0, y: min(selected + 1, max(0, size.height - 1)))
    return frame
  }

  func holdTarget(for event: Event, in frame: Frame<Int>) -> HoldTarget {
    switch event {
    case .key(let event) where [.enter, .space].contains(event.key): HoldTarget(.provisional)
    case .mouse(let event):
      frame.region(at: event.position).map { HoldTarget(.provisional, bounds: $0.rect) } ?? .none
    default: .none
    }
  }

  mutating func handle(_ gesture: Gesture, in frame: Frame<Int>, at now: Milliseconds) -> [TerminalCommand] {
    switch gesture {
    case .event(.key(let event)) where event.phase != .release: return press(event.key)
    case .tap(.key(let key), _): return press(key)
    case .event(.paste(let text)): said = "pasted \(text.utf8.count)"
    case .event(.resize(let size)): said = "resized \(size.width)x\(size.height)"
    case .event(.focusIn): said = "focus"
    case .event(.focusOut): said = "blur"
    case .event(.mouse(let event)):
      if case .press = event.kind, let region = frame.region(at: event.position) { selected = region.target }
      said = "mouse \(event.kind) \(event.position.x),\(event.position.y)"
    case .hold(let trigger, _): said = "hold \(trigger)"
    case .tap(.button(_, let position), _):
      if let region = frame.region(at: position) { selected = region.target }
      said = "click \(position.x),\(position.y)"
    default: break
    }
    return []
  }

  private mutating func press(_ key: Key) -> [TerminalCommand] {
    switch key {
    case .down, .character("j"): selected = min(selected + 1, Self.towns.count - 1)
    case .up, .character("k"): selected = max(selected - 1, 0)
    case .character("q"): return [.quit(status: 0)]
    case .character("c", .control): return [.quit(status: 130)]
    case .character("z", .control): return [.suspend]
    case .character("y"): return [.copy("Łódź")]
    case .character("Y"): return [.copy(String(repeating: "x", count: Clipboard.limit + 1))]
    case .character("b"): return [.bell]
    case .character("h"): return [.hover(true)]
    case .character("H"): return [.hover(false)]
    case .character("t"): return [.textInput(true)]
    case .character("T"): return [.textInput(false)]
    case .character("r"): return [.redraw]
    case .character("p"): picture += 1
    case .character("P"): picture = 0
    case .character("g"): return [.pixels(true)]
    case .character("G"): return [.pixels(false)]
    case .character("e"):
      return [.open(["sh", "-c", "echo child has $(stty -a | grep -o '.icanon'); read x"], takesScreen: true)]
    case .character("s"):
      return [.open(["sh", "-c", "echo stopping; kill -STOP $$; echo going on; read x"], takesScreen: true)]
    case .character("o"): return [.open(["no such program"], takesScreen: false)]
    case .character("d"): return [.open(["sh", "-c", "echo never seen"], takesScreen: false)]
    case .character("X"): crash()
    case .character("A"): abort()
    default: typed += "\(key.code) "
    }
    return []
  }

  /// Dies as a program with a mistake dies.
  private func crash() -> Never {
    let empty: [Int] = []
    fatalError("unreachable \(empty[selected + 1])")
  }

  mutating func refused(_ command: TerminalCommand, reason: String, at now: Milliseconds) -> [TerminalCommand] {
    said = "refused: \(reason)"
    return []
  }
}
