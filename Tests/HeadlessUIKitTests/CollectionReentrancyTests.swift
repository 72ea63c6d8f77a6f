// SPDX-License-Identifier: MIT
import HeadlessUIKit
import Testing

/// Data that changes from inside of callbacks, and objects that go while they are needed.
@MainActor @Suite struct CollectionReentrancyTests {
  enum Callback: CaseIterable { case cell, display, end }
  enum Change: CaseIterable { case reload, batch, scroll, layout }

  private func install(_ callback: Callback, on numbers: Numbers, _ body: @escaping () -> Void) {
    var isOver = false
    let once: (IndexPath) -> Void = { _ in
      guard !isOver else { return }
      isOver = true
      body()
    }
    switch callback {
    case .cell: numbers.onCell = once
    case .display: numbers.onDisplay = once
    case .end: numbers.onEnd = once
    }
  }

  private func change(_ change: Change, _ stage: CollectionStage) {
    let view = stage.view
    switch change {
    case .reload:
      stage.numbers.sections = [Array(100..<115)]
      view.reloadData()
    case .batch:
      view.performBatchUpdates {
        stage.numbers.sections[0].removeLast(25)
        view.deleteItems(at: (15..<40).map { path(0, $0) })
      }
    case .scroll: view.scrollToItem(at: path(0, 39), at: .bottom, animated: false)
    case .layout:
      let grid = UICollectionViewFlowLayout()
      grid.itemSize = CGSize(width: 100, height: 50)
      view.setCollectionViewLayout(grid, animated: false)
    }
  }

  @Test(arguments: Callback.allCases, Change.allCases)
  func `Callbacks of a layout may change everything`(callback: Callback, what: Change) {
    let stage = CollectionStage([Array(0..<40)])
    install(callback, on: stage.numbers) { [stage] in change(what, stage) }
    stage.perform { stage.view.contentOffset.y = 400 }
    stage.settle()
    check(stage)
  }

  @Test(arguments: Callback.allCases, Change.allCases)
  func `Callbacks of a batch may change everything`(callback: Callback, what: Change) {
    for isAnimated in [true, false] {
      let stage = CollectionStage([Array(0..<40)])
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
    #expect(stage.visibleNumbers == [0, 1, 2, 3, 4])
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

  /// What is shown is what the data says, told of as often as it is there.
  private func check(_ stage: CollectionStage) {
    #expect(stage.problems.lines == [])
    for path in stage.view.indexPathsForVisibleItems {
      let cell = stage.view.cellForItem(at: path) as? NumberCell
      #expect(cell?.number == stage.numbers.sections[path.section][path.item])
      #expect(cell?.superview === stage.view && cell?.alpha == 1)
      #expect(cell?.frame == stage.view.layoutAttributesForItem(at: path)?.frame)
    }
    #expect(!stage.view.visibleCells.isEmpty)
    #expect(stage.numbers.shown == stage.view.visibleCells.count)
    #expect(stage.cellsInTree == stage.view.visibleCells.count)
  }

  @Test func `The data source goes while an update is animated`() {
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

  @Test func `The view goes while an update is animated`() {
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
