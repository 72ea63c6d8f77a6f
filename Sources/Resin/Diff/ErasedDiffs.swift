// SPDX-License-Identifier: MIT

// Diffs by erased identities, for `EpoxyCore`, whose generic code is inlined into its clients while this
// module stays out of their sight. So nothing here is generic, and elements are told by their offsets.

/// The elements of one side: how many they are, and the identity of each.
package struct ErasedElements {
  let keys: ErasedKeys

  /// Asks for the identities, once for each offset, ascending.
  package init(count: Int, identity: (_ offset: Int) -> AnyHashable) {
    keys = ErasedKeys(count: count, identity: identity)
  }
}

extension ListDiff {
  /// What turns the old elements into the new ones.
  package init(
    from old: ErasedElements, to new: ErasedElements, moves: MoveDetection,
    isUpdated: (_ old: Int, _ new: Int) -> Bool
  ) {
    let handle = DiffHandle()
    handle.matchErased(old.keys, new.keys)
    handle.mark(.items, where: isUpdated)
    self = handle.finish(moves: moves)
  }
}

extension SectionedDiff {
  /// What turns old sections and items into new ones, items paired within their sections.
  ///
  /// - Parameters:
  ///   - items: All items, those of one section after those of the other.
  ///   - starts: Where the items of each section start, and the end.
  package init(
    sections: (old: [AnyHashable], new: [AnyHashable]),
    items: (old: ErasedElements, new: ErasedElements), starts: (old: [Int], new: [Int]),
    moves: MoveDetection, isSectionUpdated: (_ old: Int, _ new: Int) -> Bool,
    isItemUpdated: (_ old: Int, _ new: Int) -> Bool
  ) {
    var keys = SectionNumbers<AnyHashable>()
    let oldKeys = sections.old.map { keys.number(of: $0) }
    let newKeys = sections.new.map { keys.number(of: $0) }
    let handle = DiffHandle()
    handle.setSections(
      old: oldKeys, new: newKeys, oldStarts: starts.old, newStarts: starts.new,
      acrossSections: false)
    handle.matchErased(items.old.keys, items.new.keys)
    handle.mark(.items, where: isItemUpdated)
    handle.mark(.sections, where: isSectionUpdated)
    self = handle.finishSections(
      moves: moves, oldStarts: starts.old, newStarts: starts.new, acrossSections: false)
  }
}

// MARK: - The changes as arrays

// Made here, where the lists' storage can be read without a call for each element.

extension IndexList {
  /// The indices in an array.
  package var array: [Int] {
    storage[bounds].map { Int($0) }
  }
}

extension IndexPairList {
  /// The pairs in an array.
  package var array: [(old: Int, new: Int)] {
    storage.withUnsafeBufferPointer { storage in
      stride(from: bounds.lowerBound, to: bounds.upperBound, by: 2).map {
        (old: Int(storage[$0]), new: Int(storage[$0 + 1]))
      }
    }
  }
}

extension PartnerMap {
  /// The partners in an array.
  package var array: [Int?] {
    storage[bounds].map { $0 == .max ? nil : Int($0) }
  }
}
