// SPDX-License-Identifier: MIT

/// A property of models that is identified by its type.
///
/// It is equivalent to an `EpoxyModelProperty` with the same key path. Looking it up compares two
/// pointers, while the key path of a generic model has to be created for each access.
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

/// A property that is a closure of the main actor. All closures that are set are called, the oldest
/// first.
package protocol CallbackProperty: ModelProperty where Value == (@MainActor (Context) -> Void)? {
  associatedtype Context
}

extension CallbackProperty {
  package static var defaultValue: Value { nil }

  package static func updated(_ old: Value, with new: Value) -> Value {
    guard let old, let new else { return new ?? old }
    return { context in
      old(context)
      new(context)
    }
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
