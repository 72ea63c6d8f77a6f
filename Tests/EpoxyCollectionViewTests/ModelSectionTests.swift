// SPDX-License-Identifier: MIT
import EpoxyCollectionView
import ResinTestSupport
import Testing

@MainActor @Suite struct ModelSectionTests {
  private let items: [any ItemModeling] = [
    TestDivider.itemModel(dataID: 1), TestRow.itemModel(dataID: 2, content: "a", style: .init()),
    TestRow.itemModel(dataID: 3, content: "b", style: .init(size: 2)),
    TestRow.itemModel(dataID: 4, content: "c", style: .init()),
  ]

  @Test func `Properties that are not set have their defaults`() {
    let section = SectionModel(items: [])
    expectEqual(section.dataID, AnyHashable(DefaultDataID.noneProvided))
    #expect(section.items.isEmpty && section.supplementaryItems.isEmpty)
    #expect(section.willDisplay == nil && section.didEndDisplaying == nil)
    #expect(section.flowLayoutItemSize == nil && section.flowLayoutSectionInset == nil)
    #expect(section.flowLayoutMinimumLineSpacing == nil)
    #expect(section.flowLayoutMinimumInteritemSpacing == nil)
    #expect(section.flowLayoutHeaderReferenceSize == nil)
    #expect(section.flowLayoutFooterReferenceSize == nil)
    #expect(section.compositionalLayoutSectionProvider == nil)
  }

  @Test func `Every modifier gives a new section`() {
    let section = SectionModel(dataID: "s", items: items)
    let changed = section.dataID("t").items([items[0]])
      .flowLayoutItemSize(CGSize(width: 1, height: 2))
      .flowLayoutSectionInset(.init(top: 0, left: 24, bottom: 0, right: 24))
      .flowLayoutMinimumLineSpacing(8)
      .flowLayoutMinimumInteritemSpacing(9)
      .flowLayoutHeaderReferenceSize(.init(width: 0, height: 50))
      .flowLayoutFooterReferenceSize(.init(width: 0, height: 60))
    #expect(changed.dataID == AnyHashable("t") && changed.items.map(\.dataID) == [1])
    expectEqual(changed.flowLayoutItemSize, CGSize(width: 1, height: 2))
    expectEqual(
      changed.flowLayoutSectionInset, UIEdgeInsets(top: 0, left: 24, bottom: 0, right: 24))
    expectEqual(changed.flowLayoutMinimumLineSpacing, 8)
    expectEqual(changed.flowLayoutMinimumInteritemSpacing, 9)
    expectEqual(changed.flowLayoutHeaderReferenceSize, CGSize(width: 0, height: 50))
    expectEqual(changed.flowLayoutFooterReferenceSize, CGSize(width: 0, height: 60))
    #expect(changed.flowLayoutItemSize(nil).flowLayoutItemSize == nil)
    #expect(section.dataID == AnyHashable("s") && section.items.count == 4)
    #expect(section.flowLayoutItemSize == nil)
  }

  @Test func `Closures of a section take nothing, and are chained`() {
    let log = Log()
    let section = SectionModel(dataID: "s", items: [])
      .willDisplay { log.add("will 1") }
      .willDisplay { log.add("will 2") }
      .didEndDisplaying { _ in log.add("end") }
    section.willDisplay?(())
    section.didEndDisplaying?(())
    expectEqual(log.lines, ["will 1", "will 2", "end"])
  }

  @Test func `Supplementary items are set all together or by kind`() {
    let header = TestDivider.supplementaryItemModel(dataID: "h")
    let footer = TestDivider.supplementaryItemModel(dataID: "f")
    let section = SectionModel(items: []).supplementaryItems(["header": [header]])
    expectEqual(Set(section.supplementaryItems.keys), ["header"])
    let both = section.supplementaryItems(ofKind: "footer", [footer, footer])
    expectEqual(both.supplementaryItems["header"]?.count, 1)
    expectEqual(both.supplementaryItems["footer"]?.count, 2)
    expectEqual(
      Set(both.supplementaryItems(ofKind: "header", nil).supplementaryItems.keys), ["footer"])
    expectEqual(Set(section.supplementaryItems.keys), ["header"])
  }

  @Test func `A section has an identity, and is changed by its items only`() {
    let section = SectionModel(dataID: "s", items: items)
    expectEqual(section.diffIdentifier, AnyHashable("s"))
    #expect(section.isDiffableItemEqual(to: SectionModel(dataID: "s", items: [])))
    #expect(!section.isDiffableItemEqual(to: SectionModel(dataID: "t", items: items)))
    #expect(!section.isDiffableItemEqual(to: TestDivider.itemModel(dataID: "s")))
    expectEqual(section.diffableItems.map(\.dataID), [1, 2, 3, 4])
    #expect(section.diffableItems[0].model is ItemModel<TestDivider>)
  }

  @Test func `Sections are built from statements`() {
    let flag = false
    let section = SectionModel(dataID: "s") {
      TestDivider.itemModel(dataID: 1)
      if flag { TestDivider.itemModel(dataID: 2) }
      for id in 3...4 { TestDivider.itemModel(dataID: id) }
    }
    expectEqual(section.items.map(\.dataID), [1, 3, 4])
    expectEqual(SectionModel { TestDivider.itemModel(dataID: 1) }.items.count, 1)
    @SectionModelBuilder func sections() -> [SectionModel] {
      section
      [SectionModel(items: []), SectionModel(items: [])]
    }
    expectEqual(sections().count, 3)
  }

  @Test func `Differences of a section are those of its items`() {
    func section(_ contents: KeyValuePairs<Int, String>) -> SectionModel {
      SectionModel(
        dataID: "s",
        items: contents.map {
          TestRow.itemModel(dataID: $0.key, content: $0.value, style: .init())
        })
    }
    let old = section([1: "a", 2: "b", 3: "c", 4: "d"])
    let new = section([2: "b", 3: "x", 5: "e", 4: "d"])
    let changes = [new].makeSectionedChangeset(from: [old])
    #expect(changes.sectionChangeset.isEmpty)
    expectEqual(changes.itemChangeset.deletes, [[0, 0]])
    expectEqual(changes.itemChangeset.inserts, [[0, 2]])
    #expect(changes.itemChangeset.moves.isEmpty)
    expectEqual(changes.itemChangeset.updates.map(\.old), [[0, 2]])
    expectEqual(changes.itemChangeset.updates.map(\.new), [[0, 1]])
  }

  @Test func `A change of style or class is a deletion and an insertion`() {
    let old = SectionModel(
      dataID: "s",
      items: [
        TestRow.itemModel(dataID: 1, content: "a", style: .init(size: 1)),
        TestDivider.itemModel(dataID: 2),
      ])
    let new = SectionModel(
      dataID: "s",
      items: [
        TestRow.itemModel(dataID: 1, content: "a", style: .init(size: 2)),
        TestStyledDivider.itemModel(dataID: 2, style: 1),
      ])
    let changes = [new].makeSectionedChangeset(from: [old]).itemChangeset
    #expect(changes.deletes == [[0, 0], [0, 1]] && changes.inserts == [[0, 0], [0, 1]])
    #expect(changes.updates.isEmpty)
  }

  @Test func `Each differentiator of items and supplementary items is listed once`() {
    let section = SectionModel(dataID: "s", items: items).supplementaryItems([
      "header": [TestDivider.supplementaryItemModel(dataID: 1)],
      "footer": [
        TestDivider.supplementaryItemModel(dataID: 1),
        TestRow.supplementaryItemModel(dataID: 2, content: "", style: .init()),
      ],
    ])
    let divider = ViewDifferentiator(viewType: TestDivider.self, styleID: nil)
    let row = ViewDifferentiator(viewType: TestRow.self, styleID: TestRow.Style(size: 1))
    let large = ViewDifferentiator(viewType: TestRow.self, styleID: TestRow.Style(size: 2))
    expectEqual(section.getItemViewDifferentiators(), [divider, row, large])
    expectEqual(
      section.getSupplementaryViewDifferentiators(),
      [
        "header": [divider], "footer": [divider, row],
      ])
    let other = SectionModel(dataID: "t", items: [items[0]]).supplementaryItems(
      ofKind: "header", [TestRow.supplementaryItemModel(dataID: 2, content: "", style: .init())])
    expectEqual([section, other].getItemViewDifferentiators(), [divider, row, large])
    expectEqual(
      [section, other].getSupplementaryViewDifferentiators(),
      [
        "header": [divider, row], "footer": [divider, row],
      ])
    #expect([SectionModel]().getItemViewDifferentiators().isEmpty)
  }

  @Test func `A compositional section may depend on the environment or be the same for all`() {
    final class Environment: NSObject, NSCollectionLayoutEnvironment {
      let container: any NSCollectionLayoutContainer
      let traitCollection = UITraitCollection()
      init(_ container: any NSCollectionLayoutContainer) { self.container = container }
    }
    final class Room: NSObject, NSCollectionLayoutContainer {
      let contentSize = CGSize(width: 10, height: 10)
      let effectiveContentSize = CGSize(width: 10, height: 10)
      let contentInsets = NSDirectionalEdgeInsets.zero
      let effectiveContentInsets = NSDirectionalEdgeInsets.zero
    }
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .absolute(10))
    let layout = NSCollectionLayoutSection(
      group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    let environment = Environment(Room())
    let fixed = SectionModel(items: []).compositionalLayoutSection(layout)
    #expect(fixed.compositionalLayoutSectionProvider?(environment) === layout)
    #expect(fixed.compositionalLayoutSection(nil).compositionalLayoutSectionProvider == nil)
    var asked = 0
    let made = SectionModel(items: []).compositionalLayoutSectionProvider { environment in
      asked += environment.container.contentSize.width == 10 ? 1 : 100
      return layout
    }
    #expect(made.compositionalLayoutSectionProvider?(environment) === layout)
    expectEqual(asked, 1)
  }

  @Test func `The flow layout's delegate has UIKit's values`() {
    struct Delegate: EpoxyCollectionViewDelegateFlowLayout {}
    let delegate = Delegate()
    let layout = UICollectionViewFlowLayout()
    let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
    expectEqual(
      delegate.collectionView(view, layout: layout, sizeForItemWith: 1, inSectionWith: 1),
      CGSize(width: 50, height: 50))
    expectEqual(delegate.collectionView(view, layout: layout, insetForSectionWith: 1), .zero)
    expectEqual(
      delegate.collectionView(view, layout: layout, minimumLineSpacingForSectionWith: 1), 10)
    expectEqual(
      delegate.collectionView(view, layout: layout, minimumInteritemSpacingForSectionWith: 1), 10)
    expectEqual(
      delegate.collectionView(view, layout: layout, referenceSizeForHeaderInSectionWith: 1), .zero)
    expectEqual(
      delegate.collectionView(view, layout: layout, referenceSizeForFooterInSectionWith: 1), .zero)
  }
}
