// SPDX-License-Identifier: MIT
// Wave is a module only if scripts/bench --springs names a clone of it.
#if RESIN_WAVE
  import Foundation
  import HeadlessHost
  import Wave

  /// Measures a turn of the display link with animators of Wave for numbers, which all share one
  /// display link.
  ///
  /// - Parameter springs: The responses and damping ratios of the animators' springs.
  @MainActor
  func waveTurns(_ springs: [(response: Double, dampingRatio: Double)]) -> Contestant {
    let host = ScreenHost(.iPhone14)
    host.show(host.perform { UIView() })
    let calls = CallCount()
    let animators = host.perform {
      springs.map { spring in
        let animator = SpringAnimator<CGFloat>(
          spring: Spring(dampingRatio: spring.dampingRatio, response: spring.response), value: 0,
          target: 100)
        animator.valueChanged = { _ in calls.count += 1 }
        animator.start()
        return animator
      }
    }
    calls.count = 0
    host.advanceFrames(2)
    precondition(calls.count == 2 * animators.count, "an animator of Wave was not called")
    precondition(animators.allSatisfy { $0.value! > 0 && $0.value! < 200 }, "a value is wrong")
    return Contestant(path: "wave") { iterations in
      for _ in 0..<iterations { host.advanceFrame() }
      precondition(animators.count == springs.count)
    }
  }
#endif
