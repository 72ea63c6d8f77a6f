// SPDX-License-Identifier: MIT
import FluidInterfaces
import Foundation
import HeadlessHost
import ResinTestSupport
import Testing

/// A drawer whose content scrolls.
@MainActor @Suite struct DrawerScrollingTests {
  private typealias Stage = DrawerStage

  private func makeList() -> UIScrollView {
    let list = UIScrollView()
    list.contentSize = CGSize(width: 393, height: 3000)
    for row in 0..<50 {
      let view = UIView(frame: CGRect(x: 0, y: row * 60, width: 393, height: 59))
      view.backgroundColor = row.isMultiple(of: 2) ? .systemGray : .systemGray2
      list.addSubview(view)
    }
    return list
  }

  private func makeStage(framesPerSecond: Double = 60) -> (Stage, UIScrollView) {
    let stage = Stage([Stage.peek, Stage.full], framesPerSecond: framesPerSecond)
    let scrollView = stage.host.perform { makeList() }
    stage.host.perform {
      stage.drawer.contentView = scrollView
      stage.drawer.track(scrollView)
    }
    stage.host.settle()
    return (stage, scrollView)
  }

  @Test func `One drag opens the drawer, then scrolls the content, and back, without a jump`() {
    let (stage, list) = makeStage()
    let finger = stage.host.touch(at: stage.top.offset(0, 50))
    finger.move(by: CGVector(dx: 0, dy: -10))
    let start = stage.drawer.visibleHeight
    // 659 points are left to the top; the rest of 700 points scrolls.
    var sum = CGFloat(0)
    for _ in 0..<70 {
      finger.move(by: CGVector(dx: 0, dy: -10), over: 1.0 / 60)
      sum += 10
      let moved = stage.drawer.visibleHeight - start + list.contentOffset.y
      expectNear(moved, sum, within: 1e-9)
    }
    expectEqual(stage.drawer.visibleHeight, 793)
    expectNear(list.contentOffset.y, (sum - (793 - start)), within: 1e-9)
    for _ in 0..<60 {
      finger.move(by: CGVector(dx: 0, dy: 10), over: 1.0 / 60)
      sum -= 10
      let moved = stage.drawer.visibleHeight - start + list.contentOffset.y
      expectNear(moved, sum, within: 1e-9)
    }
    #expect(list.contentOffset.y == 0 && stage.drawer.visibleHeight < 300)
    finger.hold(for: 0.2).lift()
    stage.host.settle()
    #expect(stage.drawer.visibleHeight == stage.height(100) && list.contentOffset.y == 0)
  }

  @Test func `A fling in the content of an open drawer scrolls, and does not move the drawer`() {
    let (stage, list) = makeStage()
    stage.host.perform { _ = stage.drawer.move(to: Stage.full, animated: false) }
    stage.host.fling(from: CGPoint(x: 196, y: 600), velocity: CGVector(dx: 0, dy: -1500))
    expectEqual(stage.drawer.visibleHeight, 793)
    stage.host.settle()
    #expect(list.contentOffset.y > 500 && stage.drawer.visibleHeight == 793)
    // Down again: the content first, and the drawer only with what is left.
    let offset = list.contentOffset.y
    let finger = stage.host.touch(at: CGPoint(x: 196, y: 200))
    finger.move(by: CGVector(dx: 0, dy: 300), over: 0.3)
    expectEqual(stage.drawer.visibleHeight, 793)
    expectNear(list.contentOffset.y, (offset - 290), within: 11)
    finger.hold(for: 0.2).lift()
    stage.host.settle()
    expectEqual(stage.drawer.visibleHeight, 793)
  }

  @Test func `A fling that moves the drawer does not scroll its content`() {
    let (stage, list) = makeStage()
    stage.host.fling(from: stage.top.offset(0, 40), velocity: CGVector(dx: 0, dy: -2000))
    stage.host.settle()
    #expect(stage.drawer.visibleHeight == 793 && list.contentOffset.y == 0)
    stage.host.fling(from: CGPoint(x: 196, y: 300), velocity: CGVector(dx: 0, dy: 2500))
    stage.host.settle()
    #expect(stage.drawer.visibleHeight == stage.height(100) && list.contentOffset.y == 0)
    // The drawer leaves offsets alone that the application sets itself.
    stage.host.perform { list.setContentOffset(CGPoint(x: 0, y: 200), animated: true) }
    stage.host.settle()
    expectEqual(list.contentOffset.y, 200)
  }

  @Test(arguments: [60.0, 120, 240])
  func `The hand-over is the same at any frame rate`(rate: Double) {
    let (stage, list) = makeStage(framesPerSecond: rate)
    let finger = stage.host.touch(at: stage.top.offset(0, 50))
    finger.move(by: CGVector(dx: 0, dy: -710), over: 0.5)
    expectNear(stage.drawer.visibleHeight + list.contentOffset.y, stage.height(800), within: 1e-6)
    finger.move(by: CGVector(dx: 0, dy: 400), over: 0.3)
    expectNear(stage.drawer.visibleHeight + list.contentOffset.y, stage.height(400), within: 1e-6)
    expectEqual(list.contentOffset.y, 0)
    finger.lift()
  }

  @Test func `Random drags in the content never make the drawer or the content jump`() {
    let (stage, list) = makeStage()
    var random = SplitMix64(seed: 66)
    for index in 0..<interruptionCount / 4 {
      let y = min(stage.top.y + .random(in: 30...60, using: &random), 840)
      let before = (stage.drawer.visibleHeight, list.contentOffset.y)
      let finger = stage.host.touch(at: CGPoint(x: 196, y: y))
      // A touch ends a movement of the content that has less than a point to go.
      let isStill =
        before.0 == stage.drawer.visibleHeight && abs(before.1 - list.contentOffset.y) < 1
      guard isStill else {
        Issue.record("drag \(index): a touch moved something")
        return
      }
      let speed = CGFloat.random(in: -3000...3000, using: &random)
      for _ in 0..<Int.random(in: 0...14, using: &random) {
        let last = stage.drawer.visibleHeight + list.contentOffset.y
        finger.move(by: CGVector(dx: 0, dy: speed / 60), over: 1.0 / 60)
        let way = stage.drawer.visibleHeight + list.contentOffset.y - last
        if abs(way) > abs(speed) / 60 + 1e-6 {
          Issue.record("drag \(index): the content moved by \(way), the finger by \(speed / 60)")
          return
        }
      }
      finger.lift()
      for _ in 0..<Int.random(in: 0...30, using: &random) { stage.host.advanceFrame() }
      if !(70...820).contains(stage.drawer.visibleHeight) { stage.host.settle() }
    }
    stage.host.settle()
    #expect([stage.height(100), 793].contains(stage.drawer.visibleHeight))
  }
}
