import Cells
import Glibc
import Testing

@testable import VacationUI

@Suite("The theme's colours")
struct ThemeTests {
  /// The contrast of two colours by WCAG 2.2, from 1 to 21.
  private func contrast(_ first: UInt32, _ second: UInt32) -> Double {
    func luminance(_ rgb: UInt32) -> Double {
      let parts = [16, 8, 0].map { (shift: UInt32) -> Double in
        let part = Double(rgb >> shift & 0xFF) / 255
        return part <= 0.03928 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
      }
      return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
    }
    let values = [luminance(first), luminance(second)].sorted()
    return (values[1] + 0.05) / (values[0] + 0.05)
  }

  @Test("every text in a colour of ours is readable on black, or on white", arguments: [false, true])
  func contrast(isLight: Bool) throws {
    let theme = Theme(.auto, colors: 256, isLight: isLight)
    let ground: UInt32 = isLight ? 0xFFFFFF : 0x000000
    for style in [theme.heading, theme.accent, theme.star, theme.destructive, theme.warning, theme.selected] {
      #expect(contrast(try #require(style.foreground.rgbValue), ground) >= 4.5, "\(style)")
    }
    for style in [theme.bar, theme.barSecondary] {
      #expect(try contrast(#require(style.foreground.rgbValue), #require(style.background.rgbValue)) >= 4.5)
    }
  }

  @Test("with few colours red is the bright one on black, and the plain one on white")
  func fewColors() {
    #expect(Theme(.auto, colors: 16, isLight: false).destructive.foreground == .palette(9))
    #expect(Theme(.auto, colors: 16, isLight: true).destructive.foreground == .red)
  }
}
