import CNcurses
import Cells
import Glibc

/// The terminal's own pixels, outside ncurses: taken away before a frame that has no use for them, drawn after it.
extension Screen {
  /// The most pixels that are sent, by where the terminal is: about 1 MB, and a quarter of that over a network.
  private static let pixels = (near: 256_000, far: 64_000)
  /// The same for sixels, which the terminal doesn't enlarge: larger pictures are drawn in cells.
  private static let sixels = (near: 2_000_000, far: 250_000)

  /// Takes the picture away, unless it is to stay as it is.
  func hidePicture(unless wanted: PixelPicture?) {
    // Drawing every cell clears the screen, and what was on it.
    guard let picture, picture != wanted || shown == nil else { return }
    if modes.graphics == .kitty { Descriptor.output.write(KittyGraphics.deleting) }
    forgetPicture()
  }

  /// The picture is no longer on the screen, or will be wiped with the next frame: sixels stay until cells are written
  /// over them, which ncurses has to be told, for it believes them to be there.
  func forgetPicture() {
    if let picture, isEntered, case .sixel? = modes.graphics {
      cnc_repaint_lines(Int32(picture.area.minY), Int32(picture.area.height))
      hasWipedLines = true
    }
    picture = nil
  }

  /// Draws a picture over its cells, where the terminal can and doesn't show it already.
  func showPicture(_ wanted: PixelPicture?) {
    guard let wanted, wanted != picture, let graphics = modes.graphics, isOnScreen, Rect(size).contains(wanted.area),
      !wanted.area.isEmpty, let sequences = sequences(showing: wanted, by: graphics)
    else { return }
    // A signal may end the program in the middle of them.
    updateLeaving(first: graphics == .kitty ? KittyGraphics.aborting : Sixel.aborting)
    Descriptor.output.write(sequences)
    updateLeaving()
    picture = wanted
  }

  /// What draws a picture; `nil` where it can't be drawn.
  private func sequences(showing picture: PixelPicture, by graphics: PixelProtocol) -> String? {
    switch graphics {
    case .kitty:
      let pixels = pixels(for: picture)
      let bitmap = picture.bitmap.scaled(width: pixels.width, height: pixels.height, part: picture.part)
      return KittyGraphics.showing(bitmap, over: picture.area)
    case .sixel(let colors):
      // Pixel by pixel over its cells: their size has to be known. On the last line the terminal would scroll.
      guard let cell, picture.area.maxY < size.height else { return nil }
      let (width, height) = (picture.area.width * cell.width, picture.area.height * cell.height)
      guard width * height <= (isRemote ? Self.sixels.far : Self.sixels.near) else { return nil }
      let bitmap = picture.bitmap.scaled(width: width, height: height, part: picture.part)
      return Sixel(colors: colors).showing(bitmap, at: picture.area.origin)
    }
  }

  /// The pixels of a cell, as the line tells them or the terminal did.
  private var cell: Size? { lineCell ?? toldCell }

  /// The pixels of a cell as the line tells them, which many terminals leave out.
  var lineCell: Size? {
    var (width, height): (Int32, Int32) = (0, 0)
    guard cnc_cell_size(STDOUT_FILENO, &width, &height) else { return nil }
    return Size(width: Int(width), height: Int(height))
  }

  /// As many pixels as the area has, but no more than the bitmap has, nor than are sent.
  private func pixels(for picture: PixelPicture) -> (width: Int, height: Int) {
    // Where the terminal doesn't say how large its cells are they are like those of most.
    let cell = cell ?? Size(width: 10, height: 20)
    let width = min(Double(picture.area.width * cell.width), picture.part.width)
    let height = min(Double(picture.area.height * cell.height), picture.part.height)
    let most = Double(isRemote ? Self.pixels.far : Self.pixels.near)
    let scale = min(1, (most / max(1, width * height)).squareRoot())
    return (max(1, Int(width * scale)), max(1, Int(height * scale)))
  }
}
