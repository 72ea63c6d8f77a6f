// SPDX-License-Identifier: MIT
import Foundation
import HeadlessHost
import ResinTestSupport
import Testing

/// "UIPinchGestureRecognizer", "UIRotationGestureRecognizer" and "UISwipeGestureRecognizer".
@MainActor @Suite struct TwoFingerGestureTests {
  private let host = ScreenHost(.iPhone15)
  private let view: UIView
  private let center = CGPoint(x: 196, y: 426)

  init() {
    view = host.perform { UIView() }
    host.show(view)
  }

  private struct Sample: Equatable {
    var state: UIGestureRecognizer.State
    var value: CGFloat
    var velocity: CGFloat
  }

  @Test(arguments: [0, 0.4, CGFloat.pi / 2])
  func `A pinch has the ratio of the distances, whatever its direction`(angle: CGFloat) {
    var samples: [Sample] = []
    let pinch = host.perform {
      UIPinchGestureRecognizer {
        samples.append(Sample(state: $0.state, value: $0.scale, velocity: $0.velocity))
      }
    }
    view.addGestureRecognizer(pinch)
    host.pinch(at: center, from: 100, to: 250, angle: angle, duration: 0.5)
    #expect(samples.first?.state == .began && samples.last?.state == .ended)
    #expect(samples.dropFirst().dropLast().allSatisfy { $0.state == .changed })
    expectNear((samples.last?.value ?? 0), 2.5, within: 1e-6)
    // 150 of 100 points in half a second: the scale grows by 3 in a second.
    expectNear(samples[samples.count / 2].velocity, 3, within: 0.05)
    samples = []
    host.pinch(at: center, from: 200, to: 50, angle: angle, duration: 0.5)
    expectNear((samples.last?.value ?? 0), 0.25, within: 1e-6)
  }

  @Test func `A scale that is set is where the pinch continues`() {
    var scales: [CGFloat] = []
    let pinch = host.perform {
      UIPinchGestureRecognizer { pinch in
        scales.append(pinch.scale)
        pinch.scale = 1
      }
    }
    view.addGestureRecognizer(pinch)
    host.pinch(at: center, from: 100, to: 200, duration: 0.5)
    expectNear(scales.reduce(1, *), 2, within: 1e-6)
  }

  @Test(arguments: [CGFloat.pi / 2, -CGFloat.pi / 3, 5 * CGFloat.pi])
  func `A rotation counts all turns`(angle: CGFloat) {
    var samples: [Sample] = []
    let rotation = host.perform {
      UIRotationGestureRecognizer {
        samples.append(Sample(state: $0.state, value: $0.rotation, velocity: $0.velocity))
      }
    }
    view.addGestureRecognizer(rotation)
    host.twist(at: center, by: angle, duration: 1)
    #expect(samples.first?.state == .began && samples.last?.state == .ended)
    expectNear((samples.last?.value ?? 0), angle, within: 1e-6)
    expectNear(samples[samples.count / 2].velocity, angle, within: 0.05 * abs(angle))
  }

  @Test func `One finger neither pinches nor turns, and a lifted one does not end the gesture`() {
    var states: [UIGestureRecognizer.State] = []
    let pinch = host.perform { UIPinchGestureRecognizer { states.append($0.state) } }
    view.addGestureRecognizer(pinch)
    host.drag(from: center, to: CGPoint(x: 20, y: 20))
    expectEqual(states, [])
    let fingers = host.touch(at: [CGPoint(x: 100, y: 400), CGPoint(x: 200, y: 400)])
    fingers[0].move(by: CGVector(dx: -50, dy: 0), over: 0.2)
    let scale = pinch.scale
    fingers[1].lift()
    fingers[0].move(by: CGVector(dx: -50, dy: 0), over: 0.2)
    #expect(pinch.scale == scale && pinch.state == .changed)
    fingers[0].lift()
    #expect(states.last == .ended && states.filter { $0 == .ended }.count == 1)
  }

  @Test func `A cancelled pinch is cancelled`() {
    var states: [UIGestureRecognizer.State] = []
    view.addGestureRecognizer(host.perform { UIPinchGestureRecognizer { states.append($0.state) } })
    let fingers = host.touch(at: [CGPoint(x: 100, y: 400), CGPoint(x: 200, y: 400)])
    fingers[0].move(by: CGVector(dx: -50, dy: 0), over: 0.2)
    host.cancelTouches()
    expectEqual(states.last, .cancelled)
  }

  @Test func `A swipe is quick, straight, and in its direction`() {
    let ways: [(UISwipeGestureRecognizer.Direction, CGVector)] = [
      (.right, CGVector(dx: 120, dy: 10)), (.left, CGVector(dx: -120, dy: -10)),
      (.up, CGVector(dx: 10, dy: -120)), (.down, CGVector(dx: 0, dy: 120)),
    ]
    for (direction, _) in ways {
      var count = 0
      let swipe = host.perform { UISwipeGestureRecognizer { _ in count += 1 } }
      swipe.direction = direction
      view.addGestureRecognizer(swipe)
      for (other, way) in ways {
        count = 0
        host.touch(at: center).move(by: way, over: 0.15).lift()
        expectEqual(count, (other == direction ? 1 : 0), "\(direction) \(other)")
      }
      count = 0
      let way = ways.first { $0.0 == direction }!.1
      host.touch(at: center).move(by: way, over: 1.5).lift()
      host.touch(at: center).move(by: CGVector(dx: way.dx / 4, dy: way.dy / 4), over: 0.1).lift()
      host.touch(at: center).move(by: CGVector(dx: 90, dy: 90), over: 0.1).lift()
      expectEqual(count, 0)
      view.removeGestureRecognizer(swipe)
    }
  }

  @Test func `A swipe can have two directions, and two fingers`() {
    var count = 0
    let swipe = host.perform { UISwipeGestureRecognizer { _ in count += 1 } }
    swipe.direction = [.left, .right]
    swipe.numberOfTouchesRequired = 2
    view.addGestureRecognizer(swipe)
    host.touch(at: center).move(by: CGVector(dx: 120, dy: 0), over: 0.15).lift()
    expectEqual(count, 0)
    for way in [CGFloat(120), -120] {
      let fingers = host.touch(at: [center, CGPoint(x: 196, y: 500)])
      host.move(
        [(fingers[0], CGPoint(x: 196 + way, y: 426)), (fingers[1], CGPoint(x: 196 + way, y: 500))],
        over: 0.15)
      host.lift(fingers)
    }
    expectEqual(count, 2)
  }
}
