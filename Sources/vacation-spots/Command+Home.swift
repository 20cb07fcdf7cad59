import CommandLineInterface
import SpotStorage
import Spots

extension Command {
  /// Sets or forgets the home, in one transaction.
  func home(_ request: HomeRequest) throws {
    let home = try place(request)
    let store = try session.store(invocation.isDryRun ? .readOnly : .readWrite)
    let before = try store.setting(Home.setting).flatMap { Home($0) }
    if !invocation.isDryRun && before != home { try store.set(Home.setting, to: home?.description) }
    if invocation.isQuiet { return }
    try confirm {
      try StandardOutput.write(HomeReport(before: before, after: home, isDryRun: invocation.isDryRun).text)
    }
  }

  private func place(_ request: HomeRequest) throws -> Home? {
    switch request {
    case .none: return nil
    case .coordinate(let coordinate): return Home(coordinate: coordinate)
    case .spot(let name):
      let catalog = try session.catalog()
      return catalog.spot(at: try catalog.index(named: name)).map { Home($0) }
    }
  }
}
