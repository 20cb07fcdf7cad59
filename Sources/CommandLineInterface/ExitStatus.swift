/// What the program tells its caller when it ends; 128 + *n* after signal *n* besides.
public enum ExitStatus {
  /// Done; also when nothing had to be done and when a list is empty.
  public static let success: Int32 = 0
  /// A file, the data or the system stood in the way.
  public static let failure: Int32 = 1
  /// The command was not understood.
  public static let usage: Int32 = 2
  /// There is no such spot.
  public static let unknownSpot: Int32 = 3
  /// A name stands for several spots.
  public static let ambiguousSpot: Int32 = 4
  /// Whoever read the output is gone: 128 + SIGPIPE.
  public static let brokenPipe: Int32 = 141
}
