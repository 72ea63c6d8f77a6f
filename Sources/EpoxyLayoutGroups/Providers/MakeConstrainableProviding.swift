// SPDX-License-Identifier: MIT

/// A model that makes a constrainable.
public protocol MakeConstrainableProviding {
  /// A closure that makes a constrainable.
  typealias MakeConstrainable = @MainActor () -> any Constrainable

  /// Makes a constrainable.
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
