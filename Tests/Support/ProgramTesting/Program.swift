import Glibc

/// The built program, run as a shell would run it.
public struct Program {
  /// What a run left behind.
  public struct Result {
    /// 128 + *n* after signal *n*, as shells have it.
    public let status: Int32
    /// What it wrote to its standard output.
    public let output: String
    /// What it wrote to its standard error.
    public let errors: String
  }

  /// The executable beside the tests.
  public static let path = path(of: "vacation-spots")

  /// The path of an executable of this package, beside the tests.
  public static func path(of executable: String) -> String {
    guard let file = realpath("/proc/self/exe", nil) else { return "" }
    defer { free(file) }
    let own = String(cString: file)
    let tests = own.hasSuffix(".xctest") || own.contains("/.build/") ? own : CommandLine.arguments.first ?? own
    return tests[..<(tests.lastIndex(of: "/") ?? tests.startIndex)] + "/" + executable
  }

  /// A folder of its own for the ratings and the home.
  public let folder: Folder
  /// All the variables that a run gets.
  public var environment: [String: String]

  /// Makes the folder.
  public init() throws {
    folder = try Folder()
    environment = [
      "HOME": folder.path, "LANG": "C.UTF-8", "LOGNAME": "tester", "PATH": "/usr/bin:/bin", "TERM": "xterm-256color",
      "VACATION_SPOTS_DATA": folder.path + "/data",
    ]
  }

  /// Runs the program and waits for its end.
  @discardableResult
  public func run(_ arguments: String...) throws -> Result { try run(arguments) }

  /// Runs the program with this input, none for nil, and waits for its end.
  @discardableResult
  public func run(_ arguments: [String], executable: String = Program.path, input: [UInt8]? = nil) throws -> Result {
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
  public func spawn(
    _ arguments: [String], executable: String = Program.path, input: String = "/dev/null", output: Int32, errors: Int32
  ) throws -> pid_t {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, input, O_RDONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, output, 1)
    posix_spawn_file_actions_adddup2(&actions, errors, 2)
    // What another test has just opened is not the program's: a pipe that a daemon holds would never end.
    for descriptor in Int32(3)..<256 { posix_spawn_file_actions_addclose(&actions, descriptor) }
    // The threads that run tests block signals, which a child would inherit.
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK))
    var process: pid_t = 0
    let words = ([executable] + arguments).map { strdup($0) } + [nil]
    let variables = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { for word in words + variables { free(word) } }
    let code = posix_spawn(&process, executable, &actions, &attributes, words, variables)
    guard code == 0 else { throw Failure(executable, code) }
    return process
  }

  /// Runs the program with its output on a pseudo-terminal of so many columns; what it wrote there
  /// is the output.
  public func runOnTerminal(_ arguments: [String], width: UInt16) throws -> Result {
    var (main, other) = (Int32(-1), Int32(-1))
    var size = winsize(ws_row: 24, ws_col: width, ws_xpixel: 0, ws_ypixel: 0)
    guard openpty(&main, &other, nil, nil, &size) == 0 else { throw Failure("openpty") }
    for end in [main, other] { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    let process = try spawn(arguments, output: other, errors: other)
    close(other)
    // Linux ends the reading with EIO once the other end is closed.
    let output = Pipe.readAll([main])[0]
    return Result(status: wait(process), output: output, errors: "")
  }

  /// Waits for the end of a process that was spawned.
  /// - Returns: Its exit status; 128 + *n* after signal *n*.
  public func wait(_ process: pid_t) -> Int32 {
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0 && errno == EINTR {}
    let signal = status & 0x7F
    return signal == 0 ? (status >> 8) & 0xFF : 128 + signal
  }
}
