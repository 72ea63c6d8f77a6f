// SPDX-License-Identifier: MIT

/// A delegate that decides where items can be dropped, and is notified of moves. Only items whose
/// model is `isMovable` can be moved.
///
/// ```swift
/// // At file scope.
/// final class Order: CollectionViewReorderingDelegate {
///   var ids = ["a", "b", "c"]
///
///   func collectionView(
///     _ collectionView: CollectionView, moveItem sourceItem: AnyItemModel,
///     inSection sourceSection: SectionModel, toDestinationItem destinationItem: AnyItemModel,
///     inSection destinationSection: SectionModel
///   ) {
///     guard let old = ids.firstIndex(where: { sourceItem.dataID == AnyHashable($0) }),
///       let new = ids.firstIndex(where: { destinationItem.dataID == AnyHashable($0) })
///     else { return }
///     ids.insert(ids.remove(at: old), at: new)
///   }
/// }
/// ```
///
/// The collection view does not retain its delegate. A movement is begun by the application, with a
/// recognizer that calls `beginInteractiveMovementForItem(at:)`; sections that are set during it
/// are shown when it ends.
@preconcurrency @MainActor
public protocol CollectionViewReorderingDelegate: AnyObject {
  /// Returns whether an item may be dropped at the position of another one. True by default.
  func collectionView(
    _ collectionView: CollectionView, shouldMoveItem sourceItem: AnyItemModel,
    inSection sourceSection: SectionModel, toDestinationItem destinationItem: AnyItemModel,
    inSection destinationSection: SectionModel
  ) -> Bool

  /// Called after an item has been dropped at the position of another one; after the last item of a
  /// section, that item is passed.
  ///
  /// The collection view already shows the new order. Set sections in that order, or in the old one
  /// to revert the move.
  func collectionView(
    _ collectionView: CollectionView, moveItem sourceItem: AnyItemModel,
    inSection sourceSection: SectionModel, toDestinationItem destinationItem: AnyItemModel,
    inSection destinationSection: SectionModel)
}

extension CollectionViewReorderingDelegate {
  /// By default true: the item can be moved to every position.
  public func collectionView(
    _ collectionView: CollectionView, shouldMoveItem sourceItem: AnyItemModel,
    inSection sourceSection: SectionModel, toDestinationItem destinationItem: AnyItemModel,
    inSection destinationSection: SectionModel
  ) -> Bool { true }
}
