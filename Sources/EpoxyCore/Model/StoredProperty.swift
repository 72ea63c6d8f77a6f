// SPDX-License-Identifier: MIT

/// The identity of a property.
@usableFromInline
struct PropertyKey: Equatable {
  /// The type of the property.
  @usableFromInline let property: ObjectIdentifier

  /// The type of the model, for the closures of one type of model.
  @usableFromInline let model: ObjectIdentifier?

  @inlinable
  init(_ property: (some ModelProperty).Type) {
    self.property = ObjectIdentifier(property)
    model = nil
  }

  init(_ property: any CallbackProperty.Type, of model: any CallbackContextEpoxyModeled.Type) {
    self.property = ObjectIdentifier(property)
    self.model = ObjectIdentifier(model)
  }
}

/// An immutable element of the linked list in an `EpoxyModelStorage`.
///
/// A model with one more property than another shares the rest of the list with it, so a chained
/// call allocates one object.
@usableFromInline
class StoredProperty {
  /// The identity of the property; nil if only its key path identifies it.
  final let key: PropertyKey?

  /// The property that was added before this one.
  final let previous: StoredProperty?

  fileprivate init(key: PropertyKey?, previous: StoredProperty?) {
    self.key = key
    self.previous = previous
  }

  // The searches call themselves, because a property is immutable: the calls pass its predecessor
  // along, whereas a loop retains and releases each.

  /// The first property with a key, from this one on.
  final func first(with wanted: PropertyKey) -> StoredProperty? {
    key == wanted ? self : previous?.first(with: wanted)
  }

  /// The first property without a key, from this one on.
  final var firstDeclared: StoredProperty? {
    key == nil ? self : previous?.firstDeclared
  }

  /// Whether this element or one before it is, or may be, a value of one of these properties.
  final func mayBe(anyOf properties: [ObjectIdentifier]) -> Bool {
    guard let key else { return true }
    if key.model == nil {
      for property in properties where property == key.property { return true }
    }
    return previous?.mayBe(anyOf: properties) ?? false
  }

  /// The key path of the property.
  var keyPath: AnyKeyPath { fatalError("\(Self.self) does not override keyPath") }

  /// The type of the value.
  var valueType: Any.Type { fatalError("\(Self.self) does not override valueType") }

  /// The value if it has this type; nil for another type.
  func value<Value>(as _: Value.Type) -> Value? {
    fatalError("\(Self.self) does not override value(as:)")
  }

  /// Whether `other` is a value of the same property.
  final func isSameProperty(as other: StoredProperty) -> Bool {
    if let key, let otherKey = other.key { return key == otherKey }
    return valueType == other.valueType && keyPath == other.keyPath
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
@usableFromInline
class StoredValue<Value>: StoredProperty {
  @usableFromInline final let value: Value

  fileprivate init(key: PropertyKey?, _ value: Value, after previous: StoredProperty?) {
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

  final override var valueType: Any.Type { Value.self }

  final override func value<Other>(as type: Other.Type) -> Other? {
    type == Value.self ? value as? Other : nil
  }

  final override func following(_ previous: StoredProperty?) -> StoredProperty {
    copy(value, after: previous)
  }

  final override func merged(with other: StoredProperty) -> StoredProperty {
    guard let new = other.value(as: Value.self) else { return self }
    return copy(updatedValue(new), after: previous)
  }
}

/// A property that is identified by a type.
@usableFromInline
final class TypedValue<Property: ModelProperty>: StoredValue<Property.Value> {
  @usableFromInline
  init(_ value: Property.Value, after previous: StoredProperty?) {
    super.init(key: PropertyKey(Property.self), value, after: previous)
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

/// A closure of a type of model. Its type is found by the type of the model alone, without those of
/// the property and of the closure.
final class StoredCallback<Model: CallbackContextEpoxyModeled>: StoredProperty {
  typealias Callback = @MainActor (Model.CallbackContext) -> Void

  let callback: Callback?
  private let property: any CallbackProperty.Type

  init(
    _ property: any CallbackProperty.Type, _ callback: Callback?, after previous: StoredProperty?
  ) {
    self.property = property
    self.callback = callback
    super.init(key: PropertyKey(property, of: Model.self), previous: previous)
  }

  private init(_ original: StoredCallback, _ callback: Callback?, after previous: StoredProperty?) {
    property = original.property
    self.callback = callback
    super.init(key: original.key, previous: previous)
  }

  override var keyPath: AnyKeyPath { property.keyPath(of: Model.self) }

  override var valueType: Any.Type { Callback?.self }

  override func value<Value>(as type: Value.Type) -> Value? {
    type == Callback?.self ? callback as? Value : nil
  }

  override func following(_ previous: StoredProperty?) -> StoredProperty {
    StoredCallback(self, callback, after: previous)
  }

  override func merged(with other: StoredProperty) -> StoredProperty {
    guard let new = other.value(as: Callback?.self) else { return self }
    return StoredCallback(self, callback.chained(with: new), after: previous)
  }

  /// Returns the property with another closure chained to its own.
  func adding(_ new: Callback?) -> StoredProperty {
    StoredCallback(self, callback.chained(with: new), after: previous)
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
