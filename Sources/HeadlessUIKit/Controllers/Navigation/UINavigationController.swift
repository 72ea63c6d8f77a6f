// SPDX-License-Identifier: MIT

/// Shows the topmost controller of a stack under a bar.
///
/// ```swift
/// let host = ScreenHost(.iPhone15)
/// let root = UIViewController()
/// root.title = "Mail"
/// let controller = UINavigationController(rootViewController: root)
/// host.show(controller)
/// let next = UIViewController()
/// host.perform { controller.pushViewController(next, animated: true) }
/// print(controller.topViewController === next)  // true
/// host.settle()
/// try host.tap("Mail")
/// host.settle()
/// print(controller.viewControllers.count)  // 1
/// ```
///
/// `viewControllers` changes in the call; the transition begins at the end of the turn, so several
/// calls in one turn are one transition, and a call during a transition takes effect after it. A
/// swipe from the edge pops while time advances, and a cancelled one restores the stack. The
/// delegate is not notified of the first controller.
///
/// A bar with a large title is 96 points high and follows the scroll view of the page. The toolbar
/// is hidden until `setToolbarHidden(_:animated:)`. Prompts are left out.
@preconcurrency @MainActor
open class UINavigationController: UIViewController {
  /// The kinds of change to the stack.
  public enum Operation: Int, Sendable {
    case none = 0
    /// A controller is added to the stack.
    case push = 1
    /// Controllers are removed from the stack.
    case pop = 2
  }

  /// The duration of showing or hiding the bar, in seconds.
  public nonisolated static let hideShowBarDuration: CGFloat = CGFloat(TransitionDurations.bar)

  final var navigation = NavigationState()
  final let contentView = NavigationContentView(frame: .zero)

  /// The bar at the top.
  open private(set) var navigationBar = UINavigationBar(frame: .zero)

  /// The delegate, which is notified of shown controllers and supplies animators.
  open weak var delegate: (any UINavigationControllerDelegate)?

  /// Creates a navigation controller with an empty stack.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    setUpBar()
  }

  /// Creates a navigation controller with a root controller.
  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    setUpBar()
    pushViewController(rootViewController, animated: false)
  }

  /// Creates a navigation controller with an empty stack. Both parameters are ignored and the bar
  /// is always a `UINavigationBar`: Swift cannot create an instance of a class that is only known
  /// at run time.
  public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    super.init(nibName: nil, bundle: nil)
    setUpBar()
  }

  /// Creates a navigation controller of a storyboard.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUpBar()
    InterfaceCoder.configure(self, as: UINavigationController.self, with: coder)
  }

  /// Uses the bars that a storyboard has in place of the standard ones.
  final func adopt(_ bar: UINavigationBar?, _ toolbar: UIToolbar?) {
    if let bar {
      navigationBar = bar
      setUpBar()
    }
    if let toolbar {
      toolbar.contentEdge = toolbarEdge
      isToolbarLoaded = true
      self.toolbar = toolbar
    }
  }

  // MARK: The stack

  /// The controllers of the stack, the topmost one last.
  open var viewControllers: [UIViewController] {
    get { navigation.stack }
    set { setViewControllers(newValue, animated: false) }
  }

  /// The last controller of the stack, which is shown; nil for an empty stack.
  open var topViewController: UIViewController? { navigation.stack.last }

  /// The presented controller, or the topmost controller if none is presented.
  open var visibleViewController: UIViewController? {
    presentation.presented ?? topViewController?.presentation.presented ?? topViewController
  }

  open override func show(_ vc: UIViewController, sender: Any?) {
    pushViewController(vc, animated: true)
  }

  /// Pushes a controller onto the stack.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    push(viewController, animated: animated)
  }

  /// Pops the topmost controller, unless it is the root controller.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    pop(animated: animated)
  }

  /// Pops the topmost controller if it is not the root and its back button is not hidden, as
  /// VoiceOver's escape gesture does.
  @discardableResult
  open override func accessibilityPerformEscape() -> Bool {
    let hidesBack = topViewController?.navigationItem.hidesBackButton == true
    guard viewControllers.count > 1, !hidesBack else { return super.accessibilityPerformEscape() }
    popViewController(animated: true)
    return true
  }

  /// Pops all controllers but the root controller.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    popToRoot(animated: animated)
  }

  /// Pops all controllers above `viewController`.
  @discardableResult
  open func popToViewController(_ viewController: UIViewController, animated: Bool)
    -> [UIViewController]?
  {
    popTo(viewController, animated: animated)
  }

  /// Replaces the stack. The new topmost controller is pushed if it is new to the stack; otherwise
  /// the stack is popped to that controller.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    setStack(viewControllers, animated: animated)
  }

  /// Pops to the page to which an unwind segue leads.
  open override func unwind(
    for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController
  ) {
    unwindStack(unwindSegue, to: subsequentVC)
  }

  /// Returns the pages below the one that contains the beginning of an unwind segue, the topmost
  /// first.
  @discardableResult
  open override func allowedChildrenForUnwinding(from source: UIStoryboardUnwindSegueSource)
    -> [UIViewController]
  {
    super.allowedChildrenForUnwinding(from: source).reversed()
  }

  // MARK: Bars and gestures

  /// Whether the bar is hidden.
  open var isNavigationBarHidden: Bool {
    get { navigation.isBarHidden }
    set { setNavigationBarHidden(newValue, animated: false) }
  }

  /// The recognizer of the edge drag that pops the topmost controller.
  open var interactivePopGestureRecognizer: UIGestureRecognizer? { interactivePop.recognizer }

  final private(set) lazy var interactivePop = InteractivePop(self)

  /// The toolbar at the lower edge, which shows the `toolbarItems` of the page.
  open private(set) lazy var toolbar: UIToolbar! = {
    isToolbarLoaded = true
    let toolbar = UIToolbar(frame: .zero)
    toolbar.contentEdge = toolbarEdge
    return toolbar
  }()

  /// Whether the content above the toolbar is at its end.
  final private(set) lazy var toolbarEdge = ContentEdge { [weak self] in
    self?.toolbar.edgeChanged()
  }

  final private(set) var isToolbarLoaded = false

  /// Whether the toolbar is hidden; true by default. It is also hidden for a page with
  /// `hidesBottomBarWhenPushed`.
  open var isToolbarHidden: Bool {
    get { navigation.isToolbarHidden }
    set { setToolbarHidden(newValue, animated: false) }
  }

  /// Shows or hides the toolbar.
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
    hideToolbar(hidden, animated: animated)
  }

  final private lazy var barHiding: BarHiding = {
    isBarHidingInUse = true
    return BarHiding(self)
  }()

  private var isBarHidingInUse = false

  /// Whether a swipe up hides the bars, and a swipe down shows them.
  open var hidesBarsOnSwipe: Bool {
    get { barHiding.onSwipe }
    set { barHiding.onSwipe = newValue }
  }

  /// Whether a tap on the content hides or shows the bars.
  open var hidesBarsOnTap: Bool {
    get { barHiding.onTap }
    set { barHiding.onTap = newValue }
  }

  /// Whether the bars are hidden when the height becomes compact. A tap on the content shows them.
  open var hidesBarsWhenVerticallyCompact: Bool {
    get { barHiding.inCompactHeight }
    set { barHiding.inCompactHeight = newValue }
  }

  /// Whether the bars are hidden when the keyboard appears. A tap on the content shows them.
  open var hidesBarsWhenKeyboardAppears: Bool {
    get { barHiding.withKeyboard }
    set { barHiding.withKeyboard = newValue }
  }

  /// The recognizer of the swipe that hides or shows the bars.
  open var barHideOnSwipeGestureRecognizer: UIPanGestureRecognizer { barHiding.pan }

  /// The recognizer of the tap that hides or shows the bars.
  open var barHideOnTapGestureRecognizer: UITapGestureRecognizer { barHiding.tap }

  /// Shows or hides the bar.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    hideBar(hidden, animated: animated)
  }

  /// The topmost controller, which determines whether the status bar is hidden.
  open override var childForStatusBarHidden: UIViewController? { topViewController }

  /// The orientations of the delegate, or else of the class. Those of the controllers in this one
  /// are not considered.
  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    let chosen = delegate?.navigationControllerSupportedInterfaceOrientations(self) ?? []
    return chosen.isEmpty ? super.supportedInterfaceOrientations : chosen
  }

  /// The orientation of the delegate, or else of the class.
  open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    let chosen = delegate?.navigationControllerPreferredInterfaceOrientationForPresentation(self)
    guard let chosen, chosen != .unknown else {
      return super.preferredInterfaceOrientationForPresentation
    }
    return chosen
  }

  /// The topmost controller if the navigation bar is hidden: it then determines the style of the
  /// status bar.
  open override var childForStatusBarStyle: UIViewController? {
    isNavigationBarHidden ? topViewController : nil
  }

  /// The size that was set or, without one, the size at which the view of the topmost controller
  /// has the size that it prefers: the same, but where the view does not extend under the bars.
  open override var preferredContentSize: CGSize {
    get { sizePreferred(byPage: topViewController, own: super.preferredContentSize) }
    set { super.preferredContentSize = newValue }
  }

  /// Adopts the preferred size of the topmost controller.
  open override func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {
    super.preferredContentSizeDidChange(forChildContentContainer: container)
    preferredSizeMayHaveChanged()
  }

  /// The style for the shown navigation bar: light on a black bar.
  open override var preferredStatusBarStyle: UIStatusBarStyle {
    navigationBar.barStyle == .black ? .lightContent : super.preferredStatusBarStyle
  }

  // MARK: Overrides of internal members

  override var containerTransition: Transition? { navigation.transition }

  /// Called after a cancelled transition has restored the stack.
  func stackWasRestored() {}

  override func prepareToAppear() {
    installViews()
  }

  override var childForModality: UIViewController? { topViewController }

  override var childrenThatAppear: [UIViewController] {
    [navigation.runningTransition?.to ?? navigation.shown].compactMap { $0 }
  }

  /// The shown controller. Empty while a transition runs, because the transition then ends the
  /// appearance.
  override var childrenThatEndAppearing: [UIViewController] {
    navigation.runningTransition == nil ? [navigation.shown].compactMap { $0 } : []
  }

  override var pageOfOwnBar: UIViewController? { pageOfBar }

  override func viewLayoutBegins() {
    installViews()
    settleTabBarIfNeeded()
    layOutBar()
    layOutToolbar()
    if isBarHidingInUse { barHiding.traitsChanged() }
    super.viewLayoutBegins()
  }
}

/// The stack of a navigation controller and the state of its transitions.
@MainActor
struct NavigationState {
  /// The stack as last requested.
  var stack: [UIViewController] = []
  /// The controller whose view is installed; it changes at the end of a transition.
  var shown: UIViewController?
  /// The stack at the time when `shown` was installed.
  var settledStack: [UIViewController] = []
  /// The stack at the beginning of the current transition.
  var stackOfTransition: [UIViewController] = []
  /// The current transition, from the request to the end.
  var transition: Transition?
  /// Whether the transition that has to follow the current one is animated; nil if none has to
  /// follow.
  var next: Bool?
  /// Controllers that were added and have yet to receive `didMove(toParent:)`.
  var arriving: [UIViewController] = []
  /// Controllers that have left the stack and are still children.
  var leaving: [UIViewController] = []
  /// The interactor of the pop that the edge gesture has begun.
  var popInteractor: UIPercentDrivenInteractiveTransition?
  var isBarHidden = false
  var isToolbarHidden = true
  /// Whether the toolbar was hidden when the current transition was requested.
  var isToolbarHiddenAtStart = true
  /// Whether the toolbar is being hidden or shown.
  var isToolbarMoving = false
  /// Whether the bar was hidden when the current transition was requested.
  var isBarHiddenAtStart = false
  /// Whether the bar of only one of the two pages moves with that page.
  var movesBar = false
  /// Whether the animation of the bar in the current transition has begun.
  var hasPlacedBar = false
  /// The item of the page of an outer navigation controller, to which the root's back button
  /// returns.
  var outerItem: UINavigationItem?
  /// Whether the current transition is a push.
  var isPush = false

  var runningTransition: Transition? {
    transition?.phase == .running ? transition : nil
  }
}
