// SPDX-License-Identifier: MIT

/// What a control does, or what a menu shows: a title, an image and more.
@preconcurrency @MainActor
open class UIMenuElement: NSObject {
  final var titleOfElement: String
  final var imageOfElement: UIImage?

  init(title: String, subtitle: String?, image: UIImage?) {
    titleOfElement = title
    imageOfElement = image
    super.init()
    self.subtitle = subtitle
  }

  /// The title.
  open var title: String { titleOfElement }

  /// A second line.
  open var subtitle: String?

  /// The image.
  open var image: UIImage? { imageOfElement }

  /// Whether an element of a menu is marked.
  public enum State: Int, Sendable {
    /// It is not.
    case off = 0
    /// It is.
    case on = 1
    /// Some of what it stands for is.
    case mixed = 2
  }

  /// How an element of a menu looks and acts.
  public struct Attributes: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Attributes from their bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// It cannot be chosen.
    public static let disabled = Attributes(rawValue: 1 << 0)
    /// It deletes something.
    public static let destructive = Attributes(rawValue: 1 << 1)
    /// It is not shown.
    public static let hidden = Attributes(rawValue: 1 << 2)
    /// Its menu stays when it is chosen.
    public static let keepsMenuPresented = Attributes(rawValue: 1 << 3)
  }
}

/// What an action does; it is handed the action.
public typealias UIActionHandler = @MainActor (UIAction) -> Void

/// A closure with a title and an image, for controls and menus.
open class UIAction: UIMenuElement {
  private static var identifiersMade = 0

  private let handler: UIActionHandler

  /// What tells actions apart: of those with the same identifier a control has one.
  open private(set) var identifier: Identifier

  /// Creates an action. Without an identifier it has one of its own.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    identifier: Identifier? = nil, discoverabilityTitle: String? = nil,
    attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off,
    handler: @escaping UIActionHandler
  ) {
    self.handler = handler
    self.identifier = identifier ?? Self.makeIdentifier()
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    super.init(title: title, subtitle: subtitle, image: image)
  }

  /// The title.
  open override var title: String {
    get { titleOfElement }
    set { titleOfElement = newValue }
  }

  /// The image.
  open override var image: UIImage? {
    get { imageOfElement }
    set { imageOfElement = newValue }
  }

  /// A title for where the action is explained.
  open var discoverabilityTitle: String?

  /// How the action looks and acts in a menu.
  open var attributes: UIMenuElement.Attributes

  /// Whether the action is marked in a menu.
  open var state: UIMenuElement.State

  /// Who sent the action: while the handler runs, and only then.
  open private(set) weak var sender: AnyObject?

  /// Runs the handler, unless the action is disabled.
  open func performWithSender(_ sender: Any?, target: Any?) {
    guard !attributes.contains(.disabled) else { return }
    run(sender: sender as AnyObject?)
  }

  final func run(sender: AnyObject?) {
    let outer = self.sender
    self.sender = sender
    handler(self)
    self.sender = outer
  }

  private static func makeIdentifier() -> Identifier {
    identifiersMade += 1
    return Identifier("com.apple.action.dynamic.\(identifiersMade)")
  }

  /// What tells actions apart.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// An identifier by its name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// An identifier by its name.
    public init(_ rawValue: String) {
      self.rawValue = rawValue
    }
  }
}
