// SPDX-License-Identifier: MIT

/// Is told what comes into sight and leaves it, whatever the models say themselves.
@preconcurrency @MainActor
public protocol CollectionViewDisplayDelegate: AnyObject {
  /// An item is about to be shown.
  func collectionView(
    _ collectionView: CollectionView, willDisplayItem item: AnyItemModel,
    with view: UIView?, in section: SectionModel)

  /// An item is no longer shown.
  func collectionView(
    _ collectionView: CollectionView, didEndDisplayingItem item: AnyItemModel,
    with view: UIView?, in section: SectionModel)

  /// A supplementary item is about to be shown.
  func collectionView(
    _ collectionView: CollectionView, willDisplaySupplementaryItem item: AnySupplementaryItemModel,
    forElementKind elementKind: String, with view: UIView?, in section: SectionModel)

  /// A supplementary item is no longer shown.
  func collectionView(
    _ collectionView: CollectionView,
    didEndDisplayingSupplementaryItem item: AnySupplementaryItemModel,
    forElementKind elementKind: String, with view: UIView?, in section: SectionModel)
}
