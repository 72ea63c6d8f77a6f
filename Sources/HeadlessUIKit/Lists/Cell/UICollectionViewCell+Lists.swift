// SPDX-License-Identifier: MIT

// Separators, the corners of sections, and swipes: a list gives them to cells of every class.
extension UICollectionViewCell {
  /// The collection view that shows the cell.
  final var enclosingList: UICollectionView? {
    var ancestor = superview
    while let view = ancestor {
      if let list = view as? UICollectionView { return list }
      ancestor = view.superview
    }
    return nil
  }

  // MARK: Corners

  /// Rounds the corners of the first and last cell of a section. Corners that a client has given to
  /// a cell are kept in lists without rounded sections.
  final func showCorners(insteadOf old: ListPlacement?) {
    let corners = placement?.corners ?? []
    guard !corners.isEmpty || !(old?.corners ?? []).isEmpty else { return }
    layer.cornerRadius = corners.isEmpty ? 0 : placement?.cornerRadius ?? 0
    layer.maskedCorners = corners.isEmpty ? .all : corners
    clipsToBounds = !corners.isEmpty || swipeController?.openRow === self
  }

  // MARK: Separators

  final func placeSeparators() {
    guard placement != nil || topSeparator != nil || bottomSeparator != nil else { return }
    let insets = separatorInsets
    topSeparator = separator(topSeparator, atTop: true, insets)
    bottomSeparator = separator(bottomSeparator, atTop: false, insets)
  }

  /// The distance of the text from the leading edge. The margin of the list for other content than
  /// that of a list: Apple does not document it.
  final var automaticSeparatorInset: CGFloat {
    let content = contentFrame
    let edge = isRightToLeft ? bounds.maxX - content.maxX : content.minX - bounds.minX
    let start = edge - (isRightToLeft ? -swipeOffset : swipeOffset)
    if let view = contentView as? UIListContentView { return start + view.textInset }
    guard self is UICollectionViewListCell else { return placement?.margin ?? 0 }
    return start + contentView.directionalLayoutMargins.leading
  }

  private func separator(
    _ known: UIView?, atTop: Bool, _ insets: (leading: CGFloat, trailing: CGFloat)
  ) -> UIView? {
    guard let placement, placement.hasSeparator(atTop: atTop),
      let configuration = placement.separators
    else {
      known?.removeFromSuperview()
      return nil
    }
    let line = known ?? UIView()
    if known == nil {
      line.isUserInteractionEnabled = false
      addSubview(line)
    }
    let color =
      isSelected && enclosingList?.isEditing ?? false
      ? configuration.multipleSelectionColor : configuration.color
    if line.backgroundColor != color { line.backgroundColor = color }
    var used = atTop ? configuration.topSeparatorInsets : configuration.bottomSeparatorInsets
    let isFull = placement.hasFullSeparator(atTop: atTop)
    let automatic = CGFloat.greatestFiniteMagnitude
    if used.leading == automatic { used.leading = isFull ? 0 : insets.leading }
    if used.trailing == automatic { used.trailing = isFull ? 0 : insets.trailing }
    let height = 1 / pixelsPerPoint
    let (left, right) =
      isRightToLeft ? (used.trailing, used.leading) : (used.leading, used.trailing)
    let frame = CGRect(
      x: bounds.minX + left + swipeOffset, y: atTop ? bounds.minY : bounds.maxY - height,
      width: max(bounds.width - left - right, 0), height: height)
    if line.frame != frame { line.frame = frame }
    return line
  }
}

extension UICollectionViewCell: SwipeableRow {
  final func setSwiped(_ isSwiped: Bool) {
    self.isSwiped = isSwiped
  }

  /// The swipes of the list that shows the cell; nil outside of lists.
  final var swipeController: SwipeController? {
    placement == nil ? nil : enclosingList?.swipeController
  }

  final var actionsOfSwipes: [UIAccessibilityCustomAction] {
    swipeController?.accessibilityActions(of: self) ?? []
  }
}
