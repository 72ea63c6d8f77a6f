// SPDX-License-Identifier: MIT

/// A value that describes a part of a screen, with properties that are set by chained calls.
///
/// Items, sections, group items and bars conform to it. A type of your own conforms by storing an
/// ``EpoxyModelStorage``, and receives the properties of all `…Providing` protocols that it lists.
/// A property of your own is an ``EpoxyModelProperty``.
///
/// ```swift
/// struct Chapter: EpoxyModeled, DataIDProviding, StyleIDProviding {
///   var storage = EpoxyModelStorage()
/// }
///
/// let first = Chapter().dataID("first").styleID("wide")
/// let second = first.dataID("second")
/// print(first.dataID, second.dataID, second.styleID ?? "none")  // first second wide
/// ```
///
/// Models are values: a call returns a changed copy and leaves the receiver as it was. A copy
/// shares the properties of its original, so a chained call allocates one object. Reading a
/// property searches a list of those that were set, of which a model has few. Setting a property
/// again replaces the value, except for closures, which are chained: all of them are called, the
/// oldest first.
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
