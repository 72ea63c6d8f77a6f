// SPDX-License-Identifier: MIT
// Written by scripts/steps/check-generated --update.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// The methods that have the comment "Optional" in the protocol: their default implementations,
// whose documentation is that of the protocol, and calls with a question mark, which require an
// optional value. It is never nil: a method that is not implemented has its default.

extension UICollectionViewDataSource {
  @discardableResult
  public func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }

  @discardableResult
  public func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath)
    -> Bool
  { false }

  public func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}

  @discardableResult
  public func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }

  @discardableResult
  public func collectionView(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath { IndexPath(item: 0, section: index) }
}

extension UICollectionViewDataSource {
  /// The method of this name, to be called with a question mark.
  public var numberOfSections: _CollectionViewDataSourceNumberOfSections? {
    _CollectionViewDataSourceNumberOfSections(dataSource: self)
  }

  /// The methods of this name, to be called with a question mark.
  public var collectionView: _CollectionViewDataSourceCollectionView? {
    _CollectionViewDataSourceCollectionView(dataSource: self)
  }

  /// The method of this name, to be called with a question mark.
  public var indexTitles: _CollectionViewDataSourceIndexTitles? {
    _CollectionViewDataSourceIndexTitles(dataSource: self)
  }
}

/// The method named `numberOfSections`.
@preconcurrency @MainActor
public struct _CollectionViewDataSourceNumberOfSections {
  fileprivate let dataSource: any UICollectionViewDataSource

  @discardableResult
  public func callAsFunction(in collectionView: UICollectionView) -> Int {
    dataSource.numberOfSections(in: collectionView)
  }
}

/// The methods named `collectionView`.
@preconcurrency @MainActor
public struct _CollectionViewDataSourceCollectionView {
  fileprivate let dataSource: any UICollectionViewDataSource

  @discardableResult
  public func callAsFunction(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    dataSource.collectionView(
      collectionView, viewForSupplementaryElementOfKind: kind, at: indexPath)
  }

  @discardableResult
  public func callAsFunction(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath)
    -> Bool
  {
    dataSource.collectionView(collectionView, canMoveItemAt: indexPath)
  }

  public func callAsFunction(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    dataSource.collectionView(collectionView, moveItemAt: sourceIndexPath, to: destinationIndexPath)
  }

  @discardableResult
  public func callAsFunction(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath {
    dataSource.collectionView(collectionView, indexPathForIndexTitle: title, at: index)
  }
}

/// The method named `indexTitles`.
@preconcurrency @MainActor
public struct _CollectionViewDataSourceIndexTitles {
  fileprivate let dataSource: any UICollectionViewDataSource

  @discardableResult
  public func callAsFunction(for collectionView: UICollectionView) -> [String]? {
    dataSource.indexTitles(for: collectionView)
  }
}
