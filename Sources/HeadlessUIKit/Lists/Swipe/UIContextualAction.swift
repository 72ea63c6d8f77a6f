// SPDX-License-Identifier: MIT

/// An action that a user finds by swiping a row.
///
/// ```swift
/// let delete = UIContextualAction(style: .destructive, title: "Delete") { _, _, done in
///   done(true)
/// }
/// print(delete.backgroundColor == .systemRed)  // true
/// ```
///
/// The handler calls its last argument when it has finished, with whether it has done something;
/// the row closes then. The handler of a destructive action removes the row from the data before.
@preconcurrency @MainActor
open class UIContextualAction: NSObject {
  /// The styles of actions.
  public enum Style: Int, Sendable {
    case normal = 0
    /// A red button. The row disappears when the action has succeeded.
    case destructive = 1
  }

  /// A closure that performs an action.
  ///
  /// - Parameters:
  ///   - action: The action.
  ///   - sourceView: The view of the button.
  ///   - completionHandler: A closure to call at the end, with whether the action was performed.
  public typealias Handler =
    (
      _ action: UIContextualAction, _ sourceView: UIView,
      _ completionHandler: @escaping (Bool) -> Void
    ) -> Void

  /// The style with which the action was created.
  open private(set) var style: Style

  /// The closure that performs the action.
  open private(set) var handler: Handler

  /// The title on the button; nil for none.
  open var title: String?

  /// The color of the button.
  open var backgroundColor: UIColor! {
    get { color ?? (style == .destructive ? .systemRed : .systemGray) }
    set { color = newValue }
  }

  /// The image, above the title if the row is high enough, otherwise in its place.
  open var image: UIImage?

  private var color: UIColor?

  /// Creates an action whose handler calls its last argument when it has finished.
  public init(style: Style, title: String?, handler: @escaping Handler) {
    self.style = style
    self.title = title
    self.handler = handler
    super.init()
  }
}
