// SPDX-License-Identifier: MIT
import EpoxyCollectionView
import ResinTestSupport
import Testing

/// An item type of a client, whose properties are computed.
private struct ComputedItem: InternalItemModeling {
  var storage = EpoxyModelStorage()
  var number: Int

  var dataID: AnyHashable { "computed \(number)" }
  var selectionStyle: ItemSelectionStyle? { .color(.blue) }
  var isMovable: Bool { true }
  var isSelectable: Bool { false }
  var viewDifferentiator: ViewDifferentiator {
    ViewDifferentiator(viewType: UIView.self, styleID: number)
  }
  var diffIdentifier: AnyHashable { number }

  func isDiffableItemEqual(to otherDiffableItem: any Diffable) -> Bool {
    (otherDiffableItem as? ComputedItem)?.number == number
  }
  func eraseToAnyItemModel() -> AnyItemModel { AnyItemModel(internalItemModel: self) }
  func configure(cell: any ItemWrapperView, with metadata: ItemCellMetadata) {
    cell.setViewIfNeeded(view: configuredView(traitCollection: metadata.traitCollection))
  }
  func setBehavior(cell: any ItemWrapperView, with metadata: ItemCellMetadata) {}
  func configureStateChange(in cell: any ItemWrapperView, with metadata: ItemCellMetadata) {}
  func handleDidSelect(_ cell: any ItemWrapperView, with metadata: ItemCellMetadata) {}
  func handleWillDisplay(_ cell: any ItemWrapperView, with metadata: ItemCellMetadata) {}
  func handleDidEndDisplaying(_ cell: any ItemWrapperView, with metadata: ItemCellMetadata) {}
  func configuredView(traitCollection: UITraitCollection) -> UIView {
    let view = UIView()
    view.tag = number
    return view
  }
}

/// An item that differs from each, also from itself, so that every update configures its cell.
private struct RestlessItem: InternalItemModeling {
  var storage = EpoxyModelStorage()
  let log: Log

  var dataID: AnyHashable { 1 }
  var selectionStyle: ItemSelectionStyle? { nil }
  var isMovable: Bool { false }
  var isSelectable: Bool { false }
  var viewDifferentiator: ViewDifferentiator {
    ViewDifferentiator(viewType: UIView.self, styleID: nil)
  }
  var diffIdentifier: AnyHashable { 1 }

  func isDiffableItemEqual(to otherDiffableItem: any Diffable) -> Bool { false }
  func eraseToAnyItemModel() -> AnyItemModel { AnyItemModel(internalItemModel: self) }
  func configure(cell: any ItemWrapperView, with metadata: ItemCellMetadata) {
    log.add("configure")
    cell.setViewIfNeeded(view: UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50)))
  }
  func setBehavior(cell: any ItemWrapperView, with metadata: ItemCellMetadata) {}
  func configureStateChange(in cell: any ItemWrapperView, with metadata: ItemCellMetadata) {}
  func handleDidSelect(_ cell: any ItemWrapperView, with metadata: ItemCellMetadata) {}
  func handleWillDisplay(_ cell: any ItemWrapperView, with metadata: ItemCellMetadata) {}
  func handleDidEndDisplaying(_ cell: any ItemWrapperView, with metadata: ItemCellMetadata) {}
  func configuredView(traitCollection: UITraitCollection) -> UIView { UIView() }
}

@MainActor @Suite struct ModelEraserTests {
  @Test func `An item that differs from itself is configured again by the same array`() {
    let log = Log()
    let items: [any ItemModeling] = [RestlessItem(log: log)]
    let stage = ListStage()
    stage.device.perform {
      for _ in 0..<3 {
        stage.view.setSections([SectionModel(dataID: 1, items: items)], animated: false)
        stage.view.layoutIfNeeded()
        stage.settle()
      }
    }
    expectEqual(log.events.count, 3)
  }

  @Test func `The wrapped item's closures are called first, whatever was set first`() {
    let log = Log()
    let concrete = ItemModel<TestDivider>(dataID: 1)
      .setContent { _ in log.add("content") }
      .setBehaviors { _ in log.add("behaviors") }
      .didChangeState { _ in log.add("state") }
      .didSelect { _ in log.add("select") }
      .willDisplay { _ in log.add("will") }
      .didEndDisplaying { _ in log.add("end") }
    let erased = concrete.eraseToAnyItemModel()
      .setContent { log.add("erased content \($0.view is TestDivider)") }
      .setBehaviors { log.add("erased behaviors \($0.state)") }
      .didChangeState { log.add("erased state \($0.state) \($0.animated)") }
      .didSelect { _ in log.add("erased select") }
      .willDisplay { _ in log.add("erased will") }
      .didEndDisplaying { _ in log.add("erased end") }
    let cell = TestWrapper()
    erased.configure(cell: cell, with: .test())
    erased.setBehavior(cell: cell, with: .test())
    erased.configureStateChange(in: cell, with: .test(.highlighted, animated: true))
    erased.handleDidSelect(cell, with: .test(.selected))
    erased.handleWillDisplay(cell, with: .test())
    erased.handleDidEndDisplaying(cell, with: .test())
    expectEqual(
      log.take(),
      [
        "content", "erased content true", "behaviors", "erased behaviors normal",
        "state", "erased state highlighted true", "select", "erased select", "will", "erased will",
        "end", "erased end",
      ])
    // Closures of the eraser are its own: they are not added to the wrapped item.
    erased.model.handleDidSelect(cell, with: .test())
    expectEqual(log.take(), ["select"])
  }

  @Test func `The eraser's closures need a view in the cell`() {
    let log = Log()
    let erased = ItemModel<TestDivider>(dataID: 1).eraseToAnyItemModel()
      .willDisplay { _ in log.add("will") }
    let cell = TestWrapper()
    erased.handleWillDisplay(cell, with: .test())
    expectEqual(log.take(), [])
    cell.setViewIfNeeded(view: TestDivider())
    erased.handleWillDisplay(cell, with: .test())
    expectEqual(log.take(), ["will"])
  }

  @Test func `Erasing twice does not nest`() {
    let erased = AnyItemModel(ItemModel<TestDivider>(dataID: 1))
    #expect(erased.model is ItemModel<TestDivider>)
    #expect(AnyItemModel(erased).model is ItemModel<TestDivider>)
    #expect(AnyItemModel(internalItemModel: erased).model is ItemModel<TestDivider>)
    #expect(erased.eraseToAnyItemModel().model is ItemModel<TestDivider>)
    var other = AnyItemModel(ItemModel<TestRow>(dataID: 2))
    other.model = erased
    #expect(other.model is ItemModel<TestDivider>)
    expectEqual(other.dataID, AnyHashable(1))
  }

  @Test func `Closures that are set before and after erasing again all run`() {
    let log = Log()
    let model = AnyItemModel(
      AnyItemModel(TestDivider.itemModel(dataID: 1)).didSelect { _ in log.add("first") }
    ).didSelect { _ in log.add("second") }
    model.handleDidSelect(TestWrapper(), with: .test())
    expectEqual(log.take(), [])  // No view yet, and no closure that needs one.
    let cell = TestWrapper()
    model.configure(cell: cell, with: .test())
    cell.setViewIfNeeded(view: TestDivider())
    model.handleDidSelect(cell, with: .test())
    expectEqual(log.take(), ["first", "second"])
  }

  @Test func `Values are shared between the item and its eraser`() {
    let erased = ItemModel<TestRow>(dataID: 1).isMovable(true).selectionStyle(.noBackground)
      .styleID("s").flowLayoutItemSize(CGSize(width: 1, height: 2)).eraseToAnyItemModel()
    #expect(erased.dataID == AnyHashable(1) && erased.isMovable)
    #expect(erased.selectionStyle == .noBackground && erased.styleID == AnyHashable("s"))
    expectEqual(erased.flowLayoutItemSize, CGSize(width: 1, height: 2))
    let changed = erased.dataID(2).isMovable(false).selectionStyle(nil).styleID("t")
    let model = changed.model as? ItemModel<TestRow>
    #expect(model?.dataID == AnyHashable(2) && model?.isMovable == false)
    #expect(model?.selectionStyle == nil && model?.styleID == AnyHashable("t"))
    expectEqual(
      changed.viewDifferentiator, ViewDifferentiator(viewType: TestRow.self, styleID: "t"))
    var inPlace = erased
    inPlace.dataID = 3
    inPlace.isMovable = false
    inPlace.selectionStyle = .color(.red)
    #expect(inPlace.model.dataID == AnyHashable(3) && !inPlace.model.isMovable)
    expectEqual(inPlace.model.selectionStyle, .color(.red))
    #expect(erased.dataID == AnyHashable(1) && erased.isMovable)
  }

  @Test func `An item is selectable if a closure for it is set, inside or outside`() {
    let plain = AnyItemModel(TestDivider.itemModel(dataID: 1))
    #expect(!plain.isSelectable)
    #expect(plain.didSelect { _ in }.isSelectable)
    #expect(AnyItemModel(TestDivider.itemModel(dataID: 1).didSelect { _ in }).isSelectable)
  }

  @Test func `Identity and equality are those of the wrapped items`() {
    let a = ItemModel<TestRow>(dataID: 1, content: "a") { _, _ in }
    let b = ItemModel<TestRow>(dataID: 1, content: "b") { _, _ in }
    expectEqual(AnyItemModel(a).diffIdentifier, a.diffIdentifier)
    #expect(AnyItemModel(a).isDiffableItemEqual(to: AnyItemModel(a)))
    #expect(!AnyItemModel(a).isDiffableItemEqual(to: AnyItemModel(b)))
    #expect(AnyItemModel(a).isDiffableItemEqual(to: a))
    #expect(a.isDiffableItemEqual(to: AnyItemModel(a)))
    #expect(!a.isDiffableItemEqual(to: AnyItemModel(b)))
    expectEqual(AnyItemModel(a).viewDifferentiator, a.viewDifferentiator)
  }

  @Test func `Properties that a client's item type computes are those of the eraser`() {
    let item = ComputedItem(number: 4)
    let erased = AnyItemModel(item)
    expectEqual(erased.dataID, AnyHashable("computed 4"))
    #expect(erased.isMovable && erased.selectionStyle == .color(.blue) && !erased.isSelectable)
    expectEqual(erased.diffIdentifier, AnyHashable(4))
    #expect(erased.isDiffableItemEqual(to: AnyItemModel(ComputedItem(number: 4))))
    #expect(!erased.isDiffableItemEqual(to: AnyItemModel(ComputedItem(number: 5))))
    expectEqual(erased.configuredView(traitCollection: UITraitCollection()).tag, 4)
    let log = Log()
    let cell = TestWrapper()
    erased.setContent { log.add("\($0.view.tag)") }.configure(cell: cell, with: .test())
    expectEqual(log.lines, ["4"])
  }

  @Test func `A configured view has no closures of the eraser`() {
    let log = Log()
    let erased = TestRow.itemModel(dataID: 1, content: "a", style: .init())
      .eraseToAnyItemModel().setContent { _ in log.add("content") }
    let view = erased.configuredView(traitCollection: UITraitCollection())
    expectEqual((view as? TestRow)?.content, "a")
    #expect(log.lines.isEmpty)
  }

  @Test func `A property of one class differs from one of another class after erasing`() {
    let log = Log()
    let row = TestRow.itemModel(dataID: 1, content: "a", style: .init())
      .didSelect { _ in log.add("row") }
    let divider = TestDivider.itemModel(dataID: 2).didSelect { _ in log.add("divider") }
    let merged = row.eraseToAnyItemModel().merging(divider.eraseToAnyItemModel())
    expectEqual(merged.dataID, AnyHashable(2))
    merged.handleDidSelect(TestWrapper(), with: .test())
    expectEqual(log.lines, ["row"])
  }
}
