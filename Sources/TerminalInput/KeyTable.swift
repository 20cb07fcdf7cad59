import Cells

/// The numbers and letters by which terminals name keys.
enum KeyTable {
  /// The key of `CSI number ~` (VT220, xterm, rxvt, Linux).
  static func tilde(_ number: Int) -> Key.Code? {
    switch number {
    case 1, 7: .home
    case 2: .insert
    case 3: .delete
    case 4, 8: .end
    case 5: .pageUp
    case 6: .pageDown
    case 11...15: .function(UInt8(number - 10))
    case 17...21: .function(UInt8(number - 11))
    case 23...26: .function(UInt8(number - 12))
    case 28: .function(15)
    case 29: .menu
    case 31...34: .function(UInt8(number - 14))
    default: nil
    }
  }

  /// The key of `CSI letter` and `CSI 1 ; modifiers letter`; rxvt's small letters carry Shift.
  static func letter(_ byte: UInt8) -> Key? {
    switch byte {
    case UInt8(ascii: "A"): .up
    case UInt8(ascii: "B"): .down
    case UInt8(ascii: "C"): .right
    case UInt8(ascii: "D"): .left
    case UInt8(ascii: "E"): Key(.other(57427))
    case UInt8(ascii: "F"): Key(.end)
    case UInt8(ascii: "H"): Key(.home)
    case UInt8(ascii: "P")...UInt8(ascii: "S"): Key(.function(byte - UInt8(ascii: "P") + 1))
    case UInt8(ascii: "Z"): .backTab
    case UInt8(ascii: "a"): Key(.up, .shift)
    case UInt8(ascii: "b"): Key(.down, .shift)
    case UInt8(ascii: "c"): Key(.right, .shift)
    case UInt8(ascii: "d"): Key(.left, .shift)
    default: nil
    }
  }

  /// The key of `SS3 byte`: cursor, F1…F4, the keypad in application mode; rxvt's small letters carry Control.
  static func singleShift(_ byte: UInt8) -> Key? {
    switch byte {
    case UInt8(ascii: "a"): Key(.up, .control)
    case UInt8(ascii: "b"): Key(.down, .control)
    case UInt8(ascii: "c"): Key(.right, .control)
    case UInt8(ascii: "d"): Key(.left, .control)
    case UInt8(ascii: "I"): .tab
    case UInt8(ascii: "M"): .enter
    case UInt8(ascii: "X"): .character("=")
    case UInt8(ascii: " "): .space
    case UInt8(ascii: "j")...UInt8(ascii: "y"): .character(Unicode.Scalar(byte - 0x40))
    case UInt8(ascii: "Z"): nil
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): letter(byte)
    default: nil
    }
  }

  /// The key of a number of kitty's protocol that is no character.
  static func functional(_ number: Int) -> Key.Code? {
    switch number {
    case 9, 57346: .tab
    case 13, 57345, 57414: .enter
    case 27, 57344: .escape
    case 8, 127, 57347: .backspace
    case 57348, 57425: .insert
    case 57349, 57426: .delete
    case 57350, 57417: .left
    case 57351, 57418: .right
    case 57352, 57419: .up
    case 57353, 57420: .down
    case 57354, 57421: .pageUp
    case 57355, 57422: .pageDown
    case 57356, 57423: .home
    case 57357, 57424: .end
    case 57363: .menu
    case 57364...57398: .function(UInt8(number - 57363))
    case 57399...57408: .scalar(Unicode.Scalar(UInt8(number - 57399) + 0x30))
    case 57409: .scalar(".")
    case 57410: .scalar("/")
    case 57411: .scalar("*")
    case 57412: .scalar("-")
    case 57413: .scalar("+")
    case 57415: .scalar("=")
    case 57416: .scalar(",")
    case 57344...63743: .other(UInt32(number))
    default: nil
    }
  }
}
