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

/// A model with a closure that is called after the view was displayed.
public protocol DidDisplayProviding {}

extension CallbackContextEpoxyModeled where Self: DidDisplayProviding {
  /// A closure that is called after the view was displayed.
  public typealias DidDisplay = @MainActor (_ context: CallbackContext) -> Void

  /// The closure that is called after the view was displayed. Setting another closure adds it: all
  /// closures are called, the oldest first.
  @preconcurrency public var didDisplay: DidDisplay? {
    get { storage[DidDisplayProperty<Self>.self] }
    set { storage[DidDisplayProperty<Self>.self] = newValue }
  }

  /// Returns the model with a closure added that is called after the view was displayed.
  @preconcurrency public func didDisplay(_ value: DidDisplay?) -> Self {
    copy(updating: DidDisplayProperty<Self>.self, to: value)
  }
}

package enum DidDisplayProperty<Model: CallbackContextEpoxyModeled & DidDisplayProviding>:
  CallbackProperty
{
  package typealias Context = Model.CallbackContext
  package static var keyPath: AnyKeyPath { \Model.didDisplay }
}

/// A model with a closure that is called after the view was removed from the screen.
public protocol DidEndDisplayingProviding {}

extension CallbackContextEpoxyModeled where Self: DidEndDisplayingProviding {
  /// A closure that is called after the view was removed from the screen.
  public typealias DidEndDisplaying = @MainActor (_ context: CallbackContext) -> Void

  /// The closure that is called after the view was removed from the screen. Setting another closure
  /// adds it: all closures are called, the oldest first.
  @preconcurrency public var didEndDisplaying: DidEndDisplaying? {
    get { storage[DidEndDisplayingProperty<Self>.self] }
    set { storage[DidEndDisplayingProperty<Self>.self] = newValue }
  }

  /// Returns the model with a closure added that is called after the view was removed from the
  /// screen.
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

/// A model with a closure that is called when the view is selected.
public protocol DidSelectProviding {}

extension CallbackContextEpoxyModeled where Self: DidSelectProviding {
  /// A closure that is called when the view is selected.
  public typealias DidSelect = @MainActor (_ context: CallbackContext) -> Void

  /// The closure that is called when the view is selected. Setting another closure adds it: all
  /// closures are called, the oldest first.
  @preconcurrency public var didSelect: DidSelect? {
    get { storage[DidSelectProperty<Self>.self] }
    set { storage[DidSelectProperty<Self>.self] = newValue }
  }

  /// Returns the model with a closure added that is called when the view is selected.
  @preconcurrency public func didSelect(_ value: DidSelect?) -> Self {
    copy(updating: DidSelectProperty<Self>.self, to: value)
  }
}

package enum DidSelectProperty<Model: CallbackContextEpoxyModeled & DidSelectProviding>:
  CallbackProperty
{
  package typealias Context = Model.CallbackContext
  package static var keyPath: AnyKeyPath { \Model.didSelect }
}
