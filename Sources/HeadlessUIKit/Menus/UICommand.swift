// SPDX-License-Identifier: MIT

/// A menu element that sends a selector along the responder chain, to the first responder that can
/// perform it. The argument of the method is the command.
@preconcurrency @MainActor
open class UICommand: UIMenuElement, UIMenuLeaf {
  open override var title: String {
    get { titleOfElement }
    set { titleOfElement = newValue }
  }

  open override var image: UIImage? {
    get { imageOfElement }
    set { imageOfElement = newValue }
  }

  /// A title for places that explain the command.
  open var discoverabilityTitle: String?

  /// The selector that the command sends.
  open private(set) var action: Selector

  /// A value that identifies the command for the method that handles it.
  open private(set) var propertyList: Any?

  /// The attributes of the command in a menu.
  open var attributes: UIMenuElement.Attributes

  /// The state of the command in a menu.
  open var state: UIMenuElement.State

  /// The object that triggered the command.
  open private(set) weak var sender: AnyObject?

  /// Variants of the command for modifier keys, which are stored without effect.
  open private(set) var alternates: [UICommandAlternate]

  /// Creates a command, whose action is sent along the responder chain.
  public init(
    title: String = "", image: UIImage? = nil, action: Selector, propertyList: Any? = nil,
    alternates: [UICommandAlternate] = [], discoverabilityTitle: String? = nil,
    attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off
  ) {
    self.action = action
    self.alternates = alternates
    self.propertyList = propertyList
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    super.init(title: title, subtitle: nil, image: image)
  }

  /// Sends the action, unless the command is disabled: to the target, or to the first responder
  /// that can perform it, beginning with the sender.
  open func performWithSender(_ sender: Any?, target: Any?) {
    guard !attributes.contains(.disabled) else { return }
    let outer = self.sender
    self.sender = unwrapped(sender).map { $0 as AnyObject }
    let responder = sender as? UIResponder
    let application = responder?.deviceOfResponder.application ?? .shared
    let target = unwrapped(target) ?? responder?.target(forAction: action, withSender: self)
    application.sendAction(action, to: target, from: self, for: nil)
    self.sender = outer
  }
}

/// A variant of a command that a user performs by pressing modifier keys.
@preconcurrency @MainActor
open class UICommandAlternate: NSObject {
  /// The title of the variant.
  open private(set) var title: String

  /// The selector that the variant sends.
  open private(set) var action: Selector

  /// The modifier keys with which the variant replaces its command.
  open private(set) var modifierFlags: UIKeyModifierFlags

  /// Creates a variant of a command, for the time in which modifier keys are down.
  public init(title: String, action: Selector, modifierFlags: UIKeyModifierFlags) {
    (self.title, self.action, self.modifierFlags) = (title, action, modifierFlags)
    super.init()
  }
}
