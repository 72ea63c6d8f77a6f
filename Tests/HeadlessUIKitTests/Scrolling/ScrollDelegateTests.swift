// SPDX-License-Identifier: MIT
import Foundation
import ResinTestSupport
import Testing

@testable import HeadlessUIKit

@MainActor @Suite struct ScrollDelegateTests {
  /// UIKit documentation, `scrollViewDidEndDragging(_:willDecelerate:)`,
  /// `scrollViewWillBeginDecelerating(_:)` and `scrollViewDidEndDecelerating(_:)`: dragging ends
  /// with the finger, and deceleration follows where the content still moves.
  @Test
  func `Dragging and deceleration each have a beginning and an end`() {
    let stage = ScrollStage()
    stage.drag(by: CGPoint(x: 0, y: -50), velocity: CGPoint(x: 0, y: -800))
    stage.settle()
    expectEqual(
      stage.log.take(),
      [
        "willBeginDragging", "scrolled", "willEndDragging", "didEndDragging true",
        "willBeginDecelerating", "scrolled", "didEndDecelerating",
      ])
    stage.drag(by: CGPoint(x: 0, y: -50))
    expectEqual(
      stage.log.take(),
      [
        "willBeginDragging", "scrolled", "willEndDragging", "didEndDragging false",
      ])
    #expect(stage.view.isAtRest)
  }

  /// UIKit documentation, `scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)`: the
  /// velocity is in points per millisecond, and the target is the offset at which the deceleration
  /// stops.
  @Test
  func `scrollViewWillEndDragging gets the velocity per millisecond and the resting offset`() {
    let stage = ScrollStage()
    var seen: (CGPoint, CGPoint)?
    stage.log.willEndDragging = { velocity, target in seen = (velocity, target) }
    stage.drag(by: CGPoint(x: 0, y: -50), velocity: CGPoint(x: 30, y: -800))
    expectEqual(seen?.0, CGPoint(x: 0, y: 0.8))
    expectNear((seen?.1.y ?? 0), ScrollFormula.rest(from: 50, velocity: 800), within: 1e-9)
    stage.settle()
    expectNear((seen?.1.y ?? 0), stage.offset, within: 1e-9)
    stage.drag(by: .zero, velocity: CGPoint(x: 0, y: -90_000))
    expectEqual(seen?.1.y, 2400)
  }

  /// UIKit documentation, `scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)`: the
  /// delegate may change where the scrolling stops. The curve that leads there is not documented;
  /// it keeps the velocity of the finger where possible.
  @Test(arguments: [
    (300.0, 800.0), (460, 800), (840, 800), (860, 800), (1200, 800), (0, 800), (50, 800),
    (700, 0),
    (20, -600),
  ])
  func `A delegate may change the resting offset`(_ target: Double, _ velocity: Double) {
    let stage = ScrollStage()
    stage.log.willEndDragging = { _, point in point.y = target }
    stage.begin()
    stage.view.drag(to: CGPoint(x: 0, y: -50))
    stage.view.endDrag(velocity: CGPoint(x: 0, y: -velocity))
    let trace = stage.settle()
    expectEqual(stage.offset, target)
    // The content does not overshoot, and keeps its velocity where it points to the target.
    let start = min(50, target) - (velocity < 0 || target < 50 ? 100 : 1e-9)
    #expect(trace.allSatisfy { $0.offset.y <= max(50 + 90, target) + 1e-9 && $0.offset.y > start })
    // A target up to twice as far as the natural resting position is approached exponentially, with
    // the velocity of the finger: the remaining distance after t seconds is distance ·
    // exp(-velocity · t / distance). Any other target is approached by a spring.
    let reach = ScrollFormula.rest(from: 0, velocity: velocity)
    let isNear = (target - 50) * reach > 0 && abs(target - 50) <= 2 * abs(reach)
    for (time, offset) in trace.dropLast() {
      let left =
        isNear
        ? (50 - target) * exp(-velocity * time / (target - 50))
        : ScrollFormula.spring(from: 50 - target, velocity: velocity, after: time)
      expectNear(offset.y - target, left, within: 1e-9)
    }
  }

  /// Not documented; chosen because a deceleration must end at an offset at which content can rest.
  @Test func `Targets outside of the limits are clamped`() {
    let stage = ScrollStage()
    stage.log.willEndDragging = { _, target in target = CGPoint(x: 500, y: 99_999) }
    stage.drag(by: CGPoint(x: 0, y: -50), velocity: CGPoint(x: 0, y: -800))
    stage.settle()
    expectEqual(stage.view.contentOffset, CGPoint(x: 0, y: 2400))
    stage.log.willEndDragging = { _, target in target.y = .nan }
    stage.drag(by: CGPoint(x: 0, y: 50), velocity: CGPoint(x: 0, y: 800))
    stage.settle()
    #expect(stage.offset >= 0 && stage.offset < 2350)
  }

  /// UIKit documentation, `isTracking`, `isDragging` and `isDecelerating`: the content is touched,
  /// the user has begun to scroll, and the content moves without a finger.
  @Test
  func `isTracking, isDragging and isDecelerating follow the finger`() {
    let stage = ScrollStage()
    func flags() -> [Bool] {
      [stage.view.isTracking, stage.view.isDragging, stage.view.isDecelerating]
    }
    expectEqual(flags(), [false, false, false])
    stage.view.touchBegan()
    expectEqual(flags(), [true, false, false])
    stage.view.beginDrag(at: .zero)
    expectEqual(flags(), [true, true, false])
    stage.view.endDrag(velocity: CGPoint(x: 0, y: -900))
    expectEqual(flags(), [false, false, true])
    stage.settle()
    expectEqual(flags(), [false, false, false])
  }

  /// Not documented; chosen because every reported deceleration has a reported end.
  @Test func `A finger stops a deceleration where the content is`() {
    let stage = ScrollStage()
    stage.drag(by: CGPoint(x: 0, y: -50), velocity: CGPoint(x: 0, y: -2000))
    stage.device.advance(by: 0.3)
    let caught = stage.offset
    stage.log.lines = []
    #expect(stage.view.touchBegan())
    expectEqual(stage.log.take(), ["didEndDecelerating"])
    stage.device.advance(by: 0.5)
    expectEqual(stage.offset, caught)
    stage.view.beginDrag(at: CGPoint(x: 0, y: 7))
    stage.view.drag(to: CGPoint(x: 0, y: 17))
    expectEqual(stage.offset, caught - 10)
  }

  /// Not documented; chosen because the rubber band of the new drag would otherwise start at
  /// another offset.
  @Test func `Content caught beyond its end does not jump`() {
    let stage = ScrollStage()
    stage.view.contentOffset.y = 20
    stage.drag(by: .zero, velocity: CGPoint(x: 0, y: 3000))
    while stage.offset > -30 { stage.device.advanceFrame() }
    let caught = stage.offset
    stage.begin()
    stage.view.drag(to: .zero)
    expectNear(stage.offset, caught, within: 1e-9)
    stage.log.lines = []
    stage.view.cancelDrag()
    expectEqual(stage.log.take(), ["didEndDragging true", "willBeginDecelerating"])
    stage.settle()
    expectEqual(stage.offset, 0)
  }

  /// Not documented; chosen because content beyond its end must not remain there, also where no
  /// drag began.
  @Test func `Content held beyond its end springs back when the finger lifts`() {
    let stage = ScrollStage()
    stage.view.contentOffset.y = -40
    stage.view.touchBegan()
    stage.view.touchEnded()
    expectEqual(stage.log.take(), ["scrolled", "willBeginDecelerating"])
    stage.settle()
    expectEqual(stage.offset, 0)
    expectEqual(stage.log.take(), ["scrolled", "didEndDecelerating"])
  }

  /// UIKit documentation, `isPagingEnabled`: scrolling stops on multiples of the bounds. That a
  /// fling passes one page at most is not documented; a page is a unit of reading. (Earlier
  /// editions said that `scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)` is not
  /// called with paging; the current one does not.)
  @Test(arguments: [
    (-100.0, 0.0, 0.0), (-160, 0, 300), (-40, -900, 300), (-260, 900, 0), (-260, -9000, 300),
    (60, 900, 0),
  ])
  func `Paging stops on multiples of the bounds`(_ way: Double, _ velocity: Double, _ page: Double)
  {
    let stage = ScrollStage(content: CGSize(width: 1500, height: 600))
    stage.view.isPagingEnabled = true
    var target = CGPoint.zero
    stage.log.willEndDragging = { target = $1 }
    stage.drag(by: CGPoint(x: way, y: 0), velocity: CGPoint(x: velocity, y: 0))
    expectEqual(target, CGPoint(x: page, y: 0))
    let trace = stage.settle()
    expectEqual(stage.view.contentOffset, CGPoint(x: page, y: 0))
    if way < 0 { #expect(trace.allSatisfy { $0.offset.x >= 0 && $0.offset.x <= 300 + 1e-9 }) }
  }

  /// UIKit documentation, `isPagingEnabled`: scrolling stops on multiples of the bounds. The offset
  /// of a scroll view counts from the left in both directions of the language, and so do the pages:
  /// the last one of 1000 points is where the content ends.
  @Test(arguments: [(0.0, -160.0, 300.0), (300, -160, 600), (600, -160, 700), (700, 100, 600)])
  func `Pages are counted from the left, also from right to left`(
    _ start: Double, _ way: Double, _ page: Double
  ) {
    for direction in [UISemanticContentAttribute.forceLeftToRight, .forceRightToLeft] {
      let stage = ScrollStage(content: CGSize(width: 1000, height: 600))
      stage.view.semanticContentAttribute = direction
      stage.view.isPagingEnabled = true
      expectEqual(stage.view.contentOffset.x, 0)
      stage.view.contentOffset.x = start
      stage.drag(by: CGPoint(x: way, y: 0))
      stage.settle()
      expectEqual(stage.view.contentOffset, CGPoint(x: page, y: 0))
    }
  }

  /// Not documented; chosen because callbacks may do anything.
  @Test func `A callback may remove the delegate`() {
    let stage = ScrollStage()
    stage.log.didScroll = { $0.delegate = nil }
    stage.drag(by: CGPoint(x: 0, y: -50), velocity: CGPoint(x: 0, y: -800))
    stage.settle()
    expectEqual(stage.log.take(), ["willBeginDragging", "scrolled"])
    #expect(stage.view.isAtRest)
  }

  /// Not documented; chosen because a motion must not retain a view that was removed.
  @Test func `A scroll view removed during a deceleration is released`() {
    let stage = ScrollStage()
    weak var view: UIScrollView?
    stage.device.perform {
      let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
      scrollView.contentSize = CGSize(width: 300, height: 5000)
      stage.window.addSubview(scrollView)
      scrollView.beginDrag(at: .zero)
      scrollView.endDrag(velocity: CGPoint(x: 0, y: -1000))
      view = scrollView
    }
    stage.device.advance(by: 0.1)
    #expect((view?.contentOffset.y ?? 0) > 50)
    view?.removeFromSuperview()
    stage.device.advance(by: 0.1)
    #expect(view == nil)
  }

  /// Not documented; chosen because a view without a window has no frames, and every deceleration
  /// has a reported end.
  @Test func `Removing a scroll view from its window ends the deceleration`() {
    let stage = ScrollStage()
    stage.drag(by: CGPoint(x: 0, y: -50), velocity: CGPoint(x: 0, y: -2000))
    stage.device.advance(by: 0.1)
    stage.log.lines = []
    stage.view.removeFromSuperview()
    stage.device.advance(by: 0.1)
    expectEqual(stage.log.take(), ["didEndDecelerating"])
    #expect(stage.view.isAtRest)
  }

  /// Not documented; chosen because the latest call decides where the content scrolls.
  @Test func `An animation that didEndDragging begins replaces the deceleration`() {
    let stage = ScrollStage()
    stage.log.onCall = { [unowned stage] call in
      if call.hasPrefix("didEndDragging") {
        stage.view.setContentOffset(CGPoint(x: 0, y: 1000), animated: true)
      }
    }
    stage.drag(by: CGPoint(x: 0, y: -50), velocity: CGPoint(x: 0, y: -800))
    stage.settle()
    expectEqual(
      stage.log.take(),
      [
        "willBeginDragging", "scrolled", "willEndDragging", "didEndDragging true", "scrolled",
        "didEndScrollingAnimation",
      ])
    expectEqual(stage.offset, 1000)
  }

  /// Not documented; chosen because the latest call decides where the content scrolls.
  @Test func `An animation that willEndDragging begins replaces the deceleration`() {
    let stage = ScrollStage()
    stage.log.onCall = { [unowned stage] call in
      if call == "willEndDragging" {
        stage.view.setContentOffset(CGPoint(x: 0, y: 1000), animated: true)
      }
    }
    stage.drag(by: CGPoint(x: 0, y: -50), velocity: CGPoint(x: 0, y: -800))
    #expect(!stage.view.isDragging && !stage.view.isDecelerating)
    let trace = stage.settle()
    expectEqual(stage.offset, 1000)
    expectNear((trace.last?.time ?? 0), 0.3, within: 1e-6)
    expectEqual(
      stage.log.take(),
      [
        "willBeginDragging", "scrolled", "willEndDragging", "didEndDragging false", "scrolled",
        "didEndScrollingAnimation",
      ])
  }

  // MARK: Optional methods

  /// UIKit documentation, `UIScrollViewDelegate`: all methods are optional, so they are called by
  /// optional chaining.
  @Test
  func `Optional methods are called with a question mark, as on Apple's platforms`() {
    let stage = ScrollStage()
    let delegate: (any UIScrollViewDelegate)? = stage.log
    var target = CGPoint(x: 1, y: 2)
    stage.log.willEndDragging = { $1.x += $0.x }
    stage.view.beginDrag(at: .zero)
    stage.log.lines = []
    delegate?.scrollViewDidScroll?(stage.view)
    delegate?.scrollViewWillEndDragging?(
      stage.view, withVelocity: CGPoint(x: 3, y: 0), targetContentOffset: &target)
    expectEqual(target, CGPoint(x: 4, y: 2))
    #expect(delegate?.scrollViewShouldScrollToTop?(stage.view) ?? false)
    #expect(delegate?.viewForZooming?(in: stage.view) == nil)
    delegate?.scrollViewDidZoom?(stage.view)
    delegate?.scrollViewWillBeginZooming?(stage.view, with: nil)
    delegate?.scrollViewDidEndZooming?(stage.view, with: nil, atScale: 1)
    delegate?.scrollViewDidChangeAdjustedContentInset?(stage.view)
    expectEqual(stage.log.take(), ["scrolled", "willEndDragging", "didChangeAdjustedContentInset"])
    stage.view.cancelDrag()
  }

  /// UIKit documentation, `UICollectionView.delegate`: a subclass declares a delegate of a protocol
  /// that refines the one of its superclass.
  @Test func `A subclass may declare a delegate of a refined protocol`() {
    let view = NarrowScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let delegate = NarrowDelegate()
    view.delegate = delegate
    let plain: UIScrollView = view
    #expect(plain.delegate === delegate)
    plain.contentOffset.y = 5
    expectEqual(delegate.scrolls, 1)
    expectEqual(view.delegate?.narrow(), 7)
  }
}

@MainActor private protocol NarrowScrollViewDelegate: UIScrollViewDelegate {
  func narrow() -> Int
}

@MainActor private final class NarrowScrollView: UIScrollView {
  /// As `UICollectionView` declares its own.
  var delegate: (any NarrowScrollViewDelegate)? {
    get { scrollDelegate as? any NarrowScrollViewDelegate }
    set { scrollDelegate = newValue }
  }
}

@MainActor private final class NarrowDelegate: NSObject, NarrowScrollViewDelegate {
  var scrolls = 0
  func narrow() -> Int { 7 }
  func scrollViewDidScroll(_ scrollView: UIScrollView) { scrolls += 1 }
}
