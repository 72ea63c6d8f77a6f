// SPDX-License-Identifier: MIT

/// A model with a closure that is called after the view was shown.
public protocol DidDisplayProviding {}

extension CallbackContextEpoxyModeled where Self: DidDisplayProviding {
  /// What is called after the view was shown.
  public typealias DidDisplay = @MainActor (_ context: CallbackContext) -> Void

  /// Called after the view was shown. Chained: all closures that were set are called, the oldest first.
  @preconcurrency public var didDisplay: DidDisplay? {
    get { storage[DidDisplayProperty<Self>.self] }
    set { storage[DidDisplayProperty<Self>.self] = newValue }
  }

  /// The model with a closure that is called after the view was shown.
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
