import Cells
import ContextMenus
import Terminal

/// A program on the terminal whose views have context menus.
///
/// It says how the screen is drawn, which menu a view has, and what is done with the messages; holding, opening,
/// steering, drawing and closing the menus is done for it. Run it with `run(_:options:)`.
public protocol ContextMenuProgram: TerminalProgram {
  /// What the menus tell the program.
  associatedtype Message: Equatable & Sendable

  /// Makes the program as it starts.
  init()

  /// The open menu, if any, and how menus look and behave.
  var menus: ContextMenuInteraction<Target, Message> { get set }

  /// The view that a held key is for; a press of the mouse on another view changes it.
  var focus: Target? { get set }

  /// What a view answers when it is held; `nil` for a view without a menu.
  func contextMenu(on target: Target) -> ContextMenuConfiguration<Message>?

  /// Draws the screen without the menu, and marks the views.
  func draw(on frame: inout Frame<Target>)

  /// Does what a menu was asked for. While the menu is still open (an item that keeps it) it may be dismissed here.
  mutating func act(_ message: Message, at now: Milliseconds) -> [TerminalCommand]

  /// Takes an event that is not a menu's.
  mutating func handle(_ event: Event, in frame: Frame<Target>, at now: Milliseconds) -> [TerminalCommand]

  /// Does what a tap with Enter, Space or the left mouse button on a view does; nothing unless you say so. What it does
  /// must be harmless: on a terminal without key releases a hold begins with a tap.
  mutating func tap(_ target: Target, at now: Milliseconds) -> [TerminalCommand]

  /// Begins to fetch the elements of a deferred element, whose level is shown with a loading row.
  ///
  /// Bring them with `menus.fulfil(_:with:)`, now or whenever they come, or say with `menus.fail(_:because:)` why they
  /// can't be brought; the row of a program without this method says that there is nothing.
  mutating func fetch(_ deferred: String, at now: Milliseconds) -> [TerminalCommand]
}
