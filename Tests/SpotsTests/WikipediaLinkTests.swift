import Spots
import Testing

@Suite("Links to Wikipedia")
struct LinksToWikipediaTests {
  @Test(
    "encode what MediaWiki encodes",
    arguments: [
      ("London", "https://en.wikipedia.org/wiki/London"),
      ("Washington,_D.C.", "https://en.wikipedia.org/wiki/Washington,_D.C."),
      ("isle of Skye", "https://en.wikipedia.org/wiki/Isle_of_Skye"),
      ("Xi'an", "https://en.wikipedia.org/wiki/Xi'an"),
      ("São_Miguel", "https://en.wikipedia.org/wiki/S%C3%A3o_Miguel"),
      ("Hạ_Long", "https://en.wikipedia.org/wiki/H%E1%BA%A1_Long"),
      (
        "AC/DC: 100% \"what?\" & #1 + [2]",
        "https://en.wikipedia.org/wiki/AC/DC:_100%25_%22what%3F%22_%26_%231_%2B_%5B2%5D"
      ),
      ("a\u{1B}]b\n", "https://en.wikipedia.org/wiki/A%1B%5Db%0A"),
    ])
  func encodeWhatMediawikiEncodes(title: String, url: String) {
    #expect(WikipediaLink.url(title: title) == url)
  }

  @Test(
    "take only a language code into the host name",
    arguments: [
      ("de", "de"), ("pt-BR", "pt"), ("de_AT.UTF-8", "de"), ("EN", "en"), ("", "en"), ("C", "en"),
      ("x.evil.org/", "en"),
      ("../..", "en"), ("posix", "en"),
    ])
  func takeOnlyALanguageCode(language: String, code: String) {
    let path = code == "en" ? "wiki/" : "w/index.php?search="
    #expect(WikipediaLink.url(title: "Bled", language: language) == "https://\(code).wikipedia.org/\(path)Bled")
  }

  @Test("look an English title up in another language, where the article may be called otherwise")
  func lookUp() {
    #expect(
      WikipediaLink.url(title: "Lake_Bled & Wörthersee", language: "de")
        == "https://de.wikipedia.org/w/index.php?search=Lake%20Bled%20%26%20W%C3%B6rthersee")
  }

  @Test("are not made without a title")
  func areNotMadeWithoutA() {
    #expect(WikipediaLink.url(title: "") == nil)
  }
}
