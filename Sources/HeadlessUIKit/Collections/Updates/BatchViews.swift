// SPDX-License-Identifier: MIT

/// The supplementary and decoration views that a layout of this module deletes and inserts in a
/// batch: the results of `indexPathsToDeleteForSupplementaryView(ofKind:)` and the related methods.
@MainActor
struct BatchViews {
  private let mapping: CollectionMapping
  private let deleted: [ElementKey.Kind: [IndexPath]]

  /// Creates the views for a batch. Called before the layout is prepared for the new data.
  init(_ mapping: CollectionMapping, of layout: UICollectionViewLayout) {
    self.mapping = mapping
    deleted = layout.ownViews(
      ofSections: mapping.departingSections,
      items: mapping.departingItems(counts: layout.itemCountsWithOwnViews))
  }

  /// Returns the index paths, before the batch, of the views of a kind that the layout deletes.
  func deleted(_ kind: ElementKey.Kind) -> [IndexPath] { deleted[kind] ?? [] }

  /// Returns the index paths, after the batch, of the views of a kind that the layout inserts.
  /// Requires that the layout is prepared for the new data.
  func inserted(_ kind: ElementKey.Kind, in layout: UICollectionViewLayout) -> [IndexPath] {
    guard let sections = layout.itemsView?.currentCounts.count else { return [] }
    let views = layout.ownViews(
      ofSections: mapping.arrivingSections(count: sections),
      items: mapping.arrivingItems(counts: layout.itemCountsWithOwnViews))
    return views[kind] ?? []
  }
}
