// SPDX-License-Identifier: MIT

/// Generates feedback for the outcome of a task.
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// The outcomes of a task.
  public enum FeedbackType: Int, Sendable {
    case success = 0
    /// The task produced a warning.
    case warning = 1
    case error = 2
  }

  /// Generates feedback for an outcome.
  open func notificationOccurred(_ notificationType: FeedbackType) {
    generate(.notification(notificationType))
  }
}
