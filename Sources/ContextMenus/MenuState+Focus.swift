import Cells

extension MenuState {
  /// The parts that can have the focus, in the order of Tab.
  private var stations: [MenuFocus] {
    var stations: [MenuFocus] = []
    if let accessory, !accessory.items.isEmpty { stations.append(.accessory(initialAccessoryItem)) }
    if preview?.commit != nil { stations.append(.preview) }
    if !levels[levels.count - 1].content.items.isEmpty { stations.append(.menu) }
    return stations
  }

  /// Tab: from the menu to the preview, to the accessory, and round.
  mutating func moveFocus(by step: Int) {
    let stations = Array(stations.reversed())
    let current = stations.firstIndex { station in
      switch (station, focus) {
      case (.accessory, .accessory), (.preview, .preview), (.menu, .menu): true
      default: false
      }
    }
    guard !stations.isEmpty else { return }
    let next = ((current ?? -step) + step + stations.count) % stations.count
    focus = stations[next]
    if focus == .menu { highlightSomething() }
  }

  /// Highlights the level's first item if nothing is highlighted.
  private mutating func highlightSomething() {
    let level = levels.count - 1
    guard levels[level].highlightedItem == nil, let first = levels[level].content.initialItem else { return }
    levels[level].highlight = levels[level].content.items[first].id
  }

  @discardableResult
  mutating func enterAccessory() -> Bool {
    guard let accessory, !accessory.items.isEmpty else { return false }
    focus = .accessory(initialAccessoryItem)
    return true
  }

  mutating func leavePreview(by step: Int) {
    if step < 0 && enterAccessory() { return }
    guard !levels[levels.count - 1].content.items.isEmpty else { return }
    focus = .menu
    highlightSomething()
  }

  /// Up and Down in an accessory of several rows; out of it at its edges.
  mutating func leaveAccessory(_ index: Int, by step: Int, isRepeat: Bool) {
    if let next = accessoryItem(from: index, by: step) {
      focus = .accessory(next)
      return
    }
    let level = levels.count - 1
    guard !isRepeat || step > 0, !levels[level].content.items.isEmpty else { return }
    focus = .menu
    moveToEnd(first: step > 0)
  }

  /// The nearest item in a row above or below.
  private func accessoryItem(from index: Int, by step: Int) -> Int? {
    guard let frames = accessoryForm?.frames, frames.indices.contains(index) else { return nil }
    let current = frames[index]
    func distance(_ other: Int) -> Int {
      abs(frames[other].minY - current.minY) * 1000 + abs(frames[other].minX - current.minX)
    }
    return frames.indices.filter { other in
      !frames[other].isEmpty
        && (step > 0 ? frames[other].minY >= current.maxY : frames[other].maxY <= current.minY)
    }.min { distance($0) < distance($1) }
  }

  /// Left and Right among the accessory's items, round its ends.
  mutating func moveInAccessory(_ index: Int, by step: Int, isRepeat: Bool) {
    guard let count = accessory?.items.count, count > 0 else { return }
    let next = index + step
    if next >= 0 && next < count {
      focus = .accessory(next)
    } else if !isRepeat {
      focus = .accessory((next + count) % count)
    }
  }
}
