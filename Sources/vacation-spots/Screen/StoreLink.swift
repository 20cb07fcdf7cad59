import Glibc
import SpotStorage
import Spots
import TerminalInput
import VacationUI

/// The screen's side of the store: reads it, hears of others' changes, and hands writes to the worker.
struct StoreLink {
  /// The store to read from.
  let store: SpotStore
  let catalog: Catalog
  let rater: String
  private let watch: StoreWatch?
  /// `nil` for a store in memory and for one that can only be read.
  private let worker: StoreWorker?

  init(_ store: SpotStore, folder: String?, catalog: Catalog, rater: String) {
    self.store = store
    self.catalog = catalog
    self.rater = rater
    watch = folder == nil ? nil : try? StoreWatch(store)
    worker = store.access == .readWrite ? folder.flatMap { StoreWorker(folder: $0) } : nil
  }

  /// All ratings as they are in the store now.
  func ratings() throws(StoreError) -> RatingBook {
    RatingBook(rater: rater, catalog: catalog, ratings: try store.ratings())
  }

  /// All notes and reactions as they are in the store now.
  func notes() throws(StoreError) -> NoteBook {
    NoteBook(rater: rater, notes: try store.notes(), reactions: try store.reactions())
  }

  func loadNotes() -> [Message] {
    do { return [.notes(try notes())] } catch { return [.report("\(error)", isError: true)] }
  }

  func settings() throws(StoreError) -> Settings { Settings(stored: try store.settings()) }

  /// What was learned of a terminal's auto-repeat in earlier sessions.
  func learned(of terminal: String) -> LearnedRepeat {
    (try? store.setting(Self.learned(terminal))).flatMap { $0 }.flatMap { LearnedRepeat($0) } ?? LearnedRepeat()
  }

  /// Keeps what was learned of a terminal's auto-repeat for the next session; it is no loss where it can't.
  func keep(_ learned: LearnedRepeat, of terminal: String) {
    guard learned.count > 0, learned != self.learned(of: terminal) else { return }
    _ = give(.set(name: Self.learned(terminal), value: learned.description))
  }

  /// The name of the setting for a terminal.
  static func learned(_ terminal: String) -> String { "learned-repeat \(terminal)" }

  /// Whether the worker still has something to store.
  var isSaving: Bool { worker?.isBusy == true }

  var descriptors: [Int32] { [watch?.descriptor, worker?.descriptor].compactMap { $0 } }

  /// When ``news(at:)`` wants to be called though no descriptor is readable.
  var deadline: Double? { watch?.deadline }

  /// What has happened since: what the worker's jobs came to, and what is stored where others have changed it.
  /// - Parameter withNotes: Whether notes are shown.
  func news(at now: Double, withNotes: Bool) -> [Message] {
    var messages = worker?.answers() ?? []
    do {
      let failed = messages.contains { if case .notSaved = $0 { true } else { false } }
      if try watch?.hasNews(at: now) == true || failed {
        messages.append(.ratings(try ratings()))
        messages.append(.settings(try settings()))
        if withNotes { messages.append(.notes(try notes())) }
      }
    } catch {
      messages.append(.report("\(error)", isError: true))
    }
    return messages
  }

  /// Stores ratings; the answer comes with ``news(at:)``, or at once for a store in memory.
  func save(_ items: [Edit.Item], title: String, when: Int64) -> [Message] {
    let changes = items.map { item -> RatingChange in
      guard let stars = item.after else { return .unrate(spot: item.spot, rater: rater) }
      return .rate(Rating(spot: item.spot, rater: rater, stars: stars, when: when))
    }
    return give(.change(changes, title: title)) ?? now([.report(title, isError: false)]) { try store.change(changes) }
  }

  /// Stores changes of the notes.
  func save(_ changes: [NoteChange], title: String?) -> [Message] {
    give(.changeNotes(changes, title: title))
      ?? now(title.map { [.report($0, isError: false)] } ?? []) { try store.change(changes) }
  }

  /// Hands a job to the worker.
  /// - Returns: Nothing to say yet; `nil` where there is no worker.
  private func give(_ job: StoreWorker.Job) -> [Message]? {
    guard let worker else { return nil }
    worker.add(job)
    return []
  }

  /// Changes a store that has no worker; where it can't, what is stored is shown again.
  private func now(_ messages: [Message], _ change: () throws -> Void) -> [Message] {
    do {
      try change()
      return messages
    } catch {
      let stored = [(try? ratings()).map(Message.ratings), (try? notes()).map(Message.notes)]
      return [.notSaved("\(error)")] + stored.compactMap { $0 }
    }
  }

  func save(_ settings: Settings) -> [Message] {
    let stored = (try? store.settings()) ?? [:]
    return settings.stored.filter { stored[$0.name] != $0.value }.flatMap { name, value in
      give(.set(name: name, value: value)) ?? now([]) { try store.set(name, to: value) }
    }
  }

  /// Waits until everything given to the worker is stored.
  /// - Parameter sayWaiting: Called once where that takes longer than anybody waits for a shell.
  /// - Returns: Why something could not be stored, of what the screen no longer told.
  func finish(_ sayWaiting: () -> Void) -> [String] {
    guard let worker else { return [] }
    var messages = worker.answers()
    let end = SystemClock.monotonic() + Saving.patience
    while worker.isBusy {
      let rest = end - SystemClock.monotonic()
      var entry = pollfd(fd: worker.descriptor, events: Int16(POLLIN), revents: 0)
      guard rest > 0 else {
        sayWaiting()
        break
      }
      poll(&entry, 1, Int32(rest.rounded(.up)))
      messages += worker.answers()
    }
    worker.finish()
    messages += worker.answers()
    return messages.compactMap { if case .notSaved(let reason) = $0 { reason } else { nil } }
  }
}
