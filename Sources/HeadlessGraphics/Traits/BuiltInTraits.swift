// SPDX-License-Identifier: MIT

/// The traits that UIKit defines, each in a separate field, because they are read and compared
/// often.
package struct BuiltInTraits: Hashable, Sendable {
  package var horizontalSizeClass = UITraitHorizontalSizeClass.defaultValue
  package var verticalSizeClass = UITraitVerticalSizeClass.defaultValue
  package var userInterfaceStyle = UITraitUserInterfaceStyle.defaultValue
  package var userInterfaceIdiom = UITraitUserInterfaceIdiom.defaultValue
  package var layoutDirection = UITraitLayoutDirection.defaultValue
  package var displayScale = UITraitDisplayScale.defaultValue
  package var displayGamut = UITraitDisplayGamut.defaultValue
  package var forceTouchCapability = UITraitForceTouchCapability.defaultValue
  package var preferredContentSizeCategory = UITraitPreferredContentSizeCategory.defaultValue
  package var legibilityWeight = UITraitLegibilityWeight.defaultValue
  package var accessibilityContrast = UITraitAccessibilityContrast.defaultValue
  package var userInterfaceLevel = UITraitUserInterfaceLevel.defaultValue
  package var activeAppearance = UITraitActiveAppearance.defaultValue
  package var listEnvironment = UITraitListEnvironment.defaultValue

  static let definitions: [any BuiltInTraitDefinition.Type] = [
    UITraitHorizontalSizeClass.self,
    UITraitVerticalSizeClass.self,
    UITraitUserInterfaceStyle.self,
    UITraitUserInterfaceIdiom.self,
    UITraitLayoutDirection.self,
    UITraitDisplayScale.self,
    UITraitDisplayGamut.self,
    UITraitForceTouchCapability.self,
    UITraitPreferredContentSizeCategory.self,
    UITraitLegibilityWeight.self,
    UITraitAccessibilityContrast.self,
    UITraitUserInterfaceLevel.self,
    UITraitActiveAppearance.self,
    UITraitListEnvironment.self,
  ]
}

/// A trait with a field in `BuiltInTraits`.
protocol BuiltInTraitDefinition: UITraitDefinition, SendableMetatype where Value: Hashable {
  static func get(_ traits: BuiltInTraits) -> Value
  static func set(_ traits: inout BuiltInTraits, _ value: Value)
}

extension UITraitHorizontalSizeClass: BuiltInTraitDefinition {
  static func get(_ traits: BuiltInTraits) -> Value { traits.horizontalSizeClass }
  static func set(_ traits: inout BuiltInTraits, _ value: Value) {
    traits.horizontalSizeClass = value
  }
}

extension UITraitVerticalSizeClass: BuiltInTraitDefinition {
  static func get(_ traits: BuiltInTraits) -> Value { traits.verticalSizeClass }
  static func set(_ traits: inout BuiltInTraits, _ value: Value) {
    traits.verticalSizeClass = value
  }
}

extension UITraitUserInterfaceStyle: BuiltInTraitDefinition {
  static func get(_ traits: BuiltInTraits) -> Value { traits.userInterfaceStyle }
  static func set(_ traits: inout BuiltInTraits, _ value: Value) {
    traits.userInterfaceStyle = value
  }
}

extension UITraitUserInterfaceIdiom: BuiltInTraitDefinition {
  static func get(_ traits: BuiltInTraits) -> Value { traits.userInterfaceIdiom }
  static func set(_ traits: inout BuiltInTraits, _ value: Value) {
    traits.userInterfaceIdiom = value
  }
}

extension UITraitLayoutDirection: BuiltInTraitDefinition {
  static func get(_ traits: BuiltInTraits) -> Value { traits.layoutDirection }
  static func set(_ traits: inout BuiltInTraits, _ value: Value) { traits.layoutDirection = value }
}

extension UITraitDisplayScale: BuiltInTraitDefinition {
  static func get(_ traits: BuiltInTraits) -> Value { traits.displayScale }
  static func set(_ traits: inout BuiltInTraits, _ value: Value) { traits.displayScale = value }
}

extension UITraitDisplayGamut: BuiltInTraitDefinition {
  static func get(_ traits: BuiltInTraits) -> Value { traits.displayGamut }
  static func set(_ traits: inout BuiltInTraits, _ value: Value) { traits.displayGamut = value }
}

extension UITraitForceTouchCapability: BuiltInTraitDefinition {
  static func get(_ traits: BuiltInTraits) -> Value { traits.forceTouchCapability }
  static func set(_ traits: inout BuiltInTraits, _ value: Value) {
    traits.forceTouchCapability = value
  }
}

extension UITraitPreferredContentSizeCategory: BuiltInTraitDefinition {
  static func get(_ traits: BuiltInTraits) -> Value { traits.preferredContentSizeCategory }
  static func set(_ traits: inout BuiltInTraits, _ value: Value) {
    traits.preferredContentSizeCategory = value
  }
}

extension UITraitLegibilityWeight: BuiltInTraitDefinition {
  static func get(_ traits: BuiltInTraits) -> Value { traits.legibilityWeight }
  static func set(_ traits: inout BuiltInTraits, _ value: Value) { traits.legibilityWeight = value }
}

extension UITraitAccessibilityContrast: BuiltInTraitDefinition {
  static func get(_ traits: BuiltInTraits) -> Value { traits.accessibilityContrast }
  static func set(_ traits: inout BuiltInTraits, _ value: Value) {
    traits.accessibilityContrast = value
  }
}

extension UITraitUserInterfaceLevel: BuiltInTraitDefinition {
  static func get(_ traits: BuiltInTraits) -> Value { traits.userInterfaceLevel }
  static func set(_ traits: inout BuiltInTraits, _ value: Value) {
    traits.userInterfaceLevel = value
  }
}

extension UITraitActiveAppearance: BuiltInTraitDefinition {
  static func get(_ traits: BuiltInTraits) -> Value { traits.activeAppearance }
  static func set(_ traits: inout BuiltInTraits, _ value: Value) { traits.activeAppearance = value }
}

extension UITraitListEnvironment: BuiltInTraitDefinition {
  static func get(_ traits: BuiltInTraits) -> Value { traits.listEnvironment }
  static func set(_ traits: inout BuiltInTraits, _ value: Value) { traits.listEnvironment = value }
}
