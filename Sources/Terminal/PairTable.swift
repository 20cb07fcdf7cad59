import CNcurses
import Cells

/// The colour pairs handed out by ncurses, by the two colours.
struct PairTable {
  /// How many colours there are.
  let depth: ColorDepth
  /// How many pairs ncurses can hold.
  private let capacity: Int
  /// The pairs by their colours (foreground above background), in ascending order; there are seldom more than a few dozen.
  private var known: [(key: UInt64, pair: Int32)] = []
  private var last: (key: UInt64, pair: Int32) = (.max, 0)
  /// Whether a pair was wanted that there was no room for; such cells are drawn in the terminal's own colours.
  private(set) var isExhausted = false

  init(depth: ColorDepth, capacity: Int) {
    self.depth = depth
    self.capacity = capacity
  }

  /// The pair of a style's colours; 0 is the terminal's own two.
  mutating func pair(for style: Style) -> Int32 {
    if depth == .none || (style.foreground == .standard && style.background == .standard) { return 0 }
    let foreground = depth.number(of: style.foreground)
    let background = depth.number(of: style.background)
    let key = UInt64(UInt32(bitPattern: foreground)) << 32 | UInt64(UInt32(bitPattern: background))
    if key == last.key { return last.pair }
    let place = place(of: key)
    if place < known.count, known[place].key == key {
      last = known[place]
      return last.pair
    }
    // ncurses would give away the oldest pair and with it the colours of what is shown.
    guard known.count + 1 < capacity else {
      isExhausted = true
      return 0
    }
    last = (key, max(0, alloc_pair(foreground, background)))
    known.insert(last, at: place)
    return last.pair
  }

  /// Where a key stands, or would stand.
  private func place(of key: UInt64) -> Int {
    var low = 0
    var high = known.count
    while low < high {
      let middle = (low + high) / 2
      if known[middle].key < key { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Forgets all pairs; the whole screen has to be drawn afterwards.
  mutating func reset() {
    reset_color_pairs()
    known.removeAll(keepingCapacity: true)
    last = (.max, 0)
    isExhausted = false
  }
}
