// SPDX-License-Identifier: MIT
import EpoxyCollectionView
import Foundation
import HeadlessUIKit
import ResinTestSupport
import Testing

// The spellings that replace those of code for Airbnb's Epoxy where there is no Objective-C;
// docs/porting.md names these tests. The left-hand side of that table does not compile here.

/// A class for subclasses, as the divider of an application's design system.
private class OpenDivider: UIView, EpoxyableView {
  let madeBy: String

  required init() {
    madeBy = "init()"
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }
}

private class ThickDivider: OpenDivider {}

/// A class for subclasses with a style: Swift requires `required` on all platforms.
private class OpenRow: UIView, EpoxyableView {
  let style: String

  required init(style: String) {
    self.style = style
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }
}

private class LoudRow: OpenRow {}

/// A view that is independent of Epoxy and does more in `init()` than in `init(frame:)`.
private final class Badge: UIView {
  private(set) var isComplete = false

  convenience init() {
    self.init(frame: .zero)
    isComplete = true
  }
}

/// Overrides are in the class.
private final class WatchedCollectionView: CollectionView {
  private(set) var layouts = 0
  private(set) var enters = 0

  override func layoutSubviews() {
    super.layoutSubviews()
    layouts += 1
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    enters += 1
  }
}

/// A custom recognizer, without `UIKit.UIGestureRecognizerSubclass`.
private final class TouchDownRecognizer: UIGestureRecognizer {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .recognized
  }
}

private class SilentFollower: NSObject, UIScrollViewDelegate {}

private final class SubclassFollower: SilentFollower {
  var events = 0
  func scrollViewDidScroll(_ scrollView: UIScrollView) { events += 1 }
}

private class ImplementingFollower: NSObject, UIScrollViewDelegate {
  func scrollViewDidScroll(_ scrollView: UIScrollView) {}
}

private final class OverridingFollower: ImplementingFollower {
  var events = 0
  override func scrollViewDidScroll(_ scrollView: UIScrollView) { events += 1 }
}

@MainActor @Suite struct PortingTests {
  private func view<View: UIView>(of item: ItemModel<View>) -> View? {
    let stage = ListStage()
    return stage.device.perform {
      stage.set([item])
      stage.device.endTurn()
      return stage.cell(0)?.view as? View
    }
  }

  @Test func `Instead of a selector, a control has an action`() {
    Device().perform {
      var taps = 0
      let button = UIButton(type: .system)
      button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
      button.sendActions(for: .touchUpInside)
      expectEqual(taps, 1)
    }
  }

  @Test func `Instead of a selector, a notification has a block`() {
    let name = Notification.Name("PortingTests")
    nonisolated(unsafe) var calls = 0
    let token = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
      _ in calls += 1
    }
    NotificationCenter.default.post(name: name, object: nil)
    NotificationCenter.default.removeObserver(token)
    NotificationCenter.default.post(name: name, object: nil)
    expectEqual(calls, 1)
  }

  @Test func `Instead of a selector, a recognizer has a closure, and needs no submodule`() {
    let device = Device()
    device.perform {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let view = UIView(frame: window.bounds)
      var touches = 0
      view.addGestureRecognizer(TouchDownRecognizer(action: { _ in touches += 1 }))
      window.addSubview(view)
      window.makeKeyAndVisible()
      device.send([TouchSample(phase: .began, location: CGPoint(x: 50, y: 50))])
      expectEqual(touches, 1)
    }
  }

  @Test func `A view for subclasses has a required init()`() {
    expectEqual(view(of: OpenDivider.itemModel(dataID: 1))?.madeBy, "init()")
    let thick = view(of: ThickDivider.itemModel(dataID: 1))
    expectEqual(thick?.madeBy, "init()")
  }

  @Test func `A styled view for subclasses is written as elsewhere`() {
    expectEqual(view(of: OpenRow.itemModel(dataID: 1, style: "low"))?.style, "low")
    let loud = view(of: LoudRow.itemModel(dataID: 1, style: "loud"))
    expectEqual(loud?.style, "loud")
  }

  @Test func `A view that is no StyledView is made by init(frame:), or by makeView`() {
    #expect(view(of: ItemModel<Badge>(dataID: 1))?.isComplete == false)
    #expect(view(of: ItemModel<Badge>(dataID: 1).makeView { Badge() })?.isComplete == true)
    #expect(view(of: ItemModel<UILabel>(dataID: 1)) != nil)
  }

  @Test func `Overrides stand in the class, not in an extension`() {
    let device = Device()
    device.perform {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
      let view = WatchedCollectionView(layout: UICollectionViewFlowLayout())
      window.addSubview(view)
      window.makeKeyAndVisible()
      device.endTurn()
      expectEqual(view.enters, 1)
      #expect(view.layouts > 0)
    }
  }

  @Test func `A method that only a subclass implements is not called through the protocol`() {
    let stage = ListStage()
    stage.device.perform {
      stage.set((0..<50).map { row("\($0)") })
      stage.device.endTurn()
      let (unheard, heard) = (SubclassFollower(), OverridingFollower())
      stage.view.scrollDelegate = unheard
      stage.view.contentOffset.y = 100
      expectEqual(unheard.events, 0)
      stage.view.scrollDelegate = heard
      stage.view.contentOffset.y = 200
      expectEqual(heard.events, 1)
    }
  }

  @Test func `A method that is left out is equivalent to one that does nothing`() {
    let delegate: any UIScrollViewDelegate = SilentFollower()
    #expect(delegate.scrollViewDidScroll != nil)
  }

  /// Core Graphics returns false for them.
  @Test func `Rectangles that only touch intersect in Foundation`() {
    let square = CGRect(x: 0, y: 0, width: 10, height: 10)
    let intersects = square.intersects
    #expect(
      intersects(square.offsetBy(dx: 10, dy: 0)) && intersects(square.offsetBy(dx: 0, dy: 10)))
    #expect(!intersects(square.offsetBy(dx: 10.5, dy: 0)))
  }

  @Test func `A view with only weak references is released immediately`() {
    Device().perform {
      weak var forgotten: UIView?
      do {
        let view = UIView()
        forgotten = view
        #expect(forgotten != nil)
      }
      #expect(forgotten == nil)
    }
  }
}

/// The behavior where the original has a fault, in addition to the tests that docs/porting.md
/// names.
@MainActor @Suite struct PortingDefectTests {
  @Test func `The control for refreshing is the scroll view's own`() {
    let stage = ListStage()
    stage.device.perform {
      #expect(stage.view.refreshControl == nil)
      stage.view.didTriggerPullToRefresh = { _ in }
      #expect(stage.view.refreshControl === stage.view.pullToRefreshControl)
      stage.view.didTriggerPullToRefresh = nil
      #expect(stage.view.refreshControl == nil)
    }
  }

  @Test func `An item that remains selected is not normal after the touch`() {
    let stage = ListStage()
    let calls = Log()
    stage.device.perform {
      stage.view.autoDeselectItems = false
      stage.set([
        row("a").selectionStyle(.color(.red)).didSelect { _ in }
          .didChangeState { calls.add("\($0.cellState)") }
      ])
      stage.device.endTurn()
      stage.view.selectItem(
        at: ItemPath(itemDataID: "a", section: .dataID(0)), animated: false)
      let path = IndexPath(item: 0, section: 0)
      stage.view.collectionView(stage.view, didHighlightItemAt: path)
      stage.view.collectionView(stage.view, didUnhighlightItemAt: path)
      expectEqual(calls.lines, ["selected", "highlighted", "selected"])
      expectEqual(stage.row(0)?.backgroundColor, .red)
    }
  }

  @Test func `The place behind the last item of another section is reported`() {
    final class Mover: CollectionViewReorderingDelegate {
      var moves: [String] = []

      func collectionView(
        _ collectionView: CollectionView, moveItem sourceItem: AnyItemModel,
        inSection sourceSection: SectionModel, toDestinationItem destinationItem: AnyItemModel,
        inSection destinationSection: SectionModel
      ) {
        moves.append("\(sourceItem.dataID.base) to \(destinationItem.dataID.base)")
      }
    }
    let (stage, mover) = (ListStage(), Mover())
    stage.device.perform {
      stage.view.reorderingDelegate = mover
      stage.view.setSections(
        [
          SectionModel(dataID: 1, items: [row("a").isMovable(true), row("b")]),
          SectionModel(dataID: 2, items: [row("c"), row("d")]),
        ], animated: false)
      stage.device.endTurn()
      #expect(stage.view.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0)))
      stage.view.updateInteractiveMovementTargetPosition(CGPoint(x: 160, y: 158))
      stage.view.endInteractiveMovement()
      stage.settle()
    }
    expectEqual(mover.moves, ["a to d"])
  }
}
