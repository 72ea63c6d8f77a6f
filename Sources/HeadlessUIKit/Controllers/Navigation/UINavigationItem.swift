// SPDX-License-Identifier: MIT

/// What a navigation bar shows for one controller.
@preconcurrency @MainActor
open class UINavigationItem: NSObject {
  /// Whether a title is large.
  public enum LargeTitleDisplayMode: Int, Sendable {
    /// As for the item below.
    case automatic = 0
    /// Where the bar prefers that.
    case always = 1
    /// Never.
    case never = 2
  }

  /// The bar that shows the item.
  final weak var bar: UINavigationBar?
  private var ownTitle: String?
  private var inheritedTitle: String?

  /// Creates an item without a title.
  public override init() {
    super.init()
  }

  /// Creates an item with a title.
  public init(title: String) {
    ownTitle = title
    super.init()
  }

  /// Creates an empty item: items cannot be decoded, because there are no archives here.
  public required init?(coder: NSCoder) {
    super.init()
  }

  /// The title; the controller's where the item has none of its own.
  open var title: String? {
    get { ownTitle ?? inheritedTitle }
    set {
      ownTitle = newValue
      changed()
    }
  }

  /// What is shown in place of the title.
  open var titleView: UIView? {
    didSet {
      if titleView !== oldValue { oldValue?.removeFromSuperview() }
      changed()
    }
  }

  /// A line above the title.
  open var prompt: String? {
    didSet { changed() }
  }

  /// Whether the title is large.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic {
    didSet { changed() }
  }

  /// What the button says that leads back to this item.
  open var backButtonTitle: String? {
    didSet { changed() }
  }

  /// The button that leads back to this item.
  open var backBarButtonItem: UIBarButtonItem? {
    didSet { changed() }
  }

  /// Whether no button leads back from this item.
  open var hidesBackButton = false {
    didSet { changed() }
  }

  /// Says whether no button leads back from this item.
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    self.hidesBackButton = hidesBackButton
  }

  /// Whether items at the leading edge stand beside the back button and not in its place.
  open var leftItemsSupplementBackButton = false {
    didSet { changed() }
  }

  /// The items at the leading edge.
  open var leftBarButtonItems: [UIBarButtonItem]? {
    didSet { changed() }
  }

  /// The items at the trailing edge, the outermost first.
  open var rightBarButtonItems: [UIBarButtonItem]? {
    didSet { changed() }
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

  final func inheritTitle(_ title: String?) {
    inheritedTitle = title
    changed()
  }

  private func changed() {
    bar?.setNeedsItems()
  }
}
