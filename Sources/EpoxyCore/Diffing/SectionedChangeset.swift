// SPDX-License-Identifier: MIT

/// The changes from one list with sections to another.
///
/// ```swift
/// // At file scope.
/// @MainActor
/// func apply(_ changes: SectionedChangeset, to collectionView: UICollectionView) {
///   collectionView.performBatchUpdates {
///     collectionView.deleteSections(changes.sectionChangeset.deletes)
///     collectionView.insertSections(changes.sectionChangeset.inserts)
///     collectionView.deleteItems(at: changes.itemChangeset.deletes)
///     collectionView.insertItems(at: changes.itemChangeset.inserts)
///     for (old, new) in changes.itemChangeset.moves {
///       collectionView.moveItem(at: old, to: new)
///     }
///   }
/// }
/// ```
///
/// UIKit does not accept every combination in one batch: an item must not move within a section
/// that moves itself. `CollectionView` divides such changes into two batches.
public struct SectionedChangeset {
  /// The changes of the sections.
  public var sectionChangeset: IndexSetChangeset

  /// The changes of the items in sections that are in both lists. It does not include the items of
  /// deleted and inserted sections.
  public var itemChangeset: IndexPathChangeset

  /// Creates a changeset from the values of its properties.
  public init(sectionChangeset: IndexSetChangeset, itemChangeset: IndexPathChangeset) {
    self.sectionChangeset = sectionChangeset
    self.itemChangeset = itemChangeset
  }

  /// Whether there are no changes.
  public var isEmpty: Bool {
    sectionChangeset.isEmpty && itemChangeset.isEmpty
  }
}
