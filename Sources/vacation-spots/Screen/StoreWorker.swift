import SpotStorage
import Spots
import VacationUI

/// Writes to the store on a thread of its own, so that the screen never waits for a disk or for another program.
///
/// Jobs are done in order. What they come to is fetched with ``answers()`` when ``descriptor`` is readable.
struct StoreWorker {
  enum Job: Sendable {
    case change([RatingChange], title: String)
    case changeNotes([NoteChange], title: String?)
    case set(name: String, value: String?)
  }

  private let thread: JobThread<Job, [Message]>

  /// Makes a worker for the store in a folder; its thread starts with the first job.
  /// - Returns: `nil` where the system has no descriptor left.
  init?(folder: String) {
    let thread = JobThread<Job, [Message]> {
      var store: SpotStore?
      return { Self.carryOut($0, in: &store, folder: folder) }
    }
    guard let thread else { return nil }
    self.thread = thread
  }

  /// To be polled for reading: there are answers.
  var descriptor: Int32 { thread.descriptor }

  /// Gives the worker something to do.
  func add(_ job: Job) { thread.add(job) }

  /// What the jobs came to since this was last asked; never blocks.
  func answers() -> [Message] { thread.answers().flatMap { $0 } }

  /// Whether a job is still to be done, or its answer to be fetched.
  var isBusy: Bool { thread.isBusy }

  /// Waits until all jobs are done; what was given to the worker is stored when this returns.
  func finish() { thread.finish() }

  private static func carryOut(_ job: Job, in store: inout SpotStore?, folder: String) -> [Message] {
    do {
      let open = try store ?? SpotStore(folder: folder)
      store = open
      switch job {
      case .change(let changes, let title):
        try open.change(changes)
        return [.report(title, isError: false)]
      case .changeNotes(let changes, let title):
        try open.change(changes)
        return title.map { [.report($0, isError: false)] } ?? []
      case .set(let name, let value): try open.set(name, to: value)
      }
      return []
    } catch {
      return [.notSaved("\(error)")]
    }
  }
}
