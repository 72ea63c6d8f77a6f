// SPDX-License-Identifier: MIT

extension UITableView {
  /// The styles of table views.
  public enum Style: Int, Sendable {
    /// Sections follow each other without gaps, and their headers stay visible.
    case plain = 0
    /// Sections are groups of the full width with gaps between them.
    case grouped = 1
    /// Sections are groups with rounded corners that keep away from the edges.
    case insetGrouped = 2

    /// The style with the name in a nib.
    init(nameInInterface name: String?) {
      switch name {
      case "grouped": self = .grouped
      case "insetGrouped": self = .insetGrouped
      default: self = .plain
      }
    }
  }

  /// The positions to which a row can be scrolled.
  public enum ScrollPosition: Int, Sendable {
    /// The nearest position at which the row is visible.
    case none = 0
    /// The top of the visible area.
    case top = 1
    /// The middle of the visible area.
    case middle = 2
    /// The bottom of the visible area.
    case bottom = 3
  }

  /// The animations with which rows appear and disappear.
  public enum RowAnimation: Int, Sendable {
    /// Rows fade in and out where they are.
    case fade = 0
    /// Rows come from the right, and leave to it.
    case right = 1
    /// Rows come from the left, and leave to it.
    case left = 2
    /// Rows come from above, and leave upward.
    case top = 3
    /// Rows come from below, and leave downward.
    case bottom = 4
    /// Rows appear and disappear at once.
    case none = 5
    /// Rows stay in the middle of the space that they have; they fade here.
    case middle = 6
    /// The system's choice: rows fade.
    case automatic = 100
  }

  /// The edges from which the insets of separators are measured.
  public enum SeparatorInsetReference: Int, Sendable {
    /// The edges of the cell.
    case fromCellEdges = 0
    /// The edges of the insets that the system chooses.
    case fromAutomaticInsets = 1
  }

  /// Whether changes of the content measure cells again.
  public enum SelfSizingInvalidation: Int, Sendable {
    case disabled = 0
    /// If a cell invalidates its intrinsic content size.
    case enabled = 1
    /// Also after changes of constraints in the content view, which this UIKit does not observe.
    case enabledIncludingConstraints = 2
  }
}
