// SPDX-License-Identifier: MIT

/// A property of a model together with its value, and what was set before it.
///
/// A model that has one more property than another shares the rest with it, so that a chained call costs
/// one object.
@usableFromInline package class StoredProperty {
  /// The type that the property is known by; none where that is its key path.
  @usableFromInline final let key: ObjectIdentifier?

  /// What was set before it.
  @usableFromInline final let previous: StoredProperty?

  @usableFromInline init(key: ObjectIdentifier?, previous: StoredProperty?) {
    self.key = key
    self.previous = previous
  }

  /// The identity.
  var keyPath: AnyKeyPath { fatalError("not overridden") }

  var valueType: Any.Type { fatalError("not overridden") }
  @usableFromInline var anyValue: Any { fatalError("not overridden") }

  /// The same property, set after another one.
  func following(_ previous: StoredProperty?) -> StoredProperty { fatalError("not overridden") }

  /// The same property with the other's value added, by this one's strategy.
  func merged(with other: StoredProperty) -> StoredProperty { fatalError("not overridden") }

  /// Whether this or something before it is one of the properties whose types are wanted, or one that is
  /// known by its key path.
  package final func mayInclude(_ isWanted: (ObjectIdentifier) -> Bool) -> Bool {
    // A loop would count references to each.
    guard let key, !isWanted(key) else { return true }
    return previous?.mayInclude(isWanted) ?? false
  }

  /// Whether both are values of one property, however it is known.
  final func isSameProperty(as keyPath: AnyKeyPath, _ valueType: Any.Type) -> Bool {
    self.valueType == valueType && self.keyPath == keyPath
  }
}

/// A property that is known by its type.
@usableFromInline package final class StoredValue<Property: ModelProperty>: StoredProperty {
  @usableFromInline package let value: Property.Value

  @inlinable package init(_ value: Property.Value, after previous: StoredProperty? = nil) {
    self.value = value
    super.init(key: ObjectIdentifier(Property.self), previous: previous)
  }

  override var keyPath: AnyKeyPath { Property.keyPath }
  override var valueType: Any.Type { Property.Value.self }
  @usableFromInline override var anyValue: Any { value }

  override func following(_ previous: StoredProperty?) -> StoredProperty {
    StoredValue(value, after: previous)
  }

  override func merged(with other: StoredProperty) -> StoredProperty {
    if let other = other as? StoredValue {
      return StoredValue(Property.updated(value, with: other.value))
    }
    guard let new = other.anyValue as? Property.Value else {
      reportMismatch(of: self, with: other.valueType)
      return StoredValue(Property.defaultValue)
    }
    return StoredValue(Property.updated(value, with: new))
  }
}

/// A property that is known by its key path.
final class DeclaredValue<Value>: StoredProperty {
  let property: EpoxyModelProperty<Value>
  let value: Value

  init(_ property: EpoxyModelProperty<Value>, _ value: Value, after previous: StoredProperty? = nil)
  {
    self.property = property
    self.value = value
    super.init(key: nil, previous: previous)
  }

  override var keyPath: AnyKeyPath { property.keyPath }
  override var valueType: Any.Type { Value.self }
  override var anyValue: Any { value }

  override func following(_ previous: StoredProperty?) -> StoredProperty {
    DeclaredValue(property, value, after: previous)
  }

  override func merged(with other: StoredProperty) -> StoredProperty {
    guard let new = other.anyValue as? Value else {
      reportMismatch(of: self, with: other.valueType)
      return DeclaredValue(property, property.defaultValue())
    }
    return DeclaredValue(property, property.updateStrategy.update(value, new))
  }
}

private func reportMismatch(of property: StoredProperty, with type: Any.Type) {
  EpoxyLogger.shared.assertionFailure(
    "The property at \(property.keyPath) holds a \(property.valueType), and a \(type) elsewhere.")
}
