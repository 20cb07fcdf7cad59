import Cells

@testable import ContextMenus

/// What the menus of the tests say.
enum Message: Equatable, Sendable {
  case viewMap, copyText, copyLink, show
  case rate(Int)
  case unrate, like, share, edit, delete
  case react(String)
  case open
  case item(Int)
}

typealias TestMenu = OpenMenu<Message>

enum Fixtures {
  static let words = ["Boring", "Meh", "It's OK", "Like It", "Fantastic!"]

  /// The rating section of the first app.
  static func rating(_ current: Int, options: MenuOptions = [.displayInline, .singleSelection]) -> Menu<Message> {
    Menu(title: "Rate…", image: Image("✪", ascii: "*"), options: options) {
      for stars in 1...5 {
        Action(
          title: words[stars - 1],
          image: Image(String(repeating: "★", count: stars), ascii: String(repeating: "*", count: stars)),
          identifier: "\(stars)", discoverabilityTitle: "Rate Bled “\(words[stars - 1])”",
          state: stars == current ? .on : .off, key: digit(stars), message: .rate(stars))
      }
    }
  }

  /// The menu of the rating button.
  static func ratingMenu(_ current: Int) -> Menu<Message> {
    Menu {
      rating(current)
      remove(current)
    }
  }

  static func remove(_ current: Int) -> Action<Message> {
    Action(
      title: "Remove rating", image: .delete, identifier: "remove",
      attributes: current == 0 ? [.destructive, .disabled("No rating yet")] : .destructive,
      key: .character("r"), message: .unrate)
  }

  /// The menu of a row in the list.
  static func rowMenu(_ current: Int) -> Menu<Message> {
    Menu {
      Action(title: "View map", image: Image("⌖", ascii: "o"), key: .character("v"), message: .viewMap)
      Menu(title: "Share", image: Image("↗", ascii: "^"), key: .character("s")) {
        Action(title: "Copy text", message: .copyText)
        Action(title: "Copy link", message: .copyLink)
        Action(title: "Show", message: .show)
      }
      rating(current)
      remove(current)
    }
  }

  /// The menu of a message bubble, and its reactions.
  static let bubbleMenu = Menu<Message> {
    Action(title: "Like", image: Image("♡", ascii: "<3"), key: .character("l"), message: .like)
    Action(title: "Share", image: Image("↗", ascii: "^"), key: .character("s"), message: .share)
  }

  static func reactions(_ marked: String? = nil) -> Accessory<Message> {
    let faces = [("😀", ":D"), ("🥹", ":,"), ("😂", "XD"), ("♥", "<3"), ("👍", "+1")]
    return .bar(
      faces.enumerated().map { index, face in
        (
          Image(face.0, ascii: face.1),
          AccessoryItem(
            identifier: face.0, title: "React \(face.1)", key: digit(index + 1), isMarked: face.0 == marked,
            message: .react(face.1))
        )
      })
  }

  /// A menu of so many plain rows.
  static func plain(_ count: Int) -> Menu<Message> {
    Menu {
      for number in 0..<count { Action(title: "Item \(number)", message: .item(number)) }
    }
  }

  static func digit(_ number: Int) -> Key {
    .character(Unicode.Scalar(UInt8(ascii: "0") + UInt8(number % 10)))
  }

  /// The picture of a spot.
  static func thumbnail(_ width: Int = 20, _ height: Int = 8) -> Canvas {
    var canvas = Canvas(Size(width: width, height: height))
    for y in 0..<max(0, height - 3) {
      for x in 0..<width { canvas.set(x, y, Cell((x + y) % 3 == 0 ? "▓" : "▒")) }
    }
    canvas.write("Bled", x: 0, y: height - 3)
    canvas.write("Slovenia · 46.4 N", x: 0, y: height - 2, width: width)
    canvas.write("★★★★☆ yours · 4.7 ★", x: 0, y: height - 1, width: width)
    return canvas
  }
}

extension OpenMenu where Message == ContextMenusTests.Message {
  /// Opens a menu at rest, without motion.
  static func open(
    _ menu: Menu<Message>, accessory: Accessory<Message>? = nil, preview: Preview<Message>? = nil,
    anchor: Rect = Rect(x: 0, y: 4, width: 80, height: 1), by trigger: MenuTrigger = .key,
    in size: Size = Size(width: 80, height: 24), order: ElementOrder = .automatic, theme: MenuTheme = MenuTheme().still,
    settings: MenuSettings = MenuSettings(), secondary: [String] = []
  ) -> OpenMenu {
    let configuration = ContextMenuConfiguration<Message>(
      identifier: "bled", secondaryIdentifiers: secondary, elementOrder: order, previewProvider: { preview },
      accessoryProvider: { accessory }, actionProvider: { _ in menu })
    // The configuration is there, so the menu begins.
    return OpenMenu(
      configuration, anchor: anchor, openedBy: trigger, in: size, at: 0, theme: theme, settings: settings)!
  }

  /// Presses a key.
  @discardableResult
  mutating func press(_ key: Key, at now: Milliseconds = 0) -> MenuResult<Message> {
    handle(.key(KeyEvent(key)), at: now)
  }

  /// Types letters.
  @discardableResult
  mutating func type(_ text: String, at now: Milliseconds = 0) -> [MenuResult<Message>] {
    text.unicodeScalars.map { press(.character($0), at: now) }
  }

  @discardableResult
  mutating func mouse(_ kind: MouseEvent.Kind, _ x: Int, _ y: Int, at now: Milliseconds = 0) -> MenuResult<Message> {
    handle(.mouse(MouseEvent(kind, at: Point(x: x, y: y))), at: now)
  }

  /// The cells of an element, wherever it is shown.
  func rect(of identifier: String) -> Rect? {
    layout.cards.flatMap(\.rows).flatMap(\.elements).last { $0.identifier == identifier }?.rect
  }

  /// The screen with the menu on it, above nothing.
  var picture: [String] {
    var canvas = Canvas(size)
    draw(on: &canvas)
    return canvas.lines
  }
}
