import Cells
import Spots

extension AppState {
  /// Whether the terminal is to draw pixels, and can.
  var drawsPixels: Bool { settings.pictures == .pixels && look.pixels == true && showsPictures }

  /// How large pictures are asked for: for pixels as large as a wide window.
  var pictureSide: Int { drawsPixels ? 1_280 : PictureShelf.longestSide }

  /// The lines of the picture on a spot's screen; a photo gets more, as there is more to see.
  func bannerRows(of spot: Spot.ID) -> Int {
    if size.height < 16 { return 0 }
    if picture(of: spot) != nil { return min(20, size.height / 3) }
    return size.height >= 22 ? min(10, size.height / 5) : 2
  }

  /// What the terminal draws over the picture's cells: on a spot's screen with nothing above it and not scrolled.
  var pixelPicture: PixelPicture? {
    guard drawsPixels, case .info(let info)? = routes.last, info.scroll == 0, menu == nil, rating == nil, editor == nil,
      peek == nil, let entry = pictures.entry(of: info.spot), let photo = entry.photo
    else { return nil }
    let banner = Size(width: size.width, height: bannerRows(of: info.spot))
    guard !banner.isEmpty, banner.height <= pageHeight else { return nil }
    var (area, part) = PhotoFrame(bitmap: photo.cells, colors: pictureColors).place(in: banner)
    // The scroll bar stays in sight.
    if area.maxX == size.width, area.width > 1 {
      part.width *= Double(area.width - 1) / Double(area.width)
      area.size.width -= 1
    }
    // The banner is below the title.
    return PixelPicture(id: entry.serial, area: area.offset(dy: 1), bitmap: photo.pixels, part: photo.inPixels(part))
  }

  /// Takes a choice of how pictures are drawn.
  mutating func setPictures(_ style: Settings.Pictures) {
    asksForPixels = false
    guard style == .pixels else { return }
    if look.pixels == false { sayNoPixels() } else { asksForPixels = look.pixels == nil }
  }

  /// Takes what the terminal says about pixels.
  mutating func adoptPixels(before: Bool) {
    if drawsPixels != before { pictures.reload() }
    guard let canDraw = look.pixels else { return }
    if asksForPixels, !canDraw { sayNoPixels() }
    asksForPixels = false
  }

  private mutating func sayNoPixels() { say("This terminal draws no pixels here: pictures stay cells") }
}
