// SPDX-License-Identifier: MIT
import HeadlessUIKit
import ResinTestSupport
import Testing

@MainActor @Suite struct CollectionUpdateTests {
  /// UIKit documentation, `performBatchUpdates(_:completion:)`: deletions use the indexes of the
  /// state before the batch. That queries inside the closure describe the same state is not
  /// documented; it follows from changes that are collected until the closure returns.
  @Test func `Index paths inside the closure of a batch are those before the batch`() {
    let stage = CollectionStage([[1, 2, 3]])
    stage.batch {
      stage.numbers.sections = [[2, 3]]
      stage.view.deleteItems(at: [path(0, 0)])
      expectEqual(stage.cell(0, 0)?.number, 1)
      expectEqual(stage.cell(0, 2)?.number, 3)
      expectEqual(stage.view.numberOfItems(inSection: 0), 3)
      stage.view.setNeedsLayout()
      stage.view.layoutIfNeeded()
      expectEqual(stage.cell(0, 2)?.number, 3)
    }
    expectEqual(stage.view.numberOfItems(inSection: 0), 2)
    expectEqual(stage.cell(0, 0)?.number, 2)
  }

  /// Not documented for UIKit; chosen because
  /// `NSCollectionView.performBatchUpdates(_:completionHandler:)` allows calls from inside its
  /// closure (AppKit documentation), and one batch has one set of indexes.
  @Test func `A batch inside a batch becomes part of it`() {
    let stage = CollectionStage([[1]])
    var finished = 0
    stage.batch(completion: { _ in finished += 1 }) {
      stage.numbers.sections = [[1, 2, 3]]
      stage.view.insertItems(at: [path(0, 1)])
      stage.view.performBatchUpdates(
        { stage.view.insertItems(at: [path(0, 2)]) }, completion: { _ in finished += 1 })
    }
    expectEqual(finished, 0)
    stage.settle()
    #expect(finished == 2 && stage.visibleNumbers == [1, 2, 3])
    expectEqual(stage.problems.lines, [])
  }

  /// UIKit documentation, `performBatchUpdates(_:completion:)`: the completion runs when all
  /// operations are finished, with true if the animations were not interrupted. That it also runs
  /// later without an animation is not documented; callers see one order in both cases.
  @Test(arguments: [true, false])
  func `The completion of a batch runs after the call, animated or not`(isAnimated: Bool) {
    let stage = CollectionStage([[1]])
    var finished: [Bool] = []
    stage.batch(animated: isAnimated, completion: { finished.append($0) }) {}
    expectEqual(finished, [])
    stage.device.advance(by: 0.4)
    expectEqual(finished, [true])
  }

  /// Not documented; UIKit raises an exception. Chosen because a host that records illegal use
  /// continues, and a reload shows the data as it is.
  @Test func `An illegal batch is reported, and the view reloads its data`() {
    let stage = CollectionStage([[1, 2, 3]])
    var finished = 0
    stage.batch(completion: { _ in finished += 1 }) {
      stage.numbers.sections = [[7, 8]]
      stage.view.insertItems(at: [path(0, 0)])
    }
    expectEqual(stage.problems.take().count, 1)
    #expect(stage.view.visibleCells.isEmpty)
    stage.settle()
    #expect(stage.visibleNumbers == [7, 8] && stage.numbers.shown == 2 && finished == 1)
  }

  /// Not documented; `reloadData()` only advises against calls during insertions and deletions.
  /// Chosen because a reload includes every change of the data.
  @Test func `reloadData in a batch replaces the batch`() {
    let stage = CollectionStage([[1, 2, 3]])
    var finished = 0
    stage.batch(completion: { _ in finished += 1 }) {
      stage.numbers.sections = [[9]]
      stage.view.deleteItems(at: [path(0, 0)])
      stage.view.reloadData()
    }
    stage.settle()
    #expect(stage.problems.lines == [] && finished == 1)
    #expect(stage.visibleNumbers == [9] && stage.numbers.shown == 1)
  }

  /// UIKit documentation, `reconfigureItems(at:)`: updates existing cells without replacing them.
  @Test func `Reconfigured items keep their cells`() {
    let stage = CollectionStage([[1, 2, 3]])
    let cell = stage.cell(0, 2)
    stage.batch {
      stage.numbers.sections = [[2, 30]]
      stage.view.deleteItems(at: [path(0, 0)])
      stage.view.reconfigureItems(at: [path(0, 2)])
    }
    #expect(stage.cell(0, 1) === cell && cell?.number == 30 && cell?.reuses == 0)
    stage.settle()
    #expect(stage.cell(0, 1) === cell)
  }

  /// UIKit documentation, `reloadItems(at:)`: the cells of the items are discarded. WWDC 2018,
  /// session 225: a move leads from an index before the batch to one after it.
  @Test func `Reloaded items get other cells, and moved items keep theirs`() {
    let stage = CollectionStage([[1, 2, 3], [4]])
    let (first, second, third) = (stage.cell(0, 0), stage.cell(0, 1), stage.cell(0, 2))
    stage.batch {
      stage.numbers.sections = [[20, 3], [4, 1]]
      stage.view.reloadItems(at: [path(0, 1)])
      stage.view.moveItem(at: path(0, 0), to: path(1, 1))
    }
    stage.settle()
    #expect(stage.cell(1, 1) === first && stage.cell(0, 1) === third)
    #expect(stage.cell(0, 0) !== second && stage.cell(0, 0)?.number == 20)
    // Rows of 40 points: two in the first section, and the moved item second in the other one.
    expectEqual(first?.frame.minY, 120)
  }

  /// UIKit documentation, `collectionView(_:willDisplay:forItemAt:)` and
  /// `collectionView(_:didEndDisplaying:forItemAt:)`: called before a cell is added, and after it
  /// was removed.
  @Test func `willDisplay precedes an inserted cell, and didEndDisplaying follows a deleted one`() {
    let stage = CollectionStage([[1, 2]])
    stage.numbers.logsDisplay = true
    stage.batch {
      stage.numbers.sections = [[2, 3]]
      stage.view.deleteItems(at: [path(0, 0)])
      stage.view.insertItems(at: [path(0, 1)])
    }
    expectEqual(stage.numbers.log.take(), ["will 0.1"])
    stage.device.advance(by: 0.1)
    expectEqual(stage.numbers.log.take(), [])
    stage.settle()
    expectEqual(stage.numbers.log.take(), ["end 0.0"])
  }

  /// Not documented; chosen because a cell that vanished at the beginning of its animation would
  /// leave a hole.
  @Test func `A cell that moves out of the visible area is removed when its animation ends`() {
    let stage = CollectionStage([Array(0..<100)])
    let cell = stage.cell(0, 0)
    stage.batch {
      stage.numbers.sections[0].append(stage.numbers.sections[0].removeFirst())
      stage.view.moveItem(at: path(0, 0), to: path(0, 99))
    }
    stage.device.advance(by: 0.1)
    #expect(cell?.superview === stage.view)
    stage.settle()
    #expect(cell?.superview == nil && stage.numbers.shown == 12)
  }

  /// Not documented for batches; chosen because `reloadData()` adjusts the offset to data that
  /// shrinks (UIKit documentation), and a jump would hide the animation.
  @Test func `The content offset follows shorter content in the same animation`() {
    let stage = CollectionStage([Array(0..<20)])
    stage.perform { stage.view.contentOffset.y = 320 }
    stage.settle()
    stage.batch {
      stage.numbers.sections = [Array(0..<14)]
      stage.view.deleteItems(at: (14..<20).map { path(0, $0) })
    }
    expectEqual(stage.view.contentOffset.y, 80)
    stage.device.advance(by: 0.1)
    let shown = stage.view.layer.presentation()?.bounds.minY ?? 0
    #expect(shown > 80 && shown < 320)
    stage.settle()
    expectEqual(stage.visibleNumbers, Array(2..<14))
  }

  /// Not documented; chosen because estimates in their place would move the visible content.
  @Test func `Measured heights move with their items`() {
    let stage = CollectionStage([Array(0..<200)]) {
      UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain))
    }
    for step in 0..<100 {
      stage.perform { stage.view.contentOffset.y = CGFloat(step) * 40 }
      stage.device.advanceFrame()
    }
    let before = stage.view.layoutAttributesForItem(at: path(0, 90))?.frame.minY ?? 0
    expectEqual(before, (0..<90).reduce(0) { $0 + NumberCell.height(of: $1) })
    stage.batch {
      stage.numbers.sections[0].removeFirst(2)
      stage.view.deleteItems(at: [path(0, 0), path(0, 1)])
    }
    let after = stage.view.layoutAttributesForItem(at: path(0, 88))?.frame.minY
    expectEqual(after, before - NumberCell.height(of: 0) - NumberCell.height(of: 1))
  }

  /// Not documented; chosen because rows below would otherwise move twice, by the estimate and by
  /// the correction.
  @Test func `Inserted rows are measured before the animation begins`() {
    let stage = CollectionStage([[0, 5, 10]]) {
      UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain))
    }
    let last = stage.cell(0, 2)
    expectEqual(last?.frame, CGRect(x: 0, y: 60, width: 320, height: 30))
    stage.batch {
      stage.numbers.sections[0].insert(4, at: 1)
      stage.view.insertItems(at: [path(0, 1)])
    }
    // Item 4 is 62 points high, not the estimated 44, and the others move once.
    expectEqual(stage.cell(0, 1)?.frame, CGRect(x: 0, y: 30, width: 320, height: 62))
    expectEqual(last?.frame.minY, 122)
    var places: [CGFloat] = []
    for _ in 0..<18 {
      stage.device.advanceFrame()
      places.append(last?.layer.presentation()?.position.y ?? 0)
    }
    #expect(zip(places, places.dropFirst()).allSatisfy { $0 <= $1 && $1 - $0 < 10 })
    #expect(places.first.map { $0 < 85 } == true && places.last.map { $0 > 130 } == true)
  }

  /// UIKit documentation, `setCollectionViewLayout(_:animated:completion:)`: the change from the
  /// current to the new layout is animated, and the completion runs when it has finished. That
  /// `collectionViewLayout` is the new layout at once is not documented; `setCollectionViewLayout`
  /// takes no further steps.
  @Test func `A change of layouts animates cells from their old to their new frames`() {
    let stage = CollectionStage([Array(0..<8)])
    let cell = stage.cell(0, 3)
    var finished = 0
    stage.perform {
      let grid = UICollectionViewFlowLayout()
      grid.itemSize = CGSize(width: 160, height: 100)
      grid.minimumInteritemSpacing = 0
      grid.minimumLineSpacing = 0
      stage.view.setCollectionViewLayout(grid, animated: true) { _ in finished += 1 }
      #expect(stage.view.collectionViewLayout === grid && finished == 0)
    }
    expectEqual(cell?.frame, CGRect(x: 160, y: 100, width: 160, height: 100))
    stage.device.advance(by: 0.1)
    let x = cell?.layer.presentation()?.position.x ?? 0
    #expect(x > 160 && x < 240)
    stage.settle()
    #expect(stage.cell(0, 3) === cell && finished == 1 && stage.numbers.shown == 8)
  }

  /// UIKit documentation, `performBatchUpdates(_:completion:)`: a view whose layout is not up to
  /// date may reload instead.
  @Test func `A batch works before the first layout, without a window and without a size`() {
    for size in [CGSize.zero, CGSize(width: 320, height: 480)] {
      let stage = CollectionStage([[1, 2]], isShown: false, size: size)
      stage.batch {
        stage.numbers.sections = [[2, 3, 4]]
        stage.view.deleteItems(at: [path(0, 0)])
        stage.view.insertItems(at: [path(0, 1), path(0, 2)])
      }
      expectEqual(stage.problems.lines, [])
      stage.perform { stage.view.layoutIfNeeded() }
      expectEqual(stage.visibleNumbers, (size == .zero ? [] : [2, 3, 4]))
    }
  }

  /// Not documented; chosen because a move leads from an index before the batch to one after it
  /// (WWDC 2018, session 225), which remains unambiguous while sections move.
  @Test(arguments: [true, false])
  func `Items move inside sections that are swapped in the same batch`(isAnimated: Bool) {
    let stage = CollectionStage([[1, 2, 3], [4, 5]])
    let cells = Dictionary(
      uniqueKeysWithValues: stage.view.visibleCells.compactMap { $0 as? NumberCell }
        .map { ($0.number, $0) })
    stage.batch(animated: isAnimated) {
      stage.numbers.sections = [[5, 3, 4], [2, 1]]
      stage.view.moveSection(0, toSection: 1)
      stage.view.moveSection(1, toSection: 0)
      stage.view.moveItem(at: path(0, 0), to: path(1, 1))
      stage.view.moveItem(at: path(1, 1), to: path(0, 0))
      stage.view.moveItem(at: path(0, 2), to: path(0, 1))
    }
    expectEqual(stage.problems.lines, [])
    stage.settle()
    expectEqual(stage.visibleNumbers, [5, 3, 4, 2, 1])
    for number in 1...5 {
      #expect(stage.view.visibleCells.contains { $0 === cells[number] })
    }
    #expect(stage.numbers.shown == 5 && stage.cellsInTree == 5)
  }

  /// Not documented; chosen because the index path of a reload is that before the batch (WWDC 2018,
  /// session 225), which remains unambiguous.
  @Test(arguments: [true, false])
  func `Items are reloaded while their section moves or is deleted`(isAnimated: Bool) {
    let stage = CollectionStage([[1, 2], [3, 4], [5]])
    let (old, kept) = (stage.cell(1, 0), stage.cell(1, 1))
    stage.batch(animated: isAnimated) {
      stage.numbers.sections = [[33, 4], [5]]
      stage.view.moveSection(1, toSection: 0)
      stage.view.deleteSections([0])
      stage.view.reloadItems(at: [path(1, 0), path(0, 1)])
    }
    expectEqual(stage.problems.lines, [])
    stage.settle()
    expectEqual(stage.visibleNumbers, [33, 4, 5])
    #expect(stage.cell(0, 0) !== old && stage.cell(0, 1) === kept)
    #expect(stage.numbers.shown == 3 && stage.cellsInTree == 3)
  }

  /// Not documented; WWDC 2018, session 225, only excludes moves of several items to one index.
  /// Chosen because the resulting order is unambiguous.
  @Test func `Two insertions at one index path and one repeated move are accepted`() {
    let stage = CollectionStage([[1, 2, 3]])
    stage.batch {
      stage.numbers.sections = [[8, 9, 3, 1, 2]]
      stage.view.insertItems(at: [path(0, 0), path(0, 0)])
      stage.view.moveItem(at: path(0, 2), to: path(0, 2))
      stage.view.moveItem(at: path(0, 2), to: path(0, 2))
    }
    expectEqual(stage.problems.lines, [])
    stage.settle()
    expectEqual(stage.visibleNumbers, [8, 9, 3, 1, 2])
  }
}
