/// What one person said of one spot, and when.
public struct Rating: Hashable, Sendable {
  /// The spot's ``Spot/id``.
  public var spot: String
  /// The name of the person who rated.
  public var rater: String
  public var stars: Stars
  /// Milliseconds since 1970-01-01T00:00:00Z.
  public var when: Int64

  public init(spot: String, rater: String, stars: Stars, when: Int64) {
    self.spot = spot
    self.rater = rater
    self.stars = stars
    self.when = when
  }
}
