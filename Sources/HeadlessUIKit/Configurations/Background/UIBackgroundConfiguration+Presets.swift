// SPDX-License-Identifier: MIT

extension UIBackgroundConfiguration {
  enum Style: Sendable {
    case clear, button
    case plainCell, plainHeaderFooter, groupedCell, groupedHeaderFooter
    case sidebarHeader, sidebarCell, accompaniedSidebarCell
    /// The backgrounds that are those of the list.
    case listCell, listHeader, listFooter

    /// Returns the style in a list.
    func adapted(to list: UIListEnvironment) -> Style {
      switch (self, list) {
      case (.listCell, .grouped), (.listCell, .insetGrouped): .groupedCell
      case (.listCell, .sidebar): .sidebarCell
      case (.listCell, .sidebarPlain): .accompaniedSidebarCell
      case (.listCell, _): .plainCell
      case (.listHeader, .sidebar): .sidebarHeader
      case (.listHeader, .plain), (.listHeader, .none), (.listHeader, .unspecified),
        (.listFooter, .plain), (.listFooter, .none), (.listFooter, .unspecified):
        .plainHeaderFooter
      case (.listHeader, _), (.listFooter, _): .groupedHeaderFooter
      default: self
      }
    }

    var followsState: Bool {
      switch self {
      case .clear, .button: false
      default: true
      }
    }

    var cornerRadius: CGFloat {
      switch self {
      case .button: 6
      case .sidebarCell, .accompaniedSidebarCell, .sidebarHeader: 10
      default: 0
      }
    }

    var insets: NSDirectionalEdgeInsets {
      switch self {
      case .accompaniedSidebarCell: .init(top: 0, leading: 8, bottom: 0, trailing: 8)
      default: .zero
      }
    }

    /// Returns the color for a state, or without a state; nil for the tint color.
    func color(for state: StateFlags?) -> UIColor? {
      let isMarked = state.map { $0.isHighlighted || $0.isSelected } ?? false
      switch self {
      case .button: return nil
      case .clear, .groupedHeaderFooter: return .clear
      case .plainHeaderFooter, .listHeader, .listFooter: return .systemBackground
      case .plainCell, .listCell: return isMarked ? .systemGray4 : .systemBackground
      case .groupedCell: return isMarked ? .systemGray4 : .secondarySystemGroupedBackground
      case .sidebarHeader, .sidebarCell, .accompaniedSidebarCell:
        guard let state, isMarked || state.isSwiped else { return .clear }
        if state.isReordering { return .secondarySystemBackground }
        return state.usesTintedSelection ? nil : .systemGray4
      }
    }
  }

  /// The background of a button before a style fills it. Its `nil` color is the style's.
  static let standard = UIBackgroundConfiguration(.button)

  /// Returns a background without a color.
  public static func clear() -> UIBackgroundConfiguration { .init(.clear) }

  /// Returns the background of a cell in the list that contains it, or in a plain list.
  public static func listCell() -> UIBackgroundConfiguration { .init(.listCell) }

  /// Returns the background of a header in the list that contains it, or in a plain list.
  public static func listHeader() -> UIBackgroundConfiguration { .init(.listHeader) }

  /// Returns the background of a footer in the list that contains it, or in a plain list.
  public static func listFooter() -> UIBackgroundConfiguration { .init(.listFooter) }

  /// Returns the background of a cell in a plain list.
  public static func listPlainCell() -> UIBackgroundConfiguration { .init(.plainCell) }

  /// Returns the background of a header or footer in a plain list.
  public static func listPlainHeaderFooter() -> UIBackgroundConfiguration {
    .init(.plainHeaderFooter)
  }

  /// Returns the background of a cell in a grouped list.
  public static func listGroupedCell() -> UIBackgroundConfiguration { .init(.groupedCell) }

  /// Returns the background of a header or footer in a grouped list.
  public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration {
    .init(.groupedHeaderFooter)
  }

  /// Returns the background of a header in a sidebar.
  public static func listSidebarHeader() -> UIBackgroundConfiguration { .init(.sidebarHeader) }

  /// Returns the background of a cell in a sidebar. A selected cell has the tint color on a pad.
  public static func listSidebarCell() -> UIBackgroundConfiguration { .init(.sidebarCell) }

  /// Returns the background of a cell in a list beside a sidebar.
  public static func listAccompaniedSidebarCell() -> UIBackgroundConfiguration {
    .init(.accompaniedSidebarCell)
  }
}
