// SPDX-License-Identifier: MIT

/// A model with a closure that is called to set the content of the view.
public protocol SetContentProviding {}

extension CallbackContextEpoxyModeled where Self: SetContentProviding {
  /// A closure that is called to set the content of the view.
  public typealias SetContent = @MainActor (_ context: CallbackContext) -> Void

  /// The closure that is called to set the content of the view. Setting another closure adds it: all
  /// closures are called, the oldest first.
  @preconcurrency public var setContent: SetContent? {
    get { storage[SetContentProperty<Self>.self] }
    set { storage[SetContentProperty<Self>.self] = newValue }
  }

  /// Returns the model with a closure added that is called to set the content of the view.
  @preconcurrency public func setContent(_ value: SetContent?) -> Self {
    copy(updating: SetContentProperty<Self>.self, to: value)
  }
}

package enum SetContentProperty<Model: CallbackContextEpoxyModeled & SetContentProviding>:
  CallbackProperty
{
  package typealias Context = Model.CallbackContext
  package static var keyPath: AnyKeyPath { \Model.setContent }
}
