// SPDX-License-Identifier: MIT
internal import CResin

/// The definition of a moved pair.
public enum MoveDetection: Hashable, Sendable, CaseIterable {
  /// The fewest moves: the pairs outside a longest increasing subsequence. Of several such
  /// subsequences, the one whose new indices are greatest, compared from the last element on.
  case minimal

  /// Heckel's definition: a pair is moved if deletes and inserts do not account for its new index,
  /// that is, old - deletes before it + inserts before it != new. A rotation of n elements results
  /// in n moves.
  case heckel
}

/// The difference of two lists.
///
/// ```swift
/// let old = ["a", "b", "c"]
/// let new = ["c", "a", "d"]
/// let diff = ListDiff(from: old, to: new)
/// print(diff.deletes)  // [1]
/// print(diff.inserts)  // [2]
/// print(diff.moves)  // [2 -> 0]
///
/// var rows = old
/// rows.apply(diff) { new[$0] }
/// print(rows)  // ["c", "a", "d"]
/// ```
///
/// Elements are paired by identity: first those that the beginnings of both lists have in common,
/// then those that their ends have in common, by comparison alone. Between these ends the k-th
/// occurrence of an identity in the new list is paired with the k-th occurrence in the old list.
/// Duplicates are therefore valid input; ``duplicates`` reports those between the ends. All indices
/// are zero-based offsets.
///
/// A diff is a value that is independent of the lists. Use a `ListDiffer` to create many diffs.
///
/// ### Which type to use
///
/// A list view that is updated in batches needs ``stages(_:)``, because UIKit rejects some sets of
/// changes that are correct for an array. An array, or a view without batches, needs ``steps`` or
/// `apply`. A list with sections needs ``SectionedDiff``. The difference of the standard library,
/// `difference(from:)`, compares elements by equality and needs O(n·d) time for d changes; this one
/// compares identities, so that an element whose content has changed is an update and not a delete
/// and an insert.
///
/// ### Costs
///
/// O(n + m) on average: the common ends are compared, and identities between them are hashed once.
/// The difference of equal lists costs little more than `==`. Detecting the fewest moves takes
/// O(k log k) for the k pairs. A diff has one allocation for all of its lists, whatever their
/// number.
///
/// ### Pitfalls
///
/// Offsets are not indices: the first element of an `ArraySlice` has the offset 0. `isUpdated` is
/// called for pairs only. An identity that depends on the content turns every update into a delete
/// and an insert.
public struct ListDiff: Hashable, Sendable {
  /// The elements of all lists, in the order of the properties.
  let storage: [UInt32]
  let counts: Counts

  /// The definition of a moved pair in this diff.
  public let moveDetection: MoveDetection

  /// The number of elements of each list in `storage`.
  struct Counts: Hashable, Sendable {
    var deletes = 0
    var inserts = 0
    var updates = 0
    var moves = 0
    var old = 0
    var new = 0
    var duplicates = 0
    var duplicateGroups = 0

    var total: Int {
      deletes + inserts + 2 * updates + 2 * moves + old + new + duplicates + duplicateGroups
    }
  }
}

extension ListDiff {
  /// The old offsets of the elements that are not in the new list, ascending.
  public var deletes: IndexList {
    IndexList(storage: storage, bounds: 0..<counts.deletes)
  }

  /// The new offsets of the elements that are not in the old list, ascending.
  public var inserts: IndexList {
    IndexList(storage: storage, bounds: insertsBegin..<updatesBegin)
  }

  /// The elements whose content changed, ascending by new index.
  public var updates: IndexPairList {
    IndexPairList(storage: storage, bounds: updatesBegin..<movesBegin)
  }

  /// The moved elements, ascending by new index.
  public var moves: IndexPairList {
    IndexPairList(storage: storage, bounds: movesBegin..<oldToNewBegin)
  }

  /// The offset of each old element in the new list, or nil.
  public var oldToNew: PartnerMap {
    PartnerMap(storage: storage, bounds: oldToNewBegin..<newToOldBegin)
  }

  /// The offset of each new element in the old list, or nil.
  public var newToOld: PartnerMap {
    PartnerMap(storage: storage, bounds: newToOldBegin..<duplicatesBegin)
  }

  /// The new elements between the common ends whose identities occur there more than once. The
  /// difference from an empty list has all duplicates of a list.
  public var duplicates: DuplicateGroups {
    let ends = duplicatesBegin + counts.duplicates
    return DuplicateGroups(
      storage: storage, indices: duplicatesBegin, ends: ends..<ends + counts.duplicateGroups)
  }

  /// The number of deletes, inserts, updates and moves, in O(1). A pair that is both moved and
  /// updated counts twice.
  public var changeCount: Int {
    counts.deletes + counts.inserts + counts.updates + counts.moves
  }

  /// Whether there are no changes.
  public var isEmpty: Bool {
    changeCount == 0
  }

  private var insertsBegin: Int { counts.deletes }
  private var updatesBegin: Int { insertsBegin + counts.inserts }
  private var movesBegin: Int { updatesBegin + 2 * counts.updates }
  private var oldToNewBegin: Int { movesBegin + 2 * counts.moves }
  private var newToOldBegin: Int { oldToNewBegin + counts.old }
  private var duplicatesBegin: Int { newToOldBegin + counts.new }
}

extension ListDiff: CustomStringConvertible {
  /// The changes, without the maps.
  public var description: String {
    "deletes: \(deletes), inserts: \(inserts), updates: \(updates), moves: \(moves)"
  }
}

// MARK: - Creating a diff

extension ListDiff {
  /// Creates the difference of two lists whose elements are their own identities.
  ///
  /// Equal elements are paired, and never updated.
  ///
  /// O(n + m) on average. Integers, `UUID`, `String` and `ObjectIdentifier` have a fast path. If
  /// their values are chosen to collide, the fast path takes O((n + m) log m), or uses the hashes
  /// of the standard library. For other types, d different elements with equal hash values cost
  /// O(d²), as in a `Set`. This includes repeated `Double.nan`, which does not equal itself.
  ///
  /// - Precondition: Each list has fewer than 2^32 - 2 elements.
  @inlinable
  public init<Old: Collection, New: Collection>(
    from old: Old, to new: New, moves: MoveDetection = .minimal
  ) where Old.Element: Hashable, New.Element == Old.Element {
    self = DiffHandle().diff(from: old, to: new, moves: moves)
  }

  /// Creates the difference of two lists whose elements have identities and contents.
  ///
  /// ```swift
  /// typealias Row = (id: Int, title: String)
  /// let old: [Row] = [(1, "Inbox"), (2, "Sent")]
  /// let new: [Row] = [(1, "Inbox (2)")]
  /// let diff = ListDiff(
  ///   from: old, to: new, identifiedBy: \.id, isUpdated: { $0.title != $1.title })
  /// print(diff.deletes, diff.updates)  // [1] [0 -> 0]
  /// ```
  ///
  /// - Parameters:
  ///   - identify: Returns the identity of an element. Called once for each element of either list.
  ///   - isUpdated: Returns whether the contents of a pair differ. Called once for each pair.
  /// - Precondition: Each list has fewer than 2^32 - 2 elements.
  @inlinable
  public init<Element, Identity: Hashable>(
    from old: some Collection<Element>, to new: some Collection<Element>,
    moves: MoveDetection = .minimal, identifiedBy identify: (Element) -> Identity,
    isUpdated: (_ old: Element, _ new: Element) -> Bool = { _, _ in false }
  ) {
    self = DiffHandle().diff(
      from: old, to: new, moves: moves, isSame: nil, identifiedBy: identify,
      isUpdated: isUpdated)
  }

  /// Creates the difference of two lists whose elements are compared before their identities are
  /// read: equal elements have the same identity, and are not updated.
  @inlinable
  package init<Element: Equatable>(
    comparing old: some Collection<Element>, to new: some Collection<Element>,
    moves: MoveDetection = .minimal, identifiedBy identify: (Element) -> some Hashable
  ) {
    self = DiffHandle().diff(
      from: old, to: new, moves: moves, isSame: ==, identifiedBy: identify, isUpdated: !=)
  }
}

// MARK: - Conversion from the core

extension ListDiff {
  /// Copies a result of the core, because the next diff reuses the memory of the result.
  init(_ changes: resin_diff_changes, _ moveDetection: MoveDetection) {
    self.moveDetection = moveDetection
    let duplicates =
      changes.duplicate_group_count == 0
      ? 0 : Int(changes.duplicate_ends[changes.duplicate_group_count - 1])
    counts = Counts(
      deletes: changes.delete_count, inserts: changes.insert_count, updates: changes.update_count,
      moves: changes.move_count, old: changes.old_count, new: changes.new_count,
      duplicates: duplicates, duplicateGroups: changes.duplicate_group_count)
    let total = counts.total
    storage = [UInt32](unsafeUninitializedCapacity: total) { buffer, initialized in
      adviseHugePages(UnsafeMutableRawBufferPointer(buffer))
      var end = buffer.baseAddress
      func append(_ source: UnsafePointer<UInt32>?, _ count: Int) {
        if count > 0 {
          end!.initialize(from: source!, count: count)
          end! += count
        }
      }
      func append(_ source: UnsafePointer<resin_index_pair>?, _ count: Int) {
        source?.withMemoryRebound(to: UInt32.self, capacity: 2 * count) { append($0, 2 * count) }
      }
      append(changes.deletes, changes.delete_count)
      append(changes.inserts, changes.insert_count)
      append(changes.updates, changes.update_count)
      append(changes.moves, changes.move_count)
      append(changes.old_to_new, changes.old_count)
      append(changes.new_to_old, changes.new_count)
      append(changes.duplicates, duplicates)
      append(changes.duplicate_ends, changes.duplicate_group_count)
      initialized = total
    }
  }
}
