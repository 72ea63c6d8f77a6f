// SPDX-License-Identifier: MIT

/// The lengths of a table view on which the positions of all its rows depend.
struct TableMetrics: Equatable {
  var boundsWidth: CGFloat = 0
  /// The width of the content.
  var width: CGFloat = 0
  /// The left edge and the width of the rows.
  var rowStart: CGFloat = 0
  var rowWidth: CGFloat = 0
  /// The heights of the table's own header and footer.
  var top: CGFloat = 0
  var bottom: CGFloat = 0
  /// Whether headers and footers stay in the visible area.
  var pins = false

  init() {}

  @MainActor
  init(of table: UITableView) {
    let insets = table.adjustedContentInset
    boundsWidth = table.bounds.width
    width = max(boundsWidth - insets.left - insets.right, 0)
    let sides = table.style == .insetGrouped ? table.sideInsets : .zero
    rowStart = sides.left
    rowWidth = max(width - sides.left - sides.right, 0)
    top = Self.height(of: table.tableHeaderView)
    bottom = Self.height(of: table.tableFooterView)
    pins = table.style == .plain
  }

  @MainActor
  private static func height(of view: UIView?) -> CGFloat {
    guard let height = view?.bounds.height, height.isFinite else { return 0 }
    return max(height, 0)
  }
}

extension UITableView {
  /// The distances of inset rows, and of text, from the edges of the table, with the safe area.
  /// They are the table's margins. A table view whose margins have not been set has those of the
  /// system for its width, as Apple's has: 16 points, and 20 from 414 points on.
  final var sideInsets: UIEdgeInsets {
    let safe = insetsLayoutMarginsFromSafeArea ? safeAreaInsets : .zero
    let system: CGFloat = bounds.width < 414 ? 16 : 20
    let margins = layoutMargins
    guard !marginState.isSet else {
      return UIEdgeInsets(top: 0, left: margins.left, bottom: 0, right: margins.right)
    }
    // At least those of the controller's view, which the table may be or inherit from.
    return UIEdgeInsets(
      top: 0, left: max(margins.left, safe.left + system), bottom: 0,
      right: max(margins.right, safe.right + system))
  }
}
