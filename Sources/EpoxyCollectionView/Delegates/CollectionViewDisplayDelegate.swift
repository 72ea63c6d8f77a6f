// SPDX-License-Identifier: MIT

/// A delegate that is notified of the views that appear and disappear, in addition to the models.
@preconcurrency @MainActor
public protocol CollectionViewDisplayDelegate: AnyObject {
  /// Called before an item is shown.
  func collectionView(
    _ collectionView: CollectionView, willDisplayItem item: AnyItemModel,
    with view: UIView?, in section: SectionModel)

  /// Called after an item has disappeared.
  func collectionView(
    _ collectionView: CollectionView, didEndDisplayingItem item: AnyItemModel,
    with view: UIView?, in section: SectionModel)

  /// Called before a supplementary item is shown.
  func collectionView(
    _ collectionView: CollectionView, willDisplaySupplementaryItem item: AnySupplementaryItemModel,
    forElementKind elementKind: String, with view: UIView?, in section: SectionModel)

  /// Called after a supplementary item has disappeared.
  func collectionView(
    _ collectionView: CollectionView,
    didEndDisplayingSupplementaryItem item: AnySupplementaryItemModel,
    forElementKind elementKind: String, with view: UIView?, in section: SectionModel)
}
