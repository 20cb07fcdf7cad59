/// What one sends to somebody: name, a sentence on why to go, a link to a map; an empty line between two spots.
public struct TextShareFormat: ShareFormat {
  public let facts = ShareFacts(name: "text", title: "Text", fileExtension: "txt", mediaType: "text/plain")

  public init() {}

  public func text(of spots: [Spot]) -> String {
    spots.map { PlainText.cleaned($0.shareText, keepingLines: true) + "\n" }.joined(separator: "\n")
  }
}

extension ShareFormat where Self == TextShareFormat {
  /// Text for people.
  public static var text: Self { Self() }
}
