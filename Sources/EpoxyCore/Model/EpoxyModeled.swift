// SPDX-License-Identifier: MIT

/// A value that describes something to be shown, with properties that can be set by chained calls.
public protocol EpoxyModeled {
  /// The properties that were set.
  var storage: EpoxyModelStorage { get set }
}

extension EpoxyModeled {
  /// The value of a property.
  public subscript<Property>(property: EpoxyModelProperty<Property>) -> Property {
    get { storage[property] }
    set { storage[property] = newValue }
  }

  /// The model with another value of a property.
  public func copy<Value>(updating property: EpoxyModelProperty<Value>, to value: Value) -> Self {
    var copy = self
    copy.storage[property] = value
    return copy
  }

  /// The model with the properties of another one added.
  public func merging(_ other: any EpoxyModeled) -> Self {
    var copy = self
    copy.storage.merge(other.storage)
    return copy
  }
}

/// A model whose closures are called with a context.
public protocol CallbackContextEpoxyModeled: EpoxyModeled {
  /// What closures are given: the view and why they are called, for example.
  associatedtype CallbackContext
}

/// A model of a view.
public protocol ViewEpoxyModeled: EpoxyModeled {
  /// The class of the view.
  associatedtype View: ViewType
}
