// SPDX-License-Identifier: MIT

/// A value that describes a part of a screen, with properties that are set by chained calls.
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

  /// Returns the model with a property updated.
  public func copy<Value>(updating property: EpoxyModelProperty<Value>, to value: Value) -> Self {
    var copy = self
    copy.storage[property] = value
    return copy
  }

  /// Returns the model with the properties of another model merged into its own.
  public func merging(_ other: any EpoxyModeled) -> Self {
    var copy = self
    copy.storage.merge(other.storage)
    return copy
  }
}

/// A model whose closures are called with a context.
public protocol CallbackContextEpoxyModeled: EpoxyModeled {
  /// The parameter of the closures, for example the view and the cell's state.
  associatedtype CallbackContext
}

/// A model of a view.
public protocol ViewEpoxyModeled: EpoxyModeled {
  /// The class of the view.
  associatedtype View: ViewType
}
