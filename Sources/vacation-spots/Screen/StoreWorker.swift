import Glibc
import SpotStorage
import Spots
import Synchronization
import VacationUI

/// Writes to the store on a thread of its own, so that the screen never waits for a disk or for another program.
///
/// Jobs are done in order. What they come to is fetched with ``answers()`` when ``descriptor`` is readable.
final class StoreWorker: Sendable {
  enum Job: Sendable {
    case change([RatingChange], title: String)
    case changeNotes([NoteChange], title: String?)
    case set(name: String, value: String?)
    case stop
  }

  /// To be polled for reading: there are answers.
  let descriptor: Int32
  private let answerEnd: Int32
  private let jobEnd: Int32
  private let wakeEnd: Int32
  private let folder: String
  private let jobs = Mutex<[Job]>([])
  private let results = Mutex<[Message]>([])
  private let thread = Mutex<pthread_t?>(nil)

  /// Makes a worker for the store in a folder; its thread starts with the first job.
  /// - Returns: `nil` where the system has no descriptor left.
  init?(folder: String) {
    self.folder = folder
    var answer: [Int32] = [-1, -1]
    var wake: [Int32] = [-1, -1]
    guard pipe(&answer) == 0, pipe(&wake) == 0 else { return nil }
    for end in answer + wake { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    _ = fcntl(answer[0], F_SETFL, O_NONBLOCK)
    (descriptor, answerEnd, jobEnd, wakeEnd) = (answer[0], answer[1], wake[0], wake[1])
  }

  /// Gives the worker something to do.
  func add(_ job: Job) {
    jobs.withLock { $0.append(job) }
    start()
    signal(wakeEnd)
  }

  /// What the jobs came to since this was last asked; never blocks.
  func answers() -> [Message] {
    var buffer = [UInt8](repeating: 0, count: 64)
    while read(descriptor, &buffer, buffer.count) > 0 {}
    return results.withLock { messages in
      defer { messages = [] }
      return messages
    }
  }

  /// Waits until all jobs are done; what was given to the worker is stored when this returns.
  func finish() {
    guard let running = thread.withLock({ $0 }) else { return }
    add(.stop)
    pthread_join(running, nil)
    thread.withLock { $0 = nil }
  }

  private func start() {
    thread.withLock { running in
      guard running == nil else { return }
      var handle = pthread_t()
      let context = Unmanaged.passRetained(self).toOpaque()
      let status = pthread_create(
        &handle, nil,
        { context in
          guard let context else { return nil }
          Unmanaged<StoreWorker>.fromOpaque(context).takeRetainedValue().work()
          return nil
        }, context)
      if status == 0 { running = handle } else { Unmanaged<StoreWorker>.fromOpaque(context).release() }
    }
  }

  private func work() {
    // Signals are the main thread's.
    var all = sigset_t()
    sigfillset(&all)
    pthread_sigmask(SIG_BLOCK, &all, nil)
    var store: SpotStore?
    var byte: UInt8 = 0
    while read(jobEnd, &byte, 1) == 1 {
      while let job = jobs.withLock({ $0.isEmpty ? nil : $0.removeFirst() }) {
        if case .stop = job { return }
        answer(carryOut(job, in: &store))
      }
    }
  }

  private func carryOut(_ job: Job, in store: inout SpotStore?) -> Message? {
    do {
      let open = try store ?? SpotStore(folder: folder)
      store = open
      switch job {
      case .change(let changes, let title):
        try open.change(changes)
        return .report(title, isError: false)
      case .changeNotes(let changes, let title):
        try open.change(changes)
        return title.map { .report($0, isError: false) }
      case .set(let name, let value): try open.set(name, to: value)
      case .stop: break
      }
      return nil
    } catch {
      return .notSaved("\(error)")
    }
  }

  private func answer(_ message: Message?) {
    guard let message else { return }
    results.withLock { $0.append(message) }
    signal(answerEnd)
  }

  private func signal(_ end: Int32) {
    var byte: UInt8 = 1
    while write(end, &byte, 1) < 0 && errno == EINTR {}
  }
}
