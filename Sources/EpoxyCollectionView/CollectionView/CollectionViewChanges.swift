// SPDX-License-Identifier: MIT

/// What leads from one state of a collection view to the next, as one batch that UIKit takes.
struct CollectionViewChanges {
  private(set) var changeset: SectionedChangeset
  private(set) var deletedItems: [IndexPath]
  private(set) var insertedItems: [IndexPath]
  private(set) var movedItems: [(old: IndexPath, new: IndexPath)] = []

  @preconcurrency @MainActor
  init(from old: CollectionViewData, to new: CollectionViewData) {
    self.init(new.sections.makeSectionedChangeset(from: old.sections))
  }

  /// An item may not move while its section does. UIKit is not safe either where a section moves to the
  /// index that it has and items move beside it. Such items go and come.
  init(_ changeset: SectionedChangeset) {
    self.changeset = changeset
    deletedItems = changeset.itemChangeset.deletes
    insertedItems = changeset.itemChangeset.inserts
    let moves = changeset.sectionChangeset.moves
    let movedSections = Set(moves.map(\.old))
    let isAnyInPlace = moves.contains { $0.old == $0.new }
    for move in changeset.itemChangeset.moves {
      if isAnyInPlace || movedSections.contains(move.old.section) {
        deletedItems.append(move.old)
        insertedItems.append(move.new)
      } else {
        movedItems.append(move)
      }
    }
  }

  var sections: IndexSetChangeset { changeset.sectionChangeset }

  /// Items that stay and look different.
  var updates: [(old: IndexPath, new: IndexPath)] { changeset.itemChangeset.updates }

  /// How many sections and items come, go and move.
  var count: Int {
    sections.inserts.count + sections.deletes.count + sections.moves.count + deletedItems.count
      + insertedItems.count + movedItems.count
  }

  /// Where an old section is now.
  func newSection(of old: Int) -> Int? {
    sections.newIndices.indices.contains(old) ? sections.newIndices[old] : nil
  }

  /// Warns of duplicates in what is new.
  @preconcurrency @MainActor
  func warnOfDuplicates(in data: CollectionViewData) {
    CollectionViewData.warn(ofSections: sections.duplicates.map(Array.init), data)
    data.warn(ofItems: changeset.itemChangeset.duplicates)
  }
}
