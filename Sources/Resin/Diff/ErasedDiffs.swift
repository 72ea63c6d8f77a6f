// SPDX-License-Identifier: MIT

// Diffs by erased identities, for `EpoxyCore`. Its generic code is inlined into clients that do not
// import this module, so these declarations are not generic, and refer to elements by offset.

/// The identities of the elements of one side.
package struct ErasedElements {
  let keys: ErasedKeys

  /// Creates the identities. Calls `identity` once for each offset, ascending.
  package init(count: Int, identity: (_ offset: Int) -> AnyHashable) {
    keys = ErasedKeys(count: count, identity: identity)
  }
}

extension ListDiff {
  /// Creates the difference of two lists.
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
  /// Creates the difference of two sectioned lists. Items are paired within their sections.
  ///
  /// - Parameters:
  ///   - items: The items of all sections, section after section.
  ///   - starts: The start of the items of each section, and the end.
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

// In this module, because it can read the storage of the lists without a call for each element.

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
