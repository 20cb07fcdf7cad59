import CTerminalTesting
import Cells
import Glibc

/// A program on a pseudo-terminal of the test's own, with an emulator at the other end.
final class PtyProcess {
  let id: pid_t
  private(set) var emulator: Emulator
  /// All that the program wrote.
  private(set) var output: [UInt8] = []
  /// What this terminal answers to a question; the questions are those that the program wrote.
  var answers: [(question: String, answer: String)] = []

  private let master: Int32
  /// Whether the line tells how many pixels a cell has: 10 × 20.
  private let tellsPixels: Bool
  private var status: Int32?
  private var answered = 0

  /// How the program ended.
  enum End: Hashable {
    case exit(Int32)
    case signal(Int32)
    /// It did not end in time.
    case alive
  }

  /// Starts a program; `environment` is all that it gets.
  init(
    _ arguments: [String], environment: [String: String] = [:], size: Size = Size(width: 80, height: 24),
    tellsPixels: Bool = true
  ) throws {
    self.tellsPixels = tellsPixels
    var variables = [
      "PATH": "/usr/local/bin:/usr/bin:/bin", "HOME": "/nonexistent", "TERM": "xterm-256color", "LC_ALL": "C.UTF-8",
      "SWIFT_BACKTRACE": "enable=no",
    ]
    variables.merge(environment) { $1 }
    emulator = Emulator(size)
    var arguments: [UnsafeMutablePointer<CChar>?] = arguments.map { strdup($0) }
    var settings: [UnsafeMutablePointer<CChar>?] = variables.map { strdup("\($0)=\($1)") }
    defer { for pointer in arguments + settings { free(pointer) } }
    arguments.append(nil)
    settings.append(nil)
    var master: Int32 = -1
    var id: pid_t = -1
    let code = pty_spawn(arguments, settings, UInt16(size.width), UInt16(size.height), tellsPixels, &master, &id)
    guard code == 0 else { throw Failure(what: String(cString: strerror(code))) }
    self.master = master
    self.id = id
  }

  struct Failure: Error { let what: String }

  deinit {
    if status == nil {
      kill(id, SIGKILL)
      waitpid(id, nil, 0)
    }
    close(master)
  }

  /// The probe that is built beside the tests.
  static var probe: String {
    var buffer = [CChar](repeating: 0, count: 4096)
    let count = readlink("/proc/self/exe", &buffer, buffer.count - 1)
    let path = String(decoding: buffer.prefix(max(0, count)).map { UInt8(bitPattern: $0) }, as: UTF8.self)
    return path.split(separator: "/").dropLast().reduce("") { $0 + "/" + $1 } + "/screen-probe"
  }

  // MARK: Talking

  func type(_ text: String) {
    let bytes = Array(text.utf8)
    var sent = 0
    while sent < bytes.count {
      let count = bytes[sent...].withUnsafeBytes { write(master, $0.baseAddress, $0.count) }
      if count <= 0 { return }
      sent += count
    }
  }

  func resize(to size: Size) {
    pty_resize(master, UInt16(size.width), UInt16(size.height), tellsPixels)
    emulator.resize(to: size)
  }

  func send(_ signal: Int32) { kill(id, signal) }

  /// Closes the terminal's end, as a window does that is closed.
  func hangUp() {
    // The number stays taken, so that nothing else is read or closed by it.
    let nothing = open("/dev/null", O_RDWR)
    dup2(nothing, master)
    close(nothing)
  }

  /// The mode of the line, as the program set it.
  var line: [UInt32] {
    var settings = termios()
    tcgetattr(master, &settings)
    return [settings.c_iflag, settings.c_oflag, settings.c_cflag, settings.c_lflag]
  }

  /// Takes in what the program writes until something holds; `false` when ten seconds have passed without.
  func wait(until condition: (PtyProcess) -> Bool) -> Bool {
    let end = now() + 10_000
    while !condition(self) {
      let left = end - now()
      if left <= 0 || !receive(within: left) && status != nil { return condition(self) }
    }
    return true
  }

  func waits(for text: String) -> Bool { wait { $0.emulator.text.contains(text) } }

  /// Takes in what comes within some milliseconds, and tells how many bytes that was.
  func listen(for milliseconds: Double) -> Int {
    let before = output.count
    let end = now() + milliseconds
    while end > now() { _ = receive(within: end - now()) }
    return output.count - before
  }

  /// Waits for the end, taking in what is written until then.
  func waitForEnd() -> End {
    let isOver = wait { process in
      if process.status == nil {
        var status: Int32 = 0
        if waitpid(process.id, &status, WNOHANG) == process.id { process.status = status }
      }
      return process.status != nil
    }
    while isOver && receive(within: 0) {}
    guard let status else { return .alive }
    return status & 0x7F == 0 ? .exit(status >> 8 & 0xFF) : .signal(status & 0x7F)
  }

  /// Reads once; `false` where nothing came.
  private func receive(within milliseconds: Double) -> Bool {
    var entry = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
    // A short nap only: the end of the program makes no sound on the terminal.
    guard poll(&entry, 1, Int32(min(max(0, milliseconds.rounded(.up)), 20))) > 0 else { return false }
    var buffer = [UInt8](repeating: 0, count: 65_536)
    let count = read(master, &buffer, buffer.count)
    guard count > 0 else {
      usleep(1_000)
      return false
    }
    output += buffer.prefix(count)
    emulator.feed(buffer.prefix(count))
    answer()
    return true
  }

  private func answer() {
    for (question, answer) in answers {
      let pattern = Array(question.utf8)
      if let place = output[answered...].firstRange(of: pattern) {
        answered = place.upperBound
        type(answer)
      }
    }
  }

  private func now() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) * 1000 + Double(time.tv_nsec) / 1_000_000
  }
}
