/// Tells a loop when another program has changed a store: a descriptor to poll, and a deadline to keep.
///
/// The folder's watch wakes the loop within microseconds, but a writer's last write to the log is seen a moment before its
/// commit counts, so the store is asked again a little later. Where there is no watch it is asked twice a second.
public final class StoreWatch {
  private let store: SpotStore
  private var folder: FolderWatch?
  private var count: Int
  /// When the store was last heard of, and how often it was asked since.
  private var heard = 0.0
  private var asked = 0

  /// After how many milliseconds since the last sign the store is asked again.
  private static let pauses = [30.0, 200, 800]

  /// Begins to watch from the store as it is now, which the caller is about to read.
  public init(_ store: SpotStore) throws(StoreError) {
    self.store = store
    folder = store.file.flatMap { FolderWatch(folder: $0.folder) }
    count = try store.changeCount()
    asked = Self.pauses.count
  }

  /// To be polled for reading; `nil` where the system has no watch for the folder.
  public var descriptor: Int32? { folder?.descriptor }

  /// When ``hasNews(at:)`` wants to be called though the descriptor is quiet, in milliseconds of the caller's monotonic
  /// clock; `nil` for never.
  public var deadline: Double? {
    if store.file == nil { return nil }
    if folder == nil { return heard + 500 }
    return asked < Self.pauses.count ? heard + Self.pauses[asked] : nil
  }

  /// Whether others have changed the store since this was last asked. To be called when the descriptor is readable and
  /// when the deadline has come; `now` is in milliseconds of the caller's monotonic clock. Never blocks.
  public func hasNews(at now: Double) throws(StoreError) -> Bool {
    if folder?.drain() ?? true {
      (heard, asked) = (now, 0)
    } else {
      while asked < Self.pauses.count, heard + Self.pauses[asked] <= now { asked += 1 }
    }
    let current = try store.changeCount()
    defer { count = current }
    return current != count
  }
}
