// SPDX-License-Identifier: MIT
import HeadlessUIKit
import ResinTestSupport
import Testing

@testable import EpoxyCollectionView

@MainActor @Suite struct CollectionViewItemsTests {
  private func path(_ item: String, in section: AnyHashable) -> ItemPath {
    ItemPath(itemDataID: item, section: .dataID(section))
  }

  private func sections(_ text: String) -> [SectionModel] {
    text.split(separator: " ").map {
      SectionModel(dataID: String($0.first!), items: rows(String($0.dropFirst())))
    }
  }

  @Test func `Items and sections are found by name and by place`() {
    let stage = ListStage()
    let log = EpoxyMessages.during {
      stage.device.perform {
        stage.view.setSections(sections("1ab 2bc"), animated: false)
        let view = stage.view
        expectEqual(view.section(at: "2" as AnyHashable)?.items.count, 2)
        #expect(view.section(at: "3" as AnyHashable) == nil)
        expectEqual(view.section(at: 0)?.dataID, AnyHashable("1"))
        expectEqual(view.item(at: path("b", in: "1"))?.dataID, AnyHashable("b"))
        expectEqual(view.indexPathForItem(at: path("c", in: "2")), IndexPath(item: 1, section: 1))
        #expect(view.indexPathForItem(at: path("c", in: "1")) == nil)
        let anywhere = ItemPath(itemDataID: "a", section: .lastWithItemDataID)
        expectEqual(view.indexPathForItem(at: anywhere), IndexPath(item: 0, section: 0))
        expectEqual(view.path(for: IndexPath(item: 1, section: 1)), path("c", in: "2"))
        #expect(view.item(at: IndexPath(item: 0, section: 7)) == nil)
        stage.device.endTurn()
        expectEqual(view.item(at: CGPoint(x: 10, y: 90))?.dataID, AnyHashable("b"))
      }
    }
    expectEqual(log.failures, [])
    expectEqual(log.warnings, [])
  }

  @Test func `A name that several items have stands for the last one, with a warning`() {
    let stage = ListStage()
    let log = EpoxyMessages.during {
      stage.device.perform {
        stage.view.setSections(sections("1ab 2bc"), animated: false)
        let anywhere = ItemPath(itemDataID: "b", section: .lastWithItemDataID)
        expectEqual(stage.view.indexPathForItem(at: anywhere), IndexPath(item: 0, section: 1))
      }
    }
    expectEqual(log.warnings.count, 1)
  }

  @Test func `A nonexistent item or section causes an assertion, and nothing else`() {
    let stage = ListStage()
    let log = EpoxyMessages.during {
      stage.device.perform {
        stage.view.setSections(sections("1ab"), animated: false)
        #expect(stage.view.item(at: IndexPath(item: 2, section: 0)) == nil)
        #expect(stage.view.section(at: 4) == nil)
        stage.view.selectItem(at: path("z", in: "1"), animated: false)
        stage.view.deselectItem(at: path("z", in: "1"), animated: false)
        stage.view.setItemAsFirstResponder(at: path("z", in: "1"))
        stage.view.moveAccessibilityFocusToItem(at: path("a", in: "1"))  // nothing is in sight yet
        stage.view.scrollToItem(at: path("z", in: "1"), animated: true)
      }
    }
    expectEqual(log.failures.count, 5)
  }

  // MARK: Selection

  @Test func `A tap highlights, selects, calls didSelect and deselects`() {
    let stage = ListStage()
    stage.device.perform {
      let calls = Log()
      stage.set([
        row("a")
          .didChangeState { calls.add("\($0.cellState)\($0.animated ? "" : " at once")") }
          .didSelect { _ in calls.add("select") },
        row("b"),
      ])
      stage.device.endTurn()
      let (view, first) = (stage.view, IndexPath(item: 0, section: 0))
      #expect(view.collectionView(view, shouldSelectItemAt: first))
      #expect(!view.collectionView(view, shouldHighlightItemAt: IndexPath(item: 1, section: 0)))
      view.collectionView(view, didHighlightItemAt: first)
      view.collectionView(view, didUnhighlightItemAt: first)
      view.collectionView(view, didSelectItemAt: first)
      expectEqual(calls.lines, ["highlighted", "normal", "selected", "select", "normal"])
      #expect(stage.cell(0)?.accessibilityTraits.contains(.button) == true)
      #expect(stage.cell(1)?.accessibilityTraits.contains(.button) == false)
    }
  }

  @Test func `Selecting in code does not call didSelect`() {
    let stage = ListStage()
    stage.device.perform {
      let calls = Log()
      stage.view.autoDeselectItems = false
      stage.set([
        row("a").didSelect { _ in calls.add("select") }
          .didChangeState { calls.add("\($0.cellState) \($0.animated)") }
      ])
      stage.device.endTurn()
      stage.view.selectItem(at: path("a", in: 0), animated: true)
      expectEqual(stage.view.indexPathsForSelectedItems, [IndexPath(item: 0, section: 0)])
      #expect(stage.cell(0)?.isSelected == true)
      stage.view.deselectItem(at: path("a", in: 0), animated: false)
      expectEqual(calls.lines, ["selected true", "normal false"])
      #expect(stage.cell(0)?.isSelected == false)
    }
  }

  @Test func `An item is a button only while it can be selected`() {
    let stage = ListStage()
    stage.device.perform {
      stage.set([row("a").didSelect { _ in }])
      stage.device.endTurn()
      stage.set([row("a")], animated: true)
      stage.settle()
      #expect(stage.cell(0)?.accessibilityTraits.contains(.button) == false)
    }
  }

  @Test func `The color of selected cells is the item's, else the collection view's`() {
    let stage = ListStage()
    stage.device.perform {
      stage.view.selectionStyle = .color(.red)
      stage.set([
        row("a"), row("b").selectionStyle(.color(.green)), row("c").selectionStyle(.noBackground),
      ])
      stage.device.endTurn()
      expectEqual(stage.cell(0)?.selectedBackgroundColor, .red)
      expectEqual(stage.cell(1)?.selectedBackgroundColor, .green)
      #expect(stage.cell(2)?.selectedBackgroundColor == nil)
    }
  }

  // MARK: Scrolling to items

  @Test(arguments: [
    (UICollectionView.ScrollPosition.top, 2_000.0), (.bottom, 2_000 - 440.0),
    (.centeredVertically, 2_000 - 220.0),
  ])
  func `Scrolling to an item shows it at the requested position`(
    _ position: UICollectionView.ScrollPosition, _ offset: Double
  ) {
    for animated in [false, true] {
      let stage = ListStage()
      stage.device.perform {
        stage.set((0..<1_000).map { row("\($0)") })
        stage.device.endTurn()
        stage.view.scrollToItem(at: path("50", in: 0), position: position, animated: animated)
        stage.device.advance(by: 4)
        expectNear(stage.view.contentOffset.y, offset, within: 1)
      }
    }
  }

  /// As UITableView's `.none` is documented: visible as a whole, with a minimum of movement.
  @Test(
    arguments: [
      (0.0, "50", 2_040.0 - 480), (1_560, "10", 400), (400, "15", 400), (410, "10", 400),
      (410, "22", 920 - 480), (400, "10", 400), (400, "21", 400),
    ] as [(Double, String, Double)])
  func `Scrolling without a position moves the least distance that shows the item`(
    _ start: Double, _ item: String, _ offset: Double
  ) {
    for animated in [false, true] {
      let stage = ListStage()
      stage.device.perform {
        stage.set((0..<1_000).map { row("\($0)") })
        stage.device.endTurn()
        stage.view.contentOffset.y = start
        stage.view.layoutIfNeeded()
        stage.view.scrollToItem(at: path(item, in: 0), position: [], animated: animated)
        stage.device.advance(by: 4)
        expectNear(stage.view.contentOffset.y, offset, within: 1)
      }
    }
  }

  @Test func `Scrolling finds items whose sizes were only estimated`() {
    for animated in [false, true] {
      let stage = ListStage {
        let size = NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .estimated(30))
        let group = NSCollectionLayoutGroup.vertical(
          layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
        return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
      }
      stage.device.perform {
        // A sixth of the rows are not 30 points high, so estimates are far from the actual heights.
        stage.set((0..<300).map { row("\($0)", style: .init(height: CGFloat(40 + $0 % 50))) })
        stage.device.endTurn()
        stage.view.scrollToItem(at: path("200", in: 0), position: .top, animated: animated)
        stage.device.advance(by: 12)
        let cell = stage.cell(200)
        #expect(cell != nil)
        expectNear((cell?.frame.minY ?? 0), stage.view.contentOffset.y, within: 1)
        expectEqual(cell?.frame.height, 40)
      }
    }
  }

  @Test func `A finger ends scrolling to an item`() {
    let stage = ListStage()
    stage.device.perform {
      stage.set((0..<1_000).map { row("\($0)") })
      stage.device.endTurn()
      stage.view.scrollToItem(at: path("900", in: 0), position: .top, animated: true)
      stage.device.advance(by: 0.5)
      #expect(stage.view.contentOffset.y > 0)
      stage.view.scrollViewWillBeginDragging(stage.view)
      let offset = stage.view.contentOffset
      stage.device.advance(by: 1)
      expectEqual(stage.view.contentOffset, offset)
    }
  }

  @Test
  func `Scrolling without animation ends scrolling to an item, and nothing waits for a frame`() {
    let stage = ListStage()
    stage.device.perform {
      stage.set((0..<1_000).map { row("\($0)") })
      stage.device.endTurn()
      stage.view.scrollToItem(at: path("900", in: 0), position: .top, animated: true)
      stage.device.advance(by: 0.5)
      #expect(!stage.device.isIdle)
      stage.view.scrollToItem(at: path("0", in: 0), position: .top, animated: false)
      stage.device.endTurn()
      #expect(stage.view.contentOffset.y == 0 && stage.device.isIdle)
    }
  }

  // MARK: Visible items

  @Test func `Visibility metadata describe the current models`() {
    let stage = ListStage()
    stage.device.perform {
      stage.view.setSections(sections("1ab 2c"), animated: false)
      stage.device.endTurn()
      @MainActor func items() -> [[AnyHashable]] {
        stage.view.visibilityMetadata.sections.map { $0.items.map(\.model.dataID) }
      }
      expectEqual(items(), [["a", "b"], ["c"]])
      stage.view.setSections(
        [SectionModel(dataID: "1", items: [row("a", "A"), row("b")]), sections("2c")[0]],
        animated: true)
      stage.settle()
      let metadata = stage.view.visibilityMetadata
      expectEqual(metadata.sections[0].items[0].model.erasedContent as? String, "A")
      #expect(metadata.sections[0].items[0].view === stage.row(0))
      #expect(metadata.collectionView === stage.view)
    }
  }

  @Test func `An item is reloaded without losing its state`() {
    let stage = ListStage()
    stage.device.perform {
      stage.set(rows("ab"))
      stage.device.endTurn()
      stage.row(0)?.forget()
      stage.view.reloadItem(at: IndexPath(item: 0, section: 0), animated: true)
      expectEqual(stage.row(0)?.events, ["content a animated", "behaviors a"])
      stage.view.reloadItem(at: IndexPath(item: 9, section: 0), animated: true)
    }
  }

  // MARK: Delegates

  private final class Focus: CollectionViewAccessibilityDelegate {
    var events: [String] = []
    func collectionView(
      _ collectionView: CollectionView, itemDidBecomeFocused item: AnyItemModel,
      with view: UIView?, in section: SectionModel
    ) { events.append("+\(item.dataID) \(view != nil)") }
    func collectionView(
      _ collectionView: CollectionView, itemDidLoseFocus item: AnyItemModel,
      with view: UIView?, in section: SectionModel
    ) { events.append("-\(item.dataID)") }
  }

  @Test func `The delegate gets the item that has the focus of assistive technology`() {
    let stage = ListStage()
    let focus = Focus()
    stage.device.perform {
      stage.view.accessibilityDelegate = focus
      stage.device.accessibility.isVoiceOverRunning = true
      stage.set(rows("ab"))
      stage.device.endTurn()
      stage.view.moveAccessibilityFocusToItem(at: path("b", in: 0))
      stage.device.focus(on: stage.row(0))
      stage.device.focus(on: nil)
      expectEqual(focus.events, ["+b true", "-b", "+a true", "-a"])
    }
  }

  private final class Reordering: CollectionViewReorderingDelegate {
    var moves: [String] = []
    var veto: AnyHashable?
    func collectionView(
      _ collectionView: CollectionView, shouldMoveItem sourceItem: AnyItemModel,
      inSection sourceSection: SectionModel, toDestinationItem destinationItem: AnyItemModel,
      inSection destinationSection: SectionModel
    ) -> Bool { destinationItem.dataID != veto }
    func collectionView(
      _ collectionView: CollectionView, moveItem sourceItem: AnyItemModel,
      inSection sourceSection: SectionModel, toDestinationItem destinationItem: AnyItemModel,
      inSection destinationSection: SectionModel
    ) {
      moves.append(
        "\(sourceSection.dataID)\(sourceItem.dataID) \(destinationSection.dataID)\(destinationItem.dataID)"
      )
    }
  }

  @Test func `Moved items are reported by name, and shown where they were dropped`() {
    let stage = ListStage()
    let reordering = Reordering()
    stage.device.perform {
      stage.view.reorderingDelegate = reordering
      func section(_ id: String, _ items: String) -> SectionModel {
        SectionModel(dataID: id, items: items.map { row(String($0)).isMovable($0 != "x") })
      }
      stage.view.setSections([section("1", "abcx"), section("2", "de")], animated: false)
      stage.device.endTurn()
      #expect(!stage.view.beginInteractiveMovementForItem(at: IndexPath(item: 3, section: 0)))
      #expect(stage.view.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0)))
      stage.view.updateInteractiveMovementTargetPosition(CGPoint(x: 160, y: 100))
      // Sections that are set meanwhile wait.
      stage.view.setSections([section("1", "bcax"), section("2", "de")], animated: true)
      stage.view.endInteractiveMovement()
      stage.settle()
      expectEqual(reordering.moves, ["1a 1c"])
      expectEqual(stage.contents, ["b", "c", "a", "x", "d", "e"])
      reordering.veto = "d"
      expectEqual(
        stage.view.collectionView(
          stage.view, targetIndexPathForMoveFromItemAt: IndexPath(item: 0, section: 0),
          toProposedIndexPath: IndexPath(item: 0, section: 1)), IndexPath(item: 0, section: 0))
    }
  }

  private final class Prefetching: CollectionViewPrefetchingDelegate {
    var items: Set<AnyHashable> = []
    func collectionView(_ collectionView: CollectionView, prefetch items: [AnyItemModel]) {
      self.items.formUnion(items.map(\.dataID))
    }
    func collectionView(_ collectionView: CollectionView, cancelPrefetchingOf items: [AnyItemModel])
    {
      self.items.subtract(items.map(\.dataID))
    }
  }

  @Test func `The prefetching delegate gets the items that are needed soon`() {
    let stage = ListStage()
    let prefetching = Prefetching()
    stage.device.perform {
      stage.view.prefetchDelegate = prefetching
      #expect(stage.view.prefetchDataSource === stage.view)
      stage.view.prefetchDelegate = nil
      #expect(stage.view.prefetchDataSource == nil)
      stage.view.prefetchDelegate = prefetching
      stage.set((0..<200).map { row("\($0)") })
      stage.device.endTurn()
      for _ in 0..<10 {
        stage.view.contentOffset.y += 40
        stage.device.advanceFrame()
      }
      #expect(prefetching.items.contains("22"))
    }
  }

  @Test func `A pull calls the closure that was set`() {
    let stage = ListStage()
    stage.device.perform {
      #expect(!stage.view.pullToRefreshEnabled)
      let calls = Log()
      stage.view.didTriggerPullToRefresh = { control in
        calls.add("pulled")
        control.endRefreshing()
      }
      #expect(stage.view.refreshControl === stage.view.pullToRefreshControl)
      stage.view.pullToRefreshControl.sendActions(for: .valueChanged)
      expectEqual(calls.lines, ["pulled"])
      stage.view.didTriggerPullToRefresh = nil
      #expect(stage.view.refreshControl == nil)
    }
  }
}
