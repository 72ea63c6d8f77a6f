// SPDX-License-Identifier: MIT

/// A model with a horizontal alignment.
public protocol HorizontalAlignmentProviding {
  /// The horizontal alignment in a vertical group; nil for the alignment of the group.
  var horizontalAlignment: VGroup.ItemAlignment? { get }
}

extension EpoxyModeled where Self: HorizontalAlignmentProviding {
  /// The horizontal alignment in a vertical group; nil for the alignment of the group.
  public var horizontalAlignment: VGroup.ItemAlignment? {
    get { storage[HorizontalAlignmentProperty.self] }
    set { storage[HorizontalAlignmentProperty.self] = newValue }
  }

  /// Returns the model with another value of `horizontalAlignment`.
  public func horizontalAlignment(_ value: VGroup.ItemAlignment?) -> Self {
    copy(updating: HorizontalAlignmentProperty.self, to: value)
  }
}

enum HorizontalAlignmentProperty: ModelProperty {
  static var defaultValue: VGroup.ItemAlignment? { nil }
  static var keyPath: AnyKeyPath { \(any HorizontalAlignmentProviding).horizontalAlignment }
}

/// A model with a vertical alignment.
public protocol VerticalAlignmentProviding {
  /// The vertical alignment in a horizontal group; nil for the alignment of the group.
  var verticalAlignment: HGroup.ItemAlignment? { get }
}

extension EpoxyModeled where Self: VerticalAlignmentProviding {
  /// The vertical alignment in a horizontal group; nil for the alignment of the group.
  public var verticalAlignment: HGroup.ItemAlignment? {
    get { storage[VerticalAlignmentProperty.self] }
    set { storage[VerticalAlignmentProperty.self] = newValue }
  }

  /// Returns the model with another value of `verticalAlignment`.
  public func verticalAlignment(_ value: HGroup.ItemAlignment?) -> Self {
    copy(updating: VerticalAlignmentProperty.self, to: value)
  }
}

enum VerticalAlignmentProperty: ModelProperty {
  static var defaultValue: HGroup.ItemAlignment? { nil }
  static var keyPath: AnyKeyPath { \(any VerticalAlignmentProviding).verticalAlignment }
}

/// A model with an alignment for accessibility text sizes.
public protocol AccessibilityAlignmentProviding {
  /// The horizontal alignment in a horizontal group that is laid out vertically for accessibility
  /// text sizes; nil for `horizontalAlignment`.
  var accessibilityAlignment: VGroup.ItemAlignment? { get }
}

extension EpoxyModeled where Self: AccessibilityAlignmentProviding {
  /// The horizontal alignment in a horizontal group that is laid out vertically for accessibility
  /// text sizes; nil for `horizontalAlignment`.
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

/// A model of a group that can be laid out vertically for accessibility text sizes.
public protocol ReflowsForAccessibilityTypeSizeProviding {
  /// Whether a horizontal group is laid out vertically at accessibility text sizes.
  var reflowsForAccessibilityTypeSizes: Bool { get }
}

extension EpoxyModeled where Self: ReflowsForAccessibilityTypeSizeProviding {
  /// Whether a horizontal group is laid out vertically at accessibility text sizes.
  public var reflowsForAccessibilityTypeSizes: Bool {
    get { storage[ReflowsForAccessibilityTypeSizeProperty.self] }
    set { storage[ReflowsForAccessibilityTypeSizeProperty.self] = newValue }
  }

  /// Returns the model with another value of `reflowsForAccessibilityTypeSizes`.
  public func reflowsForAccessibilityTypeSizes(_ value: Bool) -> Self {
    copy(updating: ReflowsForAccessibilityTypeSizeProperty.self, to: value)
  }
}

enum ReflowsForAccessibilityTypeSizeProperty: ModelProperty {
  static var defaultValue: Bool { true }
  static var keyPath: AnyKeyPath {
    \(any ReflowsForAccessibilityTypeSizeProviding).reflowsForAccessibilityTypeSizes
  }
}
