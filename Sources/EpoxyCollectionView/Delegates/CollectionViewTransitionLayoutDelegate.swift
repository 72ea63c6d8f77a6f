// SPDX-License-Identifier: MIT

/// Makes what lies between two layouts.
@preconcurrency @MainActor
public protocol CollectionViewTransitionLayoutDelegate: AnyObject {
  /// The layout that is used while one layout takes the place of another.
  func collectionView(
    _ collectionView: CollectionView,
    transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
    newLayout toLayout: UICollectionViewLayout
  ) -> UICollectionViewTransitionLayout
}
