// SPDX-License-Identifier: MIT

/// Shows the uppermost of a stack of controllers under a bar.
@preconcurrency @MainActor
open class UINavigationController: UIViewController {
  /// What a push or pop is.
  public enum Operation: Int, Sendable {
    /// Nothing.
    case none = 0
    /// A controller comes onto the stack.
    case push = 1
    /// Controllers go from the stack.
    case pop = 2
  }

  /// How long a bar takes to come or go, in seconds.
  public nonisolated static let hideShowBarDuration: CGFloat = CGFloat(TransitionDurations.bar)

  final var navigation = NavigationState()
  final let contentView = NavigationContentView(frame: .zero)

  /// The bar at the top.
  open private(set) var navigationBar = UINavigationBar(frame: .zero)

  /// Who is told of what is shown, and chooses animations.
  open weak var delegate: (any UINavigationControllerDelegate)?

  /// Creates a navigation controller with nothing to show.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    setUpBar()
  }

  /// Creates a navigation controller that shows a controller.
  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    setUpBar()
    pushViewController(rootViewController, animated: false)
  }

  /// Creates a navigation controller with nothing to show. The bar is always a `UINavigationBar`: Swift
  /// makes no objects of a class that is only known at run time.
  public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    super.init(nibName: nil, bundle: nil)
    setUpBar()
  }

  /// Controllers cannot be decoded: there are no archives here.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUpBar()
  }

  // MARK: The stack

  /// The controllers, the uppermost last.
  open var viewControllers: [UIViewController] {
    get { navigation.stack }
    set { setViewControllers(newValue, animated: false) }
  }

  /// The uppermost controller.
  open var topViewController: UIViewController? { navigation.stack.last }

  /// What is presented over the stack, or else the uppermost controller.
  open var visibleViewController: UIViewController? {
    presentation.presented ?? topViewController?.presentation.presented ?? topViewController
  }

  /// Puts a controller on the stack.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    push(viewController, animated: animated)
  }

  /// Takes the uppermost controller from the stack, but not the last one.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    pop(animated: animated)
  }

  /// Goes back to the controller below, where there is one and the back button is not hidden, as the
  /// gesture of VoiceOver for leaving does.
  open override func accessibilityPerformEscape() -> Bool {
    let hidesBack = topViewController?.navigationItem.hidesBackButton == true
    guard viewControllers.count > 1, !hidesBack else { return super.accessibilityPerformEscape() }
    popViewController(animated: true)
    return true
  }

  /// Takes all controllers but the lowest one from the stack.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    popToRoot(animated: animated)
  }

  /// Takes the controllers above another one from the stack.
  @discardableResult
  open func popToViewController(_ viewController: UIViewController, animated: Bool)
    -> [UIViewController]?
  {
    popTo(viewController, animated: animated)
  }

  /// Exchanges the stack. What is shown is pushed if it is new to the stack, and popped to otherwise.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    setStack(viewControllers, animated: animated)
  }

  // MARK: Bars and gestures

  /// Whether there is no bar.
  open var isNavigationBarHidden: Bool {
    get { navigation.isBarHidden }
    set { setNavigationBarHidden(newValue, animated: false) }
  }

  /// Takes the uppermost controller from the stack with a finger from the edge.
  open var interactivePopGestureRecognizer: UIGestureRecognizer? { interactivePop.recognizer }

  final private(set) lazy var interactivePop = InteractivePop(self)

  /// Shows or hides the bar.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    hideBar(hidden, animated: animated)
  }

  /// The uppermost controller says whether the status bar is hidden.
  open override var childForStatusBarHidden: UIViewController? { topViewController }

  /// The uppermost controller says what the status bar looks like where there is no bar.
  open override var childForStatusBarStyle: UIViewController? {
    isNavigationBarHidden ? topViewController : nil
  }

  // MARK: Seams

  override var containerTransition: Transition? { navigation.transition }

  override func prepareToAppear() {
    installViews()
  }

  override var childrenThatAppear: [UIViewController] {
    [navigation.runningTransition?.to ?? navigation.shown].compactMap { $0 }
  }

  /// While a transition runs, it ends the coming of what it shows.
  override var childrenThatEndAppearing: [UIViewController] {
    navigation.runningTransition == nil ? [navigation.shown].compactMap { $0 } : []
  }

  override func viewLayoutBegins() {
    installViews()
    layOutBar()
    super.viewLayoutBegins()
  }
}

/// What a navigation controller knows of its stack.
@MainActor
struct NavigationState {
  /// What was asked for last.
  var stack: [UIViewController] = []
  /// The controller whose view is in its place, but for what a transition does.
  var shown: UIViewController?
  /// What the stack was when that came to its place.
  var settledStack: [UIViewController] = []
  /// What the stack was when the transition began.
  var stackOfTransition: [UIViewController] = []
  /// From the request until the end.
  var transition: Transition?
  /// Whether another transition has to follow, and whether it is animated.
  var next: Bool?
  /// Controllers that were added and not told yet that they are in.
  var arriving: [UIViewController] = []
  /// Controllers that are no longer in the stack, and still children.
  var leaving: [UIViewController] = []
  /// What drives the pop that the system's own gesture has begun.
  var popInteractor: UIPercentDrivenInteractiveTransition?
  var isBarHidden = false

  var runningTransition: Transition? {
    transition?.phase == .running ? transition : nil
  }
}

/// Is told of what a navigation controller shows, and chooses its animations.
@preconcurrency @MainActor
public protocol UINavigationControllerDelegate: NSObjectProtocol {
  /// Called before a controller is shown.
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool)

  /// Called after a controller was shown.
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool)

  /// What drives a transition; none where it runs by itself.
  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?

  /// The animator of a transition; none for the usual one.
  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
}

extension UINavigationControllerDelegate {
  /// Does nothing.
  public func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {}

  /// Does nothing.
  public func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {}

  /// Returns nil.
  public func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }

  /// The usual one.
  public func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
}
