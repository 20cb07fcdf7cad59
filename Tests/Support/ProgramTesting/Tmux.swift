import Glibc

/// A terminal of the test's own: one window of a tmux server that nobody else talks to, with something running in it.
public final class Tmux {
  /// Where programs, their data and the server's socket are.
  public private(set) var program: Program
  /// In cells.
  public private(set) var size: (width: Int, height: Int)

  /// The file of tmux; `nil` where it isn't installed.
  public static let path: String? = ["/usr/bin", "/usr/local/bin", "/bin", "/opt/homebrew/bin"]
    .map { $0 + "/tmux" }.first { access($0, X_OK) == 0 }

  /// Starts the program on a screen of its own, and waits for nothing.
  ///
  /// The program is an `executable` of this package; a shell starts it, which says at its end how it ended: ``end()`` reads that. `withoutRights` lets the modes of
  /// files bind it even when root runs the tests.
  public convenience init(
    _ arguments: String..., executable: String = Program.path, program: Program? = nil,
    size: (width: Int, height: Int) = (80, 24), term: String = "tmux-256color", withoutRights: Bool = false
  ) throws {
    let script = """
      stty -g >"$HOME/line.before"
      sh -c 'echo $$ >"$HOME/process"; exec "$@"' sh "$@"; status=$?
      stty -g >"$HOME/line.after"; echo "ended with $status"; exec sleep 600
      """
    // Root may write everywhere, unless it gives that away.
    let bound = withoutRights && geteuid() == 0 ? ["setpriv", "--bounding-set=-dac_override"] : []
    let command = ["/bin/sh", "-c", script, "sh"] + bound + [executable] + arguments
    try self.init(command: command, program: program ?? Program(), size: size, term: term)
  }

  /// Starts an interactive shell instead, to type commands in.
  public convenience init(shellFor program: Program, size: (width: Int, height: Int) = (80, 24)) throws {
    try self.init(command: ["/bin/sh", "-i"], program: program, size: size, term: "tmux-256color")
  }

  private init(
    command: [String], program: Program, size: (width: Int, height: Int), term: String
  ) throws {
    self.size = size
    self.program = program
    let defaults = ["LC_ALL": "C.UTF-8", "SHELL": "/bin/sh", "PS1": "$ ", "SWIFT_BACKTRACE": "enable=no"]
    self.program.environment.merge(defaults) { own, _ in own }
    var words = ["start-server", ";", "set", "-s", "escape-time", "0", ";", "set", "-s", "set-clipboard", "on", ";"]
    words += ["set", "-g", "status", "off", ";", "set", "-g", "remain-on-exit", "on", ";"]
    words += ["set", "-g", "default-terminal", term, ";"]
    words += ["new-session", "-d", "-x", "\(size.width)", "-y", "\(size.height)", "--"] + command
    // Nothing is left running where a test is stopped in the middle.
    words += [";", "run-shell", "-b", "-d", "300", "-C", "kill-server"]
    try tmux(words)
  }

  deinit {
    // At once, so that nothing writes any more when the folder goes.
    if let leader = (try? fact("pane_pid")).flatMap({ pid_t($0) }) { Glibc.kill(-leader, SIGKILL) }
    _ = try? tmux(["kill-server"])
  }

  /// Gives the server a command, several with `;` between them.
  /// - Returns: What it answers.
  @discardableResult
  public func tmux(_ command: [String]) throws -> String {
    guard let path = Tmux.path else { throw Failure(saying: "tmux is not installed") }
    let socket = program.folder.path + "/tmux"
    let result = try program.run(["-u", "-f", "/dev/null", "-S", socket] + command, executable: path)
    guard result.status == 0 else { throw Failure(saying: "tmux \(command): \(result.errors)") }
    return result.output
  }

  /// The value of a tmux format, as `alternate_on`.
  public func fact(_ name: String) throws -> String {
    String(try tmux(["display-message", "-p", "#{\(name)}"]).dropLast())
  }

  /// Gives the window another size.
  public func resize(_ width: Int, _ height: Int) throws {
    size = (width, height)
    try tmux(["resize-window", "-x", "\(width)", "-y", "\(height)"])
  }
}
