// SPDX-License-Identifier: MIT

/// A model with a closure that is called when the view gets its content.
public protocol SetContentProviding {}

extension CallbackContextEpoxyModeled where Self: SetContentProviding {
  /// What is called when the view gets its content.
  public typealias SetContent = @MainActor (_ context: CallbackContext) -> Void

  /// Called when the view gets its content. Chained: all closures that were set are called, the oldest first.
  @preconcurrency public var setContent: SetContent? {
    get { storage[SetContentProperty<Self>.self] }
    set { storage[SetContentProperty<Self>.self] = newValue }
  }

  /// The model with a closure that is called when the view gets its content.
  @preconcurrency public func setContent(_ value: SetContent?) -> Self {
    copy(updating: SetContentProperty<Self>.self, to: value)
  }
}

package enum SetContentProperty<Model: CallbackContextEpoxyModeled & SetContentProviding>:
  CallbackProperty
{
  package typealias Context = Model.CallbackContext
  package static var keyPath: AnyKeyPath { \Model.setContent }
  package static var slot: ModelOriginSlot? { .setContent }
}
