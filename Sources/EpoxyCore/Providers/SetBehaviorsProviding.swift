// SPDX-License-Identifier: MIT

/// A model with a closure that is called when the view gets its behaviours.
public protocol SetBehaviorsProviding {}

extension CallbackContextEpoxyModeled where Self: SetBehaviorsProviding {
  /// What is called when the view gets its behaviours.
  public typealias SetBehaviors = @MainActor (_ context: CallbackContext) -> Void

  /// Called when the view gets its behaviours. Chained: all closures that were set are called, the oldest first.
  @preconcurrency public var setBehaviors: SetBehaviors? {
    get { storage[SetBehaviorsProperty<Self>.self] }
    set { storage[SetBehaviorsProperty<Self>.self] = newValue }
  }

  /// The model with a closure that is called when the view gets its behaviours.
  @preconcurrency public func setBehaviors(_ value: SetBehaviors?) -> Self {
    copy(updating: SetBehaviorsProperty<Self>.self, to: value)
  }
}

package enum SetBehaviorsProperty<Model: CallbackContextEpoxyModeled & SetBehaviorsProviding>:
  CallbackProperty
{
  package typealias Context = Model.CallbackContext
  package static var keyPath: AnyKeyPath { \Model.setBehaviors }
  package static var slot: ModelOriginSlot? { .setBehaviors }
}
