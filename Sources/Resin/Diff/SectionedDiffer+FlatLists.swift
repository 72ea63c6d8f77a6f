// SPDX-License-Identifier: MIT

/// A list with sections, whose items are stored one section after the other.
package struct FlatSections<Section: Hashable, Item: Hashable> {
  /// The sections, in their order.
  package var sections: [Section]
  /// The items of all sections.
  package var items: [Item]
  /// The offset of the first item of each section, followed by the number of items.
  package var starts: [Int]

  /// Creates a list without sections.
  package init() {
    sections = []
    items = []
    starts = [0]
  }

  /// Creates a list from its parts.
  package init(sections: [Section], items: [Item], starts: [Int]) {
    self.sections = sections
    self.items = items
    self.starts = starts
  }
}

extension SectionedDiffer {
  /// Returns the difference of two lists whose sections and items are their own identities. Items
  /// are paired across sections.
  ///
  /// Nothing is copied: the core reads the identities where they are stored, if their type has a
  /// fast path.
  package func diff<Section: Hashable, Item: Hashable>(
    from old: FlatSections<Section, Item>, to new: FlatSections<Section, Item>
  ) -> SectionedDiff {
    handle.withIdle { handle in
      _ = handle.setSections(
        ContiguousArray(old.sections), ContiguousArray(new.sections), identifiedBy: { $0 },
        oldStarts: old.starts, newStarts: new.starts, acrossSections: true)
      old.items.withUnsafeBufferPointer { old in
        new.items.withUnsafeBufferPointer { new in
          handle.match(old, new)
        }
      }
      return handle.finishSections(
        moves: .minimal, oldStarts: old.starts, newStarts: new.starts, acrossSections: true)
    }
  }
}

extension ListDiffer {
  /// Returns whether an element occurs more than once.
  package func hasDuplicates<Element: Hashable>(_ elements: [Element]) -> Bool {
    let diff = handle.withIdle { handle in
      let none = UnsafeBufferPointer<Element>(start: nil, count: 0)
      elements.withUnsafeBufferPointer { handle.match(none, $0) }
      return handle.finish(moves: .minimal)
    }
    return !diff.duplicates.isEmpty
  }
}
