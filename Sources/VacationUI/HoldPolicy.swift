import TerminalInput

/// What a tap on a control does, what of it is provisional, and how a hold takes it back.
///
/// Where releases are not reported the first byte of a held key looks like a tap. Acting at once is then
/// provisional: if a hold follows, the act is reversed (by its own opposite, never by restoring a snapshot) in
/// the frame in which the menu opens. What can't be reversed waits until no hold can follow.
///
/// | control | a tap | provisional | taken back by |
/// |---|---|---|---|
/// | a row, Enter | opens the spot | its card, which grows into the screen | closing the card |
/// | a row, Space, and its front | marks the row | the mark | marking it again |
/// | a page's text | nothing | – | – |
/// | weather | hides or shows it | the whole act | doing it again |
/// | Submit/Update Rating | opens the rating flow | the flow, nothing is stored | closing the flow |
/// | View Map | opens the map | the map | going back |
/// | Add Note | opens the editor | the editor, nothing is stored | closing the editor |
/// | a note | opens the note | the screen | going back |
/// | a note on its own screen | nothing | – | – |
/// | a pin | opens the spot | the screen | going back |
/// | Wikipedia | starts a browser | nothing: it waits | – |
/// | a column's head | sorts | nothing: it waits | – |
/// | copy and open buttons | copy, open | nothing: they wait | – |
/// | the rating flow's words | choose | nothing: no menu there | – |
extension Target {
  /// How a press on the target is treated by the recogniser.
  var holdPolicy: HoldTarget.Policy {
    switch self {
    case .row, .mark, .page: .provisional
    case .control(.weather), .control(.rate), .control(.map), .control(.addNote), .note, .pin: .provisional
    case .control(.wikipedia), .column, .emptyArea, .title, .action: .deferred
    case .word, .rating, .editor, .mapArea, .mapHit, .back, .peek, .hint: .none
    }
  }
}
