import Spots
import Testing

@Suite("Folding")
struct FoldingTests {
  @Test(
    "is blind to case, accents and punctuation",
    arguments: [
      ("São Miguel, Azores", "sao miguel azores"),
      ("Hạ Long Bay", "ha long bay"),
      ("Hội An", "hoi an"),
      ("Oʻahu", "oahu"),
      ("Hawaiʻi", "hawaii"),
      ("Xi'an", "xian"),
      ("Xi’an", "xian"),
      ("Mont-Saint-Michel", "mont saint michel"),
      ("St. John’s", "st johns"),
      ("Washington, D.C.", "washington dc"),
      ("Trinidad & Tobago", "trinidad and tobago"),
      ("Galápagos Islands (Puerto Ayora)", "galapagos islands puerto ayora"),
      ("Straße ẞ", "strasse ss"),
      ("Ærø", "aero"),
      ("Đà Nẵng", "da nang"),
      ("Þingvellir", "thingvellir"),
      ("Łódź", "lodz"),
      ("İstanbul ı", "istanbul i"),
      ("Ħal Ġdid", "hal gdid"),
      ("Brașov", "brasov"),
      ("  two   blanks  ", "two blanks"),
      ("Ελλάδα", "ελλάδα"),
      ("日本", "日本"),
      ("—!?", ""),
      ("", ""),
    ])
  func isBlindToCaseAccents(text: String, folded: String) {
    #expect(Fold.text(text) == folded)
  }

  @Test("does not tell composed from decomposed")
  func doesNotTellComposedFrom() {
    #expect(Fold.text("Reykjavi\u{301}k") == Fold.text("Reykjav\u{ED}k"))
    #expect(Fold.text("Ha\u{323} Long") == "ha long")
  }

  @Test("is done after once")
  func isDoneAfterOnce() {
    for value in UInt32(0x20)..<0x2000 {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let once = Fold.text(String(Character(scalar)))
      #expect(Fold.text(once) == once, "U+\(String(value, radix: 16))")
    }
  }

  @Test("leaves no capital in the Latin blocks")
  func leavesNoCapitalInThe() {
    for value in Array(UInt32(0xC0)..<0x180) + Array(UInt32(0x1E00)..<0x1F00) {
      guard let scalar = Unicode.Scalar(value), scalar.properties.isUppercase else { continue }
      let folded = Fold.text(String(Character(scalar)))
      #expect(!folded.isEmpty && folded.utf8.allSatisfy { (97...122).contains($0) }, "U+\(String(value, radix: 16))")
    }
  }
}
