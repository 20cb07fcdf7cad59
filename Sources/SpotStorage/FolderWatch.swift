import Glibc

/// A descriptor that becomes readable when something in a folder changes (Linux: inotify).
final class FolderWatch {
  /// To be polled for reading.
  let descriptor: Int32

  /// Begins to watch. `nil` where the folder is missing or the system has no watch left.
  init?(folder: String) {
    #if os(Linux)
      let descriptor = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))
      guard descriptor >= 0 else { return nil }
      let events = UInt32(IN_MODIFY | IN_CLOSE_WRITE | IN_CREATE | IN_DELETE | IN_MOVED_TO | IN_MOVED_FROM)
      guard inotify_add_watch(descriptor, folder, events) >= 0 else {
        close(descriptor)
        return nil
      }
      self.descriptor = descriptor
    #else
      return nil
    #endif
  }

  deinit { close(descriptor) }

  /// Takes what was reported, so that the descriptor waits again. Returns whether there was anything. Never blocks.
  func drain() -> Bool {
    var isChanged = false
    withUnsafeTemporaryAllocation(byteCount: 4096, alignment: 8) { buffer in
      while read(descriptor, buffer.baseAddress, buffer.count) > 0 { isChanged = true }
    }
    return isChanged
  }
}
