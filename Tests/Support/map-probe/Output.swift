import Cells

/// A canvas as text with the terminal's colour sequences (ECMA-48 SGR).
func colored(_ canvas: Canvas) -> String {
  var result = ""
  for y in 0..<canvas.size.height {
    var last: Style?
    for x in 0..<canvas.size.width {
      let cell = canvas[x, y]
      if cell.style != last {
        result += sequence(cell.style)
        last = cell.style
      }
      for scalar in cell.scalars { result.unicodeScalars.append(scalar) }
    }
    result += "\u{1B}[0m\n"
  }
  return result
}

private func sequence(_ style: Style) -> String {
  var codes = ["0"]
  let attributes: [(Style.Attributes, String)] = [
    (.bold, "1"), (.dim, "2"), (.italic, "3"), (.underline, "4"), (.reverse, "7"),
  ]
  for (attribute, code) in attributes where style.attributes.contains(attribute) { codes.append(code) }
  codes += code(style.foreground, 38) + code(style.background, 48)
  return "\u{1B}[" + codes.joined(separator: ";") + "m"
}

private func code(_ color: Color, _ base: Int) -> [String] {
  if let index = color.paletteIndex { return ["\(base)", "5", "\(index)"] }
  guard let value = color.rgbValue else { return [] }
  return ["\(base)", "2", "\(value >> 16)", "\(value >> 8 & 0xFF)", "\(value & 0xFF)"]
}
