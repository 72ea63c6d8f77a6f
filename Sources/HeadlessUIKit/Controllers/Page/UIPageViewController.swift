// SPDX-License-Identifier: MIT

/// Shows pages of which the user turns one after the other.
///
/// ```swift
/// let host = ScreenHost(.iPhone15)
/// final class Book: NSObject, UIPageViewControllerDataSource {
///   let pages = (0..<3).map { _ in UIViewController() }
///   func pageViewController(
///     _ pageViewController: UIPageViewController, viewControllerBefore page: UIViewController
///   ) -> UIViewController? {
///     pages.firstIndex(of: page).flatMap { $0 > 0 ? pages[$0 - 1] : nil }
///   }
///   func pageViewController(
///     _ pageViewController: UIPageViewController, viewControllerAfter page: UIViewController
///   ) -> UIViewController? {
///     pages.firstIndex(of: page).flatMap { $0 < 2 ? pages[$0 + 1] : nil }
///   }
/// }
///
/// let book = Book()
/// let controller = UIPageViewController(
///   transitionStyle: .scroll, navigationOrientation: .horizontal)
/// controller.dataSource = book
/// controller.setViewControllers([book.pages[0]], direction: .forward, animated: false)
/// host.show(controller)
/// host.drag(from: CGPoint(x: 350, y: 400), to: CGPoint(x: 50, y: 400), duration: 0.3)
/// host.settle()
/// print(controller.viewControllers?.first === book.pages[1])  // true
/// ```
///
/// With the style `scroll` the pages are in a scroll view, and the data source is called for both
/// neighbors when a page is shown. With `pageCurl` a drag or a tap near an edge turns the page,
/// which is drawn as a cross dissolve. The delegate is notified of transitions by gestures only.
/// Forward is toward the left, from right to left toward the right.
@preconcurrency @MainActor
open class UIPageViewController: UIViewController {
  /// The orientations in which pages are turned.
  public enum NavigationOrientation: Int, Sendable {
    /// From left to right.
    case horizontal = 0
    /// From top to bottom.
    case vertical = 1
  }

  /// The positions of a book's spine.
  public enum SpineLocation: Int, Sendable {
    /// There is no spine.
    case none = 0
    /// At the left or upper edge. One page is shown.
    case min = 1
    /// In the middle. Two pages are shown.
    case mid = 2
    /// At the right or lower edge. One page is shown.
    case max = 3
  }

  /// The directions in which pages are turned.
  public enum NavigationDirection: Int, Sendable {
    /// To the next page.
    case forward = 0
    /// To the previous page.
    case reverse = 1
  }

  /// The ways in which pages are turned.
  public enum TransitionStyle: Int, Sendable {
    /// As the pages of a book.
    case pageCurl = 0
    case scroll = 1
  }

  /// The keys of options.
  public struct OptionsKey: Hashable, RawRepresentable, Sendable {
    /// The name of the key.
    public let rawValue: String

    /// Creates a key from the string that identifies it.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The position of the spine, a `SpineLocation` or the number of its raw value, for `pageCurl`.
    public static let spineLocation = OptionsKey(
      rawValue: "UIPageViewControllerOptionSpineLocationKey")
    /// The space between pages, in points, for `scroll`.
    public static let interPageSpacing = OptionsKey(
      rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
  }

  final var pages = PageState()
  final let scrollView = UIScrollView(frame: .zero)
  final private(set) lazy var gestures = PageGestures(self)
  final let indicator = UIPageControl(frame: .zero)

  /// The way in which pages are turned.
  open private(set) var transitionStyle = TransitionStyle.pageCurl
  /// The orientation in which pages are turned.
  open private(set) var navigationOrientation = NavigationOrientation.horizontal
  /// The position of the spine; `none` with the style `scroll`.
  open private(set) var spineLocation = SpineLocation.min
  final private(set) var spacing: CGFloat = 0

  /// The object that is notified of transitions. Not retained.
  open weak var delegate: (any UIPageViewControllerDelegate)?

  /// The object that supplies pages; nil if the user cannot turn pages. Not retained.
  open weak var dataSource: (any UIPageViewControllerDataSource)? {
    didSet { dataSourceChanged() }
  }

  /// Whether both sides of a page have content. True if the spine is in the middle.
  open var isDoubleSided = false

  /// Creates a controller without pages.
  public init(
    transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
    options: [OptionsKey: Any]? = nil
  ) {
    super.init(nibName: nil, bundle: nil)
    transitionStyle = style
    self.navigationOrientation = navigationOrientation
    let spine = options?[.spineLocation]
    let location =
      spine as? SpineLocation ?? (spine as? Int).flatMap { SpineLocation(rawValue: $0) } ?? .min
    spineLocation = style == .scroll ? .none : location
    isDoubleSided = spineLocation == .mid
    if style == .scroll { spacing = Self.number(options?[.interPageSpacing]) }
  }

  /// Creates a controller that curls pages. Both parameters are ignored.
  public override convenience init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    self.init(transitionStyle: .pageCurl, navigationOrientation: .horizontal)
  }

  /// Creates a controller of a storyboard, which curls pages if the storyboard names no other
  /// style.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    InterfaceCoder.configure(self, as: UIPageViewController.self, with: coder)
  }

  /// Sets what a storyboard has in place of the arguments of the initializer.
  final func adopt(
    _ style: TransitionStyle, _ orientation: NavigationOrientation, spine: SpineLocation,
    spacing: CGFloat
  ) {
    transitionStyle = style
    navigationOrientation = orientation
    spineLocation = style == .scroll ? .none : spine
    isDoubleSided = spineLocation == .mid
    self.spacing = style == .scroll ? max(spacing, 0) : 0
  }

  private static func number(_ value: Any?) -> CGFloat {
    let number = value as? CGFloat ?? (value as? Double).map { CGFloat($0) }
    let result = number ?? (value as? Int).map { CGFloat($0) } ?? 0
    return result.isFinite ? max(result, 0) : 0
  }

  /// The shown pages: one, or two if the spine is in the middle.
  open var viewControllers: [UIViewController]? { pages.shown.isEmpty ? nil : pages.shown }

  /// The recognizers of the gestures that turn pages with the style `pageCurl`; empty for `scroll`,
  /// whose gesture is that of a scroll view.
  open var gestureRecognizers: [UIGestureRecognizer] {
    transitionStyle == .pageCurl ? gestures.recognizers : []
  }

  /// Shows pages.
  ///
  /// - Parameters:
  ///   - viewControllers: One page, or two if the spine is in the middle.
  ///   - direction: The direction in which they are turned.
  ///   - completion: Called after the transition, with whether it has ended.
  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    setPages(
      viewControllers ?? [], direction: direction, animated: animated, completion: completion)
  }

  // MARK: Overrides

  /// Adds the scroll view and the indicator.
  open override func viewDidLoad() {
    super.viewDidLoad()
    prepareViews()
  }

  override var containerTransition: Transition? { pages.transition }

  override var childrenThatAppear: [UIViewController] { pages.shown }

  override var childrenThatEndAppearing: [UIViewController] {
    pages.transition?.phase == .running ? [] : pages.shown
  }

  override func viewLayoutBegins() {
    layOutPages()
    super.viewLayoutBegins()
  }
}

/// The pages of a page view controller.
@MainActor
struct PageState {
  /// The shown pages, as last requested.
  var shown: [UIViewController] = []
  /// The pages beside the shown one; nil if there is none.
  var before: UIViewController?
  var after: UIViewController?
  /// Whether the data source has returned the neighbors of the shown page.
  var knowsNeighbors = false
  /// The page that a drag shows beside the current one.
  var pending: UIViewController?
  /// The running transition by code, or by a gesture of the style `pageCurl`.
  var transition: Transition?
  /// Whether a transition is ended before its animation has ended.
  var isInterrupting = false
  /// The page that the indicator shows.
  var indicatorPage = 0
  /// Whether positions are being set by layout rather than by the user.
  var isLayingOut = false
}
