// SPDX-License-Identifier: MIT

/// The durations of UIKit's own transitions, in seconds. Apple does not document them; these values
/// are measurements published by others.
enum TransitionDurations {
  static let navigation: TimeInterval = 0.35
  static let presentation: TimeInterval = 0.4
  static let rotation: TimeInterval = 0.3
  static let bar: TimeInterval = 0.2
}

/// An animator whose animation ends with the transition's clock, whether or not a view has moved.
@preconcurrency @MainActor
class BuiltInAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  let duration: TimeInterval

  init(duration: TimeInterval) {
    self.duration = duration
    super.init()
  }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  {
    duration
  }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    guard let transition = transitionContext as? Transition else { return }
    let animations = prepare(transition)
    transition.clock.whenFinished { [weak transition] in transition?.completeTransition($0) }
    // An interactive animation is linear, so that the view follows the finger.
    animate(animations, isInteractive: transition.isInteractive)
    if !transition.isInteractive {
      let seconds = UIView.areAnimationsEnabled ? duration : 0
      transition.clock.run(to: 1, seconds: seconds, curve: nil)
    }
  }

  /// Performs the property changes with the animator's timing.
  func animate(_ animations: @escaping () -> Void, isInteractive: Bool) {
    UIView.animate(
      withDuration: duration, delay: 0,
      options: isInteractive ? .curveLinear : .curveEaseInOut, animations: animations)
  }

  /// Adds views to the container, sets their initial positions and returns the block of property
  /// changes to animate.
  func prepare(_ transition: Transition) -> () -> Void { {} }
}

/// Slides a presented view in or out over the lower edge.
@preconcurrency @MainActor
final class CoverVerticalAnimator: BuiltInAnimator {
  private let isPresenting: Bool
  /// The velocity of the view at the beginning, downwards, in points per second.
  private let velocity: CGFloat
  /// The distance to the end, in points.
  private var distance: CGFloat = 0

  init(isPresenting: Bool, velocity: CGFloat = 0) {
    self.isPresenting = isPresenting
    self.velocity = velocity
    super.init(duration: TransitionDurations.presentation)
  }

  override func animate(_ animations: @escaping () -> Void, isInteractive: Bool) {
    guard velocity > 0, distance > 0, !isInteractive else {
      return super.animate(animations, isInteractive: isInteractive)
    }
    UIView.animate(
      withDuration: duration, delay: 0, usingSpringWithDamping: 1,
      initialSpringVelocity: velocity / distance, animations: animations)
  }

  override func prepare(_ transition: Transition) -> () -> Void {
    let view = isPresenting ? transition.toView : transition.fromView
    guard let view else { return {} }
    let container = transition.containerView
    if isPresenting { container.addSubview(view) }
    distance = container.bounds.maxY - view.frame.minY
    let shown = view.center
    let away = CGPoint(x: shown.x, y: shown.y + container.bounds.maxY - view.frame.minY)
    transition.whenOver { view.center = shown }
    if isPresenting { view.center = away }
    let end = isPresenting ? shown : away
    return { view.center = end }
  }
}

/// Fades a presented view in or out. Also replaces flips and curls.
@preconcurrency @MainActor
final class CrossDissolveAnimator: BuiltInAnimator {
  private let isPresenting: Bool

  init(isPresenting: Bool) {
    self.isPresenting = isPresenting
    super.init(duration: TransitionDurations.presentation)
  }

  override func prepare(_ transition: Transition) -> () -> Void {
    let view = isPresenting ? transition.toView : transition.fromView
    guard let view else { return {} }
    if isPresenting { transition.containerView.addSubview(view) }
    let shown = view.alpha
    // A dismissed view can be presented again, so its alpha is restored.
    transition.whenOver { view.alpha = shown }
    if isPresenting { view.alpha = 0 }
    let end = isPresenting ? shown : 0
    return { view.alpha = end }
  }
}

/// Slides one view of a navigation stack over another, which moves more slowly.
@preconcurrency @MainActor
final class NavigationSlideAnimator: BuiltInAnimator {
  /// The displacement of the lower view, as a fraction of the width.
  static let parallax: CGFloat = 0.3

  private let isPush: Bool

  init(isPush: Bool) {
    self.isPush = isPush
    super.init(duration: TransitionDurations.navigation)
  }

  override func prepare(_ transition: Transition) -> () -> Void {
    guard let from = transition.fromView, let to = transition.toView else { return {} }
    let container = transition.containerView
    let (upper, lower) = isPush ? (to, from) : (from, to)
    if isPush {
      container.addSubview(to)
    } else {
      container.insertSubview(to, belowSubview: from)
    }
    let width = container.bounds.width * (container.isRightToLeft ? -1 : 1)
    let (upperShown, lowerShown) = (upper.center, lower.center)
    let upperAway = CGPoint(x: upperShown.x + width, y: upperShown.y)
    let lowerAway = CGPoint(x: lowerShown.x - width * Self.parallax, y: lowerShown.y)
    let shade = SlideShade(below: upper, in: container, displacement: width)
    // Both views are in their regular positions when they are shown again.
    transition.whenOver {
      upper.center = upperShown
      lower.center = lowerShown
      shade.remove()
    }
    if isPush {
      upper.center = upperAway
      shade.moveAway()
    } else {
      lower.center = lowerAway
    }
    let isPush = isPush
    return {
      upper.center = isPush ? upperShown : upperAway
      lower.center = isPush ? lowerAway : lowerShown
      if isPush { shade.moveBack() } else { shade.moveAway() }
    }
  }
}
