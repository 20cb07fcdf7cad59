import Glibc

/// The file of a store and its folder, as the file system sees them: each system call is wrapped here, once.
struct StoreFile {
  let folder: String
  let path: String

  init(folder: String) {
    self.folder = folder.isEmpty ? "." : folder
    path = self.folder + (self.folder.hasSuffix("/") ? "" : "/") + SpotStore.fileName
  }

  /// The log of changes that SQLite has not yet copied into the file.
  private var log: String { path + "-wal" }

  /// What stands at the path.
  enum State: Equatable {
    case missing
    case empty
    case filled
  }

  /// Looks at the path; throws where something else than a plain file stands there, or a log whose file is gone.
  func state() throws(StoreError) -> State {
    var facts = stat()
    guard stat(path, &facts) == 0 else {
      let number = errno
      // A broken symbolic link is missing too, and cannot be made; `create` says so.
      if number == ENOENT { return .missing }
      throw StoreError(errno: number, path: number == ENOTDIR ? folder : path)
    }
    guard facts.st_mode & S_IFMT == S_IFREG else { throw StoreError(.notAFile, path: path) }
    if facts.st_size > 0 { return .filled }
    // SQLite would delete the log of an empty file; it holds all that is left.
    guard !hasLog else { throw StoreError(.damaged, path: path, detail: "it is empty, but \(log) is not") }
    return .empty
  }

  /// Whether changes stand in the log that are perhaps not in the file.
  var hasLog: Bool {
    var facts = stat()
    return stat(log, &facts) == 0 && facts.st_size > 0
  }

  /// Changes whenever the file does, as far as its facts tell: to be compared, nothing else.
  struct Stamp: Equatable {
    fileprivate var numbers: [Int]
  }

  /// The stamp of the file as it is now.
  var stamp: Stamp {
    var facts = stat()
    guard stat(path, &facts) == 0 else { return Stamp(numbers: []) }
    return Stamp(numbers: [
      Int(facts.st_ino), Int(facts.st_size), facts.st_mtim.tv_sec, facts.st_mtim.tv_nsec, hasLog ? 1 : 0,
    ])
  }

  /// Throws unless the file can be read.
  func requireReadable() throws(StoreError) {
    guard access(path, R_OK) == 0 else { throw StoreError(errno: errno, path: path) }
  }

  /// Throws unless the file and its folder can be written; SQLite makes its log beside the file.
  func requireWritable() throws(StoreError) {
    try requireReadable()
    for place in [path, folder] where access(place, W_OK) != 0 {
      let said = String(cString: strerror(errno))
      throw StoreError(.readOnly, path: place, detail: said)
    }
  }

  /// Whether the file and its folder can be written.
  var isWritable: Bool { access(path, W_OK) == 0 && access(folder, W_OK) == 0 }

  /// Makes the folder (mode 0700) and an empty file (mode 0600) where they are missing; leaves what is there as it is.
  func create() throws(StoreError) {
    try Self.makeFolder(folder)
    let descriptor = open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else {
      let number = errno
      var facts = stat()
      // Another program made it meanwhile.
      if number == EEXIST, stat(path, &facts) == 0 { return }
      if number == EEXIST { throw StoreError(.failed, path: path, detail: "it is a link to nothing") }
      throw StoreError(errno: number, path: number == ENOTDIR ? folder : path)
    }
    close(descriptor)
  }

  /// Makes a folder and those above it. Each new name is made durable, or a power cut could take the whole folder.
  private static func makeFolder(_ folder: String) throws(StoreError) {
    var facts = stat()
    if stat(folder, &facts) == 0 {
      guard facts.st_mode & S_IFMT == S_IFDIR else { throw StoreError(.notAFolder, path: folder) }
      return
    }
    guard errno == ENOENT else { throw StoreError(errno: errno, path: folder) }
    let above = parent(of: folder)
    if above != folder { try makeFolder(above) }
    guard mkdir(folder, 0o700) == 0 || errno == EEXIST else { throw StoreError(errno: errno, path: folder) }
    synchronize(above)
  }

  /// The folder that holds this one; itself at the root.
  private static func parent(of folder: String) -> String {
    var bytes = folder.utf8[...]
    while bytes.count > 1, bytes.last == UInt8(ascii: "/") { bytes.removeLast() }
    guard let slash = bytes.lastIndex(of: UInt8(ascii: "/")) else { return folder == "." ? folder : "." }
    return slash == bytes.startIndex ? "/" : String(decoding: bytes[..<slash], as: UTF8.self)
  }

  /// Makes the names in a folder durable, as far as its file system can.
  private static func synchronize(_ folder: String) {
    let descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    fsync(descriptor)
    close(descriptor)
  }
}
