// SPDX-License-Identifier: MIT

// Compiled for each property in the modules that have them: otherwise every access looks up the types of
// the property, of its value and of an optional of that.
extension EpoxyModelStorage {
  /// The value of a property, or its default. A second value is combined with the first one.
  @inlinable package subscript<Property: ModelProperty>(_ property: Property.Type) -> Property.Value
  {
    get { value(of: property) ?? Property.defaultValue }
    set {
      if let stored = last?.latest(property) {
        guard let old = Self.value(of: property, in: stored) else { return }
        replace(stored, with: StoredValue<Property>(Property.updated(old, with: newValue)))
      } else if let old = originalValue(of: property) {
        last = StoredValue<Property>(Property.updated(old, with: newValue), after: last)
      } else {
        last = StoredValue<Property>(newValue, after: last)
      }
    }
  }

  /// What was set for a property after the model was made; none where nothing was.
  @inlinable package static func latest<Property: ModelProperty>(
    _ property: Property.Type, in last: StoredProperty?
  ) -> Property.Value? {
    guard let last, let stored = last.latest(property) else { return nil }
    return value(of: property, in: stored)
  }

  @inlinable func value<Property: ModelProperty>(of property: Property.Type) -> Property.Value? {
    if let stored = last?.latest(property) { return Self.value(of: property, in: stored) }
    return originalValue(of: property)
  }

  @inlinable static func value<Property: ModelProperty>(
    of property: Property.Type, in stored: StoredProperty
  ) -> Property.Value? {
    guard stored.key == nil else {
      return unsafeDowncast(stored, to: StoredValue<Property>.self).value
    }
    return stored.anyValue as? Property.Value
  }

  @inlinable func originalValue<Property: ModelProperty>(
    of property: Property.Type
  ) -> Property.Value? {
    guard let origin, let slot = Property.slot, let entry = origin.entry(in: slot) else {
      return nil
    }
    return (entry as? StoredValue<Property>)?.value
  }
}

extension StoredProperty {
  /// What was set last for a property.
  @inlinable final func latest<Property: ModelProperty>(
    _ property: Property.Type
  ) -> StoredProperty? {
    if let entry = latest(of: ObjectIdentifier(property)) { return entry }
    // The same property may have been set by its key path.
    return latest(of: nil) == nil ? nil : latest(declaredAt: Property.keyPath, Property.Value.self)
  }

  /// What was set last for a property that is known by a type; without one, for any that is not.
  @usableFromInline final func latest(of key: ObjectIdentifier?) -> StoredProperty? {
    // A loop would count references to each.
    self.key == key ? self : previous?.latest(of: key)
  }

  @usableFromInline final func latest(
    declaredAt keyPath: AnyKeyPath, _ valueType: Any.Type
  ) -> StoredProperty? {
    var next: StoredProperty? = self
    while let entry = next {
      if entry.key == nil, entry.isSameProperty(as: keyPath, valueType) { return entry }
      next = entry.previous
    }
    return nil
  }

  /// Calls all closures that were set for a property, the oldest first.
  @preconcurrency @MainActor @inlinable package final func callAll<Property: CallbackProperty>(
    _ property: Property.Type, with context: Property.Context
  ) {
    previous?.callAll(property, with: context)
    guard key == ObjectIdentifier(property) else { return }
    unsafeDowncast(self, to: StoredValue<Property>.self).value?(context)
  }
}
