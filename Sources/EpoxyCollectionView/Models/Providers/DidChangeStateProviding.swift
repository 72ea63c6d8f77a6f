// SPDX-License-Identifier: MIT

/// A model with a closure that is called when the state of its cell changes.
public protocol DidChangeStateProviding {}

extension CallbackContextEpoxyModeled where Self: DidChangeStateProviding {
  /// The closure that is called when the cell is touched, selected or returns to normal.
  public typealias DidChangeState = @MainActor (_ context: CallbackContext) -> Void

  /// The closure that is called when the cell is touched, selected or returns to normal. Chained: all closures that were set are called, the oldest first.
  @preconcurrency public var didChangeState: DidChangeState? {
    get { storage[DidChangeStateProperty<Self>.self] }
    set { storage[DidChangeStateProperty<Self>.self] = newValue }
  }

  /// Returns the model with a closure that is called when the state of the cell changes.
  @preconcurrency public func didChangeState(_ value: DidChangeState?) -> Self {
    copy(updating: DidChangeStateProperty<Self>.self, to: value)
  }
}

enum DidChangeStateProperty<Model: CallbackContextEpoxyModeled & DidChangeStateProviding>:
  CallbackProperty
{
  typealias Context = Model.CallbackContext
  static var keyPath: AnyKeyPath { \Model.didChangeState }
}
