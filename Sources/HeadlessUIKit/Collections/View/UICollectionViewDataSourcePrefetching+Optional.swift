// SPDX-License-Identifier: MIT
// Written by scripts/steps/check-generated --update.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// The methods that have the comment "Optional" in the protocol: their default implementations,
// whose documentation is that of the protocol, and calls with a question mark, which require an
// optional value. It is never nil: a method that is not implemented has its default.

extension UICollectionViewDataSourcePrefetching {
  public func collectionView(
    _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
  ) {}
}

extension UICollectionViewDataSourcePrefetching {
  /// The method of this name, to be called with a question mark.
  public var collectionView: _CollectionViewDataSourcePrefetchingCollectionView? {
    _CollectionViewDataSourcePrefetchingCollectionView(dataSource: self)
  }
}

/// The method named `collectionView`.
@preconcurrency @MainActor
public struct _CollectionViewDataSourcePrefetchingCollectionView {
  fileprivate let dataSource: any UICollectionViewDataSourcePrefetching

  public func callAsFunction(
    _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
  ) {
    dataSource.collectionView(collectionView, cancelPrefetchingForItemsAt: indexPaths)
  }
}
