import SpotStorage
import Spots
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

  func settings() throws(StoreError) -> Settings {
    let stored = try store.settings()
    var settings = Settings()
    settings.weatherHidden = stored[SpotStore.Setting.weatherHidden.rawValue] == "1"
    settings.reducedMotion = stored[Self.reducedMotion] == "1"
    settings.nestsRating = stored[Self.nestsRating] == "1"
    return settings
  }

  private static let reducedMotion = "reduced-motion"
  private static let nestsRating = "nested-rating"

  var descriptors: [Int32] { [watch?.descriptor, worker?.descriptor].compactMap { $0 } }

  /// When ``news(at:)`` wants to be called though no descriptor is readable.
  var deadline: Double? { watch?.deadline }

  /// What has happened since: what the worker's jobs came to, and the ratings where others have changed them.
  func news(at now: Double) -> [Message] {
    var messages = worker?.answers() ?? []
    do {
      let failed = messages.contains { if case .notSaved = $0 { true } else { false } }
      if try watch?.hasNews(at: now) == true || failed {
        messages.append(.ratings(try ratings()))
        messages.append(.settings(try settings()))
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
    if let worker {
      worker.add(.change(changes, title: title))
      return []
    }
    do {
      try store.change(changes)
      return [.report(title, isError: false)]
    } catch {
      return [.notSaved("\(error)")] + ((try? ratings()).map { [.ratings($0)] } ?? [])
    }
  }

  func save(_ settings: Settings) -> [Message] {
    let values = [
      (SpotStore.Setting.weatherHidden.rawValue, settings.weatherHidden),
      (Self.reducedMotion, settings.reducedMotion), (Self.nestsRating, settings.nestsRating),
    ]
    var messages: [Message] = []
    for (name, isOn) in values {
      if let worker {
        worker.add(.set(name: name, value: isOn ? "1" : nil))
        continue
      }
      do { try store.set(name, to: isOn ? "1" : nil) } catch { messages = [.notSaved("\(error)")] }
    }
    return messages
  }

  /// Waits until everything given to the worker is stored.
  func finish() { worker?.finish() }
}
