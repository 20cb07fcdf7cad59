import CSQLite
import Glibc

/// How long a connection waits while another holds the lock.
///
/// The pauses double from 1 to 32 ms and differ by chance, so that forty writers do not knock in step.
/// SQLite's own `sqlite3_busy_timeout` sleeps whole seconds where it was built without `usleep`, and always in step.
final class BusyWait {
  /// Milliseconds until the wait is given up.
  let patience: Int
  /// When the wait under way began, in milliseconds of the monotonic clock.
  private var start: Int64 = 0

  init(patience: Int) {
    self.patience = patience
  }

  /// Waits once more; `attempt` counts from 0 for each lock. Returns whether it is worth trying again.
  func pause(attempt: Int32) -> Bool {
    let now = Self.now()
    if attempt == 0 { start = now }
    guard now - start < patience else { return false }
    let longest = UInt32(1) << UInt32(min(max(attempt, 0), 5))
    usleep(500 + UInt32.random(in: 0..<longest * 1000))
    return true
  }

  /// Makes the connection wait this way. It keeps a plain pointer: `self` must outlive the connection.
  func install(on database: OpaquePointer) {
    sqlite3_busy_handler(
      database,
      { context, attempt in
        guard let context else { return 0 }
        return Unmanaged<BusyWait>.fromOpaque(context).takeUnretainedValue().pause(attempt: attempt) ? 1 : 0
      }, Unmanaged.passUnretained(self).toOpaque())
  }

  private static func now() -> Int64 {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Int64(time.tv_sec) * 1000 + Int64(time.tv_nsec) / 1_000_000
  }
}
