// SPDX-License-Identifier: MIT
import HeadlessUIKit
import ResinTestSupport
import Testing

@testable import EpoxyCollectionView

/// A view that records the changes by its item and by the finger.
private final class TouchedRow: UIView, EpoxyableView, HighlightableView {
  private(set) var content: String?
  private(set) var highlights: [Bool] = []
  var state = ItemCellState.normal

  init() { super.init(frame: .zero) }
  required init?(coder: NSCoder) { fatalError() }

  func setContent(_ content: String, animated: Bool) { self.content = content }
  func didHighlight(_ highlighted: Bool) { highlights.append(highlighted) }
}

/// An identity that counts how often it is hashed.
private struct CountedID: Hashable {
  nonisolated(unsafe) static var hashes = 0
  let value: Int

  func hash(into hasher: inout Hasher) {
    Self.hashes += 1
    hasher.combine(value)
  }
}

/// Callbacks that set other sections, and views that have to show the current state.
@MainActor @Suite struct CollectionViewReentrancyTests {
  private func touched(_ id: String) -> ItemModel<TouchedRow> {
    TouchedRow.itemModel(dataID: id, content: id).didSelect { _ in }
      .didChangeState { $0.view.state = $0.cellState }
  }

  private func touchedRow(_ stage: ListStage, _ item: Int) -> TouchedRow? {
    stage.cell(item)?.view as? TouchedRow
  }

  @Test func `A highlight that sets other sections is reported to its own view`() {
    let stage = ListStage()
    stage.device.perform {
      let list = stage
      stage.set([
        touched("a").didChangeState { [unowned list] context in
          if context.cellState == .highlighted {
            list.set([touched("b"), touched("c")])
          }
        }, touched("b"), touched("c"),
      ])
      stage.device.endTurn()
      stage.view.collectionView(
        stage.view, didHighlightItemAt: IndexPath(item: 0, section: 0))
      stage.settle()
      expectEqual(touchedRow(stage, 0)?.content, "b")
      expectEqual(touchedRow(stage, 0)?.highlights, [])
    }
  }

  @Test func `A reused cell looks neither highlighted nor selected`() {
    let stage = ListStage()
    stage.device.perform {
      stage.view.autoDeselectItems = false
      stage.set((0..<100).map { touched("\($0)") })
      stage.device.endTurn()
      stage.view.selectItem(
        at: ItemPath(itemDataID: "0", section: .dataID(0)), animated: false)
      expectEqual(touchedRow(stage, 0)?.state, .selected)
      stage.view.contentOffset.y = 2_000
      stage.device.advanceFrame()
      for cell in stage.view.visibleCells {
        expectEqual(((cell as? CollectionViewCell)?.view as? TouchedRow)?.state, .normal)
      }
      stage.view.contentOffset.y = 0
      stage.device.advanceFrame()
      expectEqual(touchedRow(stage, 0)?.state, .selected)
      expectEqual(touchedRow(stage, 1)?.state, .normal)
      stage.view.setSections(
        [SectionModel(dataID: 0, items: (0..<100).map { touched("\($0)") })], strategy: .reloadData)
      stage.device.endTurn()
      #expect(stage.view.visibleCells.allSatisfy { !($0 as UICollectionViewCell).isSelected })
      for cell in stage.view.visibleCells {
        expectEqual(((cell as? CollectionViewCell)?.view as? TouchedRow)?.state, .normal)
      }
    }
  }

  @Test func `A cell that is removed under the finger is reported as unhighlighted`() {
    let stage = ListStage()
    stage.device.perform {
      stage.set("abc".map { touched(String($0)) })
      stage.device.endTurn()
      let view = touchedRow(stage, 0)
      stage.cell(0)?.isHighlighted = true
      stage.view.collectionView(stage.view, didHighlightItemAt: IndexPath(item: 0, section: 0))
      stage.set("bc".map { touched(String($0)) }, animated: true)
      stage.settle()
      stage.set("bcd".map { touched(String($0)) }, animated: true)
      stage.settle()
      #expect(touchedRow(stage, 2) === view)
      expectEqual(view?.highlights, [true, false])
      expectEqual(view?.state, .normal)
    }
  }

  @Test func `Selecting another item in code resets the looks of the first one`() {
    let stage = ListStage()
    stage.device.perform {
      stage.view.autoDeselectItems = false
      stage.set("ab".map { touched(String($0)) })
      stage.device.endTurn()
      stage.view.selectItem(at: ItemPath(itemDataID: "a", section: .dataID(0)), animated: false)
      stage.view.selectItem(at: ItemPath(itemDataID: "b", section: .dataID(0)), animated: false)
      expectEqual(stage.view.indexPathsForSelectedItems, [IndexPath(item: 1, section: 0)])
      expectEqual(touchedRow(stage, 0)?.state, .normal)
      expectEqual(touchedRow(stage, 1)?.state, .selected)
    }
  }

  @Test func `A tap that deselects resets the looks of all items`() {
    let stage = ListStage()
    stage.device.perform {
      stage.view.allowsMultipleSelection = true
      stage.set("ab".map { touched(String($0)) })
      stage.device.endTurn()
      stage.view.selectItem(at: ItemPath(itemDataID: "b", section: .dataID(0)), animated: false)
      stage.view.selectItem(
        at: IndexPath(item: 0, section: 0), animated: false, scrollPosition: [])
      stage.view.collectionView(stage.view, didSelectItemAt: IndexPath(item: 0, section: 0))
      expectEqual(stage.view.indexPathsForSelectedItems ?? [], [])
      expectEqual(touchedRow(stage, 0)?.state, .normal)
      expectEqual(touchedRow(stage, 1)?.state, .normal)
    }
  }

  @Test func `A refresh control of the client calls the closure, too`() {
    let stage = ListStage()
    stage.device.perform {
      let calls = Log()
      let (first, control) = (stage.view.pullToRefreshControl, UIRefreshControl())
      stage.view.didTriggerPullToRefresh = { calls.add($0 === control ? "own" : "other") }
      stage.view.pullToRefreshControl = control
      stage.view.pullToRefreshControl = control
      #expect(stage.view.refreshControl === control)
      control.sendActions(for: .valueChanged)
      first.sendActions(for: .valueChanged)
      expectEqual(calls.lines, ["own"])
    }
  }

  @Test func `Scrolling does not look through all items`() {
    let stage = ListStage()
    stage.device.perform {
      stage.set((0..<5_000).map { row("\($0)").dataID(CountedID(value: $0)) })
      stage.device.endTurn()
      let before = CountedID.hashes
      for _ in 0..<20 {
        stage.view.contentOffset.y += 40
        stage.device.advanceFrame()
      }
      #expect(CountedID.hashes - before < 1_000)
    }
  }

  @Test func `A cell that is made before it is in sight has the current behaviors`() {
    let stage = ListStage()
    stage.device.perform {
      let calls = Log()
      stage.set([row("a")])
      stage.device.endTurn()
      let path = IndexPath(item: 0, section: 0)
      func item(_ name: String) -> ItemModel<Row> {
        Row.itemModel(
          dataID: "a", content: "a", behaviors: .init(name: name), style: Row.Style()
        )
        .willDisplay { _ in calls.add(name) }
      }
      stage.set([item("old")])
      stage.settle()
      let cell = stage.view.dataSource?.collectionView(stage.view, cellForItemAt: path)
      stage.set([item("new")])
      stage.settle()
      guard let cell = cell as? CollectionViewCell else {
        Issue.record("no cell")
        return
      }
      calls.take()
      stage.view.collectionView(stage.view, willDisplay: cell, forItemAt: path)
      expectEqual((cell.view as? Row)?.behaviors, "new")
      expectEqual(calls.lines, ["new"])
    }
  }

  private final class Focus: CollectionViewAccessibilityDelegate {
    var events: [String] = []
    func collectionView(
      _ collectionView: CollectionView, itemDidBecomeFocused item: AnyItemModel,
      with view: UIView?, in section: SectionModel
    ) { events.append("+\(item.dataID)") }
    func collectionView(
      _ collectionView: CollectionView, itemDidLoseFocus item: AnyItemModel,
      with view: UIView?, in section: SectionModel
    ) { events.append("-\(item.dataID)") }
  }

  @Test func `The focus is lost by the item that had it`() {
    let stage = ListStage()
    let focus = Focus()
    stage.device.perform {
      stage.view.accessibilityDelegate = focus
      stage.device.accessibility.isVoiceOverRunning = true
      stage.set(rows("abc"))
      stage.device.endTurn()
      stage.device.focus(on: stage.row(0))
      stage.set(rows("bc"))
      stage.settle()
      stage.set(rows("bcd"))
      stage.settle()
      // The cell that had the focus shows another item now.
      stage.device.focus(on: stage.row(1))
      stage.device.focus(on: nil)
      expectEqual(focus.events, ["+a", "-a", "+c", "-c"])
    }
  }

  @Test
  func `A view that gets content in an update has the index path that UIKit has for its item`() {
    let stage = ListStage()
    stage.device.perform {
      let path = ItemPath(itemDataID: "b", section: .lastWithItemDataID)
      var found: [IndexPath?] = []
      func section(_ id: Int, _ items: [any ItemModeling]) -> SectionModel {
        SectionModel(dataID: id, items: items)
      }
      stage.view.setSections([section(1, rows("a")), section(2, rows("b"))], animated: false)
      stage.device.endTurn()
      let list = stage
      let changed = row("b", "new").setContent { [unowned list] _ in
        found.append(list.view.indexPathForItem(at: path))
        list.view.scrollToItem(at: path, animated: false)
      }
      stage.view.setSections([section(2, rows("cd") + [changed])], animated: true)
      stage.settle()
      expectEqual(found.first, IndexPath(item: 0, section: 1))
      expectEqual(stage.contents, ["c", "d", "new"])
      expectEqual(stage.illegal, [])
    }
  }

  private final class SettingSizes: EpoxyCollectionViewDelegateFlowLayout {
    weak var view: CollectionView?
    var sections: [SectionModel]?
    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      sizeForItemWith dataID: AnyHashable, inSectionWith sectionDataID: AnyHashable
    ) -> CGSize {
      if let sections {
        self.sections = nil
        view?.setSections(sections, animated: true)
      }
      return CGSize(width: 320, height: 40)
    }
  }

  @Test func `Sections set while a flow layout requests sizes wait`() {
    let stage = ListStage()
    let sizes = SettingSizes()
    stage.device.perform {
      sizes.view = stage.view
      stage.view.layoutDelegate = sizes
      stage.set(rows("ab"))
      stage.device.endTurn()
      sizes.sections = [SectionModel(dataID: 0, items: rows("c"))]
      stage.set(rows("abc"), animated: true)
      stage.settle()
      expectEqual(stage.contents, ["c"])
      sizes.sections = [SectionModel(dataID: 0, items: rows("xyz"))]
      stage.view.invalidateLayout()
      stage.settle()
      expectEqual(stage.contents, ["x", "y", "z"])
      expectEqual(stage.illegal, [])
    }
  }

  @Test func `Sections set while a section is laid out wait`() {
    let stage = ListStage(layout: { UICollectionViewCompositionalLayout.epoxy })
    stage.device.perform {
      let next = SettingSizes()
      func section(_ items: String) -> SectionModel {
        SectionModel(dataID: 0, items: rows(items)).compositionalLayoutSectionProvider { _ in
          if let sections = next.sections {
            next.sections = nil
            stage.view.setSections(sections, animated: true)
          }
          let size = NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .absolute(40))
          return NSCollectionLayoutSection(
            group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
          )
        }
      }
      next.sections = [section("bc")]
      stage.view.setSections([section("a")], animated: false)
      stage.settle()
      expectEqual(stage.contents, ["b", "c"])
      next.sections = [section("c")]
      stage.view.setSections([section("abc")], animated: true)
      stage.settle()
      expectEqual(stage.contents, ["c"])
      expectEqual(stage.illegal, [])
    }
  }

  @Test func `A second finger does not end the deferral for the first one`() {
    let stage = ListStage()
    stage.device.perform {
      stage.set("abc".map { row(String($0)).isMovable(true) })
      stage.device.endTurn()
      #expect(stage.view.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0)))
      #expect(!stage.view.beginInteractiveMovementForItem(at: IndexPath(item: 1, section: 0)))
      stage.set(rows("x"))
      #expect(
        stage.view.indexPathForItem(at: ItemPath(itemDataID: "x", section: .dataID(0))) == nil)
      stage.view.endInteractiveMovement()
      stage.settle()
      expectEqual(stage.contents, ["x"])
    }
  }
}
