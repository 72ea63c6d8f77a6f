// SPDX-License-Identifier: MIT

/// A delegate that provides transition layouts.
@preconcurrency @MainActor
public protocol CollectionViewTransitionLayoutDelegate: AnyObject {
  /// Returns the layout that is used during the transition from one layout to another.
  func collectionView(
    _ collectionView: CollectionView,
    transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
    newLayout toLayout: UICollectionViewLayout
  ) -> UICollectionViewTransitionLayout
}
