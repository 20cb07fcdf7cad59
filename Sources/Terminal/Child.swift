import CTerminal
import Glibc

/// A program that this one started.
struct Child: Hashable, Sendable {
  let id: pid_t

  /// Starts a program found by PATH; argv without a shell.
  ///
  /// - Parameters:
  ///   - detached: In a session of its own, without input, its output thrown away.
  ///   - input: Its standard input, for a detached one.
  /// - Throws: ``Errno`` where it cannot be started.
  static func start(_ arguments: [String], detached: Bool, input: Int32 = -1) throws(Errno) -> Child {
    guard let name = arguments.first, !name.isEmpty else { throw Errno(code: ENOENT) }
    var pointers: [UnsafeMutablePointer<CChar>?] = arguments.map { strdup($0) }
    defer { for pointer in pointers { free(pointer) } }
    pointers.append(nil)
    var id: pid_t = 0
    let code = terminal_spawn(pointers, detached ? 1 : 0, input, &id)
    guard code == 0 else { throw Errno(code: code) }
    return Child(id: id)
  }

  /// Starts a detached program with a text on its standard input.
  static func start(_ arguments: [String], reading text: String) throws(Errno) -> Child {
    let file = terminal_memory_file()
    guard file >= 0 else { throw Errno(code: errno) }
    defer { Glibc.close(file) }
    Descriptor(number: file).write(text)
    lseek(file, 0, SEEK_SET)
    return try start(arguments, detached: true, input: file)
  }

  enum State: Hashable {
    case running, stopped
    /// With its exit status, or 128 and the number of the signal that ended it; 0 where that can't be known.
    case ended(status: Int32)
  }

  /// Asks for news, and waits for them if told so.
  func state(waiting: Bool) -> State {
    var status: Int32 = 0
    while true {
      let id = waitpid(id, &status, waiting ? WUNTRACED : WNOHANG)
      if id == 0 { return .running }
      if id < 0 && errno == EINTR { continue }
      guard id > 0 else { return .ended(status: 0) }
      if status & 0xFF == 0x7F { return .stopped }
      let signal = status & 0x7F
      return .ended(status: signal == 0 ? status >> 8 & 0xFF : 128 + signal)
    }
  }
}

/// An error of the system.
struct Errno: Error, Hashable, CustomStringConvertible {
  let code: Int32
  var description: String { String(cString: strerror(code)) }
}
