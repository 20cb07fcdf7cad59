import Cells
import Spots
import Testing

@testable import WorldMap

@Suite("A map pack")
struct PackTests {
  @Test("of the checkout is an atlas of at most about two megabytes")
  func good() throws {
    let atlas = try Atlas(PackBytes(copying: Samples.pack))
    #expect(!atlas.isEmpty)
    #expect(Samples.pack.count < 2_000_000)
  }

  @Test("that is something else is refused", arguments: ["", "VACSPOTS and more", "#!/bin/sh\n"])
  func other(text: String) {
    #expect(throws: AtlasError.notAnAtlas) { try Atlas(PackBytes(copying: Array(text.utf8))) }
  }

  @Test("of another version is refused by its number")
  func version() {
    var pack = Samples.pack
    pack[8] = 99
    #expect(throws: AtlasError.otherVersion(99)) { try Atlas(PackBytes(copying: pack)) }
  }

  @Test("cut short is refused", arguments: [8, 20, 159, 160, 5000, 1_000_000])
  func cut(count: Int) {
    let error = #expect(throws: AtlasError.self) { try Atlas(PackBytes(copying: Samples.pack.prefix(count))) }
    guard case .damaged? = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(error?.message(file: "/x/world.pack").hasPrefix("/x/world.pack: ") == true)
  }

  @Test("with a section beyond its end is refused", arguments: Array(stride(from: 16, to: 128, by: 4)))
  func sections(offset: Int) {
    var pack = Samples.pack
    for index in offset..<offset + 4 { pack[index] = 0xFF }
    #expect(throws: AtlasError.self) { try Atlas(PackBytes(copying: pack)) }
  }

  @Test("with damaged contents draws something and does not trap", arguments: 0..<12)
  func contents(seed: Int) throws {
    var pack = Samples.pack
    var state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 | 1
    for _ in 0..<40_000 {
      state ^= state << 13
      state ^= state >> 7
      state ^= state << 17
      pack[160 + Int(state % UInt64(pack.count - 160))] = UInt8(truncatingIfNeeded: state >> 32)
    }
    let atlas = try Atlas(PackBytes(copying: pack))
    let size = Size(width: 60, height: 20)
    for kilometres in [20, 500, 5000, 40_000.0] {
      let view = MapView(around: Samples.place("taveuni"), kilometresAcross: kilometres, size: size)
      #expect(view.draw(atlas, pins: Samples.pins()).canvas.size == size)
    }
    #expect(atlas.cities(matching: "sa", limit: 5).count <= 5)
  }
}
