// SPDX-License-Identifier: MIT

// Swift Testing reflects and describes the values in a failed expectation. Values with lists of any
// length have mirrors without children, and descriptions with the first elements of each list.

/// Returns a description of a list in the format of an array's, with at most `limit` elements.
package func abbreviated<Elements: Collection>(
  _ elements: Elements, limit: Int = 20,
  describing describe: (Elements.Element) -> String = { String(reflecting: $0) }
) -> String {
  let first = elements.prefix(limit).map(describe)
  let rest = elements.count - first.count
  return "[\((rest > 0 ? first + ["… \(rest) more"] : first).joined(separator: ", "))]"
}

extension ListDiff: CustomReflectable {
  /// A mirror without children.
  public var customMirror: Mirror { Mirror(self, children: []) }
}

extension SectionedDiff: CustomReflectable {
  /// A mirror without children.
  public var customMirror: Mirror { Mirror(self, children: []) }
}

extension IndexList: CustomReflectable {
  /// A mirror without children.
  public var customMirror: Mirror { Mirror(self, children: []) }
}

extension IndexPairList: CustomReflectable {
  /// A mirror without children.
  public var customMirror: Mirror { Mirror(self, children: []) }
}

extension PartnerMap: CustomReflectable {
  /// A mirror without children.
  public var customMirror: Mirror { Mirror(self, children: []) }
}

extension DuplicateGroups: CustomReflectable {
  /// A mirror without children.
  public var customMirror: Mirror { Mirror(self, children: []) }
}

extension DiffStage: CustomStringConvertible, CustomReflectable {
  /// The operations, with the first elements of each list.
  public var description: String {
    """
    sections: deletes: \(abbreviated(sectionDeletes)), inserts: \(abbreviated(sectionInserts)), \
    reloads: \(abbreviated(sectionReloads)), moves: \(abbreviated(sectionMoves)); \
    items: deletes: \(abbreviated(itemDeletes)), inserts: \(abbreviated(itemInserts)), \
    reloads: \(abbreviated(itemReloads)), moves: \(abbreviated(itemMoves))
    """
  }

  /// A mirror without children.
  public var customMirror: Mirror { Mirror(self, children: []) }
}

extension DiffStage.Intermediate: CustomStringConvertible, CustomReflectable {
  /// The numbers of sections and items.
  public var description: String {
    "\(sections.count) sections, \(items.reduce(0) { $0 + $1.count }) items"
  }

  /// A mirror without children.
  public var customMirror: Mirror { Mirror(self, children: []) }
}

extension SpringBatch: CustomStringConvertible, CustomReflectable {
  /// The number of springs.
  public var description: String { "\(count) springs" }

  /// A mirror without children.
  public var customMirror: Mirror { Mirror(self, children: []) }
}
