// SPDX-License-Identifier: MIT

/// A model with a closure that is called to set the content of the view.
public protocol SetContentProviding {}

extension CallbackContextEpoxyModeled where Self: SetContentProviding {
  /// A closure that is called to set the content of the view.
  public typealias SetContent = @MainActor (_ context: CallbackContext) -> Void

  /// The closure that is called to set the content of the view. Setting another closure adds it:
  /// all closures are called, the oldest first.
  @preconcurrency public var setContent: SetContent? {
    get { storage[SetContentProperty.self, of: Self.self] }
    set { storage[SetContentProperty.self, of: Self.self] = newValue }
  }

  /// Returns the model with a closure added that is called to set the content of the view.
  @preconcurrency public func setContent(_ value: SetContent?) -> Self {
    copy(updating: SetContentProperty.self, to: value)
  }
}

package enum SetContentProperty: CallbackProperty {
  package static func keyPath(of model: any CallbackContextEpoxyModeled.Type) -> AnyKeyPath {
    func path<Model: CallbackContextEpoxyModeled & SetContentProviding>(_: Model.Type) -> AnyKeyPath
    {
      \Model.setContent
    }
    let model = model as! any (CallbackContextEpoxyModeled & SetContentProviding).Type
    return path(model)
  }
}

/// A model with a closure that is called to set the behaviors of the view.
public protocol SetBehaviorsProviding {}

extension CallbackContextEpoxyModeled where Self: SetBehaviorsProviding {
  /// A closure that is called to set the behaviors of the view.
  public typealias SetBehaviors = @MainActor (_ context: CallbackContext) -> Void

  /// The closure that is called to set the behaviors of the view. Setting another closure adds it:
  /// all closures are called, the oldest first.
  @preconcurrency public var setBehaviors: SetBehaviors? {
    get { storage[SetBehaviorsProperty.self, of: Self.self] }
    set { storage[SetBehaviorsProperty.self, of: Self.self] = newValue }
  }

  /// Returns the model with a closure added that is called to set the behaviors of the view.
  @preconcurrency public func setBehaviors(_ value: SetBehaviors?) -> Self {
    copy(updating: SetBehaviorsProperty.self, to: value)
  }
}

package enum SetBehaviorsProperty: CallbackProperty {
  package static func keyPath(of model: any CallbackContextEpoxyModeled.Type) -> AnyKeyPath {
    func path<Model: CallbackContextEpoxyModeled & SetBehaviorsProviding>(_: Model.Type)
      -> AnyKeyPath
    {
      \Model.setBehaviors
    }
    let model = model as! any (CallbackContextEpoxyModeled & SetBehaviorsProviding).Type
    return path(model)
  }
}

/// A model with content of an erased type.
public protocol ErasedContentProviding {
  /// The content, or nil.
  var erasedContent: Any? { get }

  /// Returns whether the content equals that of another model; nil if contents cannot be compared.
  var isErasedContentEqual: ((any ErasedContentProviding) -> Bool)? { get }
}

extension EpoxyModeled where Self: ErasedContentProviding {
  /// The content, or nil.
  public var erasedContent: Any? {
    get { storage[ErasedContentProperty.self] }
    set { storage[ErasedContentProperty.self] = newValue }
  }

  /// Returns whether the content equals that of another model; nil if contents cannot be compared.
  public var isErasedContentEqual: ((any ErasedContentProviding) -> Bool)? {
    get { storage[IsErasedContentEqualProperty.self] }
    set { storage[IsErasedContentEqualProperty.self] = newValue }
  }
}

extension ErasedContentProviding {
  /// Whether both contents are equal, or neither model has comparable content.
  package func hasSameContent(as other: any ErasedContentProviding) -> Bool {
    guard let isErasedContentEqual else { return other.isErasedContentEqual == nil }
    return isErasedContentEqual(other)
  }
}

extension Diffable where Self: ErasedContentProviding {
  /// Whether the contents are equal, or neither model has content.
  public func isDiffableItemEqual(to otherDiffableItem: any Diffable) -> Bool {
    guard let other = otherDiffableItem as? any ErasedContentProviding else { return false }
    return hasSameContent(as: other)
  }
}

package enum ErasedContentProperty: ModelProperty {
  package static var defaultValue: Any? { nil }
  package static var keyPath: AnyKeyPath { \(any ErasedContentProviding).erasedContent }
}

package enum IsErasedContentEqualProperty: ModelProperty {
  package static var defaultValue: ((any ErasedContentProviding) -> Bool)? { nil }
  package static var keyPath: AnyKeyPath { \(any ErasedContentProviding).isErasedContentEqual }
}

/// A context with the animation of an update.
public protocol AnimatedProviding {
  /// Whether the update is animated.
  var animated: Bool { get }
}

/// A context with traits.
public protocol TraitCollectionProviding {
  /// The traits of the view for which content is provided.
  var traitCollection: UITraitCollection { get }
}
