// SPDX-License-Identifier: MIT

/// A model that defines whether the user can move its item.
public protocol IsMovableProviding {
  /// Whether the user can move the item.
  var isMovable: Bool { get }
}

extension EpoxyModeled where Self: IsMovableProviding {
  /// Whether the user can move the item; by default false.
  public var isMovable: Bool {
    get { storage[IsMovableProperty.self] }
    set { storage[IsMovableProperty.self] = newValue }
  }

  /// Returns the model with another value.
  public func isMovable(_ value: Bool) -> Self {
    copy(updating: IsMovableProperty.self, to: value)
  }
}

enum IsMovableProperty: ModelProperty {
  static var defaultValue: Bool { false }
  static var keyPath: AnyKeyPath { \(any IsMovableProviding).isMovable }
}
