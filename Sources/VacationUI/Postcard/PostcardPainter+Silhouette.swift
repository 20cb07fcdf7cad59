extension PostcardPainter {
  /// Paints the well-known thing of the spot, where it has one.
  mutating func paintSilhouette() {
    guard let silhouette else { return }
    raster.keep()
    let scale = silhouetteScale(silhouette)
    let reach = width / 2 - silhouette.width * scale / 2
    let x = silhouette.width * scale > width * 0.7 ? width / 2 : min(max(focus, width / 2 - reach), width / 2 + reach)
    let pen = SketchPen(x: x, y: base, scale: scale)
    for case let shape? in SketchShape.all(in: silhouette.sketch) {
      let brush = self.brush(shape.tone, of: silhouette, head: base - 100 * scale)
      for copy in 0..<shape.count {
        pen.draw(shape, shift: Double(copy) * shape.step, on: &raster, brush)
      }
    }
  }

  /// The brush of a tone: in the light of the hour, by night lit from below where it is a building.
  private func brush(_ tone: SketchShape.Tone, of silhouette: Silhouette, head: Double) -> PostcardBrush {
    switch tone {
    case .cut:
      var brush = PostcardBrush(.white, .sky)
      brush.erases = true
      return brush
    case .window:
      let dark = light.lit(silhouette.inks.first ?? 0).times(0.5)
      return PostcardBrush(dark.mixed(PostcardInk(0xFFD77E), light.darkness), light.darkness > 0.5 ? .light : .shade)
    case .ink(let place):
      let hex = place < silhouette.inks.count ? silhouette.inks[place] : 0x888888
      let isMountain = silhouette.depth == .far
      let material = PostcardMaterial(of: hex, place: place, isMountain: isMountain)
      var brush = brush(hex, material, distance: isMountain ? 0.16 : 0)
      guard place < silhouette.lit, light.darkness > 0 else { return brush }
      let lamp = PostcardInk(hex).mixed(PostcardInk(0xFFC970), 0.22).times(PostcardInk(0xFFDFA6))
      brush.foot = (brush.ink.mixed(lamp, light.darkness * 0.95), base, head)
      brush.ink = brush.ink.mixed(lamp, light.darkness * 0.5)
      return brush
    }
  }
}
