// SPDX-License-Identifier: MIT

// The lines above and below a row.
extension UICollectionViewListCell {
  final func placeSeparators(_ guide: ListSeparatorGuide?) {
    let automatic = automaticSeparatorInset
    let insets = guide?.insets(automatic: automatic, in: self) ?? (automatic, 0)
    parts.topSeparator = separator(parts.topSeparator, atTop: true, insets)
    parts.bottomSeparator = separator(parts.bottomSeparator, atTop: false, insets)
  }

  /// The distance of the text from the leading edge.
  private var automaticSeparatorInset: CGFloat {
    let content = contentFrame
    let place = isRightToLeft ? bounds.maxX - content.maxX : content.minX - bounds.minX
    let start = place - (isRightToLeft ? -offset : offset)
    guard let view = contentView as? UIListContentView else {
      return start + contentView.directionalLayoutMargins.leading
    }
    return start + view.textInset
  }

  private func separator(
    _ known: UIView?, atTop: Bool, _ insets: (leading: CGFloat, trailing: CGFloat)
  ) -> UIView? {
    guard let placement = parts.placement, placement.hasSeparator(atTop: atTop),
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
      x: bounds.minX + left + offset, y: atTop ? bounds.minY : bounds.maxY - height,
      width: max(bounds.width - left - right, 0), height: height)
    if line.frame != frame { line.frame = frame }
    return line
  }
}
