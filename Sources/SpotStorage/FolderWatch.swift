import Glibc

/// A descriptor that becomes readable when something in a folder changes (Linux: inotify).
///
/// It wakes a loop that waits; whether the change matters, ``SpotStore/changeCount()`` tells. A commit is seen as a write
/// to the log beside the store.
public final class FolderWatch {
  /// To be polled for reading.
  public let descriptor: Int32

  /// Begins to watch. `nil` where the folder is missing or the system has no watch left; ask the store now and then
  /// instead.
  public init?(folder: String) {
    let descriptor = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))
    guard descriptor >= 0 else { return nil }
    let events = UInt32(IN_MODIFY | IN_CREATE | IN_DELETE | IN_MOVED_TO | IN_MOVED_FROM)
    guard inotify_add_watch(descriptor, folder, events) >= 0 else {
      close(descriptor)
      return nil
    }
    self.descriptor = descriptor
  }

  deinit { close(descriptor) }

  /// Takes what was reported, so that the descriptor waits again. Returns whether there was anything. Never blocks.
  @discardableResult
  public func drain() -> Bool {
    var isChanged = false
    withUnsafeTemporaryAllocation(byteCount: 4096, alignment: 8) { buffer in
      while read(descriptor, buffer.baseAddress, buffer.count) > 0 { isChanged = true }
    }
    return isChanged
  }
}
