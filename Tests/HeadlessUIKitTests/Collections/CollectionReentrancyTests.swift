// SPDX-License-Identifier: MIT
import HeadlessUIKit
import ResinTestSupport
import Testing

/// Data that changes inside callbacks, and objects that are released while they are in use.
@MainActor @Suite struct CollectionReentrancyTests {
  enum Callback: CaseIterable { case cell, display, end, size }
  enum Change: CaseIterable { case reload, batch, batches, batchAndReload, scroll, layout }

  private func install(_ callback: Callback, on numbers: Numbers, _ body: @escaping () -> Void) {
    var isOver = false
    let once: (IndexPath) -> Void = { _ in
      guard !isOver else { return }
      isOver = true
      body()
    }
    switch callback {
    case .cell: numbers.onCell = { once($1) }
    case .display: numbers.onDisplay = once
    case .end: numbers.onEnd = once
    case .size: numbers.onSize = once
    }
  }

  private func change(_ change: Change, _ stage: CollectionStage) {
    let view = stage.view
    switch change {
    case .reload:
      stage.numbers.sections = [Array(100..<115)]
      view.reloadData()
    case .batch: shorten(stage, from: 40, to: 15)
    case .batches:
      shorten(stage, from: 40, to: 20)
      shorten(stage, from: 20, to: 15)
    case .batchAndReload:
      shorten(stage, from: 40, to: 20)
      stage.numbers.sections[0].removeLast(5)
      view.reloadData()
    case .scroll: view.scrollToItem(at: path(0, 39), at: .bottom, animated: false)
    case .layout:
      let grid = UICollectionViewFlowLayout()
      grid.itemSize = CGSize(width: 100, height: 50)
      view.setCollectionViewLayout(grid, animated: false)
    }
  }

  private func shorten(_ stage: CollectionStage, from old: Int, to new: Int) {
    var hasRun = false
    stage.view.performBatchUpdates {
      hasRun = true
      stage.numbers.sections[0].removeLast(old - new)
      stage.view.deleteItems(at: (new..<old).map { path(0, $0) })
    }
    #expect(hasRun, "the closure escapes")
  }

  /// Rows whose layout requests heights from the cells where the test requires that.
  private func makeStage(_ callback: Callback) -> CollectionStage {
    CollectionStage([Array(0..<40)]) {
      callback == .size
        ? UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain))
        : CollectionStage.rows()
    }
  }

  @Test(arguments: Callback.allCases, Change.allCases)
  func `Callbacks of a layout may change everything`(callback: Callback, what: Change) {
    let stage = makeStage(callback)
    install(callback, on: stage.numbers) { [stage] in change(what, stage) }
    stage.perform { stage.view.contentOffset.y = 400 }
    stage.settle()
    check(stage)
  }

  @Test(arguments: Callback.allCases, Change.allCases)
  func `Callbacks of a batch may change everything`(callback: Callback, what: Change) {
    for isAnimated in [true, false] {
      let stage = makeStage(callback)
      install(callback, on: stage.numbers) { [stage] in change(what, stage) }
      stage.batch(animated: isAnimated) {
        stage.numbers.sections[0].swapAt(0, 39)
        stage.view.moveItem(at: path(0, 0), to: path(0, 39))
        stage.view.moveItem(at: path(0, 39), to: path(0, 0))
      }
      stage.settle()
      check(stage)
    }
  }

  /// Records requests for cells of items that have been deleted in the meantime, and calls about
  /// such cells.
  private final class CheckedNumbers: Numbers {
    private(set) var outdated: [IndexPath] = []
    private(set) var outdatedCalls: [IndexPath] = []

    override init(_ sections: [[Int]]) {
      super.init(sections)
      // The test's own callback comes before these, which are called for the same cell.
      onSize = { [unowned self] path in note(path) }
    }

    private func note(_ path: IndexPath) {
      if path.item >= self.sections[path.section].count { outdatedCalls.append(path) }
    }

    override func collectionView(
      _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
      forItemAt indexPath: IndexPath
    ) {
      note(indexPath)
      super.collectionView(collectionView, willDisplay: cell, forItemAt: indexPath)
    }

    override func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      guard indexPath.item >= sections[indexPath.section].count else {
        return super.collectionView(collectionView, cellForItemAt: indexPath)
      }
      outdated.append(indexPath)
      return collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
  }

  /// UIKit documentation, `UICollectionViewDataSource.collectionView(_:cellForItemAt:)`: the index
  /// path is that of an item, so the method is not called for items that a callback has deleted.
  @Test(arguments: [Callback.cell, .display], [Change.reload, .batch])
  func `A batch neither requests nor displays cells that a callback has deleted`(
    callback: Callback, what: Change
  ) {
    for isAnimated in [true, false] {
      let numbers = CheckedNumbers([Array(0..<40)])
      let stage = CollectionStage(numbers: numbers) {
        UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain))
      }
      install(callback, on: numbers) { [self, stage] in
        if what == .reload {
          numbers.sections = [callback == .cell ? [] : [0]]
          stage.view.reloadData()
        } else {
          shorten(stage, from: 60, to: callback == .cell ? 0 : 1)
        }
      }
      stage.batch(animated: isAnimated) {
        numbers.sections[0].insert(contentsOf: 100..<120, at: 0)
        stage.view.insertItems(at: (0..<20).map { path(0, $0) })
      }
      stage.settle()
      check(stage, isEmpty: callback == .cell)
      expectEqual(numbers.outdated, [])
      expectEqual(numbers.outdatedCalls, [])
      let remaining = what == .reload ? [0] : [100]
      expectEqual(stage.visibleNumbers, (callback == .cell ? [] : remaining))
    }
  }

  @Test(arguments: [1, 2])
  func `Batches of a callback complete, keep the selection, and fill cells anew`(count: Int) {
    let stage = CollectionStage([Array(0..<6)])
    stage.perform {
      stage.view.selectItem(at: path(0, 3), animated: false, scrollPosition: [])
    }
    var completed: [Int] = []
    install(.cell, on: stage.numbers) { [stage] in
      for number in 1...count {
        stage.view.performBatchUpdates {
          stage.numbers.sections[0].removeFirst()
          stage.view.deleteItems(at: [path(0, 0)])
        } completion: { _ in
          completed.append(number)
        }
      }
    }
    stage.batch(completion: { _ in completed.append(0) }) {
      stage.numbers.sections[0].insert(-7, at: 0)
      stage.numbers.sections[0][5] = 44
      stage.view.insertItems(at: [path(0, 0)])
      stage.view.reconfigureItems(at: [path(0, 4)])
    }
    stage.settle()
    check(stage)
    expectEqual(completed.sorted(), Array(0...count))
    expectEqual(stage.numbers.sections, [count == 1 ? [0, 1, 2, 3, 44, 5] : [1, 2, 3, 44, 5]])
    // Two batches in callbacks of one reload, which deselects.
    expectEqual(stage.view.indexPathsForSelectedItems, (count == 1 ? [path(0, 3)] : []))
  }

  @Test func `Completions may begin the next batch`() {
    let stage = CollectionStage([[0]])
    func add(_ number: Int) {
      guard number < 5 else { return }
      stage.batch(completion: { _ in add(number + 1) }) {
        stage.numbers.sections[0].append(number)
        stage.view.insertItems(at: [path(0, number)])
      }
    }
    add(1)
    stage.device.advance(by: 3)
    expectEqual(stage.visibleNumbers, [0, 1, 2, 3, 4])
    check(stage)
  }

  @Test func `A delegate that reloads whenever a cell is shown does not hang the program`() {
    let stage = CollectionStage([Array(0..<40)])
    stage.numbers.onDisplay = { [stage] _ in stage.view.reloadData() }
    stage.perform { stage.view.reloadData() }
    stage.device.advance(by: 0.05)
    stage.numbers.onDisplay = nil
    stage.perform { stage.view.reloadData() }
    stage.settle()
    check(stage)
  }

  /// Checks that the screen shows the data, and that each shown item was reported as often as it is
  /// shown.
  private func check(_ stage: CollectionStage, isEmpty: Bool = false) {
    expectEqual(stage.problems.lines, [])
    for path in stage.view.indexPathsForVisibleItems {
      let cell = stage.view.cellForItem(at: path) as? NumberCell
      expectEqual(cell?.number, stage.numbers.sections[path.section][path.item])
      #expect(cell?.superview === stage.view && cell?.alpha == 1)
      expectEqual(cell?.frame, stage.view.layoutAttributesForItem(at: path)?.frame)
    }
    expectEqual(stage.view.visibleCells.isEmpty, isEmpty)
    expectEqual(stage.numbers.shown, stage.view.visibleCells.count)
    expectEqual(stage.cellsInTree, stage.view.visibleCells.count)
  }

  @Test func `The data source may be released while an update is animated`() {
    var numbers: Numbers? = Numbers([Array(0..<40)])
    let device = Device()
    let view = device.perform {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
      let view = UICollectionView(
        frame: window.bounds, collectionViewLayout: CollectionStage.rows())
      view.register(NumberCell.self, forCellWithReuseIdentifier: "cell")
      view.dataSource = numbers
      view.delegate = numbers
      window.addSubview(view)
      window.makeKeyAndVisible()
      view.layoutIfNeeded()
      view.performBatchUpdates {
        numbers?.sections[0].removeFirst()
        view.deleteItems(at: [path(0, 0)])
      }
      return view
    }
    numbers = nil
    device.advance(by: 0.1)
    device.perform { view.contentOffset.y = 600 }
    device.advance(by: 1)
    #expect(view.dataSource == nil)
    device.perform { view.reloadData() }
    device.advance(by: 1)
    #expect(view.visibleCells.isEmpty && view.numberOfSections == 0)
  }

  @Test func `The view may be released while an update is animated`() {
    let device = Device()
    let numbers = Numbers([Array(0..<40)])
    weak var gone: UICollectionView?
    device.perform {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
      window.makeKeyAndVisible()
      let view = UICollectionView(
        frame: window.bounds, collectionViewLayout: CollectionStage.rows())
      view.register(NumberCell.self, forCellWithReuseIdentifier: "cell")
      view.dataSource = numbers
      view.delegate = numbers
      window.addSubview(view)
      view.layoutIfNeeded()
      view.performBatchUpdates {
        numbers.sections[0].removeFirst()
        view.deleteItems(at: [path(0, 0)])
      }
      view.removeFromSuperview()
      gone = view
    }
    device.advance(by: 1)
    #expect(gone == nil)
  }
}
