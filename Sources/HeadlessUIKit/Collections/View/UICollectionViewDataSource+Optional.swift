// SPDX-License-Identifier: MIT

// The approach is described in UICollectionViewDelegate+Optional.swift.
extension UICollectionViewDataSource {
  /// The methods with this base name, for calls with a question mark.
  public var collectionView: _CollectionViewDataSourceMethods? {
    _CollectionViewDataSourceMethods(dataSource: self)
  }

  /// The method with this name, for calls with a question mark.
  public var numberOfSections: _NumberOfSections? {
    _NumberOfSections(dataSource: self)
  }

  /// The method with this name, for calls with a question mark.
  public var indexTitles: _CollectionViewIndexTitles? {
    _CollectionViewIndexTitles(dataSource: self)
  }
}

extension UICollectionViewDataSourcePrefetching {
  /// The methods with this base name, for calls with a question mark.
  public var collectionView: _CollectionViewPrefetchingMethods? {
    _CollectionViewPrefetchingMethods(dataSource: self)
  }
}

/// The data source's method with this name.
@preconcurrency @MainActor
public struct _NumberOfSections {
  fileprivate let dataSource: any UICollectionViewDataSource

  /// Calls the data source's method.
  public func callAsFunction(in collectionView: UICollectionView) -> Int {
    dataSource.numberOfSections(in: collectionView)
  }
}

/// The data source's method with this name.
@preconcurrency @MainActor
public struct _CollectionViewIndexTitles {
  fileprivate let dataSource: any UICollectionViewDataSource

  /// Calls the data source's method.
  public func callAsFunction(for collectionView: UICollectionView) -> [String]? {
    dataSource.indexTitles(for: collectionView)
  }
}

/// The data source's methods with this base name.
@preconcurrency @MainActor
public struct _CollectionViewDataSourceMethods {
  fileprivate let dataSource: any UICollectionViewDataSource

  /// Calls the data source's method.
  public func callAsFunction(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath {
    dataSource.collectionView(collectionView, indexPathForIndexTitle: title, at: index)
  }

  /// Calls the data source's method.
  public func callAsFunction(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    dataSource.collectionView(collectionView, numberOfItemsInSection: section)
  }

  /// Calls the data source's method.
  public func callAsFunction(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    dataSource.collectionView(collectionView, cellForItemAt: indexPath)
  }

  /// Calls the data source's method.
  public func callAsFunction(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    dataSource.collectionView(
      collectionView, viewForSupplementaryElementOfKind: kind, at: indexPath)
  }

  /// Calls the data source's method.
  public func callAsFunction(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath)
    -> Bool
  {
    dataSource.collectionView(collectionView, canMoveItemAt: indexPath)
  }

  /// Calls the data source's method.
  public func callAsFunction(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    dataSource.collectionView(collectionView, moveItemAt: sourceIndexPath, to: destinationIndexPath)
  }
}

/// The prefetching data source's methods with this base name.
@preconcurrency @MainActor
public struct _CollectionViewPrefetchingMethods {
  fileprivate let dataSource: any UICollectionViewDataSourcePrefetching

  /// Calls the data source's method.
  public func callAsFunction(
    _ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]
  ) {
    dataSource.collectionView(collectionView, prefetchItemsAt: indexPaths)
  }

  /// Calls the data source's method.
  public func callAsFunction(
    _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
  ) {
    dataSource.collectionView(collectionView, cancelPrefetchingForItemsAt: indexPaths)
  }
}
