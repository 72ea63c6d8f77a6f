// SPDX-License-Identifier: MIT

/// A model with a closure that is called before the view is displayed.
public protocol WillDisplayProviding {}

extension CallbackContextEpoxyModeled where Self: WillDisplayProviding {
  /// A closure that is called before the view is displayed.
  public typealias WillDisplay = @MainActor (_ context: CallbackContext) -> Void

  /// The closure that is called before the view is displayed. Setting another closure adds it: all
  /// closures are called, the oldest first.
  @preconcurrency public var willDisplay: WillDisplay? {
    get { storage[WillDisplayProperty.self, of: Self.self] }
    set { storage[WillDisplayProperty.self, of: Self.self] = newValue }
  }

  /// Returns the model with a closure added that is called before the view is displayed.
  @preconcurrency public func willDisplay(_ value: WillDisplay?) -> Self {
    copy(updating: WillDisplayProperty.self, to: value)
  }
}

package enum WillDisplayProperty: CallbackProperty {
  package static func keyPath(of model: any CallbackContextEpoxyModeled.Type) -> AnyKeyPath {
    func path<Model: CallbackContextEpoxyModeled & WillDisplayProviding>(_: Model.Type)
      -> AnyKeyPath
    {
      \Model.willDisplay
    }
    let model = model as! any (CallbackContextEpoxyModeled & WillDisplayProviding).Type
    return path(model)
  }
}

/// A model with a closure that is called after the view was displayed.
public protocol DidDisplayProviding {}

extension CallbackContextEpoxyModeled where Self: DidDisplayProviding {
  /// A closure that is called after the view was displayed.
  public typealias DidDisplay = @MainActor (_ context: CallbackContext) -> Void

  /// The closure that is called after the view was displayed. Setting another closure adds it: all
  /// closures are called, the oldest first.
  @preconcurrency public var didDisplay: DidDisplay? {
    get { storage[DidDisplayProperty.self, of: Self.self] }
    set { storage[DidDisplayProperty.self, of: Self.self] = newValue }
  }

  /// Returns the model with a closure added that is called after the view was displayed.
  @preconcurrency public func didDisplay(_ value: DidDisplay?) -> Self {
    copy(updating: DidDisplayProperty.self, to: value)
  }
}

package enum DidDisplayProperty: CallbackProperty {
  package static func keyPath(of model: any CallbackContextEpoxyModeled.Type) -> AnyKeyPath {
    func path<Model: CallbackContextEpoxyModeled & DidDisplayProviding>(_: Model.Type) -> AnyKeyPath
    {
      \Model.didDisplay
    }
    let model = model as! any (CallbackContextEpoxyModeled & DidDisplayProviding).Type
    return path(model)
  }
}

/// A model with a closure that is called after the view was removed from the screen.
public protocol DidEndDisplayingProviding {}

extension CallbackContextEpoxyModeled where Self: DidEndDisplayingProviding {
  /// A closure that is called after the view was removed from the screen.
  public typealias DidEndDisplaying = @MainActor (_ context: CallbackContext) -> Void

  /// The closure that is called after the view was removed from the screen. Setting another closure
  /// adds it: all closures are called, the oldest first.
  @preconcurrency public var didEndDisplaying: DidEndDisplaying? {
    get { storage[DidEndDisplayingProperty.self, of: Self.self] }
    set { storage[DidEndDisplayingProperty.self, of: Self.self] = newValue }
  }

  /// Returns the model with a closure added that is called after the view was removed from the
  /// screen.
  @preconcurrency public func didEndDisplaying(_ value: DidEndDisplaying?) -> Self {
    copy(updating: DidEndDisplayingProperty.self, to: value)
  }
}

package enum DidEndDisplayingProperty: CallbackProperty {
  package static func keyPath(of model: any CallbackContextEpoxyModeled.Type) -> AnyKeyPath {
    func path<Model: CallbackContextEpoxyModeled & DidEndDisplayingProviding>(_: Model.Type)
      -> AnyKeyPath
    {
      \Model.didEndDisplaying
    }
    let model = model as! any (CallbackContextEpoxyModeled & DidEndDisplayingProviding).Type
    return path(model)
  }
}

/// A model with a closure that is called when the view is selected.
public protocol DidSelectProviding {}

extension CallbackContextEpoxyModeled where Self: DidSelectProviding {
  /// A closure that is called when the view is selected.
  public typealias DidSelect = @MainActor (_ context: CallbackContext) -> Void

  /// The closure that is called when the view is selected. Setting another closure adds it: all
  /// closures are called, the oldest first.
  @preconcurrency public var didSelect: DidSelect? {
    get { storage[DidSelectProperty.self, of: Self.self] }
    set { storage[DidSelectProperty.self, of: Self.self] = newValue }
  }

  /// Returns the model with a closure added that is called when the view is selected.
  @preconcurrency public func didSelect(_ value: DidSelect?) -> Self {
    copy(updating: DidSelectProperty.self, to: value)
  }
}

package enum DidSelectProperty: CallbackProperty {
  package static func keyPath(of model: any CallbackContextEpoxyModeled.Type) -> AnyKeyPath {
    func path<Model: CallbackContextEpoxyModeled & DidSelectProviding>(_: Model.Type) -> AnyKeyPath
    {
      \Model.didSelect
    }
    let model = model as! any (CallbackContextEpoxyModeled & DidSelectProviding).Type
    return path(model)
  }
}
