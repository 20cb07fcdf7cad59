import Glibc
import VacationUI

/// Saves what is shared as a new file in the folder where the program was started.
enum NewFile {
  /// Writes the text; where a file of the name exists, the name gets a number. An existing file is never replaced.
  /// - Returns: What to say of it.
  static func save(_ text: String, as name: String) -> Message {
    let names = [name] + (2..<1000).map { numbered(name, $0) }
    guard let path = names.first(where: { access($0, F_OK) != 0 }) else {
      return .report("Not saved: there are too many files called \(name)", isError: true)
    }
    do {
      try OutputFile.write(Array(text.utf8), to: path, replacing: false)
      return .report("Saved \(path)", isError: false)
    } catch {
      return .report("Not saved: \(error)", isError: true)
    }
  }

  private static func numbered(_ name: String, _ number: Int) -> String {
    guard let dot = name.lastIndex(of: ".") else { return "\(name)-\(number)" }
    return "\(name[..<dot])-\(number)\(name[dot...])"
  }
}
