// SPDX-License-Identifier: MIT
import EpoxyCollectionView
import ResinTestSupport
import Testing

@MainActor @Suite struct ModelItemTests {
  @Test func `Properties that are not set have their defaults`() {
    let model = ItemModel<TestRow>(dataID: 1)
    expectEqual(model.dataID, AnyHashable(1))
    #expect(model.styleID == nil)
    #expect(model.selectionStyle == nil)
    #expect(model.isMovable == false)
    #expect(model.erasedContent == nil)
    #expect(model.isErasedContentEqual == nil)
    #expect(model.flowLayoutItemSize == nil)
    #expect(model.setContent == nil)
    #expect(model.setBehaviors == nil)
    #expect(model.didChangeState == nil)
    #expect(model.didSelect == nil)
    #expect(model.willDisplay == nil)
    #expect(model.didEndDisplaying == nil)
    #expect(!model.isSelectable)
  }

  @Test func `Every modifier gives a new model and leaves the old one as it is`() {
    let model = ItemModel<TestRow>(dataID: 1)
    expectEqual(model.dataID(2).dataID, AnyHashable(2))
    expectEqual(model.styleID("large").styleID, AnyHashable("large"))
    #expect(model.styleID("large").styleID(nil).styleID == nil)
    expectEqual(model.selectionStyle(.color(.red)).selectionStyle, .color(.red))
    expectEqual(model.selectionStyle(.noBackground).selectionStyle, .noBackground)
    #expect(model.isMovable(true).isMovable)
    #expect(!model.isMovable(true).isMovable(false).isMovable)
    let size = CGSize(width: 30, height: 20)
    expectEqual(model.flowLayoutItemSize(size).flowLayoutItemSize, size)
    #expect(model.didSelect { _ in }.isSelectable)
    let view = TestRow(style: .init())
    #expect(model.makeView { view }.makeView() === view)
    expectEqual(model.dataID, AnyHashable(1))
    #expect(model.styleID == nil && model.selectionStyle == nil && !model.isMovable)
    #expect(model.flowLayoutItemSize == nil && !model.isSelectable)
  }

  @Test func `Properties can be set in place`() {
    var model = ItemModel<TestRow>(dataID: 1)
    model.dataID = 2
    model.styleID = 3
    model.selectionStyle = .noBackground
    model.isMovable = true
    model.didSelect = { _ in }
    #expect(model.dataID == AnyHashable(2) && model.styleID == AnyHashable(3))
    #expect(model.selectionStyle == .noBackground && model.isMovable && model.isSelectable)
  }

  @Test func `Each closure is called by its handler, the older ones first, with the context`() {
    let log = Log()
    func note(_ name: String) -> @MainActor (ItemModel<TestRow>.CallbackContext) -> Void {
      { log.add("\(name) \($0.cellState) \($0.animated) \($0.view.style.size)") }
    }
    let model = ItemModel<TestRow>(dataID: 1)
      .makeView { TestRow(style: .init(size: 7)) }
      .setContent(note("content 1")).setContent(nil).setContent(note("content 2"))
      .setBehaviors(note("behaviors 1")).setBehaviors(note("behaviors 2"))
      .didChangeState(note("state 1")).didChangeState(note("state 2"))
      .didSelect(note("select 1")).didSelect(note("select 2"))
      .willDisplay(note("will 1")).willDisplay(note("will 2"))
      .didEndDisplaying(note("end 1")).didEndDisplaying(note("end 2"))
    let cell = TestWrapper()
    model.configure(cell: cell, with: .test(.normal))
    expectEqual(log.take(), ["content 1 normal false 7", "content 2 normal false 7"])
    model.setBehavior(cell: cell, with: .test(.selected))
    expectEqual(log.take(), ["behaviors 1 selected false 7", "behaviors 2 selected false 7"])
    model.configureStateChange(in: cell, with: .test(.highlighted, animated: true))
    expectEqual(log.take(), ["state 1 highlighted true 7", "state 2 highlighted true 7"])
    model.handleDidSelect(cell, with: .test(.selected, animated: true))
    expectEqual(log.take(), ["select 1 selected true 7", "select 2 selected true 7"])
    model.handleWillDisplay(cell, with: .test())
    expectEqual(log.take(), ["will 1 normal false 7", "will 2 normal false 7"])
    model.handleDidEndDisplaying(cell, with: .test())
    expectEqual(log.take(), ["end 1 normal false 7", "end 2 normal false 7"])
  }

  @Test func `The context has the traits of the metadata`() {
    let traits = UITraitCollection { $0.userInterfaceStyle = .dark }
    var seen: UITraitCollection?
    let model = ItemModel<TestDivider>(dataID: 1).setContent { seen = $0.traitCollection }
    model.configure(
      cell: TestWrapper(),
      with: ItemCellMetadata(traitCollection: traits, state: .normal, animated: false))
    expectEqual(seen?.userInterfaceStyle, .dark)
  }

  @Test func `A cell gets a view once`() {
    var made = 0
    let model = ItemModel<TestDivider>(dataID: 1)
      .makeView {
        made += 1
        return TestDivider()
      }
      .setContent { _ in }
    let cell = TestWrapper()
    model.configure(cell: cell, with: .test())
    let view = cell.view
    model.configure(cell: cell, with: .test())
    #expect(made == 1 && cell.view === view && view is TestDivider)
  }

  @Test func `A model without content gives its cell a view too`() {
    let cell = TestWrapper()
    ItemModel<TestDivider>(dataID: 1).configure(cell: cell, with: .test())
    #expect(cell.view is TestDivider)
  }

  @Test func `Content is passed to the closure, and decides equality`() {
    let log = Log()
    func model(_ content: String) -> ItemModel<TestRow> {
      ItemModel<TestRow>(dataID: 1, content: content) { context, content in
        log.add("\(context.animated) \(content)")
      }
      .makeView { TestRow(style: .init()) }
    }
    model("a").configure(cell: TestWrapper(), with: .test(animated: true))
    expectEqual(log.lines, ["true a"])
    expectEqual(model("a").erasedContent as? String, "a")
    #expect(model("a").isDiffableItemEqual(to: model("a")))
    #expect(!model("a").isDiffableItemEqual(to: model("b")))
  }

  @Test func `Parameters are the style, and are used to make the view`() {
    let model = ItemModel<TestRow>(
      dataID: 1, params: TestRow.Style(size: 9), content: "a",
      makeView: { TestRow(style: $0) },
      setContent: { $0.view.setContent($1, animated: $0.animated) })
    expectEqual(model.styleID, AnyHashable(TestRow.Style(size: 9)))
    expectEqual(model.makeView().style.size, 9)
    let cell = TestWrapper()
    model.configure(cell: cell, with: .test())
    expectEqual((cell.view as? TestRow)?.content, "a")
  }

  @Test func `Contents of different types differ, and no content equals none only`() {
    let none = ItemModel<TestRow>(dataID: 1)
    let text = ItemModel<TestRow>(dataID: 1, content: "1") { _, _ in }
    let number = ItemModel<TestRow>(dataID: 1, content: 1) { _, _ in }
    #expect(none.isDiffableItemEqual(to: ItemModel<TestRow>(dataID: 2)))
    #expect(!text.isDiffableItemEqual(to: number))
    #expect(!number.isDiffableItemEqual(to: text))
    #expect(!text.isDiffableItemEqual(to: none))
    #expect(!none.isDiffableItemEqual(to: text))
    struct Foreign: Diffable {
      var diffIdentifier: AnyHashable { 1 }
      func isDiffableItemEqual(to otherDiffableItem: any Diffable) -> Bool { true }
    }
    #expect(!none.isDiffableItemEqual(to: Foreign()))
  }

  @Test func `The identity is the ID, the class and the style`() {
    let model = ItemModel<TestRow>(dataID: 1).styleID("s")
    expectEqual(model.diffIdentifier, ItemModel<TestRow>(dataID: 1).styleID("s").diffIdentifier)
    #expect(model.diffIdentifier != ItemModel<TestRow>(dataID: 2).styleID("s").diffIdentifier)
    #expect(model.diffIdentifier != ItemModel<TestRow>(dataID: 1).styleID("t").diffIdentifier)
    #expect(model.diffIdentifier != ItemModel<TestRow>(dataID: 1).diffIdentifier)
    #expect(model.diffIdentifier != ItemModel<TestDivider>(dataID: 1).styleID("s").diffIdentifier)
    let identities = Set([model, model.styleID("t"), model].map(\.diffIdentifier))
    expectEqual(identities.count, 2)
  }

  @Test func `The differentiator is the class and the style`() {
    let model = ItemModel<TestRow>(dataID: 1).styleID("s")
    expectEqual(model.viewDifferentiator, ViewDifferentiator(viewType: TestRow.self, styleID: "s"))
    #expect(
      model.viewDifferentiator != ViewDifferentiator(viewType: TestDivider.self, styleID: "s"))
  }

  @Test func `A configured view has content and behaviors and is independent of the model`() {
    let log = Log()
    let model = TestRow.itemModel(dataID: 1, content: "a", style: .init(size: 3))
      .setContent { log.add("\($0.cellState) \($0.animated)") }
      .didSelect { _ in log.add("select") }
    let view = model.configuredView(traitCollection: UITraitCollection())
    expectEqual((view as? TestRow)?.events, ["content a", "no behaviors"])
    expectEqual((view as? TestRow)?.style.size, 3)
    expectEqual(log.lines, ["normal false"])
    #expect(view.superview == nil)
  }

  @Test func `Merging calls the older model's closures first, and uses the newer values`() {
    let log = Log()
    let one = ItemModel<TestDivider>(dataID: 1).isMovable(true)
      .styleID("one").didSelect { _ in log.add("one") }
    let two = ItemModel<TestDivider>(dataID: 2).selectionStyle(.noBackground)
      .styleID("two").didSelect { _ in log.add("two") }
    let merged = one.merging(two)
    #expect(merged.dataID == AnyHashable(2) && merged.styleID == AnyHashable("two"))
    #expect(merged.isMovable && merged.selectionStyle == .noBackground)
    merged.handleDidSelect(TestWrapper(), with: .test(.selected))
    expectEqual(log.take(), ["one", "two"])
    two.merging(one).handleDidSelect(TestWrapper(), with: .test(.selected))
    expectEqual(log.take(), ["two", "one"])
  }

  @Test func `Builders take all statements`() {
    func build(@ItemModelBuilder _ items: () -> [any ItemModeling]) -> [AnyHashable] {
      items().map(\.dataID)
    }
    let flag = true
    let none: (any ItemModeling)? = nil
    let built = build {
      TestDivider.itemModel(dataID: 1)
      [
        ItemModel<TestRow>(dataID: 2).eraseToAnyItemModel(),
        AnyItemModel(TestDivider.itemModel(dataID: 3)),
      ]
      none
      if flag { ItemModel<UIView>(dataID: 4) } else { TestDivider.itemModel(dataID: 5) }
      for id in 6...7 { TestPlainRow.itemModel(dataID: id, content: id) }
    }
    expectEqual(built, [1, 2, 3, 4, 6, 7])
    #expect(build {}.isEmpty)
  }
}
