// SPDX-License-Identifier: MIT

/// A model with a closure that is called before the view is displayed.
public protocol WillDisplayProviding {}

extension CallbackContextEpoxyModeled where Self: WillDisplayProviding {
  /// A closure that is called before the view is displayed.
  public typealias WillDisplay = @MainActor (_ context: CallbackContext) -> Void

  /// The closure that is called before the view is displayed. Setting another closure adds it: all
  /// closures are called, the oldest first.
  @preconcurrency public var willDisplay: WillDisplay? {
    get { storage[WillDisplayProperty<Self>.self] }
    set { storage[WillDisplayProperty<Self>.self] = newValue }
  }

  /// Returns the model with a closure added that is called before the view is displayed.
  @preconcurrency public func willDisplay(_ value: WillDisplay?) -> Self {
    copy(updating: WillDisplayProperty<Self>.self, to: value)
  }
}

package enum WillDisplayProperty<Model: CallbackContextEpoxyModeled & WillDisplayProviding>:
  CallbackProperty
{
  package typealias Context = Model.CallbackContext
  package static var keyPath: AnyKeyPath { \Model.willDisplay }
}
