// SPDX-License-Identifier: MIT

/// The difference of two lists with sections, in safe Swift.
///
/// The indices of items are offsets in the flat list of the items of all sections.
public struct ReferenceSectionedDiff: Hashable, Sendable {
  /// The changes of the sections.
  public internal(set) var sections: ReferenceDiff
  /// The changes of the items. The deletes and inserts do not include the items of deleted and
  /// inserted sections.
  public internal(set) var items: ReferenceDiff
}

extension ReferenceSectionedDiff {
  /// Creates the difference of two lists with sections.
  ///
  /// - Parameters:
  ///   - acrossSections: Whether to pair items over the whole list, so that an item that changes
  ///     its section is moved. Otherwise items are paired within paired sections only.
  ///   - sectionIdentity: Returns the identity of a section.
  ///   - items: Returns the items of a section.
  ///   - itemIdentity: Returns the identity of an item.
  ///   - isSectionUpdated: Returns whether the contents of a pair of sections, without their items,
  ///     differ.
  ///   - isItemUpdated: Returns whether the contents of a pair of items differ.
  /// - Precondition: Each list has fewer than 2^32 - 2 sections and items.
  @inlinable
  public init<Section, SectionIdentity: Hashable, Items: Collection, ItemIdentity: Hashable>(
    from old: some Collection<Section>, to new: some Collection<Section>,
    moves: ReferenceDiff.Moves = .minimal, acrossSections: Bool = false,
    sectionIdentity: (Section) -> SectionIdentity, items: (Section) -> Items,
    itemIdentity: (Items.Element) -> ItemIdentity,
    isSectionUpdated: (_ old: Section, _ new: Section) -> Bool = { _, _ in false },
    isItemUpdated: (_ old: Items.Element, _ new: Items.Element) -> Bool = { _, _ in false }
  ) {
    let sections = ReferenceDiff(
      from: old, to: new, moves: moves, identifiedBy: sectionIdentity, isUpdated: isSectionUpdated)
    let old = SectionedItems(old, items)
    let new = SectionedItems(new, items)
    let oldIdentities = ContiguousArray(old.items.lazy.map(itemIdentity))
    let newIdentities = ContiguousArray(new.items.lazy.map(itemIdentity))
    var pairing = ReferencePairing(oldCount: oldIdentities.count, newCount: newIdentities.count)
    if acrossSections {
      pairing.pair(oldIdentities, oldIdentities.indices, newIdentities, newIdentities.indices)
    } else {
      for (section, partner) in sections.newToOld.enumerated() {
        pairing.pair(
          oldIdentities, old.range(of: partner), newIdentities, new.range(of: section))
      }
    }
    let updates = pairing.updates { isItemUpdated(old.items[$0], new.items[$1]) }
    self.init(
      sections: sections, items: pairing, itemUpdates: updates, oldOffsets: old.offsets,
      newOffsets: new.offsets, moves)
  }

  @usableFromInline
  init(
    sections: ReferenceDiff, items pairing: consuming ReferencePairing,
    itemUpdates: [ReferenceDiff.Pair], oldOffsets: [Int], newOffsets: [Int],
    _ moves: ReferenceDiff.Moves
  ) {
    self.sections = sections
    items = ReferenceDiff(pairing, updates: itemUpdates)
    for (section, partner) in sections.oldToNew.enumerated() where partner != nil {
      items.deletes += items.oldToNew.unpaired(in: oldOffsets.range(of: section))
    }
    for (section, partner) in sections.newToOld.enumerated() {
      let range = newOffsets.range(of: section)
      if partner != nil {
        items.inserts += items.newToOld.unpaired(in: range)
      }
      items.appendMoves(moves, old: oldOffsets.range(of: partner), new: range)
    }
  }
}

/// The items of all sections of the old or new list, and the start of each section.
@usableFromInline
struct SectionedItems<Item> {
  @usableFromInline var items: ContiguousArray<Item> = []
  @usableFromInline var offsets = [0]

  @inlinable
  init<Section, Items: Collection<Item>>(
    _ sections: some Collection<Section>, _ itemsOf: (Section) -> Items
  ) {
    offsets.reserveCapacity(sections.count + 1)
    for section in sections {
      items.append(contentsOf: itemsOf(section))
      offsets.append(items.count)
    }
  }

  @inlinable
  func range(of section: Int?) -> Range<Int> {
    offsets.range(of: section)
  }
}

extension [Int] {
  /// Returns the range of the items of a section; an empty range for nil.
  @usableFromInline
  func range(of section: Int?) -> Range<Int> {
    section.map { self[$0]..<self[$0 + 1] } ?? 0..<0
  }
}
