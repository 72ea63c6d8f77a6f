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
/// The element retains the action and its closure, and the action does not retain its target.
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

  /// The object whose method performs the action, unless there is a closure.
  open weak var target: AnyObject?

  /// The method that performs the action and returns whether it succeeded. Its argument is the
  /// action.
  open var selector: Selector

  /// The closure that performs the action.
  open var actionHandler: Handler?

  /// Creates an action whose handler returns whether it succeeded.
  public init(name: String, actionHandler: Handler?) {
    attributedName = NSAttributedString(string: name)
    selector = Self.noSelector
    self.actionHandler = actionHandler
    super.init()
  }

  /// Creates an action whose name has attributes for speech.
  public init(attributedName: NSAttributedString, actionHandler: Handler?) {
    self.attributedName = attributedName
    selector = Self.noSelector
    self.actionHandler = actionHandler
    super.init()
  }

  /// Creates an action with an image.
  public init(name: String, image: UIImage?, actionHandler: Handler?) {
    attributedName = NSAttributedString(string: name)
    selector = Self.noSelector
    self.image = image
    self.actionHandler = actionHandler
    super.init()
  }

  /// Creates an action with an image, whose name has attributes for speech.
  public init(attributedName: NSAttributedString, image: UIImage?, actionHandler: Handler?) {
    self.attributedName = attributedName
    selector = Self.noSelector
    self.image = image
    self.actionHandler = actionHandler
    super.init()
  }

  /// Creates an action that a method of a target performs.
  public convenience init(name: String, target: Any?, selector: Selector) {
    self.init(name: name, image: nil, target: target, selector: selector)
  }

  /// Creates an action that a method of a target performs, and whose name has attributes for
  /// speech.
  public convenience init(
    attributedName: NSAttributedString, target: Any?, selector: Selector
  ) {
    self.init(attributedName: attributedName, image: nil, target: target, selector: selector)
  }

  /// Creates an action with an image that a method of a target performs.
  public convenience init(name: String, image: UIImage?, target: Any?, selector: Selector) {
    self.init(
      attributedName: NSAttributedString(string: name), image: image, target: target,
      selector: selector)
  }

  /// Creates an action with an image that a method of a target performs, and whose name has
  /// attributes for speech.
  public init(
    attributedName: NSAttributedString, image: UIImage?, target: Any?, selector: Selector
  ) {
    self.attributedName = attributedName
    self.image = image
    self.target = unwrapped(target).map { $0 as AnyObject }
    self.selector = selector
    super.init()
  }

  private static let noSelector = Selector("")

  /// Performs the action and returns whether it succeeded: false if the target was released. A
  /// method without a result counts as one that succeeds.
  package final func perform() -> Bool {
    if let actionHandler { return actionHandler(self) }
    guard let target else { return false }
    return selector.result(from: target, SelectorArguments(self)) as? Bool ?? true
  }
}
