// SPDX-License-Identifier: MIT

/// A model with an alignment across.
public protocol HorizontalAlignmentProviding {
  /// The alignment across; none for the group's.
  var horizontalAlignment: VGroup.ItemAlignment? { get }
}

extension EpoxyModeled where Self: HorizontalAlignmentProviding {
  /// The alignment across; none for the group's.
  public var horizontalAlignment: VGroup.ItemAlignment? {
    get { storage[HorizontalAlignmentProperty.self] }
    set { storage[HorizontalAlignmentProperty.self] = newValue }
  }

  /// The model with another one.
  @inlinable
  public func horizontalAlignment(_ value: VGroup.ItemAlignment?) -> Self {
    copy(updating: HorizontalAlignmentProperty.self, to: value)
  }
}

@usableFromInline enum HorizontalAlignmentProperty: ModelProperty {
  @usableFromInline static var defaultValue: VGroup.ItemAlignment? { nil }
  @usableFromInline static var keyPath: AnyKeyPath {
    \(any HorizontalAlignmentProviding).horizontalAlignment
  }
}
