import Cells

/// Where the accessory goes: above the preview and the menu, else below, else beside; it covers neither.
struct AccessoryPlacement {
  var area: Rect
  var anchor: Rect
  /// The rest, already placed.
  var placed: MenuPlacement.Result
  var alignment: AccessoryAlignment
  /// Whether the preview is the held view itself, lifted.
  var isLifted = false

  /// The place for an accessory of this size; `nil` where there is no room beside everything else.
  func rect(for size: Size) -> Rect? {
    let width = min(size.width, area.width)
    let parts = [placed.menu, placed.preview ?? Rect(.zero)]
    // A lifted view may have been moved away from the held one, which then stands behind and may be covered.
    let held = isLifted && placed.preview != nil ? Rect(.zero) : anchor
    let group = parts.reduce(held) { $0.union($1) }
    let x = column(width: width, group: group)
    let above = Rect(x: x, y: group.minY - size.height, width: width, height: size.height)
    let below = Rect(x: x, y: group.maxY, width: width, height: size.height)
    let y = max(area.minY, min(group.minY, area.maxY - size.height))
    let right = Rect(x: group.maxX, y: y, width: width, height: size.height)
    let left = Rect(x: group.minX - width, y: y, width: width, height: size.height)
    let block = parts.reduce(Rect(.zero)) { $0.union($1) }
    let besideMenu = Rect(x: block.maxX, y: block.minY, width: width, height: size.height)
    let overMenu = Rect(x: x, y: placed.menu.minY - size.height, width: width, height: size.height)
    let underMenu = Rect(x: x, y: placed.menu.maxY, width: width, height: size.height)
    let candidates =
      (placed.isAbove ? [below, above] : [above, below]) + [overMenu, underMenu, right, left, besideMenu]
    return candidates.first { candidate in
      area.contains(candidate) && parts.allSatisfy { !$0.intersects(candidate) } && !held.intersects(candidate)
    }
  }

  private func column(width: Int, group: Rect) -> Int {
    let reference = placed.menu.isEmpty ? group : placed.menu
    let x: Int
    switch alignment {
    case .leading: x = placed.isTrailing ? reference.maxX - width : reference.minX
    case .center:
      let preview = placed.preview ?? reference
      x = preview.minX + (preview.width - width) / 2
    case .trailing: x = reference.maxX - width
    }
    return max(area.minX, min(x, area.maxX - width))
  }
}
