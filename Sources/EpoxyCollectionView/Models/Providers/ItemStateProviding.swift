// SPDX-License-Identifier: MIT

/// A model with a closure that is called when the state of its cell changes.
public protocol DidChangeStateProviding {}

extension CallbackContextEpoxyModeled where Self: DidChangeStateProviding {
  /// The closure that is called when the cell is touched, selected or returns to normal.
  public typealias DidChangeState = @MainActor (_ context: CallbackContext) -> Void

  /// The closure that is called when the cell is touched, selected or returns to normal. Chained:
  /// all closures that were set are called, the oldest first.
  @preconcurrency public var didChangeState: DidChangeState? {
    get { storage[DidChangeStateProperty.self, of: Self.self] }
    set { storage[DidChangeStateProperty.self, of: Self.self] = newValue }
  }

  /// Returns the model with a closure that is called when the state of the cell changes.
  @preconcurrency public func didChangeState(_ value: DidChangeState?) -> Self {
    copy(updating: DidChangeStateProperty.self, to: value)
  }
}

enum DidChangeStateProperty: CallbackProperty {
  static func keyPath(of model: any CallbackContextEpoxyModeled.Type) -> AnyKeyPath {
    func path<Model: CallbackContextEpoxyModeled & DidChangeStateProviding>(_: Model.Type)
      -> AnyKeyPath
    {
      \Model.didChangeState
    }
    let model = model as! any (CallbackContextEpoxyModeled & DidChangeStateProviding).Type
    return path(model)
  }
}

/// A model that defines whether the user can move its item.
public protocol IsMovableProviding {
  /// Whether the user can move the item.
  var isMovable: Bool { get }
}

extension EpoxyModeled where Self: IsMovableProviding {
  /// Whether the user can move the item; by default false.
  public var isMovable: Bool {
    get { storage[IsMovableProperty.self] }
    set { storage[IsMovableProperty.self] = newValue }
  }

  /// Returns the model with another value.
  public func isMovable(_ value: Bool) -> Self {
    copy(updating: IsMovableProperty.self, to: value)
  }
}

enum IsMovableProperty: ModelProperty {
  static var defaultValue: Bool { false }
  static var keyPath: AnyKeyPath { \(any IsMovableProviding).isMovable }
}

/// A model that defines the appearance of its selected item.
public protocol SelectionStyleProviding {
  /// The appearance of the selected item; nil if the collection view decides.
  var selectionStyle: ItemSelectionStyle? { get }
}

extension EpoxyModeled where Self: SelectionStyleProviding {
  /// The appearance of the selected item; nil, the default, if the collection view decides.
  public var selectionStyle: ItemSelectionStyle? {
    get { storage[SelectionStyleProperty.self] }
    set { storage[SelectionStyleProperty.self] = newValue }
  }

  /// Returns the model with another style.
  public func selectionStyle(_ value: ItemSelectionStyle?) -> Self {
    copy(updating: SelectionStyleProperty.self, to: value)
  }
}

enum SelectionStyleProperty: ModelProperty {
  static var defaultValue: ItemSelectionStyle? { nil }
  static var keyPath: AnyKeyPath { \(any SelectionStyleProviding).selectionStyle }
}
