import Glibc
import SpotStorage
import Spots
import Terminal
import VacationUI

/// What the screen is started with.
struct ScreenRequest {
  var catalog: Catalog
  var store: SpotStore
  /// The store's folder; `nil` for a store in memory.
  var folder: String?
  var rater: String
  var start = StartOptions()
  var screen = ScreenOptions()
}

/// Shows the list until the user quits; whatever was saved is stored when this returns.
/// - Returns: The exit status.
/// - Throws: ``TerminalError`` where there is no terminal to draw on, ``StoreError`` where the store can't be read.
func startScreen(_ request: ScreenRequest) throws -> Int32 {
  let link = StoreLink(request.store, folder: request.folder, catalog: request.catalog, rater: request.rater)
  let state = AppState(
    catalog: request.catalog, ratings: try link.ratings(), rater: request.rater, settings: try link.settings(),
    options: request.start)
  var program = VacationProgram(state: state, link: link)
  defer { link.finish() }
  return try run(&program, options: request.screen)
}
