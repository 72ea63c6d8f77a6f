// SPDX-License-Identifier: MIT
import HeadlessUIKit
import ResinTestSupport
import Testing

@MainActor
private final class Guide: NSObject, UICollectionViewDelegate {
  var answer: ((IndexPath, IndexPath) -> IndexPath)?

  func collectionView(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveFromItemAt originalIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath {
    answer?(originalIndexPath, proposedIndexPath) ?? proposedIndexPath
  }
}

@MainActor
private final class Controller: UICollectionViewController {
  var numbers = Array(0..<40)

  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { numbers.count }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    (cell as? NumberCell)?.number = numbers[indexPath.item]
    return cell
  }

  override func collectionView(
    _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool { numbers[indexPath.item] != 3 }

  override func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    numbers.insert(numbers.remove(at: sourceIndexPath.item), at: destinationIndexPath.item)
  }
}

@MainActor @Suite struct CollectionReorderingTests {
  /// UIKit documentation, `updateInteractiveMovementTargetPosition(_:)`: the layout follows the
  /// position of the item. `endInteractiveMovement()`: the data source moves the item, only then.
  /// `beginInteractiveMovementForItem(at:)`: false where the item cannot move. That it is false
  /// during a movement is not documented; one target position serves one item.
  @Test func `Other items make room, and the data source moves the item at the end`() {
    let stage = CollectionStage([Array(0..<6)])
    let cells = (0..<6).map { stage.cell(0, $0) }
    stage.perform {
      stage.view.selectItem(at: path(0, 1), animated: false, scrollPosition: [])
      #expect(stage.view.beginInteractiveMovementForItem(at: path(0, 1)))
      #expect(!stage.view.beginInteractiveMovementForItem(at: path(0, 2)))
      stage.view.updateInteractiveMovementTargetPosition(CGPoint(x: 160, y: 140))
    }
    stage.settle()
    // Rows of 40 points: the held row is at the finger, and two rows moved up to its position.
    expectEqual(cells.map { $0?.frame.midY }, [20, 140, 60, 100, 180, 220])
    expectEqual(stage.numbers.sections, [[0, 1, 2, 3, 4, 5]])
    stage.perform { stage.view.endInteractiveMovement() }
    expectEqual(stage.numbers.log.take(), ["move 0.1 to 0.3"])
    stage.settle()
    expectEqual(stage.numbers.sections, [[0, 2, 3, 1, 4, 5]])
    #expect((0..<6).map { stage.cell(0, $0) } == [0, 2, 3, 1, 4, 5].map { cells[$0] })
    expectEqual(stage.view.indexPathsForSelectedItems, [path(0, 3)])
    #expect(stage.numbers.shown == 6 && stage.problems.lines == [])
  }

  /// Not documented; chosen because a layout positions the item at its target index path, for which
  /// counts of sections must agree.
  @Test func `An item held over another section is counted in that section`() {
    let stage = CollectionStage([[0, 1, 2], [10, 11]])
    stage.perform {
      _ = stage.view.beginInteractiveMovementForItem(at: path(0, 0))
      stage.view.updateInteractiveMovementTargetPosition(CGPoint(x: 160, y: 145))
    }
    stage.settle()
    expectEqual(stage.view.numberOfItems(inSection: 0), 2)
    expectEqual(stage.view.numberOfItems(inSection: 1), 3)
    #expect(stage.cell(0, 1)?.frame.minY == 0 && stage.cell(1, 0)?.frame.minY == 120)
    stage.perform { stage.view.endInteractiveMovement() }
    stage.settle()
    #expect(
      stage.numbers.sections == [[1, 2], [0, 10, 11]]
        || stage.numbers.sections == [[1, 2], [10, 0, 11]])
    expectEqual(stage.visibleNumbers, stage.numbers.sections.flatMap { $0 })
    #expect(stage.problems.lines == [] && stage.numbers.shown == 5)
  }

  /// UIKit documentation, `cancelInteractiveMovement()`: returns the item to its original location.
  @Test func `Cancelling a movement restores the original order`() {
    let stage = CollectionStage([[0, 1, 2], [10]])
    let before = stage.picture
    for place in [60.0, 100, 140] {
      stage.perform {
        _ = stage.view.beginInteractiveMovementForItem(at: path(0, 0))
        stage.view.updateInteractiveMovementTargetPosition(CGPoint(x: 160, y: place))
        stage.device.advance(by: 0.1)
        stage.view.cancelInteractiveMovement()
      }
      stage.settle()
      #expect(stage.picture == before && stage.numbers.log.lines == [])
    }
  }

  /// UIKit documentation, `collectionView(_:canMoveItemAt:)` and
  /// `collectionView(_:targetIndexPathForMoveFromItemAt:toProposedIndexPath:)`: the data source
  /// allows a movement, and the delegate replaces its target. `collectionView(_:moveItemAt:to:)`:
  /// called where the position has changed.
  @Test func `The data source allows movements, and the delegate changes their targets`() {
    let stage = CollectionStage([Array(0..<6)])
    let guide = Guide()
    stage.perform { stage.view.delegate = guide }
    stage.numbers.isMovable = false
    #expect(!stage.view.beginInteractiveMovementForItem(at: path(0, 0)))
    stage.numbers.isMovable = true
    #expect(!stage.view.beginInteractiveMovementForItem(at: path(0, 9)))
    guide.answer = { original, proposed in
      proposed.item > 2 ? path(0, 2) : proposed
    }
    stage.perform {
      _ = stage.view.beginInteractiveMovementForItem(at: path(0, 0))
      stage.view.updateInteractiveMovementTargetPosition(CGPoint(x: 160, y: 230))
      stage.view.endInteractiveMovement()
    }
    expectEqual(stage.numbers.log.take(), ["move 0.0 to 0.2"])
    guide.answer = { original, _ in original }
    stage.perform {
      _ = stage.view.beginInteractiveMovementForItem(at: path(0, 0))
      stage.view.updateInteractiveMovementTargetPosition(CGPoint(x: 160, y: 230))
      stage.view.updateInteractiveMovementTargetPosition(CGPoint(x: CGFloat.nan, y: 0))
      stage.view.endInteractiveMovement()
    }
    expectEqual(stage.numbers.log.take(), [])
  }

  /// Not documented; chosen because an item could not reach a position outside of the bounds
  /// otherwise.
  @Test func `Content scrolls while an item is held near an edge`() {
    let stage = CollectionStage([Array(0..<100)])
    stage.perform {
      _ = stage.view.beginInteractiveMovementForItem(at: path(0, 0))
      stage.view.updateInteractiveMovementTargetPosition(CGPoint(x: 160, y: 470))
    }
    stage.device.advance(by: 3)
    #expect(stage.view.contentOffset.y > 400)
    expectEqual(stage.cell(0, 0)?.number, 0)
    for path in stage.view.indexPathsForVisibleItems {
      expectEqual((stage.view.cellForItem(at: path) as? NumberCell)?.number, path.item)
    }
    stage.perform { stage.view.endInteractiveMovement() }
    stage.settle()
    expectEqual(
      stage.visibleNumbers,
      stage.view.indexPathsForVisibleItems.map {
        stage.numbers.sections[0][$0.item]
      })
    #expect(stage.numbers.shown == stage.view.visibleCells.count && stage.problems.lines == [])
  }

  @Test func `An item that is held still is at rest; near an edge, once the content has ended`() {
    let stage = CollectionStage([Array(0..<20)])
    stage.perform {
      _ = stage.view.beginInteractiveMovementForItem(at: path(0, 1))
      stage.view.updateInteractiveMovementTargetPosition(CGPoint(x: 160, y: 200))
    }
    stage.device.advance(by: 2)
    expectEqual(stage.device.pendingWork, [])
    stage.perform { stage.view.updateInteractiveMovementTargetPosition(CGPoint(x: 160, y: 470)) }
    stage.device.advance(by: 0.1)
    #expect(stage.device.pendingWork.contains("scrolling or a transition"))
    stage.device.advance(by: 20)
    expectEqual(stage.device.pendingWork, [])
    expectEqual(
      stage.view.contentOffset.y, stage.view.contentSize.height - stage.view.bounds.height)
  }

  /// Not documented; `collectionView(_:moveItemAt:to:)` only requires that the data is updated.
  /// Chosen because the view shows its data after every reported error.
  @Test func `A data source that ignores a move is reported, and its data is shown`() {
    @MainActor
    final class Stubborn: Numbers {
      override func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
      ) {}
    }
    let stage = CollectionStage(numbers: Stubborn([[0, 1], [2]]))
    stage.perform {
      _ = stage.view.beginInteractiveMovementForItem(at: path(0, 0))
      stage.view.updateInteractiveMovementTargetPosition(CGPoint(x: 160, y: 110))
      stage.view.endInteractiveMovement()
    }
    stage.settle()
    expectEqual(stage.problems.lines.count, 1)
    expectEqual(stage.visibleNumbers, [0, 1, 2])
  }

  /// UIKit documentation, `installsStandardGestureForInteractiveMovement`: a collection view
  /// controller reorders items with a long press, by default.
  @Test func `A long press in a collection view controller reorders items`() {
    let device = Device()
    let controller = device.perform {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
      let controller = Controller(collectionViewLayout: CollectionStage.rows())
      window.rootViewController = controller
      controller.collectionView.contentInsetAdjustmentBehavior = .never
      controller.collectionView.register(NumberCell.self, forCellWithReuseIdentifier: "cell")
      window.makeKeyAndVisible()
      device.endTurn()
      return controller
    }
    func drag(from start: CGFloat, to end: CGFloat, _ last: UITouch.Phase) {
      for (phase, y) in [(UITouch.Phase.began, start), (.moved, end), (last, end)] {
        device.send([
          TouchSample(finger: 1, phase: phase, location: CGPoint(x: 100, y: y), force: 1)
        ])
        device.advance(by: 0.7)
      }
    }
    drag(from: 20, to: 140, .ended)
    expectEqual(controller.numbers.prefix(5), [1, 2, 3, 0, 4])
    expectEqual(controller.collectionView.contentOffset.y, 0)
    drag(from: 20, to: 140, .cancelled)
    expectEqual(controller.numbers.prefix(5), [1, 2, 3, 0, 4])
    drag(from: 100, to: 180, .ended)  // item 3, which cannot move
    expectEqual(controller.numbers.prefix(5), [1, 2, 3, 0, 4])
    device.perform { controller.installsStandardGestureForInteractiveMovement = false }
    drag(from: 20, to: 60, .ended)
    expectEqual(controller.numbers.prefix(5), [1, 2, 3, 0, 4])
  }

  /// Not documented; chosen because index paths of the movement have no meaning after the update.
  @Test func `A batch update ends the interactive movement`() {
    let stage = CollectionStage([Array(0..<6)])
    stage.perform {
      _ = stage.view.beginInteractiveMovementForItem(at: path(0, 0))
      stage.view.updateInteractiveMovementTargetPosition(CGPoint(x: 160, y: 140))
    }
    stage.batch {
      stage.numbers.sections[0].removeFirst()
      stage.view.deleteItems(at: [path(0, 0)])
    }
    stage.perform { stage.view.endInteractiveMovement() }
    stage.settle()
    expectEqual(stage.visibleNumbers, [1, 2, 3, 4, 5])
    #expect(stage.numbers.log.lines == [] && stage.problems.lines == [])
  }
}
