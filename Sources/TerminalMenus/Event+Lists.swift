import Cells

extension Event {
  /// How far the event moves through a list: 1 for Down and `j`, -1 for Up and `k`, else 0.
  public var listStep: Int {
    guard case .key(let report) = self, report.phase != .release else { return 0 }
    switch report.key {
    case .down, .character("j"): return 1
    case .up, .character("k"): return -1
    default: return 0
    }
  }

  /// Whether the event asks a program to end: `q` and Ctrl-C.
  public var asksToQuit: Bool {
    guard case .key(let report) = self, report.phase == .press else { return false }
    return [.character("q"), .character("c", .control)].contains(report.key)
  }
}
