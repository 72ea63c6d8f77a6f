// SPDX-License-Identifier: MIT

/// A property of models that is identified by its type.
///
/// It is equivalent to an `EpoxyModelProperty` with the same key path. Looking it up compares two
/// pointers, while the key path of a generic model has to be created for each access.
@usableFromInline
package protocol ModelProperty {
  associatedtype Value

  /// The value of a property that was not set.
  static var defaultValue: Value { get }

  /// The key path of an equivalent `EpoxyModelProperty`.
  static var keyPath: AnyKeyPath { get }

  /// Returns the value that results from setting a value that was set before.
  static func updated(_ old: Value, with new: Value) -> Value
}

extension ModelProperty {
  package static func updated(_ old: Value, with new: Value) -> Value { new }
}

/// A property that is a closure of the main actor, and belongs to one type of model. All closures
/// that are set are called, the oldest first.
///
/// The type of the property and that of the model are its identity, so that a closure is found
/// without the types of the closure and of its parameter, which the run time would look up.
package protocol CallbackProperty {
  /// The key path of an equivalent `EpoxyModelProperty` of a model that has the property.
  static func keyPath(of model: any CallbackContextEpoxyModeled.Type) -> AnyKeyPath
}

extension Optional {
  /// Returns a closure that calls both, or the only one.
  func chained<Context>(
    with new: Self
  ) -> Self where Wrapped == @MainActor (Context) -> Void {
    guard let self, let new else { return new ?? self }
    return { context in
      self(context)
      new(context)
    }
  }
}

extension CallbackContextEpoxyModeled {
  /// Returns the model with a closure added.
  package func copy(
    updating property: any CallbackProperty.Type,
    to value: (@MainActor (CallbackContext) -> Void)?
  ) -> Self {
    var copy = self
    copy.storage[property, of: Self.self] = value
    return copy
  }
}

extension EpoxyModeled {
  /// Returns the model with a property updated.
  package func copy<Property: ModelProperty>(
    updating property: Property.Type, to value: Property.Value
  ) -> Self {
    var copy = self
    copy.storage[property] = value
    return copy
  }
}
