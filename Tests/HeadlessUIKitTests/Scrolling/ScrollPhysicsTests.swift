// SPDX-License-Identifier: MIT
import Foundation
import ResinTestSupport
import Testing

@testable import HeadlessUIKit

@MainActor @Suite struct ScrollPhysicsTests {
  /// UIKit documentation, `UIScrollView`: the view tracks the movements of fingers and adjusts its
  /// origin accordingly.
  @Test func `Content follows the finger along axes that scroll`() {
    let stage = ScrollStage()
    stage.begin()
    stage.view.drag(to: CGPoint(x: 40, y: -120))
    expectEqual(stage.offset, 120)
    // The content is as wide as the view.
    expectEqual(stage.view.contentOffset.x, 0)
    stage.view.drag(to: CGPoint(x: 40, y: -100))
    expectEqual(stage.offset, 100)
  }

  /// Not documented; chosen because published measurements of UIScrollView give this curve with the
  /// constant 0.55; `bounces` only says that content moves past its edge.
  @Test(arguments: [-1000.0, -300, -10, 10, 300, 1000])
  func `Content beyond an edge follows the finger by the rubber-band formula`(
    _ way: Double
  ) {
    let stage = ScrollStage(content: CGSize(width: 300, height: 600))
    stage.view.alwaysBounceVertical = true
    stage.begin()
    stage.view.drag(to: CGPoint(x: 0, y: -way))
    expectNear(stage.offset, ScrollFormula.band(way, length: 600), within: 1e-9)
    stage.view.drag(to: .zero)
    #expect(abs(stage.offset) < 1e-9)
  }

  /// UIKit documentation, `bounces`: false stops scrolling at the boundary of the content.
  @Test
  func `Without bounces, content stops at its edge`() {
    let stage = ScrollStage()
    stage.view.bounces = false
    stage.begin()
    stage.view.drag(to: CGPoint(x: 0, y: 500))
    expectEqual(stage.offset, 0)
    stage.view.drag(to: CGPoint(x: 0, y: -100))
    expectEqual(stage.offset, 100)
    stage.view.endDrag(velocity: CGPoint(x: 0, y: 4000))
    let trace = stage.settle()
    expectEqual(stage.offset, 0)
    #expect(trace.allSatisfy { $0.offset.y >= 0 })
  }

  /// UIKit documentation, `alwaysBounceVertical`: with `bounces`, vertical dragging is allowed also
  /// where the content is smaller than the bounds.
  @Test
  func `Content that fits moves only with alwaysBounceVertical and bounces`() {
    let stage = ScrollStage(content: CGSize(width: 100, height: 100))
    stage.drag(by: CGPoint(x: -50, y: -50), velocity: CGPoint(x: -900, y: -900))
    expectEqual(stage.view.contentOffset, .zero)
    stage.view.alwaysBounceVertical = true
    stage.begin()
    stage.view.drag(to: CGPoint(x: -50, y: -50))
    expectEqual(stage.view.contentOffset.x, 0)
    #expect(stage.offset > 0)
    stage.view.cancelDrag()
    stage.settle()
    stage.view.bounces = false
    stage.drag(by: CGPoint(x: 0, y: -50))
    expectEqual(stage.offset, 0)
  }

  /// UIKit documentation, `decelerationRate`: the number that determines the rate of deceleration
  /// after the finger lifts. WWDC 2018, session 803: the projection of a velocity treats the rate
  /// as the part that is left after a millisecond.
  @Test(arguments: [UIScrollView.DecelerationRate.normal, .fast])
  func `The deceleration rate is the part of a velocity left after a millisecond`(
    _ rate: UIScrollView.DecelerationRate
  ) {
    let stage = ScrollStage(content: CGSize(width: 300, height: 9000))
    stage.view.decelerationRate = rate
    stage.drag(by: CGPoint(x: 0, y: -100), velocity: CGPoint(x: 0, y: -1800))
    let trace = stage.settle()
    #expect(trace.count > 20)
    for (time, offset) in trace.dropLast() {
      let wanted = ScrollFormula.coasting(
        from: 100, velocity: 1800, rate: Double(rate.rawValue), after: time)
      expectNear(offset.y, wanted, within: 1e-9)
    }
    let rest = ScrollFormula.rest(from: 100, velocity: 1800, rate: Double(rate.rawValue))
    expectNear(stage.offset, rest, within: 1e-9)
    expectNear(trace[trace.count - 2].offset.y, rest, within: 0.15)  // the last step is invisible
  }

  /// Not documented; chosen because `bounces` only says that content returns. The velocity is
  /// continuous at the edge, and the spring is that of a published rubber band (WebKit on macOS).
  @Test(arguments: [-2500.0, 2500])
  func `A deceleration that reaches an edge continues as a spring`(_ velocity: Double) {
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
      expectNear(offset.y, wanted, within: 1e-9)
    }
    expectEqual(stage.offset, edge)
    #expect(trace.contains { velocity > 0 ? $0.offset.y > edge + 10 : $0.offset.y < -10 })
  }

  /// Not documented; chosen because a jump of the velocity at the release would be visible.
  @Test func `A release beyond an edge springs back with the velocity of the content`() {
    let stage = ScrollStage()
    stage.begin()
    stage.view.drag(to: CGPoint(x: 0, y: 200))
    let out = ScrollFormula.band(-200, length: 600)
    expectNear(stage.offset, out, within: 1e-9)
    stage.view.endDrag(velocity: CGPoint(x: 0, y: 700))
    // The content moves by the slope of the rubber band times the finger.
    let slope = 0.55 / pow(200 * 0.55 / 600 + 1, 2)
    for (time, offset) in stage.settle().dropLast() {
      let wanted = ScrollFormula.spring(from: out, velocity: -700 * slope, after: time)
      expectNear(offset.y, wanted, within: 1e-9)
    }
    expectEqual(stage.offset, 0)
  }

  /// Not documented; chosen because a spring that ends at the edge would swallow the velocity of
  /// the finger.
  @Test func `Content thrown back from beyond an edge decelerates inside`() {
    let stage = ScrollStage()
    stage.begin()
    stage.view.drag(to: CGPoint(x: 0, y: 100))
    stage.view.endDrag(velocity: CGPoint(x: 0, y: -3000))
    stage.settle()
    #expect(stage.offset > 300)
  }

  /// Not documented; chosen because each axis has its own limits.
  @Test func `The axes decelerate independently of each other`() {
    let stage = ScrollStage(content: CGSize(width: 2000, height: 3000))
    stage.drag(by: CGPoint(x: -10, y: -20), velocity: CGPoint(x: -400, y: -900))
    for (time, offset) in stage.settle().dropLast() where time < 2 {
      expectNear(
        offset.x, ScrollFormula.coasting(from: 10, velocity: 400, after: time), within: 1e-9)
      expectNear(
        offset.y, ScrollFormula.coasting(from: 20, velocity: 900, after: time), within: 1e-9)
    }
  }

  /// Not documented; chosen because tests at any frame rate must give the same offsets.
  @Test func `The frame rate does not change a deceleration`() {
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
      expectNear(offset.y, (middle[tick] ?? .zero).y, within: 1e-9)
      expectNear(offset.y, (fast[tick] ?? .zero).y, within: 1e-9)
    }
  }

  /// UIKit documentation, `isDirectionalLockEnabled`: a drag in one general direction disables
  /// scrolling in the other; a diagonal drag is not locked. The angle that counts as diagonal is
  /// not documented; the other axis moves half as far or less in a locked drag.
  @Test
  func `A locked drag leaves the other axis unchanged`() {
    let stage = ScrollStage(content: CGSize(width: 3000, height: 3000))
    stage.view.isDirectionalLockEnabled = true
    stage.view.beginDrag(at: .zero, after: CGPoint(x: -10, y: 2))
    stage.view.drag(to: CGPoint(x: -50, y: -80))
    expectEqual(stage.view.contentOffset, CGPoint(x: 50, y: 0))
    stage.view.cancelDrag()
    stage.view.contentOffset = .zero
    stage.view.beginDrag(at: .zero, after: CGPoint(x: -8, y: 7))  // diagonal
    stage.view.drag(to: CGPoint(x: -50, y: -80))
    expectEqual(stage.view.contentOffset, CGPoint(x: 50, y: 80))
  }
}
