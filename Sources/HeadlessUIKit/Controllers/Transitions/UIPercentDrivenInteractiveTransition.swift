// SPDX-License-Identifier: MIT

/// Drives the animation of an animator with the progress of a gesture.
///
/// A delegate returns it from `interactionControllerForDismissal(using:)` or the like; the
/// recognizer then calls ``update(_:)``, and ``finish()`` or ``cancel()``:
///
/// ```swift
/// // At file scope.
/// final class Dismissal: NSObject, UIViewControllerTransitioningDelegate {
///   let interaction = UIPercentDrivenInteractiveTransition()
///
///   func interactionControllerForDismissal(
///     using animator: any UIViewControllerAnimatedTransitioning
///   ) -> (any UIViewControllerInteractiveTransitioning)? {
///     interaction
///   }
///
///   func drag(_ pan: UIPanGestureRecognizer, in view: UIView) {
///     let progress = pan.translation(in: view).y / view.bounds.height
///     switch pan.state {
///     case .changed: interaction.update(progress)
///     case .ended: progress > 0.5 ? interaction.finish() : interaction.cancel()
///     default: interaction.cancel()
///     }
///   }
/// }
/// ```
///
/// All animations that begin while the transition performs its blocks are held at the progress,
/// those of the client and those of UIKit alike. After the gesture they run to the end, or back, in
/// the rest of the duration, which passes in the host's time. Without an animator for the same
/// transition, the interaction is not used.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning
{
  private enum Ending {
    case finish, cancel
  }

  private weak var lastTransition: Transition?
  private var wasStarted = false
  /// The end of the gesture, if it was requested before the transition began.
  private var endingAtStart: Ending?
  private var percent: CGFloat = 0

  private var transition: Transition? {
    lastTransition?.phase == .ended ? nil : lastTransition
  }

  /// The speed of the rest of the animation after the gesture, as a multiple of the animation's own
  /// speed.
  open var completionSpeed: CGFloat = 1

  /// The timing curve of the rest of the animation after the gesture.
  open var completionCurve = UIView.AnimationCurve.easeInOut

  /// The timing of the rest of the animation after the gesture, for an animator that can be
  /// interrupted; nil for its own timing.
  open var timingCurve: (any UITimingCurveProvider)?

  /// Whether the gesture drives the transition from the beginning.
  open var wantsInteractiveStart = true

  /// The duration of the whole animation without a gesture, in seconds.
  open var duration: CGFloat { CGFloat(transition?.transitionDuration ?? 0) }

  /// The progress of the gesture, from 0 to 1.
  open var percentComplete: CGFloat { percent }

  /// Creates an object that does not drive a transition yet.
  public override init() {
    super.init()
  }

  /// Begins the animation and holds it at the progress of the gesture.
  open func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    guard let transition = transitionContext as? Transition else { return }
    forgetLastTransition()
    lastTransition = transition
    wasStarted = true
    transition.clock.hold(at: percent)
    transition.updateInteractiveTransition(percent)
    if let animator = transition.interruptibleAnimator {
      animator.startAnimation()
      animator.pauseAnimation()
      animator.fractionComplete = percent
    } else {
      transition.startAnimator()
    }
    switch endingAtStart {
    case .finish: finish()
    case .cancel: cancel()
    case nil: break
    }
    endingAtStart = nil
  }

  /// Pauses the running animation and makes it interactive again.
  open func pause() {
    guard let transition, transition.phase == .running, !transition.isInteractive else { return }
    let animator = transition.interruptibleAnimator
    animator?.pauseAnimation()
    if animator?.isReversed == true { animator?.isReversed = false }
    percent = animator?.fractionComplete ?? CGFloat(transition.clock.fraction)
    transition.clock.hold(at: percent)
    transition.pauseInteractiveTransition()
    transition.updateInteractiveTransition(percent)
  }

  /// Sets the progress of the animation, from 0 to 1.
  open func update(_ percentComplete: CGFloat) {
    guard !percentComplete.isNaN else { return }
    forgetLastTransition()
    if let transition, !transition.isInteractive { return }
    percent = min(max(percentComplete, 0), 1)
    transition?.clock.hold(at: percent)
    transition?.interruptibleAnimator?.fractionComplete = percent
    transition?.updateInteractiveTransition(percent)
  }

  /// Ends the gesture and runs the animation back to its beginning.
  open func cancel() {
    forgetLastTransition()
    guard let transition else {
      endingAtStart = .cancel
      return
    }
    guard transition.isInteractive else { return }
    transition.cancelInteractiveTransition()
    run(transition, to: 0, distance: percent)
  }

  /// Ends the gesture and runs the animation to its end.
  open func finish() {
    forgetLastTransition()
    guard let transition else {
      endingAtStart = .finish
      return
    }
    guard transition.isInteractive else { return }
    transition.finishInteractiveTransition()
    run(transition, to: 1, distance: 1 - percent)
  }

  private func forgetLastTransition() {
    guard wasStarted, transition == nil else { return }
    wasStarted = false
    lastTransition = nil
    percent = 0
    endingAtStart = nil
  }

  private func run(_ transition: Transition, to end: Double, distance: CGFloat) {
    let speed = completionSpeed > 0 && completionSpeed.isFinite ? completionSpeed : 1
    let seconds = transition.transitionDuration * distance / speed
    transition.clock.run(to: end, seconds: seconds, curve: completionCurve)
    guard let animator = transition.interruptibleAnimator else { return }
    animator.isReversed = end == 0
    animator.continueAnimation(withTimingParameters: timingCurve, durationFactor: distance / speed)
  }
}
