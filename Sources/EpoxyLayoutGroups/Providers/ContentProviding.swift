// SPDX-License-Identifier: MIT

/// A model of a group.
public protocol GroupItemsProviding {
  /// The items, in order.
  var groupItems: [any GroupItemModeling] { get }
}

extension EpoxyModeled where Self: GroupItemsProviding {
  /// The items, in order.
  public var groupItems: [any GroupItemModeling] {
    get { storage[GroupItemsProperty.self] }
    set { storage[GroupItemsProperty.self] = newValue }
  }

  /// Returns the model with another value of `groupItems`.
  public func groupItems(_ value: [any GroupItemModeling]) -> Self {
    copy(updating: GroupItemsProperty.self, to: value)
  }
}

enum GroupItemsProperty: ModelProperty {
  static var defaultValue: [any GroupItemModeling] { [] }
  static var keyPath: AnyKeyPath { \(any GroupItemsProviding).groupItems }
}

/// A model that makes a constrainable.
public protocol MakeConstrainableProviding {
  /// A closure that makes a constrainable.
  typealias MakeConstrainable = @MainActor () -> any Constrainable

  /// The closure that makes the constrainable of a new item.
  @preconcurrency var makeConstrainable: MakeConstrainable { get }
}

extension EpoxyModeled where Self: MakeConstrainableProviding {
  /// Makes a constrainable; by default a plain view.
  @preconcurrency public var makeConstrainable: MakeConstrainable {
    get { storage[MakeConstrainableProperty.self] }
    set { storage[MakeConstrainableProperty.self] = newValue }
  }

  /// Returns the model with another closure that makes its constrainable.
  @preconcurrency
  public func makeConstrainable(_ value: @escaping MakeConstrainable) -> Self {
    copy(updating: MakeConstrainableProperty.self, to: value)
  }
}

enum MakeConstrainableProperty: ModelProperty {
  static var defaultValue: @MainActor () -> any Constrainable { { UIView() } }
  static var keyPath: AnyKeyPath { \(any MakeConstrainableProviding).makeConstrainable }
}

/// A model with padding.
public protocol PaddingProviding {
  /// The padding around the item in its group, in points.
  var padding: NSDirectionalEdgeInsets { get }
}

extension EpoxyModeled where Self: PaddingProviding {
  /// The padding around the item in its group, in points.
  public var padding: NSDirectionalEdgeInsets {
    get { storage[PaddingProperty.self] }
    set { storage[PaddingProperty.self] = newValue }
  }

  /// Returns the model with another value of `padding`.
  public func padding(_ value: NSDirectionalEdgeInsets) -> Self {
    copy(updating: PaddingProperty.self, to: value)
  }

  /// Returns the model with the same padding on all four sides, in points.
  public func padding(_ value: CGFloat) -> Self {
    padding(.init(top: value, leading: value, bottom: value, trailing: value))
  }
}

enum PaddingProperty: ModelProperty {
  static var defaultValue: NSDirectionalEdgeInsets { .zero }
  static var keyPath: AnyKeyPath { \(any PaddingProviding).padding }
}
