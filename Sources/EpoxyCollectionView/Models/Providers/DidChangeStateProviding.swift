// SPDX-License-Identifier: MIT

/// A model with a closure that is called when its cell is touched, selected or let go.
public protocol DidChangeStateProviding {}

extension CallbackContextEpoxyModeled where Self: DidChangeStateProviding {
  /// What is called when the cell is touched, selected or let go.
  public typealias DidChangeState = @MainActor (_ context: CallbackContext) -> Void

  /// Called when the cell is touched, selected or let go. Chained: all closures that were set are called, the oldest first.
  @preconcurrency public var didChangeState: DidChangeState? {
    get { storage[DidChangeStateProperty<Self>.self] }
    set { storage[DidChangeStateProperty<Self>.self] = newValue }
  }

  /// The model with a closure that is called when the cell is touched, selected or let go.
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
