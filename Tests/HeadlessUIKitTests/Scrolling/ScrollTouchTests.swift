// SPDX-License-Identifier: MIT
import Foundation
import ResinTestSupport
import Testing

@testable import HeadlessUIKit

/// Scroll views moved by touches.
@MainActor @Suite struct ScrollTouchTests {
  let stage = TouchStage()
  let log = Log()
  let scrolls = ScrollLog()

  private func addScrollView(
    content: CGSize = CGSize(width: 300, height: 3000),
    make: @MainActor () -> UIScrollView = { UIScrollView() }
  ) -> UIScrollView {
    let view = stage.device.perform(make)
    stage.add(view, x: 0, y: 100, width: 300, height: 600)
    view.contentSize = content
    view.delegate = scrolls
    return view
  }

  private func addContent(to view: UIScrollView) -> TouchView {
    let content = stage.device.perform { TouchView(log, name: "content") }
    content.frame = CGRect(x: 0, y: 0, width: 300, height: 3000)
    view.addSubview(content)
    return content
  }

  /// UIKit documentation, `isTracking` and `isDragging`: tracking begins with the touch; dragging
  /// may require some distance first. The distance of 10 points is that of WWDC 2018, session 803.
  @Test func `Content follows a finger beyond the first 10 points`() {
    let view = addScrollView()
    stage.down(100, 500)
    #expect(view.isTracking && !view.isDragging)
    stage.move(100, 493)
    #expect(view.contentOffset.y == 0 && !view.isDragging)
    stage.move(100, 470)
    #expect(view.isDragging)
    expectEqual(view.contentOffset.y, 20)  // without the slop of 10 points
    stage.move(100, 400)
    expectEqual(view.contentOffset.y, 90)
    stage.wait(0.2)
    stage.up(100, 400)
    #expect(!view.isTracking && !view.isDragging && !view.isDecelerating)
    expectEqual(view.contentOffset.y, 90)
    expectEqual(
      scrolls.take(),
      [
        "willBeginDragging", "scrolled", "willEndDragging", "didEndDragging false",
      ])
  }

  /// rdar://20890684: a scroll view whose pan has a maximum of two fingers scrolls with two of
  /// three.
  @Test func `A scroll view scrolls with the first fingers where there are too many`() {
    let view = addScrollView()
    view.panGestureRecognizer.maximumNumberOfTouches = 2
    for finger in 0..<3 { stage.down(50 + CGFloat(finger) * 60, 500, finger: finger) }
    for finger in 0..<3 { stage.move(50 + CGFloat(finger) * 60, 400, finger: finger) }
    #expect(view.isDragging && view.panGestureRecognizer.numberOfTouches == 2)
    #expect(view.contentOffset.y > 80)
  }

  /// UIKit documentation, `scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)`: the
  /// velocity is that at the moment when the touch was released, in points per millisecond.
  @Test func `A flick continues with the velocity of the finger`() {
    let view = addScrollView()
    var velocity = CGPoint.zero
    scrolls.willEndDragging = { seen, _ in velocity = seen }
    stage.drag(from: CGPoint(x: 100, y: 600), to: CGPoint(x: 100, y: 300), steps: 10)
    expectNear(velocity.y, 1.8, within: 0.02)  // 30 points a frame
    #expect(view.isDecelerating)
    let start = view.contentOffset.y
    stage.wait(0.5)
    let wanted = ScrollFormula.coasting(from: start, velocity: velocity.y * 1000, after: 0.5)
    expectNear(view.contentOffset.y, wanted, within: 1e-6)
  }

  /// UIKit documentation, `delaysContentTouches`: touches are held back until it is clear whether
  /// scrolling is intended.
  @Test
  func `A drag that begins at once is not delivered to the content`() {
    let view = addScrollView()
    _ = addContent(to: view)
    stage.drag(from: CGPoint(x: 100, y: 600), to: CGPoint(x: 100, y: 500), steps: 5)
    expectEqual(log.take(), [])
    expectEqual(view.contentOffset.y, 90)
  }

  /// UIKit documentation, `canCancelContentTouches`: content that tracks a finger gets
  /// `touchesCancelled(_:with:)` when the finger moves far enough to scroll. The delay of 0.15 s is
  /// not documented.
  @Test
  func `A resting touch is delivered to the content, and a drag cancels it`() {
    let view = addScrollView()
    _ = addContent(to: view)
    stage.down(100, 600)
    stage.wait(0.1)
    expectEqual(log.take(), [])
    stage.wait(0.1)
    expectEqual(log.take(), ["content began"])
    stage.move(100, 580)
    expectEqual(log.take(), ["content cancelled"])
    #expect(view.isDragging)
    stage.up(100, 580)
    stage.wait(5)
    view.contentOffset = .zero
    stage.tap(100, 600)
    expectEqual(log.take(), ["content began", "content ended"])
  }

  /// UIKit documentation, `canCancelContentTouches`: false means that nothing scrolls once the
  /// content tracks the finger.
  @Test
  func `Without canCancelContentTouches, content keeps a finger that it tracks`() {
    let view = addScrollView()
    _ = addContent(to: view)
    view.canCancelContentTouches = false
    stage.down(100, 600)
    stage.wait(0.2)
    stage.move(100, 500)
    stage.up(100, 500)
    expectEqual(log.take(), ["content began", "content moved", "content ended"])
    expectEqual(view.contentOffset.y, 0)
    stage.drag(from: CGPoint(x: 100, y: 600), to: CGPoint(x: 100, y: 500), steps: 5)
    expectEqual(view.contentOffset.y, 90)
  }

  /// UIKit documentation, `delaysContentTouches`: false delivers touches to the content
  /// immediately.
  @Test
  func `Without delaysContentTouches, content gets every touch at once`() {
    let view = addScrollView()
    _ = addContent(to: view)
    view.delaysContentTouches = false
    stage.down(100, 600)
    expectEqual(log.take(), ["content began"])
    stage.move(100, 570)
    expectEqual(log.take(), ["content cancelled"])
    stage.up(100, 570)
  }

  /// UIKit documentation, `touchesShouldBegin(_:with:in:)` and `touchesShouldCancel(in:)`: false
  /// keeps touches from a subview, or leaves them to it.
  @Test
  func `A subclass decides which subviews get and keep touches`() {
    let view = addScrollView { StrictScrollView() }
    let content = addContent(to: view)
    content.tag = 1
    stage.down(100, 600)
    stage.wait(0.2)
    stage.move(100, 500)
    stage.up(100, 500)
    expectEqual(log.take(), ["content began", "content moved", "content ended"])
    content.tag = 2
    stage.tap(100, 600)
    expectEqual(log.take(), [])
  }

  /// Not documented; chosen because the user stops the movement, and does not select the item that
  /// happens to be there.
  @Test func `A tap that stops a deceleration is not delivered to the content`() {
    let view = addScrollView()
    _ = addContent(to: view)
    stage.drag(from: CGPoint(x: 100, y: 600), to: CGPoint(x: 100, y: 300), steps: 10)
    stage.wait(0.1)
    scrolls.lines = []
    stage.tap(100, 400)
    let stopped = view.contentOffset
    expectEqual(
      scrolls.take(),
      [
        "didEndDecelerating", "willBeginDragging", "willEndDragging", "didEndDragging false",
      ])
    stage.wait(1)
    expectEqual(view.contentOffset, stopped)
    expectEqual(log.take(), [])
    stage.tap(100, 400)
    expectEqual(log.take(), ["content began", "content ended"])
  }

  /// Not documented; chosen because every drag has a reported end, and content beyond its end must
  /// not remain there.
  @Test func `A cancelled touch ends the drag`() {
    let view = addScrollView()
    stage.drag(from: CGPoint(x: 100, y: 300), to: CGPoint(x: 100, y: 400), steps: 5, lifts: false)
    #expect(view.contentOffset.y < 0)
    scrolls.lines = []
    stage.cancel()
    expectEqual(scrolls.take(), ["didEndDragging true", "willBeginDecelerating"])
    stage.wait(2)
    expectEqual(view.contentOffset.y, 0)
    #expect(!view.isTracking)
  }

  /// UIKit documentation, `touchesShouldCancel(in:)`: true by default, except for controls.
  @Test
  func `A control keeps a finger that it tracks`() {
    let view = addScrollView()
    let button = stage.device.perform {
      UIButton(frame: CGRect(x: 0, y: 400, width: 300, height: 200))
    }
    view.addSubview(button)
    var events: [String] = []
    for (name, event) in [("down", UIControl.Event.touchDown), ("inside", .touchUpInside)] {
      button.addAction(UIAction { _ in events.append(name) }, for: event)
    }
    stage.tap(100, 600)
    expectEqual(events, ["down", "inside"])
    events = []
    stage.drag(from: CGPoint(x: 100, y: 600), to: CGPoint(x: 100, y: 560), steps: 4)
    #expect(events == [] && view.contentOffset.y == 30)
    view.setContentOffset(.zero, animated: false)
    stage.down(100, 600)
    stage.wait(0.2)
    stage.move(100, 560)
    stage.up(100, 560)
    #expect(events == ["down", "inside"] && view.contentOffset == .zero)
  }

  /// Scroll View Programming Guide for iOS, "Nesting Scroll Views": a scroll view in another one
  /// may scroll at a right angle to it. How they share a finger is not documented; movement counts
  /// only along axes that scroll.
  @Test func `Nested scroll views each take the axis that they scroll`() {
    let outer = addScrollView()
    let inner = stage.device.perform {
      UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    }
    inner.contentSize = CGSize(width: 2000, height: 300)
    outer.addSubview(inner)
    stage.drag(from: CGPoint(x: 200, y: 250), to: CGPoint(x: 100, y: 240), steps: 10)
    #expect(inner.contentOffset.x > 80 && outer.contentOffset.y == 0)
    stage.wait(5)
    let across = inner.contentOffset.x
    stage.drag(from: CGPoint(x: 200, y: 250), to: CGPoint(x: 190, y: 150), steps: 10)
    #expect(outer.contentOffset.y > 80 && inner.contentOffset.x == across)
  }

  /// UIKit documentation, `touchesCancelled(_:with:)`: touches of a view that is removed from its
  /// window are cancelled.
  @Test func `A scroll view removed from its window loses its finger`() {
    let view = addScrollView()
    stage.drag(from: CGPoint(x: 100, y: 600), to: CGPoint(x: 100, y: 500), steps: 5, lifts: false)
    view.removeFromSuperview()
    stage.wait(0.1)
    #expect(!view.isTracking && !view.isDragging)
    expectEqual(scrolls.lines.last, "didEndDragging false")
    stage.up(100, 500)
  }

  /// Not documented; chosen because an animation and a finger cannot both determine the offset.
  @Test func `Animated scrolling by code ends the drag of a finger`() {
    let view = addScrollView()
    stage.drag(from: CGPoint(x: 100, y: 600), to: CGPoint(x: 100, y: 500), steps: 5, lifts: false)
    view.setContentOffset(CGPoint(x: 0, y: 1000), animated: true)
    stage.move(100, 400)
    stage.wait(0.5)
    stage.up(100, 400)
    stage.wait(0.5)
    expectEqual(view.contentOffset.y, 1000)
    stage.drag(from: CGPoint(x: 100, y: 600), to: CGPoint(x: 100, y: 500), steps: 5, lifts: false)
    expectEqual(view.contentOffset.y, 1090)
    view.isScrollEnabled = false
    #expect(!view.isDragging)
    stage.up(100, 500)
  }

  /// Not documented; chosen because clients read the pan recognizer of a scroll view, and the
  /// content must remain below the finger.
  @Test func `Setting the translation of the pan does not move the content`() {
    let view = addScrollView()
    stage.drag(from: CGPoint(x: 100, y: 600), to: CGPoint(x: 100, y: 500), steps: 5, lifts: false)
    view.panGestureRecognizer.setTranslation(.zero, in: view)
    stage.move(100, 490)
    expectEqual(view.contentOffset.y, 100)
    stage.up(100, 490)
  }

  /// Not documented; chosen because an action of a client must read the new offset.
  @Test func `Actions of the pan run after the content has moved`() {
    let view = addScrollView()
    var states: [String] = []
    view.panGestureRecognizer.addAction { _ in
      states.append("\(view.panGestureRecognizer.state.word) \(view.isDragging)")
    }
    stage.drag(from: CGPoint(x: 100, y: 600), to: CGPoint(x: 100, y: 560), steps: 2)
    expectEqual(states, ["began true", "changed true", "ended false"])
  }
}

@MainActor private final class StrictScrollView: UIScrollView {
  override func touchesShouldBegin(
    _ touches: Set<UITouch>, with event: UIEvent?, in view: UIView
  ) -> Bool {
    view.tag != 2
  }

  override func touchesShouldCancel(in view: UIView) -> Bool {
    view.tag != 1
  }
}
