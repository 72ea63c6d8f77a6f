// SPDX-License-Identifier: MIT

/// A navigation controller whose stack is set with models.
///
/// ```swift
/// let host = ScreenHost(.iPhone15)
/// let controller = NavigationController()
/// var showsDetails = true
///
/// @NavigationModelBuilder func stack() -> [NavigationModel] {
///   NavigationModel.root(dataID: "form") { UIViewController() }
///   if showsDetails {
///     NavigationModel(
///       dataID: "details", makeViewController: { UIViewController() },
///       remove: { showsDetails = false })
///   }
/// }
/// controller.setStack(stack(), animated: false)
/// host.show(controller)
/// host.perform { controller.popViewController(animated: true) }  // as the back button does
/// host.settle()
/// print(controller.viewControllers.count, showsDetails)  // 1 false
/// ```
///
/// The user can pop a controller with a drag from the leading edge also while the navigation bar is
/// hidden, but not a controller whose navigation item hides the back button.
///
/// Every change of the state sets the whole stack; controllers are made for models that are new. A
/// stack that is set during a transition waits for its end, so `viewControllers` can be the old
/// ones after the call. Pushing and setting controllers directly is unavailable; popping is
/// allowed, and calls `remove`. A navigation controller cannot be pushed without `wrapNavigation`.
@preconcurrency @MainActor
open class NavigationController: UINavigationController {
  private let queue = NavigationQueue()
  private let wrap: (_ nested: UINavigationController) -> UIViewController
  private lazy var swipeBack = SwipeBack(self)

  /// Creates a controller without a stack.
  ///
  /// - Parameter wrapNavigation: Returns a controller that contains a navigation controller, which
  ///   cannot be pushed itself. Without this closure, models must not make navigation controllers.
  public init(wrapNavigation: ((_ nested: UINavigationController) -> UIViewController)? = nil) {
    wrap = wrapNavigation ?? { $0 }
    super.init(nibName: nil, bundle: nil)
  }

  /// Not available, because the controller is not archived.
  @available(*, unavailable)
  public required init?(coder _: NSCoder) { fatalError("init(coder:) is not available") }

  /// Enables the pop by a drag from the edge.
  open override func viewDidLoad() {
    super.viewDidLoad()
    interactivePopGestureRecognizer?.delegate = swipeBack
  }

  // MARK: The stack

  /// Sets the stack, from the root to the top; nil models are left out.
  ///
  /// Models whose identities and parameters are those of the current stack keep their controllers.
  /// During a transition the stack is set afterwards, or another stack that is set until then. A
  /// controller that the user pops calls `remove` of its model.
  ///
  /// An empty stack removes all controllers. Models with one data ID are shown, with a warning; a
  /// controller that another model has made is left out, with a warning.
  public func setStack(_ stack: [NavigationModel?], animated: Bool) {
    queue.enqueue(stack.compactMap(\.self), animated: animated, from: self)
  }

  /// Sets the stack, from the root to the top. See the function with optional models.
  public func setStack(_ stack: [NavigationModel], animated: Bool) {
    queue.enqueue(stack, animated: animated, from: self)
  }

  /// Called after the controllers were set. Does nothing; subclasses can override it.
  open func didSetViewControllers(_: [UIViewController], animated _: Bool) {}

  // MARK: Controllers

  /// Pops the top controller, and removes its model.
  @discardableResult
  open override func popViewController(animated: Bool) -> UIViewController? {
    let popped = super.popViewController(animated: animated)
    didPop(popped.map { [$0] }, animated: animated)
    return popped
  }

  /// Pops all controllers but the root, and removes their models.
  @discardableResult
  open override func popToRootViewController(animated: Bool) -> [UIViewController]? {
    let popped = super.popToRootViewController(animated: animated)
    didPop(popped, animated: animated)
    return popped
  }

  /// Pops all controllers above another one, and removes their models.
  @discardableResult
  open override func popToViewController(
    _ viewController: UIViewController, animated: Bool
  ) -> [UIViewController]? {
    let popped = super.popToViewController(viewController, animated: animated)
    didPop(popped, animated: animated)
    return popped
  }

  private func didPop(_ controllers: [UIViewController]?, animated: Bool) {
    queue.didPop(controllers ?? [], animated: animated, from: self)
  }

  /// Not available: set models with `setStack(_:animated:)`.
  @available(*, unavailable, message: "Set models with setStack(_:animated:).")
  public final override func setViewControllers(_: [UIViewController], animated _: Bool) {
    EpoxyLogger.shared.assertionFailure(
      "setViewControllers(_:animated:) of a NavigationController: use setStack(_:animated:).")
  }

  /// Not available: set models with `setStack(_:animated:)`.
  @available(*, unavailable, message: "Set models with setStack(_:animated:).")
  public final override func pushViewController(_: UIViewController, animated _: Bool) {
    EpoxyLogger.shared.assertionFailure(
      "pushViewController(_:animated:) of a NavigationController: use setStack(_:animated:).")
  }
}

extension NavigationController: NavigationInterface {
  func setStack(_ stack: [UIViewController], animated: Bool) {
    setControllers(stack, animated: animated)
    didSetViewControllers(stack, animated: animated)
  }

  func wrapNavigation(_ navigationController: UINavigationController) -> UIViewController {
    wrap(navigationController)
  }

  private func setControllers(_ stack: [UIViewController], animated: Bool) {
    super.setViewControllers(stack, animated: animated)
  }
}

/// Decides whether a drag from the edge pops a controller. UIKit's own delegate allows no drag
/// while the navigation bar is hidden.
@MainActor
private final class SwipeBack: NSObject, UIGestureRecognizerDelegate {
  private weak var controller: NavigationController?

  init(_ controller: NavigationController) {
    self.controller = controller
    super.init()
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let controller, controller.viewControllers.count > 1,
      controller.transitionCoordinator == nil
    else { return false }
    return controller.topViewController?.navigationItem.hidesBackButton == false
  }
}
