/// Why the bytes of a pack are no atlas.
public enum AtlasError: Error, Hashable, Sendable {
  /// The file is something else.
  case notAnAtlas
  /// The file was made by a newer or older version of the program.
  case otherVersion(UInt32)
  /// The file was cut short or altered; `what` names the part.
  case damaged(what: String)

  /// What went wrong and what to do about it.
  /// - Parameter file: the path of the pack, for the person to find it.
  public func message(file: String) -> String {
    let cure = "Install the program again, or make the file again: python3 Resources/map/make_pack.py."
    switch self {
    case .notAnAtlas: return "\(file): this is not a map pack. \(cure)"
    case .otherVersion(let version):
      return "\(file): the map pack has version \(version), this program reads \(AtlasLayout.version). \(cure)"
    case .damaged(let what): return "\(file): the map pack is damaged (\(what)). \(cure)"
    }
  }
}
