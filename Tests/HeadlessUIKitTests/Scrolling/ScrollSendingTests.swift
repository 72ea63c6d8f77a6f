// SPDX-License-Identifier: MIT
import Foundation
import ResinTestSupport
import Testing

@testable import HeadlessUIKit

@MainActor @Suite struct ScrollSendingTests {
  /// Differs from the UIKit documentation: `setContentOffset(_:animated:)` animates at a constant
  /// velocity. Chosen because applications are commonly timed for an eased movement of about 0.3 s;
  /// neither was measured on a device. `scrollViewDidEndScrollingAnimation(_:)`: called at the end.
  @Test
  func `An animated change of the offset takes 300 ms and reports its end`() {
    let stage = ScrollStage()
    stage.view.setContentOffset(CGPoint(x: 0, y: 900), animated: true)
    expectEqual(stage.offset, 0)
    let trace = stage.settle()
    expectEqual(stage.offset, 900)
    expectEqual(stage.log.take(), ["scrolled", "didEndScrollingAnimation"])
    expectNear((trace.last?.time ?? 0), 0.3, within: 1e-6)
    // Eased in and out: half of the distance after half of the time, and symmetric, except for the
    // rounding of the control points, which are floats.
    for (time, offset) in trace {
      let mirrored = trace.first { abs($0.time - (0.3 - time)) < 1e-6 }
      if let mirrored { expectNear(offset.y + mirrored.offset.y, 900, within: 1e-4) }
      if abs(time - 0.15) < 1e-6 { expectNear(offset.y, 450, within: 1e-4) }
      if time < 0.1 { #expect(offset.y < 900 * time / 0.3) }
    }
  }

  /// UIKit documentation, `scrollViewDidEndScrollingAnimation(_:)`: called at the end of
  /// `setContentOffset(_:animated:)` only if an animation is requested. That a request without a
  /// change of the offset reports nothing is not documented; there is no animation to end.
  @Test
  func `Only animated changes of the offset report an end`() {
    let stage = ScrollStage()
    stage.view.setContentOffset(CGPoint(x: 0, y: 900), animated: false)
    expectEqual(stage.offset, 900)
    stage.device.advance(by: 1)
    expectEqual(stage.log.take(), ["scrolled"])
    stage.view.setContentOffset(CGPoint(x: 0, y: 900), animated: true)
    stage.device.advance(by: 1)
    expectEqual(stage.log.take(), [])
  }

  /// Not documented; chosen because a view without a window has no frames, and every animated
  /// change has a reported end.
  @Test func `An animation outside of a window ends at once`() {
    let stage = ScrollStage()
    stage.view.removeFromSuperview()
    stage.view.setContentOffset(CGPoint(x: 0, y: 900), animated: true)
    expectEqual(stage.offset, 900)
    stage.device.advance(by: 0.01)
    expectEqual(stage.log.take(), ["scrolled", "didEndScrollingAnimation"])
  }

  /// Not documented; chosen because every animated change has a reported end.
  @Test func `A new animation ends the previous one`() {
    let stage = ScrollStage()
    stage.view.setContentOffset(CGPoint(x: 0, y: 900), animated: true)
    stage.device.advance(by: 0.15)
    stage.view.setContentOffset(CGPoint(x: 0, y: 100), animated: true)
    expectEqual(stage.log.take(), ["scrolled", "didEndScrollingAnimation"])
    stage.settle()
    expectEqual(stage.offset, 100)
    expectEqual(stage.log.take(), ["scrolled", "didEndScrollingAnimation"])
  }

  /// Not documented; chosen because the latest call decides where the content scrolls, and every
  /// deceleration has a reported end.
  @Test func `Scrolling by code ends a deceleration`() {
    let stage = ScrollStage()
    for animated in [false, true] {
      stage.drag(by: CGPoint(x: 0, y: -50), velocity: CGPoint(x: 0, y: -1500))
      stage.device.advance(by: 0.1)
      stage.log.lines = []
      stage.view.setContentOffset(CGPoint(x: 0, y: 40), animated: animated)
      expectEqual(stage.log.take(), ["didEndDecelerating"] + (animated ? [] : ["scrolled"]))
      stage.settle()
      expectEqual(stage.offset, 40)
      stage.log.lines = []
    }
  }

  /// Not documented; chosen because an animation and a finger cannot both determine the offset.
  @Test func `Animated scrolling by code ends a drag`() {
    let stage = ScrollStage()
    stage.begin()
    stage.view.drag(to: CGPoint(x: 0, y: -50))
    stage.view.setContentOffset(CGPoint(x: 0, y: 700), animated: true)
    #expect(!stage.view.isDragging && !stage.view.isTracking)
    expectEqual(stage.log.take(), ["willBeginDragging", "scrolled", "didEndDragging false"])
    stage.view.drag(to: CGPoint(x: 0, y: -90))
    stage.settle()
    expectEqual(stage.offset, 700)
  }

  /// Not documented; chosen because the finger did not scroll.
  @Test func `A finger that lifts does not end an animation`() {
    let stage = ScrollStage()
    stage.view.contentOffset.y = -40
    stage.view.touchBegan()
    stage.view.setContentOffset(CGPoint(x: 0, y: 700), animated: true)
    stage.device.advanceFrame()
    stage.view.touchEnded()
    stage.log.lines = []
    stage.settle()
    expectEqual(stage.offset, 700)
    expectEqual(stage.log.take(), ["scrolled", "didEndScrollingAnimation"])
  }

  /// Not documented; chosen because endless lists move their content under the finger.
  @Test func `A drag continues from an offset set by code`() {
    let stage = ScrollStage()
    stage.begin()
    stage.view.drag(to: CGPoint(x: 0, y: -50))
    stage.view.contentOffset.y = 1000
    stage.view.drag(to: CGPoint(x: 0, y: -60))
    expectEqual(stage.offset, 1010)
    stage.view.setContentOffset(CGPoint(x: 0, y: 2000), animated: false)
    stage.view.drag(to: CGPoint(x: 0, y: -70))
    expectEqual(stage.offset, 2010)
  }

  /// Not documented; chosen because endless lists move their content during a deceleration.
  @Test func `A deceleration continues from an offset set by code`() {
    let (plain, moved) = (ScrollStage(), ScrollStage())
    for stage in [plain, moved] {
      stage.drag(by: CGPoint(x: 0, y: -50), velocity: CGPoint(x: 0, y: -1000))
      stage.device.advance(by: 0.1)
    }
    moved.view.contentOffset.y += 700
    for _ in 0..<60 {
      plain.device.advanceFrame()
      moved.device.advanceFrame()
      expectNear(moved.offset - plain.offset, 700, within: 1e-9)
    }
  }

  /// Not documented; chosen because endless pages are exchanged during a deceleration.
  @Test func `A page exchanged during a deceleration moves the resting page`() {
    let stage = ScrollStage(content: CGSize(width: 1500, height: 600))
    stage.view.isPagingEnabled = true
    stage.view.contentOffset.x = 300
    stage.drag(by: CGPoint(x: -100, y: 0), velocity: CGPoint(x: -700, y: 0))
    stage.device.advance(by: 0.1)
    #expect(stage.view.contentOffset.x < 600)
    stage.view.contentOffset.x += 300  // as in endless pages
    stage.settle()
    expectEqual(stage.view.contentOffset.x, 900)
  }

  /// Not documented; chosen because a delegate may set the offset in every callback.
  @Test func `A delegate may hold the content during a deceleration`() {
    let stage = ScrollStage()
    stage.log.didScroll = { if $0.contentOffset.y > 200 { $0.contentOffset.y = 200 } }
    stage.drag(by: CGPoint(x: 0, y: -50), velocity: CGPoint(x: 0, y: -1000))
    stage.settle()
    expectEqual(stage.offset, 200)
    #expect(stage.view.isAtRest)
    expectEqual(stage.log.lines.last, "didEndDecelerating")
  }

  /// UIKit documentation, `scrollRectToVisible(_:animated:)`: the area is just visible afterwards;
  /// nothing happens where it is visible already. The part of a too large area that is visible is
  /// not documented; its upper left corner is.
  @Test
  func `scrollRectToVisible makes an area just visible`() {
    let stage = ScrollStage(content: CGSize(width: 1000, height: 3000))
    stage.view.contentInset = UIEdgeInsets(top: 20, left: 0, bottom: 30, right: 0)
    func show(_ rect: CGRect) -> CGPoint {
      stage.view.scrollRectToVisible(rect, animated: false)
      return stage.view.contentOffset
    }
    expectEqual(show(CGRect(x: 10, y: 10, width: 50, height: 50)), CGPoint(x: 0, y: -20))
    expectEqual(show(CGRect(x: 290, y: 700, width: 50, height: 50)), CGPoint(x: 40, y: 180))
    expectEqual(show(CGRect(x: 40, y: 200, width: 50, height: 50)), CGPoint(x: 40, y: 180))
    expectEqual(show(CGRect(x: 0, y: 190, width: 20, height: 50)), CGPoint(x: 0, y: 170))
    expectEqual(show(CGRect(x: 0, y: 2990, width: 20, height: 500)), CGPoint(x: 0, y: 2430))
    expectEqual(show(CGRect(x: 0, y: 100, width: 20, height: 900)), CGPoint(x: 0, y: 80))
    stage.log.lines = []
    stage.view.scrollRectToVisible(CGRect(x: 0, y: 1200, width: 20, height: 50), animated: true)
    stage.settle()
    expectEqual(stage.offset, 1250 - 600 + 30)
    expectEqual(stage.log.take(), ["scrolled", "didEndScrollingAnimation"])
  }

  /// UIKit documentation, `scrollRectToVisible(_:animated:)`: the area is visible afterwards. That
  /// an area for which the insets leave no room begins at the upper inset is not documented; it is
  /// shown like other areas that do not fit.
  @Test
  func `scrollRectToVisible shows an area between any insets`() {
    let insets: [CGFloat] = [-50, 0, 20, 300, 590, 610, 900]
    for top in insets {
      for bottom in insets {
        for (start, height) in [(0, 2000), (2000, 30), (0, 30), (1500, 100)] as [(CGFloat, CGFloat)]
        {
          let stage = ScrollStage()
          stage.view.contentInset = UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0)
          stage.view.contentOffset.y = start
          let rect = CGRect(x: 0, y: 1000, width: 10, height: height)
          stage.view.scrollRectToVisible(rect, animated: false)
          let (low, high) = (stage.offset + top, stage.offset + 600 - bottom)
          if high - low >= height {
            #expect(low <= 1000 && 1000 + height <= high, "\(top) \(bottom) \(start)")
          } else {
            expectEqual(low, 1000)
          }
        }
      }
    }
  }

  /// UIKit documentation, `scrollRectToVisible(_:animated:)`: nothing happens where the area is
  /// visible, also while a finger holds the content beyond its edge.
  @Test
  func `scrollRectToVisible leaves visible content under a finger alone`() {
    let stage = ScrollStage()
    stage.begin()
    stage.view.drag(to: CGPoint(x: 0, y: 100))
    let offset = stage.offset
    #expect(offset < 0)
    stage.view.scrollRectToVisible(CGRect(x: 0, y: 0, width: 10, height: 10), animated: false)
    expectEqual(stage.offset, offset)
    stage.view.scrollRectToVisible(.null, animated: false)
    expectEqual(stage.offset, offset)
  }

  /// UIKit documentation, `scrollsToTop` and `scrollViewDidScrollToTop(_:)`: a tap on the status
  /// bar scrolls to the top, unless the property is false or the content is there already.
  @Test
  func `A tap on the status bar scrolls to the top`() {
    let stage = ScrollStage()
    stage.view.contentInset.top = 44
    stage.view.contentOffset.y = 900
    stage.log.lines = []
    #expect(stage.view.scrollToTopByTap())
    stage.settle()
    expectEqual(stage.offset, -44)
    expectEqual(stage.log.take(), ["scrolled", "didScrollToTop"])
    #expect(!stage.view.scrollToTopByTap())
    stage.view.contentOffset.y = 900
    stage.view.scrollsToTop = false
    #expect(!stage.view.scrollToTopByTap())
  }

  /// UIKit documentation, `scrollsToTop`: the tap has no effect if more than one scroll view on
  /// screen has the property set to true.
  @Test
  func `scrollsToTop has no effect where two visible scroll views set it`() {
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
    expectEqual(stage.offset, 0)
  }

  /// Not documented; chosen because a view that shares only an edge with the screen shows nothing
  /// on it.
  @Test
  func `A scroll view that only touches the edge of the screen is not on screen`() {
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
      expectEqual(stage.offset, 0)
    }
  }

  /// UIKit documentation, `UIScrollView.KeyboardDismissMode.onDrag`: the keyboard is dismissed when
  /// a drag begins.
  @Test
  func `A drag dismisses the keyboard in the mode onDrag`() {
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
      expectEqual(stage.device.perform { field.isFirstResponder }, stays)
    }
  }

  /// UIKit documentation, `isScrollEnabled`: false disables scrolling by touches. That a drag in
  /// progress ends, and that code still scrolls, is not documented; the drag could not end
  /// otherwise.
  @Test func `Disabling scrolling ends a drag`() {
    let stage = ScrollStage()
    stage.begin()
    stage.view.drag(to: CGPoint(x: 0, y: -50))
    stage.view.isScrollEnabled = false
    expectEqual(stage.log.take(), ["willBeginDragging", "scrolled", "didEndDragging false"])
    stage.drag(by: CGPoint(x: 0, y: -50))
    expectEqual(stage.offset, 50)
    stage.view.setContentOffset(CGPoint(x: 0, y: 80), animated: false)
    expectEqual(stage.offset, 80)
  }
}
