import Spots

extension Catalog {
  /// The index of the one spot that a name stands for.
  /// - Throws: status 3 with up to three suggestions, or status 4 with the candidates; never guesses.
  public func index(named name: String) throws(CommandError) -> Int {
    switch resolve(name) {
    case .found(let index): return index
    case .ambiguous(let indices):
      let shown = indices.prefix(20).map { "  \(title(at: $0))" }
      let more = indices.count > shown.count ? ["  and \(indices.count - shown.count) more"] : []
      let lines = ["“\(name)” may be one of these; give the id:"] + shown + more
      throw CommandError(lines.joined(separator: "\n"), status: ExitStatus.ambiguousSpot)
    case .unknown(let suggestions):
      let lines = suggestions.map { "  \(title(at: $0))" }
      let question = lines.isEmpty ? [] : ["Did you mean one of these?"]
      let text = (["there is no spot “\(name)”"] + question + lines).joined(separator: "\n")
      throw CommandError(text, status: ExitStatus.unknownSpot)
    }
  }

  /// The indices of several names.
  /// - Throws: one error about all names that are not found, with the status of the first.
  public func indices(named names: [String], nothingChanged: Bool) throws(CommandError) -> [Int] {
    var indices: [Int] = []
    var errors: [CommandError] = []
    for name in names {
      do {
        indices.append(try index(named: name))
      } catch {
        errors.append(error)
      }
    }
    guard errors.isEmpty else { throw .combined(errors, nothingChanged: nothingChanged) }
    return indices
  }

  /// `bled (Bled, Slovenia)`.
  private func title(at index: Int) -> String { "\(id(at: index)) (\(name(at: index)), \(country(at: index)))" }
}
