// SPDX-License-Identifier: MIT

/// Shows two or three columns side by side, and one after the other where the width is compact.
///
/// ```swift
/// let host = ScreenHost(.iPad)
/// host.rotate(to: .landscape)
/// let (list, detail) = (UIViewController(), UIViewController())
/// let controller = UISplitViewController(style: .doubleColumn)
/// controller.setViewController(list, for: .primary)
/// controller.setViewController(detail, for: .secondary)
/// host.show(controller)
/// let isShown = [list, detail].map { $0.view.window != nil }
/// print(controller.isCollapsed, isShown)  // false [true, true]
/// ```
///
/// With a style of columns, each column is a navigation controller: a controller of another kind is
/// put into one. In a compact width all columns are one stack, in which the secondary column is on
/// top unless the delegate chooses another one, or the controller for `compact` is shown. Rotating
/// or resizing collapses and expands the columns.
///
/// The primary column is 320 points wide unless it has a preferred width. Without a preferred
/// display mode it is beside the secondary one where the screen is wider than high, and hidden
/// otherwise: a button and a swipe from the edge show it. Apple documents neither.
@preconcurrency @MainActor
open class UISplitViewController: UIViewController {
  /// The value of a width or fraction that the system chooses.
  public nonisolated static let automaticDimension: CGFloat = -.greatestFiniteMagnitude

  final var split = SplitState()
  final private(set) lazy var views = SplitViews(self)

  /// The style with which the controller was created.
  open private(set) var style = Style.unspecified

  /// The delegate, which decides about the columns. Not retained.
  open weak var delegate: (any UISplitViewControllerDelegate)?

  /// Creates a controller with columns.
  public init(style: Style) {
    super.init(nibName: nil, bundle: nil)
    self.style = style
  }

  /// Creates a controller of the classic style. Both parameters are ignored.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates a controller of a storyboard, in the classic style if the storyboard names no other.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    InterfaceCoder.configure(self, as: UISplitViewController.self, with: coder)
  }

  /// Sets the style that a storyboard has.
  final func adopt(_ style: Style) {
    self.style = style
  }

  // MARK: Columns

  /// The controllers of the columns: in the classic style, the primary and the secondary one. When
  /// the columns are collapsed, the one that is shown.
  open var viewControllers: [UIViewController] {
    get { shownControllers }
    set { setClassicControllers(newValue) }
  }

  /// Sets the controller of a column; nil for none.
  open func setViewController(_ vc: UIViewController?, for column: Column) {
    setController(vc, for: column)
  }

  /// Returns the controller of a column.
  @discardableResult
  open func viewController(for column: Column) -> UIViewController? { split.controllers[column] }

  /// Shows a column; in a compact width, it is pushed.
  open func show(_ column: Column) { showColumn(column) }

  /// Hides a column; has no effect on a hidden one.
  open func hide(_ column: Column) { hideColumn(column) }

  /// Whether all columns are one.
  open var isCollapsed: Bool { split.isCollapsed }

  /// Shows a controller in the primary column, unless the delegate shows it.
  open override func show(_ vc: UIViewController, sender: Any?) {
    if delegate?.splitViewController(self, show: vc, sender: sender) == true { return }
    showInPrimary(vc)
  }

  /// Shows a controller in the secondary column, unless the delegate shows it. When the columns are
  /// collapsed, it is pushed.
  open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    if delegate?.splitViewController(self, showDetail: vc, sender: sender) == true { return }
    showDetail(vc)
  }

  // MARK: Display mode

  /// The present arrangement of the columns.
  open var displayMode: DisplayMode { split.isCollapsed ? .secondaryOnly : split.mode }

  /// The preferred arrangement of the columns.
  open var preferredDisplayMode = DisplayMode.automatic {
    didSet { changeMode(to: nil, animated: true) }
  }

  /// The way in which columns share the width.
  open var splitBehavior: SplitBehavior {
    switch split.mode {
    case .oneOverSecondary, .twoOverSecondary: .overlay
    case .twoDisplaceSecondary: .displace
    default: preferredSplitBehavior == .automatic ? .tile : preferredSplitBehavior
    }
  }

  /// The preferred way in which columns share the width.
  open var preferredSplitBehavior = SplitBehavior.automatic {
    didSet { changeMode(to: nil, animated: true) }
  }

  /// Whether a swipe from the edge shows a hidden column.
  open var presentsWithGesture = true {
    didSet { widthsChanged() }
  }

  /// The button that changes the display mode.
  open private(set) lazy var displayModeButtonItem = makeModeButton()

  /// The times at which the button is shown.
  open var displayModeButtonVisibility = DisplayModeButtonVisibility.automatic {
    didSet { widthsChanged() }
  }

  /// Whether a button shows only the secondary column. The value is stored without effect.
  open var showsSecondaryOnlyButton = false

  /// The edge of the primary column.
  open var primaryEdge = PrimaryEdge.leading {
    didSet { widthsChanged() }
  }

  /// The style of the primary column's background. The value is stored without effect.
  open var primaryBackgroundStyle = BackgroundStyle.none

  // MARK: Widths

  /// The preferred width of the primary column, as a fraction of the width.
  open var preferredPrimaryColumnWidthFraction = automaticDimension {
    didSet { widthsChanged() }
  }

  /// The preferred width of the primary column, in points.
  open var preferredPrimaryColumnWidth = automaticDimension {
    didSet { widthsChanged() }
  }

  /// The least width of the primary column, in points.
  open var minimumPrimaryColumnWidth = automaticDimension {
    didSet { widthsChanged() }
  }

  /// The greatest width of the primary column, in points.
  open var maximumPrimaryColumnWidth = automaticDimension {
    didSet { widthsChanged() }
  }

  /// The width of the primary column, in points.
  open var primaryColumnWidth: CGFloat { split.isCollapsed ? 0 : width(of: .primary) }

  /// The preferred width of the supplementary column, as a fraction of the width.
  open var preferredSupplementaryColumnWidthFraction = automaticDimension {
    didSet { widthsChanged() }
  }

  /// The preferred width of the supplementary column, in points.
  open var preferredSupplementaryColumnWidth = automaticDimension {
    didSet { widthsChanged() }
  }

  /// The least width of the supplementary column, in points.
  open var minimumSupplementaryColumnWidth = automaticDimension {
    didSet { widthsChanged() }
  }

  /// The greatest width of the supplementary column, in points.
  open var maximumSupplementaryColumnWidth = automaticDimension {
    didSet { widthsChanged() }
  }

  /// The width of the supplementary column, in points.
  open var supplementaryColumnWidth: CGFloat {
    split.isCollapsed || style != .tripleColumn ? 0 : width(of: .supplementary)
  }

  // MARK: Overrides

  /// The controller that determines the style of the status bar.
  open override var childForStatusBarStyle: UIViewController? { shownControllers.last }

  /// The controller that determines whether the status bar is hidden.
  open override var childForStatusBarHidden: UIViewController? { shownControllers.last }

  /// The orientations of the delegate, or else of the class. Those of the controllers in this one
  /// are not considered.
  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    let chosen = delegate?.splitViewControllerSupportedInterfaceOrientations(self) ?? []
    return chosen.isEmpty ? super.supportedInterfaceOrientations : chosen
  }

  /// The orientation of the delegate, or else of the class.
  open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    let chosen = delegate?.splitViewControllerPreferredInterfaceOrientationForPresentation(self)
    guard let chosen, chosen != .unknown else {
      return super.preferredInterfaceOrientationForPresentation
    }
    return chosen
  }

  override var childForModality: UIViewController? { shownControllers.last }

  override var childrenThatAppear: [UIViewController] { visibleChildren }

  override var childrenThatEndAppearing: [UIViewController] { visibleChildren }

  override func prepareToAppear() {
    updateCollapse()
    layOutColumns()
  }

  override func viewLayoutBegins() {
    updateCollapse()
    layOutColumns()
    super.viewLayoutBegins()
  }
}

/// The columns of a split view controller.
@MainActor
struct SplitState {
  typealias Column = UISplitViewController.Column

  /// The controllers as they were set.
  var controllers: [Column: UIViewController] = [:]
  /// The navigation controllers around controllers of other kinds.
  var wrappers: [Column: UINavigationController] = [:]
  var isCollapsed = false
  /// Whether the controller has been laid out, collapsed or not.
  var isSettled = false
  /// Whether the columns have been laid out in a window.
  var isPlaced = false
  /// Whether the delegate is being notified of a change of the mode, which follows.
  var isReporting = false
  /// The pages of the columns that were pushed onto the primary stack when the columns collapsed.
  var moved: [Column: [UIViewController]] = [:]
  var mode = UISplitViewController.DisplayMode.oneBesideSecondary
  /// The mode that the user or `show(_:)` has chosen for the present size.
  var chosenMode: UISplitViewController.DisplayMode?
  var size = CGSize.zero
  /// The number of animations in which columns slide in or out.
  var runningChanges = 0
}

extension UIViewController {
  /// The nearest split view controller that contains this controller.
  public var splitViewController: UISplitViewController? {
    var ancestor = parent
    while let current = ancestor {
      if let split = current as? UISplitViewController { return split }
      ancestor = current.parent
    }
    return nil
  }
}
