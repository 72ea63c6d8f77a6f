// SPDX-License-Identifier: MIT
import Foundation
import HeadlessHost
import ResinTestSupport
import Testing

/// "UIViewPropertyAnimator", "UICubicTimingParameters", "UISpringTimingParameters".
@MainActor @Suite struct PropertyAnimatorTests {
  @Test func `Every frame has the value of the curve, and the completion is called once`() {
    let stage = AnimatorStage()
    let animator = stage.animator(
      UICubicTimingParameters(
        controlPoint1: CGPoint(x: 0.2, y: 0.7), controlPoint2: CGPoint(x: 0.4, y: 1)))
    stage.host.perform { animator.startAnimation() }
    expectEqual(stage.set, 100)
    for frame in 1..<60 {
      stage.host.advanceFrame()
      let expected = 100 * bezier((0.2, 0.7), (0.4, 1), at: Double(frame) / 60)
      expectNear(Double(stage.shown), expected, within: 1e-3, "frame \(frame)")
    }
    stage.host.settle()
    #expect(stage.positions == [.end] && animator.state == .inactive)
  }

  @Test(arguments: [true, false], [false, true])
  func `Scrubbing shows every fraction, forwards and backwards`(linearly: Bool, reversed: Bool) {
    let stage = AnimatorStage()
    let animator = stage.animator(UICubicTimingParameters(animationCurve: .easeInOut))
    animator.scrubsLinearly = linearly
    let fractions = (0...64).map { Double($0) / 64 }
    for fraction in fractions + fractions.reversed() {
      stage.host.perform {
        animator.isReversed = reversed
        animator.fractionComplete = CGFloat(fraction)
      }
      let part = reversed ? 1 - fraction : fraction
      let expected = 100 * (linearly ? part : bezier((0.42, 0), (0.58, 1), at: part))
      expectNear(Double(stage.shown), expected, within: 1e-3, "\(fraction)")
      expectNear(Double(animator.fractionComplete), fraction, within: 1e-6)
    }
    expectEqual(stage.host.illegalUse, [])
  }

  @Test func `A reversed animation returns without a jump, and restores the values`() {
    for frame in 1..<60 {
      let stage = AnimatorStage()
      let animator = stage.animator(UICubicTimingParameters(animationCurve: .easeOut))
      stage.host.perform { animator.startAnimation() }
      stage.host.advanceFrames(frame)
      let before = stage.shown
      let fraction = animator.fractionComplete
      stage.host.perform { animator.isReversed = true }
      expectNear(stage.shown, before, within: 1e-6, "frame \(frame)")
      expectNear(animator.fractionComplete, (1 - fraction), within: 1e-6)
      stage.host.advanceFrames(frame / 2)
      #expect(stage.shown <= before)
      stage.host.settle()
      #expect(stage.set == 0 && stage.shown == 0 && stage.positions == [.start])
    }
  }

  @Test func `A stopped animation leaves the visible values, and can be finished anywhere`() {
    let ends: [(UIViewAnimatingPosition, CGFloat)] = [(.start, 0), (.current, 25), (.end, 100)]
    for (position, value) in ends {
      let stage = AnimatorStage()
      let animator = stage.linear()
      stage.host.perform { animator.startAnimation() }
      stage.host.advance(by: 0.25)
      stage.host.perform { animator.stopAnimation(false) }
      #expect(abs(stage.set - 25) < 1e-6 && abs(stage.shown - 25) < 1e-6)
      stage.host.advance(by: 1)
      expectEqual(stage.positions, [])
      stage.host.perform { animator.finishAnimation(at: position) }
      #expect(abs(stage.set - value) < 1e-6 && stage.positions == [position])
    }
  }

  @Test func `A paused animation continues in the rest of its time, or in another`() {
    for (factor, rest) in [(0.0, 0.75), (0.5, 0.5), (2, 2)] {
      let stage = AnimatorStage()
      let animator = stage.linear()
      stage.host.perform { animator.startAnimation() }
      stage.host.advance(by: 0.25)
      stage.host.perform { animator.pauseAnimation() }
      stage.host.advance(by: 1)
      expectNear(stage.shown, 25, within: 1e-6)
      stage.host.perform {
        animator.continueAnimation(withTimingParameters: nil, durationFactor: CGFloat(factor))
      }
      stage.host.advance(by: rest / 2)
      expectNear(stage.shown, 62.5, within: 1e-6, "\(factor)")
      stage.host.advance(by: rest / 2 - 0.05)
      expectEqual(stage.positions, [])
      stage.host.advance(by: 0.1)
      expectEqual(stage.positions, [.end])
    }
  }

  @Test func `It continues with a spring, whose velocity is in units of the rest of the way`() {
    let stage = AnimatorStage(framesPerSecond: 240)
    let animator = stage.linear()
    stage.host.perform { animator.fractionComplete = 0.6 }
    let spring = UISpringTimingParameters(
      mass: 1, stiffness: 100, damping: 20, initialVelocity: CGVector(dx: 3, dy: 3))
    stage.host.perform {
      animator.continueAnimation(withTimingParameters: spring, durationFactor: 1)
    }
    expectNear(stage.shown, 60, within: 1e-6)
    for frame in 1...60 {
      stage.host.advanceFrame()
      // Critically damped, with the frequency 10: x(t) = 1 - e^(-10 t) (1 + (10 - 3) t).
      let t = Double(frame) / 240
      let expected = 60 + 40 * (1 - exp(-10 * t) * (1 + 7 * t))
      expectNear(Double(stage.shown), expected, within: 1e-3, "frame \(frame)")
    }
    stage.host.settle()
    expectEqual(stage.positions, [.end])
  }

  // "UISpringTimingParameters", initialVelocity: both components are considered for positions.
  @Test func `Each axis of a position has its own velocity`() {
    let stage = AnimatorStage(framesPerSecond: 240)
    let animator = stage.host.perform {
      UIViewPropertyAnimator(
        duration: 0,
        timingParameters: UISpringTimingParameters(
          mass: 1, stiffness: 100, damping: 20, initialVelocity: CGVector(dx: 10, dy: -5)))
    }
    stage.host.perform {
      animator.addAnimations {
        stage.view.center = CGPoint(x: 150, y: 250)
        stage.view.alpha = 0
      }
      animator.startAnimation()
    }
    func expected(_ velocity: Double, _ t: Double) -> Double {
      1 - exp(-10 * t) * (1 + (10 - velocity) * t)
    }
    for frame in 1...120 {
      stage.host.advanceFrame()
      let t = Double(frame) / 240
      let layer = stage.view.layer.presentation() ?? stage.view.layer
      expectNear(Double(layer.position.x) - 50, 100 * expected(10, t), within: 1e-3)
      expectNear(Double(layer.position.y) - 50, 200 * expected(-5, t), within: 1e-3)
      expectNear(Double(layer.opacity), min(max(1 - expected(10, t), 0), 1), within: 1e-3)
    }
    stage.host.settle()
    expectEqual(stage.view.center, CGPoint(x: 150, y: 250))
  }

  @Test func `Animations that are added later cover the rest of the way`() {
    let stage = AnimatorStage()
    let animator = stage.linear()
    stage.host.perform {
      animator.addAnimations({ stage.view.center.y += 100 }, delayFactor: 0.5)
      animator.startAnimation()
    }
    func y() -> CGFloat { (stage.view.layer.presentation() ?? stage.view.layer).position.y - 50 }
    stage.host.advance(by: 0.5)
    #expect(abs(y()) < 1e-6)
    stage.host.perform { animator.addAnimations { stage.view.alpha = 0 } }
    stage.host.advance(by: 0.25)
    expectNear(y(), 50, within: 1e-6)
    expectNear((stage.view.layer.presentation()?.opacity ?? 0), 0.5, within: 1e-6)
    stage.host.settle()
    #expect(stage.positions == [.end] && y() == 100)
  }

  // delayFactor: "The factor to use for delaying the start of the animations", of one second here.
  @Test func `Animations that are added by an optional call have their delay`() {
    let stage = AnimatorStage()
    let animator: any UIViewImplicitlyAnimating = stage.linear()
    stage.host.perform {
      animator.addAnimations?({ stage.view.center.y += 100 }, delayFactor: 0.5)
      animator.startAnimation()
    }
    func y() -> CGFloat { (stage.view.layer.presentation() ?? stage.view.layer).position.y - 50 }
    stage.host.advance(by: 0.5)
    expectNear(y(), 0, within: 1e-6)
    stage.host.advance(by: 0.25)
    expectNear(y(), 50, within: 1e-6)
  }

  @Test func `A delay, and an animator that is started where it is made`() {
    let stage = AnimatorStage()
    let animator = stage.host.perform {
      UIViewPropertyAnimator.runningPropertyAnimator(
        withDuration: 0.5, delay: 0.5, options: .curveLinear,
        animations: { stage.view.center.x += 100 }
      ) { stage.positions.append($0) }
    }
    #expect(animator.state == .active && animator.isRunning && animator.delay == 0.5)
    stage.host.advance(by: 0.5)
    expectEqual(stage.shown, 0)
    stage.host.advance(by: 0.25)
    expectNear(stage.shown, 50, within: 2)
    stage.host.settle()
    expectEqual(stage.positions, [.end])
  }

  @Test func `Animations without changes, of removed views, and of a released animator end`() {
    let stage = AnimatorStage()
    stage.host.perform {
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
      animator.addCompletion { stage.positions.append($0) }
      animator.startAnimation()
    }
    stage.host.settle()
    expectEqual(stage.positions, [.end])
    stage.positions = []
    let animator = stage.linear()
    stage.host.perform { animator.startAnimation() }
    stage.host.advance(by: 0.2)
    stage.host.perform { stage.view.removeFromSuperview() }
    stage.host.settle()
    #expect(stage.positions == [.current] && animator.state == .inactive)
    stage.root.addSubview(stage.view)
    stage.positions = []
    weak var released: UIViewPropertyAnimator?
    stage.host.perform {
      let animator = stage.linear()
      released = animator
      animator.startAnimation()
    }
    #expect(released != nil)
    stage.host.settle()
    expectEqual(stage.positions, [.end])
    #expect(released == nil)
  }

  @Test func `A completion may start the next animation, and stop another`() {
    let stage = AnimatorStage()
    let first = stage.linear(duration: 0.2)
    let second = stage.linear(duration: 0.2)
    let third = stage.linear()
    first.addCompletion { _ in
      second.startAnimation()
      third.stopAnimation(true)
    }
    stage.host.perform {
      first.startAnimation()
      third.startAnimation()
    }
    stage.host.settle()
    expectEqual(stage.positions, [.end, .end])
    expectEqual(third.state, .inactive)
  }

  @Test(arguments: [60.0, 120, 240])
  func `A background color is restored with its appearance`(rate: Double) {
    let stage = AnimatorStage(framesPerSecond: rate)
    stage.view.backgroundColor = .red
    let animator = stage.host.perform {
      UIViewPropertyAnimator(duration: 1, curve: .linear) { stage.view.backgroundColor = .blue }
    }
    stage.host.perform { animator.fractionComplete = 0.5 }
    stage.host.perform { animator.stopAnimation(true) }
    var (red, blue): (CGFloat, CGFloat) = (0, 0)
    stage.view.backgroundColor?.getRed(&red, green: nil, blue: &blue, alpha: nil)
    #expect(abs(red - 0.5) < 1e-3 && abs(blue - 0.5) < 1e-3)
  }
}
