import ContextMenus
import Spots

/// `Nearby`, a submenu whose spots come later: they are found on another thread, and only when somebody looks.
extension AppState {
  /// How many spots `Nearby` shows.
  static let nearbyCount = 6

  /// The deferred element that stands for the spots near one.
  static func nearby(_ id: Spot.ID) -> String { "nearby \(id)" }

  /// `Nearby`: the map around a spot, and the spots nearest to it.
  func nearbyMenu(_ id: Spot.ID) -> Menu<Message> {
    Menu(title: "Nearby", image: .nearby, key: .character("b")) {
      if !isOnMap { Action(title: "On the map", image: .map, key: .character("v"), message: .viewMap(id)) }
      Menu(identifier: "spots", options: .displayInline) {
        DeferredElement(Self.nearby(id), title: "Finding spots…")
      }
    }
  }

  /// Begins to find what an open menu waits for.
  func fetch(_ deferred: [String]) -> [Effect] {
    guard let id = menu?.menu.identifier, deferred.contains(Self.nearby(id)) else { return [] }
    return [.findNearby(id, count: Self.nearbyCount)]
  }

  /// What was found before for the menu of a target.
  func nearbyCache(for target: Target) -> [String: [MenuElement<Message>]] {
    let index: Int? =
      switch target {
      case .row(let index), .mark(let index), .pin(let index): index
      case .page, .peek, .mapArea, .mapHit: currentSpot.flatMap { catalog.index(ofID: $0) }
      default: nil
      }
    guard !nearSpots.isEmpty, let id = index.map({ catalog.id(at: $0) }), let spots = nearSpots[id] else { return [:] }
    return [Self.nearby(id): elements(of: spots, near: id)]
  }

  /// Shows what was found, and remembers it.
  mutating func show(_ spots: [NearSpot], near id: Spot.ID) {
    nearSpots[id] = spots
    let elements = elements(of: spots, near: id)
    menu?.menu.fulfil(Self.nearby(id), with: elements)
  }

  private func elements(of spots: [NearSpot], near id: Spot.ID) -> [MenuElement<Message>] {
    guard let centre = catalog.index(ofID: id).map({ catalog.coordinate(at: $0) }) else { return [] }
    return spots.filter { (0..<catalog.count).contains($0.index) }.map { spot in
      let name = catalog.name(at: spot.index)
      let distance = units.distance(spot.kilometres)
      let direction = centre.compassPoint(to: catalog.coordinate(at: spot.index))
      return .action(
        Action(
          title: name, subtitle: "\(distance) \(direction), \(catalog.country(at: spot.index))",
          identifier: catalog.id(at: spot.index), discoverabilityTitle: "Open \(name), \(distance) \(direction)",
          message: .open(catalog.id(at: spot.index))))
    }
  }
}
