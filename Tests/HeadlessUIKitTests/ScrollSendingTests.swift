// SPDX-License-Identifier: MIT
import Foundation
import Testing

@testable import HeadlessUIKit

@MainActor @Suite struct ScrollSendingTests {
  @Test("setContentOffset(_:animated:): at a constant time, and the delegate is told of its end")
  func anAnimationTakesItsTime() {
    let stage = ScrollStage()
    stage.view.setContentOffset(CGPoint(x: 0, y: 900), animated: true)
    #expect(stage.offset == 0)
    let trace = stage.settle()
    #expect(stage.offset == 900)
    #expect(stage.log.take() == ["scrolled", "didEndScrollingAnimation"])
    #expect(abs((trace.last?.time ?? 0) - 0.3) < 1e-6)
    // Eased in and out: half of the way at half of the time, the same both ways, but for the rounding
    // of control points, which are floats.
    for (time, offset) in trace {
      let mirrored = trace.first { abs($0.time - (0.3 - time)) < 1e-6 }
      if let mirrored { #expect(abs(offset.y + mirrored.offset.y - 900) < 1e-4) }
      if abs(time - 0.15) < 1e-6 { #expect(abs(offset.y - 450) < 1e-4) }
      if time < 0.1 { #expect(offset.y < 900 * time / 0.3) }
    }
  }

  @Test("scrollViewDidEndScrollingAnimation: only if animations are requested")
  func withoutAnimationNobodyIsToldOfAnEnd() {
    let stage = ScrollStage()
    stage.view.setContentOffset(CGPoint(x: 0, y: 900), animated: false)
    #expect(stage.offset == 900)
    stage.device.advance(by: 1)
    #expect(stage.log.take() == ["scrolled"])
    stage.view.setContentOffset(CGPoint(x: 0, y: 900), animated: true)
    stage.device.advance(by: 1)
    #expect(stage.log.take() == [])
  }

  @Test func anAnimationOutsideOfAWindowIsOverAtOnce() {
    let stage = ScrollStage()
    stage.view.removeFromSuperview()
    stage.view.setContentOffset(CGPoint(x: 0, y: 900), animated: true)
    #expect(stage.offset == 900)
    stage.device.advance(by: 0.01)
    #expect(stage.log.take() == ["scrolled", "didEndScrollingAnimation"])
  }

  @Test func aNewAnimationEndsTheOldOne() {
    let stage = ScrollStage()
    stage.view.setContentOffset(CGPoint(x: 0, y: 900), animated: true)
    stage.device.advance(by: 0.15)
    stage.view.setContentOffset(CGPoint(x: 0, y: 100), animated: true)
    #expect(stage.log.take() == ["scrolled", "didEndScrollingAnimation"])
    stage.settle()
    #expect(stage.offset == 100)
    #expect(stage.log.take() == ["scrolled", "didEndScrollingAnimation"])
  }

  @Test func scrollingByCodeEndsADeceleration() {
    let stage = ScrollStage()
    for animated in [false, true] {
      stage.drag(by: CGPoint(x: 0, y: -50), velocity: CGPoint(x: 0, y: -1500))
      stage.device.advance(by: 0.1)
      stage.log.lines = []
      stage.view.setContentOffset(CGPoint(x: 0, y: 40), animated: animated)
      #expect(stage.log.take() == ["didEndDecelerating"] + (animated ? [] : ["scrolled"]))
      stage.settle()
      #expect(stage.offset == 40)
      stage.log.lines = []
    }
  }

  @Test func scrollingByCodeEndsADrag() {
    let stage = ScrollStage()
    stage.begin()
    stage.view.drag(to: CGPoint(x: 0, y: -50))
    stage.view.setContentOffset(CGPoint(x: 0, y: 700), animated: true)
    #expect(!stage.view.isDragging && !stage.view.isTracking)
    #expect(stage.log.take() == ["willBeginDragging", "scrolled", "didEndDragging false"])
    stage.view.drag(to: CGPoint(x: 0, y: -90))
    stage.settle()
    #expect(stage.offset == 700)
  }

  @Test func aFingerThatLeavesDoesNotEndAnAnimation() {
    let stage = ScrollStage()
    stage.view.contentOffset.y = -40
    stage.view.fingerCameDown()
    stage.view.setContentOffset(CGPoint(x: 0, y: 700), animated: true)
    stage.device.advanceFrame()
    stage.view.fingerWentUp()
    stage.log.lines = []
    stage.settle()
    #expect(stage.offset == 700)
    #expect(stage.log.take() == ["scrolled", "didEndScrollingAnimation"])
  }

  @Test func contentThatIsPutElsewhereDuringADragGoesOnFromThere() {
    let stage = ScrollStage()
    stage.begin()
    stage.view.drag(to: CGPoint(x: 0, y: -50))
    stage.view.contentOffset.y = 1000
    stage.view.drag(to: CGPoint(x: 0, y: -60))
    #expect(stage.offset == 1010)
    stage.view.setContentOffset(CGPoint(x: 0, y: 2000), animated: false)
    stage.view.drag(to: CGPoint(x: 0, y: -70))
    #expect(stage.offset == 2010)
  }

  @Test func contentThatIsPutElsewhereWhileItCoastsGoesOnFromThere() {
    let (plain, moved) = (ScrollStage(), ScrollStage())
    for stage in [plain, moved] {
      stage.drag(by: CGPoint(x: 0, y: -50), velocity: CGPoint(x: 0, y: -1000))
      stage.device.advance(by: 0.1)
    }
    moved.view.contentOffset.y += 700
    for _ in 0..<60 {
      plain.device.advanceFrame()
      moved.device.advanceFrame()
      #expect(abs(moved.offset - plain.offset - 700) < 1e-9)
    }
  }

  @Test func pagesThatAreExchangedOnTheWayMoveTheTarget() {
    let stage = ScrollStage(content: CGSize(width: 1500, height: 600))
    stage.view.isPagingEnabled = true
    stage.view.contentOffset.x = 300
    stage.drag(by: CGPoint(x: -100, y: 0), velocity: CGPoint(x: -700, y: 0))
    stage.device.advance(by: 0.1)
    #expect(stage.view.contentOffset.x < 600)
    stage.view.contentOffset.x += 300  // as endless pages do
    stage.settle()
    #expect(stage.view.contentOffset.x == 900)
  }

  @Test func aDelegateMayHoldTheContentWhileItCoasts() {
    let stage = ScrollStage()
    stage.log.didScroll = { if $0.contentOffset.y > 200 { $0.contentOffset.y = 200 } }
    stage.drag(by: CGPoint(x: 0, y: -50), velocity: CGPoint(x: 0, y: -1000))
    stage.settle()
    #expect(stage.offset == 200)
    #expect(stage.view.isAtRest)
    #expect(stage.log.lines.last == "didEndDecelerating")
  }

  @Test("scrollRectToVisible(_:animated:): just visible, and nothing where it is already")
  func aRectangleIsJustVisible() {
    let stage = ScrollStage(content: CGSize(width: 1000, height: 3000))
    stage.view.contentInset = UIEdgeInsets(top: 20, left: 0, bottom: 30, right: 0)
    func show(_ rect: CGRect) -> CGPoint {
      stage.view.scrollRectToVisible(rect, animated: false)
      return stage.view.contentOffset
    }
    #expect(show(CGRect(x: 10, y: 10, width: 50, height: 50)) == CGPoint(x: 0, y: -20))
    #expect(show(CGRect(x: 290, y: 700, width: 50, height: 50)) == CGPoint(x: 40, y: 180))
    #expect(show(CGRect(x: 40, y: 200, width: 50, height: 50)) == CGPoint(x: 40, y: 180))
    #expect(show(CGRect(x: 0, y: 190, width: 20, height: 50)) == CGPoint(x: 0, y: 170))
    #expect(show(CGRect(x: 0, y: 2990, width: 20, height: 500)) == CGPoint(x: 0, y: 2430))
    #expect(show(CGRect(x: 0, y: 100, width: 20, height: 900)) == CGPoint(x: 0, y: 80))
    stage.log.lines = []
    stage.view.scrollRectToVisible(CGRect(x: 0, y: 1200, width: 20, height: 50), animated: true)
    stage.settle()
    #expect(stage.offset == 1250 - 600 + 30)
    #expect(stage.log.take() == ["scrolled", "didEndScrollingAnimation"])
  }

  @Test("scrollViewDidScrollToTop, scrollViewShouldScrollToTop, scrollsToTop")
  func aTapOnTheStatusBarScrollsToTheTop() {
    let stage = ScrollStage()
    stage.view.contentInset.top = 44
    stage.view.contentOffset.y = 900
    stage.log.lines = []
    #expect(stage.view.scrollToTopByTap())
    stage.settle()
    #expect(stage.offset == -44)
    #expect(stage.log.take() == ["scrolled", "didScrollToTop"])
    #expect(!stage.view.scrollToTopByTap())
    stage.view.contentOffset.y = 900
    stage.view.scrollsToTop = false
    #expect(!stage.view.scrollToTopByTap())
  }

  @Test("scrollsToTop: no effect if more than one scroll view on screen has it set to true")
  func theStatusBarNeedsOneScrollView() {
    let stage = ScrollStage()
    stage.view.contentOffset.y = 500
    let other = stage.device.perform {
      UIScrollView(frame: CGRect(x: 300, y: 0, width: 90, height: 9))
    }
    stage.window.addSubview(other)
    #expect(!stage.window.tapStatusBar())
    other.scrollsToTop = false
    #expect(stage.window.tapStatusBar())
    stage.settle()
    #expect(stage.offset == 0)
  }

  @Test("A scroll view that touches the screen only from outside does not count as on screen")
  func theStatusBarIgnoresScrollViewsBesideTheScreen() {
    for edge in 0..<4 {
      let stage = ScrollStage()
      stage.view.contentOffset.y = 500
      let size = stage.window.bounds.size
      let origin = [
        CGPoint(x: size.width, y: 0), CGPoint(x: -size.width, y: 0),
        CGPoint(x: 0, y: size.height), CGPoint(x: 0, y: -size.height),
      ][edge]
      let other = stage.device.perform { UIScrollView(frame: CGRect(origin: origin, size: size)) }
      stage.window.addSubview(other)
      #expect(stage.window.tapStatusBar())
      stage.settle()
      #expect(stage.offset == 0)
    }
  }

  @Test("keyboardDismissMode: the keyboard is dismissed when a drag begins")
  func aDragDismissesTheKeyboard() {
    final class Field: UIView {
      override var canBecomeFirstResponder: Bool { true }
    }
    let stage = ScrollStage()
    let field = stage.device.perform { Field() }
    stage.window.addSubview(field)
    for (mode, stays) in [(UIScrollView.KeyboardDismissMode.none, true), (.onDrag, false)] {
      stage.view.keyboardDismissMode = mode
      stage.device.perform { _ = field.becomeFirstResponder() }
      stage.drag(by: CGPoint(x: 0, y: -10))
      #expect(stage.device.perform { field.isFirstResponder } == stays)
    }
  }

  @Test func switchingScrollingOffEndsADrag() {
    let stage = ScrollStage()
    stage.begin()
    stage.view.drag(to: CGPoint(x: 0, y: -50))
    stage.view.isScrollEnabled = false
    #expect(stage.log.take() == ["willBeginDragging", "scrolled", "didEndDragging false"])
    stage.drag(by: CGPoint(x: 0, y: -50))
    #expect(stage.offset == 50)
    stage.view.setContentOffset(CGPoint(x: 0, y: 80), animated: false)
    #expect(stage.offset == 80)
  }
}
