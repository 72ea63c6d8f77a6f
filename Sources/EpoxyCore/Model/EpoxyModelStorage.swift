// SPDX-License-Identifier: MIT
internal import Resin

/// The properties that were set on a model.
///
/// A persistent linked list that is searched from the property added last: a model has few
/// properties, and copies share them. A model stores one and leaves it empty at first; see
/// ``EpoxyModeled``.
///
/// ```swift
/// struct Cover: EpoxyModeled, DataIDProviding, StyleIDProviding {
///   var storage = EpoxyModelStorage()
/// }
///
/// let defaults = Cover().styleID("small").dataID("none")
/// let cover = defaults.merging(Cover().dataID("front"))
/// print(cover.dataID, cover.styleID ?? "none")  // front small
/// ```
///
/// Adding a property allocates one object. Setting a property again also copies the properties that
/// were added after it. Properties are never removed: set the default to undo one. A closure cannot
/// be undone, because setting nil has no effect.
public struct EpoxyModelStorage {
  @usableFromInline var last: StoredProperty?

  /// Creates a storage without properties.
  public init() {}

  /// Whether both storages are copies of one, without changes after the copy.
  package func isIdentical(to other: Self) -> Bool { last === other.last }

  /// The value of a property, or its default. Setting a property again combines both values by the
  /// strategy of `property`.
  ///
  /// - Complexity: O(p), for p properties in the storage.
  public subscript<Property>(property: EpoxyModelProperty<Property>) -> Property {
    get { entry(at: property.keyPath, Property.self)?.value ?? property.defaultValue() }
    set {
      if let (entry, old) = entry(at: property.keyPath, Property.self) {
        let value = property.updateStrategy.update(old, newValue)
        replace(entry, with: DeclaredValue(property, value, after: entry.previous))
      } else {
        last = DeclaredValue(property, newValue, after: last)
      }
    }
  }

  /// The value of a property, or its default. Setting a property again combines both values.
  package subscript<Property: ModelProperty>(_ property: Property.Type) -> Property.Value {
    @inlinable get {
      guard let entry = firstEntry(with: PropertyKey(property)) else {
        return Property.defaultValue
      }
      if let entry = entry as? TypedValue<Property> { return entry.value }
      return declared(property) ?? Property.defaultValue
    }
    @inlinable set {
      if firstEntry(with: PropertyKey(property)) == nil {
        last = TypedValue<Property>(newValue, after: last)
      } else {
        update(property, to: newValue)
      }
    }
  }

  /// The closure of a type of model. Setting another closure chains both, and setting nil has no
  /// effect.
  package subscript<Model: CallbackContextEpoxyModeled>(
    _ property: any CallbackProperty.Type, of model: Model.Type
  ) -> (@MainActor (Model.CallbackContext) -> Void)? {
    get {
      guard let entry = firstEntry(with: PropertyKey(property, of: model)) else { return nil }
      if let entry = entry as? StoredCallback<Model> { return entry.callback }
      return declaredCallback(property, of: model)?.value
    }
    set {
      guard let entry = firstEntry(with: PropertyKey(property, of: model)) else {
        last = StoredCallback<Model>(property, newValue, after: last)
        return
      }
      if let entry = entry as? StoredCallback<Model> {
        replace(entry, with: entry.adding(newValue))
      } else if let (entry, old) = declaredCallback(property, of: model) {
        let value = old.chained(with: newValue)
        replace(entry, with: StoredCallback<Model>(property, value, after: entry.previous))
      } else {
        last = StoredCallback<Model>(property, newValue, after: last)
      }
    }
  }

  /// Adds the properties of another storage. Values of properties that both have are combined by
  /// this storage's strategy, with the other's as the new value.
  public mutating func merge(_ other: Self) {
    guard last != nil else {
      self = other
      return
    }
    for entry in other.entries.reversed() {
      if let own = entries.first(where: { $0.isSameProperty(as: entry) }) {
        replace(own, with: own.merged(with: entry))
      } else {
        last = entry.following(last)
      }
    }
  }
}

extension EpoxyModelStorage {
  /// The properties, the one added last first.
  private var entries: [StoredProperty] {
    var entries: [StoredProperty] = []
    var next = last
    while let entry = next {
      entries.append(entry)
      next = entry.previous
    }
    return entries
  }

  /// The value of a property that was set by its key path.
  @usableFromInline
  func declared<Property: ModelProperty>(_: Property.Type) -> Property.Value? {
    entry(at: Property.keyPath, Property.Value.self)?.value
  }

  /// Sets a property that may have a value.
  @usableFromInline
  mutating func update<Property: ModelProperty>(
    _ property: Property.Type, to newValue: Property.Value
  ) {
    let entry = firstEntry(with: PropertyKey(property))
    if let entry = entry as? TypedValue<Property> {
      let value = Property.updated(entry.value, with: newValue)
      replace(entry, with: TypedValue<Property>(value, after: entry.previous))
    } else if let (entry, old) = self.entry(at: Property.keyPath, Property.Value.self) {
      let value = Property.updated(old, with: newValue)
      replace(entry, with: TypedValue<Property>(value, after: entry.previous))
    } else {
      last = TypedValue<Property>(newValue, after: last)
    }
  }

  /// The entry of a closure that was set by its key path.
  private func declaredCallback<Model: CallbackContextEpoxyModeled>(
    _ property: any CallbackProperty.Type, of model: Model.Type
  ) -> (entry: StoredProperty, value: (@MainActor (Model.CallbackContext) -> Void)?)? {
    entry(
      at: property.keyPath(of: model), ((@MainActor (Model.CallbackContext) -> Void)?).self)
  }

  /// Whether both storages have the same data ID and the same style ID, by a symmetric comparison.
  package func hasSameIdentity(as other: Self) -> Bool {
    isSame(DataIDProperty.self, in: other) && isSame(StyleIDProperty.self, in: other)
  }

  private func isSame<Property: ModelProperty>(
    _ property: Property.Type, in other: Self
  ) -> Bool where Property.Value: Hashable {
    let key = PropertyKey(property)
    let (own, others) = (firstEntry(with: key), other.firstEntry(with: key))
    if own === others, own == nil || own?.key != nil { return true }
    if let own = own as? TypedValue<Property>, let others = others as? TypedValue<Property> {
      return own.value == others.value && others.value == own.value
    }
    return IdentityKey(self[property]) == IdentityKey(other[property])
  }

  /// Whether one of these properties may have been set. Never false if one was.
  package func mayContain(anyOf properties: [ObjectIdentifier]) -> Bool {
    last?.mayBe(anyOf: properties) ?? false
  }

  /// The entry with a key that was added last; otherwise an entry without a key, which may be for
  /// any property. Most lookups end here without a value, and a search by key needs no generic
  /// types.
  @usableFromInline
  func firstEntry(with key: PropertyKey) -> StoredProperty? {
    last?.first(with: key) ?? last?.firstDeclared
  }

  private func entry<Value>(
    at keyPath: AnyKeyPath, _: Value.Type
  ) -> (entry: StoredProperty, value: Value)? {
    var next = last
    while let entry = next {
      if let value = entry.value(as: Value.self), entry.keyPath == keyPath { return (entry, value) }
      next = entry.previous
    }
    return nil
  }

  /// Replaces an element of the list, which copies the elements added after it.
  private mutating func replace(_ old: StoredProperty, with new: StoredProperty) {
    let later = entries.prefix { $0 !== old }
    last = later.reversed().reduce(new) { $1.following($0) }
  }
}

// Swift Testing reflects and describes the values in a failed expectation, and a section has the
// models of all its items.
extension EpoxyModelStorage: CustomStringConvertible, CustomReflectable {
  /// The number of properties with a value.
  public var description: String { "EpoxyModelStorage(\(entries.count) properties)" }

  /// A mirror without children.
  public var customMirror: Mirror { Mirror(self, children: []) }
}
