// SPDX-License-Identifier: MIT
internal import UIKitClosures

/// The running animators of a screen. One display link advances all springs in batches, and then reports the values,
/// in the order in which the animators were started.
@MainActor
final class SpringTicker {
  private let clock = FrameClock()
  private var lastTime: TimeInterval = 0
  /// A batch for each tolerance. There are few.
  private var batches: [SpringLanes] = []
  /// The animators that have not had a frame yet.
  private var newcomers: [Newcomer] = []

  private struct Newcomer {
    let animator: AnySpringAnimator
    let run: Int
    let start: TimeInterval

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

  func start(_ animator: AnySpringAnimator) {
    let now = CACurrentMediaTime()
    newcomers.append(Newcomer(animator: animator, run: animator.run, start: now))
    guard !clock.isRunning else { return }
    lastTime = now
    clock.start { [self] in frame(at: $0) }
  }

  private func frame(at time: TimeInterval) {
    let seconds = time - lastTime
    guard seconds > 0 else { return }
    lastTime = time
    for lanes in batches {
      lanes.removeLeavers()
      lanes.advance(by: seconds)
    }
    let first = newcomers
    newcomers = []
    for newcomer in first where newcomer.isRunning {
      newcomer.animator.step(by: max(time - newcomer.start, 0))
    }
    // All values are those of this frame. From here on code of others runs.
    for lanes in batches {
      lanes.report()
    }
    for newcomer in first where newcomer.isRunning {
      newcomer.animator.reportFrame(mayRest: true)
      if newcomer.isRunning { add(newcomer.animator) }
    }
    for lanes in batches {
      lanes.removeLeavers()
    }
    if newcomers.isEmpty, batches.allSatisfy(\.isEmpty) { clock.stop() }
  }

  private func add(_ animator: AnySpringAnimator) {
    if let lanes = batches.first(where: { $0.tolerance == animator.tolerance }) {
      return lanes.add(animator)
    }
    let lanes = SpringLanes(tolerance: animator.tolerance)
    batches.append(lanes)
    lanes.add(animator)
  }
}
