// SPDX-License-Identifier: MIT
import EpoxyLayoutGroups
import HeadlessUIKit
import ResinTestSupport
import Testing

/// The properties of items, however they were made and changed.
@MainActor @Suite struct ItemTests {
  /// The changes that the item makes to a new view, directly and after erasing.
  private func story(_ item: GroupItem<TestView>) -> [String] {
    let container = item.makeConstrainable()
    item.update(container, animated: true)
    item.setBehaviors(on: container)
    let view = (container as? ConstrainableContainer)?.constrainable as? TestView
    let erased = item.eraseToAnyGroupItem()
    let other = erased.makeConstrainable()
    erased.update(other, animated: true)
    erased.setBehaviors(on: other)
    let otherView = (other as? ConstrainableContainer)?.constrainable as? TestView
    let (events, otherEvents) = (view?.events ?? [], otherView?.events ?? ["no view"])
    expectEqual(events, otherEvents)
    expectEqual(view?.style, otherView?.style)
    return ["\(item.dataID) \(view?.style.width ?? -1)"] + events
  }

  private func closureItem(_ id: AnyHashable, _ content: String) -> GroupItem<TestView> {
    GroupItem(
      dataID: id, params: TestView.Style(width: 7), content: content,
      make: { TestView(style: $0) },
      setContent: { context, content in
        context.constrainable.setContent(content, animated: context.animated)
      })
  }

  @Test func `An item has the same properties whether a factory or closures made it`() {
    let made = item("a", "text", style: .init(width: 7))
    let closures = closureItem("a", "text")
    expectEqual(story(made), ["a 7.0", "content text animated", "behaviors text"])
    expectEqual(story(closures), ["a 7.0", "content text animated"])
    for item in [made, closures] {
      expectEqual(item.erasedContent as? String, "text")
      expectEqual(item.styleID, AnyHashable(TestView.Style(width: 7)))
      expectEqual(item.make().style.width, 7)
      #expect(item.isErasedContentEqual?(closures) == true)
      #expect(item.isErasedContentEqual?(closureItem("b", "other")) == false)
      #expect(item.setContent != nil)
    }
    #expect(made.isDiffableItemEqual(to: closures))
    #expect(!made.isDiffableItemEqual(to: closureItem("b", "text")))
    #expect(!made.isDiffableItemEqual(to: item("a", "other")))
    expectEqual(made.diffIdentifier, closures.diffIdentifier)
    #expect(made.diffIdentifier != item("a", "text").diffIdentifier)
  }

  @Test func `Later values replace earlier ones, and closures are called in their order`() {
    var changed = item("a", "text").dataID("b").styleID("s")
      .set(\.note, value: 3)
      .setContent { $0.constrainable.setContent("more", animated: false) }
      .setBehaviors { $0.constrainable.setBehaviors(.init(name: "note \($0.constrainable.note)")) }
      .set(\.note, value: 4)
    changed.setBehaviors = { $0.constrainable.setBehaviors(.init(name: "last")) }
    changed.setBehaviors = nil
    expectEqual(
      story(changed),
      [
        "b 10.0", "content text animated", "content more", "behaviors text", "behaviors note 3",
        "behaviors last",
      ])
    expectEqual(changed.styleID, AnyHashable("s"))

    let view = TestView(style: .init())
    changed.setBehaviors?(.init(constrainable: view, animated: false))
    expectEqual(view.events, ["behaviors text", "behaviors note 3", "behaviors last"])
    expectEqual(view.note, 4)
  }

  @Test func `Another way to make its view leaves an item's other properties unchanged`() {
    var changed = item("a", "text").padding(3)
    changed.make = { TestView(style: .init(width: 99)) }
    expectEqual(story(changed), ["a 99.0", "content text animated", "behaviors text"])
    expectEqual(changed.padding.top, 3)
  }

  @Test func `Properties of another item can be copied, and merged`() {
    var changed = item("a", "text")
    changed.storage = item("b", "other", style: .init(width: 4)).padding(2).storage
    expectEqual(story(changed), ["b 10.0", "content other animated", "behaviors other"])
    expectEqual(changed.padding.top, 2)

    let merged = item("a", "one").set(\.note, value: 1)
      .merging(item("b", "two").set(\.note, value: 2))
    expectEqual(
      story(merged),
      [
        "b 10.0", "content one animated", "content two animated", "behaviors one", "behaviors two",
      ])
    let view = TestView(style: .init())
    merged.setBehaviors(on: view)
    expectEqual(view.note, 2)
  }

  @Test func `Items of groups keep their other properties when another style is set`() {
    var group = HGroupItem(dataID: "g", style: .init(spacing: 1)) { item("a") }.padding(5)
    group.style = .init(spacing: 2, reflowsForAccessibilityTypeSizes: false)
    expectEqual(group.style, .init(spacing: 2, reflowsForAccessibilityTypeSizes: false))
    #expect(!group.reflowsForAccessibilityTypeSizes)
    #expect(
      group.dataID == AnyHashable("g") && group.groupItems.count == 1 && group.padding.top == 5)
    group.groupItems = items("xyz")
    let made = (group.makeConstrainable() as? ConstrainableContainer)?.constrainable as? HGroup
    #expect(made?.spacing == 2 && made?.reflowsForAccessibilityTypeSizes == false)
    if let made { group.update(made, animated: false) }
    expectEqual(made?.items.map(\.dataID), ["x", "y", "z"])
    #expect(group.diffIdentifier != group.reflowsForAccessibilityTypeSizes(true).diffIdentifier)
  }

  /// An ID of any length is compared by all of its bytes.
  @Test func `IDs of any length distinguish items`() {
    enum Short {
      case first, second
    }
    struct Long: Hashable {
      var number: Int
      var letter: UInt8
    }
    let pairs: [(AnyHashable, AnyHashable)] = [
      (Short.first, Short.second), (Int32(1), Int32(1 << 24)), (1, 1 << 56),
      (Long(number: 1, letter: 1), Long(number: 1, letter: 2)),
      (Long(number: 1, letter: 1), Long(number: 2, letter: 1)), (Short.first, UInt8(0)),
    ]
    for (one, other) in pairs {
      onStage { view, _ in
        let group = HGroup { closureItem(one, "one") }
        group.fill(view)
        let first = group.constrainable(with: one) as? TestView
        group.setItems { closureItem(one, "two") }
        #expect(first != nil && group.constrainable(with: one) as? TestView === first)
        group.setItems { closureItem(other, "two") }
        let second = group.constrainable(with: other) as? TestView
        #expect(second != nil && second !== first, "\(one), \(other)")
      }
    }
  }

  /// IDs are compared by equality, not by their bytes.
  @Test func `Items of equal IDs share a view`() {
    let pairs: [(AnyHashable, AnyHashable)] = [
      (1, 1.0), ("e\u{301}", "\u{e9}"), (-0.0, 0.0), ("id", "id"),
      (String(repeating: "long ", count: 9), String(repeating: "long ", count: 9)),
    ]
    for (one, same) in pairs {
      onStage { view, _ in
        let group = HGroup { closureItem(one, "one") }
        group.fill(view)
        let first = group.constrainable(with: one) as? TestView
        group.setItems { closureItem(same, "two") }
        #expect(first != nil && group.constrainable(with: same) as? TestView === first)
        expectEqual(first?.content, "two")
        group.setItems { closureItem("another", "two") }
        #expect(group.constrainable(with: "another") as? TestView !== first)
      }
    }
  }

  /// The same holds where one of them has its type, and the other is type-erased.
  @Test func `Groups and spacers of equal IDs are the same, and of other IDs are not`() {
    func constrainables(
      _ view: UIView, _ group: HGroup, _ items: [any GroupItemModeling]
    ) -> [ObjectIdentifier] {
      group.setItems(items, animated: false)
      view.layoutIfNeeded()
      return group.items.compactMap { group.constrainable(with: $0.dataID) }
        .map { ObjectIdentifier($0 as AnyObject) }
    }
    func items(
      _ one: some Hashable, _ two: some Hashable, _ three: some Hashable, _ four: some Hashable
    )
      -> [any GroupItemModeling]
    {
      [
        HGroupItem(dataID: one) { item("x") }, VGroupItem(dataID: two) { item("y") },
        ZGroupItem(dataID: three) { item("z") }, SpacerItem(dataID: four),
      ]
    }
    onStage { view, _ in
      let group = HGroup()
      group.fill(view)
      let first = constrainables(view, group, items(1, "e\u{301}", 0.0, UInt8(4)))
      for same in [
        items(1.0, "\u{e9}", -0.0, 4), items(AnyHashable(1), AnyHashable("\u{e9}"), 0, Int8(4)),
        items(1, "e\u{301}", AnyHashable(0.0), AnyHashable(UInt8(4))),
      ] {
        expectEqual(constrainables(view, group, same), first)
      }
      #expect(
        Set(constrainables(view, group, items("1", "e", true, 5))).isDisjoint(with: first))
      expectEqual(group.items.map(\.dataID), ["1", "e", true, 5])
    }
  }

  @Test nonisolated func `Items are compared without the main actor`() async {
    await Task.detached {
      let one = item("a", "text").padding(2)
      #expect(one.isDiffableItemEqual(to: item("a", "text")))
      #expect(!one.eraseToAnyGroupItem().isDiffableItemEqual(to: item("a", "other")))
      expectEqual(one.diffIdentifier, item("a", "text").padding(2).diffIdentifier)
      expectEqual(one.styleID, AnyHashable(TestView.Style()))
    }.value
  }

  @Test func `An item cannot use the view that another one has made`() {
    let record = EpoxyMessages.during {
      item("a").update(Box(1, 1), animated: false)
      item("a").set(\.note, value: 1).setBehaviors(on: Box(1, 1))
      HGroupItem(dataID: "g", groupItems: []).update(VGroup(), animated: false)
    }
    #expect(record.failures.count == 3 && record.failures.first?.contains("a") == true)
  }
}
