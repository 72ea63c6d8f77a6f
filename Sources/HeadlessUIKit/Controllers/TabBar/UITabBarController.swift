// SPDX-License-Identifier: MIT

/// Shows one of several controllers above a bar of tabs.
///
/// ```swift
/// let host = ScreenHost(.iPhone15)
/// let (mail, settings) = (UIViewController(), UIViewController())
/// mail.tabBarItem = UITabBarItem(title: "Mail", image: UIImage(systemName: "envelope"), tag: 0)
/// settings.title = "Settings"
/// let controller = UITabBarController()
/// controller.viewControllers = [mail, settings]
/// host.show(controller)
/// print(mail.view.safeAreaInsets.bottom)  // 83.0
/// try host.tap("Settings")
/// host.settle()
/// print(controller.selectedIndex, mail.view.window == nil)  // 1 true
/// ```
///
/// `selectedIndex` changes in the call; the views are exchanged at the end of the turn, so several
/// calls in one turn are one exchange. The view of a tab is loaded when the tab is first shown. The
/// bar adds to the safe area of the tabs. A tap on the selected tab pops its navigation stack to
/// the root, or scrolls the root's content to the top.
///
/// With more than five controllers in a compact width, or more than eight otherwise, the last item
/// is "More", whose navigation controller lists the others. The user cannot rearrange the tabs.
@preconcurrency @MainActor
open class UITabBarController: UIViewController, UITabBarDelegate {
  final var tabs = TabState()
  final let contentView = TabContentView(frame: .zero)
  private lazy var more = MoreNavigationController(of: self)
  private var isMoreLoaded = false
  /// Whether the content above the bar is at its end.
  final private(set) lazy var contentEdge = ContentEdge { [weak self] in
    self?.tabBar.edgeChanged()
  }

  /// The bar. It is managed by the controller.
  open private(set) var tabBar = UITabBar(frame: .zero)

  /// The delegate, which decides about selections and supplies animators. Not retained.
  open weak var delegate: (any UITabBarControllerDelegate)?

  /// Creates a controller without tabs.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    tabBar.tabBarController = self
  }

  /// Creates a controller with the tabs of a storyboard.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    tabBar.tabBarController = self
    InterfaceCoder.configure(self, as: UITabBarController.self, with: coder)
  }

  /// Uses the bar that a storyboard has in place of the standard one.
  final func adopt(_ bar: UITabBar) {
    tabBar = bar
    bar.tabBarController = self
  }

  // MARK: Tabs

  /// The controllers of the tabs.
  ///
  /// When they are set, the selected controller remains selected if it is among the new ones.
  /// Otherwise the controller at its index is selected, or the first one.
  open var viewControllers: [UIViewController]? {
    get { tabs.controllers.isEmpty ? nil : tabs.controllers }
    set { setViewControllers(newValue, animated: false) }
  }

  /// Sets the controllers of the tabs. The change is not animated.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    setTabs(viewControllers ?? [])
  }

  /// The controllers that the user may rearrange. The value is stored without effect.
  open var customizableViewControllers: [UIViewController]?

  /// The selected controller: one of `viewControllers`, or `moreNavigationController` while its
  /// list is shown.
  open weak var selectedViewController: UIViewController? {
    get { tabs.selected }
    set { if let newValue { select(newValue) } }
  }

  /// The index of the selected controller; `NSNotFound` if there is none, or if the list of further
  /// controllers is selected. Indexes out of range are ignored.
  open var selectedIndex: Int {
    get { tabs.controllers.firstIndex { $0 === tabs.selected } ?? NSNotFound }
    set { if tabs.controllers.indices.contains(newValue) { select(tabs.controllers[newValue]) } }
  }

  /// The navigation controller that lists the controllers for which the bar has no room.
  open var moreNavigationController: UINavigationController {
    isMoreLoaded = true
    return more
  }

  final var moreController: MoreNavigationController? { isMoreLoaded ? more : nil }

  /// Called after the user has tapped an item, before its controller is selected.
  open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}

  /// Selects the tab to which an unwind segue leads.
  open override func unwind(
    for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController
  ) {
    if tabs.controllers.contains(where: { $0 === subsequentVC }) { select(subsequentVC) }
  }

  // MARK: The bar

  /// Whether the bar is hidden.
  open var isTabBarHidden: Bool {
    get { tabs.isBarHidden }
    set { setTabBarHidden(newValue, animated: false) }
  }

  /// Shows or hides the bar.
  open func setTabBarHidden(_ hidden: Bool, animated: Bool) {
    hideBar(hidden, animated: animated)
  }

  // MARK: Overrides

  /// The selected controller, which determines the style of the status bar.
  open override var childForStatusBarStyle: UIViewController? { tabs.shown }

  /// The selected controller, which determines whether the status bar is hidden.
  open override var childForStatusBarHidden: UIViewController? { tabs.shown }

  /// The orientations of the delegate, or else of the class. Those of the controllers in this one
  /// are not considered.
  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    let chosen = delegate?.tabBarControllerSupportedInterfaceOrientations(self) ?? []
    return chosen.isEmpty ? super.supportedInterfaceOrientations : chosen
  }

  /// The orientation of the delegate, or else of the class.
  open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    let chosen = delegate?.tabBarControllerPreferredInterfaceOrientationForPresentation(self)
    guard let chosen, chosen != .unknown else {
      return super.preferredInterfaceOrientationForPresentation
    }
    return chosen
  }

  /// The size that was set or, without one, the size at which the view of the selected controller
  /// has the size that it prefers: the same, but where the view does not extend under the bar.
  open override var preferredContentSize: CGSize {
    get { sizePreferred(byTab: tabs.selected, own: super.preferredContentSize) }
    set { super.preferredContentSize = newValue }
  }

  /// Adopts the preferred size of the selected controller.
  open override func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {
    super.preferredContentSizeDidChange(forChildContentContainer: container)
    preferredSizeMayHaveChanged()
  }

  override var containerTransition: Transition? { tabs.transition }

  override func prepareToAppear() {
    installViews()
  }

  override var childForModality: UIViewController? { tabs.shown }

  override var childrenThatAppear: [UIViewController] {
    [tabs.runningTransition?.to ?? tabs.shown].compactMap { $0 }
  }

  override var childrenThatEndAppearing: [UIViewController] {
    tabs.runningTransition == nil ? [tabs.shown].compactMap { $0 } : []
  }

  override func viewLayoutBegins() {
    installViews()
    layOutTabs()
    super.viewLayoutBegins()
  }
}

/// Contains the view of the controller that a tab bar controller shows, and serves as the container
/// view of its transitions.
@preconcurrency @MainActor
final class TabContentView: UIView {}

/// The tabs of a tab bar controller and the state of their transitions.
@MainActor
struct TabState {
  var controllers: [UIViewController] = []
  /// The selected controller, as last requested.
  var selected: UIViewController?
  /// The child whose view is installed: a controller, or that of the "More" tab.
  var shown: UIViewController?
  /// The current transition, from the request to the end.
  var transition: Transition?
  /// Whether another selection was made while the transition ran.
  var isFollowUpDue = false
  var isBarHidden = false
  /// The number of tabs for which the bar has room, as last shown.
  var limit = 5

  var runningTransition: Transition? {
    transition?.phase == .running ? transition : nil
  }
}
