// SPDX-License-Identifier: MIT

/// The properties of a model that were set.
///
/// A chain that is searched from what was set last, for a model has few properties; what a factory set
/// lies together in one object, the origin.
public struct EpoxyModelStorage {
  /// What the model was made with.
  @usableFromInline package internal(set) var origin: (any ModelOrigin)?

  /// What was set last. What is in the chain counts, where the origin has the same properties.
  @usableFromInline package internal(set) var last: StoredProperty?

  /// Creates a storage without properties.
  public init() {}

  /// Creates a storage with an origin's properties, and with others that were set later.
  package init(origin: (any ModelOrigin)? = nil, last: StoredProperty? = nil) {
    self.origin = origin
    self.last = last
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
        last = DeclaredValue(property, newValue, after: last)
        return
      }
      guard let old = stored.anyValue as? Property else { return }
      replace(stored, with: DeclaredValue(property, property.updateStrategy.update(old, newValue)))
    }
  }

  /// Takes over the other's properties; those that both have are combined, the other's as the new
  /// value, by this storage's strategy.
  public mutating func merge(_ other: Self) {
    if origin == nil, last == nil {
      self = other
      return
    }
    for entry in other.allEntries {
      if let own = stored(at: entry.keyPath, entry.valueType) {
        replace(own, with: own.merged(with: entry))
      } else {
        last = entry.following(last)
      }
    }
  }

  /// The same properties, without an origin.
  package func flattened() -> EpoxyModelStorage {
    var flat = EpoxyModelStorage()
    for entry in allEntries {
      flat.last = entry.following(flat.last)
    }
    return flat
  }

  // MARK: What lists ask for each model

  package var dataID: AnyHashable {
    if last == nil, let origin { return origin.dataID }
    return self[DataIDProperty.self]
  }

  package var styleID: AnyHashable? {
    if last == nil, let origin { return origin.styleID }
    return self[StyleIDProperty.self]
  }

  /// Whether the contents are equal, as far as the origins can tell.
  package func isContentEqual(to other: Self) -> Bool? {
    guard let origin, let otherOrigin = other.origin, !changesContent, !other.changesContent else {
      return nil
    }
    return origin.isContentEqual(to: otherOrigin)
  }

  /// Whether another content was set than the origin's.
  package var changesContent: Bool {
    last != nil && (has(ErasedContentProperty.self) || has(IsErasedContentEqualProperty.self))
  }

  /// Whether a property was set after the model was made.
  @inlinable package func has<Property: ModelProperty>(_ property: Property.Type) -> Bool {
    last?.latest(property) != nil
  }
}

extension EpoxyModelStorage {
  private func chained(where isWanted: (StoredProperty) -> Bool) -> StoredProperty? {
    var next = last
    while let entry = next {
      if isWanted(entry) { return entry }
      next = entry.previous
    }
    return nil
  }

  private func stored(at keyPath: AnyKeyPath, _ valueType: Any.Type) -> StoredProperty? {
    // Most key paths are objects that exist once, and comparing all of them takes long.
    if let entry = chained(where: { $0.key == nil && $0.keyPath === keyPath }) { return entry }
    if let entry = chained(where: { $0.isSameProperty(as: keyPath, valueType) }) { return entry }
    guard let origin else { return nil }
    for slot in ModelOriginSlot.allCases {
      if let entry = origin.entry(in: slot), entry.isSameProperty(as: keyPath, valueType) {
        return entry
      }
    }
    return nil
  }

  /// Puts a property into the place of another one; that of an origin is covered.
  @usableFromInline mutating func replace(_ old: StoredProperty, with new: StoredProperty) {
    var later: [StoredProperty] = []
    var next = last
    while let entry = next, entry !== old {
      later.append(entry)
      next = entry.previous
    }
    guard next != nil else {
      last = new.following(last)
      return
    }
    last = later.reversed().reduce(new.following(old.previous)) { $1.following($0) }
  }

  /// All properties, the oldest first.
  private var allEntries: [StoredProperty] {
    var entries: [StoredProperty] = []
    var next = last
    while let entry = next {
      entries.append(entry)
      next = entry.previous
    }
    entries.reverse()
    guard let origin else { return entries }
    let inherited = ModelOriginSlot.allCases.compactMap { origin.entry(in: $0) }
    return inherited.filter { inherited in
      !entries.contains { $0.isSameProperty(as: inherited.keyPath, inherited.valueType) }
    } + entries
  }
}
