// SPDX-License-Identifier: MIT

/// A system color, with a shade for each combination of interface style, contrast and level.
struct SystemColor: Hashable, Sendable {
  /// A color in sRGB: red, green and blue from 0 to 255, and alpha from 0 to 1.
  struct Shade: Hashable, Sendable {
    let red: UInt8
    let green: UInt8
    let blue: UInt8
    let alpha: CGFloat

    init(_ red: UInt8, _ green: UInt8, _ blue: UInt8, _ alpha: CGFloat = 1) {
      self.red = red
      self.green = green
      self.blue = blue
      self.alpha = alpha
    }

    var rgba: RGBA {
      RGBA(
        red: CGFloat(red) / 255, green: CGFloat(green) / 255, blue: CGFloat(blue) / 255,
        alpha: alpha)
    }
  }

  let name: String
  let light: Shade
  let dark: Shade
  /// The shades for high contrast; nil if the normal shades also serve for it.
  var highContrastLight: Shade?
  var highContrastDark: Shade?
  /// The dark shade for the elevated level; nil if it is the same as for the base level.
  var elevatedDark: Shade?

  func rgba(for traits: UITraitCollection) -> RGBA {
    let isHigh = traits.accessibilityContrast == .high
    if traits.userInterfaceStyle == .dark {
      if isHigh, let highContrastDark { return highContrastDark.rgba }
      if traits.userInterfaceLevel == .elevated, let elevatedDark { return elevatedDark.rgba }
      return dark.rgba
    }
    if isHigh, let highContrastLight { return highContrastLight.rgba }
    return light.rgba
  }

  static func == (left: SystemColor, right: SystemColor) -> Bool { left.name == right.name }

  func hash(into hasher: inout Hasher) {
    hasher.combine(name)
  }
}

/// The system colors, with the values of Apple's Human Interface Guidelines (Color, Specifications;
/// iOS 15 to 18) and of the page "UI element colors" of UIColor's documentation.
enum SystemColors {
  typealias Shade = SystemColor.Shade

  private static func color(
    _ name: String, _ light: Shade, _ dark: Shade, highContrast: (Shade, Shade)? = nil,
    elevated: Shade? = nil
  ) -> UIColor {
    UIColor(
      content: .catalog(
        SystemColor(
          name: name, light: light, dark: dark, highContrastLight: highContrast?.0,
          highContrastDark: highContrast?.1, elevatedDark: elevated)))
  }

  static let systemRed = color(
    "systemRedColor", Shade(255, 59, 48), Shade(255, 69, 58),
    highContrast: (Shade(215, 0, 21), Shade(255, 105, 97)))
  static let systemOrange = color(
    "systemOrangeColor", Shade(255, 149, 0), Shade(255, 159, 10),
    highContrast: (Shade(201, 52, 0), Shade(255, 179, 64)))
  static let systemYellow = color(
    "systemYellowColor", Shade(255, 204, 0), Shade(255, 214, 10),
    highContrast: (Shade(178, 80, 0), Shade(255, 212, 38)))
  static let systemGreen = color(
    "systemGreenColor", Shade(52, 199, 89), Shade(48, 209, 88),
    highContrast: (Shade(36, 138, 61), Shade(48, 219, 91)))
  static let systemMint = color(
    "systemMintColor", Shade(0, 199, 190), Shade(99, 230, 226),
    highContrast: (Shade(12, 129, 123), Shade(102, 212, 207)))
  static let systemTeal = color(
    "systemTealColor", Shade(48, 176, 199), Shade(64, 200, 224),
    highContrast: (Shade(0, 130, 153), Shade(93, 230, 255)))
  static let systemCyan = color(
    "systemCyanColor", Shade(50, 173, 230), Shade(100, 210, 255),
    highContrast: (Shade(0, 113, 164), Shade(112, 215, 255)))
  static let systemBlue = color(
    "systemBlueColor", Shade(0, 122, 255), Shade(10, 132, 255),
    highContrast: (Shade(0, 64, 221), Shade(64, 156, 255)))
  static let systemIndigo = color(
    "systemIndigoColor", Shade(88, 86, 214), Shade(94, 92, 230),
    highContrast: (Shade(54, 52, 163), Shade(125, 122, 255)))
  static let systemPurple = color(
    "systemPurpleColor", Shade(175, 82, 222), Shade(191, 90, 242),
    highContrast: (Shade(137, 68, 171), Shade(218, 143, 255)))
  static let systemPink = color(
    "systemPinkColor", Shade(255, 45, 85), Shade(255, 55, 95),
    highContrast: (Shade(211, 15, 69), Shade(255, 100, 130)))
  static let systemBrown = color(
    "systemBrownColor", Shade(162, 132, 94), Shade(172, 142, 104),
    highContrast: (Shade(127, 101, 69), Shade(181, 148, 105)))
  static let systemGray = color(
    "systemGrayColor", Shade(142, 142, 147), Shade(142, 142, 147),
    highContrast: (Shade(108, 108, 112), Shade(174, 174, 178)))
  static let systemGray2 = color(
    "systemGray2Color", Shade(174, 174, 178), Shade(99, 99, 102),
    highContrast: (Shade(142, 142, 147), Shade(124, 124, 128)))
  static let systemGray3 = color(
    "systemGray3Color", Shade(199, 199, 204), Shade(72, 72, 74),
    highContrast: (Shade(174, 174, 178), Shade(84, 84, 86)))
  static let systemGray4 = color(
    "systemGray4Color", Shade(209, 209, 214), Shade(58, 58, 60),
    highContrast: (Shade(188, 188, 192), Shade(68, 68, 70)))
  static let systemGray5 = color(
    "systemGray5Color", Shade(229, 229, 234), Shade(44, 44, 46),
    highContrast: (Shade(216, 216, 220), Shade(54, 54, 56)))
  static let systemGray6 = color(
    "systemGray6Color", Shade(242, 242, 247), Shade(28, 28, 30),
    highContrast: (Shade(235, 235, 240), Shade(36, 36, 38)))
  static let label = color(
    "labelColor", Shade(0, 0, 0), Shade(255, 255, 255))
  static let secondaryLabel = color(
    "secondaryLabelColor", Shade(60, 60, 67, 0.6), Shade(235, 235, 245, 0.6))
  static let tertiaryLabel = color(
    "tertiaryLabelColor", Shade(60, 60, 67, 0.3), Shade(235, 235, 245, 0.3))
  static let quaternaryLabel = color(
    "quaternaryLabelColor", Shade(60, 60, 67, 0.18), Shade(235, 235, 245, 0.16))
  static let placeholderText = color(
    "placeholderTextColor", Shade(60, 60, 67, 0.3), Shade(235, 235, 245, 0.3))
  static let link = color(
    "linkColor", Shade(0, 122, 255), Shade(9, 132, 255))
  static let separator = color(
    "separatorColor", Shade(60, 60, 67, 0.29), Shade(84, 84, 88, 0.6))
  static let opaqueSeparator = color(
    "opaqueSeparatorColor", Shade(198, 198, 200), Shade(56, 56, 58))
  static let systemFill = color(
    "systemFillColor", Shade(120, 120, 128, 0.2), Shade(120, 120, 128, 0.36))
  static let secondarySystemFill = color(
    "secondarySystemFillColor", Shade(120, 120, 128, 0.16), Shade(120, 120, 128, 0.32))
  static let tertiarySystemFill = color(
    "tertiarySystemFillColor", Shade(118, 118, 128, 0.12), Shade(118, 118, 128, 0.24))
  static let quaternarySystemFill = color(
    "quaternarySystemFillColor", Shade(116, 116, 128, 0.08), Shade(118, 118, 128, 0.18))
  static let systemBackground = color(
    "systemBackgroundColor", Shade(255, 255, 255), Shade(0, 0, 0), elevated: Shade(28, 28, 30))
  static let secondarySystemBackground = color(
    "secondarySystemBackgroundColor", Shade(242, 242, 247), Shade(28, 28, 30),
    elevated: Shade(44, 44, 46))
  static let tertiarySystemBackground = color(
    "tertiarySystemBackgroundColor", Shade(255, 255, 255), Shade(44, 44, 46),
    elevated: Shade(58, 58, 60))
  static let systemGroupedBackground = color(
    "systemGroupedBackgroundColor", Shade(242, 242, 247), Shade(0, 0, 0),
    elevated: Shade(28, 28, 30))
  static let secondarySystemGroupedBackground = color(
    "secondarySystemGroupedBackgroundColor", Shade(255, 255, 255), Shade(28, 28, 30),
    elevated: Shade(44, 44, 46))
  static let tertiarySystemGroupedBackground = color(
    "tertiarySystemGroupedBackgroundColor", Shade(242, 242, 247), Shade(44, 44, 46),
    elevated: Shade(58, 58, 60))
  static let tint = UIColor(content: .tint)
  static let darkText = UIColor(white: 0, alpha: 1)
  static let lightText = UIColor(white: 1, alpha: 0.6)
}
