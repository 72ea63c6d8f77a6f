// SPDX-License-Identifier: MIT
import UIKit

// Subclasses from another module that call every designated initializer and override every member,
// as is possible on Apple's platforms. The sources are compiled and not run.

class UIBarButtonItemSubclass: UIBarButtonItem {
  override init() { super.init() }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override var primaryAction: UIAction? { didSet {} }
  override var style: UIBarButtonItem.Style { didSet {} }
  override var customView: UIView? { didSet {} }
  override var width: CGFloat { didSet {} }
  override var tintColor: UIColor? { didSet {} }
  override var isHidden: Bool { didSet {} }
}

class UIBarItemSubclass: UIBarItem {
  override init() { super.init() }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override var title: String? { didSet {} }
  override var image: UIImage? { didSet {} }
  override var isEnabled: Bool { didSet {} }
  override var tag: Int { didSet {} }
}

class UINavigationBarSubclass: UINavigationBar {
  override init(frame: CGRect) { super.init(frame: frame) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override var items: [UINavigationItem]? { didSet {} }
  override func setItems(_ items: [UINavigationItem]?, animated: Bool) {
    super.setItems(items, animated: animated)
  }
  override var topItem: UINavigationItem? { super.topItem }
  override var backItem: UINavigationItem? { super.backItem }
  override var prefersLargeTitles: Bool { didSet {} }
  override var isTranslucent: Bool { didSet {} }
  override var barTintColor: UIColor? { didSet {} }
  override var titleTextAttributes: [NSAttributedString.Key: Any]? { didSet {} }
  override var largeTitleTextAttributes: [NSAttributedString.Key: Any]? { didSet {} }
  override func sizeThatFits(_ size: CGSize) -> CGSize { super.sizeThatFits(size) }
  override func layoutSubviews() { super.layoutSubviews() }
}

class UINavigationControllerSubclass: UINavigationController {
  override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }
  override init(rootViewController: UIViewController) {
    super.init(rootViewController: rootViewController)
  }
  override init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    super.init(navigationBarClass: navigationBarClass, toolbarClass: toolbarClass)
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override var navigationBar: UINavigationBar { super.navigationBar }
  override var delegate: (any UINavigationControllerDelegate)? { didSet {} }
  override var viewControllers: [UIViewController] { didSet {} }
  override var topViewController: UIViewController? { super.topViewController }
  override var visibleViewController: UIViewController? { super.visibleViewController }
  override func pushViewController(_ viewController: UIViewController, animated: Bool) {
    super.pushViewController(viewController, animated: animated)
  }
  override func popViewController(animated: Bool) -> UIViewController? {
    super.popViewController(animated: animated)
  }
  override func popToRootViewController(animated: Bool) -> [UIViewController]? {
    super.popToRootViewController(animated: animated)
  }
  override func popToViewController(_ viewController: UIViewController, animated: Bool)
    -> [UIViewController]?
  { super.popToViewController(viewController, animated: animated) }
  override func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    super.setViewControllers(viewControllers, animated: animated)
  }
  override var isNavigationBarHidden: Bool { didSet {} }
  override var interactivePopGestureRecognizer: UIGestureRecognizer? {
    super.interactivePopGestureRecognizer
  }
  override func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    super.setNavigationBarHidden(hidden, animated: animated)
  }
  override var childForStatusBarHidden: UIViewController? { super.childForStatusBarHidden }
  override var childForStatusBarStyle: UIViewController? { super.childForStatusBarStyle }
}

class UINavigationItemSubclass: UINavigationItem {
  override init(title: String) { super.init(title: title) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override var title: String? { didSet {} }
  override var titleView: UIView? { didSet {} }
  override var prompt: String? { didSet {} }
  override var largeTitleDisplayMode: UINavigationItem.LargeTitleDisplayMode { didSet {} }
  override var backButtonTitle: String? { didSet {} }
  override var backBarButtonItem: UIBarButtonItem? { didSet {} }
  override var hidesBackButton: Bool { didSet {} }
  override func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    super.setHidesBackButton(hidesBackButton, animated: animated)
  }
  override var leftItemsSupplementBackButton: Bool { didSet {} }
  override var leftBarButtonItems: [UIBarButtonItem]? { didSet {} }
  override var rightBarButtonItems: [UIBarButtonItem]? { didSet {} }
  override var leftBarButtonItem: UIBarButtonItem? { didSet {} }
  override var rightBarButtonItem: UIBarButtonItem? { didSet {} }
  override func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    super.setLeftBarButton(item, animated: animated)
  }
  override func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    super.setRightBarButton(item, animated: animated)
  }
}

class UIPercentDrivenInteractiveTransitionSubclass: UIPercentDrivenInteractiveTransition {
  override init() { super.init() }
  override var completionSpeed: CGFloat { didSet {} }
  override var completionCurve: UIView.AnimationCurve { didSet {} }
  override var wantsInteractiveStart: Bool { didSet {} }
  override var duration: CGFloat { super.duration }
  override var percentComplete: CGFloat { super.percentComplete }
  override func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) { super.startInteractiveTransition(transitionContext) }
  override func pause() { super.pause() }
  override func update(_ percentComplete: CGFloat) { super.update(percentComplete) }
  override func cancel() { super.cancel() }
  override func finish() { super.finish() }
}

class UIPresentationControllerSubclass: UIPresentationController {
  override init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    super.init(
      presentedViewController: presentedViewController, presenting: presentingViewController)
  }
  override var delegate: (any UIAdaptivePresentationControllerDelegate)? { didSet {} }
  override var overrideTraitCollection: UITraitCollection? { didSet {} }
  override var presentedViewController: UIViewController { super.presentedViewController }
  override var presentingViewController: UIViewController { super.presentingViewController }
  override var presentationStyle: UIModalPresentationStyle { super.presentationStyle }
  override var containerView: UIView? { super.containerView }
  override var presentedView: UIView? { super.presentedView }
  override var frameOfPresentedViewInContainerView: CGRect {
    super.frameOfPresentedViewInContainerView
  }
  override var shouldPresentInFullscreen: Bool { super.shouldPresentInFullscreen }
  override var shouldRemovePresentersView: Bool { super.shouldRemovePresentersView }
  override func containerViewWillLayoutSubviews() { super.containerViewWillLayoutSubviews() }
  override func containerViewDidLayoutSubviews() { super.containerViewDidLayoutSubviews() }
  override func presentationTransitionWillBegin() { super.presentationTransitionWillBegin() }
  override func presentationTransitionDidEnd(_ completed: Bool) {
    super.presentationTransitionDidEnd(completed)
  }
  override func dismissalTransitionWillBegin() { super.dismissalTransitionWillBegin() }
  override func dismissalTransitionDidEnd(_ completed: Bool) {
    super.dismissalTransitionDidEnd(completed)
  }
  override var preferredContentSize: CGSize { super.preferredContentSize }
  override func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) { super.preferredContentSizeDidChange(forChildContentContainer: container) }
  override func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    super.size(forChildContentContainer: container, withParentContainerSize: parentSize)
  }
  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) { super.viewWillTransition(to: size, with: coordinator) }
  override func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) { super.willTransition(to: newCollection, with: coordinator) }
}

class UISceneSubclass: UIScene {
  override var delegate: (any UISceneDelegate)? { didSet {} }
  override var activationState: UIScene.ActivationState { super.activationState }
  override var title: String! { didSet {} }
}

class UIStatusBarManagerSubclass: UIStatusBarManager {
  override var statusBarStyle: UIStatusBarStyle { super.statusBarStyle }
  override var isStatusBarHidden: Bool { super.isStatusBarHidden }
  override var statusBarFrame: CGRect { super.statusBarFrame }
}

class UIViewControllerSubclass: UIViewController {
  override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override var view: UIView! { didSet {} }
  override var viewIfLoaded: UIView? { super.viewIfLoaded }
  override var isViewLoaded: Bool { super.isViewLoaded }
  override func loadView() { super.loadView() }
  override func loadViewIfNeeded() { super.loadViewIfNeeded() }
  override func viewDidLoad() { super.viewDidLoad() }
  override var title: String? { didSet {} }
  override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated) }
  override func viewIsAppearing(_ animated: Bool) { super.viewIsAppearing(animated) }
  override func viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated) }
  override func viewWillDisappear(_ animated: Bool) { super.viewWillDisappear(animated) }
  override func viewDidDisappear(_ animated: Bool) { super.viewDidDisappear(animated) }
  override var shouldAutomaticallyForwardAppearanceMethods: Bool {
    super.shouldAutomaticallyForwardAppearanceMethods
  }
  override func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    super.beginAppearanceTransition(isAppearing, animated: animated)
  }
  override func endAppearanceTransition() { super.endAppearanceTransition() }
  override func viewWillLayoutSubviews() { super.viewWillLayoutSubviews() }
  override func viewDidLayoutSubviews() { super.viewDidLayoutSubviews() }
  override var additionalSafeAreaInsets: UIEdgeInsets { didSet {} }
  override func viewSafeAreaInsetsDidChange() { super.viewSafeAreaInsetsDidChange() }
  override func viewLayoutMarginsDidChange() { super.viewLayoutMarginsDidChange() }
  override var viewRespectsSystemMinimumLayoutMargins: Bool { didSet {} }
  override var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
    super.systemMinimumLayoutMargins
  }
  override var edgesForExtendedLayout: UIRectEdge { didSet {} }
  override var extendedLayoutIncludesOpaqueBars: Bool { didSet {} }
  override var preferredContentSize: CGSize { didSet {} }
  override func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) { super.preferredContentSizeDidChange(forChildContentContainer: container) }
  override func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    super.size(forChildContentContainer: container, withParentContainerSize: parentSize)
  }
  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) { super.viewWillTransition(to: size, with: coordinator) }
  override func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) { super.willTransition(to: newCollection, with: coordinator) }
  override var traitCollection: UITraitCollection { super.traitCollection }
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
  }
  override var overrideUserInterfaceStyle: UIUserInterfaceStyle { didSet {} }
  override var parent: UIViewController? { super.parent }
  override var children: [UIViewController] { super.children }
  override func addChild(_ childController: UIViewController) { super.addChild(childController) }
  override func removeFromParent() { super.removeFromParent() }
  override func willMove(toParent parent: UIViewController?) { super.willMove(toParent: parent) }
  override func didMove(toParent parent: UIViewController?) { super.didMove(toParent: parent) }
  override var isMovingToParent: Bool { super.isMovingToParent }
  override var isMovingFromParent: Bool { super.isMovingFromParent }
  override func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController,
    duration: TimeInterval, options: UIView.AnimationOptions, animations: (() -> Void)?,
    completion: ((Bool) -> Void)?
  ) {
    super.transition(
      from: fromViewController, to: toViewController, duration: duration, options: options,
      animations: animations, completion: completion)
  }
  override func setOverrideTraitCollection(
    _ collection: UITraitCollection?, forChild childViewController: UIViewController
  ) { super.setOverrideTraitCollection(collection, forChild: childViewController) }
  override func overrideTraitCollection(forChild childViewController: UIViewController)
    -> UITraitCollection?
  { super.overrideTraitCollection(forChild: childViewController) }
  override var navigationItem: UINavigationItem { super.navigationItem }
  override var navigationController: UINavigationController? { super.navigationController }
  override func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)?
  ) { super.present(viewControllerToPresent, animated: flag, completion: completion) }
  override func dismiss(animated flag: Bool, completion: (() -> Void)?) {
    super.dismiss(animated: flag, completion: completion)
  }
  override var presentedViewController: UIViewController? { super.presentedViewController }
  override var presentingViewController: UIViewController? { super.presentingViewController }
  override var isBeingPresented: Bool { super.isBeingPresented }
  override var isBeingDismissed: Bool { super.isBeingDismissed }
  override var modalPresentationStyle: UIModalPresentationStyle { didSet {} }
  override var modalTransitionStyle: UIModalTransitionStyle { didSet {} }
  override var definesPresentationContext: Bool { didSet {} }
  override var providesPresentationContextTransitionStyle: Bool { didSet {} }
  override var isModalInPresentation: Bool { didSet {} }
  override var modalPresentationCapturesStatusBarAppearance: Bool { didSet {} }
  override var transitioningDelegate: (any UIViewControllerTransitioningDelegate)? { didSet {} }
  override var presentationController: UIPresentationController? { super.presentationController }
  override var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    super.transitionCoordinator
  }
  override var preferredStatusBarStyle: UIStatusBarStyle { super.preferredStatusBarStyle }
  override var prefersStatusBarHidden: Bool { super.prefersStatusBarHidden }
  override var preferredStatusBarUpdateAnimation: UIStatusBarAnimation {
    super.preferredStatusBarUpdateAnimation
  }
  override var childForStatusBarStyle: UIViewController? { super.childForStatusBarStyle }
  override var childForStatusBarHidden: UIViewController? { super.childForStatusBarHidden }
  override func setNeedsStatusBarAppearanceUpdate() { super.setNeedsStatusBarAppearanceUpdate() }
  override var next: UIResponder? { super.next }
}

class UIWindowSceneSubclass: UIWindowScene {
  // An override of `statusBarManager` is not covered.
  override var screen: UIScreen { super.screen }
  override var windows: [UIWindow] { super.windows }
  override var keyWindow: UIWindow? { super.keyWindow }
  override var traitCollection: UITraitCollection { super.traitCollection }
  override var coordinateSpace: any UICoordinateSpace { super.coordinateSpace }
}
