import Cells
import ContextMenus
import Spots
import TerminalInput

/// The menus of the list's header, its empty area and its title.
extension AppState {
  /// The menu of the header: how the list is sorted.
  var headerMenu: ContextMenuConfiguration<Message> {
    ContextMenuConfiguration(
      identifier: "header",
      actionProvider: { _ in
        Menu {
          Menu(title: "Sort by", identifier: "sort", options: [.displayInline, .singleSelection]) {
            for (key, title, letter) in Self.sortColumns {
              Action(
                title: title, identifier: key.rawValue, state: list.sort.key == key ? .on : .off,
                key: .character(letter), message: .sort(SortOrder(key, descending: key.isDescendingAtFirst)))
            }
          }
          columnsMenu
          Action(
            title: "Reverse order", image: Image("⇅", ascii: "%"), key: .character("r"),
            message: .sort(SortOrder(list.sort.key, descending: !list.sort.isDescending)))
        }
      })
  }

  private static let sortColumns: [(SortKey, String, Unicode.Scalar)] = [
    (.name, "Name", "n"), (.country, "Country", "c"), (.kind, "Kind", "k"), (.best, "Best months", "b"),
    (.average, "Average rating", "a"), (.yours, "Your rating", "y"),
  ]

  /// The menu of the empty area.
  var listMenu: ContextMenuConfiguration<Message> {
    ContextMenuConfiguration(
      identifier: "list",
      actionProvider: { _ in
        Menu {
          Action(title: "Filter", image: Image("/", ascii: "/"), key: .character("/"), message: .showFilter)
          Action(
            title: "Show all", attributes: !list.isNarrowed ? .disabled("No filter is set") : [],
            key: .character("a"), message: .showAll)
          settingsMenu
          Action(title: "Help", image: Image("?", ascii: "?"), key: .character("?"), message: .help)
        }
      })
  }

  /// `Columns`: which the list shows, where there is room.
  private var columnsMenu: Menu<Message> {
    Menu(title: "Columns", image: Image("▥", ascii: "|"), key: .character("l")) {
      for (column, title) in Self.columns {
        let isShown = !settings.hiddenColumns.contains(column)
        Action(
          title: title, attributes: .keepsMenuPresented, state: isShown ? .on : .off,
          message: .set(.column(column, isShown: !isShown)))
      }
    }
  }

  private static let columns: [(ListLayout.Column, String)] = [
    (.thumbnail, "Picture"), (.country, "Country"), (.kind, "Kind"), (.best, "Best months"),
    (.average, "Average rating"), (.yours, "Your rating"),
  ]

  /// `Settings`, as a submenu.
  private var settingsMenu: Menu<Message> {
    var menu = titleMenu
    menu.title = "Settings"
    menu.identifier = "settings"
    menu.image = Image("⚙", ascii: "%")
    menu.key = .character(",")
    return menu
  }

  /// The settings, which the title's menu shows.
  var titleMenu: Menu<Message> {
    Menu(title: "Settings") {
      Menu(title: "Hold a key for", identifier: "hold", options: [.displayInline, .singleSelection]) {
        for time in Settings.HoldTime.allCases {
          Action(
            title: time.title, identifier: time.rawValue, attributes: .keepsMenuPresented,
            state: settings.holdTime == time ? .on : .off, message: .set(.holdTime(time)))
        }
      }
      Menu(title: "Hold detection", identifier: "tier", options: .singleSelection) {
        tier(.automatic, "Automatic")
        tier(.releases, "By the key’s release")
        tier(.repeats, "By its auto-repeat")
      }
      Menu(title: "Units", identifier: "units", options: .singleSelection) {
        units(nil, "As the locale has them")
        units(.metric, "°C, mm, km")
        units(.us, "°F, in, mi")
      }
      Menu(title: "Your pictures", identifier: "pictures", options: .singleSelection) {
        for style in Settings.Pictures.allCases {
          Action(
            title: style.title, identifier: style.rawValue, attributes: .keepsMenuPresented,
            state: settings.pictures == style ? .on : .off, message: .set(.pictures(style)))
        }
      }
      Action(
        title: "Less motion", attributes: .keepsMenuPresented, state: settings.reducedMotion ? .on : .off,
        message: .set(.reducedMotion(!settings.reducedMotion)))
      Menu(title: "Rate…", identifier: "rating form", options: .singleSelection) {
        for form in Settings.RatingForm.allCases {
          Action(
            title: form.title, identifier: form.rawValue, attributes: .keepsMenuPresented,
            state: settings.ratingForm == form ? .on : .off, message: .set(.ratingForm(form)))
        }
      }
      Menu(title: "Menu order", identifier: "order", options: .singleSelection) {
        for order in Settings.MenuOrder.allCases {
          Action(
            title: order.title, identifier: order.rawValue, attributes: .keepsMenuPresented,
            state: settings.menuOrder == order ? .on : .off, message: .set(.menuOrder(order)))
        }
      }
    }
  }

  private func units(_ units: MeasurementSystem?, _ title: String) -> Action<Message> {
    Action(
      title: title, attributes: .keepsMenuPresented, state: settings.units == units ? .on : .off,
      message: .set(.units(units)))
  }

  private func tier(_ tier: HoldSettings.Tier, _ title: String) -> Action<Message> {
    Action(
      title: title, attributes: .keepsMenuPresented, state: settings.tier == tier ? .on : .off,
      message: .set(.tier(tier)))
  }
}
