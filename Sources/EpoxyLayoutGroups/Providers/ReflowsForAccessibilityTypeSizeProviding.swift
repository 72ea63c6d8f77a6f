// SPDX-License-Identifier: MIT

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
