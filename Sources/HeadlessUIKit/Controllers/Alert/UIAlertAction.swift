// SPDX-License-Identifier: MIT

/// An action of an alert, which is shown as a button.
///
/// ```swift
/// let action = UIAlertAction(title: "Delete", style: .destructive) { _ in print("deleted") }
/// action.isEnabled = false
/// print(action.title ?? "", action.style == .destructive)  // Delete true
/// ```
///
/// The handler is called after the alert was dismissed. A disabled action can be enabled while the
/// alert is shown.
@preconcurrency @MainActor
open class UIAlertAction: NSObject {
  /// The styles of an action.
  public enum Style: Int, Sendable {
    /// A button without emphasis, in the tint color.
    case `default` = 0
    /// A button that leaves things as they are. An alert can have one.
    case cancel = 1
    /// A red button that might delete something.
    case destructive = 2
  }

  /// The title of the button.
  open private(set) var title: String?

  /// The style of the button.
  open private(set) var style: Style

  /// Whether the button can be tapped.
  open var isEnabled = true {
    didSet { if isEnabled != oldValue { alert?.actionsChanged() } }
  }

  final weak var alert: UIAlertController?
  private let handler: ((UIAlertAction) -> Void)?

  /// Creates an action.
  ///
  /// - Parameter handler: Called after the alert was dismissed by the button.
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
    super.init()
  }

  final func perform() { handler?(self) }
}
