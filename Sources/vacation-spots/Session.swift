import CommandLineInterface
import SpotStorage
import Spots

/// What a command line says about catalogue, store and rater, opened when it is asked for.
struct Session {
  private let invocation: Invocation
  /// The resources' folder, where it was named on the command line.
  var resources: String? { invocation.resources }

  init(_ invocation: Invocation) { self.invocation = invocation }

  /// The bundled catalogue, mapped.
  func catalog() throws -> Catalog {
    let path = try ResourceLocator.folder(named: invocation.resources) + "/" + ResourceLocator.catalog
    do {
      return try Catalog(MappedFile.bytes(path))
    } catch let error as CatalogError {
      throw CommandError(error.message(file: path))
    }
  }

  /// The store that was asked for; with `--demo` one in memory.
  func store(_ access: SpotStore.Access) throws -> SpotStore {
    if invocation.isDemo { return try SpotStore.demo(now: SystemClock.milliseconds()) }
    return try SpotStore(folder: dataFolder(), access: access)
  }

  /// The ratings of everybody, read from the store.
  func ratingBook(_ catalog: Catalog) throws -> RatingBook {
    RatingBook(rater: try rater(), catalog: catalog, ratings: try store(.readOnly).ratings())
  }

  func dataFolder() throws -> String {
    try StoreFolder.path(dataDirectory: invocation.dataDirectory, environment: Environment.value)
  }

  /// `--as`, else `VACATION_SPOTS_RATER`, else the login name.
  func rater() throws -> String {
    if let rater = invocation.rater { return rater }
    if let rater = Environment.value("VACATION_SPOTS_RATER"), !rater.isEmpty { return try RaterName.checked(rater) }
    return try RaterName.checked(LoginName.current())
  }
}
