// SPDX-License-Identifier: MIT
import Foundation
import HeadlessUIKit
import ResinTestSupport
import Testing

/// UICollectionView, "isEditing", and the contexts of an interactive movement.
@MainActor @Suite struct CollectionEditingTests {
  @Test func `Editing is in the state of the cells, and taps select only if that is allowed`() {
    let stage = CollectionStage([[1, 2]])
    let view = stage.view
    let cell = view.visibleCells[0]
    #expect(!cell.configurationState.isEditing)
    view.isEditing = true
    #expect(cell.configurationState.isEditing)
    view.selectItem(at: path(0, 0), animated: false, scrollPosition: [])
    expectEqual(view.indexPathsForSelectedItems, [])
    view.allowsSelectionDuringEditing = true
    view.selectItem(at: path(0, 0), animated: false, scrollPosition: [])
    expectEqual(view.indexPathsForSelectedItems, [path(0, 0)])
    view.allowsMultipleSelectionDuringEditing = true
    view.selectItem(at: path(0, 1), animated: false, scrollPosition: [])
    expectEqual(view.indexPathsForSelectedItems?.count, 2)
    view.isEditing = false
    #expect(!cell.configurationState.isEditing)
  }

  private final class Layout: UICollectionViewFlowLayout {
    var log: [String] = []
    override func invalidationContext(
      forInteractivelyMovingItems targetIndexPaths: [IndexPath],
      withTargetPosition targetPosition: CGPoint, previousIndexPaths: [IndexPath],
      previousPosition: CGPoint
    ) -> UICollectionViewLayoutInvalidationContext {
      let context = super.invalidationContext(
        forInteractivelyMovingItems: targetIndexPaths, withTargetPosition: targetPosition,
        previousIndexPaths: previousIndexPaths, previousPosition: previousPosition)
      log.append(
        "\(context.previousIndexPathsForInteractivelyMovingItems!.map(\.item)) to "
          + "\(context.targetIndexPathsForInteractivelyMovingItems!.map(\.item))")
      return context
    }
    override func invalidationContextForEndingInteractiveMovementOfItems(
      toFinalIndexPaths indexPaths: [IndexPath], previousIndexPaths: [IndexPath],
      movementCancelled: Bool
    ) -> UICollectionViewLayoutInvalidationContext {
      log.append("\(movementCancelled ? "cancelled" : "ended") \(indexPaths.map(\.item))")
      return super.invalidationContextForEndingInteractiveMovementOfItems(
        toFinalIndexPaths: indexPaths, previousIndexPaths: previousIndexPaths,
        movementCancelled: movementCancelled)
    }
  }

  @Test(arguments: [true, false])
  func `A layout makes the contexts of a movement by the user`(_ isCancelled: Bool) {
    let stage = CollectionStage([[1, 2, 3]])
    let view = stage.view
    let layout = Layout()
    layout.itemSize = CGSize(width: 100, height: 40)
    layout.minimumLineSpacing = 0
    view.collectionViewLayout = layout
    view.layoutIfNeeded()
    #expect(view.beginInteractiveMovementForItem(at: path(0, 0)))
    let target = view.layoutAttributesForItem(at: path(0, 2))!.center
    view.updateInteractiveMovementTargetPosition(target)
    expectEqual(layout.log, ["[0] to [2]"])
    if isCancelled { view.cancelInteractiveMovement() } else { view.endInteractiveMovement() }
    expectEqual(layout.log.last, (isCancelled ? "cancelled [0]" : "ended [2]"))
  }
}
