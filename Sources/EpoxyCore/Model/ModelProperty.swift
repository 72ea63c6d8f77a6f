// SPDX-License-Identifier: MIT

/// A property of models that is known by its type.
///
/// It says the same as an `EpoxyModelProperty`, but needs no closures and no key path that is made anew
/// for each class of view: a list makes and reads thousands of models at once.
@usableFromInline package protocol ModelProperty {
  associatedtype Value

  /// What the property is where it was not set.
  static var defaultValue: Value { get }

  /// The property's identity, for an `EpoxyModelProperty` that means the same.
  static var keyPath: AnyKeyPath { get }

  /// What an origin knows the property as.
  static var slot: ModelOriginSlot? { get }

  /// What becomes of an old value and a new one.
  static func updated(_ old: Value, with new: Value) -> Value
}

extension ModelProperty {
  @inlinable package static var slot: ModelOriginSlot? { nil }

  @inlinable package static func updated(_ old: Value, with new: Value) -> Value { new }
}

/// A property that is a closure of the main actor: all closures that are set are called.
@usableFromInline package protocol CallbackProperty: ModelProperty
where Value == (@MainActor (Context) -> Void)? {
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
  /// The model with another value of a property.
  @inlinable package func copy<Property: ModelProperty>(
    updating property: Property.Type, to value: Property.Value
  ) -> Self {
    var copy = self
    copy.storage[property] = value
    return copy
  }
}
