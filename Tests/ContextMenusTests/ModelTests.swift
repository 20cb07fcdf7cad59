import Cells
import Testing

@testable import ContextMenus

@Suite("The menu model")
struct ModelTests {
  enum Message: Equatable {
    case viewMap
    case rate(Int)
    case unrate
  }

  @Test("is a comparable value, however it is written")
  func comparable() {
    let built = Menu<Message> {
      Action(title: "View map", message: .viewMap)
      Menu(title: "Rate…", options: .displayInline) {
        for stars in 1...2 { Action(title: "\(stars)", message: .rate(stars)) }
      }
    }
    let listed = Menu<Message>(children: [
      .action(Action(title: "View map", message: .viewMap)),
      .menu(
        Menu(
          title: "Rate…", options: .displayInline,
          children: [
            .action(Action(title: "1", message: .rate(1))), .action(Action(title: "2", message: .rate(2))),
          ])),
    ])
    #expect(built == listed)
  }

  @Test("joins attributes; the first reason counts")
  func attributes() {
    let attributes: ElementAttributes = [.destructive, .disabled("No rating yet"), .disabled("Later")]
    #expect(attributes.isDestructive && attributes.isDisabled && !attributes.isHidden)
    #expect(attributes.disabledReason == "No rating yet")
  }

  @Test("keeps only ASCII in a picture's ASCII form")
  func images() {
    #expect(Image("★★", ascii: "**").text(ascii: true) == "**")
    #expect(Image("⌖", ascii: "→o").text(ascii: true) == "o")
    #expect(Image("a\u{1B}[1m", ascii: "").text(ascii: false) == "a[1m")
  }
}
