import Cells
import ContextMenus
import Spots

/// The app's own menus. Each is made at the moment it opens, from the state, and holds messages with ids.
extension AppState {
  /// What a target answers when it is held; `nil` where there is nothing to offer.
  /// - Parameter isSketch: Whether the place of its picture stays empty.
  func configuration(for target: Target, isSketch: Bool = false) -> ContextMenuConfiguration<Message>? {
    var configuration = plainConfiguration(for: target, isSketch: isSketch)
    configuration?.elementOrder = settings.menuOrder.elementOrder
    return configuration
  }

  private func plainConfiguration(for target: Target, isSketch: Bool) -> ContextMenuConfiguration<Message>? {
    switch target {
    case .pin(let index): return menu(ofSpot: catalog.id(at: index), isSketch: isSketch)
    case .mapArea, .mapHit: return currentSpot.map { menu(ofSpot: $0, isSketch: isSketch) }
    case .row(let index), .mark(let index):
      let ids = subjects(ofRow: index)
      return ids.count > 1 ? menu(ofSpots: ids) : menu(ofSpot: ids[0], isSketch: isSketch)
    case .page, .peek: return currentSpot.map { menu(ofSpot: $0, isSketch: nil) }
    case .control(let control): return currentSpot.flatMap { menu(of: control, spot: $0) }
    case .action(let action): return currentSpot.map { menu(of: action, spot: $0) }
    case .note(let id): return currentSpot.flatMap { menu(ofNote: id, spot: $0) }
    case .column: return headerMenu
    case .emptyArea: return listMenu
    case .title:
      return ContextMenuConfiguration(identifier: "settings", actionProvider: { _ in titleMenu })
    case .word, .rating, .editor, .back, .hint: return nil
    }
  }

  /// The menu of a row, and of a spot's page.
  /// - Parameter isSketch: Whether the picture's place stays empty; `nil` for no picture.
  private func menu(ofSpot id: Spot.ID, isSketch: Bool?) -> ContextMenuConfiguration<Message> {
    ContextMenuConfiguration(
      identifier: id,
      previewProvider: isSketch.map { isSketch in { spotPreview(id, isSketch: isSketch) } },
      actionProvider: { _ in
        Menu {
          let map = Action(title: "View map", image: .map, key: .character("v"), message: Message.viewMap(id))
          let article = Action(
            title: "Wikipedia", image: .book, key: .character("w"), message: Message.openWikipedia(id))
          let note = Action(title: "Add note", image: .note, key: .character("n"), message: Message.addNote(id))
          if size.height < Self.rowsForRows {
            Menu(identifier: "quick", options: .displayInline, preferredElementSize: size.width < 50 ? .small : .medium)
            {
              if !isOnMap { map }
              article
              note
            }
            shareMenu([id])
            nearbyMenu(id)
          } else {
            if !isOnMap { map }
            shareMenu([id])
            nearbyMenu(id)
            article
            note
          }
          rateMenu([id])
          removeRating([id])
        }
      })
  }

  /// The height of the screen from which on a spot's actions have a row each; below, the first stand side by side.
  private static let rowsForRows = 20

  /// Whether the map is shown already.
  var isOnMap: Bool { if case .map? = routes.last { true } else { false } }

  /// The menu of several marked rows.
  private func menu(ofSpots ids: [Spot.ID]) -> ContextMenuConfiguration<Message> {
    ContextMenuConfiguration(
      identifier: ids[0], secondaryIdentifiers: Array(ids.dropFirst()),
      actionProvider: { _ in
        Menu(title: "\(ids.count) spots") {
          shareMenu(ids)
          rateMenu(ids)
          Action(title: "Unmark all", image: Image("✓", ascii: "x"), key: .character("u"), message: .unmarkAll)
          removeRating(ids)
        }
      })
  }

  private func menu(of control: InfoControl, spot id: Spot.ID) -> ContextMenuConfiguration<Message> {
    switch control {
    case .rate:
      ContextMenuConfiguration(
        identifier: id, previewProvider: { starPreview(id) },
        actionProvider: { _ in
          Menu {
            rateMenu([id])
            removeRating([id])
          }
        })
    case .weather:
      ContextMenuConfiguration(
        identifier: id,
        actionProvider: { _ in
          Menu(options: .singleSelection) {
            Action(
              title: "Show weather", state: settings.weatherHidden ? .off : .on, message: .setWeatherHidden(false))
            Action(
              title: "Hide for all spots", state: settings.weatherHidden ? .on : .off, message: .setWeatherHidden(true))
          }
        })
    case .map:
      ContextMenuConfiguration(
        identifier: id,
        actionProvider: { _ in
          Menu {
            Action(title: "View map", image: .map, key: .character("v"), message: .viewMap(id))
            Action(title: "Copy coordinates", image: .copy, key: .character("c"), message: .copy(.coordinates, [id]))
            Action(title: "OpenStreetMap", image: .browser, key: .character("o"), message: .openMapInBrowser(id))
          }
        })
    case .addNote:
      ContextMenuConfiguration(
        identifier: id,
        actionProvider: { _ in
          Menu { Action(title: "Add note", image: .note, key: .character("n"), message: .addNote(id)) }
        })
    case .wikipedia:
      ContextMenuConfiguration(
        identifier: id,
        actionProvider: { _ in
          Menu {
            Action(title: "Open in browser", image: .browser, key: .character("o"), message: .openWikipedia(id))
            Action(title: "Copy link", image: .copy, key: .character("l"), message: .copy(.link, [id]))
          }
        })
    }
  }

  private func menu(of action: PlaceAction, spot id: Spot.ID) -> ContextMenuConfiguration<Message> {
    ContextMenuConfiguration(
      identifier: id,
      actionProvider: { _ in
        Menu {
          Action(title: "Copy text", image: .copy, key: .character("t"), message: .copy(.text, [id]))
          Action(title: "Copy link", image: .copy, key: .character("l"), message: .copy(.link, [id]))
          Action(title: "Copy coordinates", image: .copy, key: .character("c"), message: .copy(.coordinates, [id]))
        }
      })
  }

  /// `Share`, a nested submenu.
  private func shareMenu(_ ids: [Spot.ID]) -> Menu<Message> {
    Menu(title: "Share", image: .share, key: .character("s")) {
      Action(title: "Copy text", image: .copy, key: .character("t"), message: .copy(.text, ids))
      Action(title: "Copy link", image: .copy, key: .character("l"), message: .copy(.link, ids))
      Action(title: "Copy coordinates", image: .copy, key: .character("c"), message: .copy(.coordinates, ids))
      Action(title: "Mail", image: Image("✉", ascii: "@"), key: .character("m"), message: .mail(ids))
      Menu(title: "Save as", image: Image("↓", ascii: "v"), key: .character("f")) {
        for format in PlaceAction.fileFormats {
          Action(title: format.title, identifier: format.name, message: .save(format.name, ids))
        }
      }
      if ids.count == 1 { Action(title: "Show", image: .eye, key: .character("s"), message: .showShare(ids[0])) }
    }
  }

  /// `Rate…`: a section of its parent, or a submenu where the setting says so.
  private func rateMenu(_ ids: [Spot.ID]) -> Menu<Message> {
    let given = Set(ids.map { ratings.yours(id: $0) })
    let subject = ids.count == 1 ? catalog.name(ofID: ids[0]) : "\(ids.count) spots"
    let form = settings.ratingForm
    let filled = given.count == 1 ? given.first??.count ?? 0 : 0
    let options: MenuOptions =
      switch form {
      case .section: [.displayInline, .singleSelection]
      case .submenu: .singleSelection
      case .palette: [.displayInline, .singleSelection, .displayAsPalette]
      }
    return Menu(title: "Rate…", image: form == .submenu ? .star : nil, identifier: "rate", options: options) {
      for stars in Stars.allCases {
        Action(
          title: stars.word,
          image: form == .palette
            ? (stars.count <= filled ? .star : .emptyStar)
            : Image(stars.drawn(), ascii: stars.drawn(full: "*", empty: ".")), identifier: "\(stars.count)",
          discoverabilityTitle: "Rate \(subject) “\(stars.word)”",
          state: given.contains(stars) ? (given.count == 1 ? .on : .mixed) : .off,
          key: .character(Unicode.Scalar(UInt8(48 + stars.count))), message: .rate(ids, stars))
      }
    }
  }

  /// `Remove rating`, destructive, and disabled while there is none.
  private func removeRating(_ ids: [Spot.ID]) -> Menu<Message> {
    let isRated = ids.contains { ratings.yours(id: $0) != nil }
    return Menu(identifier: "remove", options: .displayInline) {
      Action(
        title: ids.count == 1 ? "Remove rating" : "Remove ratings", image: .remove, identifier: "remove rating",
        attributes: isRated ? .destructive : [.destructive, .disabled("No rating yet")], key: .character("0"),
        message: .rate(ids, nil))
    }
  }
}

extension Image {
  static let map = Image("◎", ascii: "+")
  static let share = Image("↗", ascii: "^")
  static let book = Image("W", ascii: "W")
  static let copy = Image("▣", ascii: "=")
  static let browser = Image("→", ascii: ">")
  static let nearby = Image("⊙", ascii: "@")
  static let eye = Image("◉", ascii: "o")
  static let star = Image("★", ascii: "*")
  static let emptyStar = Image("☆", ascii: ".")
  static let note = Image("✎", ascii: "~")
  static let like = Image("♡", ascii: "<3")
  static let remove = Image.delete
}
