/// Comma-separated values (RFC 4180): quotes double inside quotes, line ends may be LF or CRLF.
enum CommaSeparated {
  struct Row: Equatable {
    /// The line where the row starts, from 1.
    let line: Int
    var fields: [String]
  }

  /// The rows of a text; empty lines are left out.
  static func rows(_ text: String) -> [Row] {
    var rows: [Row] = []
    var row = Row(line: 1, fields: [""])
    var line = 1
    var isQuoted = false
    var characters = text.unicodeScalars.makeIterator()
    var waiting = characters.next()
    while let character = waiting {
      waiting = characters.next()
      if character == "\n" { line += 1 }
      switch character {
      case "\"" where isQuoted && waiting == "\"":
        row.fields[row.fields.count - 1].unicodeScalars.append(character)
        waiting = characters.next()
      case "\"": isQuoted.toggle()
      case _ where isQuoted: row.fields[row.fields.count - 1].unicodeScalars.append(character)
      case ",": row.fields.append("")
      case "\r" where waiting == "\n": break
      case "\n":
        if row.fields != [""] { rows.append(row) }
        row = Row(line: line, fields: [""])
      default: row.fields[row.fields.count - 1].unicodeScalars.append(character)
      }
    }
    if row.fields != [""] { rows.append(row) }
    return rows
  }
}
