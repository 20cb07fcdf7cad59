import Glibc
import Synchronization

/// Does jobs in order on a thread of its own, so that the screen never waits for them.
///
/// What they come to is fetched with ``answers()`` when ``descriptor`` is readable.
final class JobThread<Job: Sendable, Answer: Sendable>: Sendable {
  /// To be polled for reading: there are answers.
  let descriptor: Int32
  private let answerEnd: Int32
  private let jobEnd: Int32
  private let wakeEnd: Int32
  private let begin: @Sendable () -> (Job) -> Answer
  private let steps = Mutex<[Step]>([])
  private let results = Mutex<[Answer]>([])
  /// How many jobs were given whose answers were not fetched.
  private let open = Mutex(0)
  private let thread = Mutex<pthread_t?>(nil)

  private enum Step: Sendable {
    case job(Job)
    /// The thread ends.
    case end
  }

  /// Makes the thread, which starts with the first job.
  /// - Parameter begin: Called once on the thread; gives what does the jobs, each with one answer.
  /// - Returns: `nil` where the system has no descriptor left.
  init?(_ begin: @escaping @Sendable () -> (Job) -> Answer) {
    self.begin = begin
    var answer: [Int32] = [-1, -1]
    var wake: [Int32] = [-1, -1]
    guard pipe(&answer) == 0 else { return nil }
    guard pipe(&wake) == 0 else {
      for end in answer { close(end) }
      return nil
    }
    for end in answer + wake { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    _ = fcntl(answer[0], F_SETFL, O_NONBLOCK)
    (descriptor, answerEnd, jobEnd, wakeEnd) = (answer[0], answer[1], wake[0], wake[1])
  }

  /// Gives the thread something to do.
  func add(_ job: Job) {
    open.withLock { $0 += 1 }
    put(.job(job))
  }

  /// Whether an answer is still to be fetched.
  var isBusy: Bool { open.withLock { $0 > 0 } }

  /// What the jobs came to since this was last asked; never blocks.
  func answers() -> [Answer] {
    var buffer = [UInt8](repeating: 0, count: 64)
    while read(descriptor, &buffer, buffer.count) > 0 {}
    let fetched = results.withLock { answers in
      defer { answers = [] }
      return answers
    }
    open.withLock { $0 -= fetched.count }
    return fetched
  }

  /// Waits until all jobs are done.
  func finish() {
    guard let running = thread.withLock({ $0 }) else { return }
    put(.end)
    pthread_join(running, nil)
    thread.withLock { $0 = nil }
  }

  private func put(_ step: Step) {
    steps.withLock { $0.append(step) }
    start()
    signal(wakeEnd)
  }

  private func start() {
    thread.withLock { running in
      guard running == nil else { return }
      var handle = pthread_t()
      let context = Unmanaged<Work>.passRetained(Work { [self] in work() }).toOpaque()
      let status = pthread_create(
        &handle, nil,
        { context in
          guard let context else { return nil }
          Unmanaged<Work>.fromOpaque(context).takeRetainedValue().body()
          return nil
        }, context)
      if status == 0 { running = handle } else { Unmanaged<Work>.fromOpaque(context).release() }
    }
  }

  private func work() {
    // Signals are the main thread's.
    var all = sigset_t()
    sigfillset(&all)
    pthread_sigmask(SIG_BLOCK, &all, nil)
    let carryOut = begin()
    var byte: UInt8 = 0
    while read(jobEnd, &byte, 1) == 1 {
      while let step = steps.withLock({ $0.isEmpty ? nil : $0.removeFirst() }) {
        guard case .job(let job) = step else { return }
        let answer = carryOut(job)
        results.withLock { $0.append(answer) }
        signal(answerEnd)
      }
    }
  }

  private func signal(_ end: Int32) {
    var byte: UInt8 = 1
    while write(end, &byte, 1) < 0 && errno == EINTR {}
  }
}

/// What a thread does: a C function cannot be generic, so it is handed this.
private final class Work {
  let body: () -> Void
  init(_ body: @escaping () -> Void) { self.body = body }
}
