// SPDX-License-Identifier: MIT
import Foundation
import Testing

@testable import HeadlessUIKit

@MainActor @Suite struct ScrollDelegateTests {
  @Test("UIScrollViewDelegate: dragging, then decelerating, each with a beginning and an end")
  func callsComeInTheDocumentedOrder() {
    let stage = ScrollStage()
    stage.drag(by: CGPoint(x: 0, y: -50), velocity: CGPoint(x: 0, y: -800))
    stage.settle()
    #expect(
      stage.log.take() == [
        "willBeginDragging", "scrolled", "willEndDragging", "didEndDragging true",
        "willBeginDecelerating", "scrolled", "didEndDecelerating",
      ])
    stage.drag(by: CGPoint(x: 0, y: -50))
    #expect(
      stage.log.take() == [
        "willBeginDragging", "scrolled", "willEndDragging", "didEndDragging false",
      ])
    #expect(stage.view.isAtRest)
  }

  @Test("scrollViewWillEndDragging: velocity in points per millisecond, and where it will rest")
  func theTargetIsWhereTheContentRests() {
    let stage = ScrollStage()
    var seen: (CGPoint, CGPoint)?
    stage.log.willEndDragging = { velocity, target in seen = (velocity, target) }
    stage.drag(by: CGPoint(x: 0, y: -50), velocity: CGPoint(x: 30, y: -800))
    #expect(seen?.0 == CGPoint(x: 0, y: 0.8))
    #expect(abs((seen?.1.y ?? 0) - ScrollFormula.rest(from: 50, velocity: 800)) < 1e-9)
    stage.settle()
    #expect(abs((seen?.1.y ?? 0) - stage.offset) < 1e-9)
    stage.drag(by: .zero, velocity: CGPoint(x: 0, y: -90_000))
    #expect(seen?.1.y == 2400)
  }

  @Test(
    "scrollViewWillEndDragging: the delegate may change the target",
    arguments: [
      (300.0, 800.0), (460, 800), (840, 800), (860, 800), (1200, 800), (0, 800), (50, 800),
      (700, 0),
      (20, -600),
    ])
  func theDelegateMayChangeTheTarget(_ target: Double, _ velocity: Double) {
    let stage = ScrollStage()
    stage.log.willEndDragging = { _, point in point.y = target }
    stage.begin()
    stage.view.drag(to: CGPoint(x: 0, y: -50))
    stage.view.endDrag(velocity: CGPoint(x: 0, y: -velocity))
    let trace = stage.settle()
    #expect(stage.offset == target)
    // It goes there without overshooting, and keeps its velocity where that leads there.
    let start = min(50, target) - (velocity < 0 || target < 50 ? 100 : 1e-9)
    #expect(trace.allSatisfy { $0.offset.y <= max(50 + 90, target) + 1e-9 && $0.offset.y > start })
    // Up to twice as far as the fling would lead, at a velocity that dies away: after -distance · ln(what
    // is left) / velocity seconds, the content is on the way that leads to the target. Elsewhere on a
    // spring.
    let reach = ScrollFormula.rest(from: 0, velocity: velocity)
    let isNear = (target - 50) * reach > 0 && abs(target - 50) <= 2 * abs(reach)
    for (time, offset) in trace.dropLast() {
      let left =
        isNear
        ? (50 - target) * exp(-velocity * time / (target - 50))
        : ScrollFormula.spring(from: 50 - target, velocity: velocity, after: time)
      #expect(abs(offset.y - target - left) < 1e-9)
    }
  }

  @Test func targetsOutsideOfTheLimitsAreTheLimits() {
    let stage = ScrollStage()
    stage.log.willEndDragging = { _, target in target = CGPoint(x: 500, y: 99_999) }
    stage.drag(by: CGPoint(x: 0, y: -50), velocity: CGPoint(x: 0, y: -800))
    stage.settle()
    #expect(stage.view.contentOffset == CGPoint(x: 0, y: 2400))
    stage.log.willEndDragging = { _, target in target.y = .nan }
    stage.drag(by: CGPoint(x: 0, y: 50), velocity: CGPoint(x: 0, y: 800))
    stage.settle()
    #expect(stage.offset >= 0 && stage.offset < 2350)
  }

  @Test("UIScrollView, isTracking, isDragging, isDecelerating")
  func flagsSayWhatGoesOn() {
    let stage = ScrollStage()
    func flags() -> [Bool] {
      [stage.view.isTracking, stage.view.isDragging, stage.view.isDecelerating]
    }
    #expect(flags() == [false, false, false])
    stage.view.fingerCameDown()
    #expect(flags() == [true, false, false])
    stage.view.beginDrag(at: .zero)
    #expect(flags() == [true, true, false])
    stage.view.endDrag(velocity: CGPoint(x: 0, y: -900))
    #expect(flags() == [false, false, true])
    stage.settle()
    #expect(flags() == [false, false, false])
  }

  @Test func aFingerCatchesWhatMoves() {
    let stage = ScrollStage()
    stage.drag(by: CGPoint(x: 0, y: -50), velocity: CGPoint(x: 0, y: -2000))
    stage.device.advance(by: 0.3)
    let caught = stage.offset
    stage.log.lines = []
    #expect(stage.view.fingerCameDown())
    #expect(stage.log.take() == ["didEndDecelerating"])
    stage.device.advance(by: 0.5)
    #expect(stage.offset == caught)
    stage.view.beginDrag(at: CGPoint(x: 0, y: 7))
    stage.view.drag(to: CGPoint(x: 0, y: 17))
    #expect(stage.offset == caught - 10)
  }

  @Test func catchingStretchedContentDoesNotMakeItJump() {
    let stage = ScrollStage()
    stage.view.contentOffset.y = 20
    stage.drag(by: .zero, velocity: CGPoint(x: 0, y: 3000))
    while stage.offset > -30 { stage.device.advanceFrame() }
    let caught = stage.offset
    stage.begin()
    stage.view.drag(to: .zero)
    #expect(abs(stage.offset - caught) < 1e-9)
    stage.log.lines = []
    stage.view.cancelDrag()
    #expect(stage.log.take() == ["didEndDragging true", "willBeginDecelerating"])
    stage.settle()
    #expect(stage.offset == 0)
  }

  @Test func aFingerThatHoldsStretchedContentLetsItGoBack() {
    let stage = ScrollStage()
    stage.view.contentOffset.y = -40
    stage.view.fingerCameDown()
    stage.view.fingerWentUp()
    #expect(stage.log.take() == ["scrolled", "willBeginDecelerating"])
    stage.settle()
    #expect(stage.offset == 0)
    #expect(stage.log.take() == ["scrolled", "didEndDecelerating"])
  }

  @Test(
    "UIScrollView, isPagingEnabled: stops on multiples of the scroll view's bounds",
    arguments: [
      (-100.0, 0.0, 0.0), (-160, 0, 300), (-40, -900, 300), (-260, 900, 0), (-260, -9000, 300),
      (60, 900, 0),
    ])
  func pagesAreMultiplesOfTheBounds(_ way: Double, _ velocity: Double, _ page: Double) {
    let stage = ScrollStage(content: CGSize(width: 1500, height: 600))
    stage.view.isPagingEnabled = true
    var target = CGPoint.zero
    stage.log.willEndDragging = { target = $1 }
    stage.drag(by: CGPoint(x: way, y: 0), velocity: CGPoint(x: velocity, y: 0))
    #expect(target == CGPoint(x: page, y: 0))
    let trace = stage.settle()
    #expect(stage.view.contentOffset == CGPoint(x: page, y: 0))
    if way < 0 { #expect(trace.allSatisfy { $0.offset.x >= 0 && $0.offset.x <= 300 + 1e-9 }) }
  }

  @Test func aDelegateMayGoAwayInsideACallback() {
    let stage = ScrollStage()
    stage.log.didScroll = { $0.delegate = nil }
    stage.drag(by: CGPoint(x: 0, y: -50), velocity: CGPoint(x: 0, y: -800))
    stage.settle()
    #expect(stage.log.take() == ["willBeginDragging", "scrolled"])
    #expect(stage.view.isAtRest)
  }

  @Test func aScrollViewMayGoAwayWhileItMoves() {
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

  @Test func leavingTheWindowEndsTheMotion() {
    let stage = ScrollStage()
    stage.drag(by: CGPoint(x: 0, y: -50), velocity: CGPoint(x: 0, y: -2000))
    stage.device.advance(by: 0.1)
    stage.log.lines = []
    stage.view.removeFromSuperview()
    stage.device.advance(by: 0.1)
    #expect(stage.log.take() == ["didEndDecelerating"])
    #expect(stage.view.isAtRest)
  }

  @Test func callbacksMayScrollElsewhere() {
    let stage = ScrollStage()
    stage.log.onCall = { [unowned stage] call in
      if call.hasPrefix("didEndDragging") {
        stage.view.setContentOffset(CGPoint(x: 0, y: 1000), animated: true)
      }
    }
    stage.drag(by: CGPoint(x: 0, y: -50), velocity: CGPoint(x: 0, y: -800))
    stage.settle()
    #expect(
      stage.log.take() == [
        "willBeginDragging", "scrolled", "willEndDragging", "didEndDragging true", "scrolled",
        "didEndScrollingAnimation",
      ])
    #expect(stage.offset == 1000)
  }

  @Test func `An animation that scrollViewWillEndDragging begins takes the place of the fling`() {
    let stage = ScrollStage()
    stage.log.onCall = { [unowned stage] call in
      if call == "willEndDragging" {
        stage.view.setContentOffset(CGPoint(x: 0, y: 1000), animated: true)
      }
    }
    stage.drag(by: CGPoint(x: 0, y: -50), velocity: CGPoint(x: 0, y: -800))
    #expect(!stage.view.isDragging && !stage.view.isDecelerating)
    let trace = stage.settle()
    #expect(stage.offset == 1000)
    #expect(abs((trace.last?.time ?? 0) - 0.3) < 1e-6)
    #expect(
      stage.log.take() == [
        "willBeginDragging", "scrolled", "willEndDragging", "didEndDragging false", "scrolled",
        "didEndScrollingAnimation",
      ])
  }

  // MARK: Optional methods

  @Test("Optional methods are called with a question mark, as on Apple's platforms")
  func optionalMethodsAreCalledWithAQuestionMark() {
    let stage = ScrollStage()
    let delegate: (any UIScrollViewDelegate)? = stage.log
    var target = CGPoint(x: 1, y: 2)
    stage.log.willEndDragging = { $1.x += $0.x }
    stage.view.beginDrag(at: .zero)
    stage.log.lines = []
    delegate?.scrollViewDidScroll?(stage.view)
    delegate?.scrollViewWillEndDragging?(
      stage.view, withVelocity: CGPoint(x: 3, y: 0), targetContentOffset: &target)
    #expect(target == CGPoint(x: 4, y: 2))
    #expect(delegate?.scrollViewShouldScrollToTop?(stage.view) ?? false)
    #expect(delegate?.viewForZooming?(in: stage.view) == nil)
    delegate?.scrollViewDidZoom?(stage.view)
    delegate?.scrollViewWillBeginZooming?(stage.view, with: nil)
    delegate?.scrollViewDidEndZooming?(stage.view, with: nil, atScale: 1)
    delegate?.scrollViewDidChangeAdjustedContentInset?(stage.view)
    #expect(stage.log.take() == ["scrolled", "willEndDragging", "didChangeAdjustedContentInset"])
    stage.view.cancelDrag()
  }

  @Test func aSubclassMayHaveANarrowerDelegate() {
    let view = NarrowScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let delegate = NarrowDelegate()
    view.delegate = delegate
    let plain: UIScrollView = view
    #expect(plain.delegate === delegate)
    plain.contentOffset.y = 5
    #expect(delegate.scrolls == 1)
    #expect(view.delegate?.narrow() == 7)
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
