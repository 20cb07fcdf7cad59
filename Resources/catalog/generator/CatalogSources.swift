import Spots

/// Everything that the catalogue is made from.
enum CatalogSources {
  /// The spots of the sources in a folder: `destinations.csv` and `words/*.txt`.
  static func spots(in folder: String) throws -> [Spot] {
    let table = folder + "/destinations.csv"
    let words = try Files.names(in: folder + "/words", ending: ".txt").map { name in
      try WordsFile(Files.text("\(folder)/words/\(name)"), file: "\(folder)/words/\(name)")
    }
    return try merged(DestinationTable.read(Files.text(table), file: table), words)
  }

  /// The spots with what is written about them.
  static func merged(_ spots: [Spot], _ files: [WordsFile]) throws(SourceError) -> [Spot] {
    var spots = spots
    var places = Dictionary(uniqueKeysWithValues: spots.indices.map { (spots[$0].id, $0) })
    for file in files {
      for entry in file.entries {
        guard let place = places.removeValue(forKey: entry.id) else {
          let isThere = spots.contains { $0.id == entry.id }
          let text = isThere ? "\(entry.id) has its words in another file already" : "no spot has the id \(entry.id)"
          throw SourceError(file: file.file, line: entry.line, text: text)
        }
        spots[place].whyVisit = entry.why
        spots[place].whatToSee = entry.see
        spots[place].bestMonths = entry.bestMonths ?? spots[place].bestMonths
        spots[place].bestReason = entry.bestReason
      }
    }
    return spots
  }
}
