// SPDX-License-Identifier: MIT

/// A closure that performs an action, which is its argument.
public typealias UIActionHandler = (UIAction) -> Void

/// A closure with a title and an image, for controls and menus.
///
/// ```swift
/// let button = UIButton()
/// let id = UIAction.Identifier("save")
/// var saves = 0
/// button.addAction(UIAction(identifier: id) { _ in saves += 1 }, for: .touchUpInside)
/// button.addAction(UIAction(identifier: id) { _ in saves += 10 }, for: .touchUpInside)
/// button.sendActions(for: .touchUpInside)
/// print(saves)  // 10
/// ```
///
/// It takes the place of a target and a selector. A control retains its actions, so a closure
/// captures the owner of the control weakly or unowned. `sender` is set only while the closure
/// runs. Attributes and state matter in menus only: a control calls an action whatever they are.
open class UIAction: UIMenuElement {
  private static var identifiersMade = 0

  private let handler: UIActionHandler

  /// The identifier. A control has at most one action for each identifier.
  open private(set) var identifier: Identifier

  /// Creates an action. Without an identifier, the action receives a unique one.
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

  /// Creates an action with another image for the state `.on`.
  public convenience init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, selectedImage: UIImage?,
    identifier: Identifier? = nil, discoverabilityTitle: String? = nil,
    attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off,
    handler: @escaping UIActionHandler
  ) {
    self.init(
      title: title, subtitle: subtitle, image: image, identifier: identifier,
      discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state,
      handler: handler)
    self.selectedImage = selectedImage
  }

  open override var title: String {
    get { titleOfElement }
    set { titleOfElement = newValue }
  }

  open override var image: UIImage? {
    get { imageOfElement }
    set { imageOfElement = newValue }
  }

  /// The image in a menu while the state is on; nil for ``image``.
  open private(set) var selectedImage: UIImage?

  /// A title for places that explain the action.
  open var discoverabilityTitle: String?

  /// The attributes of the action in a menu.
  open var attributes: UIMenuElement.Attributes

  /// The state of the action in a menu.
  open var state: UIMenuElement.State

  /// The object that triggered the action; nil unless the handler is executing.
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

  /// The identifier of an action.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The string that identifies the value; equal strings make equal values.
    public let rawValue: String

    /// Creates an identifier with a name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Creates an identifier with a name.
    public init(_ rawValue: String) {
      self.rawValue = rawValue
    }
  }
}
