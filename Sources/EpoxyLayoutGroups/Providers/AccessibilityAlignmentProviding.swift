// SPDX-License-Identifier: MIT

/// A model with an alignment for accessibility text sizes.
public protocol AccessibilityAlignmentProviding {
  /// The horizontal alignment in a horizontal group that is laid out vertically for accessibility text
  /// sizes; nil for `horizontalAlignment`.
  var accessibilityAlignment: VGroup.ItemAlignment? { get }
}

extension EpoxyModeled where Self: AccessibilityAlignmentProviding {
  /// The horizontal alignment in a horizontal group that is laid out vertically for accessibility text
  /// sizes; nil for `horizontalAlignment`.
  public var accessibilityAlignment: VGroup.ItemAlignment? {
    get { storage[AccessibilityAlignmentProperty.self] }
    set { storage[AccessibilityAlignmentProperty.self] = newValue }
  }

  /// Returns the model with another value of `accessibilityAlignment`.
  public func accessibilityAlignment(_ value: VGroup.ItemAlignment?) -> Self {
    copy(updating: AccessibilityAlignmentProperty.self, to: value)
  }
}

enum AccessibilityAlignmentProperty: ModelProperty {
  static var defaultValue: VGroup.ItemAlignment? { nil }
  static var keyPath: AnyKeyPath { \(any AccessibilityAlignmentProviding).accessibilityAlignment }
}
