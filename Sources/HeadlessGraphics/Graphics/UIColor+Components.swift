// SPDX-License-Identifier: MIT

extension UIColor: _ExpressibleByColorLiteral {}

extension UIColor {
  /// Black: white 0, alpha 1.
  public static var black: UIColor { fixed.black }
  /// Gray with a lightness of 1/3.
  public static var darkGray: UIColor { fixed.darkGray }
  /// Gray with a lightness of 2/3.
  public static var lightGray: UIColor { fixed.lightGray }
  /// White: white 1, alpha 1.
  public static var white: UIColor { fixed.white }
  /// Gray with a lightness of 0.5.
  public static var gray: UIColor { fixed.gray }
  /// The color with red 1, green 0 and blue 0 in sRGB.
  public static var red: UIColor { fixed.red }
  /// The color with red 0, green 1 and blue 0 in sRGB.
  public static var green: UIColor { fixed.green }
  /// The color with red 0, green 0 and blue 1 in sRGB.
  public static var blue: UIColor { fixed.blue }
  /// The color with red 0, green 1 and blue 1 in sRGB.
  public static var cyan: UIColor { fixed.cyan }
  /// The color with red 1, green 1 and blue 0 in sRGB.
  public static var yellow: UIColor { fixed.yellow }
  /// The color with red 1, green 0 and blue 1 in sRGB.
  public static var magenta: UIColor { fixed.magenta }
  /// The color with red 1, green 0.5 and blue 0 in sRGB.
  public static var orange: UIColor { fixed.orange }
  /// The color with red 0.5, green 0 and blue 0.5 in sRGB.
  public static var purple: UIColor { fixed.purple }
  /// The color with red 0.6, green 0.4 and blue 0.2 in sRGB.
  public static var brown: UIColor { fixed.brown }
  /// Transparent black: white 0, alpha 0.
  public static var clear: UIColor { fixed.clear }

  private static let fixed = FixedColors()
}

/// The colors that do not depend on traits, with the components in UIColor's documentation.
private struct FixedColors: Sendable {
  let black = UIColor(white: 0, alpha: 1)
  let darkGray = UIColor(white: 1 / 3, alpha: 1)
  let lightGray = UIColor(white: 2 / 3, alpha: 1)
  let white = UIColor(white: 1, alpha: 1)
  let gray = UIColor(white: 0.5, alpha: 1)
  let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
  let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
  let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
  let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
  let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
  let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
  let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
  let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
  let clear = UIColor(white: 0, alpha: 0)
}
