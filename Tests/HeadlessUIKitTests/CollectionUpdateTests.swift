// SPDX-License-Identifier: MIT
import HeadlessUIKit
import Testing

@MainActor @Suite struct CollectionUpdateTests {
  @Test func `Inside of a batch's block places are the old ones`() {
    let stage = CollectionStage([[1, 2, 3]])
    stage.batch {
      stage.numbers.sections = [[2, 3]]
      stage.view.deleteItems(at: [path(0, 0)])
      #expect(stage.cell(0, 0)?.number == 1)
      #expect(stage.cell(0, 2)?.number == 3)
      #expect(stage.view.numberOfItems(inSection: 0) == 3)
      stage.view.setNeedsLayout()
      stage.view.layoutIfNeeded()
      #expect(stage.cell(0, 2)?.number == 3)
    }
    #expect(stage.view.numberOfItems(inSection: 0) == 2)
    #expect(stage.cell(0, 0)?.number == 2)
  }

  @Test func `Batches in a batch are one`() {
    let stage = CollectionStage([[1]])
    var finished = 0
    stage.batch(completion: { _ in finished += 1 }) {
      stage.numbers.sections = [[1, 2, 3]]
      stage.view.insertItems(at: [path(0, 1)])
      stage.view.performBatchUpdates(
        { stage.view.insertItems(at: [path(0, 2)]) }, completion: { _ in finished += 1 })
    }
    #expect(finished == 0)
    stage.settle()
    #expect(finished == 2 && stage.visibleNumbers == [1, 2, 3])
    #expect(stage.problems.lines == [])
  }

  @Test(arguments: [true, false])
  func `Completions come later, also without an animation`(isAnimated: Bool) {
    let stage = CollectionStage([[1]])
    var finished: [Bool] = []
    stage.batch(animated: isAnimated, completion: { finished.append($0) }) {}
    #expect(finished == [])
    stage.device.advance(by: 0.4)
    #expect(finished == [true])
  }

  @Test func `An illegal batch is refused, and the view shows the data anew`() {
    let stage = CollectionStage([[1, 2, 3]])
    var finished = 0
    stage.batch(completion: { _ in finished += 1 }) {
      stage.numbers.sections = [[7, 8]]
      stage.view.insertItems(at: [path(0, 0)])
    }
    #expect(stage.problems.take().count == 1)
    #expect(stage.view.visibleCells.isEmpty)
    stage.settle()
    #expect(stage.visibleNumbers == [7, 8] && stage.numbers.shown == 2 && finished == 1)
  }

  @Test func `reloadData in a batch takes its place`() {
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

  @Test func `Reloaded items get other cells, moved ones keep theirs`() {
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
    // Rows of 40: two in the first section, the moved one below the fourth.
    #expect(first?.frame.minY == 120)
  }

  @Test func `Cells are told of before they come and after they have gone`() {
    let stage = CollectionStage([[1, 2]])
    stage.numbers.logsDisplay = true
    stage.batch {
      stage.numbers.sections = [[2, 3]]
      stage.view.deleteItems(at: [path(0, 0)])
      stage.view.insertItems(at: [path(0, 1)])
    }
    #expect(stage.numbers.log.take() == ["will 0.1"])
    stage.device.advance(by: 0.1)
    #expect(stage.numbers.log.take() == [])
    stage.settle()
    #expect(stage.numbers.log.take() == ["end 0.0"])
  }

  @Test func `What moves out of sight is shown until it is there`() {
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

  @Test func `Content that becomes shorter takes the offset along, in the animation`() {
    let stage = CollectionStage([Array(0..<20)])
    stage.perform { stage.view.contentOffset.y = 320 }
    stage.settle()
    stage.batch {
      stage.numbers.sections = [Array(0..<14)]
      stage.view.deleteItems(at: (14..<20).map { path(0, $0) })
    }
    #expect(stage.view.contentOffset.y == 80)
    stage.device.advance(by: 0.1)
    let shown = stage.view.layer.presentation()?.bounds.minY ?? 0
    #expect(shown > 80 && shown < 320)
    stage.settle()
    #expect(stage.visibleNumbers == Array(2..<14))
  }

  @Test func `Heights that cells have said go along with their items`() {
    let stage = CollectionStage([Array(0..<200)]) {
      UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain))
    }
    for step in 0..<100 {
      stage.perform { stage.view.contentOffset.y = CGFloat(step) * 40 }
      stage.device.advanceFrame()
    }
    let before = stage.view.layoutAttributesForItem(at: path(0, 90))?.frame.minY ?? 0
    #expect(before == (0..<90).reduce(0) { $0 + NumberCell.height(of: $1) })
    stage.batch {
      stage.numbers.sections[0].removeFirst(2)
      stage.view.deleteItems(at: [path(0, 0), path(0, 1)])
    }
    let after = stage.view.layoutAttributesForItem(at: path(0, 88))?.frame.minY
    #expect(after == before - NumberCell.height(of: 0) - NumberCell.height(of: 1))
  }

  @Test func `Rows that come say their height before anything moves`() {
    let stage = CollectionStage([[0, 5, 10]]) {
      UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain))
    }
    let last = stage.cell(0, 2)
    #expect(last?.frame == CGRect(x: 0, y: 60, width: 320, height: 30))
    stage.batch {
      stage.numbers.sections[0].insert(4, at: 1)
      stage.view.insertItems(at: [path(0, 1)])
    }
    // 4 wants 62 points, not the 44 that are estimated: at once, and in one movement.
    #expect(stage.cell(0, 1)?.frame == CGRect(x: 0, y: 30, width: 320, height: 62))
    #expect(last?.frame.minY == 122)
    var places: [CGFloat] = []
    for _ in 0..<18 {
      stage.device.advanceFrame()
      places.append(last?.layer.presentation()?.position.y ?? 0)
    }
    #expect(zip(places, places.dropFirst()).allSatisfy { $0 <= $1 && $1 - $0 < 10 })
    #expect(places.first.map { $0 < 85 } == true && places.last.map { $0 > 130 } == true)
  }

  @Test func `Another layout leads cells from place to place`() {
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
    #expect(cell?.frame == CGRect(x: 160, y: 100, width: 160, height: 100))
    stage.device.advance(by: 0.1)
    let x = cell?.layer.presentation()?.position.x ?? 0
    #expect(x > 160 && x < 240)
    stage.settle()
    #expect(stage.cell(0, 3) === cell && finished == 1 && stage.numbers.shown == 8)
  }

  @Test func `A batch before the first layout, without a window, and of no size`() {
    for size in [CGSize.zero, CGSize(width: 320, height: 480)] {
      let stage = CollectionStage([[1, 2]], isShown: false, size: size)
      stage.batch {
        stage.numbers.sections = [[2, 3, 4]]
        stage.view.deleteItems(at: [path(0, 0)])
        stage.view.insertItems(at: [path(0, 1), path(0, 2)])
      }
      #expect(stage.problems.lines == [])
      stage.perform { stage.view.layoutIfNeeded() }
      #expect(stage.visibleNumbers == (size == .zero ? [] : [2, 3, 4]))
    }
  }

  @Test(arguments: [true, false])
  func `Items move inside of sections that are swapped in the same batch`(isAnimated: Bool) {
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
    #expect(stage.problems.lines == [])
    stage.settle()
    #expect(stage.visibleNumbers == [5, 3, 4, 2, 1])
    for number in 1...5 {
      #expect(stage.view.visibleCells.contains { $0 === cells[number] })
    }
    #expect(stage.numbers.shown == 5 && stage.cellsInTree == 5)
  }

  @Test(arguments: [true, false])
  func `Items are shown anew while their section moves or is deleted`(isAnimated: Bool) {
    let stage = CollectionStage([[1, 2], [3, 4], [5]])
    let (old, kept) = (stage.cell(1, 0), stage.cell(1, 1))
    stage.batch(animated: isAnimated) {
      stage.numbers.sections = [[33, 4], [5]]
      stage.view.moveSection(1, toSection: 0)
      stage.view.deleteSections([0])
      stage.view.reloadItems(at: [path(1, 0), path(0, 1)])
    }
    #expect(stage.problems.lines == [])
    stage.settle()
    #expect(stage.visibleNumbers == [33, 4, 5])
    #expect(stage.cell(0, 0) !== old && stage.cell(0, 1) === kept)
    #expect(stage.numbers.shown == 3 && stage.cellsInTree == 3)
  }

  @Test func `Two items are inserted at one place, and one move is asked for twice`() {
    let stage = CollectionStage([[1, 2, 3]])
    stage.batch {
      stage.numbers.sections = [[8, 9, 3, 1, 2]]
      stage.view.insertItems(at: [path(0, 0), path(0, 0)])
      stage.view.moveItem(at: path(0, 2), to: path(0, 2))
      stage.view.moveItem(at: path(0, 2), to: path(0, 2))
    }
    #expect(stage.problems.lines == [])
    stage.settle()
    #expect(stage.visibleNumbers == [8, 9, 3, 1, 2])
  }
}
