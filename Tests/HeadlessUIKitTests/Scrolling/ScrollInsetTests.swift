// SPDX-License-Identifier: MIT
import Foundation
import ResinTestSupport
import Testing

@testable import HeadlessUIKit

@MainActor @Suite struct ScrollInsetTests {
  /// A scroll view that fills a window whose safe area is 47, 34 and 10 at the sides.
  private func makeStage(content: CGSize) -> (Device, UIWindow, UIScrollView, ScrollLog) {
    let device = Device()
    return device.perform {
      device.screen.resize(
        to: CGSize(width: 400, height: 800),
        safeAreaInsets: UIEdgeInsets(top: 47, left: 10, bottom: 34, right: 10))
      let window = UIWindow(frame: device.screen.bounds)
      window.isHidden = false
      let view = UIScrollView(frame: window.bounds)
      view.contentSize = content
      window.addSubview(view)
      let log = ScrollLog()
      view.delegate = log
      return (device, window, view, log)
    }
  }

  /// UIKit documentation, `UIScrollView.ContentInsetAdjustmentBehavior` and `adjustedContentInset`:
  /// the safe area is added to the insets never, always, or along scrollable axes.
  @Test(arguments: [
    (UIScrollView.ContentInsetAdjustmentBehavior.never, 0.0, 0.0),
    (.always, 47, 10), (.scrollableAxes, 47, 0), (.automatic, 47, 0),
  ])
  func `The adjustment behavior selects the edges that are adjusted`(
    _ behavior: UIScrollView.ContentInsetAdjustmentBehavior, _ top: Double, _ left: Double
  ) {
    let (_, _, view, _) = makeStage(content: CGSize(width: 400, height: 2000))
    view.contentInsetAdjustmentBehavior = behavior
    view.contentInset = UIEdgeInsets(top: 5, left: 6, bottom: 7, right: 8)
    let bottom = top > 0 ? 34.0 : 0
    expectEqual(
      view.adjustedContentInset,
      UIEdgeInsets(top: top + 5, left: left + 6, bottom: bottom + 7, right: left + 8))
    expectEqual(view.contentInset, UIEdgeInsets(top: 5, left: 6, bottom: 7, right: 8))
    // Edges that the insets cover are no longer part of the safe area of subviews.
    let child = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 2000))
    view.addSubview(child)
    view.contentOffset = .zero
    expectEqual(child.safeAreaInsets.top, (top > 0 ? 0 : 47))
    expectEqual(child.safeAreaInsets.left, (left > 0 ? 0 : 10))
  }

  /// UIKit documentation, `scrollableAxes`: an axis is adjusted where the content is larger than
  /// the view, or `alwaysBounceVertical` is true.
  @Test
  func `Only axes that scroll are adjusted`() {
    let (_, _, view, log) = makeStage(content: CGSize(width: 400, height: 300))
    expectEqual(view.adjustedContentInset, .zero)
    view.alwaysBounceVertical = true
    expectEqual(view.adjustedContentInset, UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
    expectEqual(view.contentOffset.y, -47)
    view.alwaysBounceVertical = false
    expectEqual(view.adjustedContentInset, .zero)
    view.contentSize.width = 401
    expectEqual(view.adjustedContentInset, UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 10))
    expectEqual(log.lines.filter { $0.hasPrefix("didChange") }.count, 3)
  }

  /// UIKit documentation, `adjustedContentInsetDidChange()` and
  /// `scrollViewDidChangeAdjustedContentInset(_:)`: called when the adjusted insets change. That
  /// content at the top remains at the top is not documented; a bar would cover it otherwise.
  @Test
  func `Content at the top remains there when the insets change`() {
    let (device, window, view, log) = makeStage(content: CGSize(width: 400, height: 2000))
    expectEqual(view.contentOffset.y, -47)
    log.lines = []
    device.screen.resize(
      to: CGSize(width: 400, height: 800),
      safeAreaInsets: UIEdgeInsets(top: 91, left: 0, bottom: 34, right: 0))
    expectEqual(view.contentOffset.y, -91)
    expectEqual(log.take(), ["scrolled", "didChangeAdjustedContentInset"])
    view.contentInset.top = 20
    expectEqual(view.contentOffset.y, -111)
    view.contentOffset.y = 300
    view.contentInset.top = 0
    expectEqual(view.contentOffset.y, 300)
    _ = window
  }

  /// Not documented; chosen because no finger or spring would bring it back.
  @Test func `Shrinking content moves the offset to its new end`() {
    let stage = ScrollStage()
    stage.view.contentOffset.y = 2400
    stage.view.contentSize.height = 1000
    expectEqual(stage.offset, 400)
    stage.view.contentInset.bottom = 50
    stage.view.contentOffset.y = 450
    stage.view.contentInset.bottom = 0
    expectEqual(stage.offset, 400)
    stage.view.frame.size.height = 900
    expectEqual(stage.offset, 100)
    stage.view.contentSize = .zero
    expectEqual(stage.offset, 0)
  }

  /// Not documented; chosen because content must not jump under a finger.
  @Test func `Content that grows or shrinks under a finger does not jump`() {
    let stage = ScrollStage(content: CGSize(width: 300, height: 700))
    stage.begin()
    stage.view.drag(to: CGPoint(x: 0, y: -200))
    let stretched = stage.offset
    #expect(stretched > 100 && stretched < 200)
    stage.view.contentSize.height = 5000
    expectEqual(stage.offset, stretched)
    stage.view.drag(to: CGPoint(x: 0, y: -210))
    expectNear(stage.offset - stretched, 10, within: 1e-9)
    stage.view.contentSize.height = 700
    expectNear(stage.offset - stretched, 10, within: 1e-9)
    stage.view.drag(to: CGPoint(x: 0, y: -210))
    expectNear(stage.offset - stretched, 10, within: 1e-9)
  }

  /// Not documented; chosen because a deceleration must end within the limits that hold by then.
  @Test func `A deceleration follows content that shrinks and grows`() {
    let stage = ScrollStage()
    stage.drag(by: CGPoint(x: 0, y: -50), velocity: CGPoint(x: 0, y: -3000))
    stage.device.advance(by: 0.1)
    let before = stage.offset
    stage.view.contentSize.height = 1200
    expectEqual(stage.offset, before)
    stage.settle()
    expectEqual(stage.offset, 600)
    stage.drag(by: .zero, velocity: CGPoint(x: 0, y: -2000))
    stage.device.advance(by: 0.05)
    #expect(stage.offset > 600)
    stage.view.contentSize.height = 8000
    stage.settle()
    #expect(stage.offset > 700)  // the bounce became a deceleration again
  }

  /// Not documented; chosen because lists change their content size while they scroll, and time
  /// must not be lost.
  @Test func `A change between two frames does not delay a deceleration`() {
    let (plain, changed) = (ScrollStage(), ScrollStage())
    for stage in [plain, changed] {
      stage.drag(by: CGPoint(x: 0, y: -50), velocity: CGPoint(x: 0, y: -1000))
      stage.device.advance(by: 0.1 + 0.4 / 60)
    }
    changed.view.contentSize.height = 4000
    for _ in 0..<60 {
      plain.device.advanceFrame()
      changed.device.advanceFrame()
      expectNear(changed.offset, plain.offset, within: 1e-9)
    }
  }

  /// Not documented; chosen because content beyond its end must not remain there.
  @Test func `Content that shrinks in the last frame springs back`() {
    let stage = ScrollStage()
    let rest = ScrollFormula.rest(from: 50, velocity: 1000)
    stage.log.didScroll = { view in
      if abs(view.contentOffset.y - rest) < 1e-6 { view.contentSize.height = 1000 }
    }
    stage.drag(by: CGPoint(x: 0, y: -50), velocity: CGPoint(x: 0, y: -1000))
    let trace = stage.settle()
    expectEqual(stage.offset, 400)
    #expect(trace.filter { $0.offset.y > 400 && $0.offset.y < rest - 1 && $0.time > 3 }.count > 10)
    expectEqual(stage.log.lines.last, "didEndDecelerating")
  }

  /// Not documented; chosen because pulling to refresh sets an inset during the bounce.
  @Test(arguments: [(0.02, -60.0), (0.1, -60), (0.25, 0), (0.4, 0)])
  func `An inset set during a bounce moves the resting offset`(_ time: Double, _ end: Double) {
    let stage = ScrollStage()
    stage.drag(by: CGPoint(x: 0, y: 150))
    stage.device.advance(by: time)
    let before = stage.offset
    stage.view.contentInset.top = 60
    expectEqual(stage.offset, before)
    #expect(stage.settle().allSatisfy { $0.offset.y > -75 })
    expectEqual(stage.offset, end)
  }

  /// Not documented; chosen because wrong numbers of a client must not stop the program or spoil
  /// later frames.
  @Test(arguments: [CGFloat.nan, .infinity, -.infinity, -100])
  func `Invalid sizes, insets and velocities have defined results`(
    _ number: CGFloat
  ) {
    let stage = ScrollStage()
    stage.device.onIllegalUse = { _ in }
    stage.view.contentSize = CGSize(width: number, height: number)
    stage.view.contentInset = UIEdgeInsets(top: number, left: 0, bottom: number, right: number)
    stage.drag(by: CGPoint(x: number, y: number), velocity: CGPoint(x: number, y: number))
    stage.settle()
    stage.view.contentInset = .zero
    stage.view.contentSize = CGSize(width: 300, height: 3000)
    stage.view.contentOffset.y = number
    stage.drag(by: CGPoint(x: 0, y: -10), velocity: CGPoint(x: 0, y: -100))
    stage.settle()
    #expect(stage.view.isAtRest)
    #expect(stage.offset >= 0 && stage.offset <= 2400)
  }

  /// UIKit header `UIScrollView.h`, `scrollIndicatorInsets`: setting it sets the insets of both
  /// indicators, and reading it returns those of the vertical one.
  @Test func `scrollIndicatorInsets sets the insets of both indicators`() {
    let view = UIScrollView()
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    view.scrollIndicatorInsets = insets
    expectEqual(view.verticalScrollIndicatorInsets, insets)
    expectEqual(view.horizontalScrollIndicatorInsets, insets)
    view.verticalScrollIndicatorInsets.top = 9
    expectEqual(view.scrollIndicatorInsets.top, 9)
    expectEqual(view.horizontalScrollIndicatorInsets, insets)
  }

  /// Not documented; chosen because the cost of a scrolled frame must not depend on the number of
  /// subviews.
  @Test func `A scrolled frame does not read the frames of subviews`() {
    let (device, _, view, _) = makeStage(content: CGSize(width: 400, height: 2000))
    final class Child: UIView {
      var asked = 0
      override var frame: CGRect {
        get {
          asked += 1
          return super.frame
        }
        set { super.frame = newValue }
      }
    }
    let child = device.perform { Child(frame: CGRect(x: 0, y: 0, width: 400, height: 2000)) }
    view.addSubview(child)
    device.advance(by: 0.1)
    child.asked = 0
    view.contentOffset.y = 40
    device.advance(by: 0.1)
    expectEqual(child.asked, 0)
    expectEqual(child.safeAreaInsets.left, 10)
    view.contentInsetAdjustmentBehavior = .never
    view.contentOffset.y = -10
    #expect(child.asked > 0)
    expectEqual(child.safeAreaInsets.top, 37)
  }

  /// Not documented; chosen because the cost of a scrolled frame must not depend on the number of
  /// subviews.
  @Test func `A scrolled frame lays out only the scroll view`() {
    let stage = ScrollStage(content: CGSize(width: 300, height: 9000))
    stage.device.perform {
      for row in 0..<100 {
        let child = UIView(frame: CGRect(x: 0, y: CGFloat(row) * 90, width: 300, height: 90))
        child.addSubview(UIView(frame: child.bounds))
        stage.view.addSubview(child)
      }
    }
    stage.device.advanceFrame()
    stage.drag(by: CGPoint(x: 0, y: -50), velocity: CGPoint(x: 0, y: -2000))
    stage.device.advanceFrame()
    let before = stage.device.counters.layoutPasses
    for _ in 0..<30 { stage.device.advanceFrame() }
    expectEqual(stage.device.counters.layoutPasses, before + 30)
  }
}
