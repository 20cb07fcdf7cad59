import CNcurses
import Cells
import Glibc

/// The terminal's own pixels, outside ncurses: taken away before a frame that has no use for them, drawn after it.
extension Screen {
  /// The most pixels that are sent, by where the terminal is: about 1 MB, and a quarter of that over a network.
  private static let pixels = (near: 256_000, far: 64_000)

  /// Takes the picture away, unless it is to stay as it is.
  func hidePicture(unless wanted: PixelPicture?) {
    // Drawing every cell clears the screen, and what was on it.
    guard let picture, picture != wanted || shown == nil else { return }
    Descriptor.output.write(KittyGraphics.deleting)
    self.picture = nil
  }

  /// Draws a picture over its cells, where the terminal can and doesn't show it already.
  func showPicture(_ wanted: PixelPicture?) {
    guard let wanted, wanted != picture, modes.graphics, isOnScreen, Rect(size).contains(wanted.area),
      !wanted.area.isEmpty
    else { return }
    let pixels = pixels(for: wanted)
    let bitmap = wanted.bitmap.scaled(width: pixels.width, height: pixels.height, part: wanted.part)
    let sequences = KittyGraphics.showing(bitmap, over: wanted.area)
    // A signal may end the program in the middle of them.
    updateLeaving(first: KittyGraphics.aborting)
    Descriptor.output.write(sequences)
    updateLeaving()
    picture = wanted
  }

  /// As many pixels as the area has, but no more than the bitmap has, nor than are sent.
  private func pixels(for picture: PixelPicture) -> (width: Int, height: Int) {
    var (cellWidth, cellHeight): (Int32, Int32) = (0, 0)
    // Where the terminal doesn't say how large its cells are they are like those of most.
    if !cnc_cell_size(STDOUT_FILENO, &cellWidth, &cellHeight) { (cellWidth, cellHeight) = (10, 20) }
    let width = min(Double(picture.area.width * Int(cellWidth)), picture.part.width)
    let height = min(Double(picture.area.height * Int(cellHeight)), picture.part.height)
    let most = Double(isRemote ? Self.pixels.far : Self.pixels.near)
    let scale = min(1, (most / max(1, width * height)).squareRoot())
    return (max(1, Int(width * scale)), max(1, Int(height * scale)))
  }
}
