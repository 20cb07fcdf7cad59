import Cells

/// Puts a menu with a free view of its own on any view: the few lines that most uses need.
///
/// ```swift
/// customContextMenu(
///   customView: .bar(reactions),
///   menu: {
///     Action(title: "Like", key: .character("l"), message: .like(id))
///     Action(title: "Share", key: .character("s"), message: .share(id))
///   },
///   tapped: .open(id))
/// ```
/// - Parameters:
///   - identifier: The held thing.
///   - customView: The free view beside the held one, made when the menu opens.
///   - menu: The elements of the menu, made when it opens.
///   - tapped: What pressing the held view does, after the menu has closed.
/// - Returns: What the view answers when it is held, for ``ContextMenuInteraction/begin(_:on:in:openedBy:at:)``.
public func customContextMenu<Message>(
  identifier: String = "", customView: @autoclosure @escaping () -> Accessory<Message>? = nil,
  @MenuBuilder<Message> menu: @escaping () -> [MenuElement<Message>],
  tapped: @autoclosure @escaping () -> Message? = nil
) -> ContextMenuConfiguration<Message> {
  ContextMenuConfiguration(
    identifier: identifier, previewProvider: { .heldView(commit: tapped()) }, accessoryProvider: customView,
    actionProvider: { Menu(children: menu() + $0) })
}
