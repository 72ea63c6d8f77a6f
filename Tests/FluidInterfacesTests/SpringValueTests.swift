// SPDX-License-Identifier: MIT
import FluidInterfaces
import Foundation
import HeadlessHost
import ResinTestSupport
import Testing

/// The types of values that springs move, groups, and the display link that all animators share.
@MainActor @Suite struct SpringValueTests {
  private let host = ScreenHost(framesPerSecond: 60)

  private func end<Value: SpringAnimatable & Equatable>(
    _ start: Value, _ target: Value, middle: (Value) -> Bool
  ) {
    var last: Value?
    let animator = host.perform { SpringAnimator(value: start) { last = $0 } }
    host.perform { animator.target = target }
    host.advance(by: 0.1)
    #expect(last.map(middle) == true, "\(String(describing: last))")
    host.settle()
    #expect(last == target && animator.value == target && !animator.isRunning)
  }

  @Test func `Numbers, points, sizes, rectangles, insets, vectors, colors and transforms`() {
    end(0.0, 10) { (value: Double) in value > 1 && value < 9 }
    end(CGFloat(0), 10) { (value: CGFloat) in value > 1 && value < 9 }
    end(CGPoint.zero, CGPoint(x: 10, y: -20)) { (point: CGPoint) in
      let distance = point.y + 2 * point.x
      return abs(distance) < 1e-9 && point.x > 1
    }
    end(CGVector.zero, CGVector(dx: 10, dy: 20)) { $0.dx > 1 && $0.dx < 9 }
    end(CGSize.zero, CGSize(width: 10, height: 20)) { $0.width > 1 && $0.width < 9 }
    end(CGRect.zero, CGRect(x: 10, y: 20, width: 30, height: 40)) { (rect: CGRect) in
      let origin = rect.minY - 2 * rect.minX
      let height = rect.height - 4 * rect.minX
      return abs(origin) < 1e-9 && abs(height) < 1e-9
    }
    end(UIEdgeInsets.zero, UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)) {
      (insets: UIEdgeInsets) in
      let distance = insets.right - 4 * insets.top
      return abs(distance) < 1e-9 && insets.top > 1
    }
    end(SpringColor(.black), SpringColor(red: 1, green: 0.5, blue: 0)) { (color: SpringColor) in
      let distance = color.red - 2 * color.green
      return abs(distance) < 1e-9 && color.alpha == 1
    }
    end(CGAffineTransform.identity, CGAffineTransform(scaleX: 3, y: 3)) {
      (transform: CGAffineTransform) in
      transform.a > 1.2 && transform.a < 2.8 && transform.a == transform.d
    }
  }

  @Test func `A type of the client's own`() {
    struct Gauge: SpringAnimatable, Equatable {
      var level: Double
      var needle: Double

      static var dimensions: Int { 2 }
      var springVector: SIMD2<Double> { SIMD2(level, needle) }
      init(springVector: SIMD2<Double>) { (level, needle) = (springVector.x, springVector.y) }
      init(_ level: Double, _ needle: Double) { (self.level, self.needle) = (level, needle) }
    }
    end(Gauge(0, 0), Gauge(50, 5)) { (gauge: Gauge) in
      let distance = gauge.level - 10 * gauge.needle
      return gauge.level > 5 && abs(distance) < 1e-9
    }
  }

  @Test func `Groups finish together, settle and stop together`() async {
    var ends: [String] = []
    let fast = host.perform { SpringAnimator(value: CGFloat(0), response: 0.1) { _ in } }
    let slow = host.perform { SpringAnimator(value: CGPoint.zero, response: 0.8) { _ in } }
    let group = host.perform { SpringGroup(fast, slow) }
    host.perform {
      group.animate {
        fast.animate(to: 1) { _ in ends.append("fast") }
        slow.animate(to: CGPoint(x: 100, y: 0)) { _ in ends.append("slow") }
      } completion: {
        ends.append("group \($0)")
      }
    }
    await host.advance(by: 0.4)
    #expect(ends == ["fast"] && group.isRunning)
    host.settle()
    #expect(ends == ["fast", "slow", "group true"] && !group.isRunning)
    ends = []
    host.perform {
      group.animate {
        (fast.target, slow.target) = (0, .zero)
      } completion: {
        ends.append("\($0)")
      }
      group.settle()
    }
    #expect(ends == ["true"] && slow.value == .zero)
    host.perform {
      group.animate {
        (fast.target, slow.target) = (1, .zero)
      } completion: {
        ends.append("\($0)")
      }
      group.stop()
    }
    expectEqual(ends, ["true", "false"])
    #expect(await SpringGroup().finished())
  }

  @Test func `All animators see the values of the same frame`() {
    // The second follows the first; started before it, it must not lag a frame behind.
    let first = host.perform { SpringAnimator(value: CGFloat(0)) { _ in } }
    var differences: [CGFloat] = []
    let second = host.perform {
      SpringAnimator(value: CGFloat(0)) { differences.append($0 - first.value) }
    }
    host.perform { (second.target, first.target) = (100, 100) }
    host.settle()
    #expect(differences.count > 10 && differences.dropLast().allSatisfy { $0 == 0 })
  }

  @Test func `Started between two frames, a value moves for the time that has passed`() {
    let host = ScreenHost(framesPerSecond: 10)
    let animator = host.perform { SpringAnimator(value: CGFloat(0), response: 1) { _ in } }
    let other = host.perform { SpringAnimator(value: CGFloat(0), response: 1) { _ in } }
    host.perform { animator.target = 100 }
    host.advance(by: 0.06)
    host.perform { other.target = 100 }
    host.advance(by: 0.04)
    let frequency = 2 * Double.pi
    for (animator, time) in [(animator, 0.1), (other, 0.04)] {
      let expected = 100 * (1 - (1 + frequency * time) * exp(-frequency * time))
      expectNear(Double(animator.value), expected, within: 1e-9)
    }
    // From now on both advance in one batch.
    host.advance(by: 0.1)
    let expected = 100 * (1 - (1 + frequency * 0.14) * exp(-frequency * 0.14))
    expectNear(Double(other.value), expected, within: 1e-9)
  }

  @Test func `Animators that start, redirect, stop and end each other in their updates`() {
    var random = SplitMix64(seed: 12)
    var ends = 0
    var begun = 0
    var animators: [SpringAnimator<CGFloat>] = []
    animators = host.perform {
      (0..<40).map { index in
        SpringAnimator(
          value: 0, damping: 0.3 + CGFloat(index % 5) / 5, response: 0.1 + CGFloat(index % 7) / 20
        ) { value in
          #expect(value.isFinite)
          let other = animators[Int.random(in: 0..<40, using: &random)]
          switch Int.random(in: 0..<60, using: &random) {
          case 0: other.stop()
          case 1: other.set(.random(in: -50...50, using: &random))
          case 2: other.settle()
          case 3: other.spring = Spring(response: 0.2, dampingRatio: 1)
          case 4: other.velocity = SIMD2(100, 0)
          case 5...7:
            begun += 1
            other.animate(to: .random(in: -50...50, using: &random)) { _ in ends += 1 }
          default: break
          }
        }
      }
    }
    for frame in 0..<600 {
      if frame.isMultiple(of: 20) {
        host.perform {
          for animator in animators {
            begun += 1
            animator.animate(to: .random(in: -50...50, using: &random)) { _ in ends += 1 }
          }
        }
      }
      host.advanceFrame()
    }
    for animator in animators { animator.update = { _ in } }
    host.settle()
    #expect(ends == begun && animators.allSatisfy { !$0.isRunning && $0.value == $0.target })
  }

  @Test func `A released animator ends its movement, and is released then`() {
    weak var released: SpringAnimator<CGFloat>?
    var last = CGFloat(0)
    var ends = 0
    do {
      let animator = host.perform { SpringAnimator(value: CGFloat(0)) { last = $0 } }
      released = animator
      host.perform { animator.animate(to: 100) { _ in ends += 1 } }
    }
    host.advance(by: 0.1)
    #expect(released != nil && last > 0)
    host.settle()
    #expect(released == nil && last == 100 && ends == 1)
  }
}
