// SPDX-License-Identifier: MIT
import Foundation
import Testing

@testable import HeadlessUIKit

@MainActor @Suite struct ScrollPhysicsTests {
  @Test func contentFollowsTheFinger() {
    let stage = ScrollStage()
    stage.begin()
    stage.view.drag(to: CGPoint(x: 40, y: -120))
    #expect(stage.offset == 120)
    #expect(stage.view.contentOffset.x == 0)  // as wide as the view: nothing to scroll
    stage.view.drag(to: CGPoint(x: 40, y: -100))
    #expect(stage.offset == 100)
  }

  @Test(arguments: [-1000.0, -300, -10, 10, 300, 1000]) func contentGivesWayBeyondAnEdge(
    _ way: Double
  ) {
    let stage = ScrollStage(content: CGSize(width: 300, height: 600))
    stage.view.alwaysBounceVertical = true
    stage.begin()
    stage.view.drag(to: CGPoint(x: 0, y: -way))
    #expect(abs(stage.offset - ScrollFormula.band(way, length: 600)) < 1e-9)
    stage.view.drag(to: .zero)
    #expect(abs(stage.offset) < 1e-9)
  }

  @Test("UIScrollView, bounces: without it content stops at the boundary")
  func withoutBouncesContentStopsAtTheEdge() {
    let stage = ScrollStage()
    stage.view.bounces = false
    stage.begin()
    stage.view.drag(to: CGPoint(x: 0, y: 500))
    #expect(stage.offset == 0)
    stage.view.drag(to: CGPoint(x: 0, y: -100))
    #expect(stage.offset == 100)
    stage.view.endDrag(velocity: CGPoint(x: 0, y: 4000))
    let trace = stage.settle()
    #expect(stage.offset == 0)
    #expect(trace.allSatisfy { $0.offset.y >= 0 })
  }

  @Test("UIScrollView, alwaysBounceVertical: only with bounces, else content that fits stays")
  func contentThatFitsStays() {
    let stage = ScrollStage(content: CGSize(width: 100, height: 100))
    stage.drag(by: CGPoint(x: -50, y: -50), velocity: CGPoint(x: -900, y: -900))
    #expect(stage.view.contentOffset == .zero)
    stage.view.alwaysBounceVertical = true
    stage.begin()
    stage.view.drag(to: CGPoint(x: -50, y: -50))
    #expect(stage.view.contentOffset.x == 0)
    #expect(stage.offset > 0)
    stage.view.cancelDrag()
    stage.settle()
    stage.view.bounces = false
    stage.drag(by: CGPoint(x: 0, y: -50))
    #expect(stage.offset == 0)
  }

  @Test(
    "UIScrollView.DecelerationRate: what is left of a velocity after a millisecond",
    arguments: [UIScrollView.DecelerationRate.normal, .fast])
  func aFlingDiesAway(_ rate: UIScrollView.DecelerationRate) {
    let stage = ScrollStage(content: CGSize(width: 300, height: 9000))
    stage.view.decelerationRate = rate
    stage.drag(by: CGPoint(x: 0, y: -100), velocity: CGPoint(x: 0, y: -1800))
    let trace = stage.settle()
    #expect(trace.count > 20)
    for (time, offset) in trace.dropLast() {
      let wanted = ScrollFormula.coasting(
        from: 100, velocity: 1800, rate: Double(rate.rawValue), after: time)
      #expect(abs(offset.y - wanted) < 1e-9)
    }
    let rest = ScrollFormula.rest(from: 100, velocity: 1800, rate: Double(rate.rawValue))
    #expect(abs(stage.offset - rest) < 1e-9)
    #expect(abs(trace[trace.count - 2].offset.y - rest) < 0.15)  // nobody sees the last step
  }

  @Test(arguments: [-2500.0, 2500]) func aFlingGoesOverIntoABounce(_ velocity: Double) {
    let stage = ScrollStage()
    let start = velocity > 0 ? 2300.0 : 100
    stage.view.contentOffset.y = start
    stage.drag(by: .zero, velocity: CGPoint(x: 0, y: -velocity))
    let edge = velocity > 0 ? 2400.0 : 0
    let crossing = ScrollFormula.crossing(after: edge - start, velocity: velocity)
    let trace = stage.settle()
    for (time, offset) in trace.dropLast() {
      let wanted =
        time < crossing.time
        ? ScrollFormula.coasting(from: start, velocity: velocity, after: time)
        : edge
          + ScrollFormula.spring(from: 0, velocity: crossing.velocity, after: time - crossing.time)
      #expect(abs(offset.y - wanted) < 1e-9)
    }
    #expect(stage.offset == edge)
    #expect(trace.contains { velocity > 0 ? $0.offset.y > edge + 10 : $0.offset.y < -10 })
  }

  @Test func aReleaseBeyondAnEdgeSpringsBackWithItsVelocity() {
    let stage = ScrollStage()
    stage.begin()
    stage.view.drag(to: CGPoint(x: 0, y: 200))
    let out = ScrollFormula.band(-200, length: 600)
    #expect(abs(stage.offset - out) < 1e-9)
    stage.view.endDrag(velocity: CGPoint(x: 0, y: 700))
    // The content moves by the slope of the rubber band times the finger.
    let slope = 0.55 / pow(200 * 0.55 / 600 + 1, 2)
    for (time, offset) in stage.settle().dropLast() {
      let wanted = ScrollFormula.spring(from: out, velocity: -700 * slope, after: time)
      #expect(abs(offset.y - wanted) < 1e-9)
    }
    #expect(stage.offset == 0)
  }

  @Test func contentThatIsThrownBackInGoesOn() {
    let stage = ScrollStage()
    stage.begin()
    stage.view.drag(to: CGPoint(x: 0, y: 100))
    stage.view.endDrag(velocity: CGPoint(x: 0, y: -3000))
    stage.settle()
    #expect(stage.offset > 300)
  }

  @Test func bothAxesMoveEachByItsOwnLaw() {
    let stage = ScrollStage(content: CGSize(width: 2000, height: 3000))
    stage.drag(by: CGPoint(x: -10, y: -20), velocity: CGPoint(x: -400, y: -900))
    for (time, offset) in stage.settle().dropLast() where time < 2 {
      #expect(abs(offset.x - ScrollFormula.coasting(from: 10, velocity: 400, after: time)) < 1e-9)
      #expect(abs(offset.y - ScrollFormula.coasting(from: 20, velocity: 900, after: time)) < 1e-9)
    }
  }

  @Test func theFrameRateChangesNothing() {
    func trace(_ rate: Double) -> [Int: CGPoint] {
      let stage = ScrollStage(framesPerSecond: rate)
      stage.view.contentOffset.y = 1800
      stage.drag(by: CGPoint(x: 0, y: -30), velocity: CGPoint(x: 0, y: -2200))
      var samples: [Int: CGPoint] = [:]
      for (time, offset) in stage.settle() {
        let sixtieths = time * 60
        if abs(sixtieths - sixtieths.rounded()) < 1e-6 {
          samples[Int(sixtieths.rounded())] = offset
        }
      }
      return samples
    }
    let (slow, middle, fast) = (trace(60), trace(120), trace(240))
    #expect(slow.count > 30)
    for (tick, offset) in slow where tick < slow.count - 1 {
      #expect(abs(offset.y - (middle[tick] ?? .zero).y) < 1e-9)
      #expect(abs(offset.y - (fast[tick] ?? .zero).y) < 1e-9)
    }
  }

  @Test("UIScrollView, isDirectionalLockEnabled: a drag along one axis leaves the other alone")
  func aLockedDragLeavesTheOtherAxisAlone() {
    let stage = ScrollStage(content: CGSize(width: 3000, height: 3000))
    stage.view.isDirectionalLockEnabled = true
    stage.view.beginDrag(at: .zero, after: CGPoint(x: -10, y: 2))
    stage.view.drag(to: CGPoint(x: -50, y: -80))
    #expect(stage.view.contentOffset == CGPoint(x: 50, y: 0))
    stage.view.cancelDrag()
    stage.view.contentOffset = .zero
    stage.view.beginDrag(at: .zero, after: CGPoint(x: -8, y: 7))  // neither across nor down
    stage.view.drag(to: CGPoint(x: -50, y: -80))
    #expect(stage.view.contentOffset == CGPoint(x: 50, y: 80))
  }
}
