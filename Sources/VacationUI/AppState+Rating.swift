import Cells
import Spots

extension AppState {
  /// Opens the rating flow for a spot.
  mutating func startRating(_ id: Spot.ID) {
    peek = nil
    rating = RatingFlow(spot: id, current: ratings.yours(id: id))
  }

  /// Chooses a word: a preview only, until it is submitted.
  mutating func chooseRating(_ stars: Stars?) {
    guard let stars, rating != nil else { return }
    rating?.choice = stars
    rating?.focus = .button(.submit)
  }

  /// Moves within the rating flow; Left and Right choose the word beside the present one.
  mutating func moveRating(_ command: KeyCommand) {
    guard let flow = rating else { return }
    let places = flow.places
    let place = places.firstIndex(of: flow.focus) ?? 0
    switch command {
    case .left, .right:
      let step = command == .right ? 1 : -1
      if flow.focus == .words {
        let count = (flow.choice?.count ?? (step > 0 ? 0 : 6)) + step
        if let stars = Stars(count) { rating?.choice = stars }
      } else {
        rating?.focus = places[max(1, min(places.count - 1, place + step))]
      }
    case .next, .down: rating?.focus = places[(place + 1) % places.count]
    case .previous, .up: rating?.focus = places[(place + places.count - 1) % places.count]
    default: break
    }
  }

  /// Presses a button of the rating flow.
  mutating func press(_ button: RatingButton) -> [Effect] {
    guard let flow = rating else { return [] }
    switch button {
    case .cancel: rating = nil
    case .submit:
      guard let choice = flow.choice else {
        say("Choose a word first: 1–5, or the arrows")
        rating?.focus = .words
        return []
      }
      rating = nil
      return rate([flow.spot], choice)
    case .delete:
      guard flow.current != nil else {
        say("There is no rating to delete yet")
        return []
      }
      rating = nil
      return rate([flow.spot], nil)
    }
    return []
  }

  /// Rates spots, or takes their ratings away; can be undone.
  mutating func rate(_ ids: [Spot.ID], _ stars: Stars?) -> [Effect] {
    let items = ids.filter { catalog.index(ofID: $0) != nil }
      .map { Edit.Item(spot: $0, before: ratings.yours(id: $0), after: stars) }
      .filter { $0.before != $0.after }
    guard let first = items.first else {
      say(ids.isEmpty ? "That spot is no longer there" : "Nothing changed")
      return []
    }
    let what = items.count == 1 ? catalog.name(ofID: first.spot) : "\(items.count) spots"
    let title = stars.map { "Rated \(what) \($0.word)" } ?? "Removed the rating of \(what)"
    let edit = Edit(items: items, title: title)
    undo.push(edit)
    return carryOut(edit, saying: "\(title) \(glyphs.dot) u undoes")
  }

  mutating func undoEdit() -> [Effect] {
    guard let edit = undo.undo().map(stillPossible) else {
      say("Nothing to undo")
      return []
    }
    guard !edit.isEmpty else { return refuse(edit) }
    return carryOut(edit, saying: "Undone: \(edit.title) \(glyphs.dot) Ctrl-R does it again")
  }

  mutating func redoEdit() -> [Effect] {
    guard let edit = undo.redo().map(stillPossible) else {
      say("Nothing to do again")
      return []
    }
    guard !edit.isEmpty else { return refuse(edit) }
    return carryOut(edit, saying: "Done again: \(edit.title)")
  }

  /// The part of an edit whose spots and notes still are what they were before it: what somebody has changed since
  /// is not undone with it.
  private func stillPossible(_ edit: Edit) -> Edit {
    var edit = edit
    edit.items = edit.items.filter { ratings.yours(id: $0.spot) == $0.before }
    edit.notes = edit.notes.filter { item in
      guard let note = item.before ?? item.after else { return false }
      return notes.note(note.id, of: note.spot)?.text == item.before?.text
    }
    return edit
  }

  private mutating func refuse(_ edit: Edit) -> [Effect] {
    say("Not undone: it has been changed since (\(edit.title))", isError: true)
    return []
  }

  /// Shows an edit at once; the words are said when the effect has stored it.
  mutating func carryOut(_ edit: Edit, saying words: String) -> [Effect] {
    let before = notes
    let noteChanges = edit.notes.flatMap(\.changes)
    for change in noteChanges { notes.apply(change) }
    for item in edit.items {
      if let stars = item.after {
        ratings.set(Rating(spot: item.spot, rater: rater, stars: stars, when: wallClock * 1000))
      } else {
        ratings.remove(spot: item.spot, rater: rater)
      }
    }
    refreshList()
    followNotes(of: edit, since: before)
    // The line of your own rating comes and goes above its button.
    if !edit.items.isEmpty, case .info(let info)? = routes.last {
      clampScroll()
      if info.focus == .control(.rate) { revealFocus() }
    }
    var effects: [Effect] = []
    if !edit.items.isEmpty { effects.append(.save(edit.items, title: words)) }
    if !noteChanges.isEmpty { effects.append(.saveNotes(noteChanges, title: words)) }
    return effects + refreshMenu()
  }
}

extension Catalog {
  /// A spot's name, or its id where it is gone.
  func name(ofID id: Spot.ID) -> String { index(ofID: id).map { name(at: $0) } ?? id }
}
