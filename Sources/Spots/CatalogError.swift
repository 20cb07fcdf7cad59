/// Why the bytes of a pack are no catalogue.
public enum CatalogError: Error, Hashable, Sendable {
  /// The file is something else.
  case notACatalog
  /// The file was made by a newer or older version of the program.
  case otherVersion(UInt32)
  /// The file was cut short or altered; `what` names the part.
  case damaged(what: String)

  /// What went wrong and what to do about it.
  /// - Parameter file: the path of the pack, for the person to find it.
  public func message(file: String) -> String {
    let cure = "Install the program again, or make the file again from the sources: swift run catalog-pack."
    switch self {
    case .notACatalog: return "\(file): this is not a catalogue of spots. \(cure)"
    case .otherVersion(let version):
      return "\(file): the catalogue has version \(version), this program reads \(PackLayout.version). \(cure)"
    case .damaged(let what): return "\(file): the catalogue is damaged (\(what)). \(cure)"
    }
  }
}
