// SPDX-License-Identifier: MIT

/// An additional action of an accessibility element.
@preconcurrency @MainActor
open class UIAccessibilityCustomAction: NSObject {
  /// A closure that performs an action and returns whether it succeeded.
  public typealias Handler = (_ action: UIAccessibilityCustomAction) -> Bool

  /// The localized name.
  open var name: String {
    get { attributedName.string }
    set { attributedName = NSAttributedString(string: newValue) }
  }

  /// The localized name with attributes for speech.
  open var attributedName: NSAttributedString

  /// An image of the action, which Switch Control shows.
  open var image: UIImage?

  /// The closure that performs the action.
  open var actionHandler: Handler?

  /// Creates an action.
  public init(name: String, actionHandler: Handler?) {
    attributedName = NSAttributedString(string: name)
    self.actionHandler = actionHandler
    super.init()
  }

  /// Creates an action whose name has attributes for speech.
  public init(attributedName: NSAttributedString, actionHandler: Handler?) {
    self.attributedName = attributedName
    self.actionHandler = actionHandler
    super.init()
  }

  /// Creates an action with an image.
  public init(name: String, image: UIImage?, actionHandler: Handler?) {
    attributedName = NSAttributedString(string: name)
    self.image = image
    self.actionHandler = actionHandler
    super.init()
  }

  /// Creates an action with an image, whose name has attributes for speech.
  public init(attributedName: NSAttributedString, image: UIImage?, actionHandler: Handler?) {
    self.attributedName = attributedName
    self.image = image
    self.actionHandler = actionHandler
    super.init()
  }
}
