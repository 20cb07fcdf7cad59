import Glibc

/// Something that a test needs could not be done.
public struct Failure: Error, CustomStringConvertible {
  /// The whole message.
  public let description: String

  /// - Parameters:
  ///   - what: What could not be done, or the file with which it could not.
  ///   - code: The system's reason.
  public init(_ what: String, _ code: Int32 = errno) {
    description = "\(what): \(String(cString: strerror(code)))"
  }

  /// - Parameter description: What is wrong, where the system has no say in it.
  public init(saying description: String) { self.description = description }
}
