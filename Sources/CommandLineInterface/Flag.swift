import Spots

/// A flag: how it is written, what it says in the help, what it does.
struct Flag: Sendable {
  /// The groups of the help, in its order.
  enum Section: String, CaseIterable {
    case actions = "Actions (one a run; none starts the screen)"
    case selection = "Selection and order (with --list; --filter with the screen too)"
    case output = "Output"
    case people = "People and data"
    case screen = "Screen"
    case other = "Other"
  }

  /// The actions that a flag belongs to; with others it is refused, because it would be ignored.
  enum Scope {
    case everywhere
    /// Listing and the screen.
    case selection
    /// Listing alone.
    case list
    /// What has rows: listing, showing and changes.
    case rows
    case changes
    case links
    /// Sharing alone.
    case share
    /// Links to maps alone.
    case map
  }

  /// The name without the dashes.
  let long: String
  let short: Character?
  /// The name of the value in the help; nil for a flag without one.
  let value: String?
  let section: Section
  let scope: Scope
  let help: String
  let effect: @Sendable (inout Invocation, String) throws(CommandError) -> Void

  init(
    _ long: String, _ short: Character? = nil, _ value: String? = nil, in section: Section,
    for scope: Scope = .everywhere, _ help: String,
    effect: @escaping @Sendable (inout Invocation, String) throws(CommandError) -> Void
  ) {
    self.long = long
    self.short = short
    self.value = value
    self.section = section
    self.scope = scope
    self.help = help
    self.effect = effect
  }

  /// Whether the flag makes sense with an action (nil: the screen).
  func belongs(to action: Action?) -> Bool {
    switch (scope, action) {
    case (.everywhere, _): true
    case (.selection, nil), (.selection, .list): true
    case (.list, .list): true
    case (.rows, .list), (.rows, .show), (.rows, .rate), (.rows, .unrate): true
    case (.changes, .rate), (.changes, .unrate), (.changes, .note), (.changes, .home): true
    case (.share, .share), (.map, .map): true
    case (.links, .wiki), (.links, .show), (.links, .share), (.links, .list): true
    default: false
    }
  }
}
