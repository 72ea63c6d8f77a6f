// SPDX-License-Identifier: MIT

/// A model with a closure that is called when the view was selected.
public protocol DidSelectProviding {}

extension CallbackContextEpoxyModeled where Self: DidSelectProviding {
  /// What is called when the view was selected.
  public typealias DidSelect = @MainActor (_ context: CallbackContext) -> Void

  /// Called when the view was selected. Chained: all closures that were set are called, the oldest first.
  @preconcurrency public var didSelect: DidSelect? {
    get { storage[DidSelectProperty<Self>.self] }
    set { storage[DidSelectProperty<Self>.self] = newValue }
  }

  /// The model with a closure that is called when the view was selected.
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
