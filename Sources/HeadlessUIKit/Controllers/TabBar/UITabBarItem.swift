// SPDX-License-Identifier: MIT

/// An item of a tab bar: an icon, a title and a badge.
///
/// ```swift
/// let host = ScreenHost(.iPhone15)
/// let inbox = UIViewController()
/// inbox.tabBarItem = UITabBarItem(title: "Inbox", image: UIImage(systemName: "tray"), tag: 0)
/// inbox.tabBarItem.badgeValue = "3"
/// let controller = UITabBarController()
/// controller.viewControllers = [inbox]
/// host.show(controller)
/// let item = try host.view(.label("Inbox"))
/// print(item.accessibilityValue ?? "")  // 3
/// ```
///
/// The item of a controller has the controller's title until it is replaced; the item of a
/// navigation controller is that of its root unless it has its own. Images are shown as templates
/// unless their rendering mode is `alwaysOriginal`.
@preconcurrency @MainActor
open class UITabBarItem: UIBarItem {
  /// The items that the system supplies.
  public enum SystemItem: Int, Sendable {
    /// The items for which the bar has no room.
    case more = 0
    case favorites = 1
    /// Content that the application recommends.
    case featured = 2
    /// Content that has the best ratings.
    case topRated = 3
    /// Content that was used recently.
    case recents = 4
    case contacts = 5
    case history = 6
    case bookmarks = 7
    case search = 8
    case downloads = 9
    /// The most recent content.
    case mostRecent = 10
    /// The content that was viewed most often.
    case mostViewed = 11
  }

  /// The bar that shows the item.
  final weak var bar: UITabBar?
  private var isSystemItem = false
  private var badgeAttributes: [UInt: [NSAttributedString.Key: Any]] = [:]
  private var appearance: UITabBarAppearance?
  private var edgeAppearance: UITabBarAppearance?

  /// Creates an item without content.
  public override init() {
    super.init()
  }

  /// Creates an item of a nib or a storyboard.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    InterfaceCoder.configure(self, as: UITabBarItem.self, with: coder)
  }

  /// Creates an item with a title and an icon.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init(title: title, image: image, selectedImage: nil)
    self.tag = tag
  }

  /// Creates an item with a title, an icon, and another icon for the selected state.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init()
    self.title = title
    self.image = image
    self.selectedImage = selectedImage
  }

  /// Creates an item that the system supplies. Its title and its icon do not change.
  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    self.init()
    self.tag = tag
    adopt(systemItem)
  }

  /// Gives the item the title and the image of a system item.
  final func adopt(_ systemItem: SystemItem) {
    title = systemItem.title
    image = UIImage(systemName: systemItem.symbol)
    isSystemItem = true
  }

  /// The icon of the selected state; by default, that of the normal state.
  open var selectedImage: UIImage? {
    get { ownSelectedImage ?? image }
    set {
      ownSelectedImage = newValue
      changed()
    }
  }

  private var ownSelectedImage: UIImage?

  /// The text of the badge; nil for no badge.
  open var badgeValue: String? {
    didSet { changed() }
  }

  /// The color of the badge; nil for red.
  open var badgeColor: UIColor? {
    didSet { changed() }
  }

  /// Sets the text attributes of the badge. Font and color are shown.
  open func setBadgeTextAttributes(
    _ textAttributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    badgeAttributes[state.rawValue] = textAttributes
    changed()
  }

  /// Returns the text attributes of the badge.
  @discardableResult
  open func badgeTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    badgeAttributes[state.rawValue]
  }

  /// The displacement of the title, in points.
  open var titlePositionAdjustment = UIOffset.zero {
    didSet { changed() }
  }

  /// The appearance of the bar while the item is selected; nil for the bar's own.
  open var standardAppearance: UITabBarAppearance? {
    get { appearance }
    set {
      appearance = newValue?.duplicate
      changed()
    }
  }

  /// The appearance of the bar while the item is selected and the content is at its end; nil for
  /// the bar's own.
  open var scrollEdgeAppearance: UITabBarAppearance? {
    get { edgeAppearance }
    set {
      edgeAppearance = newValue?.duplicate
      changed()
    }
  }

  /// Follows the title of a controller, unless the system supplies the title.
  final func inheritTitle(_ title: String?) {
    if !isSystemItem { self.title = title }
  }

  override func changed() {
    bar?.itemChanged(self)
  }
}

extension UITabBarItem.SystemItem {
  fileprivate var title: String {
    switch self {
    case .more: "More"
    case .favorites: "Favorites"
    case .featured: "Featured"
    case .topRated: "Top Rated"
    case .recents: "Recents"
    case .contacts: "Contacts"
    case .history: "History"
    case .bookmarks: "Bookmarks"
    case .search: "Search"
    case .downloads: "Downloads"
    case .mostRecent: "Most Recent"
    case .mostViewed: "Most Viewed"
    }
  }

  fileprivate var symbol: String {
    switch self {
    case .more: "ellipsis"
    case .favorites, .featured, .topRated: "star.fill"
    case .recents, .history, .mostRecent: "clock.fill"
    case .contacts: "person.crop.circle.fill"
    case .bookmarks: "book.fill"
    case .search: "magnifyingglass"
    case .downloads: "square.and.arrow.down.fill"
    case .mostViewed: "list.number"
    }
  }
}
