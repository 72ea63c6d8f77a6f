// SPDX-License-Identifier: MIT
import HeadlessUIKit
import ResinTestSupport
import Testing

/// UICollectionView, "startInteractiveTransition(to:completion:)", "finishInteractiveTransition()"
/// and "cancelInteractiveTransition()"; UICollectionViewTransitionLayout; UICollectionViewDelegate,
/// "collectionView(_:transitionLayoutForOldLayout:newLayout:)".
@MainActor @Suite struct CollectionTransitionTests {
  private final class Curve: UICollectionViewTransitionLayout {
    override func layoutAttributesForItem(at indexPath: IndexPath)
      -> UICollectionViewLayoutAttributes?
    { super.layoutAttributesForItem(at: indexPath) }
  }

  private final class Maker: NSObject, UICollectionViewDelegate {
    var asked: [(old: UICollectionViewLayout, new: UICollectionViewLayout)] = []

    func collectionView(
      _ collectionView: UICollectionView,
      transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
      newLayout toLayout: UICollectionViewLayout
    ) -> UICollectionViewTransitionLayout {
      asked.append((fromLayout, toLayout))
      return Curve(currentLayout: fromLayout, nextLayout: toLayout)
    }
  }

  private func grid() -> UICollectionViewFlowLayout {
    let grid = UICollectionViewFlowLayout()
    grid.itemSize = CGSize(width: 160, height: 100)
    grid.minimumInteritemSpacing = 0
    grid.minimumLineSpacing = 0
    return grid
  }

  private func change(_ stage: CollectionStage, _ body: () -> Void) {
    stage.device.perform {
      body()
      stage.device.endTurn()
    }
  }

  /// Item 3 is at (0, 120), 320 by 40, in the rows, and at (160, 100), 160 by 100, in the grid.
  private let rowFrame = CGRect(x: 0, y: 120, width: 320, height: 40)
  private let gridFrame = CGRect(x: 160, y: 100, width: 160, height: 100)

  @Test(arguments: [true, false])
  func `Progress leads cells from the old layout to the new one, and to the end or back`(
    finishes: Bool
  ) {
    let maker = Maker()
    let stage = CollectionStage([Array(0..<8)])
    stage.view.delegate = maker
    let (rows, cell, grid) = (stage.view.collectionViewLayout, stage.cell(0, 3), grid())
    var ends: [[Bool]] = []
    var layout: UICollectionViewTransitionLayout?
    change(stage) {
      layout = stage.view.startInteractiveTransition(to: grid) { ends.append([$0, $1]) }
    }
    #expect(maker.asked.count == 1 && maker.asked[0].old === rows && maker.asked[0].new === grid)
    #expect(layout is Curve && stage.view.collectionViewLayout === layout)
    #expect(layout?.currentLayout === rows && layout?.nextLayout === grid)
    expectEqual(cell?.frame, rowFrame)
    // Nothing moves before the layout is invalidated.
    change(stage) { layout?.transitionProgress = 0.25 }
    expectEqual(cell?.frame, rowFrame)
    change(stage) { layout?.invalidateLayout() }
    // A quarter of the way: center (160, 140) to (240, 150), 320 by 40 to 160 by 100.
    expectEqual(cell?.center, CGPoint(x: 180, y: 142.5))
    expectEqual(cell?.bounds.size, CGSize(width: 280, height: 55))
    // 320 to 400 points.
    expectEqual(stage.view.contentSize, CGSize(width: 320, height: 340))
    stage.device.advance(by: 1)
    expectEqual(cell?.center, CGPoint(x: 180, y: 142.5))
    change(stage) {
      if finishes {
        stage.view.finishInteractiveTransition()
      } else {
        stage.view.cancelInteractiveTransition()
      }
    }
    #expect(stage.view.collectionViewLayout === (finishes ? grid : rows))
    expectEqual(ends, [])
    let x = cell?.layer.presentation()?.position.x ?? 0
    expectEqual(x, 180)
    stage.settle()
    expectEqual(ends, [[true, finishes]])
    expectEqual(cell?.frame, (finishes ? gridFrame : rowFrame))
    #expect(stage.cell(0, 3) === cell && stage.cellsInTree == 8)
    #expect((finishes ? rows : grid).collectionView == nil)
    #expect((finishes ? grid : rows).collectionView === stage.view)
    expectEqual(stage.problems.lines, [])
  }

  @Test func `A transition layout is made without a delegate, and stores values under keys`() {
    let stage = CollectionStage([Array(0..<8)])
    change(stage) {
      stage.view.delegate = nil
      let layout = stage.view.startInteractiveTransition(to: grid())
      #expect(type(of: layout) == UICollectionViewTransitionLayout.self)
      expectEqual(layout.value(forAnimatedKey: "x"), 0)
      layout.updateValue(7, forAnimatedKey: "x")
      expectEqual(layout.value(forAnimatedKey: "x"), 7)
    }
  }

  @Test func `Data may change in the middle of a transition`() {
    let stage = CollectionStage([Array(0..<8)])
    let grid = grid()
    var layout: UICollectionViewTransitionLayout?
    change(stage) {
      layout = stage.view.startInteractiveTransition(to: grid)
      layout?.transitionProgress = 0.5
      layout?.invalidateLayout()
    }
    change(stage) {
      stage.view.performBatchUpdates {
        stage.numbers.sections[0].remove(at: 0)
        stage.view.deleteItems(at: [path(0, 0)])
      }
    }
    stage.settle()
    expectEqual(stage.visibleNumbers, Array(1..<8))
    // Half way between (160, 20) and (80, 50).
    expectEqual(stage.cell(0, 0)?.center, CGPoint(x: 120, y: 35))
    change(stage) {
      stage.numbers.sections = [Array(0..<3)]
      stage.view.reloadData()
    }
    expectEqual(stage.visibleNumbers, [0, 1, 2])
    change(stage) { stage.view.finishInteractiveTransition() }
    stage.settle()
    expectEqual(stage.cell(0, 1)?.frame, CGRect(x: 160, y: 0, width: 160, height: 100))
    expectEqual(stage.numbers.shown, 3)
    expectEqual(stage.problems.lines, [])
  }

  @Test func `A layout that is set in the middle of a transition ends it`() {
    let stage = CollectionStage([Array(0..<8)])
    let (rows, grid) = (stage.view.collectionViewLayout, grid())
    var ends: [[Bool]] = []
    change(stage) { stage.view.startInteractiveTransition(to: grid) { ends.append([$0, $1]) } }
    change(stage) { stage.view.setCollectionViewLayout(rows, animated: false) }
    expectEqual(ends, [[false, false]])
    expectEqual(stage.cell(0, 3)?.frame, rowFrame)
    #expect(rows.collectionView === stage.view && grid.collectionView == nil)
    expectEqual(stage.problems.lines, [])
  }

  @Test func `Beginning two transitions at once, and ending none, is illegal`() {
    let stage = CollectionStage([Array(0..<8)])
    change(stage) {
      stage.view.startInteractiveTransition(to: grid())
      stage.view.startInteractiveTransition(to: grid())
    }
    expectEqual(stage.problems.lines.count, 1)
    #expect(stage.problems.lines[0].contains("already part way through an interactive transition"))
    change(stage) {
      stage.view.cancelInteractiveTransition()
      stage.view.cancelInteractiveTransition()
    }
    expectEqual(stage.problems.lines.count, 2)
    #expect(stage.problems.lines.last?.contains("no interactive transition to cancel") == true)
  }
}
