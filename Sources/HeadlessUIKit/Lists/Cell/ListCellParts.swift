// SPDX-License-Identifier: MIT

/// The views of a list cell besides its content.
struct ListCellParts {
  var leading: [AccessoryView] = []
  var trailing: [AccessoryView] = []
  /// Whether the accessories are those for editing; nil before they are shown.
  var isEditing: Bool?
  /// The line beside a reordering control.
  var reorderSeparator: UIView?
  var hasSeparatorGuide = false
  /// Expands and collapses the item of a row that is a header of its outline.
  var outlineTap: OutlineTapRecognizer?
}

/// The position of a cell's item in an outline.
struct ListCellOutline {
  var level: Int
  var isExpanded: Bool
  /// Expands or collapses the item.
  var toggle: @MainActor () -> Void
}

/// The layout guide of a cell's separators.
@MainActor
final class ListSeparatorGuide {
  let guide = UILayoutGuide()
  private let leading: NSLayoutConstraint

  init(in cell: UICollectionViewListCell) {
    cell.parts.hasSeparatorGuide = true
    cell.addLayoutGuide(guide)
    leading = guide.leadingAnchor.constraint(equalTo: cell.leadingAnchor)
    let trailing = guide.trailingAnchor.constraint(equalTo: cell.trailingAnchor)
    // Weaker than constraints of the application.
    leading.priority = .defaultLow
    trailing.priority = .defaultLow
    NSLayoutConstraint.activate([
      leading, trailing, guide.bottomAnchor.constraint(equalTo: cell.bottomAnchor),
      guide.heightAnchor.constraint(equalToConstant: 0),
    ])
  }

  /// Sets the automatic distance from the leading edge, and returns the insets at both edges.
  func insets(automatic: CGFloat, in cell: UIView) -> (leading: CGFloat, trailing: CGFloat) {
    if leading.constant != automatic { leading.constant = automatic }
    let frame = guide.layoutFrame
    let width = cell.bounds.width
    return cell.isRightToLeft
      ? (width - frame.maxX, frame.minX) : (frame.minX, width - frame.maxX)
  }
}
