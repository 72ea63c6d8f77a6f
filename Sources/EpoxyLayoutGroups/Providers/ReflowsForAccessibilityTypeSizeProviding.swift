// SPDX-License-Identifier: MIT

/// A model of a group that can stand upright for large text.
public protocol ReflowsForAccessibilityTypeSizeProviding {
  /// Whether a horizontal group stands upright at accessibility text sizes.
  var reflowsForAccessibilityTypeSizes: Bool { get }
}

extension EpoxyModeled where Self: ReflowsForAccessibilityTypeSizeProviding {
  /// Whether a horizontal group stands upright at accessibility text sizes.
  public var reflowsForAccessibilityTypeSizes: Bool {
    get { storage[ReflowsForAccessibilityTypeSizeProperty.self] }
    set { storage[ReflowsForAccessibilityTypeSizeProperty.self] = newValue }
  }

  /// The model with another one.
  @inlinable
  public func reflowsForAccessibilityTypeSizes(_ value: Bool) -> Self {
    copy(updating: ReflowsForAccessibilityTypeSizeProperty.self, to: value)
  }
}

@usableFromInline enum ReflowsForAccessibilityTypeSizeProperty: ModelProperty {
  @usableFromInline static var defaultValue: Bool { true }
  @usableFromInline static var keyPath: AnyKeyPath {
    \(any ReflowsForAccessibilityTypeSizeProviding).reflowsForAccessibilityTypeSizes
  }
}
