// SPDX-License-Identifier: MIT

/// A trait that a trait collection can have, with the value it has where none is set.
public protocol UITraitDefinition<Value> {
  /// The type of the trait's values.
  associatedtype Value

  /// The value where none is set.
  static var defaultValue: Value { get }

  /// The trait's identity in archives.
  static var identifier: String { get }

  /// The trait's name in descriptions.
  static var name: String { get }

  /// Whether colours may depend on the trait.
  static var affectsColorAppearance: Bool { get }
}

extension UITraitDefinition {
  /// The type's own name with its module.
  public static var identifier: String { String(reflecting: Self.self) }

  /// The type's own name.
  public static var name: String { String(describing: Self.self) }

  /// Colours do not depend on the trait.
  public static var affectsColorAppearance: Bool { false }
}

/// Stands for a closure that waits for traits to change.
public protocol UITraitChangeRegistration: NSObjectProtocol, NSCopying {}

/// A trait, as a value.
public typealias UITrait = any UITraitDefinition.Type

/// The horizontal size class.
public enum UITraitHorizontalSizeClass: UITraitDefinition {
  /// Not known.
  public static let defaultValue = UIUserInterfaceSizeClass.unspecified
}

/// The vertical size class.
public enum UITraitVerticalSizeClass: UITraitDefinition {
  /// Not known.
  public static let defaultValue = UIUserInterfaceSizeClass.unspecified
}

/// Light or dark.
public enum UITraitUserInterfaceStyle: UITraitDefinition {
  /// Not known.
  public static let defaultValue = UIUserInterfaceStyle.unspecified
  /// Colours depend on it.
  public static let affectsColorAppearance = true
}

/// The kind of device.
public enum UITraitUserInterfaceIdiom: UITraitDefinition {
  /// Not known.
  public static let defaultValue = UIUserInterfaceIdiom.unspecified
}

/// The direction of the language.
public enum UITraitLayoutDirection: UITraitDefinition {
  /// Not known.
  public static let defaultValue = UITraitEnvironmentLayoutDirection.unspecified
}

/// Pixels a point; 0 where not known.
public enum UITraitDisplayScale: UITraitDefinition {
  /// Not known.
  public static let defaultValue = CGFloat(0)
}

/// The display's range of colours.
public enum UITraitDisplayGamut: UITraitDefinition {
  /// Not known.
  public static let defaultValue = UIDisplayGamut.unspecified
  /// Colours depend on it.
  public static let affectsColorAppearance = true
}

/// How hard a press can be felt.
public enum UITraitForceTouchCapability: UITraitDefinition {
  /// Not known.
  public static let defaultValue = UIForceTouchCapability.unknown
}

/// The size of text that the user prefers.
public enum UITraitPreferredContentSizeCategory: UITraitDefinition {
  /// Not known.
  public static let defaultValue = UIContentSizeCategory.unspecified
}

/// Whether text is bolder.
public enum UITraitLegibilityWeight: UITraitDefinition {
  /// Not known.
  public static let defaultValue = UILegibilityWeight.unspecified
}

/// Whether contrast is higher.
public enum UITraitAccessibilityContrast: UITraitDefinition {
  /// Not known.
  public static let defaultValue = UIAccessibilityContrast.unspecified
  /// Colours depend on it.
  public static let affectsColorAppearance = true
}

/// Whether the interface lies on another one.
public enum UITraitUserInterfaceLevel: UITraitDefinition {
  /// Not known.
  public static let defaultValue = UIUserInterfaceLevel.unspecified
  /// Colours depend on it.
  public static let affectsColorAppearance = true
}

/// Whether the interface is the active one.
public enum UITraitActiveAppearance: UITraitDefinition {
  /// Not known.
  public static let defaultValue = UIUserInterfaceActiveAppearance.unspecified
  /// Colours depend on it.
  public static let affectsColorAppearance = true
}
