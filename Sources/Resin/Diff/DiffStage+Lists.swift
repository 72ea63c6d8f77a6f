// SPDX-License-Identifier: MIT

// The calls of every list view for a stage, in their order, and the list after the stage.

#if canImport(FoundationEssentials)
  package import struct FoundationEssentials.IndexPath
#else
  package import struct Foundation.IndexPath
#endif

extension DiffStage {
  /// A call of a list view in a batch update.
  package enum Operation {
    case deleteSections([Int])
    case deleteItems([IndexPath])
    case moveSection(IndexPair)
    case moveItem(from: IndexPath, to: IndexPath)
    case insertSections([Int])
    case insertItems([IndexPath])
  }

  /// The calls of a list view, of a stage whose updates are made in place.
  package var operations: [Operation] {
    var operations: [Operation] = []
    if !sectionDeletes.isEmpty { operations.append(.deleteSections(sectionDeletes)) }
    if !itemDeletes.isEmpty { operations.append(.deleteItems(itemDeletes.map { IndexPath($0) })) }
    operations += sectionMoves.map { .moveSection($0) }
    operations += itemMoves.map { .moveItem(from: IndexPath($0.old), to: IndexPath($0.new)) }
    if !sectionInserts.isEmpty { operations.append(.insertSections(sectionInserts)) }
    if !itemInserts.isEmpty { operations.append(.insertItems(itemInserts.map { IndexPath($0) })) }
    return operations
  }
}

extension DiffStage.Element {
  /// Returns the content of the element, from the list that contains it.
  @inlinable
  package func content<Content>(
    old: (_ index: Int) -> Content, new: (_ index: Int) -> Content
  ) -> Content {
    switch self {
    case .old(let index): old(index)
    case .new(let index): new(index)
    }
  }
}

extension FlatSections {
  /// Creates the list between two stages.
  package init(
    _ list: DiffStage.Intermediate, between old: FlatSections, and new: FlatSections
  ) {
    self.init()
    for (section, items) in zip(list.sections, list.items) {
      sections.append(section.content(old: { old.sections[$0] }, new: { new.sections[$0] }))
      self.items += items.map { item in
        item.content(old: { old.items[$0] }, new: { new.items[$0] })
      }
      starts.append(self.items.count)
    }
  }
}

extension IndexPath {
  /// Creates the path that the list views of UIKit have for an item.
  package init(_ path: ItemIndexPath) {
    self = IndexPath(index: path.section).appending(path.item)
  }
}
