// SPDX-License-Identifier: MIT

/// The actions at one side of a row.
///
/// ```swift
/// let archive = UIContextualAction(style: .normal, title: "Archive") { _, _, done in done(true) }
/// let swipe = UISwipeActionsConfiguration(actions: [archive])
/// swipe.performsFirstActionWithFullSwipe = false
/// print(swipe.actions.count)  // 1
/// ```
///
/// The first action is at the edge of the row.
@preconcurrency @MainActor
open class UISwipeActionsConfiguration: NSObject {
  /// The actions, from the edge of the row on.
  open private(set) var actions: [UIContextualAction]

  /// Whether a swipe across the row performs the first action.
  open var performsFirstActionWithFullSwipe = true

  /// Creates a configuration; the first action is nearest to the edge of the row.
  public init(actions: [UIContextualAction]) {
    self.actions = actions
    super.init()
  }
}
