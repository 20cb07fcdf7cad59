import Cells
import ContextMenus
import Spots

extension AppState {
  /// Opens the editor for a new note, or for one of your own.
  mutating func edit(_ id: Note.ID?, of spot: Spot.ID) -> [Effect] {
    peek = nil
    press = nil
    let note = id.flatMap { notes.note($0, of: spot) }
    if let note, note.author != rater {
      say("Only \(note.author) can edit this note")
      return []
    }
    editor = NoteEditor(spot: spot, note: note)
    return [.textInput(true)]
  }

  /// Opens a note on a screen of its own.
  mutating func openNote(_ id: Note.ID) -> [Effect] {
    guard let spot = currentSpot else { return [] }
    if case .note? = routes.last { return [] }
    return push(.note(NoteState(spot: spot, note: id)))
  }

  mutating func copyNote(_ id: Note.ID, of spot: Spot.ID) -> [Effect] {
    guard let note = notes.note(id, of: spot) else { return gone() }
    say("\(note.author == rater ? "Your" : note.author + "’s") note sent to the terminal’s clipboard")
    return [.copy("\(note.text)\n— \(note.author), \(catalog.name(ofID: spot))")]
  }

  mutating func deleteNote(_ id: Note.ID, of spot: Spot.ID) -> [Effect] {
    guard let note = notes.note(id, of: spot) else { return gone() }
    guard note.author == rater else {
      say("Only \(note.author) can delete this note")
      return []
    }
    let change = Edit(
      notes: [Edit.NoteItem(before: note, after: nil, reactions: notes.allReactions(to: id))],
      title: "Deleted your note about \(catalog.name(ofID: spot))")
    undo.push(change)
    return carryOut(change, saying: "\(change.title) \(glyphs.dot) u undoes")
  }

  /// Gives your reaction, or takes it away where it is the one that is there.
  mutating func react(_ kind: ReactionKind, to id: Note.ID, of spot: Spot.ID) -> [Effect] {
    guard notes.note(id, of: spot) != nil else { return gone() }
    let change: NoteChange =
      notes.yours(id) == kind
      ? .unreact(note: id, rater: rater) : .react(Reaction(note: id, rater: rater, kind: kind))
    notes.apply(change)
    revealReactions(to: id)
    return [.saveNotes([change], title: nil)] + refreshMenu()
  }

  /// Presses a part of the editor.
  mutating func press(_ part: EditorPart) -> [Effect] {
    guard let editor else { return [] }
    switch part {
    case .text:
      self.editor?.focus = .text
      return []
    case .cancel: return leaveEditor()
    case .save: return save(editor)
    }
  }

  private mutating func save(_ editor: NoteEditor) -> [Effect] {
    var text = editor.field.string
    while let last = text.last, last.isWhitespace { text.removeLast() }
    guard !text.isEmpty else {
      say("The note is empty: write something, or press esc")
      self.editor?.focus = .text
      return []
    }
    guard text.utf8.count <= Note.limit else {
      say("The note is longer than \(Note.limit / 1024) kB", isError: true)
      return []
    }
    self.editor = nil
    let moment = wallClock * 1000
    let before = editor.note.flatMap { notes.note($0, of: editor.spot) }
    var after =
      before
      ?? Note(
        id: Note.makeID(when: moment, random: .random(in: 0 ... .max)), spot: editor.spot, author: rater, text: text,
        when: moment)
    after.text = text
    if before != nil { after.edited = moment }
    let what = before == nil ? "Added" : "Changed"
    let change = Edit(
      notes: [Edit.NoteItem(before: before, after: after, reactions: [])],
      title: "\(what) your note about \(catalog.name(ofID: editor.spot))")
    undo.push(change)
    let effects = carryOut(change, saying: "\(change.title) \(glyphs.dot) u undoes")
    return [.textInput(false)] + effects
  }

  /// Leaves the editor; asks once where something would be lost.
  mutating func leaveEditor() -> [Effect] {
    guard let editor else { return [] }
    if editor.isChanged && !editor.asksToDiscard && !editor.field.isEmpty {
      self.editor?.asksToDiscard = true
      say("Not saved yet: Ctrl-D saves, esc again throws it away")
      return []
    }
    self.editor = nil
    toast = nil
    return [.textInput(false)]
  }

  /// Moves in the editor: Tab between its parts, the arrows in the text.
  mutating func moveInEditor(_ command: KeyCommand) {
    guard let part = editor?.focus else { return }
    let parts = EditorPart.allCases
    switch command {
    case .next: editor?.focus = parts[(part.rawValue + 1) % parts.count]
    case .previous: editor?.focus = parts[(part.rawValue + parts.count - 1) % parts.count]
    default: break
    }
  }

  /// Takes the notes as they are in the store now.
  mutating func adopt(_ book: NoteBook) -> [Effect] {
    let before = notes
    notes = book
    hasNotes = true
    forgetMissingNotes(since: before)
    clampScroll()
    return refreshMenu()
  }

  /// Leaves what shows a note that is no longer there; its focus goes to the note that took its place.
  mutating func forgetMissingNotes(since before: NoteBook) {
    if case .note(let state)? = routes.last, notes.note(state.note, of: state.spot) == nil { routes.removeLast() }
    guard case .info(let info)? = routes.last, case .note(let id)? = info.focus, notes.note(id, of: info.spot) == nil
    else { return }
    let old = before.notes(of: info.spot)
    let place = old.firstIndex { $0.id == id } ?? old.endIndex
    let neighbours = old[place...] + old[..<place].reversed()
    let heir = neighbours.first { notes.note($0.id, of: info.spot) != nil }
    updateInfo { $0.focus = heir.map { .note($0.id) } ?? .control(.addNote) }
  }

  /// After a change of your own: the focus is on the note that it wrote or brought back, or where the removed one was.
  mutating func followNotes(of edit: Edit, since before: NoteBook) {
    guard !edit.notes.isEmpty else { return }
    forgetMissingNotes(since: before)
    if let note = edit.notes.last?.after {
      updateInfo { if $0.spot == note.spot { $0.focus = .note(note.id) } }
    }
    clampScroll()
    revealFocus()
  }

  /// Moves from note to note; where the focused one is out of sight, to the first or last one in sight.
  mutating func moveAmongNotes(by step: Int) {
    guard case .info(let info)? = routes.last, let focus = info.focus else { return }
    let document = Document(of: .info(info), in: self)
    let page = info.scroll..<info.scroll + pageHeight
    func isInSight(_ target: Target) -> Bool {
      document.rect(of: target).map { page.overlaps($0.minY..<$0.maxY) } ?? false
    }
    guard !isInSight(focus) else { return moveFocus(by: step) }
    let inSight = notes.notes(of: info.spot).map { Target.note($0.id) }.filter(isInSight)
    guard let target = step > 0 ? inSight.first : inSight.last else {
      scroll(by: step)
      return
    }
    updateInfo { $0.focus = target }
    revealFocus()
  }

  private mutating func gone() -> [Effect] {
    say("That note is no longer there", isError: true)
    return []
  }
}
