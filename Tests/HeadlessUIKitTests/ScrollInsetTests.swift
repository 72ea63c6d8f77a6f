// SPDX-License-Identifier: MIT
import Foundation
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

  @Test(
    "UIScrollView.ContentInsetAdjustmentBehavior",
    arguments: [
      (UIScrollView.ContentInsetAdjustmentBehavior.never, 0.0, 0.0),
      (.always, 47, 10), (.scrollableAxes, 47, 0), (.automatic, 47, 0),
    ])
  func theBehaviourSaysWhichEdgesAreAdjusted(
    _ behavior: UIScrollView.ContentInsetAdjustmentBehavior, _ top: Double, _ left: Double
  ) {
    let (_, _, view, _) = makeStage(content: CGSize(width: 400, height: 2000))
    view.contentInsetAdjustmentBehavior = behavior
    view.contentInset = UIEdgeInsets(top: 5, left: 6, bottom: 7, right: 8)
    let bottom = top > 0 ? 34.0 : 0
    #expect(
      view.adjustedContentInset
        == UIEdgeInsets(top: top + 5, left: left + 6, bottom: bottom + 7, right: left + 8))
    #expect(view.contentInset == UIEdgeInsets(top: 5, left: 6, bottom: 7, right: 8))
    // What the insets keep content out of is not covered any more.
    let child = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 2000))
    view.addSubview(child)
    view.contentOffset = .zero
    #expect(child.safeAreaInsets.top == (top > 0 ? 0 : 47))
    #expect(child.safeAreaInsets.left == (left > 0 ? 0 : 10))
  }

  @Test("scrollableAxes: content size larger than the frame, or alwaysBounce")
  func onlyAxesThatScrollAreAdjusted() {
    let (_, _, view, log) = makeStage(content: CGSize(width: 400, height: 300))
    #expect(view.adjustedContentInset == .zero)
    view.alwaysBounceVertical = true
    #expect(view.adjustedContentInset == UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
    #expect(view.contentOffset.y == -47)
    view.alwaysBounceVertical = false
    #expect(view.adjustedContentInset == .zero)
    view.contentSize.width = 401
    #expect(view.adjustedContentInset == UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 10))
    #expect(log.lines.filter { $0.hasPrefix("didChange") }.count == 3)
  }

  @Test("adjustedContentInsetDidChange, safeAreaInsets")
  func contentThatRestsAtTheTopStaysThere() {
    let (device, window, view, log) = makeStage(content: CGSize(width: 400, height: 2000))
    #expect(view.contentOffset.y == -47)
    log.lines = []
    device.screen.resize(
      to: CGSize(width: 400, height: 800),
      safeAreaInsets: UIEdgeInsets(top: 91, left: 0, bottom: 34, right: 0))
    #expect(view.contentOffset.y == -91)
    #expect(log.take() == ["scrolled", "didChangeAdjustedContentInset"])
    view.contentInset.top = 20
    #expect(view.contentOffset.y == -111)
    view.contentOffset.y = 300
    view.contentInset.top = 0
    #expect(view.contentOffset.y == 300)
    _ = window
  }

  @Test func contentIsNotLeftBeyondItsEnd() {
    let stage = ScrollStage()
    stage.view.contentOffset.y = 2400
    stage.view.contentSize.height = 1000
    #expect(stage.offset == 400)
    stage.view.contentInset.bottom = 50
    stage.view.contentOffset.y = 450
    stage.view.contentInset.bottom = 0
    #expect(stage.offset == 400)
    stage.view.frame.size.height = 900
    #expect(stage.offset == 100)
    stage.view.contentSize = .zero
    #expect(stage.offset == 0)
  }

  @Test func contentMayGrowUnderAFinger() {
    let stage = ScrollStage(content: CGSize(width: 300, height: 700))
    stage.begin()
    stage.view.drag(to: CGPoint(x: 0, y: -200))
    let stretched = stage.offset
    #expect(stretched > 100 && stretched < 200)
    stage.view.contentSize.height = 5000
    #expect(stage.offset == stretched)
    stage.view.drag(to: CGPoint(x: 0, y: -210))
    #expect(abs(stage.offset - stretched - 10) < 1e-9)
    stage.view.contentSize.height = 700
    #expect(abs(stage.offset - stretched - 10) < 1e-9)
    stage.view.drag(to: CGPoint(x: 0, y: -210))
    #expect(abs(stage.offset - stretched - 10) < 1e-9)
  }

  @Test func contentMayShrinkAndGrowWhileItCoasts() {
    let stage = ScrollStage()
    stage.drag(by: CGPoint(x: 0, y: -50), velocity: CGPoint(x: 0, y: -3000))
    stage.device.advance(by: 0.1)
    let before = stage.offset
    stage.view.contentSize.height = 1200
    #expect(stage.offset == before)
    stage.settle()
    #expect(stage.offset == 600)
    stage.drag(by: .zero, velocity: CGPoint(x: 0, y: -2000))
    stage.device.advance(by: 0.05)
    #expect(stage.offset > 600)
    stage.view.contentSize.height = 8000
    stage.settle()
    #expect(stage.offset > 700)  // the bounce turned back into a fling
  }

  @Test func aChangeBetweenTwoFramesDoesNotHoldContentUp() {
    let (plain, changed) = (ScrollStage(), ScrollStage())
    for stage in [plain, changed] {
      stage.drag(by: CGPoint(x: 0, y: -50), velocity: CGPoint(x: 0, y: -1000))
      stage.device.advance(by: 0.1 + 0.4 / 60)
    }
    changed.view.contentSize.height = 4000
    for _ in 0..<60 {
      plain.device.advanceFrame()
      changed.device.advanceFrame()
      #expect(abs(changed.offset - plain.offset) < 1e-9)
    }
  }

  @Test func contentThatShrinksInTheLastFrameGoesBack() {
    let stage = ScrollStage()
    let rest = ScrollFormula.rest(from: 50, velocity: 1000)
    stage.log.didScroll = { view in
      if abs(view.contentOffset.y - rest) < 1e-6 { view.contentSize.height = 1000 }
    }
    stage.drag(by: CGPoint(x: 0, y: -50), velocity: CGPoint(x: 0, y: -1000))
    let trace = stage.settle()
    #expect(stage.offset == 400)
    #expect(trace.filter { $0.offset.y > 400 && $0.offset.y < rest - 1 && $0.time > 3 }.count > 10)
    #expect(stage.log.lines.last == "didEndDecelerating")
  }

  @Test(arguments: [(0.02, -60.0), (0.1, -60), (0.25, 0), (0.4, 0)])
  func anInsetThatComesDuringABounceMovesItsEnd(_ time: Double, _ end: Double) {
    let stage = ScrollStage()
    stage.drag(by: CGPoint(x: 0, y: 150))
    stage.device.advance(by: time)
    let before = stage.offset
    stage.view.contentInset.top = 60
    #expect(stage.offset == before)
    #expect(stage.settle().allSatisfy { $0.offset.y > -75 })
    #expect(stage.offset == end)
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity, -100]) func badNumbersGiveADefinedResult(
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

  @Test("scrollIndicatorInsets: sets both") func indicatorInsets() {
    let view = UIScrollView()
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    view.scrollIndicatorInsets = insets
    #expect(view.verticalScrollIndicatorInsets == insets)
    #expect(view.horizontalScrollIndicatorInsets == insets)
    view.verticalScrollIndicatorInsets.top = 9
    #expect(view.scrollIndicatorInsets.top == 9)
    #expect(view.horizontalScrollIndicatorInsets == insets)
  }

  @Test func aScrolledFrameDoesNotAskChildrenForTheirSafeArea() {
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
    #expect(child.asked == 0)
    #expect(child.safeAreaInsets.left == 10)
    view.contentInsetAdjustmentBehavior = .never
    view.contentOffset.y = 20
    #expect(child.asked > 0)
    #expect(child.safeAreaInsets.top == 67)
  }

  @Test func aScrolledFrameLaysOutTheScrollViewOnly() {
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
    #expect(stage.device.counters.layoutPasses == before + 30)
  }
}
