// SPDX-License-Identifier: MIT

/// A model with a closure that is called before the view is shown.
public protocol WillDisplayProviding {}

extension CallbackContextEpoxyModeled where Self: WillDisplayProviding {
  /// What is called before the view is shown.
  public typealias WillDisplay = @MainActor (_ context: CallbackContext) -> Void

  /// Called before the view is shown. Chained: all closures that were set are called, the oldest first.
  @preconcurrency public var willDisplay: WillDisplay? {
    get { storage[WillDisplayProperty<Self>.self] }
    set { storage[WillDisplayProperty<Self>.self] = newValue }
  }

  /// The model with a closure that is called before the view is shown.
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
