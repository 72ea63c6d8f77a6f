// SPDX-License-Identifier: MIT

/// The definition of a trait, with its default value.
public protocol UITraitDefinition<Value> {
  /// The type of the trait's values.
  associatedtype Value

  /// The value of an unspecified trait.
  static var defaultValue: Value { get }

  /// The identifier of the trait in archives.
  static var identifier: String { get }

  /// The name of the trait in descriptions.
  static var name: String { get }

  /// Whether colors may depend on the trait.
  static var affectsColorAppearance: Bool { get }
}

extension UITraitDefinition {
  /// The name of the type with its module.
  public static var identifier: String { String(reflecting: Self.self) }

  /// The name of the type.
  public static var name: String { String(describing: Self.self) }

  /// False by default.
  public static var affectsColorAppearance: Bool { false }
}

/// The registration of a closure for trait changes.
public protocol UITraitChangeRegistration: NSObjectProtocol, NSCopying {}

/// The metatype of a trait.
public typealias UITrait = any UITraitDefinition.Type

/// The horizontal size class.
public enum UITraitHorizontalSizeClass: UITraitDefinition {
  /// Unspecified.
  public static let defaultValue = UIUserInterfaceSizeClass.unspecified
}

/// The vertical size class.
public enum UITraitVerticalSizeClass: UITraitDefinition {
  /// Unspecified.
  public static let defaultValue = UIUserInterfaceSizeClass.unspecified
}

/// The light or dark style.
public enum UITraitUserInterfaceStyle: UITraitDefinition {
  /// Unspecified.
  public static let defaultValue = UIUserInterfaceStyle.unspecified
  /// True: colors depend on the trait.
  public static let affectsColorAppearance = true
}

/// The kind of device.
public enum UITraitUserInterfaceIdiom: UITraitDefinition {
  /// Unspecified.
  public static let defaultValue = UIUserInterfaceIdiom.unspecified
}

/// The layout direction of the language.
public enum UITraitLayoutDirection: UITraitDefinition {
  /// Unspecified.
  public static let defaultValue = UITraitEnvironmentLayoutDirection.unspecified
}

/// The number of pixels per point; 0 if unspecified.
public enum UITraitDisplayScale: UITraitDefinition {
  /// Unspecified.
  public static let defaultValue = CGFloat(0)
}

/// The color gamut of the display.
public enum UITraitDisplayGamut: UITraitDefinition {
  /// Unspecified.
  public static let defaultValue = UIDisplayGamut.unspecified
  /// True: colors depend on the trait.
  public static let affectsColorAppearance = true
}

/// The pressure sensing of the screen.
public enum UITraitForceTouchCapability: UITraitDefinition {
  /// Unspecified.
  public static let defaultValue = UIForceTouchCapability.unknown
}

/// The preferred text size.
public enum UITraitPreferredContentSizeCategory: UITraitDefinition {
  /// Unspecified.
  public static let defaultValue = UIContentSizeCategory.unspecified
}

/// Whether text is bold.
public enum UITraitLegibilityWeight: UITraitDefinition {
  /// Unspecified.
  public static let defaultValue = UILegibilityWeight.unspecified
}

/// Whether the contrast is high.
public enum UITraitAccessibilityContrast: UITraitDefinition {
  /// Unspecified.
  public static let defaultValue = UIAccessibilityContrast.unspecified
  /// True: colors depend on the trait.
  public static let affectsColorAppearance = true
}

/// Whether the interface is above another one.
public enum UITraitUserInterfaceLevel: UITraitDefinition {
  /// Unspecified.
  public static let defaultValue = UIUserInterfaceLevel.unspecified
  /// True: colors depend on the trait.
  public static let affectsColorAppearance = true
}

/// Whether the interface is active.
public enum UITraitActiveAppearance: UITraitDefinition {
  /// Unspecified.
  public static let defaultValue = UIUserInterfaceActiveAppearance.unspecified
  /// True: colors depend on the trait.
  public static let affectsColorAppearance = true
}
