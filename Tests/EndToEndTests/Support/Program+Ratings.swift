import ProgramTesting

extension Program {
  /// The rater's own ratings, as a script finds them: spot → stars.
  var ratings: [String: Int] {
    get throws {
      let result = try run("--list", "--rated", "--csv")
      guard result.status == 0, result.errors.isEmpty else { throw Failure(saying: result.errors) }
      let rows = result.output.split(whereSeparator: \.isNewline).dropFirst()
      return Dictionary(
        uniqueKeysWithValues: rows.map { row in
          // id,…,stars,average,raters,source
          let fields = row.split(separator: ",", omittingEmptySubsequences: false)
          return (String(fields[0]), Int(fields[fields.count - 4]) ?? 0)
        })
    }
  }
}
