// SPDX-License-Identifier: MIT

/// A relation between two attributes of views.
@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject {
  /// Across or down.
  public enum Axis: Int, Sendable {
    /// Across.
    case horizontal = 0
    /// Down.
    case vertical = 1
  }
}
