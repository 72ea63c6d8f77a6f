// SPDX-License-Identifier: MIT

/// Colors by the names and components of Interface Builder.
@MainActor
enum InterfaceColors {
  /// The color with components in one of the color spaces.
  ///
  /// Components of calibrated and device spaces are used as they are; those of Display P3 are
  /// converted by `UIColor`.
  static func components(_ element: InterfaceElement) -> UIColor? {
    let alpha = element.number("alpha") ?? 1
    if let white = element.number("white") { return UIColor(white: white, alpha: alpha) }
    if let cyan = element.number("cyan") {
      let light = 1 - (element.number("black") ?? 0)
      return UIColor(
        red: (1 - cyan) * light, green: (1 - (element.number("magenta") ?? 0)) * light,
        blue: (1 - (element.number("yellow") ?? 0)) * light, alpha: alpha)
    }
    guard let red = element.number("red") else { return nil }
    let green = element.number("green") ?? 0
    let blue = element.number("blue") ?? 0
    if element["customColorSpace"] == "displayP3" {
      return UIColor(displayP3Red: red, green: green, blue: blue, alpha: alpha)
    }
    return UIColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// The system's color with a name such as `systemBackgroundColor`.
  static func system(_ name: String) -> UIColor? {
    let stem = name.hasSuffix("Color") ? String(name.dropLast(5)) : name
    return palette(stem) ?? content(stem) ?? background(stem) ?? classic(stem)
  }

  private static func palette(_ name: String) -> UIColor? {
    switch name {
    case "systemRed": .systemRed
    case "systemOrange": .systemOrange
    case "systemYellow": .systemYellow
    case "systemGreen": .systemGreen
    case "systemMint": .systemMint
    case "systemTeal": .systemTeal
    case "systemCyan": .systemCyan
    case "systemBlue": .systemBlue
    case "systemIndigo": .systemIndigo
    case "systemPurple": .systemPurple
    case "systemPink": .systemPink
    case "systemBrown": .systemBrown
    case "systemGray": .systemGray
    case "systemGray2": .systemGray2
    case "systemGray3": .systemGray3
    case "systemGray4": .systemGray4
    case "systemGray5": .systemGray5
    case "systemGray6": .systemGray6
    case "tint": .tintColor
    default: nil
    }
  }

  private static func content(_ name: String) -> UIColor? {
    switch name {
    case "label": .label
    case "secondaryLabel": .secondaryLabel
    case "tertiaryLabel": .tertiaryLabel
    case "quaternaryLabel": .quaternaryLabel
    case "placeholderText": .placeholderText
    case "link": .link
    case "separator": .separator
    case "opaqueSeparator": .opaqueSeparator
    case "systemFill": .systemFill
    case "secondarySystemFill": .secondarySystemFill
    case "tertiarySystemFill": .tertiarySystemFill
    case "quaternarySystemFill": .quaternarySystemFill
    default: nil
    }
  }

  private static func background(_ name: String) -> UIColor? {
    switch name {
    case "systemBackground": .systemBackground
    case "secondarySystemBackground": .secondarySystemBackground
    case "tertiarySystemBackground": .tertiarySystemBackground
    case "systemGroupedBackground": .systemGroupedBackground
    case "secondarySystemGroupedBackground": .secondarySystemGroupedBackground
    case "tertiarySystemGroupedBackground": .tertiarySystemGroupedBackground
    case "groupTableViewBackground": .systemGroupedBackground
    default: nil
    }
  }

  /// The names of the files before iOS 13.
  private static func classic(_ name: String) -> UIColor? {
    switch name {
    case "darkText": .darkText
    case "lightText": .lightText
    case "viewFlipsideBackground": UIColor(white: 0.12, alpha: 1)
    case "scrollViewTexturedBackground": UIColor(white: 0.44, alpha: 1)
    case "table": .systemBackground
    case "black": .black
    case "white": .white
    case "clear": .clear
    case "gray": .gray
    case "darkGray": .darkGray
    case "lightGray": .lightGray
    case "red": .red
    case "green": .green
    case "blue": .blue
    case "cyan": .cyan
    case "yellow": .yellow
    case "magenta": .magenta
    case "orange": .orange
    case "purple": .purple
    case "brown": .brown
    default: nil
    }
  }
}
