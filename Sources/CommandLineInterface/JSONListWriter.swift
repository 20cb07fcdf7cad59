import Spots

/// The list as JSON: `{"schema":1,"spots":[…]}` with one spot a line, or the spots alone (ndjson).
struct JSONListWriter: ListWriter {
  let language: String
  let isLines: Bool

  func begin(_ rows: Rows, to output: inout [UInt8]) {
    if !isLines { output += Array(#"{"schema":1,"spots":["#.utf8) }
  }

  func write(_ rows: Rows, at position: Int, to output: inout [UInt8]) {
    if !isLines { output += Array((position == 0 ? "\n" : ",\n").utf8) }
    JSON.object(rows.members(at: rows.indices[position], language: language)).write(to: &output)
    if isLines { output.append(UInt8(ascii: "\n")) }
  }

  func end(_ rows: Rows, to output: inout [UInt8]) {
    if !isLines { output += Array((rows.indices.isEmpty ? "]}\n" : "\n]}\n").utf8) }
  }
}

extension Rows {
  /// The members of a spot in a list, schema 1; later versions only add.
  func members(at index: Int, language: String) -> [String: JSON] {
    let coordinate = catalog.coordinate(at: index)
    return [
      "id": .string(catalog.id(at: index)),
      "name": .string(catalog.name(at: index)),
      "country": .string(catalog.country(at: index)),
      "kind": .string(catalog.kind(at: index).rawValue),
      "lat": .number(Number.text(coordinate.latitude)),
      "lon": .number(Number.text(coordinate.longitude)),
      "stars": ratings.yours(at: index).map { .integer($0.count) } ?? .null,
      "average": ratings.average(at: index).map { .number(Number.text($0, places: 4)) } ?? .null,
      "raters": .integer(ratings.raters(at: index)),
      "source": .string("catalog"),
      "urls": .object([
        "geo": .string(coordinate.geoURI),
        "map": .string(coordinate.openStreetMapURL()),
        "wiki": .optional(WikipediaLink.url(title: catalog.wikipediaTitle(at: index), language: language)),
      ]),
    ]
  }
}
