// SPDX-License-Identifier: MIT

/// The methods by which a collection view loads its data and its views.
@preconcurrency @MainActor
public protocol UICollectionViewDataSource: NSObjectProtocol {
  /// Returns the number of items of a section.
  @discardableResult
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int

  /// Returns the cell of an item.
  @discardableResult
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell

  /// Returns the number of sections. The default is 1.
  /// Optional; by default `1`.
  @discardableResult
  func numberOfSections(in collectionView: UICollectionView) -> Int

  /// Returns a supplementary view, such as a header or a footer.
  /// Optional.
  @discardableResult
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView

  /// Whether the user may move an item.
  /// Optional; by default `false`.
  @discardableResult
  func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath)
    -> Bool

  /// Changes the data after the user has moved an item.
  /// Optional.
  func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath)

  /// Returns the titles of the index beside the items; nil for no index.
  /// Optional; by default `nil`.
  @discardableResult
  func indexTitles(for collectionView: UICollectionView) -> [String]?

  /// Returns the item to which a title of the index leads.
  /// Optional; by default `IndexPath(item: 0, section: index)`.
  @discardableResult
  func collectionView(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath
}

extension UICollectionViewDataSource {
  /// Reports an illegal use and returns an empty view. UIKit terminates the program in this case.
  @discardableResult
  public func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.device.reportIllegalUse(
      "the view returned from -collectionView:viewForSupplementaryElementOfKind:atIndexPath: "
        + "(\(kind), \(indexPath.shortDescription)) was nil: the data source does not implement it")
    return UICollectionReusableView()
  }
}

extension IndexPath {
  /// The index path in the format of UIKit's messages.
  var shortDescription: String {
    "{length = \(count), path = \(map(String.init).joined(separator: " - "))}"
  }
}
