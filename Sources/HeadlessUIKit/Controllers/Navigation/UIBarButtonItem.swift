// SPDX-License-Identifier: MIT

/// Something that a bar shows.
@preconcurrency @MainActor
open class UIBarItem: _AccessibilityObject {
  /// Creates an item that shows nothing.
  public override init() {
    super.init()
  }

  /// Creates an empty item: items cannot be decoded, because there are no archives here.
  public required init?(coder: NSCoder) {
    super.init()
  }

  /// The text.
  open var title: String? {
    didSet { changed() }
  }

  /// The image.
  open var image: UIImage? {
    didSet { changed() }
  }

  /// Whether the item can be tapped.
  open var isEnabled = true {
    didSet { changed() }
  }

  /// A number to find the item by.
  open var tag = 0

  func changed() {}

  override var labelByDefault: String? { title ?? image?.accessibilityLabel }
}

/// A button of a bar.
@preconcurrency @MainActor
open class UIBarButtonItem: UIBarItem {
  /// How a button looks.
  public enum Style: Int, Sendable {
    /// As most do.
    case plain = 0
    /// As the one that finishes something.
    case done = 2
  }

  /// What a button of the system says.
  public enum SystemItem: Int, Sendable {
    /// Done.
    case done = 0
    /// Cancel.
    case cancel = 1
    /// Edit.
    case edit = 2
    /// Save.
    case save = 3
    /// A plus.
    case add = 4
    /// Room that grows.
    case flexibleSpace = 5
    /// Room of a width.
    case fixedSpace = 6
    /// A pen on paper.
    case compose = 7
    /// An arrow back to a sender.
    case reply = 8
    /// An arrow out of a box.
    case action = 9
    /// A folder.
    case organize = 10
    /// A book.
    case bookmarks = 11
    /// A magnifying glass.
    case search = 12
    /// A round arrow.
    case refresh = 13
    /// A cross.
    case stop = 14
    /// A camera.
    case camera = 15
    /// A waste bin.
    case trash = 16
    /// A triangle.
    case play = 17
    /// Two bars.
    case pause = 18
    /// Two triangles to the left.
    case rewind = 19
    /// Two triangles to the right.
    case fastForward = 20
    /// Undo.
    case undo = 21
    /// Redo.
    case redo = 22
    /// A cross that closes.
    case close = 24
  }

  /// The bar that shows the button.
  final weak var bar: UINavigationBar?

  /// What a tap does.
  open var primaryAction: UIAction?

  /// How the button looks.
  open var style = Style.plain {
    didSet { changed() }
  }

  /// What is shown in place of a button.
  open var customView: UIView? {
    didSet { changed() }
  }

  /// The width; 0 for what the content needs.
  open var width: CGFloat = 0 {
    didSet { changed() }
  }

  /// The colour; none for the bar's.
  open var tintColor: UIColor? {
    didSet { changed() }
  }

  /// Whether the button is not shown.
  open var isHidden = false {
    didSet { changed() }
  }

  /// Creates an empty button.
  public override init() {
    super.init()
  }

  /// Creates an empty item: items cannot be decoded, because there are no archives here.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Creates a button that does something, and says what unless told otherwise.
  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil
  ) {
    self.init()
    self.title = title ?? primaryAction?.title
    self.image = image ?? primaryAction?.image
    self.primaryAction = primaryAction
  }

  /// Creates one of the system's buttons, which does something.
  public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil) {
    self.init()
    title = systemItem.title
    if systemItem == .done || systemItem == .save { style = .done }
    self.primaryAction = primaryAction
  }

  /// Creates an item that shows a view.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  override func changed() {
    bar?.setNeedsItems()
  }

  /// Does what a tap does.
  package final func perform() {
    guard isEnabled else { return }
    primaryAction?.performWithSender(self, target: nil)
  }
}

extension UIBarButtonItem.SystemItem {
  /// A word for each, where UIKit has pictures for most.
  fileprivate var title: String? {
    switch self {
    case .flexibleSpace, .fixedSpace: nil
    case .fastForward: "Fast Forward"
    default: "\(self)".capitalized
    }
  }
}
