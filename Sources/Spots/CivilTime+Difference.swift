extension CivilTime {
  /// What a clock with one offset shows more than a clock with another: `3 h ahead`, `5:30 h behind`, `same time`.
  /// - Parameters:
  ///   - there: seconds east of Greenwich of the clock that is spoken of.
  ///   - here: seconds east of Greenwich of the clock that one has.
  public static func differenceText(there: Int, here: Int) -> String {
    let minutes = abs(there - here) / 60
    guard minutes > 0 else { return "same time" }
    let rest = minutes % 60 == 0 ? "" : ":\(FixedPoint.padded(minutes % 60, width: 2))"
    return "\(minutes / 60)\(rest) h \(there > here ? "ahead" : "behind")"
  }
}
