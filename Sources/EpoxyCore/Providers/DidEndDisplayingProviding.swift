// SPDX-License-Identifier: MIT

/// A model with a closure that is called after the view was taken away.
public protocol DidEndDisplayingProviding {}

extension CallbackContextEpoxyModeled where Self: DidEndDisplayingProviding {
  /// What is called after the view was taken away.
  public typealias DidEndDisplaying = @MainActor (_ context: CallbackContext) -> Void

  /// Called after the view was taken away. Chained: all closures that were set are called, the oldest first.
  @preconcurrency public var didEndDisplaying: DidEndDisplaying? {
    get { storage[DidEndDisplayingProperty<Self>.self] }
    set { storage[DidEndDisplayingProperty<Self>.self] = newValue }
  }

  /// The model with a closure that is called after the view was taken away.
  @preconcurrency public func didEndDisplaying(_ value: DidEndDisplaying?) -> Self {
    copy(updating: DidEndDisplayingProperty<Self>.self, to: value)
  }
}

package enum DidEndDisplayingProperty<
  Model: CallbackContextEpoxyModeled & DidEndDisplayingProviding
>: CallbackProperty {
  package typealias Context = Model.CallbackContext
  package static var keyPath: AnyKeyPath { \Model.didEndDisplaying }
}
