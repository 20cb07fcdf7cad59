/// The terminal's clipboard (OSC 52).
public enum Clipboard {
  /// The longest text that is sent, in bytes of UTF-8: xterm's limit of 100,000 for the whole sequence, in base64.
  public static let limit = 74_994
}
