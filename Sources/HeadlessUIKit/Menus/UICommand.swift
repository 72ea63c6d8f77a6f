// SPDX-License-Identifier: MIT

/// A menu element that sends a selector along the responder chain.
///
/// Selectors do not exist outside of Apple's platforms, so no command can be created: use
/// ``UIAction``. The class allows code that inspects the elements of a menu to compile.
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
  open var action: Selector { preconditionFailure("no command can be created") }

  /// A value that identifies the command for the method that handles it.
  open private(set) var propertyList: Any?

  /// The attributes of the command in a menu.
  open var attributes: UIMenuElement.Attributes

  /// The state of the command in a menu.
  open var state: UIMenuElement.State

  /// The object that triggered the command.
  open private(set) weak var sender: AnyObject?

  /// Creates a command. `Selector` has no values, so this initializer cannot be called.
  public init(
    title: String = "", image: UIImage? = nil, action: Selector, propertyList: Any? = nil,
    discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off
  ) {
    self.propertyList = propertyList
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    super.init(title: title, subtitle: nil, image: image)
  }

  /// Does nothing, because no command exists.
  open func performWithSender(_ sender: Any?, target: Any?) {}
}
