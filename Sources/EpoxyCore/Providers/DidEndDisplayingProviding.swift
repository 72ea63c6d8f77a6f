// SPDX-License-Identifier: MIT

/// A model with a closure that is called after the view was removed from the screen.
public protocol DidEndDisplayingProviding {}

extension CallbackContextEpoxyModeled where Self: DidEndDisplayingProviding {
  /// A closure that is called after the view was removed from the screen.
  public typealias DidEndDisplaying = @MainActor (_ context: CallbackContext) -> Void

  /// The closure that is called after the view was removed from the screen. Setting another closure adds it: all
  /// closures are called, the oldest first.
  @preconcurrency public var didEndDisplaying: DidEndDisplaying? {
    get { storage[DidEndDisplayingProperty<Self>.self] }
    set { storage[DidEndDisplayingProperty<Self>.self] = newValue }
  }

  /// Returns the model with a closure added that is called after the view was removed from the screen.
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
