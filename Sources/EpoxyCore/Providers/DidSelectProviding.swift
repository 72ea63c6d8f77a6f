// SPDX-License-Identifier: MIT

/// A model with a closure that is called when the view is selected.
public protocol DidSelectProviding {}

extension CallbackContextEpoxyModeled where Self: DidSelectProviding {
  /// A closure that is called when the view is selected.
  public typealias DidSelect = @MainActor (_ context: CallbackContext) -> Void

  /// The closure that is called when the view is selected. Setting another closure adds it: all
  /// closures are called, the oldest first.
  @preconcurrency public var didSelect: DidSelect? {
    get { storage[DidSelectProperty<Self>.self] }
    set { storage[DidSelectProperty<Self>.self] = newValue }
  }

  /// Returns the model with a closure added that is called when the view is selected.
  @preconcurrency public func didSelect(_ value: DidSelect?) -> Self {
    copy(updating: DidSelectProperty<Self>.self, to: value)
  }
}

package enum DidSelectProperty<Model: CallbackContextEpoxyModeled & DidSelectProviding>:
  CallbackProperty
{
  package typealias Context = Model.CallbackContext
  package static var keyPath: AnyKeyPath { \Model.didSelect }
}
