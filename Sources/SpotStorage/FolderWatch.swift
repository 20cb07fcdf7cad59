import CFolderWatch
import Glibc

/// A descriptor that becomes readable when something in a folder changes.
final class FolderWatch {
  /// To be polled for reading.
  let descriptor: Int32
  private let folder: Int32

  /// Begins to watch. `nil` where the folder is missing or the system has no watch left.
  init?(folder path: String) {
    let folder = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard folder >= 0 else { return nil }
    let descriptor = folder_watch_begin(folder)
    guard descriptor >= 0 else {
      close(folder)
      return nil
    }
    self.folder = folder
    self.descriptor = descriptor
  }

  deinit {
    folder_watch_end(descriptor)
    close(folder)
    close(descriptor)
  }

  /// Takes what was reported, so that the descriptor waits again. Returns whether there was anything. Never blocks.
  func drain() -> Bool {
    var count: UInt64 = 0
    return read(descriptor, &count, MemoryLayout.size(ofValue: count)) > 0
  }
}
