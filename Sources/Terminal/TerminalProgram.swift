import Cells
import TerminalInput

/// A program that ``run(_:options:)`` shows on the terminal: it draws frames and takes what the user did.
///
/// Everything is called on one thread, and time is always passed in, so that a program can be tested without a
/// terminal and without a clock.
public protocol TerminalProgram {
  /// What can be pointed at on its screen.
  associatedtype Target: Hashable & Sendable

  /// Draws the screen. Called once for a batch of input, never while nothing happens.
  mutating func frame(in size: Size, at now: Milliseconds) -> Frame<Target>

  /// What a press by this event would meet.
  /// - Parameter frame: The frame that the user saw when the event was made.
  func holdTarget(for event: Event, in frame: Frame<Target>) -> HoldTarget

  /// Takes what the user did. The returned commands are carried out in order after the next frame is drawn, except
  /// those that say otherwise (see ``TerminalCommand``).
  mutating func handle(_ gesture: Gesture, in frame: Frame<Target>, at now: Milliseconds) -> [TerminalCommand]

  /// When ``tick(at:)`` wants to be called; `nil` for never.
  var deadline: Milliseconds? { get }

  /// Called when ``deadline`` has passed; a frame is drawn afterwards.
  mutating func tick(at now: Milliseconds) -> [TerminalCommand]

  /// Descriptors to watch besides the terminal: a worker's wake-up pipe, a watched folder.
  var descriptors: [Int32] { get }

  /// Called when a descriptor can be read or was hung up. One that is neither read nor given up is asked again at once.
  mutating func ready(descriptor: Int32, at now: Milliseconds) -> [TerminalCommand]

  /// Told before the first frame what is known of the terminal, and again when an answer of the terminal changes that.
  mutating func terminal(_ facts: TerminalFacts)

  /// Told that a command came to nothing: a program that is not there, a text too long to copy.
  mutating func refused(_ command: TerminalCommand, reason: String, at now: Milliseconds) -> [TerminalCommand]
}

extension TerminalProgram {
  public func holdTarget(for event: Event, in frame: Frame<Target>) -> HoldTarget { .none }
  public var deadline: Milliseconds? { nil }
  public mutating func tick(at now: Milliseconds) -> [TerminalCommand] { [] }
  public var descriptors: [Int32] { [] }
  public mutating func ready(descriptor: Int32, at now: Milliseconds) -> [TerminalCommand] { [] }
  public mutating func terminal(_ facts: TerminalFacts) {}
  public mutating func refused(
    _ command: TerminalCommand, reason: String, at now: Milliseconds
  ) -> [TerminalCommand] { [] }
}
