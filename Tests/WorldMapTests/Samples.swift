import Cells
import Glibc
import Spots
import WorldMap

/// The packs of the checkout.
enum Samples {
  static let atlas: Atlas = {
    do { return try Atlas(PackBytes(copying: pack)) } catch { return .empty }
  }()

  static let pack = contents(of: "Resources/map/world.pack")

  static let catalog: Catalog = {
    do { return try Catalog(PackBytes(copying: contents(of: "Resources/catalog/catalog.pack"))) } catch {
      return Catalog([])
    }
  }()

  static func pins(chosen: String? = nil) -> [MapPin] {
    (0..<catalog.count).map { index in
      MapPin(
        id: index, coordinate: catalog.coordinate(at: index), label: catalog.name(at: index),
        stars: index % 4 == 0 ? index % 5 + 1 : nil, role: catalog.id(at: index) == chosen ? .chosen : .neighbour)
    }
  }

  static func place(_ id: String) -> Coordinate {
    catalog.index(ofID: id).map { catalog.coordinate(at: $0) } ?? Coordinate(clamping: 0, 0)
  }

  static func contents(of path: String) -> [UInt8] {
    let root = #filePath.split(separator: "/").dropLast(3).joined(separator: "/")
    guard let file = fopen("/\(root)/\(path)", "rb") else { return [] }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = fread(&buffer, 1, buffer.count, file)
      if count == 0 { return bytes }
      bytes += buffer[..<count]
    }
  }
}
