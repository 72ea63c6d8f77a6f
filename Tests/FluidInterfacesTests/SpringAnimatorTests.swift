// SPDX-License-Identifier: MIT
import FluidInterfaces
import Foundation
import HeadlessHost
import Resin
import ResinTestSupport
import Testing

/// "Interface #2: Spring Animations", and what its animators promise.
@MainActor @Suite struct SpringAnimatorTests {
  private func make(
    _ host: ScreenHost, damping: CGFloat = 0.5, response: CGFloat = 0.5,
    _ values: Record<CGFloat> = Record()
  ) -> SpringAnimator<CGFloat> {
    host.perform {
      SpringAnimator(value: 0, damping: damping, response: response) { values.add($0) }
    }
  }

  @Test func `Uses design-friendly parameters`() {
    // The equations of the article: stiffness (2 pi / response)^2, damping 4 pi damping / response.
    let host = ScreenHost(framesPerSecond: 240)
    let view = host.perform { UIView() }
    let root = host.perform { UIView() }
    root.addSubview(view)
    host.show(root)
    let animator = host.perform {
      UIViewPropertyAnimator(
        duration: 0,
        timingParameters: UISpringTimingParameters(
          damping: 0.5, response: 0.8, initialVelocity: CGVector(dx: 2, dy: 2)))
    }
    host.perform {
      animator.addAnimations { view.center.x = 100 }
      animator.startAnimation()
    }
    let frequency = 2 * Double.pi / 0.8
    let damped = frequency * (1 - 0.25).squareRoot()
    for frame in 1...100 {
      host.advanceFrame()
      let t = Double(frame) / 240
      let part =
        1 - exp(-0.5 * frequency * t)
        * (cos(damped * t) + (0.5 * frequency - 2) / damped * sin(damped * t))
      let shown = view.layer.presentation()?.position.x ?? 0
      expectNear(Double(shown), 100 * part, within: 1e-6, "frame \(frame)")
    }
  }

  @Test(arguments: [60.0, 120, 240])
  func `No concept of animation duration`(rate: Double) {
    let host = ScreenHost(framesPerSecond: rate)
    let values = Record<CGFloat>()
    let ends = Record<Bool>()
    let animator = make(host, values)
    host.perform { animator.animate(to: 100) { ends.add($0) } }
    host.advance(by: 0.25)
    // The textbook's solution after a quarter of a second, at every frame rate.
    let frequency = 4 * Double.pi
    let damped = frequency * 0.75.squareRoot()
    let expected =
      100
      * (1 - exp(-0.125 * frequency)
        * (cos(damped * 0.25) + 0.5 * frequency / damped * sin(damped * 0.25)))
    expectNear(Double(animator.value), expected, within: 1e-9)
    host.settle()
    #expect(ends.events == [true] && values.events.last == 100 && !animator.isRunning)
    #expect(values.events.max()! > 110)
  }

  @Test func `Easily interruptible`() {
    var random = SplitMix64(seed: 41)
    let interruptions = sampleCount(200, optimized: 10_000)
    let host = ScreenHost(framesPerSecond: 120)
    let animator = make(host, damping: 0.4)
    for index in 0..<interruptions {
      let (value, velocity) = (animator.value, animator.velocity.x)
      host.perform {
        switch Int.random(in: 0..<4, using: &random) {
        case 0: animator.target = CGFloat.random(in: -500...500, using: &random)
        case 1: animator.animate(to: CGFloat.random(in: -500...500, using: &random))
        case 2:
          animator.spring = Spring(
            response: Double.random(in: 0.1...1, using: &random), dampingRatio: 0.6)
        default: animator.target = animator.value
        }
      }
      #expect(animator.value == value && animator.velocity.x == velocity, "\(index)")
      host.advanceFrames(Int.random(in: 0...20, using: &random))
    }
    host.settle()
    #expect(animator.value == animator.target && !animator.isRunning)
  }

  @Test func `Every completion is called once`() {
    let host = ScreenHost()
    let ends = Record<Bool>()
    let animator = make(host)
    host.perform {
      animator.animate(to: 10) { ends.add($0) }
      animator.animate(to: 20) { ends.add($0) }
    }
    expectEqual(ends.events, [false])
    host.advanceFrames(3)
    host.perform { animator.stop() }
    #expect(ends.events == [false, false] && animator.velocity == .zero)
    let stopped = animator.value
    host.advance(by: 1)
    expectEqual(animator.value, stopped)
    host.perform {
      animator.animate(to: 5) { [unowned animator] in
        ends.add($0)
        animator.animate(to: 6) { ends.add($0) }
      }
      animator.settle()
    }
    #expect(ends.events == [false, false, true] && animator.value == 5)
    host.settle()
    #expect(ends.events == [false, false, true, true] && animator.value == 6)
    host.perform { animator.animate(to: 6) { ends.add($0) } }
    #expect(ends.events.count == 5 && ends.events.last == true)
  }

  @Test func `An animator that is released finishes its movement`() {
    let host = ScreenHost()
    let values = Record<CGFloat>()
    let ends = Record<Bool>()
    weak var released: SpringAnimator<CGFloat>?
    host.perform {
      let animator = SpringAnimator(value: CGFloat(0)) { values.add($0) }
      released = animator
      animator.animate(to: 1) { ends.add($0) }
    }
    host.settle()
    #expect(values.events.last == 1 && ends.events == [true] && released == nil)
  }

  @Test func `Numbers that are not finite change nothing`() {
    let host = ScreenHost()
    let values = Record<CGFloat>()
    let animator = make(host, values)
    host.perform {
      animator.target = .nan
      animator.velocity = SIMD2(.infinity, 0)
      animator.set(-.infinity)
    }
    host.settle()
    #expect(values.events == [] && animator.value == 0 && !animator.isRunning)
    for number in [CGFloat.nan, 0, -1, .infinity] {
      let odd = host.perform {
        SpringAnimator(value: CGFloat(0), damping: number, response: number) {
          values.add($0)
        }
      }
      host.perform { odd.target = 1 }
      host.settle(limit: 200)
      #expect(values.events.allSatisfy { $0.isFinite })
    }
  }

  @Test func `Points, rectangles, insets and transforms move`() {
    let host = ScreenHost()
    func move<Value: SpringAnimatable & Equatable>(_ from: Value, _ to: Value) -> [Value] {
      let values = Record<Value>()
      let animator = host.perform { SpringAnimator(value: from) { values.add($0) } }
      host.perform { animator.target = to }
      host.settle()
      return values.events
    }
    expectEqual(move(CGPoint.zero, CGPoint(x: 3, y: 4)).last, CGPoint(x: 3, y: 4))
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    expectEqual(move(CGRect.zero, rect).last, rect)
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    expectEqual(move(UIEdgeInsets.zero, insets).last, insets)
    let turned = CGAffineTransform(rotationAngle: 3).scaledBy(x: 2, y: 1.5)
    let transforms = move(CGAffineTransform.identity, turned)
    #expect(abs(transforms.last!.a - turned.a) < 1e-9 && abs(transforms.last!.d - turned.d) < 1e-9)
    // The shorter way from 170 to -170 degrees passes 180, and keeps the size.
    let way = move(
      CGAffineTransform(rotationAngle: 170 * .pi / 180),
      CGAffineTransform(rotationAngle: -170 * .pi / 180))
    #expect(way.count > 10)
    #expect(way.allSatisfy { abs($0.a * $0.a + $0.b * $0.b - 1) < 1e-9 && $0.a < -0.98 })
  }

  @Test func `It can be awaited`() async {
    let host = ScreenHost()
    let animator = make(host)
    host.perform { animator.target = 1 }
    let task = Task { await animator.finished() }
    await host.settled()
    #expect(await task.value)
    #expect(await animator.finished())
  }
}
