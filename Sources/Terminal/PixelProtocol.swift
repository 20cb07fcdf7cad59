/// How a terminal draws pixels.
public enum PixelProtocol: Hashable, Sendable {
  /// The kitty graphics protocol.
  case kitty
  /// DEC's sixels, in so many colours.
  case sixel(colors: Int)
}
