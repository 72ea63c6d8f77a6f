// SPDX-License-Identifier: MIT

/// The widths of characters. ASCII and common punctuation have the widths of Helvetica and
/// Helvetica-Bold that Adobe published (Core 14 font metrics), in thousandths of the point size.
/// The other characters have one width for each class of characters. There is no kerning.
enum AdvanceTable {
  /// Returns the width of a character, in points.
  static func advance(of character: Character, in font: UIFont) -> CGFloat {
    font.pointSize * share(of: character, in: font.face)
  }

  /// Returns the widths of all ASCII characters, in points; 0 for invisible characters.
  static func asciiAdvances(in font: UIFont) -> [CGFloat] {
    let share = boldness(of: font.face)
    return [CGFloat](unsafeUninitializedCapacity: 128) { buffer, count in
      for index in 0..<128 {
        let isVisible = (32..<127).contains(index)
        let light = isVisible ? regular[index - 32] : 0
        let dark = isVisible ? bold[index - 32] : 0
        let width = font.face.isMonospaced ? (isVisible ? 600 : 0) : light + (dark - light) * share
        buffer.initializeElement(at: index, to: font.pointSize * (width / 1000))
      }
      count = 128
    }
  }

  /// Returns the position of the weight of a face between regular (0) and bold (1).
  private static func boldness(of face: FontFace) -> CGFloat {
    min(max(face.weight.rawValue / UIFont.Weight.bold.rawValue, 0), 1)
  }

  /// Returns the width of a character as a fraction of the point size.
  static func share(of character: Character, in face: FontFace) -> CGFloat {
    guard let scalar = character.unicodeScalars.first else { return 0 }
    if face.isMonospaced {
      return width(of: scalar, character, from: regular) == 0 ? 0 : isWide(scalar) ? 1.2 : 0.6
    }
    let light = width(of: scalar, character, from: regular)
    let share = boldness(of: face)
    guard share > 0 else { return light / 1000 }
    let dark = width(of: scalar, character, from: bold)
    return (light + (dark - light) * share) / 1000
  }

  private static func width(
    of scalar: Unicode.Scalar, _ character: Character, from table: [CGFloat]
  ) -> CGFloat {
    if let width = asciiWidth(of: scalar, from: table) { return width }
    if let width = punctuation[scalar] { return width }
    // An accented letter is as wide as the letter without the accent.
    if let base = String(character).decomposedStringWithCanonicalMapping.unicodeScalars.first,
      base != scalar, let width = asciiWidth(of: base, from: table)
    {
      return width
    }
    if isWide(scalar) || isEmoji(character) { return 1000 }
    return classWidth(of: scalar)
  }

  private static func asciiWidth(of scalar: Unicode.Scalar, from table: [CGFloat]) -> CGFloat? {
    guard scalar.isASCII else { return nil }
    let index = Int(scalar.value) - 32
    return table.indices.contains(index) ? table[index] : 0
  }

  private static func classWidth(of scalar: Unicode.Scalar) -> CGFloat {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .control, .format, .lineSeparator, .paragraphSeparator:
      0
    case .uppercaseLetter, .titlecaseLetter: 667
    case .spaceSeparator, .openPunctuation, .closePunctuation, .otherPunctuation: 278
    case .mathSymbol, .currencySymbol, .modifierSymbol, .otherSymbol: 584
    default: 556
    }
  }

  /// Whether a character is as wide as its point size: the blocks of the East Asian scripts
  /// (Unicode Standard Annex 11, wide and fullwidth).
  static func isWide(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xA960...0xA97C, 0xAC00...0xD7A3,
      0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x20000...0x3FFFD:
      true
    default: false
    }
  }

  private static func isEmoji(_ character: Character) -> Bool {
    character.unicodeScalars.contains {
      $0.properties.isEmojiPresentation || $0.value == 0xFE0F
    }
  }

  private static let punctuation: [Unicode.Scalar: CGFloat] = [
    "\u{2013}": 556, "\u{2014}": 1000, "\u{2018}": 222, "\u{2019}": 222, "\u{201C}": 333,
    "\u{201D}": 333, "\u{2022}": 350, "\u{2026}": 1000, "\u{20AC}": 556, "\u{2122}": 1000,
    "\u{A1}": 333, "\u{A2}": 556, "\u{A3}": 556, "\u{A5}": 556, "\u{A7}": 556, "\u{A9}": 737,
    "\u{AB}": 556, "\u{AE}": 737, "\u{B0}": 400, "\u{B6}": 537, "\u{BB}": 556, "\u{BF}": 611,
    "\u{C6}": 1000, "\u{D0}": 722, "\u{D8}": 778, "\u{DF}": 611, "\u{E6}": 889, "\u{F8}": 611,
    "\u{131}": 278, "\u{152}": 1000, "\u{153}": 944,
  ]

  // The widths of the ASCII characters from the space to the tilde.
  private static let regular: [CGFloat] = [
    278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556,
    556, 556, 556, 556, 556, 556, 556, 278, 278, 584, 584, 584, 556, 1015, 667, 667, 722, 722, 667,
    611, 778, 722, 278, 500, 667, 556, 833, 722, 778, 667, 778, 722, 667, 611, 722, 667, 944, 667,
    667, 611, 278, 278, 278, 469, 556, 333, 556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500,
    222, 833, 556, 556, 556, 556, 333, 500, 278, 556, 500, 722, 500, 500, 500, 334, 260, 334, 584,
  ]

  private static let bold: [CGFloat] = [
    278, 333, 474, 556, 556, 889, 722, 238, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556,
    556, 556, 556, 556, 556, 556, 556, 333, 333, 584, 584, 584, 611, 975, 722, 722, 722, 722, 667,
    611, 778, 722, 278, 556, 722, 611, 833, 722, 778, 667, 778, 722, 667, 611, 722, 667, 944, 667,
    667, 611, 333, 278, 333, 584, 556, 333, 556, 611, 556, 611, 556, 333, 611, 611, 278, 278, 556,
    278, 889, 611, 611, 611, 611, 389, 556, 333, 611, 556, 778, 556, 556, 500, 389, 280, 389, 584,
  ]
}
