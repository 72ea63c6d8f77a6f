// SPDX-License-Identifier: MIT

extension UIFont {
  /// The weight of a font, from -1 to 1; 0 is regular.
  public struct Weight: RawRepresentable, Hashable, Sendable, _UIKitNumericRawRepresentable {
    /// The weight, from -1 to 1, where 0 is regular.
    public let rawValue: CGFloat

    /// Creates a weight from its number.
    public init(_ rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// Creates a weight from its number.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// The thinnest strokes, -0.8.
    public static let ultraLight = Weight(rawValue: -0.8)
    /// Very thin strokes, -0.6.
    public static let thin = Weight(rawValue: -0.6)
    /// Strokes thinner than regular, -0.4.
    public static let light = Weight(rawValue: -0.4)
    /// The usual weight of text.
    public static let regular = Weight(rawValue: 0)
    /// A little bolder than regular.
    public static let medium = Weight(rawValue: 0.23)
    /// Strokes between medium and bold, 0.3.
    public static let semibold = Weight(rawValue: 0.3)
    /// The strokes of bold text, 0.4.
    public static let bold = Weight(rawValue: 0.4)
    /// Strokes thicker than bold, 0.56.
    public static let heavy = Weight(rawValue: 0.56)
    /// The thickest strokes, 0.62.
    public static let black = Weight(rawValue: 0.62)

    /// The named weights, from the lightest to the boldest.
    static let named: [(weight: Weight, name: String)] = [
      (.ultraLight, "Ultralight"),
      (.thin, "Thin"),
      (.light, "Light"),
      (.regular, "Regular"),
      (.medium, "Medium"),
      (.semibold, "Semibold"),
      (.bold, "Bold"),
      (.heavy, "Heavy"),
      (.black, "Black"),
    ]

    /// The name of the named weight closest to this one.
    var name: String {
      let closest = Self.named.min { abs($0.weight - self) < abs($1.weight - self) }
      return closest?.name ?? "Regular"
    }
  }
}
