// SPDX-License-Identifier: MIT

/// The content of a navigation bar for one controller.
///
/// ```swift
/// let host = ScreenHost(.iPhone15)
/// let root = UIViewController()
/// root.title = "Mail"
/// let page = UIViewController()
/// page.navigationItem.title = "Inbox"
/// page.navigationItem.largeTitleDisplayMode = .never
/// let controller = UINavigationController(rootViewController: root)
/// host.show(controller)
/// host.perform { controller.pushViewController(page, animated: false) }
/// print(host.views(.text("Inbox")).count, host.views(.label("Mail")).count)  // 1 1
/// ```
///
/// The item follows the title of its controller until its own is set. The title of the back button
/// is that of the page below where there is room, and "Back" or nothing otherwise; its
/// accessibility label remains the whole title. Prompts are left out.
@preconcurrency @MainActor
open class UINavigationItem: NSObject, KeyValueObserved {
  class var observableKeyPaths: ObservableKeyPaths {
    ObservableProperty.ofNavigationItem(Self.self)
  }

  nonisolated(unsafe) final var keyValueObservers: KeyValueObservers?

  /// The modes that determine whether a title is large.
  public enum LargeTitleDisplayMode: Int, Sendable {
    /// Uses the size of the item below.
    case automatic = 0
    /// Uses a large title if the bar prefers large titles.
    case always = 1
    /// Never uses a large title.
    case never = 2
  }

  /// The modes that determine the title of a back button.
  public enum BackButtonDisplayMode: Int, Sendable {
    /// The title of the page below where there is room for it, otherwise "Back", otherwise none.
    case `default` = 0
    /// "Back" where there is room for it, otherwise none.
    case generic = 1
    /// The chevron alone, without a title.
    case minimal = 2
  }

  /// A button of the system at the leading edge, before the items of the client.
  final var systemItem: UIBarButtonItem? {
    didSet { changed() }
  }

  /// The bar that shows the item.
  final weak var bar: UINavigationBar?
  private var ownTitle: String?
  private var inheritedTitle: String?

  /// Creates an item without a title.
  public override convenience init() {
    self.init(title: "")
    ownTitle = nil
  }

  /// Creates an item with a title.
  public init(title: String) {
    ownTitle = title
    super.init()
  }

  /// Creates an item of a nib or a storyboard.
  public required init?(coder: NSCoder) {
    super.init()
    InterfaceCoder.configure(self, as: UINavigationItem.self, with: coder)
  }

  /// Called after a nib or a storyboard with the item was loaded and connected.
  open func awakeFromNib() {}

  /// The title. Defaults to the controller's title.
  open var title: String? {
    get { ownTitle ?? inheritedTitle }
    set {
      changing(.title) {
        ownTitle = newValue
        changed()
      }
    }
  }

  /// A view that is shown instead of the title.
  open var titleView: UIView? {
    willSet { willChange(.titleView) }
    didSet {
      if titleView !== oldValue { oldValue?.removeFromSuperview() }
      changed()
      didChange(.titleView)
    }
  }

  /// A line of text above the title.
  open var prompt: String? {
    willSet { willChange(.prompt) }
    didSet {
      changed()
      didChange(.prompt)
    }
  }

  /// The mode that determines whether the title is large.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic {
    willSet { willChange(.largeTitleDisplayMode) }
    didSet {
      changed()
      didChange(.largeTitleDisplayMode)
    }
  }

  /// The title of the back button that returns to this item.
  open var backButtonTitle: String? {
    willSet { willChange(.backButtonTitle) }
    didSet {
      changed()
      didChange(.backButtonTitle)
    }
  }

  /// The mode that determines the title of the back button that returns to this item.
  open var backButtonDisplayMode = BackButtonDisplayMode.default {
    didSet { changed() }
  }

  /// The back button that returns to this item.
  open var backBarButtonItem: UIBarButtonItem? {
    willSet { willChange(.backBarButtonItem) }
    didSet {
      changed()
      didChange(.backBarButtonItem)
    }
  }

  /// Whether the back button is hidden while this item is shown.
  open var hidesBackButton = false {
    willSet { willChange(.hidesBackButton) }
    didSet {
      changed()
      didChange(.hidesBackButton)
    }
  }

  /// Sets whether the back button is hidden while this item is shown.
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    self.hidesBackButton = hidesBackButton
  }

  /// Whether the items at the leading edge are shown beside the back button rather than instead of
  /// it.
  open var leftItemsSupplementBackButton = false {
    willSet { willChange(.leftItemsSupplementBackButton) }
    didSet {
      changed()
      didChange(.leftItemsSupplementBackButton)
    }
  }

  /// The items at the leading edge.
  open var leftBarButtonItems: [UIBarButtonItem]? {
    willSet {
      willChange(.leftBarButtonItems)
      willChange(.leftBarButtonItem)
    }
    didSet {
      changed()
      didChange(.leftBarButtonItems)
      didChange(.leftBarButtonItem)
    }
  }

  /// The items at the trailing edge, the outermost one first.
  open var rightBarButtonItems: [UIBarButtonItem]? {
    willSet {
      willChange(.rightBarButtonItems)
      willChange(.rightBarButtonItem)
    }
    didSet {
      changed()
      didChange(.rightBarButtonItems)
      didChange(.rightBarButtonItem)
    }
  }

  /// The outermost item at the leading edge.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  /// The outermost item at the trailing edge.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  /// Sets the item at the leading edge.
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    leftBarButtonItem = item
  }

  /// Sets the item at the trailing edge.
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    rightBarButtonItem = item
  }

  /// Sets the items at the leading edge.
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    leftBarButtonItems = items
  }

  /// Sets the items at the trailing edge.
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    rightBarButtonItems = items
  }

  /// The action of the back button, in place of the return to the previous page. The button is
  /// also shown where there is no previous page, and has the title of the action then.
  open var backAction: UIAction? {
    didSet { changed() }
  }

  /// The arrangements of a navigation bar on a pad.
  public enum ItemStyle: Int, Sendable {
    /// A title in the middle, and a back button.
    case navigator = 0
    /// A browser, with its history.
    case browser = 1
    /// An editor of a document.
    case editor = 2
  }

  /// The arrangement on a pad. The value is stored; the bar is always that of a navigator.
  open var style = ItemStyle.navigator

  /// Returns the menu of the title for suggested elements. The closure is stored without effect.
  open var titleMenuProvider: (([UIMenuElement]) -> UIMenu?)?

  // MARK: Search

  /// The search controller whose search bar is shown below the title.
  open var searchController: UISearchController? {
    didSet {
      if oldValue !== searchController {
        if oldValue?.searchState.navigationItem === self {
          oldValue?.searchState.navigationItem = nil
          oldValue?.searchBar.removeFromSuperview()
        }
        searchController?.searchState.navigationItem = self
      }
      changed()
    }
  }

  /// Whether the search bar is hidden while the content scrolls away from its top.
  open var hidesSearchBarWhenScrolling = true {
    didSet { changed() }
  }

  /// The positions of a search bar.
  public enum SearchBarPlacement: Int, Sendable {
    /// The position that the system chooses for the width.
    case automatic = 0
    /// In the row of the title, beside it.
    case inline = 1
    /// In a row of its own below the title.
    case stacked = 2
  }

  /// The preferred position of the search bar. The value is stored; the bar is always stacked.
  open var preferredSearchBarPlacement = SearchBarPlacement.automatic

  /// The position of the search bar: always below the title.
  open var searchBarPlacement: SearchBarPlacement { .stacked }

  // MARK: Appearance objects

  final var appearances = NavigationBarAppearances()

  /// The appearance of the bar while it shows the item, which is copied; nil for the bar's own.
  open var standardAppearance: UINavigationBarAppearance? {
    get { appearances.standard }
    set { setAppearance(newValue, \.standard) }
  }

  /// The appearance of the bar in a compact height, which is copied; nil for the bar's own.
  open var compactAppearance: UINavigationBarAppearance? {
    get { appearances.compact }
    set { setAppearance(newValue, \.compact) }
  }

  /// The appearance of the bar while the content is at its top, which is copied; nil for the bar's
  /// own.
  open var scrollEdgeAppearance: UINavigationBarAppearance? {
    get { appearances.scrollEdge }
    set { setAppearance(newValue, \.scrollEdge) }
  }

  /// The appearance of the bar in a compact height while the content is at its top, which is
  /// copied; nil for the bar's own.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
    get { appearances.compactScrollEdge }
    set { setAppearance(newValue, \.compactScrollEdge) }
  }

  private func setAppearance(
    _ new: UINavigationBarAppearance?,
    _ path: WritableKeyPath<NavigationBarAppearances, UINavigationBarAppearance?>
  ) {
    appearances[keyPath: path] = new?.duplicate
    changed()
  }

  /// Shows the title of the controller, in place of an earlier one of the item: "assigning a value
  /// to this property updates the title text" of the item (UIViewController, "title").
  final func inheritTitle(_ title: String?) {
    changing(.title) {
      ownTitle = nil
      inheritedTitle = title
      changed()
    }
  }

  private func changed() {
    bar?.setNeedsItems()
  }
}
