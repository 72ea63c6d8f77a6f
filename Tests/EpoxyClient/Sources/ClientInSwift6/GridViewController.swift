// SPDX-License-Identifier: MIT
import Epoxy
import UIKit

/// A grid of tiles in a flow layout that can be reordered with a finger.
final class GridViewController: CollectionViewController {

  init() {
    let layout = UICollectionViewFlowLayout()
    layout.minimumInteritemSpacing = 0
    super.init(layout: layout)
    setItems(items, animated: false)
  }

  override func makeCollectionView() -> CollectionView {
    let collectionView = super.makeCollectionView()
    collectionView.reorderingDelegate = self
    collectionView.prefetchDelegate = self
    collectionView.layoutDelegate = self
    return collectionView
  }

  private(set) var order = Array(0..<300) {
    didSet { setItems(items, animated: true) }
  }

  private(set) var prefetched: Set<Int> = []

  private var items: [ItemModeling] {
    order.map { id in
      ColorTile.itemModel(
        dataID: id,
        content: id,
        style: .init(color: id % 2 == 0 ? .systemRed : .systemBlue)
      )
      .isMovable(id != 0)
      .tracked(as: "tile \(id)")
    }
  }
}

// MARK: EpoxyCollectionViewDelegateFlowLayout

extension GridViewController: EpoxyCollectionViewDelegateFlowLayout {
  func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemWith dataID: AnyHashable,
    inSectionWith sectionDataID: AnyHashable
  )
    -> CGSize
  {
    CGSize(width: 100, height: 100)
  }

  func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionWith sectionDataID: AnyHashable
  )
    -> CGFloat
  {
    0
  }

  func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionWith sectionDataID: AnyHashable
  )
    -> CGFloat
  {
    0
  }
}

// MARK: CollectionViewReorderingDelegate

extension GridViewController: CollectionViewReorderingDelegate {
  func collectionView(
    _ collectionView: CollectionView,
    shouldMoveItem sourceItem: AnyItemModel,
    inSection sourceSection: SectionModel,
    toDestinationItem destinationItem: AnyItemModel,
    inSection destinationSection: SectionModel
  )
    -> Bool
  {
    destinationItem.isMovable
  }

  func collectionView(
    _ collectionView: CollectionView,
    moveItem sourceItem: AnyItemModel,
    inSection sourceSection: SectionModel,
    toDestinationItem destinationItem: AnyItemModel,
    inSection destinationSection: SectionModel
  ) {
    guard
      let source = order.firstIndex(where: { AnyHashable($0) == sourceItem.dataID }),
      let destination = order.firstIndex(where: { AnyHashable($0) == destinationItem.dataID })
    else { return }
    var order = order
    order.insert(order.remove(at: source), at: destination)
    self.order = order
  }
}

// MARK: CollectionViewPrefetchingDelegate

extension GridViewController: CollectionViewPrefetchingDelegate {
  func collectionView(_ collectionView: CollectionView, prefetch items: [AnyItemModel]) {
    prefetched.formUnion(items.compactMap { $0.dataID.base as? Int })
  }

  func collectionView(_ collectionView: CollectionView, cancelPrefetchingOf items: [AnyItemModel]) {
    prefetched.subtract(items.compactMap { $0.dataID.base as? Int })
  }
}
