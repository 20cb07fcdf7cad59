import CommandLineInterface
import Glibc
import Spots

/// Files read as they lie on the disk.
enum MappedFile {
  /// The bytes of a file, mapped; they stay good when the file is replaced (renamed over).
  static func bytes(_ path: String) throws -> PackBytes {
    let (descriptor, size) = try open(path)
    defer { close(descriptor) }
    guard size > 0 else { return PackBytes(copying: []) }
    guard let start = mmap(nil, size, PROT_READ, MAP_PRIVATE, descriptor, 0), start != MAP_FAILED else {
      throw failure(path)
    }
    return PackBytes(borrowing: UnsafeRawBufferPointer(start: start, count: size)) { bytes in
      munmap(UnsafeMutableRawPointer(mutating: bytes.baseAddress), bytes.count)
    }
  }

  /// The bytes of a small file, copied.
  static func read(_ path: String) throws -> [UInt8] {
    let (descriptor, size) = try open(path)
    defer { close(descriptor) }
    return try [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      while count < size {
        let step = Glibc.read(descriptor, buffer.baseAddress.map { $0 + count }, size - count)
        if step < 0 && errno == EINTR { continue }
        guard step >= 0 else { throw failure(path) }
        if step == 0 { break }
        count += step
      }
    }
  }

  /// A descriptor of a plain file, and its size in bytes.
  private static func open(_ path: String) throws -> (descriptor: Int32, size: Int) {
    let descriptor = Glibc.open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw failure(path) }
    var facts = stat()
    guard fstat(descriptor, &facts) == 0, facts.st_mode & S_IFMT == S_IFREG else {
      close(descriptor)
      throw CommandError("\(path): this is no plain file")
    }
    return (descriptor, Int(facts.st_size))
  }

  private static func failure(_ path: String) -> CommandError {
    CommandError("\(path): \(String(cString: strerror(errno)))")
  }
}
