// SPDX-License-Identifier: MIT

/// Manages a view and those in it.
///
/// What a subclass may override stands in this file; the work is done in the extensions, by subject.
@preconcurrency @MainActor
open class UIViewController: UIResponder, UIContentContainer, UITraitEnvironment {
  final let device: Device

  final var appearance = ControllerAppearance()
  final var containment = ControllerContainment()
  final var presentation = ControllerPresentation()
  final var traitState: ControllerTraits?

  private var loadedView: UIView?
  private var isLoadingView = false
  // The view is emptied of its controller by the one that goes first.
  nonisolated(unsafe) private weak var viewOfDeinit: UIView?

  /// Creates a controller; there are no archives here to load the view from.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    device = .current
    super.init()
  }

  /// Controllers cannot be decoded: there are no archives here.
  public required init?(coder: NSCoder) {
    device = .current
    super.init()
  }

  /// Creates a controller whose view is made in code.
  public override convenience init() {
    self.init(nibName: nil, bundle: nil)
  }

  deinit {
    viewOfDeinit?.controller = nil
  }

  // MARK: The view

  /// The view, which is loaded when it is first asked for.
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return loadedView
    }
    set { setView(newValue) }
  }

  /// The view, if it was loaded.
  open var viewIfLoaded: UIView? { loadedView }

  /// Whether the view was loaded.
  open var isViewLoaded: Bool { loadedView != nil }

  /// Makes the view.
  open func loadView() {
    makePlainView()
  }

  /// Loads the view if it was not.
  open func loadViewIfNeeded() {
    guard loadedView == nil else { return }
    guard Device.current === device else { return device.perform { loadViewIfNeeded() } }
    guard !isLoadingView else { return makePlainView() }  // `loadView` asks for what it is to make
    isLoadingView = true
    loadView()
    isLoadingView = false
    if loadedView == nil { makePlainView() }
    viewDidLoad()
  }

  private func makePlainView() {
    let view = UIView(frame: device.screen.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    self.view = view
  }

  /// Called after the view was loaded.
  open func viewDidLoad() {}

  private func setView(_ view: UIView?) {
    if let other = view?.controller, other !== self {
      device.reportIllegalUse(
        "A view can only be associated with at most one view controller at a time! View \(view!) is "
          + "associated with \(other). Clear this association before associating this view with \(self)."
      )
      return
    }
    loadedView?.controller = nil
    loadedView = view
    viewOfDeinit = view
    view?.controller = self
    view?.updateTraits()
  }

  /// A name for people, which a navigation bar shows.
  open var title: String? {
    didSet { titleChanged() }
  }

  // MARK: Appearance

  /// Called before the view is shown.
  open func viewWillAppear(_ animated: Bool) {}

  /// Called when the view has its place, its size and its traits, before it is laid out there.
  open func viewIsAppearing(_ animated: Bool) {}

  /// Called after the view was shown.
  open func viewDidAppear(_ animated: Bool) {}

  /// Called before the view is taken away.
  open func viewWillDisappear(_ animated: Bool) {}

  /// Called after the view was taken away.
  open func viewDidDisappear(_ animated: Bool) {}

  /// Whether the children are told of appearance by UIKit. Where not, the controller tells them with
  /// `beginAppearanceTransition(_:animated:)`.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  /// Tells a child of a container that it is about to be shown or taken away.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    beginAppearance(isAppearing, animated: animated)
  }

  /// Tells a child of a container that it was shown or taken away.
  open func endAppearanceTransition() {
    endUnbalancedAppearance()
  }

  /// Called before the controller is told that it will appear.
  func prepareToAppear() {}

  /// The children that come and go with this controller.
  var childrenThatAppear: [UIViewController] { children }

  /// The children whose coming ends with this controller's.
  var childrenThatEndAppearing: [UIViewController] { children }

  /// Called first of all when the view is laid out.
  func viewLayoutBegins() {
    sendIsAppearing()
  }

  // MARK: Layout

  /// Called before the view arranges its subviews.
  open func viewWillLayoutSubviews() {}

  /// Called after the view arranged its subviews.
  open func viewDidLayoutSubviews() {}

  /// What the controller's own bars cover of the view.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet {
      if additionalSafeAreaInsets != oldValue { viewIfLoaded?.refreshSafeArea() }
    }
  }

  /// Called when the safe area of the view has changed.
  open func viewSafeAreaInsetsDidChange() {}

  private var supports: [LayoutSupportGuide.Edge: LayoutSupportGuide] = [:]

  /// The bars that cover the upper edge of the view.
  @available(*, deprecated, message: "Use view.safeAreaLayoutGuide.topAnchor instead.")
  open var topLayoutGuide: any UILayoutSupport { support(at: .top) }

  /// The bars that cover the lower edge of the view.
  @available(*, deprecated, message: "Use view.safeAreaLayoutGuide.bottomAnchor instead.")
  open var bottomLayoutGuide: any UILayoutSupport { support(at: .bottom) }

  private func support(at edge: LayoutSupportGuide.Edge) -> LayoutSupportGuide {
    if let guide = supports[edge], guide.owningView === view { return guide }
    let guide = LayoutSupportGuide(edge, of: view)
    supports[edge] = guide
    return guide
  }

  /// Called when the margins of the view have changed.
  open func viewLayoutMarginsDidChange() {}

  /// Whether the view's margins are at least the system's.
  open var viewRespectsSystemMinimumLayoutMargins = true {
    didSet { viewIfLoaded?.updateMargins() }
  }

  /// The least margins of the system.
  open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
    let width: CGFloat = device.screen.bounds.width >= 414 ? 20 : 16
    return NSDirectionalEdgeInsets(top: 0, leading: width, bottom: 0, trailing: width)
  }

  /// The edges over which the view reaches under bars.
  open var edgesForExtendedLayout = UIRectEdge.all {
    didSet { containerNeedsLayout() }
  }

  /// Whether the view also reaches under bars that nothing shows through.
  open var extendedLayoutIncludesOpaqueBars = false {
    didSet { containerNeedsLayout() }
  }

  /// The size that the content would like to have.
  open var preferredContentSize = CGSize.zero {
    didSet { preferredSizeChanged(from: oldValue) }
  }

  /// Called after a child's preferred size has changed.
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}

  /// The size of a child's view when this one's has a size: the same, where a container does not say.
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    parentSize
  }

  /// Called before the size of the view changes. Tells the children and what is presented.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    forwardSize(size, with: coordinator)
  }

  /// Called before the traits change. Tells the children and what is presented.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    forwardTraits(newCollection, with: coordinator)
  }

  // MARK: Traits

  /// What the view is shown on, and how.
  open var traitCollection: UITraitCollection { currentTraits }

  /// Called when the traits that hold for the controller have changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// The style of the view and of all children, whatever the device's is.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { traitState?.overrides.userInterfaceStyle ?? .unspecified }
    set { changeTraitOverrides { $0.userInterfaceStyle = newValue } }
  }

  // MARK: Containment

  /// The container that the controller is in.
  open var parent: UIViewController? { containment.parent }

  /// The controllers in this one.
  open var children: [UIViewController] { containment.children }

  /// Puts a controller into this one; its view is not added.
  open func addChild(_ childController: UIViewController) {
    insertChild(childController)
  }

  /// Takes the controller out of its container; its view is not removed.
  open func removeFromParent() {
    leaveParent()
  }

  /// Called before the controller gets into a container, or out of one.
  open func willMove(toParent parent: UIViewController?) {
    willMoveToParent(parent)
  }

  /// Called after the controller got into a container, or out of one.
  open func didMove(toParent parent: UIViewController?) {
    didMoveToParent(parent)
  }

  /// Whether the controller comes because it got into a container: for `viewWillAppear` and
  /// `viewDidAppear`.
  open var isMovingToParent: Bool { containment.isMovingToParent }

  /// Whether the controller goes because it got out of its container: for `viewWillDisappear` and
  /// `viewDidDisappear`.
  open var isMovingFromParent: Bool { containment.isMovingFromParent }

  /// Exchanges the views of two children.
  open func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController,
    duration: TimeInterval, options: UIView.AnimationOptions = [], animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    exchangeChild(
      fromViewController, for: toViewController, duration: duration, options: options,
      animations: animations, completion: completion)
  }

  /// Gives the traits of a child values of their own.
  open func setOverrideTraitCollection(
    _ collection: UITraitCollection?, forChild childViewController: UIViewController
  ) {
    setTraits(collection, of: childViewController)
  }

  /// The traits that a child was given values of its own for.
  open func overrideTraitCollection(forChild childViewController: UIViewController)
    -> UITraitCollection?
  {
    childViewController.traitState?.fromParent
  }

  /// What a navigation bar shows for the controller.
  open var navigationItem: UINavigationItem { itemForNavigation }

  /// The nearest navigation controller around this one.
  open var navigationController: UINavigationController? { nearestNavigationController }

  // MARK: Presentation

  /// Shows a controller over this one.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    presentController(viewControllerToPresent, animated: flag, completion: completion)
  }

  /// Takes away what this controller presents, or this one where it presents nothing.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    dismissController(animated: flag, completion: completion)
  }

  /// What this controller or a container around it presents.
  open var presentedViewController: UIViewController? { presentedHereOrAbove }

  /// Who presents this controller or a container around it.
  open var presentingViewController: UIViewController? { presentingHereOrAbove }

  /// Whether the controller comes because it is presented.
  open var isBeingPresented: Bool { presentation.isBeingPresented }

  /// Whether the controller goes because it is dismissed.
  open var isBeingDismissed: Bool { presentation.isBeingDismissed }

  /// How the controller wants to be presented.
  open var modalPresentationStyle = UIModalPresentationStyle.automatic

  /// How the view wants to come and go.
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical

  /// Whether the styles for a context cover the view of this controller.
  open var definesPresentationContext = false

  /// Whether the transition style of the controller that defines the context counts.
  open var providesPresentationContextTransitionStyle = false

  /// Whether the user cannot dismiss the controller.
  open var isModalInPresentation = false

  /// Whether a controller that does not cover the screen says what the status bar looks like.
  open var modalPresentationCapturesStatusBarAppearance = false

  /// Who chooses how the controller is presented and dismissed.
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?

  /// What presents the controller, or will.
  open var presentationController: UIPresentationController? { presentationControllerInUse }

  /// The coordinator of a transition that the controller or a container around it is in.
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    transitionInUse
  }

  /// The transition of this controller's own children.
  var containerTransition: Transition? { nil }

  // MARK: Status bar

  /// What the status bar should look like over the controller.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }

  /// Whether the status bar should be hidden over the controller.
  open var prefersStatusBarHidden: Bool { false }

  /// How the status bar should come and go.
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }

  /// The child that says what the status bar looks like.
  open var childForStatusBarStyle: UIViewController? { nil }

  /// The child that says whether the status bar is hidden.
  open var childForStatusBarHidden: UIViewController? { nil }

  /// Says that the status bar has to be asked for anew.
  open func setNeedsStatusBarAppearanceUpdate() {
    device.application.statusBar.setNeedsUpdate()
  }

  // MARK: Responders

  /// Dismisses the controller where it is presented as a sheet, as the gesture of VoiceOver for leaving
  /// does.
  open override func accessibilityPerformEscape() -> Bool {
    super.accessibilityPerformEscape() || presentation.controller?.performEscape() == true
  }

  /// Who presents the controller, or the superview of the view.
  open override var next: UIResponder? {
    presentation.presenting ?? viewIfLoaded?.superview
  }
}
