// SPDX-License-Identifier: MIT

/// What is known of a transition that runs.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
  /// Whether something moves.
  var isAnimated: Bool { get }

  /// How the controller is presented; `none` where it is not.
  var presentationStyle: UIModalPresentationStyle { get }

  /// Whether the transition began interactively.
  var initiallyInteractive: Bool { get }

  /// Whether the transition may become interactive again.
  var isInterruptible: Bool { get }

  /// Whether a gesture drives the transition now.
  var isInteractive: Bool { get }

  /// Whether everything goes back to where it was.
  var isCancelled: Bool { get }

  /// How long the transition takes without a gesture, in seconds.
  var transitionDuration: TimeInterval { get }

  /// How far the gesture had driven the transition, from 0 to 1.
  var percentComplete: CGFloat { get }

  /// How fast the transition goes on when the gesture has ended, against its own speed.
  var completionVelocity: CGFloat { get }

  /// The curve of what is left when the gesture has ended.
  var completionCurve: UIView.AnimationCurve { get }

  /// A controller that takes part.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?

  /// A view that takes part.
  func view(forKey key: UITransitionContextViewKey) -> UIView?

  /// The view in which everything happens.
  var containerView: UIView { get }

  /// How the interface is turned by a rotation.
  var targetTransform: CGAffineTransform { get }
}

/// Lets others move their views beside a transition, and tells them of its end.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext
{
  /// Changes views together with the transition, and tells when it has ended.
  ///
  /// Completions are called in the reverse order of their registration.
  /// - Returns: False where the transition has ended; nothing is called then.
  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool

  /// The same for views outside of the container view.
  @discardableResult
  func animateAlongsideTransition(
    in view: UIView?,
    animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool

  /// Calls the closure when the gesture of the transition has ended.
  func notifyWhenInteractionEnds(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)

  /// Calls the closure each time that a gesture takes the transition up or lets it go.
  func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
}

// A protocol's requirement has no default arguments.
extension UIViewControllerTransitionCoordinator {
  /// Changes views together with the transition.
  @discardableResult
  public func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: nil)
  }

  /// Changes views outside of the container view together with the transition.
  @discardableResult
  public func animateAlongsideTransition(
    in view: UIView?,
    animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animateAlongsideTransition(in: view, animation: animation, completion: nil)
  }
}

/// Names a controller of a transition.
public struct UITransitionContextViewControllerKey: Hashable, RawRepresentable, Sendable {
  /// The name.
  public let rawValue: String

  /// A key of a name.
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

/// Names a view of a transition.
public struct UITransitionContextViewKey: Hashable, RawRepresentable, Sendable {
  /// The name.
  public let rawValue: String

  /// A key of a name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The view that is taken away at the end.
  public static let from = UITransitionContextViewKey(rawValue: "UITransitionContextFromView")
  /// The view that is shown at the end.
  public static let to = UITransitionContextViewKey(rawValue: "UITransitionContextToView")
}
