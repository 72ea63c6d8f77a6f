// SPDX-License-Identifier: MIT

/// The supplementary and decoration views that a batch takes from a layout of this module and adds to it:
/// the layout's answers to `indexPathsToDeleteForSupplementaryView(ofKind:)` and the like.
@MainActor
struct BatchViews {
  private let mapping: CollectionMapping
  private let deleted: [ElementKey.Kind: [IndexPath]]

  /// Creates the answers for a batch, before the layout is prepared for its data.
  init(_ mapping: CollectionMapping, of layout: UICollectionViewLayout) {
    self.mapping = mapping
    deleted = layout.ownViews(
      ofSections: mapping.departingSections,
      items: mapping.departingItems(counts: layout.itemCountsWithOwnViews))
  }

  /// The index paths, before the batch, of views of a kind that the layout removes.
  func deleted(_ kind: ElementKey.Kind) -> [IndexPath] { deleted[kind] ?? [] }

  /// The index paths, after the batch, of views of a kind that the layout adds. The layout has been
  /// prepared for the data of after the batch.
  func inserted(_ kind: ElementKey.Kind, in layout: UICollectionViewLayout) -> [IndexPath] {
    guard let sections = layout.collectionView?.numberOfSections else { return [] }
    let views = layout.ownViews(
      ofSections: mapping.arrivingSections(count: sections),
      items: mapping.arrivingItems(counts: layout.itemCountsWithOwnViews))
    return views[kind] ?? []
  }
}
