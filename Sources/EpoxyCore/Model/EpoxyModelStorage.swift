// SPDX-License-Identifier: MIT

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
  private var last: StoredProperty?

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
      if let entry = entry(at: property.keyPath, Property.self) {
        let value = property.updateStrategy.update(entry.value, newValue)
        replace(entry, with: DeclaredValue(property, value, after: entry.previous))
      } else {
        last = DeclaredValue(property, newValue, after: last)
      }
    }
  }

  /// The value of a property, or its default. Setting a property again combines both values.
  package subscript<Property: ModelProperty>(_ property: Property.Type) -> Property.Value {
    get { entry(of: property)?.value ?? Property.defaultValue }
    set {
      if let entry = entry(of: property) {
        let value = Property.updated(entry.value, with: newValue)
        replace(entry, with: TypedValue<Property>(value, after: entry.previous))
      } else {
        last = TypedValue<Property>(newValue, after: last)
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

  private func entry<Property: ModelProperty>(
    of property: Property.Type
  ) -> StoredValue<Property.Value>? {
    let key = ObjectIdentifier(property)
    guard let entry = firstEntry(where: { $0 == key }) else { return nil }
    // The same property may have been set by its key path.
    return entry.key == nil
      ? self.entry(at: Property.keyPath, Property.Value.self)
      : entry as? StoredValue<Property.Value>
  }

  /// Whether one of the properties with these keys may have been set. Never false if one was.
  package func mayContain(anyOf keys: [ObjectIdentifier]) -> Bool {
    firstEntry(where: keys.contains) != nil
  }

  /// The entry with such a key that was added last; otherwise an entry without a key, which may be
  /// for any property. Most lookups end here without a value, and a search by key needs no generic
  /// types.
  private func firstEntry(where isKey: (ObjectIdentifier) -> Bool) -> StoredProperty? {
    last?.first { $0.map(isKey) ?? false } ?? last?.first { $0 == nil }
  }

  private func entry<Value>(at keyPath: AnyKeyPath, _: Value.Type) -> StoredValue<Value>? {
    var next = last
    while let entry = next {
      if let entry = entry as? StoredValue<Value>, entry.keyPath == keyPath { return entry }
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
