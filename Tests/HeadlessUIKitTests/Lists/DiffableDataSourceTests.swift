// SPDX-License-Identifier: MIT
import Foundation
import HeadlessHost
import ResinTestSupport
import Testing

@MainActor @Suite struct DiffableDataSourceTests {
  @Test func `A snapshot is shown, and the next one by its difference`() {
    let stage = ListStage()
    stage.apply([("a", ["1", "2", "3"])])
    expectEqual(stage.shown, ["1", "2", "3"])
    let second = stage.cell("2")
    stage.apply([("a", ["3", "2"]), ("b", ["4"])], animated: true)
    expectEqual(stage.shown, ["3", "2", "4"])
    #expect(stage.cell("2") === second)
    expectEqual(stage.source.indexPath(for: "4"), IndexPath(item: 0, section: 1))
    expectEqual(stage.source.itemIdentifier(for: IndexPath(item: 1, section: 0)), "2")
    #expect(stage.source.itemIdentifier(for: IndexPath(item: 2, section: 0)) == nil)
    #expect(stage.source.sectionIdentifier(for: 1) == "b" && stage.source.index(for: "a") == 0)
    expectEqual(stage.source.snapshot().itemIdentifiers, ["3", "2", "4"])
  }

  @Test func `Moved items are animated, and the completion is called at the end`() {
    let stage = ListStage()
    stage.apply([("a", ["1", "2", "3"])])
    var done = false
    stage.host.perform {
      stage.source.apply(ListStage.snapshot([("a", ["3", "1", "2"])])) { done = true }
    }
    stage.host.advance(by: 0.1)
    let cell = stage.cell("3")
    expectEqual(cell?.frame.minY, 0)
    #expect(cell?.layer.presentation()?.position.y ?? 0 > 22)
    #expect(!done)
    stage.host.settle()
    #expect(done && cell?.layer.presentation()?.position.y == 22)
  }

  @Test func `Without an animation the change is shown at once, and the completion is called`() {
    let stage = ListStage()
    stage.apply([("a", ["1", "2"])])
    var done = false
    stage.host.perform {
      stage.source.apply(
        ListStage.snapshot([("a", ["2", "1"])]), animatingDifferences: false
      ) { done = true }
    }
    stage.host.advanceFrame()
    #expect(done && stage.cell("2")?.layer.presentation()?.position.y == 22)
  }

  /// A text that the closure of a cell reads. A captured variable could not be changed afterwards.
  @MainActor
  private final class Texts {
    var suffix = ""
  }

  @Test func `Reloading replaces a cell, reconfiguring does not`() {
    let texts = Texts()
    let stage = ListStage { cell, name in
      var content = cell.contentConfiguration as? UIListContentConfiguration
      content?.text = name + texts.suffix
      cell.contentConfiguration = content
    }
    stage.apply([("a", ["1", "2", "3"])])
    let cells = ["1", "2", "3"].map { stage.cell($0) }
    texts.suffix = "!"
    var snapshot = stage.source.snapshot()
    snapshot.reloadItems(["1"])
    snapshot.reconfigureItems(["2"])
    stage.host.perform { stage.source.apply(snapshot) }
    stage.host.settle()
    expectEqual(stage.shown, ["1!", "2!", "3"])
    #expect(stage.cell("1") !== cells[0] && stage.cell("2") === cells[1])
    #expect(stage.source.snapshot().reloadedItemIdentifiers.isEmpty)
    texts.suffix = "?"
    snapshot = stage.source.snapshot()
    snapshot.reloadSections(["a"])
    stage.host.perform { stage.source.apply(snapshot) }
    stage.host.settle()
    expectEqual(stage.shown, ["1?", "2?", "3?"])
    texts.suffix = "."
    stage.host.perform { stage.source.applySnapshotUsingReloadData(stage.source.snapshot()) }
    stage.host.settle()
    expectEqual(stage.shown, ["1.", "2.", "3."])
  }

  @Test(arguments: 0..<sampleCount(30))
  func `Random snapshots end as a fresh screen`(seed: Int) {
    var random = SplitMix64(seed: UInt64(seed))
    var list = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    list.headerMode = .supplementary
    let stage = ListStage(list)
    var model = SnapshotModel()
    var names: [(String, [String])] = []
    for _ in 0..<12 {
      for _ in 0..<Int.random(in: 1...6, using: &random) {
        SnapshotChange.random(for: model, using: &random).apply(to: &model)
      }
      names = model.sections.map { ($0.name, $0.items.map(String.init)) }
      var snapshot = ListStage.snapshot(names)
      if let item = model.items.randomElement(using: &random) { snapshot.reloadItems(["\(item)"]) }
      let animated = Bool.random(using: &random)
      stage.host.perform { stage.source.apply(snapshot, animatingDifferences: animated) }
      // Sometimes the next snapshot interrupts the animation.
      if Bool.random(using: &random) { stage.host.advance(by: 0.1) } else { stage.host.settle() }
    }
    stage.host.settle()
    stage.host.perform {
      stage.view.contentOffset = CGPoint(x: 0, y: -stage.view.adjustedContentInset.top)
    }
    stage.host.settle()
    let fresh = ListStage(list)
    fresh.apply(names)
    expectEqual(stage.shown, fresh.shown)
    let frames = { (stage: ListStage) in
      stage.view.visibleCells.map { "\($0.frame)" }.sorted()
    }
    expectEqual(frames(stage), frames(fresh))
  }

  @MainActor
  private final class Callback {
    var applies = true
    weak var stage: ListStage?
  }

  /// An item that counts how often items are hashed.
  private struct Counted: Hashable, Sendable {
    @MainActor static var hashes = 0
    var name: String

    func hash(into hasher: inout Hasher) {
      MainActor.assumeIsolated { Self.hashes += 1 }
      hasher.combine(name)
    }
  }

  @Test func `Few inserts hash few items, and equal snapshots none`() {
    let host = ScreenHost(.iPhone15)
    let view = UICollectionView(
      frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    let source = UICollectionViewDiffableDataSource<Int, Counted>(collectionView: view) {
      _, _, _ in UICollectionViewCell()
    }
    func apply(_ names: [String]) {
      var snapshot = NSDiffableDataSourceSnapshot<Int, Counted>()
      snapshot.appendSections([0])
      snapshot.appendItems(names.map { Counted(name: $0) })
      Counted.hashes = 0
      host.perform { source.apply(snapshot, animatingDifferences: false) }
    }
    let names = (0..<500).map { "\($0)" }
    apply(names)
    apply(names)
    expectEqual(Counted.hashes, 0)
    apply(["on top"] + names)
    #expect(Counted.hashes < 20)
    apply(["on top"] + names + ["at the end"])
    #expect(Counted.hashes < 20)
    expectEqual(source.snapshot().itemIdentifiers.map(\.name), ["on top"] + names + ["at the end"])
  }

  @Test func `An inserted repetition of any item moves it, with a warning`() {
    for repeated in ["1", "3", "5", "new"] {
      for place in 0...5 {
        let stage = ListStage()
        let before = ["1", "2", "3", "4", "5"]
        stage.apply([("a", before)])
        // Appended in two calls: the second item replaces the first, wherever that was.
        let first = Array(before[..<place]) + (repeated == "new" ? ["new"] : [])
        stage.host.perform {
          var snapshot = ListStage.snapshot([("a", first)])
          snapshot.appendItems([repeated] + before[place...].filter { $0 != repeated })
          stage.source.apply(snapshot, animatingDifferences: false)
        }
        stage.host.settle()
        let expected =
          first.filter { $0 != repeated } + [repeated] + before[place...].filter { $0 != repeated }
        expectEqual(stage.shown, expected)
        expectEqual(stage.source.snapshot().itemIdentifiers, expected)
        let isRepetition = first.contains(repeated)
        expectEqual(
          stage.host.warnings.contains { $0.contains("already exist in the snapshot") },
          isRepetition)
      }
    }
  }

  @Test func `Applying from a callback is done after the update`() {
    let callback = Callback()
    let made = ListStage { _, _ in
      guard callback.applies else { return }
      callback.applies = false
      guard let stage = callback.stage else { return }
      stage.source.apply(ListStage.snapshot([("a", ["9"])]), animatingDifferences: false)
    }
    callback.stage = made
    made.apply([("a", ["1", "2"])])
    expectEqual(made.shown, ["9"])
    expectEqual(made.source.snapshot().itemIdentifiers, ["9"])
  }

  @Test func `Another queue may apply snapshots`() async throws {
    let stage = ListStage()
    let snapshot = ListStage.snapshot([("a", ["1"])])
    let source = stage.source
    DispatchQueue.global().async { source.apply(snapshot, animatingDifferences: false) }
    try await stage.host.wait { stage.shown == ["1"] }
  }

  @Test func `The user moves an item with the reordering control`() {
    let stage = ListStage { cell, _ in cell.accessories = [.reorder(displayed: .always)] }
    stage.source.reorderingHandlers.canReorderItem = { _ in true }
    var moved: [[String]] = []
    stage.source.reorderingHandlers.didReorder = { transaction in
      moved.append(transaction.finalSnapshot.itemIdentifiers)
      expectEqual(transaction.initialSnapshot.itemIdentifiers, ["1", "2", "3"])
      expectEqual(transaction.sectionTransactions.count, 1)
    }
    stage.apply([("a", ["1", "2", "3"])])
    let control = stage.cell("1")!
    let start = stage.view.convert(
      CGPoint(x: control.frame.maxX - 27, y: control.frame.midY), to: nil)
    stage.host.drag(from: start, to: CGPoint(x: start.x, y: start.y + 90))
    stage.host.settle()
    expectEqual(moved, [["2", "3", "1"]])
    expectEqual(stage.shown, ["2", "3", "1"])
    expectEqual(stage.source.snapshot().itemIdentifiers, ["2", "3", "1"])
  }
}
