// SPDX-License-Identifier: MIT
public import EpoxyCore
public import Foundation

// The changesets of Epoxy in plain Swift, implemented as their documentation describes them: a
// dictionary from identifiers to entries, which are objects, because several lists refer to them.
// Moves are those of Heckel's algorithm.
//
// There are two variants: one as in a library without specialization, and one that is inlined into
// the benchmark and specialized for its elements, as Resin's is.

/// The occurrences of an identifier.
@usableFromInline
final class Entry {
  /// The old offsets without a partner, in the order in which they are paired.
  @usableFromInline var oldIndices: [Int] = []
  /// The number of old offsets that have been paired.
  @usableFromInline var taken = 0
  @usableFromInline var newIndices: [Int] = []
  @usableFromInline var isUpdated = false

  @inlinable
  init() {}
}

extension Collection where Element: Diffable, Index == Int {
  /// Returns the changes from `other` to this collection.
  @_semantics("optimize.sil.specialize.generic.never")
  public func changesetAsDescribed(from other: Self) -> IndexChangeset {
    inlinedChangesetAsDescribed(from: other)
  }

  /// Returns the changes from `other` to this collection, specialized for the elements.
  @inlinable
  public func inlinedChangesetAsDescribed(from other: Self) -> IndexChangeset {
    var entries: [AnyHashable: Entry] = [:]
    entries.reserveCapacity(count)
    var duplicates: [Entry] = []
    var newEntries: [Entry] = []
    newEntries.reserveCapacity(count)
    for (index, element) in enumerated() {
      let entry = entries.entry(for: element.diffIdentifier)
      entry.newIndices.append(index)
      if entry.newIndices.count == 2 {
        duplicates.append(entry)
      }
      newEntries.append(entry)
    }
    for (index, element) in other.enumerated() {
      entries[element.diffIdentifier]?.oldIndices.append(index)
    }

    var oldOfNew = [Int?](repeating: nil, count: newEntries.count)
    var newOfOld = [Int?](repeating: nil, count: other.count)
    for (index, entry) in newEntries.enumerated() where entry.taken < entry.oldIndices.count {
      let old = entry.oldIndices[entry.taken]
      entry.taken += 1
      oldOfNew[index] = old
      newOfOld[old] = index
      let (oldElement, newElement) = (other[other.startIndex + old], self[startIndex + index])
      if !oldElement.isDiffableItemEqual(to: newElement) {
        entry.isUpdated = true
      }
    }
    return changeset(newEntries, oldOfNew, newOfOld, duplicates.map(\.newIndices))
  }

  @inlinable
  func changeset(
    _ newEntries: [Entry], _ oldOfNew: [Int?], _ newOfOld: [Int?], _ duplicates: [[Int]]
  ) -> IndexChangeset {
    var changeset = IndexChangeset(newIndices: newOfOld, duplicates: duplicates)
    var deletesBefore: [Int] = []
    deletesBefore.reserveCapacity(newOfOld.count)
    for (old, new) in newOfOld.enumerated() {
      deletesBefore.append(changeset.deletes.count)
      if new == nil {
        changeset.deletes.append(old)
      }
    }
    for (new, old) in oldOfNew.enumerated() {
      guard let old else {
        changeset.inserts.append(new)
        continue
      }
      if newEntries[new].isUpdated {
        changeset.updates.append((old, new))
      }
      if old - deletesBefore[old] + changeset.inserts.count != new {
        changeset.moves.append((old, new))
      }
    }
    return changeset
  }
}

extension Dictionary where Key == AnyHashable, Value == Entry {
  /// Returns the entry of an identifier, and adds it if there is none, with a single lookup.
  @inlinable
  mutating func entry(for identifier: AnyHashable) -> Entry {
    func read(_ entry: inout Entry?) -> Entry {
      if let entry { return entry }
      let new = Entry()
      entry = new
      return new
    }
    return read(&self[identifier])
  }
}

extension Collection where Element: DiffableSection, Index == Int {
  /// Returns the changes from the sections of `other`, with their items, to those of this
  /// collection.
  @_semantics("optimize.sil.specialize.generic.never")
  public func sectionedChangesetAsDescribed(from other: Self) -> SectionedChangeset {
    inlinedSectionedChangesetAsDescribed(from: other)
  }

  /// Returns the changes from the sections of `other` to those of this collection, specialized for
  /// the elements.
  @inlinable
  public func inlinedSectionedChangesetAsDescribed(from other: Self) -> SectionedChangeset {
    let sections = inlinedChangesetAsDescribed(from: other)
    var items = IndexPathChangeset()
    for (old, new) in sections.newIndices.enumerated() {
      guard let new else { continue }
      let changeset = self[startIndex + new].diffableItems.inlinedChangesetAsDescribed(
        from: other[other.startIndex + old].diffableItems)
      func oldPath(_ item: Int) -> IndexPath { IndexPath(item: item, section: old) }
      func newPath(_ item: Int) -> IndexPath { IndexPath(item: item, section: new) }
      items += IndexPathChangeset(
        inserts: changeset.inserts.map(newPath), deletes: changeset.deletes.map(oldPath),
        updates: changeset.updates.map { (oldPath($0.old), newPath($0.new)) },
        moves: changeset.moves.map { (oldPath($0.old), newPath($0.new)) },
        duplicates: changeset.duplicates.map { $0.map(newPath) })
    }
    return SectionedChangeset(
      sectionChangeset: IndexSetChangeset(
        inserts: IndexSet(sections.inserts), deletes: IndexSet(sections.deletes),
        updates: sections.updates, moves: sections.moves, newIndices: sections.newIndices,
        duplicates: sections.duplicates.map { IndexSet($0) }),
      itemChangeset: items)
  }
}
