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
    let old = SectionedElements(old, items: items)
    let new = SectionedElements(new, items: items)
    var keys = SectionNumbers<SectionIdentity>()
    let oldKeys = old.sections.map { keys.number(of: sectionIdentity($0)) }
    let newKeys = new.sections.map { keys.number(of: sectionIdentity($0)) }
    return handle.withIdle { handle in
      handle.setSections(
        old: oldKeys, new: newKeys, oldStarts: old.starts, newStarts: new.starts,
        acrossSections: acrossSections)
      old.items.withUnsafeBufferPointer { old in
        new.items.withUnsafeBufferPointer { new in
          handle.match(old, new, identifiedBy: itemIdentity)
          handle.mark(.items) { isItemUpdated(old[$0], new[$1]) }
        }
      }
      handle.mark(.sections) { isSectionUpdated(old.sections[$0], new.sections[$1]) }
      return handle.finishSections(
        moves: moves, oldStarts: old.starts, newStarts: new.starts, acrossSections: acrossSections)
    }
  }
}

/// The sections of the old or new list, and the flat list of their items.
@usableFromInline
struct SectionedElements<Section, Item> {
  @usableFromInline let sections: ContiguousArray<Section>
  @usableFromInline let items: ContiguousArray<Item>
  /// The offset of the first item of each section, followed by the number of items.
  @usableFromInline let starts: [Int]

  @inlinable
  init<Items: Collection>(_ elements: some Collection<Section>, items: (Section) -> Items)
  where Items.Element == Item {
    let sections = ContiguousArray(elements)
    let parts = sections.map(items)
    var flat = ContiguousArray<Item>()
    flat.reserveCapacity(parts.reduce(0) { $0 + $1.count })
    var starts = [0]
    starts.reserveCapacity(sections.count + 1)
    for part in parts {
      flat.append(contentsOf: part)
      starts.append(flat.count)
    }
    self.sections = sections
    self.items = flat
    self.starts = starts
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
