import Spots

extension Invocation {
  /// Understands the arguments after the program's name: long flags with `--flag value` or `--flag=value`, short ones
  /// alone, clustered or with their value behind them, `--` as the end of the flags.
  ///
  /// `-h` and `--help` win over everything, mistakes included.
  /// - Throws: a usage error that names the argument and, for a misspelt flag, the likely one.
  public init(arguments: [String]) throws(CommandError) {
    self.init()
    let flags = arguments.prefix { $0 != "--" }
    if flags.contains("--help") || flags.contains("-h") {
      action = .help
      return
    }
    var parser = ArgumentReader(arguments)
    while let next = parser.next() { try take(next, &parser) }
    if action != .help { try check() }
  }

  private mutating func take(_ argument: String, _ parser: inout ArgumentReader) throws(CommandError) {
    if argument == "--" {
      if let first = parser.next() { throw Self.unexpected(first) }
    } else if argument.hasPrefix("--") {
      try takeLong(Substring(argument.utf8.dropFirst(2)), &parser)
    } else if argument.hasPrefix("-") && argument != "-" {
      try takeShort(argument.dropFirst(), &parser)
    } else {
      throw Self.unexpected(argument)
    }
  }

  private mutating func takeLong(_ text: Substring, _ parser: inout ArgumentReader) throws(CommandError) {
    let name = text[..<(text.utf8.firstIndex(of: UInt8(ascii: "=")) ?? text.endIndex)]
    guard let flag = Flag.table.first(where: { $0.long == name }) else { throw Self.unknown(String(name)) }
    let attached = name.endIndex < text.endIndex ? String(text[text.index(after: name.endIndex)...]) : nil
    guard flag.value != nil else {
      guard attached == nil else { throw .usage("--\(flag.long) takes no value") }
      return try apply(flag, "")
    }
    if let attached { try apply(flag, attached) } else { try apply(flag, parser.value(of: flag)) }
  }

  private mutating func takeShort(_ text: Substring, _ parser: inout ArgumentReader) throws(CommandError) {
    var rest = text
    while let letter = rest.popFirst() {
      guard let flag = Flag.table.first(where: { $0.short == letter }) else { throw .usage("unknown flag -\(letter)") }
      guard flag.value != nil else {
        try apply(flag, "")
        if action == .help { return }
        continue
      }
      if rest.first == "=" { rest.removeFirst() }
      try apply(flag, rest.isEmpty ? parser.value(of: flag) : String(rest))
      return
    }
  }

  private mutating func apply(_ flag: Flag, _ value: String) throws(CommandError) {
    if !given.contains(flag.long) { given.append(flag.long) }
    try flag.effect(&self, value)
  }

  /// Refuses flags that would be ignored.
  private func check() throws(CommandError) {
    for flag in Flag.table where given.contains(flag.long) && !flag.belongs(to: action) {
      guard let action else {
        let example = flag.scope == .changes ? "--rate SPOT=STARS" : "--list"
        throw .usage("--\(flag.long) needs an action, such as \(example)")
      }
      throw .usage("--\(flag.long) has no meaning with \(action.flag)")
    }
    if replacesOutput && output == nil { throw .usage("--yes belongs to --output FILE") }
    if hasHeader && format != .plain { throw .usage("--header belongs to --plain") }
  }

  private static func unexpected(_ argument: String) -> CommandError {
    .usage("unexpected argument “\(argument)”; to see a spot, use --show “\(argument)”")
  }

  private static func unknown(_ name: String) -> CommandError {
    let allowed = max(1, name.utf8.count / 3)
    let distances = Flag.table.map { flag in
      (edits: EditDistance.between(Array(name.utf8), Array(flag.long.utf8), limit: allowed), flag: flag.long)
    }
    guard let likely = distances.min(by: { $0 < $1 }), likely.edits <= allowed else {
      return .usage("unknown flag --\(name)")
    }
    return .usage("unknown flag --\(name); did you mean --\(likely.flag)?")
  }
}

/// The arguments, one after the other.
private struct ArgumentReader {
  private var rest: ArraySlice<String>

  init(_ arguments: [String]) { rest = arguments[...] }

  mutating func next() -> String? { rest.popFirst() }

  /// The argument behind a flag; another flag is no value, so that a forgotten one is noticed.
  mutating func value(of flag: Flag) throws(CommandError) -> String {
    guard let next = rest.first, !Self.isFlag(next) else {
      throw .usage("--\(flag.long) needs \(flag.value ?? "a value")")
    }
    rest.removeFirst()
    return next
  }

  private static func isFlag(_ argument: String) -> Bool {
    guard argument.hasPrefix("--") else { return false }
    let name = argument.dropFirst(2).prefix { $0 != "=" }
    return name.isEmpty || Flag.table.contains { $0.long == name }
  }
}
