import CommandLineInterface
import SpotStorage
import Spots

extension Command {
  /// Writes notes, all or none, in one transaction.
  func note(_ requests: [NoteRequest]) throws {
    let catalog = try session.catalog()
    let indices = try catalog.indices(named: requests.map(\.spot), nothingChanged: true)
    let rater = try session.rater()
    let now = SystemClock.milliseconds()
    var notes: [Note] = []
    for (index, request) in zip(indices, requests) {
      let text = try request.text ?? NoteRequest.checked(StandardInput.text(), spot: request.spot)
      // A millisecond apart, so that they stay in the order in which they were given.
      let when = now + Int64(notes.count)
      let id = Note.makeID(when: when, random: .random(in: 0...UInt64.max))
      notes.append(Note(id: id, spot: catalog.id(at: index), author: rater, text: text, when: when))
    }
    if invocation.isDryRun {
      // A store that can't be used is told in a dry run too.
      _ = try session.store(.readOnly)
    } else {
      try session.store(.readWrite).change(notes.map(NoteChange.set))
    }
    if invocation.isQuiet { return }
    let lines = zip(indices, notes).map { NoteReport.Line(name: catalog.name(at: $0), text: $1.text) }
    try confirm { try StandardOutput.write(NoteReport(lines, isDryRun: invocation.isDryRun).text(style.glyphs)) }
  }
}
