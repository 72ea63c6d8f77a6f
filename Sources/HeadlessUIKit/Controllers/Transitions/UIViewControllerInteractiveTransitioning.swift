// SPDX-License-Identifier: MIT

/// Drives a transition with a gesture.
@preconcurrency @MainActor
public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
  /// Begins a transition that is driven by the gesture.
  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)

  /// The speed of the rest of the animation after the gesture, as a multiple of the animation's own
  /// speed.
  var completionSpeed: CGFloat { get }

  /// The timing curve of the rest of the animation after the gesture.
  var completionCurve: UIView.AnimationCurve { get }

  /// Whether the gesture drives the transition from the beginning.
  var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
  /// The animation's own speed: 1.
  public var completionSpeed: CGFloat { 1 }
  /// Ease in and ease out.
  public var completionCurve: UIView.AnimationCurve { .easeInOut }
  /// By default true: the transition begins with the gesture.
  public var wantsInteractiveStart: Bool { true }
}
