// SPDX-License-Identifier: MIT

/// The properties of a font that renderers and text measurers use, apart from its size.
package struct FontFace: Hashable, Sendable {
  package enum Family: Hashable, Sendable {
    case system
    case systemMonospaced
    case systemRounded
    case systemSerif
    case helvetica
    case courier
  }

  package var family: Family = .system
  package var weight: UIFont.Weight = .regular
  package var isItalic = false
  package var hasMonospacedDigits = false

  package init(
    family: Family = .system, weight: UIFont.Weight = .regular, isItalic: Bool = false,
    hasMonospacedDigits: Bool = false
  ) {
    self.family = family
    self.weight = weight
    self.isItalic = isItalic
    self.hasMonospacedDigits = hasMonospacedDigits
  }

  /// Creates the face whose PostScript name or family name is `name`; nil if there is none.
  init?(name: String) {
    for family in Family.all {
      if name == family.familyName {
        self.init(family: family)
        return
      }
      if let face = family.faces.first(where: { $0.name == name }) {
        self = face
        return
      }
    }
    return nil
  }

  /// The PostScript name of the face.
  var name: String {
    if family.isSystem {
      return family.nameStem + "-" + faceName.replacingOccurrences(of: " ", with: "")
    }
    let style = (isBold ? "Bold" : "") + (isItalic ? "Oblique" : "")
    return family.nameStem + (style.isEmpty ? "" : "-" + style)
  }

  /// The name of the face within its family.
  var faceName: String {
    let isPlain = weight.name == "Regular"
    if isItalic { return isPlain ? "Italic" : weight.name + " Italic" }
    return weight.name
  }

  package var isBold: Bool { weight >= .semibold }

  package var isMonospaced: Bool { family == .systemMonospaced || family == .courier }
}

extension FontFace.Family {
  static let all: [FontFace.Family] = [
    .system, .systemMonospaced, .systemRounded, .systemSerif, .helvetica, .courier,
  ]

  var isSystem: Bool { self != .helvetica && self != .courier }

  /// The faces that have names.
  var faces: [FontFace] {
    let weights = isSystem ? UIFont.Weight.named.map(\.weight) : [.regular, .bold]
    return weights.flatMap { weight in
      [false, true].map { FontFace(family: self, weight: weight, isItalic: $0) }
    }
  }

  var nameStem: String {
    switch self {
    case .system: ".SFUI"
    case .systemMonospaced: ".SFUIMono"
    case .systemRounded: ".SFUIRounded"
    case .systemSerif: ".NewYork"
    case .helvetica: "Helvetica"
    case .courier: "Courier"
    }
  }

  var familyName: String {
    switch self {
    case .system: ".AppleSystemUIFont"
    case .systemMonospaced: ".AppleSystemUIFontMonospaced"
    case .systemRounded: ".AppleSystemUIFontRounded"
    case .systemSerif: ".AppleSystemUIFontSerif"
    case .helvetica: "Helvetica"
    case .courier: "Courier"
    }
  }

  /// The vertical metrics as fractions of the point size. The metrics of the system families are
  /// those that UIFont reports for the system font on iOS, in units of 1/2048. The others are the
  /// font boxes, cap heights and x heights of Adobe's Core 14 font metrics.
  var metrics: (ascender: CGFloat, descender: CGFloat, capHeight: CGFloat, xHeight: CGFloat) {
    switch self {
    case .helvetica: (0.931, -0.225, 0.718, 0.523)
    case .courier: (0.805, -0.25, 0.562, 0.426)
    default: (1950 / 2048, -494 / 2048, 1443 / 2048, 1078 / 2048)
    }
  }
}
