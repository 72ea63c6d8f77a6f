// SPDX-License-Identifier: MIT
internal import Resin

// Swift Testing reflects and describes the values in a failed expectation. Values with lists of any
// length have mirrors without children, and descriptions with the first elements of each list.

extension IndexChangeset: CustomStringConvertible, CustomReflectable {
  /// The changes, with the first elements of each list.
  public var description: String {
    """
    inserts: \(abbreviated(inserts)), deletes: \(abbreviated(deletes)), \
    updates: \(pairs(updates)), moves: \(pairs(moves))
    """
  }

  /// A mirror without children.
  public var customMirror: Mirror { Mirror(self, children: []) }
}

extension IndexSetChangeset: CustomStringConvertible, CustomReflectable {
  /// The changes, with the first elements of each list.
  public var description: String {
    """
    inserts: \(abbreviated(inserts)), deletes: \(abbreviated(deletes)), \
    updates: \(pairs(updates)), moves: \(pairs(moves))
    """
  }

  /// A mirror without children.
  public var customMirror: Mirror { Mirror(self, children: []) }
}

extension IndexPathChangeset: CustomStringConvertible, CustomReflectable {
  /// The changes, with the first elements of each list.
  public var description: String {
    """
    inserts: \(abbreviated(inserts)), deletes: \(abbreviated(deletes)), \
    updates: \(pairs(updates)), moves: \(pairs(moves))
    """
  }

  /// A mirror without children.
  public var customMirror: Mirror { Mirror(self, children: []) }
}

extension SectionedChangeset: CustomStringConvertible, CustomReflectable {
  /// The changes of the sections and of the items.
  public var description: String { "sections: \(sectionChangeset); items: \(itemChangeset)" }

  /// A mirror without children.
  public var customMirror: Mirror { Mirror(self, children: []) }
}

private func pairs<Index>(_ pairs: [(old: Index, new: Index)]) -> String {
  abbreviated(pairs) { "\($0.old) -> \($0.new)" }
}
