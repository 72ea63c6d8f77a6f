// SPDX-License-Identifier: MIT

/// The state of a running transition.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
  /// Whether the transition is animated.
  var isAnimated: Bool { get }

  /// The style of the presentation; `none` if no controller is presented.
  var presentationStyle: UIModalPresentationStyle { get }

  /// Whether the transition began interactively.
  var initiallyInteractive: Bool { get }

  /// Whether the transition can become interactive again.
  var isInterruptible: Bool { get }

  /// Whether a gesture drives the transition now.
  var isInteractive: Bool { get }

  /// Whether the transition was cancelled, so that the views return to their initial positions.
  var isCancelled: Bool { get }

  /// The duration of the transition without a gesture, in seconds.
  var transitionDuration: TimeInterval { get }

  /// The progress to which the gesture has driven the transition, from 0 to 1.
  var percentComplete: CGFloat { get }

  /// The speed of the rest of the transition after the gesture, as a multiple of the transition's
  /// own speed.
  var completionVelocity: CGFloat { get }

  /// The timing curve of the rest of the transition after the gesture.
  var completionCurve: UIView.AnimationCurve { get }

  /// Returns a controller of the transition.
  @discardableResult
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?

  /// Returns a view of the transition.
  @discardableResult
  func view(forKey key: UITransitionContextViewKey) -> UIView?

  /// The view that contains the transition.
  var containerView: UIView { get }

  /// The rotation of the interface.
  var targetTransform: CGAffineTransform { get }
}

/// Runs further animations alongside a transition and notifies clients of its end.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext
{
  /// Animates changes alongside the transition and calls `completion` after the transition has
  /// ended.
  ///
  /// Completions are called in the reverse order of their registration.
  /// - Returns: False if the transition has ended; neither closure is called then.
  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool

  /// Animates changes of views outside the container view alongside the transition.
  @discardableResult
  func animateAlongsideTransition(
    in view: UIView?,
    animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool

  /// Calls the closure when the transition's gesture has ended.
  func notifyWhenInteractionEnds(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)

  /// Calls the closure each time a gesture begins or stops driving the transition.
  func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
}

// Requirements of a protocol cannot have default arguments.
extension UIViewControllerTransitionCoordinator {
  /// Animates changes alongside the transition.
  @discardableResult
  public func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: nil)
  }

  /// Animates changes of views outside the container view alongside the transition.
  @discardableResult
  public func animateAlongsideTransition(
    in view: UIView?,
    animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animateAlongsideTransition(in: view, animation: animation, completion: nil)
  }
}

/// The key of a controller of a transition.
public struct UITransitionContextViewControllerKey: Hashable, RawRepresentable, Sendable {
  /// The string that identifies the value; equal strings make equal values.
  public let rawValue: String

  /// Creates a key with a name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The controller that is shown at the beginning.
  public static let from = UITransitionContextViewControllerKey(
    rawValue: "UITransitionContextFromViewController")
  /// The controller that is shown at the end.
  public static let to = UITransitionContextViewControllerKey(
    rawValue: "UITransitionContextToViewController")
}

/// The key of a view of a transition.
public struct UITransitionContextViewKey: Hashable, RawRepresentable, Sendable {
  /// The string that identifies the value; equal strings make equal values.
  public let rawValue: String

  /// Creates a key with a name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The view that is removed at the end.
  public static let from = UITransitionContextViewKey(rawValue: "UITransitionContextFromView")
  /// The view that is shown at the end.
  public static let to = UITransitionContextViewKey(rawValue: "UITransitionContextToView")
}
