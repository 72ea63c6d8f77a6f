// SPDX-License-Identifier: MIT

/// Is told which items are likely to be shown soon.
@preconcurrency @MainActor
public protocol CollectionViewPrefetchingDelegate: AnyObject {
  /// Items are likely to be shown soon: a good moment to load what they need.
  func collectionView(_ collectionView: CollectionView, prefetch items: [AnyItemModel])

  /// Items are no longer likely to be shown soon.
  func collectionView(_ collectionView: CollectionView, cancelPrefetchingOf items: [AnyItemModel])
}
