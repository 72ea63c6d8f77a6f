// SPDX-License-Identifier: MIT

/// The states of an animator.
public enum UIViewAnimatingState: Int, Sendable {
  /// The animations have not begun, or have ended.
  case inactive = 0
  /// The animations are running or paused.
  case active = 1
  /// The animations were stopped, and can only be finished.
  case stopped = 2
}

/// The positions at which animations end.
public enum UIViewAnimatingPosition: Int, Sendable {
  /// The values to which the animations lead.
  case end = 0
  /// The values at which the animations began.
  case start = 1
  /// The values between the two.
  case current = 2
}

/// An object that controls animations.
@preconcurrency @MainActor
public protocol UIViewAnimating: NSObjectProtocol {
  /// The state of the animations.
  var state: UIViewAnimatingState { get }

  /// Whether the animations are moving. A paused animator is not running.
  var isRunning: Bool { get }

  /// Whether the animations lead back to the values at which they began.
  var isReversed: Bool { get set }

  /// The part of the way that is done, from 0 to 1, in the current direction.
  var fractionComplete: CGFloat { get set }

  /// Starts the animations, or continues them after a pause.
  func startAnimation()

  /// Starts the animations after a delay in seconds.
  func startAnimation(afterDelay delay: TimeInterval)

  /// Stops the animations at their present fraction; an inactive animator becomes active.
  func pauseAnimation()

  /// Ends the animations at their current values.
  ///
  /// - Parameter withoutFinishing: Whether the animator becomes inactive without calling its
  ///   completions. Otherwise it waits for `finishAnimation(at:)`.
  func stopAnimation(_ withoutFinishing: Bool)

  /// Finishes stopped animations, and calls the completions.
  func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// An object that animates the changes of closures.
@preconcurrency @MainActor
public protocol UIViewImplicitlyAnimating: UIViewAnimating {
  /// Adds a closure whose changes are animated after a part of the remaining duration.
  /// Optional.
  func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)

  /// Adds a closure whose changes are animated.
  /// Optional.
  func addAnimations(_ animation: @escaping () -> Void)

  /// Adds a closure that is called at the end.
  /// Optional.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)

  /// Continues paused animations with another timing.
  /// Optional.
  func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}
