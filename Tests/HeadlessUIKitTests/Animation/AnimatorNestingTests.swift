// SPDX-License-Identifier: MIT
import Foundation
import ResinTestSupport
import Testing

@testable import HeadlessUIKit

/// Blocks in the closures of property animators. The expected positions are those of linear motion,
/// computed by hand. UIKit documentation, `overrideInheritedDuration` and `overrideInheritedCurve`:
/// a nested animation inherits the remaining duration and the curve of the one it is called in,
/// unless these options are present.
@MainActor @Suite struct AnimatorNestingTests {
  private let device = Device()
  private let box: UIView
  private let other: UIView
  private let log = Log()

  init() {
    (box, other) = device.perform {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
      let views = (0..<2).map { _ in UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50)) }
      views.forEach(window.addSubview)
      window.makeKeyAndVisible()
      return (views[0], views[1])
    }
  }

  /// The visible position of the view that nested blocks move.
  private var x: CGFloat { (box.layer.presentation() ?? box.layer).frame.minX }
  /// The visible position of the view that the closure itself moves.
  private var otherX: CGFloat { (other.layer.presentation() ?? other.layer).frame.minX }

  private func isNear(_ one: CGFloat, _ other: CGFloat, by tolerance: CGFloat = 1e-6) -> Bool {
    abs(one - other) <= tolerance
  }

  /// An animator of one second whose closure moves one view by 200 points, and the other one in a
  /// nested block.
  private func makeAnimator(
    curve: UIView.AnimationCurve = .linear, _ nested: @escaping (@escaping () -> Void) -> Void
  ) -> UIViewPropertyAnimator {
    device.perform {
      let animator = UIViewPropertyAnimator(duration: 1, curve: curve)
      animator.addAnimations { [box, other] in
        other.frame.origin.x = 200
        nested { box.frame.origin.x = 200 }
      }
      animator.addCompletion { [log] in log.add("animator \($0.word)") }
      return animator
    }
  }

  enum Nesting: CaseIterable {
    case animate, spring, keyframes, modify, twice, keyframesInAnimate, transition

    @MainActor func callAsFunction(_ move: @escaping () -> Void) {
      switch self {
      case .animate: UIView.animate(withDuration: 0.2, animations: move)
      case .spring:
        UIView.animate(
          withDuration: 3, delay: 0, usingSpringWithDamping: 0.3, initialSpringVelocity: 5,
          animations: move)
      case .keyframes:
        UIView.animateKeyframes(withDuration: 0, delay: 0) {
          UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1, animations: move)
        }
      case .modify:
        UIView.modifyAnimations(withRepeatCount: 1, autoreverses: false, animations: move)
      case .twice:
        UIView.animate(withDuration: 7) { UIView.animate(withDuration: 0.1, animations: move) }
      case .keyframesInAnimate:
        UIView.animate(withDuration: 7) { Nesting.keyframes(move) }
      case .transition:
        let view = UIView()
        UIView.transition(with: view, duration: 4, options: [], animations: move)
      }
    }
  }

  @Test(arguments: Nesting.allCases)
  func `A nested block is paused, scrubbed and reversed with the animator`(nesting: Nesting) {
    let animator = makeAnimator { nesting($0) }
    device.perform {
      animator.startAnimation()
      animator.pauseAnimation()
    }
    device.advance(by: 0.5)
    #expect(x == 0 && animator.fractionComplete == 0)
    for fraction in [0.25, 0.75, 0.5, 0.25] as [CGFloat] {
      device.perform { animator.fractionComplete = fraction }
      device.advanceFrame()
      #expect(isNear(x, fraction * 200) && isNear(otherX, fraction * 200))
    }
    device.perform {
      animator.isReversed = true
      animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    }
    device.advance(by: 0.125)
    #expect(isNear(x, 25, by: 0.01))
    device.advance(by: 1)
    #expect(box.frame.minX == 0 && x == 0 && other.frame.minX == 0)
    expectEqual(log.take(), ["animator start"])
    #expect(animator.state == .inactive && !device.isAnimating)
  }

  @Test(arguments: Nesting.allCases)
  func `A nested block runs to the end with the animator`(nesting: Nesting) {
    let animator = makeAnimator { nesting($0) }
    device.perform { animator.startAnimation() }
    for step in 1...9 {
      device.advance(by: 0.1)
      #expect(isNear(x, CGFloat(step) * 20, by: 0.01))
    }
    device.advance(by: 0.2)
    #expect(box.frame.minX == 200 && x == 200)
    expectEqual(log.take(), ["animator end"])
  }

  @Test(arguments: Nesting.allCases, [UIViewAnimatingPosition.start, .end, .current])
  func `A stopped animator finishes nested blocks where it finishes itself`(
    nesting: Nesting, position: UIViewAnimatingPosition
  ) {
    let animator = makeAnimator { nesting($0) }
    device.perform {
      animator.fractionComplete = 0.4
      animator.stopAnimation(false)
    }
    #expect(isNear(box.frame.minX, 80) && isNear(x, 80))
    device.perform { animator.finishAnimation(at: position) }
    let expected: CGFloat = position == .start ? 0 : position == .end ? 200 : 80
    #expect(isNear(box.frame.minX, expected) && isNear(other.frame.minX, expected))
    expectEqual(log.take(), ["animator \(position.word)"])
    device.advance(by: 2)
    #expect(isNear(x, expected))
  }

  // MARK: Key frames

  private nonisolated static let modes: [UIView.KeyframeAnimationOptions] = [
    .calculationModeLinear, .calculationModeDiscrete, .calculationModePaced, .calculationModeCubic,
    .calculationModeCubicPaced,
  ]

  /// Two key frames: to 100 in the first half, and to 50 in the second.
  private func makeKeyframeAnimator(_ mode: UIView.KeyframeAnimationOptions)
    -> UIViewPropertyAnimator
  {
    device.perform { [box] in
      UIViewPropertyAnimator(duration: 2, curve: .linear) {
        UIView.animateKeyframes(withDuration: 0, delay: 0, options: mode) {
          UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) {
            box.frame.origin.x = 100
          }
          UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
            box.frame.origin.x = 50
          }
        }
      }
    }
  }

  @Test(arguments: modes)
  func `Key frames follow the animator in every calculation mode`(
    mode: UIView.KeyframeAnimationOptions
  ) {
    let animator = makeKeyframeAnimator(mode)
    let isDiscrete = mode == .calculationModeDiscrete
    let places: [(CGFloat, CGFloat)] =
      isDiscrete
      ? [(0.49, 0), (0.5, 100), (0.99, 100), (1, 50), (0.2, 0)]
      : [(0.25, 50), (0.5, 100), (0.75, 75), (1, 50), (0.1, 20)]
    for (fraction, place) in places {
      device.perform { animator.fractionComplete = fraction }
      #expect(isNear(x, place))
    }
    device.perform {
      animator.fractionComplete = 0.75
      animator.stopAnimation(false)
    }
    #expect(isNear(box.frame.minX, isDiscrete ? 100 : 75))
    device.perform { animator.finishAnimation(at: .start) }
    expectEqual(box.frame.minX, 0)
  }

  @Test func `Key frames of closures that begin later have the rest of the way`() {
    let animator = device.perform { UIViewPropertyAnimator(duration: 1, curve: .linear) }
    device.perform { [box] in
      animator.addAnimations(
        {
          UIView.animateKeyframes(withDuration: 0, delay: 0) {
            UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
              box.frame.origin.x = 100
            }
          }
        }, delayFactor: 0.5)
      animator.fractionComplete = 0.75
    }
    expectEqual(x, 0)
    device.perform { animator.fractionComplete = 0.875 }
    #expect(isNear(x, 50))
  }

  // MARK: Timings of their own

  @Test func `A delayed block has the animator's duration, and the animator waits for it`() {
    let animator = makeAnimator { UIView.animate(withDuration: 9, delay: 0.5, animations: $0) }
    device.perform { animator.startAnimation() }
    device.advance(by: 0.5)
    #expect(isNear(x, 0) && isNear(otherX, 100, by: 0.01))
    device.advance(by: 0.5)
    #expect(isNear(x, 100, by: 0.01) && otherX == 200)
    device.perform { animator.pauseAnimation() }
    device.advance(by: 3)
    #expect(isNear(x, 100, by: 0.01) && animator.fractionComplete == 1)
    device.perform {
      animator.isReversed = true
      animator.startAnimation()
    }
    device.advance(by: 0.25)
    #expect(isNear(x, 50, by: 0.01) && isNear(otherX, 150, by: 0.01))
    device.perform { animator.isReversed = false }
    device.advance(by: 0.5)
    #expect(isNear(x, 150, by: 0.01) && log.take() == [])
    device.advance(by: 0.5)
    #expect(x == 200 && log.take() == ["animator end"])
  }

  @Test func `A block with a duration of its own keeps it`() {
    let animator = makeAnimator {
      UIView.animate(
        withDuration: 0.2, delay: 0.1, options: .overrideInheritedDuration, animations: $0)
    }
    for (fraction, place) in [(0.1, 0), (0.2, 100), (0.3, 200), (0.25, 150)] as [(CGFloat, CGFloat)]
    {
      device.perform { animator.fractionComplete = fraction }
      #expect(isNear(x, place))
    }
    device.perform { animator.stopAnimation(true) }
    #expect(isNear(box.frame.minX, 150))
  }

  @Test func `A block with a curve of its own keeps it`() {
    let animator = makeAnimator(curve: .easeIn) {
      UIView.animate(
        withDuration: 1, delay: 0, options: [.curveLinear, .overrideInheritedCurve], animations: $0)
    }
    device.perform { animator.startAnimation() }
    device.advance(by: 0.5)
    #expect(isNear(x, 100, by: 0.01) && otherX < 80)
    device.advance(by: 0.25)
    #expect(isNear(x, 150, by: 0.01) && otherX < 140)
  }

  @Test func `Repetitions are part of the animator`() {
    let animator = makeAnimator {
      UIView.modifyAnimations(withRepeatCount: 2, autoreverses: true, animations: $0)
    }
    device.perform { animator.startAnimation() }
    for place in [100, 200, 100, 0, 100, 200, 100] as [CGFloat] {
      device.advance(by: 0.5)
      #expect(isNear(x, place, by: 0.01))
    }
    #expect(log.take() == [] && otherX == 200)
    device.perform { animator.isReversed = true }
    device.advance(by: 0.5)
    #expect(isNear(x, 200, by: 0.01))
    device.advance(by: 4)
    #expect(x == 0 && log.take() == ["animator start"])
  }

  @Test func `A block that is added to a running animator has the remaining duration`() {
    let animator = makeAnimator { _ in }
    device.perform { animator.startAnimation() }
    device.advance(by: 0.5)
    device.perform { [box] in
      animator.addAnimations {
        UIView.animate(withDuration: 8) { box.frame.origin.x = 100 }
        UIView.animate(withDuration: 8, delay: 0.25) { box.frame.origin.y = 100 }
      }
    }
    device.advance(by: 0.25)
    #expect(isNear(x, 50, by: 0.01) && isNear(box.layer.presentation()?.frame.minY ?? 0, 0))
    device.advance(by: 0.25)
    #expect(isNear(x, 100, by: 0.01))
    #expect(isNear(box.layer.presentation()?.frame.minY ?? 0, 50, by: 0.01))
    device.advance(by: 0.3)
    #expect(box.layer.presentation()?.frame.minY ?? 100 == 100 && log.take() == ["animator end"])
  }

  @Test func `Another timing for the rest applies to nested blocks, without a jump`() {
    let animator = makeAnimator {
      UIView.animate(
        withDuration: 0.8, delay: 0, options: .overrideInheritedDuration, animations: $0)
    }
    device.perform { animator.startAnimation() }
    device.advance(by: 0.4)
    device.perform { animator.pauseAnimation() }
    #expect(isNear(x, 100, by: 0.01))
    device.perform {
      animator.continueAnimation(
        withTimingParameters: UICubicTimingParameters(animationCurve: .linear), durationFactor: 0.5)
    }
    #expect(isNear(x, 100, by: 0.01) && isNear(otherX, 80, by: 0.01))
    // The remaining 0.6 s of both pass in 0.5 s.
    device.advance(by: 0.25)
    #expect(isNear(x, 175, by: 0.01) && isNear(otherX, 140, by: 0.01))
    device.perform { animator.isReversed = true }
    #expect(isNear(x, 175, by: 0.01) && isNear(otherX, 140, by: 0.01))
    device.advance(by: 2)
    #expect(x == 0 && otherX == 0 && log.take() == ["animator start"])
  }

  @Test func `A nested block overshoots with a spring as the animator's own changes do`() {
    let animator = device.perform { UIViewPropertyAnimator(duration: 1, dampingRatio: 0.3) }
    device.perform { [box, other] in
      animator.addAnimations {
        other.frame.origin.x = 200
        UIView.animate(withDuration: 0.1) { box.frame.origin.x = 200 }
      }
      animator.startAnimation()
    }
    var highest: CGFloat = 0
    for _ in 0..<60 {
      device.advanceFrame()
      #expect(isNear(x, otherX))
      highest = max(highest, x)
    }
    #expect(highest > 220)
  }

  // MARK: Completions

  /// Not documented: chosen because the animator can go back to a nested block until it ends.
  @Test(arguments: [false, true])
  func `Completions of nested blocks are called at the end of the animator, before its own`(
    isReversed: Bool
  ) {
    let animator = makeAnimator { [log] move in
      UIView.animate(
        withDuration: 0.2, delay: 0, options: .overrideInheritedDuration, animations: move,
        completion: { log.add("short \($0)") })
      UIView.animateKeyframes(withDuration: 1, delay: 0) {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) {}
      } completion: {
        log.add("empty \($0)")
      }
    }
    device.perform { animator.startAnimation() }
    device.advance(by: 0.5)
    expectEqual(log.take(), ["empty true"])
    device.perform { animator.isReversed = isReversed }
    device.advance(by: 1)
    expectEqual(log.take(), ["short true", "animator \(isReversed ? "start" : "end")"])
  }

  @Test func `Completions of nested blocks receive false where the animator is stopped`() {
    let animator = makeAnimator { [log] move in
      UIView.animate(withDuration: 1, animations: move, completion: { log.add("nested \($0)") })
    }
    device.perform { animator.startAnimation() }
    device.advance(by: 0.5)
    device.perform { animator.stopAnimation(false) }
    expectEqual(log.take(), ["nested false"])
    device.perform { animator.finishAnimation(at: .end) }
    #expect(log.take() == ["animator end"] && box.frame.minX == 200)
  }

  @Test func `An animator whose nested view is removed ends once`() {
    let animator = makeAnimator { [log] move in
      UIView.animate(withDuration: 1, animations: move, completion: { log.add("nested \($0)") })
    }
    device.perform { animator.startAnimation() }
    device.advance(by: 0.5)
    device.perform { [box] in box.removeFromSuperview() }
    device.advance(by: 1)
    expectEqual(log.take(), ["nested false", "animator current"])
    #expect(!device.isAnimating)
  }

  @Test func `A closure that is added to a paused animator without changes is animated`() {
    let animator = device.perform { UIViewPropertyAnimator(duration: 1, curve: .linear) }
    device.perform { [box] in
      animator.pauseAnimation()
      animator.addAnimations { box.frame.origin.x = 200 }
    }
    device.advance(by: 0.5)
    expectEqual(x, 0)
    device.perform { animator.startAnimation() }
    device.advance(by: 0.5)
    #expect(isNear(x, 100, by: 0.01))
  }

  /// Animators with random nested blocks, under random commands. Every completion is called once,
  /// and the values at the end are those before or after the animation.
  @Test func `Every completion is called once, whatever happens to the animator`() {
    var random = SplitMix64(seed: 32)
    for _ in 0..<150 {
      box.frame.origin.x = 0
      var (made, called, ends) = (0, 0, 0)
      let depth = Int.random(in: 1...3, using: &random)
      let delays = (0..<3).map { _ in Double(Int.random(in: -1...2, using: &random)) * 0.3 }
      func nest(_ level: Int) {
        guard level < depth else { return box.frame.origin.x = 200 }
        made += 1
        UIView.animate(
          withDuration: 0.4, delay: delays[level],
          options: delays[level] < 0 ? [.overrideInheritedDuration] : [],
          animations: { nest(level + 1) }, completion: { _ in called += 1 })
      }
      let animator = device.perform { UIViewPropertyAnimator(duration: 1, curve: .easeInOut) }
      device.perform {
        animator.addAnimations { nest(0) }
        animator.addCompletion { _ in ends += 1 }
        animator.startAnimation()
      }
      for _ in 0..<6 {
        let command = Int.random(in: 0..<5, using: &random)
        device.perform {
          guard animator.state == .active else { return }
          switch command {
          case 0: animator.pauseAnimation()
          case 1: animator.fractionComplete = CGFloat(Int.random(in: 0...4, using: &random)) / 4
          case 2: animator.isReversed.toggle()
          case 3: animator.startAnimation()
          default: animator.continueAnimation(withTimingParameters: nil, durationFactor: 0.5)
          }
        }
        device.advance(by: 0.15)
      }
      let stops = Bool.random(using: &random)
      device.perform {
        guard animator.state == .active else { return }
        if stops {
          animator.stopAnimation(false)
          animator.finishAnimation(at: .end)
        } else {
          animator.startAnimation()
        }
      }
      device.advance(by: 8)
      #expect(made == called && ends == 1)
      #expect(box.frame.minX == 0 || box.frame.minX == 200)
      #expect(!device.isAnimating)
    }
  }
}

extension UIViewAnimatingPosition {
  fileprivate var word: String {
    switch self {
    case .start: "start"
    case .end: "end"
    case .current: "current"
    }
  }
}
