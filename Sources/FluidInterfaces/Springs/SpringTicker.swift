// SPDX-License-Identifier: MIT
internal import UIKitPlatform

/// The running animators of a screen. One display link steps all of them, and then reports their
/// values, in the order in which they were started.
@preconcurrency @MainActor
final class SpringTicker {
  private let clock = FrameClock()
  private var movements: [Movement] = []

  /// A movement of an animator, which is over when the animator stops, even if it has started again
  /// since.
  private struct Movement {
    let animator: AnySpringAnimator
    let run: Int

    @MainActor var isRunning: Bool { animator.run == run }
  }

  private static nonisolated(unsafe) var key: UInt8 = 0

  /// The ticker of the current screen.
  static var current: SpringTicker {
    let screen = UIScreen.main
    if let ticker = objc_getAssociatedObject(screen, &key) as? SpringTicker { return ticker }
    let ticker = SpringTicker()
    objc_setAssociatedObject(screen, &key, ticker, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    return ticker
  }

  /// Steps an animator in every frame until it stops, from now on.
  func start(_ animator: AnySpringAnimator) {
    animator.begin(at: CACurrentMediaTime())
    movements.append(Movement(animator: animator, run: animator.run))
    if !clock.isRunning { clock.start { [self] in frame(at: $0) } }
  }

  private func frame(at time: TimeInterval) {
    let reducesMotion = UIAccessibility.isReduceMotionEnabled
    var hasEnded = false
    // One access to the property. Reports may start animators, which are stepped from the next
    // frame on.
    let running = movements
    for movement in running {
      if movement.isRunning {
        movement.animator.step(to: time, reducesMotion: reducesMotion)
      } else {
        hasEnded = true
      }
    }
    // All values are those of this frame. From here on code of others runs, which may start, stop
    // and change any animator.
    for movement in running where movement.isRunning {
      movement.animator.reportFrame()
      if !movement.isRunning { hasEnded = true }
    }
    // An animator that the report of another one stops after its own report is found in the next
    // frame.
    if hasEnded { movements.removeAll { !$0.isRunning } }
    if movements.isEmpty { clock.stop() }
  }
}
