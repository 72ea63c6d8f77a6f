// SPDX-License-Identifier: MIT

/// A model with a closure that is called to set the behaviors of the view.
public protocol SetBehaviorsProviding {}

extension CallbackContextEpoxyModeled where Self: SetBehaviorsProviding {
  /// A closure that is called to set the behaviors of the view.
  public typealias SetBehaviors = @MainActor (_ context: CallbackContext) -> Void

  /// The closure that is called to set the behaviors of the view. Setting another closure adds it: all
  /// closures are called, the oldest first.
  @preconcurrency public var setBehaviors: SetBehaviors? {
    get { storage[SetBehaviorsProperty<Self>.self] }
    set { storage[SetBehaviorsProperty<Self>.self] = newValue }
  }

  /// Returns the model with a closure added that is called to set the behaviors of the view.
  @preconcurrency public func setBehaviors(_ value: SetBehaviors?) -> Self {
    copy(updating: SetBehaviorsProperty<Self>.self, to: value)
  }
}

package enum SetBehaviorsProperty<Model: CallbackContextEpoxyModeled & SetBehaviorsProviding>:
  CallbackProperty
{
  package typealias Context = Model.CallbackContext
  package static var keyPath: AnyKeyPath { \Model.setBehaviors }
}
