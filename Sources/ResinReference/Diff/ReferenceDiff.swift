// SPDX-License-Identifier: MIT

/// A second implementation of the difference of two lists, in safe Swift. The tests compare the C
/// core with it, and the benchmarks use it as the baseline.
///
/// The algorithm follows Paul Heckel, "A technique for isolating differences between files", CACM
/// 21(4), 1978. First the elements are paired that the beginnings of both lists have in common,
/// then those that their ends have in common; between these ends the k-th occurrence of an identity
/// in the new list is paired with the k-th occurrence in the old list. All indices are zero-based
/// offsets.
public struct ReferenceDiff: Hashable, Sendable {
  /// The definition of a moved pair.
  public enum Moves: Hashable, Sendable, CaseIterable {
    /// The fewest moves: the pairs outside a longest increasing subsequence. Of several such
    /// subsequences, the one whose new indices are greatest, compared from the last element on.
    case minimal
    /// Heckel's definition: the pairs whose new index the previous deletes and inserts do not
    /// account for.
    case heckel
  }

  /// The offsets of an element in the old and in the new list.
  public struct Pair: Hashable, Sendable {
    /// The offset in the old list.
    public var old: Int
    /// The offset in the new list.
    public var new: Int

    /// Creates a pair of offsets.
    public init(old: Int, new: Int) {
      self.old = old
      self.new = new
    }
  }

  /// The offsets of old elements that are not in the new list, ascending.
  public internal(set) var deletes: [Int] = []
  /// The offsets of new elements that are not in the old list, ascending.
  public internal(set) var inserts: [Int] = []
  /// The pairs whose contents differ, ascending by new index.
  public internal(set) var updates: [Pair] = []
  /// The moved pairs, ascending by new index.
  public internal(set) var moves: [Pair] = []
  /// The offset of each old element in the new list, or nil.
  public internal(set) var oldToNew: ReferencePartners
  /// The offset of each new element in the old list, or nil.
  public internal(set) var newToOld: ReferencePartners
  /// The new elements between the common ends whose identities occur there more than once, in
  /// groups. Indices ascend within a group; groups ascend by their second index.
  public internal(set) var duplicates: [[Int]]

  /// The number of deletes, inserts, updates and moves. A pair that is both moved and updated
  /// counts twice.
  public var changeCount: Int {
    deletes.count + inserts.count + updates.count + moves.count
  }

  /// Creates a diff with the pairs and their updates, without the other lists.
  init(_ pairing: consuming ReferencePairing, updates: [Pair]) {
    self.updates = updates
    duplicates = pairing.duplicates
    oldToNew = ReferencePartners(pairing.oldToNew)
    newToOld = ReferencePartners(pairing.newToOld)
  }

  /// Creates a diff with all changes of a list without sections.
  @usableFromInline
  init(_ pairing: consuming ReferencePairing, updates: [Pair], _ moves: Moves) {
    self.init(pairing, updates: updates)
    deletes = oldToNew.unpaired(in: oldToNew.indices)
    inserts = newToOld.unpaired(in: newToOld.indices)
    appendMoves(moves, old: oldToNew.indices, new: newToOld.indices)
  }
}

extension ReferenceDiff {
  /// Creates the difference of two lists whose elements are their own identities. Elements are
  /// never updated. O(n + m) on average, and O(k log k) for minimal moves of k pairs.
  ///
  /// - Precondition: Each list has fewer than 2^32 - 2 elements.
  @inlinable
  public init<Old: Collection, New: Collection>(
    from old: Old, to new: New, moves: Moves = .minimal
  ) where Old.Element: Hashable, New.Element == Old.Element {
    // The conversion of arrays is O(1).
    let pairing = ReferencePairing(from: ContiguousArray(old), to: ContiguousArray(new))
    self.init(pairing, updates: [], moves)
  }

  /// Creates the difference of two lists whose elements have identities and contents.
  ///
  /// - Parameters:
  ///   - identify: Returns the identity of an element. Called once for each element of either list.
  ///   - isUpdated: Returns whether the contents of a pair differ. Called once for each pair.
  /// - Precondition: Each list has fewer than 2^32 - 2 elements.
  @inlinable
  public init<Element, Identity: Hashable>(
    from old: some Collection<Element>, to new: some Collection<Element>, moves: Moves = .minimal,
    identifiedBy identify: (Element) -> Identity,
    isUpdated: (_ old: Element, _ new: Element) -> Bool = { _, _ in false }
  ) {
    let old = ContiguousArray(old)
    let new = ContiguousArray(new)
    let pairing = ReferencePairing(
      from: ContiguousArray(old.lazy.map(identify)), to: ContiguousArray(new.lazy.map(identify)))
    let updates = pairing.updates { isUpdated(old[$0], new[$1]) }
    self.init(pairing, updates: updates, moves)
  }
}
