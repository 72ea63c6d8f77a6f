// SPDX-License-Identifier: MIT

/// A model with an alignment down.
public protocol VerticalAlignmentProviding {
  /// The alignment down; none for the group's.
  var verticalAlignment: HGroup.ItemAlignment? { get }
}

extension EpoxyModeled where Self: VerticalAlignmentProviding {
  /// The alignment down; none for the group's.
  public var verticalAlignment: HGroup.ItemAlignment? {
    get { storage[VerticalAlignmentProperty.self] }
    set { storage[VerticalAlignmentProperty.self] = newValue }
  }

  /// The model with another one.
  @inlinable
  public func verticalAlignment(_ value: HGroup.ItemAlignment?) -> Self {
    copy(updating: VerticalAlignmentProperty.self, to: value)
  }
}

@usableFromInline enum VerticalAlignmentProperty: ModelProperty {
  @usableFromInline static var defaultValue: HGroup.ItemAlignment? { nil }
  @usableFromInline static var keyPath: AnyKeyPath {
    \(any VerticalAlignmentProviding).verticalAlignment
  }
}
