// SPDX-License-Identifier: MIT

/// An item of a bar that shows a button.
///
/// ```swift
/// let host = ScreenHost(.iPhone15)
/// let root = UIViewController()
/// var taps = 0
/// root.navigationItem.rightBarButtonItem = UIBarButtonItem(
///   title: "Add", primaryAction: UIAction { _ in taps += 1 })
/// host.show(UINavigationController(rootViewController: root))
/// try host.tap("Add")
/// print(taps)  // 1
/// ```
///
/// The target of an item is not retained; ``Selector`` describes how its method is named. An image
/// is shown in place of the title, which VoiceOver reads; system items other than words have a
/// symbol.
@preconcurrency @MainActor
open class UIBarButtonItem: UIBarItem {
  /// The styles of a button.
  public enum Style: Int, Sendable {
    /// A button with the weight of regular text.
    case plain = 0
    /// The style of a button that finishes a task.
    case done = 2
  }

  /// The titles and symbols that the system supplies.
  public enum SystemItem: Int, Sendable {
    case done = 0
    case cancel = 1
    case edit = 2
    case save = 3
    /// The symbol `plus`, which is read as "Add".
    case add = 4
    case flexibleSpace = 5
    /// A space of fixed width.
    case fixedSpace = 6
    /// A pen on a sheet of paper.
    case compose = 7
    /// An arrow that points back to the sender.
    case reply = 8
    /// An arrow that points out of a box.
    case action = 9
    /// The symbol `folder`, which is read as "Organize".
    case organize = 10
    /// The symbol `book`, which is read as "Bookmarks".
    case bookmarks = 11
    /// The symbol `magnifyingglass`, which is read as "Search".
    case search = 12
    /// The symbol `arrow.clockwise`, which is read as "Refresh".
    case refresh = 13
    /// The symbol `xmark`, which is read as "Stop".
    case stop = 14
    case camera = 15
    /// The symbol `trash`, which is read as "Delete".
    case trash = 16
    /// The symbol `play.fill`, which is read as "Play".
    case play = 17
    /// The symbol `pause.fill`, which is read as "Pause".
    case pause = 18
    /// Two triangles that point to the left.
    case rewind = 19
    /// Two triangles that point to the right.
    case fastForward = 20
    case undo = 21
    case redo = 22
    /// A cross that closes a view.
    case close = 24
  }

  /// The bar that shows the button.
  final weak var bar: (any BarItemContainer)?

  /// The kind of an item that the system supplies.
  final private(set) var systemItem: SystemItem?

  /// The action that a tap performs. A new action gives the item its title and its image, unless
  /// the item is one of the system's.
  open var primaryAction: UIAction? {
    didSet {
      guard let primaryAction, systemItem == nil else { return }
      title = primaryAction.title
      image = primaryAction.image
    }
  }

  /// The object whose method a tap calls, with the item and an event as arguments; nil for the
  /// first responder that can perform the action. It is ignored while there is a primary action.
  open weak var target: AnyObject?

  /// The method that a tap calls. It is ignored while there is a primary action.
  open var action: Selector? {
    didSet { if (action == nil) != (oldValue == nil) { changed() } }
  }

  /// The menu of the button: a tap shows it or, if there is a primary action, a long press.
  open var menu: UIMenu? {
    didSet {
      showSelectedElement()
      changed()
    }
  }

  /// The order of the menu's elements where the menu is above the button.
  open var preferredMenuElementOrder = UIContextMenuConfiguration.ElementOrder.automatic

  /// The element that represents the item in a menu. It is stored without effect: bars do not move
  /// items to menus.
  open var menuRepresentation: UIMenuElement?

  /// Whether a tap turns the button on and off. A button whose tap shows its menu shows the element
  /// of the menu that was chosen last instead.
  open var changesSelectionAsPrimaryAction = false {
    didSet { showSelectedElement() }
  }

  /// Whether the button is on. Its background then has the tint color.
  open var isSelected = false {
    didSet { if isSelected != oldValue { changed() } }
  }

  /// Whether changes of a symbol are animated. The value is stored without effect.
  open var isSymbolAnimationEnabled = false

  /// The titles that the item may have: the button is as wide as the widest.
  open var possibleTitles: Set<String>? {
    didSet { changed() }
  }

  /// The style of the button.
  open var style = Style.plain {
    didSet { changed() }
  }

  /// A view that is shown instead of a button.
  open var customView: UIView? {
    didSet { changed() }
  }

  /// The width, in points; 0 for the width that the content requires.
  open var width: CGFloat = 0 {
    didSet { changed() }
  }

  /// The tint color; nil for the bar's tint color.
  open var tintColor: UIColor? {
    didSet { changed() }
  }

  /// Whether the button is hidden.
  open var isHidden = false {
    didSet { changed() }
  }

  /// The view that shows the item in a navigation bar.
  final weak var shownView: UIView?

  /// Creates an empty button.
  public override init() {
    super.init()
  }

  /// Creates a button of a nib or a storyboard.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    InterfaceCoder.configure(self, as: UIBarButtonItem.self, with: coder)
  }

  /// Creates a button that performs an action or shows a menu. The title and the image default to
  /// the action's.
  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil,
    menu: UIMenu? = nil
  ) {
    self.init()
    // An initializer of the class does not call the observer of the property.
    self.primaryAction = primaryAction
    self.title = title ?? primaryAction?.title
    self.image = image ?? primaryAction?.image
    self.menu = menu
  }

  /// Creates a system button that performs an action or shows a menu.
  public convenience init(
    systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init()
    adopt(systemItem)
    self.primaryAction = primaryAction
    self.menu = menu
  }

  /// Creates a system button that calls a method of a target.
  public convenience init(
    barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?
  ) {
    self.init(systemItem: systemItem)
    set(target, action)
  }

  /// Creates a button with a title that calls a method of a target.
  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init(title: title)
    self.style = style
    set(target, action)
  }

  /// Creates a button with an image that calls a method of a target.
  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.init(image: image)
    self.style = style
    set(target, action)
  }

  /// Creates a button with an image that calls a method of a target. The image for a compact height
  /// is stored without effect.
  public convenience init(
    image: UIImage?, landscapeImagePhone: UIImage?, style: Style, target: Any?, action: Selector?
  ) {
    self.init(image: image, style: style, target: target, action: action)
    self.landscapeImagePhone = landscapeImagePhone
  }

  private func set(_ target: Any?, _ action: Selector?) {
    self.target = unwrapped(target).map { $0 as AnyObject }
    self.action = action
  }

  /// Creates a space of a fixed width, in points.
  @discardableResult
  public class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    let item = UIBarButtonItem(systemItem: .fixedSpace)
    item.width = width
    return item
  }

  /// Creates a space that takes a share of the width that other items leave. Navigation bars ignore
  /// it.
  @discardableResult
  public class func flexibleSpace() -> UIBarButtonItem {
    UIBarButtonItem(systemItem: .flexibleSpace)
  }

  /// Creates an item that shows a view.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  /// Gives the item the title and the look of a system item.
  final func adopt(_ systemItem: SystemItem) {
    self.systemItem = systemItem
    title = systemItem.title
    if systemItem == .done || systemItem == .save { style = .done }
  }

  override func changed() {
    bar?.setNeedsItems()
  }

  /// Whether a tap does something other than to show the menu.
  final var hasAction: Bool { primaryAction != nil || action != nil }

  final var isSpace: Bool { systemItem == .flexibleSpace || systemItem == .fixedSpace }

  /// The image that is shown in place of the title.
  final var shownImage: UIImage? {
    if let image { return image }
    return systemItem == .close
      ? .closeButton : systemItem?.symbol.flatMap { UIImage(systemName: $0) }
  }

  /// Performs the action of a tap, if the item is enabled.
  package final func perform() {
    guard isEnabled else { return }
    if !hasAction, menu != nil { return showMenu() }
    if changesSelectionAsPrimaryAction { isSelected.toggle() }
    if let primaryAction { return primaryAction.performWithSender(self, target: nil) }
    guard let action else { return }
    let application = shownView?.deviceOfResponder.application ?? .shared
    guard !application.sendAction(action, to: target, from: self, for: nil) else { return }
    let target = shownView?.target(forAction: action, withSender: self)
    if let target { application.sendAction(action, to: target, from: self, for: nil) }
  }
}

extension UIBarButtonItem.SystemItem {
  /// The symbol of the button; nil for words and spaces.
  fileprivate var symbol: String? {
    switch self {
    case .done, .cancel, .edit, .save, .undo, .redo, .flexibleSpace, .fixedSpace: nil
    case .add: "plus"
    case .compose: "square.and.pencil"
    case .reply: "arrowshape.turn.up.left"
    case .action: "square.and.arrow.up"
    case .organize: "folder"
    case .bookmarks: "book"
    case .search: "magnifyingglass"
    case .refresh: "arrow.clockwise"
    case .stop: "xmark"
    case .close: nil  // an image with colors of its own
    case .camera: "camera"
    case .trash: "trash"
    case .play: "play.fill"
    case .pause: "pause.fill"
    case .rewind: "backward.fill"
    case .fastForward: "forward.fill"
    }
  }

  /// The title of the button, or nil for a space. It is read where a symbol is shown.
  fileprivate var title: String? {
    switch self {
    case .flexibleSpace, .fixedSpace: nil
    case .fastForward: "Fast Forward"
    // As apps' own tests of their screens find them on devices: `toolbars.buttons["Delete"]`.
    case .trash: "Delete"
    case .action: "Share"
    default: "\(self)".capitalized
    }
  }
}
