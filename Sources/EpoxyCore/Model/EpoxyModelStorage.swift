// SPDX-License-Identifier: MIT

/// The properties of a model that were set.
///
/// A list that is searched from its beginning, for a model has few properties; what a factory set lies
/// together in one object, the origin.
public struct EpoxyModelStorage {
  private var origin: (any ModelOrigin)?

  // These count, where the origin has the same ones.
  private var entries: [any StoredProperty] = []

  /// Creates a storage without properties.
  public init() {}

  /// Creates a storage with an origin's properties.
  package init(origin: any ModelOrigin) {
    self.origin = origin
  }

  /// The value of a property, or its default. A second value is combined with the first one, as the
  /// property's strategy says.
  public subscript<Property>(property: EpoxyModelProperty<Property>) -> Property {
    get {
      guard let stored = stored(at: property.keyPath, Property.self) else {
        return property.defaultValue()
      }
      return (stored.anyValue as? Property) ?? property.defaultValue()
    }
    set {
      guard let stored = stored(at: property.keyPath, Property.self) else {
        entries.append(DeclaredValue(property, newValue))
        return
      }
      guard let old = stored.anyValue as? Property else { return }
      replace(stored, with: DeclaredValue(property, property.updateStrategy.update(old, newValue)))
    }
  }

  /// The value of a property, or its default. A second value is combined with the first one.
  package subscript<Property: ModelProperty>(_ property: Property.Type) -> Property.Value {
    get {
      if let value = value(of: property) { return value }
      return Property.defaultValue
    }
    set {
      guard let old = value(of: property) else {
        entries.append(StoredValue<Property>(newValue))
        return
      }
      let new = StoredValue<Property>(Property.updated(old, with: newValue))
      if let index = index(of: property) { entries[index] = new } else { entries.append(new) }
    }
  }

  /// Takes over the other's properties; those that both have are combined, the other's as the new
  /// value, by this storage's strategy.
  public mutating func merge(_ other: Self) {
    if origin == nil, entries.isEmpty {
      self = other
      return
    }
    for entry in other.allEntries {
      if let own = stored(at: entry.keyPath, entry.valueType) {
        replace(own, with: own.merged(with: entry))
      } else {
        entries.append(entry)
      }
    }
  }

  // MARK: What lists ask for each model

  package var dataID: AnyHashable {
    if entries.isEmpty, let origin { return origin.dataID }
    return self[DataIDProperty.self]
  }

  package var styleID: AnyHashable? {
    if entries.isEmpty, let origin { return origin.styleID }
    return self[StyleIDProperty.self]
  }

  /// Whether the contents are equal, as far as the origins can tell.
  package func isContentEqual(to other: Self) -> Bool? {
    guard let origin, let otherOrigin = other.origin, !changesContent, !other.changesContent else {
      return nil
    }
    return origin.isContentEqual(to: otherOrigin)
  }

  private var changesContent: Bool {
    !entries.isEmpty
      && (index(of: ErasedContentProperty.self) != nil
        || index(of: IsErasedContentEqualProperty.self) != nil)
  }
}

extension EpoxyModelStorage {
  private func value<Property: ModelProperty>(of property: Property.Type) -> Property.Value? {
    if let index = index(of: property) {
      if let stored = entries[index] as? StoredValue<Property> { return stored.value }
      return entries[index].anyValue as? Property.Value
    }
    guard let origin, let slot = Property.slot else { return nil }
    return (origin.entry(in: slot) as? StoredValue<Property>)?.value
  }

  private func index<Property: ModelProperty>(of property: Property.Type) -> Int? {
    if entries.isEmpty { return nil }
    if let index = entries.firstIndex(where: { type(of: $0) == StoredValue<Property>.self }) {
      return index
    }
    // The same property may have been set by its key path.
    return entries.firstIndex {
      $0.declaredKeyPath != nil && $0.valueType == Property.Value.self
        && $0.keyPath == Property.keyPath
    }
  }

  private func stored(at keyPath: AnyKeyPath, _ valueType: Any.Type) -> (any StoredProperty)? {
    // Most key paths are objects that exist once, and comparing all of them takes long.
    if let entry = entries.first(where: { $0.declaredKeyPath === keyPath }) { return entry }
    if let entry = entries.first(where: { $0.valueType == valueType && $0.keyPath == keyPath }) {
      return entry
    }
    guard let origin else { return nil }
    for slot in ModelOriginSlot.allCases {
      if let entry = origin.entry(in: slot), entry.valueType == valueType, entry.keyPath == keyPath
      {
        return entry
      }
    }
    return nil
  }

  private mutating func replace(_ old: any StoredProperty, with new: any StoredProperty) {
    if let index = entries.firstIndex(where: { $0 === old }) {
      entries[index] = new
    } else {
      entries.append(new)
    }
  }

  private var allEntries: [any StoredProperty] {
    guard let origin else { return entries }
    let inherited = ModelOriginSlot.allCases.compactMap { origin.entry(in: $0) }
    return inherited.filter { inherited in
      !entries.contains { $0.valueType == inherited.valueType && $0.keyPath == inherited.keyPath }
    } + entries
  }
}
