import CommandLineInterface
import Glibc
import SpotStorage
import Spots
import Terminal
import VacationUI
import WorldMap

/// Shows the screen until the person quits; whatever was saved is stored when this returns.
/// - Returns: the exit status.
/// - Throws: a usage error where there is no terminal to show it on or no spot of the name to select, ``StoreError``
///   where the store can't be read, an error where the last changes could not be stored.
func startScreen(_ options: Invocation) throws -> Int32 {
  guard isatty(STDIN_FILENO) == 1, isatty(STDOUT_FILENO) == 1 else { throw CommandError.noTerminal }
  let session = Session(options)
  let catalog = try session.catalog()
  var start = StartOptions()
  start.query = options.query
  start.ascii = options.screen.isASCII
  start.units = MeasurementSystem(environment: Environment.value)
  start.theme = Theme.Name(rawValue: options.screen.theme.rawValue) ?? .auto
  if let name = options.screen.select { start.select = catalog.id(at: try catalog.index(named: name)) }

  let folder = options.isDemo ? nil : try session.dataFolder()
  let link = StoreLink(try session.storeForScreen(), folder: folder, catalog: catalog, rater: try session.rater())
  let state = AppState(
    catalog: catalog, ratings: try link.ratings(), atlas: session.atlas(), rater: link.rater,
    settings: try link.settings(), options: start)
  var screen = ScreenOptions(options)
  let terminal = Environment.value("TERM") ?? ""
  screen.hold.learned = link.learned(of: terminal)
  screen.pixels = state.settings.pictures == .pixels
  screen.hold = state.settings.hold(screen.hold)
  var program = VacationProgram(
    state: state, link: link, pictures: PictureLoader(dataFolder: folder), hold: screen.hold)
  let status: Int32
  do {
    status = try Terminal.run(&program, options: screen)
  } catch let error as TerminalError {
    throw CommandError("\(error)", status: ExitStatus.usage)
  }
  func sayWaiting() { StandardOutput.complain(CommandError("waiting until everything is saved").text) }
  if let reason = link.finish(sayWaiting).first { throw CommandError("not saved: \(reason)") }
  link.keep(program.learned, of: terminal)
  _ = link.finish(sayWaiting)
  return status
}

extension ScreenOptions {
  /// What the command line says of the screen.
  init(_ options: Invocation) {
    self.init()
    ascii = options.screen.isASCII
    mouse = options.screen.hasMouse
    color = options.screen.theme == .mono ? .never : ColorChoice(options.color)
  }
}

extension ScreenOptions.ColorChoice {
  init(_ choice: CommandLineInterface.ColorChoice) {
    switch choice {
    case .auto: self = .auto
    case .always: self = .always
    case .never: self = .never
    }
  }
}

extension Session {
  /// The map's data; empty where its file is missing or damaged, so that everything else works all the same.
  func atlas() -> Atlas {
    guard let folder = try? ResourceLocator.folder(named: resources) else { return .empty }
    let path = folder + "/map/world.pack"
    return (try? Atlas(MappedFile.bytes(path))) ?? .empty
  }

  /// The store to show; one that can't be written is shown all the same, and what is changed then says why it can't be.
  func storeForScreen() throws -> SpotStore {
    do {
      return try store(.readWrite)
    } catch let error as StoreError {
      guard let store = try? store(.readOnly) else { throw error }
      return store
    }
  }
}
