import ProgramTesting
import Testing

/// The real program in a real terminal, from the keys to the cells.
///
/// Each scenario has a tmux server and a folder for its data of its own, so that all can run at the same time.
@Suite(
  "In a terminal", .enabled(if: Tmux.path != nil, "tmux is not installed; make test installs it"))
enum EndToEnd {}
