// SPDX-License-Identifier: MIT
import HeadlessUIKit
import ResinTestSupport
import Testing

@testable import EpoxyCollectionView

/// A view with a state that is not part of its content: whether it was opened.
private final class OpenRow: UIView, EpoxyableView, EphemeralCachedStateView {
  var isOpen = false

  init() { super.init(frame: .zero) }
  required init?(coder: NSCoder) { fatalError() }

  var cachedEphemeralState: Any? {
    get { isOpen }
    set { isOpen = newValue as? Bool ?? false }
  }

  func setContent(_ content: Int, animated: Bool) {}
}

/// States of views that are kept while the views are reused.
@MainActor @Suite struct CollectionViewStateTests {
  @Test(arguments: [false, true])
  func `A state in sight remains with its item, and is removed with it`(_ reloads: Bool) {
    let stage = ListStage()
    stage.device.perform {
      func section(_ id: Int, _ items: [Int]) -> SectionModel {
        SectionModel(
          dataID: id, items: items.map { OpenRow.itemModel(dataID: $0, content: $0) })
      }
      @MainActor func set(_ sections: SectionModel...) {
        stage.view.setSections(sections, strategy: reloads ? .reloadData : .animatedBatchUpdates)
        stage.settle()
      }
      @MainActor func isOpen() -> [Bool] {
        stage.view.indexPathsForVisibleItems.sorted().map {
          (stage.cell($0.item, section: $0.section)?.view as? OpenRow)?.isOpen ?? false
        }
      }
      set(section(1, [1, 2, 3]), section(2, [4]))
      (stage.cell(0)?.view as? OpenRow)?.isOpen = true
      (stage.cell(2)?.view as? OpenRow)?.isOpen = true
      set(section(1, [1, 2, 3]), section(2, [4]))
      expectEqual(isOpen(), [true, false, true, false])
      set(section(2, [4]), section(1, [3, 1, 2]))
      expectEqual(isOpen(), [false, true, true, false])
      set(section(1, [3, 2]))
      expectEqual(isOpen(), [true, false])
      set(section(1, [1, 3, 2]))
      expectEqual(isOpen(), [false, true, false])
    }
  }

  @Test func `An item that is removed and added at once has its state, whichever cell it gets`() {
    let stage = ListStage()
    stage.device.perform {
      stage.set((0..<100).map { OpenRow.itemModel(dataID: $0, content: $0) })
      stage.device.endTurn()
      (stage.cell(0)?.view as? OpenRow)?.isOpen = true
      (stage.cell(1)?.view as? OpenRow)?.isOpen = true
      // All cells are removed at once, so that many are free and any of them may be reused first.
      stage.view.contentOffset.y = 480
      stage.device.advanceFrame()
      stage.view.contentOffset.y = 0
      stage.device.advanceFrame()
      let open = (0..<4).map { (stage.cell($0)?.view as? OpenRow)?.isOpen }
      expectEqual(open, [true, true, false, false])
      stage.view.contentOffset.y = 60
      stage.device.advanceFrame()
      stage.view.contentOffset.y = 0
      stage.device.advanceFrame()
      #expect((stage.cell(0)?.view as? OpenRow)?.isOpen == true)
    }
  }

  @Test func `A state moves with its item to another section`() {
    let stage = ListStage()
    stage.device.perform {
      func section(_ id: Int, _ items: [Int]) -> SectionModel {
        SectionModel(
          dataID: id,
          items: items.map { OpenRow.itemModel(dataID: $0, content: $0).isMovable(true) })
      }
      stage.view.setSections(
        [section(1, [1, 2]), section(2, Array(3..<60))], animated: false)
      stage.device.endTurn()
      (stage.cell(0)?.view as? OpenRow)?.isOpen = true
      #expect(stage.view.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0)))
      stage.view.updateInteractiveMovementTargetPosition(CGPoint(x: 160, y: 100))
      stage.view.endInteractiveMovement()
      stage.settle()
      let path = ItemPath(itemDataID: 1, section: .dataID(2))
      #expect(stage.view.indexPathForItem(at: path) != nil)
      stage.view.contentOffset.y = 1_500
      stage.device.advanceFrame()
      stage.view.contentOffset.y = 0
      stage.device.advanceFrame()
      let now = stage.view.indexPathForItem(at: path).flatMap {
        (stage.view.cellForItem(at: $0) as? CollectionViewCell)?.view as? OpenRow
      }
      #expect(now?.isOpen == true)
    }
  }
}
