/// A link that opens a new message with the text in it: a mailto URI (RFC 6068) without a recipient.
public struct MailShareFormat: ShareFormat {
  public let facts = ShareFacts(name: "mailto", title: "E-mail", fileExtension: "txt", mediaType: "text/uri-list")

  public init() {}

  public func text(of spots: [Spot]) -> String {
    guard let first = spots.first else { return "" }
    let more = spots.count - 1
    let subject = PlainText.cleaned(first.fullName) + (more > 0 ? " and \(more) more" : "")
    let body = TextShareFormat().text(of: spots).split(separator: "\n", omittingEmptySubsequences: false)
    let lines = body.dropLast().joined(separator: "\r\n")
    return "mailto:?subject=\(PercentEncoding.encoded(subject))&body=\(PercentEncoding.encoded(lines))\n"
  }
}

extension ShareFormat where Self == MailShareFormat {
  /// A mailto URI.
  public static var mailto: Self { Self() }
}
