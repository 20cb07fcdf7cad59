/// What has become of the deferred elements of a level.
struct DeferredAnswers {
  /// What cached ones have brought, for every level.
  var cache: [String: [MenuElement<MessageNumber>]] = [:]
  /// What uncached ones have brought since the level was shown.
  var delivered: [String: [MenuElement<MessageNumber>]] = [:]
  /// Why those that could not be brought were not.
  var failures: [String: String] = [:]

  func elements(of identifier: String) -> [MenuElement<MessageNumber>]? {
    delivered[identifier] ?? cache[identifier]
  }
}
