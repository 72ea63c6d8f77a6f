// SPDX-License-Identifier: MIT

extension UIFont {
  /// The weight of a font, from -1 to 1; 0 is regular.
  public struct Weight: RawRepresentable, Hashable, Sendable, _UIKitNumericRawRepresentable {
    /// The number.
    public let rawValue: CGFloat

    /// Creates a weight from its number.
    public init(_ rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// Creates a weight from its number.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// The lightest weight.
    public static let ultraLight = Weight(rawValue: -0.8)
    /// Very light.
    public static let thin = Weight(rawValue: -0.6)
    /// Light.
    public static let light = Weight(rawValue: -0.4)
    /// The usual weight of text.
    public static let regular = Weight(rawValue: 0)
    /// A little bolder than regular.
    public static let medium = Weight(rawValue: 0.23)
    /// Semibold.
    public static let semibold = Weight(rawValue: 0.3)
    /// Bold.
    public static let bold = Weight(rawValue: 0.4)
    /// Bolder than bold.
    public static let heavy = Weight(rawValue: 0.56)
    /// The boldest weight.
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
