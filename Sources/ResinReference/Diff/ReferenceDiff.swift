// SPDX-License-Identifier: MIT

/// What turns one list into another, in safe Swift: the second implementation that the tests
/// compare the C core with, and the rival in the benchmarks.
///
/// After Paul Heckel, "A technique for isolating differences between files", CACM 21(4), 1978. The
/// k-th occurrence of an identity in the new list is paired with its k-th occurrence in the old
/// one. All indices are zero-based offsets.
public struct ReferenceDiff: Hashable, Sendable {
  /// Which pairs count as moved.
  public enum Moves: Hashable, Sendable, CaseIterable {
    /// The fewest moves: the pairs outside a longest increasing subsequence. Of several, the one
    /// whose new indices are the greatest, compared from the last one on.
    case minimal
    /// The pairs whose index the deletes and inserts before them do not explain.
    case heckel
  }

  /// Where an element stands in the old list and in the new one.
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

  /// Old elements that are not in the new list, ascending.
  public internal(set) var deletes: [Int] = []
  /// New elements that were not in the old list, ascending.
  public internal(set) var inserts: [Int] = []
  /// Pairs whose content changed, ascending by new index.
  public internal(set) var updates: [Pair] = []
  /// Pairs that changed their order, ascending by new index.
  public internal(set) var moves: [Pair] = []
  /// For each old element its offset in the new list, or nil.
  public internal(set) var oldToNew: ReferencePartners
  /// For each new element its offset in the old list, or nil.
  public internal(set) var newToOld: ReferencePartners
  /// The new elements that share an identity: indices ascend in a group, groups are in the order of
  /// their second index.
  public internal(set) var duplicates: [[Int]]

  /// Deletes, inserts, updates and moves together. An element that is moved and updated counts
  /// twice.
  public var changeCount: Int {
    deletes.count + inserts.count + updates.count + moves.count
  }

  /// The pairs and their updates, without the other lists.
  init(_ pairing: consuming ReferencePairing, updates: [Pair]) {
    self.updates = updates
    duplicates = pairing.duplicates
    oldToNew = ReferencePartners(pairing.oldToNew)
    newToOld = ReferencePartners(pairing.newToOld)
  }

  /// All changes of a list without sections.
  @usableFromInline
  init(_ pairing: consuming ReferencePairing, updates: [Pair], _ moves: Moves) {
    self.init(pairing, updates: updates)
    deletes = oldToNew.unpaired(in: oldToNew.indices)
    inserts = newToOld.unpaired(in: newToOld.indices)
    appendMoves(moves, old: oldToNew.indices, new: newToOld.indices)
  }
}

extension ReferenceDiff {
  /// What turns `old` into `new`, whose elements are their own identities, never updated. O(n + m)
  /// on average, and O(k log k) for minimal moves of k pairs.
  ///
  /// - Precondition: fewer than 2^32 - 2 elements on either side.
  @inlinable
  public init<Old: Collection, New: Collection>(
    from old: Old, to new: New, moves: Moves = .minimal
  ) where Old.Element: Hashable, New.Element == Old.Element {
    // Free for arrays.
    let pairing = ReferencePairing(from: ContiguousArray(old), to: ContiguousArray(new))
    self.init(pairing, updates: [], moves)
  }

  /// What turns `old` into `new`, whose elements have identities and contents.
  ///
  /// - Parameters:
  ///   - identify: The identity of an element. Called once for each element of either list.
  ///   - isUpdated: Whether the content of an old element differs from that of the new element with
  ///     the same identity. Called once for each pair.
  /// - Precondition: fewer than 2^32 - 2 elements on either side.
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
