// SPDX-License-Identifier: MIT
import HeadlessHost
import ResinTestSupport
import Testing

/// The state machine of property animators, against a table after Apple's documentation:
/// "UIViewAnimating", "UIViewAnimatingState", and the methods of "UIViewPropertyAnimator".
@MainActor @Suite struct AnimatorStateTests {
  enum Situation: CaseIterable {
    case fresh, running, paused, stopped, finished
  }

  enum Call: CaseIterable {
    case start, startDelayed, pause, stopWithoutFinishing, stop, finish, scrub, reverse, continuing
    case addAnimations
  }

  struct Outcome: Equatable {
    var state: UIViewAnimatingState
    var isRunning = false
    var isError = false
    var completions = 0
  }

  private func animator(in situation: Situation, _ stage: AnimatorStage) -> UIViewPropertyAnimator {
    let animator = stage.linear()
    stage.host.perform {
      switch situation {
      case .fresh: break
      case .running: animator.startAnimation()
      case .paused: animator.pauseAnimation()
      case .stopped:
        animator.startAnimation()
        animator.stopAnimation(false)
      case .finished:
        animator.startAnimation()
        animator.stopAnimation(false)
        animator.finishAnimation(at: .end)
      }
    }
    stage.positions = []
    return animator
  }

  private func perform(_ call: Call, on animator: UIViewPropertyAnimator) {
    switch call {
    case .start: animator.startAnimation()
    case .startDelayed: animator.startAnimation(afterDelay: 0.5)
    case .pause: animator.pauseAnimation()
    case .stopWithoutFinishing: animator.stopAnimation(true)
    case .stop: animator.stopAnimation(false)
    case .finish: animator.finishAnimation(at: .current)
    case .scrub: animator.fractionComplete = 0.5
    case .reverse: animator.isReversed = true
    case .continuing: animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    case .addAnimations: animator.addAnimations {}
    }
  }

  private func expected(_ situation: Situation, _ call: Call) -> Outcome {
    let isInactive = situation == .fresh || situation == .finished
    let unchanged: Outcome =
      switch situation {
      case .fresh, .finished: .init(state: .inactive)
      case .running: .init(state: .active, isRunning: true)
      case .paused: .init(state: .active)
      case .stopped: .init(state: .stopped)
      }
    var error = unchanged
    error.isError = true
    switch call {
    // The closures were called, so that there is nothing to animate.
    case .start where situation == .finished: return unchanged
    case .start, .startDelayed:
      return situation == .stopped ? error : .init(state: .active, isRunning: true)
    case .pause, .scrub: return situation == .stopped ? error : .init(state: .active)
    case .stopWithoutFinishing: return .init(state: .inactive)
    case .stop: return isInactive ? unchanged : .init(state: .stopped)
    case .finish: return situation == .stopped ? .init(state: .inactive, completions: 1) : error
    case .reverse: return unchanged
    case .continuing:
      return situation == .running || situation == .paused
        ? .init(state: .active, isRunning: true) : error
    case .addAnimations: return situation == .stopped ? error : unchanged
    }
  }

  @Test(arguments: Situation.allCases, Call.allCases)
  func `Every call in every state`(situation: Situation, call: Call) {
    let stage = AnimatorStage()
    let animator = animator(in: situation, stage)
    let errors = stage.host.illegalUse.count
    stage.host.perform { perform(call, on: animator) }
    expectEqual(
      Outcome(
        state: animator.state, isRunning: animator.isRunning,
        isError: stage.host.illegalUse.count > errors, completions: stage.positions.count),
      expected(situation, call))
    // Whatever was called, nothing is lost: the animator comes to an end or is at rest.
    stage.host.settle(limit: 5)
    #expect(stage.positions.count <= 1)
  }

  @Test func `An animator that is not interruptible runs to its end`() {
    let stage = AnimatorStage()
    let animator = stage.linear()
    animator.isInterruptible = false
    stage.host.perform { animator.startAnimation() }
    stage.host.advance(by: 0.5)
    stage.host.perform {
      animator.pauseAnimation()
      animator.stopAnimation(true)
      animator.isReversed = true
      animator.fractionComplete = 0
    }
    expectEqual(stage.host.illegalUse.count, 4)
    stage.host.settle()
    #expect(stage.positions == [.end] && stage.set == 100)
  }

  @Test func `Observers are notified of the state`() {
    let stage = AnimatorStage()
    let animator = stage.linear()
    animator.pausesOnCompletion = true
    nonisolated(unsafe) var seen: [Bool] = []
    let observation = animator.observe(\.isRunning, options: .new) { _, change in
      seen.append(change.newValue ?? false)
    }
    stage.host.perform { animator.startAnimation() }
    stage.host.settle()
    expectEqual(seen, [true, false])
    #expect(animator.state == .active && stage.positions == [])
    stage.host.perform {
      animator.isReversed = true
      animator.startAnimation()
    }
    stage.host.advance(by: 0.5)
    expectNear(stage.shown, 50, within: 1e-6)
    animator.pausesOnCompletion = false
    stage.host.settle()
    #expect(stage.positions == [.start] && stage.set == 0)
    observation.invalidate()
  }
}
