import Cells
import Spots
import Testing

@testable import VacationUI

/// A picture whose left half is red and whose right half is green.
private let photo = Bitmap(
  width: 64, height: 48, bytes: (0..<(64 * 48)).flatMap { $0 % 64 < 32 ? [252, 0, 0] : [0, 252, 0] })!

/// A state with Bled selected, on a terminal of so many colours.
private func state(_ width: Int = 80, colors: Int = 1 << 24, unicode: Bool = true) -> AppState {
  var state = Sample.state(width, 30)
  var look = TerminalLook()
  look.colors = colors
  look.unicode = unicode
  _ = state.apply(.terminal(look))
  return state
}

private func requests(_ effects: [Effect]) -> [Effect] {
  effects.filter { if case .loadPicture = $0 { true } else { false } }
}

private func canvas(_ colors: Int, _ size: Size, _ bitmap: Bitmap = photo) -> Canvas {
  PhotoFrame(bitmap: bitmap, colors: colors).canvas(size)
}

@Suite("A user's own picture")
struct PictureTests {
  private let request = Effect.loadPicture("bled", longestSide: 384)

  @Test("is asked for once, when its spot is first shown")
  func askedOnce() {
    var state = state()
    #expect(requests(state.apply(.tick)).isEmpty, "a row is too small for it")
    #expect(requests(state.apply(.open("bled"))) == [request])
    #expect(requests(state.apply(.tick)).isEmpty)
    _ = state.apply(.picture("bled", nil))
    _ = state.apply(.command(.back))
    #expect(requests(state.apply(.open("bled"))).isEmpty)
  }

  @Test("is asked for by the pane, the menu and the card")
  func askedWherever() {
    var wide = Sample.state(160, 40)
    #expect(requests(wide.apply(.tick)) == [request])
    var narrow = state()
    #expect(requests(narrow.apply(.openMenu(.row(2), .key))) == [request])
    var peeking = state()
    #expect(requests(peeking.apply(.activate(.row(2), provisional: true))) == [request])
  }

  @Test("comes into the open menu's preview")
  func preview() {
    var state = state(100)
    _ = state.apply(.openMenu(.row(2), .key))
    state.settleMenu()
    let red = Color.rgb(0xFC0000)
    func reds(_ state: AppState) -> Int {
      RootView(state).frame().canvas.cells.count { $0.style.background == red }
    }
    #expect(reds(state) == 0)
    _ = state.apply(.picture("bled", Photo(photo)))
    #expect(reds(state) > 20)
  }

  @Test("is read again after Ctrl-L, the old one shown meanwhile")
  func readAgain() {
    var state = state()
    _ = state.apply(.open("bled"))
    _ = state.apply(.picture("bled", Photo(photo)))
    let effects = state.apply(.command(.redraw))
    #expect(effects.contains(.redraw))
    #expect(requests(effects) == [request])
    #expect(state.picture(of: "bled") == photo)
    _ = state.apply(.picture("bled", nil))
    #expect(state.picture(of: "bled") == nil)
  }

  @Test("is not asked for where it could not be shown", arguments: [(0, true), (256, false)])
  func notAskedFor(colors: Int, unicode: Bool) {
    var state = state(colors: colors, unicode: unicode)
    #expect(requests(state.apply(.open("bled"))).isEmpty)
    let before = state.postcard(of: Sample.catalog.spot("bled")!).canvas(Size(width: 30, height: 6))
    _ = state.apply(.picture("bled", Photo(photo)))
    #expect(state.postcard(of: Sample.catalog.spot("bled")!).canvas(Size(width: 30, height: 6)) == before)
  }

  @Test("of a spot that nobody looked at is let go")
  func notWanted() {
    var state = state()
    _ = state.apply(.picture("bled", Photo(photo)))
    #expect(state.picture(of: "bled") == nil)
  }

  @Test("stands where the drawn one would, with more lines on the spot's screen")
  func shown() {
    var state = state()
    _ = state.apply(.open("bled"))
    let drawn = RootView(state).frame().canvas
    _ = state.apply(.picture("bled", Photo(photo)))
    let shown = RootView(state).frame().canvas
    #expect(shown != drawn)
    // Below the title, left and right of the middle.
    for row in 1...10 {
      #expect(shown[30, row].style.background == .rgb(0xFC0000))
      #expect(shown[50, row].style.background == .rgb(0x00FC00))
    }
    let heading = "W H Y"
    func top(_ canvas: Canvas) -> Int? { canvas.lines.firstIndex { $0.contains(heading) || $0.contains("WHY") } }
    #expect((top(shown) ?? 0) > (top(drawn) ?? 99))
  }

  @Test("is one of a few that are kept")
  func shelf() {
    var shelf = PictureShelf()
    for number in 0..<PictureShelf.capacity {
      let isNew = shelf.look(at: "spot\(number)")
      #expect(isNew)
      shelf.put(Photo(photo), of: "spot\(number)")
    }
    let isKnown = !shelf.look(at: "spot0")
    #expect(isKnown)
    _ = shelf.look(at: "one more")
    #expect(shelf.entry(of: "spot0")?.photo == Photo(photo), "looked at lately")
    #expect(shelf.entry(of: "spot1") == nil)
    let isForgotten = shelf.look(at: "spot1")
    #expect(isForgotten)
  }
}

@Suite("A picture in the terminal's pixels")
struct PixelTests {
  /// The screen of Bled with its picture there, on a terminal that draws pixels or doesn't.
  private func shown(pixels: Bool? = true, _ width: Int = 80) -> AppState {
    var state = state(width)
    _ = state.apply(.set(.pictures(.pixels)))
    var look = state.look
    look.pixels = pixels
    _ = state.apply(.terminal(look))
    _ = state.apply(.open("bled"))
    _ = state.apply(.picture("bled", Photo(photo)))
    return state
  }

  private func drawn(_ state: AppState) -> PixelPicture? { RootView(state).frame().picture }

  @Test("covers the cells that show it on the spot's screen")
  func covers() throws {
    let state = shown()
    let picture = try #require(drawn(state))
    #expect(picture.area == Rect(x: 13, y: 1, width: 54, height: 10))
    #expect(picture.bitmap == photo)
    let canvas = RootView(state).frame().canvas
    // The mirrored sides begin beside it, half as bright.
    #expect(canvas[picture.area.minX, 3].style.background == .rgb(0xFC0000))
    #expect((canvas[picture.area.minX - 1, 3].style.background.rgbValue ?? 0) >> 16 < 0x80)
    #expect(canvas[picture.area.maxX - 1, 3].style.background == .rgb(0x00FC00))
    #expect(canvas[picture.area.maxX, 3].style.background != .rgb(0x00FC00))
  }

  @Test("is a larger part of the same picture where more of it was read")
  func larger() throws {
    let large = Bitmap(width: 1_280, height: 960, bytes: [UInt8](repeating: 9, count: 1_280 * 960 * 3))!
    let photo = Photo(large)
    #expect(photo.cells.width == 384)
    #expect(photo.inPixels(photo.cells.area) == large.area)
    var state = shown()
    _ = state.apply(.picture("bled", photo))
    let picture = try #require(drawn(state))
    #expect(picture.bitmap.width == 1_280)
    #expect(picture.part.width == 1_280)
    #expect(abs(picture.part.height - 960 * 0.493) < 5)
  }

  @Test("leaves the scroll bar in sight")
  func scrollBar() throws {
    let picture = try #require(drawn(shown(40)))
    #expect(picture.area == Rect(x: 0, y: 1, width: 39, height: 10))
    #expect(picture.part.width < 64)
  }

  @Test("has another number when it is read again")
  func number() {
    var state = shown()
    let first = drawn(state)
    _ = state.apply(.picture("bled", Photo(photo)))
    #expect(first != drawn(state))
  }

  @Test("is asked for in its own size")
  func size() {
    var state = shown()
    #expect(requests(state.apply(.open("berlin"))) == [.loadPicture("berlin", longestSide: 1_280)])
    let effects = state.apply(.set(.pictures(.cells)))
    #expect(requests(effects) == [.loadPicture("berlin", longestSide: 384)])
  }

  @Test("goes when anything comes above it, and on every other screen")
  func goes() {
    let steps: [(String, [Message])] = [
      ("a menu", [.openMenu(.page, .key)]), ("the rating", [.startRating("bled")]), ("a note", [.addNote("bled")]),
      ("a scroll", [.scroll(by: 1)]), ("the map", [.viewMap("bled")]), ("help", [.help]),
      ("the list", [.command(.back)]), ("the choice of cells", [.set(.pictures(.cells))]),
      ("a small screen", [.resized(Size(width: 80, height: 15))]),
    ]
    for (name, messages) in steps {
      var state = shown()
      #expect(drawn(state) != nil)
      for message in messages { _ = state.apply(message) }
      #expect(drawn(state) == nil, "\(name)")
    }
  }

  @Test("is none where the terminal can't, and that is said when it was chosen", arguments: [nil, false])
  func cannot(pixels: Bool?) {
    var state = shown(pixels: pixels)
    #expect(drawn(state) == nil)
    #expect((state.toast?.text.contains("pictures stay cells") ?? false) == (pixels == false))
    var look = state.look
    look.pixels = false
    state.toast = nil
    _ = state.apply(.terminal(look))
    #expect((state.toast != nil) == (pixels == nil), "once")
  }

  @Test("is a setting that is kept")
  func kept() {
    var settings = Settings()
    #expect(settings.pictures == .cells)
    settings.pictures = .pixels
    let stored = settings.stored.compactMap { name, value in value.map { (name, $0) } }
    #expect(Settings(stored: Dictionary(uniqueKeysWithValues: stored)) == settings)
  }
}

@Suite("A photo in cells")
struct PhotoFrameTests {
  @Test(
    "has the size asked for",
    arguments: [(80, 8), (30, 6), (20, 2), (1, 1), (3, 40), (200, 1), (0, 0)].map { Size(width: $0.0, height: $0.1) })
  func size(size: Size) {
    for colors in [8, 16, 256, 1 << 24] {
      for sides in [(1, 1), (1, 384), (384, 1), (64, 48)] {
        let count = sides.0 * sides.1 * 3
        let bitmap = Bitmap(width: sides.0, height: sides.1, bytes: [UInt8](repeating: 200, count: count))!
        #expect(canvas(colors, size, bitmap).size == size)
      }
    }
  }

  @Test("has its colours where they are in the picture")
  func colours() {
    let canvas = canvas(1 << 24, Size(width: 16, height: 6))
    for y in 0..<6 {
      for x in 0..<8 { #expect(canvas[x, y].style.background == .rgb(0xFC0000)) }
      for x in 8..<16 { #expect(canvas[x, y].style.background == .rgb(0x00FC00)) }
    }
  }

  @Test("fades away at the sides where the place is much wider")
  func sides() {
    let canvas = canvas(1 << 24, Size(width: 80, height: 4))
    func brightness(_ x: Int) -> UInt32 { (canvas[x, 1].style.background.rgbValue ?? 0) >> 16 }
    #expect(brightness(35) == 0xFC)
    #expect(brightness(25) < 0x80)
    #expect(brightness(25) > brightness(5))
    #expect(brightness(0) < 8)
  }

  @Test("keeps to the eight colours where there are no more", arguments: [8, 16])
  func patterns(colors: Int) {
    let canvas = canvas(colors, Size(width: 16, height: 6))
    for cell in canvas.cells {
      for color in [cell.style.foreground, cell.style.background] where color != .standard {
        #expect((color.paletteIndex ?? 255) < 8)
      }
    }
    #expect(canvas[2, 2].style.background == .red)
    #expect(canvas[13, 2].style.background == .green)
  }

  @Test("mixes colours that are not among the eight")
  func mixtures() {
    let grey = Bitmap(width: 2, height: 2, bytes: [UInt8](repeating: 115, count: 12))!
    let cell = canvas(8, Size(width: 4, height: 2), grey)[1, 1]
    #expect(cell.scalar == 0x2592)
    #expect(Set([cell.style.foreground, cell.style.background]) == [.white, .black])
  }
}
