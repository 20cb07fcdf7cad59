import Glibc
import Testing

/// The built program, run as a shell would run it.
struct Program {
  /// What a run left behind.
  struct Result {
    /// 128 + *n* after signal *n*, as shells have it.
    let status: Int32
    let output: String
    let errors: String
  }

  /// The executable beside the tests.
  static let path: String = {
    guard let file = realpath("/proc/self/exe", nil) else { return "" }
    defer { free(file) }
    let own = String(cString: file)
    let folder = own.hasSuffix(".xctest") || own.contains("/.build/") ? own : CommandLine.arguments.first ?? own
    return folder[..<(folder.lastIndex(of: "/") ?? folder.startIndex)] + "/vacation-spots"
  }()

  /// A folder of its own for the ratings and the home.
  let folder: Folder
  var environment: [String: String]

  init() throws {
    folder = try Folder()
    environment = [
      "HOME": folder.path, "LANG": "C.UTF-8", "LOGNAME": "tester", "PATH": "/usr/bin:/bin", "TERM": "xterm-256color",
      "VACATION_SPOTS_DATA": folder.path + "/data",
    ]
  }

  /// Runs the program and waits for its end.
  @discardableResult
  func run(_ arguments: String...) throws -> Result { try run(arguments) }

  /// Runs the program with this input, none for nil, and waits for its end.
  @discardableResult
  func run(_ arguments: [String], executable: String = Program.path, input: [UInt8]? = nil) throws -> Result {
    let output = try Pipe()
    let errors = try Pipe()
    let source = try input.map { try folder.file(holding: $0) }
    let process = try spawn(
      arguments, executable: executable, input: source ?? "/dev/null", output: output.writing, errors: errors.writing)
    close(output.writing)
    close(errors.writing)
    let texts = Pipe.readAll([output.reading, errors.reading])
    return Result(status: wait(process), output: texts[0], errors: texts[1])
  }

  /// Starts the program with a file to read and these descriptors to write to.
  func spawn(
    _ arguments: [String], executable: String = Program.path, input: String = "/dev/null", output: Int32, errors: Int32
  ) throws -> pid_t {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, input, O_RDONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, output, 1)
    posix_spawn_file_actions_adddup2(&actions, errors, 2)
    var process: pid_t = 0
    let words = ([executable] + arguments).map { strdup($0) } + [nil]
    let variables = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { for word in words + variables { free(word) } }
    let code = posix_spawn(&process, executable, &actions, nil, words, variables)
    try #require(code == 0, "\(executable): \(String(cString: strerror(code)))")
    return process
  }

  /// Runs the program with its output on a pseudo-terminal of so many columns; returns what it wrote there.
  func runOnTerminal(_ arguments: [String], width: UInt16) throws -> String {
    var (main, other) = (Int32(-1), Int32(-1))
    var size = winsize(ws_row: 24, ws_col: width, ws_xpixel: 0, ws_ypixel: 0)
    try #require(openpty(&main, &other, nil, nil, &size) == 0)
    for end in [main, other] { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    let process = try spawn(arguments, output: other, errors: other)
    close(other)
    // Linux ends the reading with EIO once the other end is closed.
    let output = Pipe.readAll([main])[0]
    #expect(wait(process) == 0)
    return output
  }

  func wait(_ process: pid_t) -> Int32 {
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0 && errno == EINTR {}
    let signal = status & 0x7F
    return signal == 0 ? (status >> 8) & 0xFF : 128 + signal
  }
}

/// A temporary folder that goes with its last user.
final class Folder: Sendable {
  let path: String

  init() throws {
    var template = Array("/tmp/vacation-spots-tests.XXXXXX".utf8CString)
    try #require(mkdtemp(&template) != nil)
    path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  deinit { Folder.remove(path) }

  /// The path of a new file with these bytes.
  func file(holding bytes: [UInt8]) throws -> String {
    let path = self.path + "/input"
    let file = try #require(fopen(path, "w"))
    defer { fclose(file) }
    try #require(fwrite(bytes, 1, bytes.count, file) == bytes.count)
    return path
  }

  private static func remove(_ path: String) {
    if let directory = opendir(path) {
      var names: [String] = []
      while let entry = readdir(directory) {
        let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
          pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
        }
        if name != "." && name != ".." { names.append(name) }
      }
      closedir(directory)
      for name in names { Self.remove("\(path)/\(name)") }
    }
    Glibc.remove(path)
  }
}

/// A pipe whose ends close on exec.
struct Pipe {
  let reading: Int32
  let writing: Int32

  init() throws {
    var ends: [Int32] = [0, 0]
    try #require(pipe(&ends) == 0)
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    (reading, writing) = (ends[0], ends[1])
  }

  /// Reads several pipes to their ends at once, and closes them.
  static func readAll(_ descriptors: [Int32]) -> [String] {
    var texts = descriptors.map { _ in [UInt8]() }
    var polls = descriptors.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while polls.contains(where: { $0.fd >= 0 }) {
      poll(&polls, nfds_t(polls.count), -1)
      for place in polls.indices where polls[place].fd >= 0 && polls[place].revents != 0 {
        let count = read(polls[place].fd, &buffer, buffer.count)
        if count > 0 {
          texts[place] += buffer[..<count]
        } else if count == 0 || errno != EINTR {
          close(polls[place].fd)
          polls[place].fd = -1
        }
      }
    }
    return texts.map { String(decoding: $0, as: UTF8.self) }
  }
}
