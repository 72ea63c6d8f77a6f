// SPDX-License-Identifier: MIT
import ResinTestSupport
import Testing

@testable import EpoxyCollectionView

@MainActor @Suite struct ModelSupplementaryTests {
  private let traits = UITraitCollection()

  @Test func `Every modifier gives a new model`() {
    let model = SupplementaryItemModel<TestRow>(dataID: 1)
    #expect(model.dataID == AnyHashable(1) && model.styleID == nil)
    #expect(model.setContent == nil && model.setBehaviors == nil)
    #expect(model.willDisplay == nil && model.didEndDisplaying == nil)
    expectEqual(model.dataID(2).dataID, AnyHashable(2))
    expectEqual(model.styleID("s").styleID, AnyHashable("s"))
    let view = TestRow(style: .init())
    #expect(model.makeView { view }.makeView() === view)
    #expect(model.dataID == AnyHashable(1) && model.styleID == nil)
  }

  @Test func `Closures are called in their order, the eraser's last`() {
    let log = Log()
    let erased = SupplementaryItemModel<TestDivider>(dataID: 1)
      .setContent { log.add("content \($0.animated)") }
      .setBehaviors { log.add("behaviors \($0.animated)") }
      .willDisplay { _ in log.add("will 1") }
      .willDisplay { _ in log.add("will 2") }
      .didEndDisplaying { _ in log.add("end") }
      .eraseToAnySupplementaryItemModel()
      .setContent { log.add("erased content \($0.view is TestDivider)") }
      .setBehaviors { _ in log.add("erased behaviors") }
      .willDisplay { _ in log.add("erased will") }
      .didEndDisplaying { _ in log.add("erased end") }
    let view = CollectionViewReusableView(frame: .zero)
    erased.configure(reusableView: view, traitCollection: traits, animated: true)
    expectEqual(log.take(), ["content true", "erased content true"])
    erased.setBehavior(reusableView: view, traitCollection: traits, animated: false)
    expectEqual(log.take(), ["behaviors false", "erased behaviors"])
    erased.handleWillDisplay(view, traitCollection: traits, animated: false)
    expectEqual(log.take(), ["will 1", "will 2", "erased will"])
    erased.handleDidEndDisplaying(view, traitCollection: traits, animated: false)
    expectEqual(log.take(), ["end", "erased end"])
  }

  @Test func `Style, content and behaviors of factories reach the view`() {
    let view = CollectionViewReusableView(frame: .zero)
    let model = TestRow.supplementaryItemModel(
      dataID: 1, content: "a", behaviors: .init(didTap: {}), style: .init(size: 4))
    model.configure(reusableView: view, traitCollection: traits, animated: true)
    model.setBehavior(reusableView: view, traitCollection: traits, animated: true)
    let row = view.view as? TestRow
    #expect(row?.style.size == 4 && row?.events == ["content a animated", "behaviors"])
    #expect(
      (TestPlainRow.supplementaryItemModel(dataID: 1, content: 8)
        .configuredView(traitCollection: traits) as? TestPlainRow)?.content == 8)
    #expect(
      (TestStyledDivider.supplementaryItemModel(dataID: 1, style: 6)
        .configuredView(traitCollection: traits) as? TestStyledDivider)?.thickness == 6)
    let plain = TestRow.supplementaryItemModel(dataID: 1, content: "b", style: .init())
    expectEqual(
      (plain.configuredView(traitCollection: traits) as? TestRow)?.events,
      ["content b", "no behaviors"])
  }

  @Test func `Identity, equality and erasing are those of items`() {
    func model(_ id: Int, _ content: String, size: Int = 1) -> SupplementaryItemModel<TestRow> {
      TestRow.supplementaryItemModel(dataID: id, content: content, style: .init(size: size))
    }
    let erased = AnySupplementaryItemModel(model(1, "a"))
    expectEqual(erased.diffIdentifier, model(1, "b").diffIdentifier)
    #expect(erased.diffIdentifier != model(2, "a").diffIdentifier)
    #expect(erased.diffIdentifier != model(1, "a", size: 2).diffIdentifier)
    #expect(erased.isDiffableItemEqual(to: AnySupplementaryItemModel(model(1, "a"))))
    #expect(!erased.isDiffableItemEqual(to: AnySupplementaryItemModel(model(1, "b"))))
    #expect(AnySupplementaryItemModel(erased).model is SupplementaryItemModel<TestRow>)
    #expect(
      AnySupplementaryItemModel(internalModel: erased).model is SupplementaryItemModel<TestRow>)
    #expect(erased.dataID == AnyHashable(1) && erased.dataID(5).model.dataID == AnyHashable(5))
    expectEqual(erased.styleID, AnyHashable(TestRow.Style(size: 1)))
    expectEqual(erased.viewDifferentiator, model(9, "x").viewDifferentiator)
  }

  @Test func `Parameters make the view, and are the style`() {
    let model = SupplementaryItemModel(
      dataID: 1, params: TestRow.Style(size: 3), content: 5, makeView: { TestRow(style: $0) },
      setContent: { $0.view.content = "\($1)" })
    let view = model.configuredView(traitCollection: traits) as? TestRow
    #expect(view?.style.size == 3 && view?.content == "5")
    expectEqual(model.styleID, AnyHashable(TestRow.Style(size: 3)))
  }
}
