// SPDX-License-Identifier: MIT

/// A delegate that is notified of items that are likely to be shown soon.
@preconcurrency @MainActor
public protocol CollectionViewPrefetchingDelegate: AnyObject {
  /// Called with items that are likely to be shown soon, so that their content can be loaded.
  func collectionView(_ collectionView: CollectionView, prefetch items: [AnyItemModel])

  /// Called with items that are no longer likely to be shown soon.
  func collectionView(_ collectionView: CollectionView, cancelPrefetchingOf items: [AnyItemModel])
}
