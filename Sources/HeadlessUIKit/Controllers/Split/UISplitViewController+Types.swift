// SPDX-License-Identifier: MIT

extension UISplitViewController {
  /// The styles of a split view controller.
  public enum Style: Int, Sendable {
    /// The classic style, whose columns are `viewControllers`.
    case unspecified = 0
    /// A primary and a secondary column.
    case doubleColumn = 1
    /// A primary, a supplementary and a secondary column.
    case tripleColumn = 2
  }

  /// The columns, each of which contains a controller.
  public enum Column: Int, Sendable, CaseIterable {
    /// The column at the leading edge.
    case primary = 0
    /// The column between the others.
    case supplementary = 1
    /// The column with the content.
    case secondary = 2
    /// The controller that is shown in place of all columns in a compact width.
    case compact = 3
  }

  /// The arrangements of the columns.
  public enum DisplayMode: Int, Sendable {
    /// The arrangement that fits the width and the style.
    case automatic = 0
    /// Only the secondary column.
    case secondaryOnly = 1
    /// One column beside the secondary one.
    case oneBesideSecondary = 2
    /// One column over the secondary one.
    case oneOverSecondary = 3
    /// Two columns beside the secondary one.
    case twoBesideSecondary = 4
    /// Two columns over the secondary one.
    case twoOverSecondary = 5
    /// Two columns, by which the secondary one is moved aside.
    case twoDisplaceSecondary = 6
  }

  /// The ways in which columns share the width.
  public enum SplitBehavior: Int, Sendable {
    /// The behavior that fits the width and the style.
    case automatic = 0
    /// Columns are beside each other.
    case tile = 1
    /// Columns are over the secondary one.
    case overlay = 2
    /// Columns move the secondary one aside.
    case displace = 3
  }

  /// The edges at which the primary column can be.
  public enum PrimaryEdge: Int, Sendable {
    case leading = 0
    case trailing = 1
  }

  /// The styles of the primary column's background.
  public enum BackgroundStyle: Int, Sendable {
    case none = 0
    /// The style of a sidebar.
    case sidebar = 1
  }

  /// The times at which the display mode button is shown.
  public enum DisplayModeButtonVisibility: Int, Sendable {
    /// The button is shown where the display mode can change.
    case automatic = 0
    case never = 1
    case always = 2
  }
}
