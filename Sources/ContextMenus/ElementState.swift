/// The mark before an action's title.
public enum ElementState: Hashable, Sendable {
  case off, on, mixed
}
