// SPDX-License-Identifier: MIT

/// A model with a closure that is called after the view was displayed.
public protocol DidDisplayProviding {}

extension CallbackContextEpoxyModeled where Self: DidDisplayProviding {
  /// A closure that is called after the view was displayed.
  public typealias DidDisplay = @MainActor (_ context: CallbackContext) -> Void

  /// The closure that is called after the view was displayed. Setting another closure adds it: all
  /// closures are called, the oldest first.
  @preconcurrency public var didDisplay: DidDisplay? {
    get { storage[DidDisplayProperty<Self>.self] }
    set { storage[DidDisplayProperty<Self>.self] = newValue }
  }

  /// Returns the model with a closure added that is called after the view was displayed.
  @preconcurrency public func didDisplay(_ value: DidDisplay?) -> Self {
    copy(updating: DidDisplayProperty<Self>.self, to: value)
  }
}

package enum DidDisplayProperty<Model: CallbackContextEpoxyModeled & DidDisplayProviding>:
  CallbackProperty
{
  package typealias Context = Model.CallbackContext
  package static var keyPath: AnyKeyPath { \Model.didDisplay }
}
