// SPDX-License-Identifier: MIT
import EpoxyCollectionView
import ResinTestSupport
import Testing

/// Models are made on any thread: this suite is not on the main actor.
@Suite struct ModelFactoryTests {
  @Test func `Factories and modifiers work off the main actor`() {
    let items: [any ItemModeling] = [
      TestRow.itemModel(dataID: 1, content: "a", style: .init(size: 2))
        .didSelect { context in context.view.events.append("select") }
        .selectionStyle(.noBackground)
        .isMovable(true),
      TestRow.itemModel(dataID: 2, content: "b", behaviors: .init(didTap: nil), style: .init()),
      TestPlainRow.itemModel(dataID: 3, content: 3),
      TestStyledDivider.itemModel(dataID: 4, style: 4),
      TestDivider.itemModel(dataID: 5).willDisplay { _ in },
    ]
    let section = SectionModel(dataID: "s", items: items).supplementaryItems([
      "header": [TestRow.supplementaryItemModel(dataID: 1, content: "h", style: .init())]
    ])
    expectEqual(section.items.map(\.dataID), [1, 2, 3, 4, 5])
    expectEqual(Set(section.diffableItems.map(\.diffIdentifier)).count, 5)
  }

  @MainActor @Test func `Factories work on the main actor, and use its state`() {
    var selected = 0
    let counter = Log()
    let model = TestRow.itemModel(
      dataID: 1, content: "a", behaviors: .init(didTap: { counter.add("tap") }), style: .init()
    )
    .didSelect { _ in selected += 1 }
    let cell = TestWrapper()
    model.configure(cell: cell, with: .test())
    model.setBehavior(cell: cell, with: .test())
    (cell.view as? TestRow)?.behaviors?.didTap?()
    model.handleDidSelect(cell, with: .test())
    #expect(selected == 1 && counter.lines == ["tap"])
  }

  @MainActor @Test func `Style, content and behaviors reach the view`() {
    let cell = TestWrapper()
    let model = TestRow.itemModel(
      dataID: 1, content: "a", behaviors: .init(didTap: {}), style: .init(size: 5))
    expectEqual(model.styleID, AnyHashable(TestRow.Style(size: 5)))
    model.configure(cell: cell, with: .test(animated: true))
    model.setBehavior(cell: cell, with: .test())
    let view = cell.view as? TestRow
    expectEqual(view?.style.size, 5)
    expectEqual(view?.events, ["content a animated", "behaviors"])
  }

  @MainActor @Test func `Behaviors that are left out are reset`() {
    let cell = TestWrapper()
    let with = TestRow.itemModel(
      dataID: 1, content: "a", behaviors: .init(didTap: {}), style: .init())
    let without = TestRow.itemModel(dataID: 1, content: "a", style: .init())
    with.setBehavior(cell: cell, with: .test())
    let view = cell.view as? TestRow
    #expect(view?.behaviors != nil)
    without.setBehavior(cell: cell, with: .test())
    #expect(view?.behaviors == nil && view?.events == ["behaviors", "no behaviors"])
  }

  @MainActor @Test func `Views without style or content are made by the short factories`() {
    let traits = UITraitCollection()
    #expect(
      (TestPlainRow.itemModel(dataID: 1, content: 8).configuredView(traitCollection: traits)
        as? TestPlainRow)?.content == 8)
    let styled = TestStyledDivider.itemModel(dataID: 1, style: 3)
    expectEqual(styled.styleID, AnyHashable(3))
    expectEqual(
      (styled.configuredView(traitCollection: traits) as? TestStyledDivider)?.thickness, 3)
    let divider = TestDivider.itemModel(dataID: 1)
    #expect(divider.styleID == nil)
    #expect(divider.configuredView(traitCollection: traits) is TestDivider)
  }

  @MainActor @Test func `Contents decide equality, styles identity, and behaviors neither`() {
    func model(_ content: String, size: Int, behaviors: TestRow.Behaviors? = nil)
      -> ItemModel<TestRow>
    {
      TestRow.itemModel(
        dataID: 1, content: content, behaviors: behaviors, style: .init(size: size))
    }
    let a = model("a", size: 1)
    #expect(a.isDiffableItemEqual(to: model("a", size: 1, behaviors: .init(didTap: {}))))
    #expect(!a.isDiffableItemEqual(to: model("b", size: 1)))
    expectEqual(a.diffIdentifier, model("b", size: 1).diffIdentifier)
    #expect(a.diffIdentifier != model("a", size: 2).diffIdentifier)
  }

  @MainActor @Test func `Closures without a parameter may stand for those with one`() {
    let log = Log()
    let model = TestDivider.itemModel(dataID: 1)
      .willDisplay { log.add("will 1") }
      .willDisplay { _ in log.add("will 2") }
      .willDisplay { context in log.add("will 3 \(context.cellState)") }
      .willDisplay { log.add("will 4 \($0.animated)") }
      .didEndDisplaying {
        // do something when the view ends displaying
      }
      .didEndDisplaying {
        log.add("end")
        log.add("ended")
      }
      .willDisplay(nil)
      .didEndDisplaying(nil)
    let cell = TestWrapper()
    model.handleWillDisplay(cell, with: .test())
    model.handleDidEndDisplaying(cell, with: .test())
    expectEqual(log.take(), ["will 1", "will 2", "will 3 normal", "will 4 false", "end", "ended"])
    let erased = model.eraseToAnyItemModel().willDisplay { log.add("erased") }
      .didEndDisplaying { _ in log.add("erased end") }
    erased.handleWillDisplay(cell, with: .test())
    expectEqual(log.take().last, "erased")
  }

  @MainActor @Test func `Behaviors can be set on a model that was made without`() {
    let log = Log()
    let model = TestRow.itemModel(dataID: 1, content: "a", style: .init())
      .behaviors(.init(didTap: { log.add("tap") }))
    let view = model.configuredView(traitCollection: UITraitCollection())
    (view as? TestRow)?.behaviors?.didTap?()
    expectEqual(log.lines, ["tap"])
    let cleared = model.behaviors(nil).configuredView(traitCollection: UITraitCollection())
    #expect((cleared as? TestRow)?.behaviors == nil)
  }

  @MainActor @Test func `The class of the view may be left to inference`() {
    let model = ItemModel(
      dataID: 1, params: TestRow.Style(size: 2), content: "a",
      makeView: { params in TestRow(style: params) },
      setContent: { context, content in
        context.view.setContent(content, animated: context.animated)
      })
    expectEqual(
      (model.configuredView(traitCollection: UITraitCollection()) as? TestRow)?.content, "a")
    let configured = ItemModel<TestRow>(
      dataID: 1, content: "b",
      configureView: { context in
        context.view.content = context.content + "\(context.cellState) \(context.animated)"
      }
    )
    .makeView { TestRow(style: .init()) }
    expectEqual(
      (configured.configuredView(traitCollection: UITraitCollection()) as? TestRow)?.content,
      "bnormal false")
    expectEqual(configured.erasedContent as? String, "b")
  }

  @MainActor @Test func `A view of any class is made by its own initializer`() {
    class Base: UIView {
      var setUp = ""
      override init(frame: CGRect) {
        super.init(frame: frame)
        setUp = "base"
      }
      required init?(coder: NSCoder) { nil }
    }
    class Derived: Base {
      override init(frame: CGRect) {
        super.init(frame: frame)
        setUp += " derived"
      }
      required init?(coder: NSCoder) { nil }
    }
    let title = ItemModel<UILabel>(
      dataID: 1, content: "This is my title",
      configureView: { context in context.view.text = context.content })
    expectEqual(
      (title.configuredView(traitCollection: UITraitCollection()) as? UILabel)?.text,
      "This is my title")
    expectEqual(ItemModel<Derived>(dataID: 1).makeView().setUp, "base derived")
    expectEqual(SupplementaryItemModel<Base>(dataID: 1).makeView().setUp, "base")
    #expect(type(of: ItemModel<UIButton>(dataID: 1).makeView()) == UIButton.self)
  }
}
