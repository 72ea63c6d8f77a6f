// SPDX-License-Identifier: MIT

/// Decides about items that fingers move, and is told of the moves. Only items whose model
/// `isMovable` are moved.
@preconcurrency @MainActor
public protocol CollectionViewReorderingDelegate: AnyObject {
  /// Whether an item may be dropped where another one is. Yes by default.
  func collectionView(
    _ collectionView: CollectionView, shouldMoveItem sourceItem: AnyItemModel,
    inSection sourceSection: SectionModel, toDestinationItem destinationItem: AnyItemModel,
    inSection destinationSection: SectionModel
  ) -> Bool

  /// An item was dropped where another one was. Behind the last item of a section, that one is named.
  ///
  /// The collection view already shows the new order; set sections in that order, or in the old one to
  /// take the move back.
  func collectionView(
    _ collectionView: CollectionView, moveItem sourceItem: AnyItemModel,
    inSection sourceSection: SectionModel, toDestinationItem destinationItem: AnyItemModel,
    inSection destinationSection: SectionModel)
}

extension CollectionViewReorderingDelegate {
  /// Yes.
  public func collectionView(
    _ collectionView: CollectionView, shouldMoveItem sourceItem: AnyItemModel,
    inSection sourceSection: SectionModel, toDestinationItem destinationItem: AnyItemModel,
    inSection destinationSection: SectionModel
  ) -> Bool { true }
}
