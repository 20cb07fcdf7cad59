import Glibc

/// Reads a file whole; copied, because a mapped one that is cut short meanwhile would end the program.
enum PictureFile {
  /// The bytes of a file; `nil` where there is none.
  static func bytes(_ path: String) throws(PictureError.Problem) -> [UInt8]? {
    // Without waiting: opening a pipe would wait for its other end.
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else {
      if errno == ENOENT || errno == ENOTDIR { return nil }
      throw .unreadable(reason)
    }
    defer { close(descriptor) }
    var facts = stat()
    guard fstat(descriptor, &facts) == 0 else { throw .unreadable(reason) }
    guard facts.st_mode & S_IFMT == S_IFREG else { throw .notAFile }
    let size = Int(facts.st_size)
    guard size <= PictureLimits.bytes else { throw .tooManyBytes(size) }
    var failure: String?
    let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      while count < size, failure == nil {
        let step = read(descriptor, buffer.baseAddress.map { $0 + count }, size - count)
        if step == 0 { break }
        if step > 0 { count += step } else if errno != EINTR { failure = reason }
      }
    }
    if let failure { throw .unreadable(failure) }
    return bytes
  }

  private static var reason: String { String(cString: strerror(errno)) }
}
