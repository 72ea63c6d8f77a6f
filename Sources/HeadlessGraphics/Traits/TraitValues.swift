// SPDX-License-Identifier: MIT

/// The tint in the values of traits, which is made of colors.
package protocol TraitTint: Sendable {}

/// The values of traits.
package struct TraitValues: UIMutableTraits, @unchecked Sendable {
  // Values are written once, when a collection is made, and only read afterwards.
  private struct Entry {
    let definition: UITrait
    let value: Any
  }

  package private(set) var builtIn = BuiltInTraits()
  private var custom: [ObjectIdentifier: Entry] = [:]
  /// The tint of a view; nil in collections that are of no view.
  package var tint: (any TraitTint)?

  package init() {}

  package subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
    get {
      if let builtInTrait = trait as? any BuiltInTraitDefinition.Type {
        return builtInTrait.get(builtIn) as? Trait.Value ?? Trait.defaultValue
      }
      return custom[ObjectIdentifier(trait)]?.value as? Trait.Value ?? Trait.defaultValue
    }
    set {
      if let builtInTrait = trait as? any BuiltInTraitDefinition.Type {
        write(newValue, to: builtInTrait)
      } else {
        custom[ObjectIdentifier(trait)] = Entry(definition: trait, value: newValue)
      }
    }
  }

  private mutating func write<Trait: BuiltInTraitDefinition>(_ value: Any, to trait: Trait.Type) {
    if let value = value as? Trait.Value { trait.set(&builtIn, value) }
  }

  /// The definitions of all specified traits, UIKit's first.
  package var specified: [UITrait] {
    let known = BuiltInTraits.definitions.filter { !isUnknown($0) }
    return known + custom.values.map(\.definition)
  }

  private func isUnknown<Trait: BuiltInTraitDefinition>(_ trait: Trait.Type) -> Bool {
    trait.get(builtIn) == trait.defaultValue
  }

  /// Makes a trait unspecified.
  mutating func remove(_ trait: UITrait) {
    func reset<Trait: UITraitDefinition>(_ trait: Trait.Type) {
      // A trait of UIKit's is unspecified where it has its default value.
      self[trait] = trait.defaultValue
      custom[ObjectIdentifier(trait)] = nil
    }
    reset(trait)
  }

  /// Replaces the traits by those that the other values specify.
  package mutating func merge(_ other: TraitValues) {
    for trait in BuiltInTraits.definitions {
      merge(other, trait)
    }
    for (identity, entry) in other.custom {
      custom[identity] = entry
    }
    if let tint = other.tint { self.tint = tint }
  }

  private mutating func merge<Trait: BuiltInTraitDefinition>(
    _ other: TraitValues, _ trait: Trait.Type
  ) {
    if !other.isUnknown(trait) { trait.set(&builtIn, trait.get(other.builtIn)) }
  }

  /// Whether every trait has the same value on both sides, whatever the tints.
  package func isEqual(to other: TraitValues) -> Bool {
    guard builtIn == other.builtIn else { return false }
    guard !custom.isEmpty || !other.custom.isEmpty else { return true }
    return changed(from: other).isEmpty
  }

  /// The definitions of the traits that differ, UIKit's first.
  package func changed(from other: TraitValues) -> [UITrait] {
    func differs<Trait: BuiltInTraitDefinition>(_ trait: Trait.Type) -> Bool {
      trait.get(builtIn) != trait.get(other.builtIn)
    }
    let mine = BuiltInTraits.definitions.filter { differs($0) }
    let custom = custom.merging(other.custom) { own, _ in own }.values.map(\.definition)
    return mine + custom.filter { !agrees(with: other, on: $0) }
  }

  /// Whether a trait has the same value on both sides.
  package func agrees(with other: TraitValues, on trait: UITrait) -> Bool {
    func compare<Trait: UITraitDefinition>(_ trait: Trait.Type) -> Bool {
      areEqual(self[trait], other[trait])
    }
    return compare(trait)
  }
}

/// Whether two values are equal. Values that are not `Equatable` are not equal.
private func areEqual(_ left: Any, _ right: Any) -> Bool {
  func compare<Value: Equatable>(_ left: Value) -> Bool { left == right as? Value }
  guard let left = left as? any Equatable else { return false }
  return compare(left)
}
