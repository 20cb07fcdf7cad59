import Glibc

/// A real terminal for tests: a tmux session of its own.
final class Tmux {
  private static let program = ["/usr/bin/tmux", "/usr/local/bin/tmux"]
    .first { (path: String) in access(path, X_OK) == 0 }

  static var isThere: Bool { program != nil }

  private let socket = "/tmp/bubbles-\(getpid())-\(UInt32.random(in: 0...UInt32.max))"

  /// Starts a program in a terminal of 80×24.
  init(_ command: String) {
    run(["-f", "/dev/null", "new-session", "-d", "-x", "80", "-y", "24", command], reading: false)
  }

  deinit {
    run(["kill-server"], reading: false)
    unlink(socket)
  }

  func send(_ keys: String...) { run(["send-keys"] + keys, reading: false) }

  /// The screen's text.
  var screen: String { run(["capture-pane", "-p"], reading: true) }

  /// Whether the session is still there.
  var isRunning: Bool { run(["list-sessions"], reading: true).contains("windows") }

  /// Waits until something holds, for so many rounds of 50 ms and the time that looking takes.
  func wait(rounds: Int = 200, until holds: () -> Bool) -> Bool {
    for _ in 0..<rounds {
      if holds() { return true }
      usleep(50_000)
    }
    return false
  }

  func waits(for text: String) -> Bool { wait { screen.contains(text) } }

  /// Runs one command of tmux and gives what it printed; the server that the first one starts gets no pipe.
  @discardableResult
  private func run(_ arguments: [String], reading: Bool) -> String {
    guard let program = Self.program else { return "" }
    var ends: [Int32] = [-1, -1]
    guard !reading || pipe(&ends) == 0 else { return "" }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
    if reading {
      posix_spawn_file_actions_adddup2(&actions, ends[1], 1)
      posix_spawn_file_actions_addclose(&actions, ends[0])
    }
    var process: pid_t = 0
    let environment = ["PATH=/usr/bin:/bin", "LC_ALL=C.UTF-8", "TERM=xterm-256color", "HOME=/tmp"]
    withArguments([program, "-u", "-S", socket] + arguments) { argv in
      withArguments(environment) { posix_spawn(&process, program, &actions, nil, argv, $0) }
    }
    var output: [UInt8] = []
    if reading {
      close(ends[1])
      output = readAll(ends[0])
      close(ends[0])
    }
    var status: Int32 = 0
    while process > 0, waitpid(process, &status, 0) < 0, errno == EINTR {}
    return String(decoding: output, as: UTF8.self)
  }

  private func readAll(_ descriptor: Int32) -> [UInt8] {
    var result: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 4096)
    while true {
      let count = read(descriptor, &buffer, buffer.count)
      if count > 0 {
        result += buffer.prefix(count)
      } else if count == 0 || errno != EINTR {
        return result
      }
    }
  }

  @discardableResult
  private func withArguments<R>(_ values: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> R) -> R {
    var pointers: [UnsafeMutablePointer<CChar>?] = values.map { strdup($0) }
    pointers.append(nil)
    defer { for pointer in pointers { free(pointer) } }
    return body(pointers)
  }
}
