// SPDX-License-Identifier: MIT

/// An object that creates diffs of lists with sections and reuses its memory.
///
/// Only one thread at a time may use a differ. Different differs are independent. A differ is
/// re-entrant: a closure that it calls may use the same differ.
public final class SectionedDiffer {
  @usableFromInline let handle = DiffHandle()

  /// Creates a differ. The first diff allocates memory.
  public init() {}
}

@available(*, unavailable, message: "one thread at a time may use a differ")
extension SectionedDiffer: Sendable {}

extension SectionedDiffer {
  /// Returns the difference of two lists with sections. See `SectionedDiff`.
  ///
  /// - Precondition: Each list has fewer than 2^32 - 2 sections and items.
  @inlinable
  public func diff<Section, SectionIdentity: Hashable, Items: Collection>(
    from old: some Collection<Section>, to new: some Collection<Section>,
    moves: MoveDetection = .minimal, acrossSections: Bool = false,
    sectionIdentity: (Section) -> SectionIdentity, items: (Section) -> Items,
    itemIdentity: (Items.Element) -> some Hashable,
    isSectionUpdated: (_ old: Section, _ new: Section) -> Bool = { _, _ in false },
    isItemUpdated: (_ old: Items.Element, _ new: Items.Element) -> Bool = { _, _ in false }
  ) -> SectionedDiff {
    diff(
      from: old, to: new, moves: moves, acrossSections: acrossSections,
      sectionIdentity: sectionIdentity, items: items, isSameItem: nil,
      itemIdentity: itemIdentity, isSectionUpdated: isSectionUpdated, isItemUpdated: isItemUpdated)
  }

  /// Returns the difference of two lists with sections.
  ///
  /// - Parameter isSameItem: Returns whether an old and a new item have the same identity and the
  ///   same content. False says nothing: their identities and contents are then compared.
  @inlinable
  package func diff<Section, SectionIdentity: Hashable, Items: Collection>(
    from old: some Collection<Section>, to new: some Collection<Section>, moves: MoveDetection,
    acrossSections: Bool, sectionIdentity: (Section) -> SectionIdentity, items: (Section) -> Items,
    isSameItem: ((_ old: Items.Element, _ new: Items.Element) -> Bool)?,
    itemIdentity: (Items.Element) -> some Hashable,
    isSectionUpdated: (_ old: Section, _ new: Section) -> Bool,
    isItemUpdated: (_ old: Items.Element, _ new: Items.Element) -> Bool
  ) -> SectionedDiff {
    let old = SectionedElements(old, items: items)
    let new = SectionedElements(new, items: items)
    return handle.withIdle { handle in
      let sections = handle.setSections(
        old.sections, new.sections, identifiedBy: sectionIdentity, oldStarts: old.starts,
        newStarts: new.starts, acrossSections: acrossSections)
      let ends = IdentifiedEnds(
        old, new, sections: acrossSections ? nil : sections, isSame: isSameItem,
        identifiedBy: itemIdentity)
      let oldItems = old.items(in: ends.known.front..<old.count - ends.known.back)
      let newItems = new.items(in: ends.known.front..<new.count - ends.known.back)
      oldItems.withUnsafeBufferPointer { oldItems in
        newItems.withUnsafeBufferPointer { newItems in
          handle.match(oldItems, newItems, between: ends, identifiedBy: itemIdentity)
        }
      }
      if !ends.areSame { handle.markEnds(ends.known, old, new, where: isItemUpdated) }
      let partners = handle.partners(.items)
      // Indices instead of `enumerated()`, whose tuples are slow where this is not specialized.
      for index in oldItems.indices {
        let position = ends.known.front + index
        guard partners[position] != .max else { continue }
        if isItemUpdated(oldItems[index], newItems[Int(partners[position]) - ends.known.front]) {
          handle.mark(.items, position)
        }
      }
      handle.mark(.sections) { isSectionUpdated(old.sections[$0], new.sections[$1]) }
      return handle.finishSections(
        moves: moves, oldStarts: old.starts, newStarts: new.starts, acrossSections: acrossSections)
    }
  }
}

extension DiffHandle {
  /// Sets the sections of the next match, and returns how many are the same at both ends. Only
  /// those between the ends get keys.
  @inlinable
  func setSections<Section, Identity: Hashable>(
    _ old: ContiguousArray<Section>, _ new: ContiguousArray<Section>,
    identifiedBy identify: (Section) -> Identity, oldStarts: [Int], newStarts: [Int],
    acrossSections: Bool
  ) -> KnownEnds {
    let ends = old.withUnsafeBufferPointer { old in
      new.withUnsafeBufferPointer { new in
        // As keys, because erased identities are not compared here, and the items of a section can
        // only be compared when the sections have been. Lists have few sections.
        IdentifiedEnds(
          old, new, isSame: nil, identifiedBy: { IdentityKey(identify($0)) })
      }
    }
    var keys = SectionNumbers<Identity>()
    func numbers(_ side: DiffSide, _ sections: ContiguousArray<Section>) -> [UInt64] {
      sections.withUnsafeBufferPointer {
        ends.identities(side, of: ends.known.between($0)) { IdentityKey(identify($0)) }
          .map { keys.number(of: $0.identity) }
      }
    }
    setSections(
      known: ends.known, old: numbers(.old, old), new: numbers(.new, new), oldStarts: oldStarts,
      newStarts: newStarts, acrossSections: acrossSections)
    return ends.known
  }

  /// Pairs the elements between ends that have been compared.
  @inlinable
  func match<Element, Identity: Hashable>(
    _ old: UnsafeBufferPointer<Element>, _ new: UnsafeBufferPointer<Element>,
    between ends: IdentifiedEnds<Identity>, identifiedBy identify: (Element) -> Identity
  ) {
    known += ends.known
    ends.identities(.old, of: old, identify).withUnsafeBufferPointer { old in
      ends.identities(.new, of: new, identify).withUnsafeBufferPointer { new in
        match(old, new)
      }
    }
  }

  /// Marks the pairs of the ends whose contents differ.
  @inlinable
  func markEnds<Section, Item>(
    _ known: KnownEnds, _ old: SectionedElements<Section, Item>,
    _ new: SectionedElements<Section, Item>, where isUpdated: (_ old: Item, _ new: Item) -> Bool
  ) {
    let ends = [
      (old: 0, new: 0, count: known.front),
      (old: old.count - known.back, new: new.count - known.back, count: known.back),
    ]
    for end in ends {
      old.forEachRun(from: end.old, with: new, from: end.new, count: end.count) {
        left, right, passed in
        for offset in left.indices where isUpdated(left[offset], right[offset]) {
          mark(.items, end.old + passed + offset)
        }
        return true
      }
    }
  }
}

/// Numbers for the identities of sections, so that identities of any type become keys of one type.
/// Lists have few sections, so the dictionary is fast enough.
@usableFromInline
struct SectionNumbers<Identity: Hashable> {
  @usableFromInline var numbers: [IdentityKey<Identity>: UInt64] = [:]

  @inlinable
  init() {}

  @inlinable
  mutating func number(of identity: Identity) -> UInt64 {
    let next = UInt64(numbers.count)
    func read(_ number: inout UInt64) -> UInt64 { number }
    // A single lookup returns a known identity's number or adds a new identity.
    return read(&numbers[IdentityKey(identity), default: next])
  }
}
