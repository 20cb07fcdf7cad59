import Cells

/// What a real terminal sent while real keys and buttons were pressed.
///
/// One line of text: name, kitty flags in force, repeat delay (ms) and rate (Hz) or `-`, how long the reader slept
/// after each read (ms), then what happened, each with its time in ms: `0+Return` a key went down, `80-Return` up,
/// `0(1,10,5` a button went down at column and row, `90)1` up, `40~11,5` the pointer moved, `40!` the focus
/// was lost, `0.7<0d` bytes were read.
public struct Trace: Sendable {
  public enum Act: Sendable {
    case keyDown(Substring)
    case keyUp(Substring)
    case buttonDown(Int)
    case buttonUp, move, focusOut
    case read([UInt8])
  }

  public let name: Substring
  /// The kitty keyboard flags that the terminal said to be in force.
  public let flags: Int
  public let delay: Milliseconds?
  public let interval: Milliseconds?
  public let sleep: Milliseconds
  public let acts: [(time: Milliseconds, act: Act)]

  public init?(_ line: Substring) {
    let fields = line.split(separator: " ")
    guard fields.count > 5, let flags = Int(fields[1]), let sleep = Double(fields[4]) else { return nil }
    name = fields[0]
    self.flags = flags
    delay = Double(fields[2])
    interval = Double(fields[3]).map { 1_000 / $0 }
    self.sleep = sleep
    var acts: [(time: Milliseconds, act: Act)] = []
    for field in fields[5...] {
      guard let act = Self.act(field) else { return nil }
      acts.append(act)
    }
    self.acts = acts
  }

  private static func act(_ field: Substring) -> (time: Milliseconds, act: Act)? {
    guard let mark = field.dropFirst().firstIndex(where: { "+-()~<!".contains($0) }),
      let time = Double(field[..<mark])
    else { return nil }
    let rest = field[field.index(after: mark)...]
    switch field[mark] {
    case "+": return (time, .keyDown(rest))
    case "-": return (time, .keyUp(rest))
    case "(": return rest.split(separator: ",").first.flatMap { Int($0) }.map { (time, .buttonDown($0)) }
    case ")": return (time, .buttonUp)
    case "~": return (time, .move)
    case "!": return (time, .focusOut)
    default:
      var bytes: [UInt8] = []
      var digits = rest
      while let byte = UInt8(digits.prefix(2), radix: 16) {
        bytes.append(byte)
        digits = digits.dropFirst(2)
      }
      return (time, .read(bytes))
    }
  }

  /// Releases are reported.
  public var reportsReleases: Bool { flags & 10 == 10 }

  /// A network lay in between, of which `SSH_CONNECTION` would have told.
  public var isRemote: Bool { name.contains("+net") || name.contains("mosh") }

  /// The name without terminal and mode.
  public var gesture: Substring { name.split(separator: "/").last ?? name }
}
