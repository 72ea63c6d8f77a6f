// SPDX-License-Identifier: MIT

/// An immutable element of the linked list in an `EpoxyModelStorage`.
///
/// A model with one more property than another shares the rest of the list with it, so a chained
/// call allocates one object.
class StoredProperty {
  /// The type that identifies the property; nil if only its key path does.
  final let key: ObjectIdentifier?

  /// The property that was added before this one.
  final let previous: StoredProperty?

  fileprivate init(key: ObjectIdentifier?, previous: StoredProperty?) {
    self.key = key
    self.previous = previous
  }

  /// Returns the first property from this one on whose key satisfies a condition.
  ///
  /// Recursive, because a property is immutable: the calls pass its predecessor along, whereas a
  /// loop retains and releases each.
  final func first(where isKey: (ObjectIdentifier?) -> Bool) -> StoredProperty? {
    isKey(key) ? self : previous?.first(where: isKey)
  }

  /// The key path of the property.
  var keyPath: AnyKeyPath { fatalError("\(Self.self) does not override keyPath") }

  /// Whether `other` is a value of the same property.
  func isSameProperty(as other: StoredProperty) -> Bool {
    fatalError("\(Self.self) does not override isSameProperty(as:)")
  }

  /// Returns a copy that follows `previous`.
  func following(_ previous: StoredProperty?) -> StoredProperty {
    fatalError("\(Self.self) does not override following(_:)")
  }

  /// Returns the property with the value of `other`, a value of the same property, combined with
  /// its own.
  func merged(with other: StoredProperty) -> StoredProperty {
    fatalError("\(Self.self) does not override merged(with:)")
  }
}

/// A property with a value. The subclasses differ in what identifies the property.
class StoredValue<Value>: StoredProperty {
  final let value: Value

  fileprivate init(key: ObjectIdentifier?, _ value: Value, after previous: StoredProperty?) {
    self.value = value
    super.init(key: key, previous: previous)
  }

  /// Returns the same property with another value, after `previous`.
  func copy(_ value: Value, after previous: StoredProperty?) -> StoredValue {
    fatalError("\(Self.self) does not override copy(_:after:)")
  }

  /// Returns the value that results from merging `new` into this value.
  func updatedValue(_ new: Value) -> Value {
    fatalError("\(Self.self) does not override updatedValue(_:)")
  }

  final override func isSameProperty(as other: StoredProperty) -> Bool {
    other is StoredValue && other.keyPath == keyPath
  }

  final override func following(_ previous: StoredProperty?) -> StoredProperty {
    copy(value, after: previous)
  }

  final override func merged(with other: StoredProperty) -> StoredProperty {
    guard let other = other as? StoredValue else { return self }
    return copy(updatedValue(other.value), after: previous)
  }
}

/// A property that is identified by a type.
final class TypedValue<Property: ModelProperty>: StoredValue<Property.Value> {
  init(_ value: Property.Value, after previous: StoredProperty?) {
    super.init(key: ObjectIdentifier(Property.self), value, after: previous)
  }

  override var keyPath: AnyKeyPath { Property.keyPath }

  override func copy(
    _ value: Property.Value, after previous: StoredProperty?
  ) -> StoredValue<Property.Value> {
    TypedValue(value, after: previous)
  }

  override func updatedValue(_ new: Property.Value) -> Property.Value {
    Property.updated(value, with: new)
  }
}

/// A property that is identified by its key path.
final class DeclaredValue<Value>: StoredValue<Value> {
  private let property: EpoxyModelProperty<Value>

  init(_ property: EpoxyModelProperty<Value>, _ value: Value, after previous: StoredProperty?) {
    self.property = property
    super.init(key: nil, value, after: previous)
  }

  override var keyPath: AnyKeyPath { property.keyPath }

  override func copy(_ value: Value, after previous: StoredProperty?) -> StoredValue<Value> {
    DeclaredValue(property, value, after: previous)
  }

  override func updatedValue(_ new: Value) -> Value {
    property.updateStrategy.update(value, new)
  }
}
