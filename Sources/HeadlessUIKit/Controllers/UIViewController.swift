// SPDX-License-Identifier: MIT

/// Manages a hierarchy of views.
///
/// ```swift
/// final class LogController: UIViewController {
///   var events: [String] = []
///   override func viewDidLoad() { events.append("load") }
///   override func viewWillAppear(_ animated: Bool) { events.append("will") }
///   override func viewDidLayoutSubviews() { events.append("layout") }
///   override func viewDidAppear(_ animated: Bool) { events.append("did") }
/// }
///
/// let host = ScreenHost(.iPhone15)
/// let controller = LogController()
/// host.show(controller)
/// print(controller.events)  // ["load", "will", "layout", "did"]
/// ```
///
/// `viewDidAppear` is called at the end of the turn, after the layout of the window. The callbacks
/// are balanced for every sequence of calls. `present` and `dismiss` begin a transition that runs
/// in the host's time and ends when the test advances it, or at the end of the turn without
/// animation: 0.4 s, and 0.35 s for a push, which Apple does not document. Presenting from a
/// controller that is not in a window, or that presents already, does nothing but warn.
///
/// `loadView()` loads the view from the storyboard or the nib of the controller. Without one, it
/// makes a plain view.
///
/// This file declares the members that subclasses can override. The extensions implement them, one
/// file per subject.
@preconcurrency @MainActor
open class UIViewController: UIResponder, UIContentContainer, UITraitEnvironment {
  override class var observableKeyPaths: ObservableKeyPaths {
    ObservableProperty.ofController(Self.self)
  }

  /// The device that the controller belongs to: that on which it was created, until a controller,
  /// window or view of another one shows it.
  final var device: Device

  final var editing = ControllerEditing()
  final var unavailable = ContentUnavailableHost()

  final var appearance = ControllerAppearance()
  final var containment = ControllerContainment()
  final var presentation = ControllerPresentation()
  final var traitState: ControllerTraits?

  /// The scene of a storyboard, or the nib, that the controller is made from.
  final var archive: (any ControllerArchive)?
  final private(set) var requestedNib = RequestedNib()

  private var loadedView: UIView?
  private var isLoadingView = false
  private var isReadForObserver = false
  // `deinit` clears the controller of this view. Weak: the view can be released before its
  // controller.
  nonisolated(unsafe) private weak var viewOfDeinit: UIView?

  /// Creates a controller whose view is in a nib.
  ///
  /// - Parameters:
  ///   - nibNameOrNil: The name of the file without extension. Without a name, the nib is used that
  ///     has the name of the class, or that name without the word "Controller" at its end, unless
  ///     `loadView()` is overridden.
  ///   - nibBundleOrNil: The bundle of the file; nil for that of the application.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    device = .current
    super.init()
    requestedNib = RequestedNib(name: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates a controller of a storyboard or a nib. Another coder than theirs has no values.
  public required init?(coder: NSCoder) {
    device = .current
    super.init()
    InterfaceCoder.configure(self, as: UIViewController.self, with: coder)
  }

  /// Creates a controller whose view is in the nib with the name of the class, or created in code.
  public override convenience init() {
    self.init(nibName: nil, bundle: nil)
  }

  deinit {
    viewOfDeinit?.controller = nil
  }

  // MARK: The view

  /// The view, which is loaded on first access.
  open var view: UIView! {
    get {
      if !isReadForObserver { loadViewIfNeeded() }
      return loadedView
    }
    set { setView(newValue) }
  }

  /// The view, or nil if the view has not been loaded.
  open var viewIfLoaded: UIView? { loadedView }

  /// Whether the view has been loaded.
  open var isViewLoaded: Bool { loadedView != nil }

  /// Loads the view from the storyboard or the nib, or else creates a plain one. An override sets
  /// `view` and does not call `super`.
  open func loadView() {
    if !loadArchivedView() { makePlainView() }
  }

  /// The name of the nib that has the view: that of the initializer, or that of the nib found by
  /// the name of the class.
  open var nibName: String? { requestedNib.name ?? archive?.nibName }

  /// The bundle of the nib; nil for that of the application.
  open var nibBundle: Bundle? { requestedNib.bundle ?? archive?.nibBundle }

  /// Loads the view if it has not been loaded.
  open func loadViewIfNeeded() {
    guard loadedView == nil else { return }
    guard Device.current === device else { return device.perform { loadViewIfNeeded() } }
    guard !isLoadingView else { return makePlainView() }  // `loadView` reads `view`
    isLoadingView = true
    loadView()
    isLoadingView = false
    if loadedView == nil { makePlainView() }
    viewDidLoad()
  }

  /// Reads an observed property. The view is not loaded.
  final override func readForObserver(_ read: () -> Void) {
    let wasRead = exchange(&isReadForObserver, true)
    read()
    isReadForObserver = wasRead
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
    view?.move(to: device)
    loadedView?.controller = nil
    willChange(.view)
    loadedView = view
    viewOfDeinit = view
    view?.controller = self
    didChange(.view)
    view?.updateTraits()
  }

  /// A human-readable title, which a navigation bar shows.
  open var title: String? {
    willSet { willChange(.title) }
    didSet {
      titleChanged()
      didChange(.title)
    }
  }

  // MARK: Appearance

  /// Called before the view is shown.
  open func viewWillAppear(_ animated: Bool) {}

  /// Called when the view has its position, size and traits, before its layout.
  open func viewIsAppearing(_ animated: Bool) {}

  /// Called after the view was shown.
  open func viewDidAppear(_ animated: Bool) {}

  /// Called before the view is hidden.
  open func viewWillDisappear(_ animated: Bool) {}

  /// Called after the view was hidden.
  open func viewDidDisappear(_ animated: Bool) {}

  /// Whether UIKit notifies the children of appearance transitions. If false, the controller
  /// notifies them with `beginAppearanceTransition(_:animated:)`.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  /// Notifies a child controller that it is about to be shown or hidden.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    beginAppearance(isAppearing, animated: animated)
  }

  /// Notifies a child controller that it was shown or hidden.
  open func endAppearanceTransition() {
    endUnbalancedAppearance()
  }

  /// Overridden by containers; called immediately before `viewWillAppear(_:)`.
  func prepareToAppear() {}

  /// The children that appear and disappear with this controller.
  var childrenThatAppear: [UIViewController] { children }

  /// The child whose `isModalInPresentation` counts for this controller, too.
  var childForModality: UIViewController? { nil }

  /// The children whose appearance ends with this controller's.
  var childrenThatEndAppearing: [UIViewController] { children }

  /// The page below the bar that the controller itself shows; nil for controllers without a bar.
  var pageOfOwnBar: UIViewController? { nil }

  /// Returns the presentation controller that presents the controller for some traits in place of
  /// the requested one; nil where the rules for all controllers apply.
  func adapted(
    _ controller: UIPresentationController, in traits: UITraitCollection
  ) -> UIPresentationController? { nil }

  /// Called after a change of traits has presented the controller in another style.
  func presentationAdapted() {}

  /// The message of the illegal presentation in a popover without a source.
  func missingSource(_ presenter: UIViewController) -> String {
    "UIPopoverPresentationController should have a non-nil sourceView or barButtonItem set before "
      + "the presentation occurs."
  }

  /// Cancels the controller in place of a dismissal. Returns false if it has no such action.
  func cancelInPlaceOfDismissal() -> Bool { false }

  /// Called at the beginning of the view's layout pass.
  func viewLayoutBegins() {
    sendIsAppearing()
    updateContentUnavailable()
  }

  // MARK: Layout

  /// Called before the view arranges its subviews.
  open func viewWillLayoutSubviews() {}

  /// Called after the view arranged its subviews.
  open func viewDidLayoutSubviews() {}

  /// The insets by which the controller's own bars extend the safe area insets of its view, in
  /// points.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero {
    willSet { willChange(.additionalSafeAreaInsets) }
    didSet {
      if additionalSafeAreaInsets != oldValue { refreshSafeArea() }
      didChange(.additionalSafeAreaInsets)
    }
  }

  /// Called when the safe area of the view has changed.
  open func viewSafeAreaInsetsDidChange() {}

  private var supports: [LayoutSupportGuide.Edge: LayoutSupportGuide] = [:]

  /// The area that bars cover at the upper edge of the view.
  @available(*, deprecated, message: "Use view.safeAreaLayoutGuide.topAnchor instead.")
  open var topLayoutGuide: any UILayoutSupport { support(at: .top) }

  /// The area that bars cover at the lower edge of the view.
  @available(*, deprecated, message: "Use view.safeAreaLayoutGuide.bottomAnchor instead.")
  open var bottomLayoutGuide: any UILayoutSupport { support(at: .bottom) }

  /// The guide of the area that bars cover at an edge.
  final func support(at edge: LayoutSupportGuide.Edge) -> LayoutSupportGuide {
    if let guide = supports[edge], guide.owningView === view { return guide }
    let guide = LayoutSupportGuide(edge, of: view)
    supports[edge] = guide
    return guide
  }

  /// Called when the margins of the view have changed.
  open func viewLayoutMarginsDidChange() {}

  /// Whether the view's margins are never smaller than the system's minimum margins.
  open var viewRespectsSystemMinimumLayoutMargins = true {
    didSet { viewIfLoaded?.updateMargins() }
  }

  /// The minimum margins of the system, in points.
  open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
    let width: CGFloat = device.screen.bounds.width >= 414 ? 20 : 16
    return NSDirectionalEdgeInsets(top: 0, leading: width, bottom: 0, trailing: width)
  }

  /// The edges at which the view extends under bars.
  open var edgesForExtendedLayout = UIRectEdge.all {
    didSet { containerNeedsLayout() }
  }

  /// Whether the view also extends under opaque bars.
  open var extendedLayoutIncludesOpaqueBars = false {
    didSet { containerNeedsLayout() }
  }

  /// Whether a scroll view that fills the view in a navigation controller always adjusts its insets
  /// at the top and the bottom.
  @available(*, deprecated, message: "Use UIScrollView's contentInsetAdjustmentBehavior instead.")
  open var automaticallyAdjustsScrollViewInsets: Bool {
    get { adjustsScrollViewInsets }
    set { adjustsScrollViewInsets = newValue }
  }
  final var adjustsScrollViewInsets = true {
    didSet { containerNeedsLayout() }
  }

  /// The size that the content prefers, in points.
  open var preferredContentSize = CGSize.zero {
    willSet { willChange(.preferredContentSize) }
    didSet {
      preferredSizeChanged(from: oldValue)
      didChange(.preferredContentSize)
    }
  }

  /// Called after a child's preferred size has changed.
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}

  /// Returns the size of a child's view when this controller's view has `parentSize`: by default
  /// the same size.
  @discardableResult
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    parentSize
  }

  /// Called before the size of the view changes. Notifies the children and the presented
  /// controller.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    forwardSize(size, with: coordinator)
  }

  /// Called before the traits change. Notifies the children and the presented controller.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    forwardTraits(newCollection, with: coordinator)
  }

  // MARK: Traits

  /// The traits of the controller's environment, such as the user interface style and the size
  /// classes.
  open var traitCollection: UITraitCollection { currentTraits }

  /// Called after the traits of the controller have changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// The user interface style of the view and of all children, in place of the inherited style.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { traitState?.overrides.userInterfaceStyle ?? .unspecified }
    set { changeTraitOverrides { $0.userInterfaceStyle = newValue } }
  }

  // MARK: Containment

  /// The container that contains the controller.
  open var parent: UIViewController? { containment.parent }

  /// The controllers in this one, in the order in which they were added.
  open var children: [UIViewController] { containment.children }

  /// Adds a child controller, without adding the child's view.
  open func addChild(_ childController: UIViewController) {
    insertChild(childController)
  }

  /// Removes the controller from its container, without removing the view.
  open func removeFromParent() {
    leaveParent()
  }

  /// Called before the controller is added to a container or removed from one.
  open func willMove(toParent parent: UIViewController?) {
    willMoveToParent(parent)
  }

  /// Called after the controller was added to a container or removed from one.
  open func didMove(toParent parent: UIViewController?) {
    didMoveToParent(parent)
  }

  /// Whether the controller appears because it was added to a container. Valid in `viewWillAppear`
  /// and `viewDidAppear`.
  open var isMovingToParent: Bool { containment.isMovingToParent }

  /// Whether the controller disappears because it was removed from its container. Valid in
  /// `viewWillDisappear` and `viewDidDisappear`.
  open var isMovingFromParent: Bool { containment.isMovingFromParent }

  /// Replaces the view of one child with the view of another.
  open func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController,
    duration: TimeInterval, options: UIView.AnimationOptions = [], animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    exchangeChild(
      fromViewController, for: toViewController, duration: duration, options: options,
      animations: animations, completion: completion)
  }

  /// Overrides traits of a child.
  open func setOverrideTraitCollection(
    _ collection: UITraitCollection?, forChild childViewController: UIViewController
  ) {
    setTraits(collection, of: childViewController)
  }

  /// Returns the traits that this controller overrides for a child.
  @discardableResult
  open func overrideTraitCollection(forChild childViewController: UIViewController)
    -> UITraitCollection?
  {
    childViewController.traitState?.fromParent
  }

  /// The content of a navigation bar for the controller.
  open var navigationItem: UINavigationItem { itemForNavigation }

  /// Whether the controller's content is being edited. Setting it calls
  /// ``setEditing(_:animated:)``.
  open var isEditing: Bool {
    get { editing.isEditing }
    set { setEditing(newValue, animated: false) }
  }

  /// Turns editing on or off. A subclass changes its content, too.
  open func setEditing(_ editing: Bool, animated: Bool) {
    self.editing.set(editing)
  }

  /// The configuration that is shown in place of the content; nil while there is content. See
  /// ``UIContentUnavailableConfiguration`` for a sample.
  open var contentUnavailableConfiguration: (any UIContentConfiguration)? {
    get { unavailable.configuration }
    set { unavailable.set(newValue, of: self) }
  }

  /// The traits of the controller, and the text of its search.
  open var contentUnavailableConfigurationState: UIContentUnavailableConfigurationState {
    currentContentUnavailableState
  }

  /// Requests a call of ``updateContentUnavailableConfiguration(using:)`` in the next layout.
  open func setNeedsUpdateContentUnavailableConfiguration() {
    unavailable.needsUpdate = true
    viewIfLoaded?.setNeedsLayout()
  }

  /// Sets the configuration for a state. Called before the view is first laid out, after the traits
  /// or the text of a search have changed, and after a request. The implementation of this class
  /// updates the present configuration.
  open func updateContentUnavailableConfiguration(
    using state: UIContentUnavailableConfigurationState
  ) {
    if let present = unavailable.configuration { unavailable.set(present, of: self) }
  }

  /// A button for a navigation bar that turns editing on and off, and shows which.
  open var editButtonItem: UIBarButtonItem { editing.button(of: self) }

  /// Sets the scroll view that a bar at an edge follows, in place of the first one in the view that
  /// reaches the bar. Not retained. A navigation bar follows one at the top, tab bars and toolbars
  /// one at the bottom, and a tap on the selected tab scrolls to the top.
  open func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
    setScrollView(scrollView, at: edge)
  }

  /// Sets the scroll view that the bars at all edges follow.
  open func setContentScrollView(_ scrollView: UIScrollView?) {
    setContentScrollView(scrollView, for: .all)
  }

  /// Returns the scroll view that a bar at an edge follows: the one that was set, or the first one
  /// in the view that reaches the bar. An override that returns nil leaves the bar as it is where
  /// content ends.
  @discardableResult
  open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    containment.contentScrollViews[edge.rawValue]?.view ?? firstContentScrollView(for: edge)
  }

  /// The nearest navigation controller that contains this controller.
  open var navigationController: UINavigationController? { nearestNavigationController }

  /// The item of a tab bar for the controller.
  open var tabBarItem: UITabBarItem! {
    get { itemForTabBar }
    set { setItemForTabBar(newValue ?? UITabBarItem()) }
  }

  /// The nearest tab bar controller that contains this controller.
  open var tabBarController: UITabBarController? { nearestTabBarController }

  /// Whether the tab bar is hidden while the controller, or one that was pushed onto it, is at the
  /// top of a navigation stack.
  open var hidesBottomBarWhenPushed = false

  /// The items of the navigation controller's toolbar while the controller is shown.
  open var toolbarItems: [UIBarButtonItem]? {
    didSet { toolbarItemsChanged() }
  }

  /// Sets the items of the toolbar. The change is not animated.
  open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    self.toolbarItems = toolbarItems
  }

  // MARK: Presentation

  /// Presents a controller over this one, in the style that the presented controller requests.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    presentController(viewControllerToPresent, animated: flag, completion: completion)
  }

  /// Shows a controller in the way of the nearest container: calls the method of the container, of
  /// which a navigation controller pushes the controller. The outermost container presents it.
  open func show(_ vc: UIViewController, sender: Any?) {
    if let parent { parent.show(vc, sender: sender) } else { present(vc, animated: true) }
  }

  /// Shows a controller as the detail of a container. The outermost container presents it.
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    if let parent {
      parent.showDetailViewController(vc, sender: sender)
    } else {
      present(vc, animated: true)
    }
  }

  /// Dismisses the controller that this controller presents, or this controller if it presents
  /// nothing.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    dismissController(animated: flag, completion: completion)
  }

  /// The controller that this controller or a container of this controller presents.
  open var presentedViewController: UIViewController? { presentedHereOrAbove }

  /// The controller that presents this controller or a container of this controller.
  open var presentingViewController: UIViewController? { presentingHereOrAbove }

  /// Whether the controller appears because it is being presented.
  open var isBeingPresented: Bool { presentation.isBeingPresented }

  /// Whether the controller disappears because it is being dismissed.
  open var isBeingDismissed: Bool { presentation.isBeingDismissed }

  /// The style in which the controller is presented.
  open var modalPresentationStyle = UIModalPresentationStyle.automatic

  /// Whether the keyboard's keys remain on the screen when the controller is presented: by default,
  /// true for the style `formSheet`. The accessory view of the presenting page does not remain.
  open var disablesAutomaticKeyboardDismissal: Bool { modalPresentationStyle == .formSheet }

  /// The transition by which the view appears and disappears.
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical

  /// Whether presentations in a context style cover the view of this controller.
  open var definesPresentationContext = false

  /// Whether the controller that defines the context determines the transition style.
  open var providesPresentationContextTransitionStyle = false

  /// Whether the user is prevented from dismissing the controller, or the navigation or tab bar
  /// controller that shows it.
  open var isModalInPresentation = false

  /// Whether the controller controls the status bar even if its presentation does not cover the
  /// screen.
  open var modalPresentationCapturesStatusBarAppearance = false

  /// The delegate that supplies animators and the presentation controller.
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?

  /// The presentation controller that presents the controller or will present it.
  open var presentationController: UIPresentationController? { presentationControllerInUse }

  /// Makes the presentation controller for the current style.
  func makePresentationController() -> UIPresentationController {
    .make(for: self, style: modalPresentationStyle)
  }

  /// The coordinator of the running transition of the controller or of a container of the
  /// controller.
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    transitionInUse
  }

  /// The running transition between this controller's children.
  var containerTransition: Transition? { nil }

  // MARK: Status bar

  /// The style of the status bar while the controller is shown.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }

  /// Whether the status bar is hidden while the controller is shown.
  open var prefersStatusBarHidden: Bool { false }

  /// The animation by which the status bar appears and disappears.
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }

  /// The child that determines the style of the status bar, or nil if this controller does.
  open var childForStatusBarStyle: UIViewController? { nil }

  /// The child that determines whether the status bar is hidden, or nil if this controller does.
  open var childForStatusBarHidden: UIViewController? { nil }

  /// Schedules an update of the status bar.
  open func setNeedsStatusBarAppearanceUpdate() {
    device.application.statusBar.setNeedsUpdate()
  }

  // MARK: Orientations

  /// The orientations of the interface that the controller supports, while it is the root of its
  /// window or presented so that it fills the window. By default all of a pad, and all but upside
  /// down of a phone.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    traitCollection.userInterfaceIdiom == .pad ? .all : .allButUpsideDown
  }

  /// The orientation in which the controller is presented, if it supports neither that of the
  /// device nor the current one.
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    device.screen.interfaceOrientation
  }

  /// Whether the interface follows the device while the controller decides.
  open var shouldAutorotate: Bool { true }

  /// Updates the orientation of the interface after `supportedInterfaceOrientations` has changed.
  open func setNeedsUpdateOfSupportedInterfaceOrientations() {
    device.application.statusBar.setNeedsUpdate()
  }

  /// Updates the orientation of the interface for the front page.
  open class func attemptRotationToDeviceOrientation() {
    Device.current.application.statusBar.setNeedsUpdate()
  }

  // MARK: The edges of the screen

  /// Whether the home indicator is hidden while the controller is shown. Without effect: no home
  /// indicator is shown.
  open var prefersHomeIndicatorAutoHidden: Bool { false }

  /// The child that determines whether the home indicator is hidden, or nil if this controller
  /// does. Without effect.
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }

  /// Without effect: no home indicator is shown.
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}

  /// The edges at which the controller's gestures take precedence over the system's. Without
  /// effect: the system has no gestures.
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }

  /// The child that determines these edges, or nil if this controller does. Without effect.
  open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }

  /// Without effect: the system has no gestures.
  open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}

  /// An identifier for state restoration, which has no effect here.
  open var restorationIdentifier: String?

  // MARK: Storyboards

  /// The storyboard that the controller was made from; nil for none.
  open var storyboard: UIStoryboard? { archive?.storyboard }

  /// Performs the segue with an identifier from this controller, without a call of
  /// ``shouldPerformSegue(withIdentifier:sender:)``. An identifier that no segue of the controller
  /// has is reported as illegal use.
  open func performSegue(withIdentifier identifier: String, sender: Any?) {
    performArchivedSegue(identifier, sender)
  }

  /// Whether a segue that the user has triggered is performed. True by default.
  @discardableResult
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }

  /// Called before a segue from this controller is performed. Empty by default.
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}

  /// Whether an unwind segue leads to this controller: by default, if it has the method, and is not
  /// where the segue begins.
  @discardableResult
  open func canPerformUnwindSegueAction(
    _ action: Selector, from fromViewController: UIViewController, sender: Any?
  ) -> Bool {
    canPerformUnwindSegueAction(action, from: fromViewController, withSender: sender ?? self)
  }

  /// The form of the question before iOS 13, which that of iOS 13 calls.
  @discardableResult
  open func canPerformUnwindSegueAction(
    _ action: Selector, from fromViewController: UIViewController, withSender sender: Any
  ) -> Bool {
    fromViewController !== self && hasUnwindAction(action)
  }

  /// Returns the destination of an unwind segue among the children; nil, the default, for the
  /// search through ``allowedChildrenForUnwinding(from:)``. Before iOS 9, containers overrode it.
  @discardableResult
  open func forUnwindSegueAction(
    _ action: Selector, from fromViewController: UIViewController, withSender sender: Any?
  ) -> UIViewController? { nil }

  /// Returns a segue that leads back to a controller in this container, in place of the standard
  /// one; nil by default. Before iOS 9, containers overrode it.
  @discardableResult
  open func segueForUnwinding(
    to toViewController: UIViewController, from fromViewController: UIViewController,
    identifier: String?
  ) -> UIStoryboardSegue? { nil }

  /// Returns the children in which the destination of an unwind segue is searched, in this order:
  /// by default, all but the one that contains the beginning of the segue.
  @discardableResult
  open func allowedChildrenForUnwinding(from source: UIStoryboardUnwindSegueSource)
    -> [UIViewController]
  {
    let containing = childContaining(source)
    return children.filter { $0 !== containing }
  }

  /// Returns the child that contains the beginning of an unwind segue.
  @discardableResult
  open func childContaining(_ source: UIStoryboardUnwindSegueSource) -> UIViewController? {
    child(containing: source)
  }

  /// Shows the child that is, or leads to, the destination of an unwind segue. Containers override
  /// it; empty by default.
  open func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {}

  // MARK: Responders

  /// Dismisses the controller if it is presented as a sheet, as VoiceOver's escape gesture does.
  @discardableResult
  open override func accessibilityPerformEscape() -> Bool {
    super.accessibilityPerformEscape() || presentation.controller?.performEscape() == true
  }

  /// The presenting controller, or else the superview of the view.
  open override var next: UIResponder? {
    presentation.presenting ?? viewIfLoaded?.superview
  }

  final override var deviceOfResponder: Device { device }

  override var isReachable: Bool { viewIfLoaded?.isReachable ?? false }

  override var nextForInput: UIResponder? { isInFront ? viewIfLoaded?.window : next }

  override var owningResponder: UIResponder? { next ?? parent }

  override var coveringResponder: UIResponder? { controllerInFront }
}
