// SPDX-License-Identifier: MIT

/// A property of a model together with its value.
@usableFromInline package protocol StoredProperty: AnyObject {
  /// The identity.
  var keyPath: AnyKeyPath { get }

  /// The identity, where that is what the property is known by.
  var declaredKeyPath: AnyKeyPath? { get }

  var valueType: Any.Type { get }
  var anyValue: Any { get }

  /// The same property with the other's value added, by this one's strategy.
  func merged(with other: any StoredProperty) -> any StoredProperty
}

/// A property that is known by its type.
package final class StoredValue<Property: ModelProperty>: StoredProperty {
  package let value: Property.Value

  package init(_ value: Property.Value) {
    self.value = value
  }

  package var keyPath: AnyKeyPath { Property.keyPath }
  package var declaredKeyPath: AnyKeyPath? { nil }
  package var valueType: Any.Type { Property.Value.self }
  package var anyValue: Any { value }

  package func merged(with other: any StoredProperty) -> any StoredProperty {
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

  init(_ property: EpoxyModelProperty<Value>, _ value: Value) {
    self.property = property
    self.value = value
  }

  var keyPath: AnyKeyPath { property.keyPath }
  var declaredKeyPath: AnyKeyPath? { property.keyPath }
  var valueType: Any.Type { Value.self }
  var anyValue: Any { value }

  func merged(with other: any StoredProperty) -> any StoredProperty {
    guard let new = other.anyValue as? Value else {
      reportMismatch(of: self, with: other.valueType)
      return DeclaredValue(property, property.defaultValue())
    }
    return DeclaredValue(property, property.updateStrategy.update(value, new))
  }
}

private func reportMismatch(of property: any StoredProperty, with type: Any.Type) {
  EpoxyLogger.shared.assertionFailure(
    "The property at \(property.keyPath) holds a \(property.valueType), and a \(type) elsewhere.")
}
