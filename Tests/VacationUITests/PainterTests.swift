import Cells
import Spots
import Testing

@testable import VacationUI

@Suite("What is drawn one frame after the other")
struct PainterTests {
  private func expectSame(_ painter: inout Painter, _ state: AppState, _ comment: Comment) {
    let drawn = painter.frame(of: state)
    let whole = RootView(state).frame()
    #expect(drawn.canvas.lines == whole.canvas.lines, comment)
    #expect(drawn.canvas == whole.canvas, comment)
    #expect(drawn.regions == whole.regions, comment)
    #expect(drawn.cursor == whole.cursor && drawn.picture == whole.picture, comment)
  }

  private static let keys: [KeyCommand] = [
    .down, .down, .mark, .down, .up, .pageDown, .down, .end, .up, .start, .menu, .back, .down, .activate, .down, .back,
    .up, .down, .rate, .back, .down, .sort, .back, .help, .back, .up, .mark, .up,
  ]

  @Test(
    "is what a whole drawing shows, after every key",
    arguments: [(80, 24), (40, 12), (20, 5), (130, 40), (10, 3)].map { Size(width: $0.0, height: $0.1) })
  func sameAsWhole(size: Size) {
    var state = Sample.state(size.width, size.height)
    var painter = Painter()
    expectSame(&painter, state, "at first")
    for (step, key) in Self.keys.enumerated() {
      _ = state.apply(.command(key))
      expectSame(&painter, state, "step \(step): \(key)")
    }
  }

  @Test("follows ratings, filters and the terminal's look")
  func followsChanges() {
    var state = Sample.state()
    var painter = Painter()
    var look = state.look
    look.colors = 8
    let id = state.catalog.id(at: 1)
    let messages: [Message] = [
      .command(.down), .rate([id], .likeIt), .command(.down), .terminal(look), .command(.up), .command(.filter),
      .fieldPaste("a"), .command(.acceptFilter), .command(.down), .resized(Size(width: 60, height: 10)), .command(.up),
      .sort(SortOrder(.average, descending: true)), .command(.down), .report("done", isError: false), .command(.down),
    ]
    for message in messages {
      _ = state.apply(message)
      expectSame(&painter, state, "\(message)")
    }
  }
}
