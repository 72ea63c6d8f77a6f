// SPDX-License-Identifier: MIT

/// An additional action of an accessibility element.
///
/// ```swift
/// let host = ScreenHost(.iPhone15)
/// let row = UILabel()
/// row.text = "Inbox"
/// var deletes = 0
/// row.accessibilityCustomActions = [
///   UIAccessibilityCustomAction(name: "Delete") { _ in
///     deletes += 1
///     return true
///   }
/// ]
/// host.show(row, frame: CGRect(x: 16, y: 100, width: 200, height: 44))
/// host.voiceOver.focusNext()
/// try host.voiceOver.perform(action: "Delete")
/// print(deletes)  // 1
/// ```
///
/// The element retains the action and its closure. There are no targets with selectors.
@preconcurrency @MainActor
open class UIAccessibilityCustomAction: NSObject {
  /// A closure that performs an action and returns whether it succeeded.
  public typealias Handler = (_ action: UIAccessibilityCustomAction) -> Bool

  /// The localized name that VoiceOver reads.
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

  /// Creates an action whose handler returns whether it succeeded.
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
