// SPDX-License-Identifier: MIT

// The labels of headers and footers. Lengths that Apple does not document are those of iOS 15 to
// 18.
extension UITableViewHeaderFooterView {
  private var isPlain: Bool { table?.style ?? .plain == .plain }

  private var isHeader: Bool { kind != TableLayout.footer }

  /// The content configuration of the table's style.
  final var systemContent: UIListContentConfiguration {
    if isHeader { return isPlain ? .plainHeader() : .groupedHeader() }
    return isPlain ? .plainFooter() : .groupedFooter()
  }

  final func label(isDetail: Bool) -> UILabel {
    if let known = isDetail ? labels.detail : labels.text { return known }
    let label = UILabel()
    label.numberOfLines = 0
    label.adjustsFontForContentSizeCategory = true
    if isDetail { labels.detail = label } else { labels.text = label }
    contentView.addSubview(label)
    styleLabels()
    setNeedsLayout()
    return label
  }

  /// Gives the labels the fonts and colors of the table's style, unless the client has set others.
  final func styleLabels() {
    let fonts: [UIFont] = [
      .preferredFont(forTextStyle: .headline), .preferredFont(forTextStyle: .footnote),
    ]
    for label in [labels.text, labels.detail].compactMap({ $0 }) {
      let isDefault = label.font == UILabel().font || fonts.contains(label.font)
      guard isDefault else { continue }
      label.font = isPlain && isHeader && label === labels.text ? fonts[0] : fonts[1]
      if label.textColor == .label || label.textColor == .secondaryLabel {
        label.textColor = isPlain && isHeader ? .label : .secondaryLabel
      }
    }
  }

  /// Shows a title of the data source; in grouped tables in capitals, as UIKit does.
  final func showTitle(_ title: String) {
    textLabel?.text = isPlain || !isHeader ? title : title.uppercased()
    if accessibilityTraits != .header {
      textLabel?.accessibilityTraits = isHeader ? .header : .staticText
    }
  }

  /// The distances of the content from the edges.
  private var sides: UIEdgeInsets {
    guard let table else { return UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16) }
    let insets = table.sideInsets
    guard table.style == .insetGrouped else { return insets }
    let side: CGFloat = table.bounds.width < 414 ? 16 : 20
    return UIEdgeInsets(top: 0, left: insets.left + side, bottom: 0, right: insets.right + side)
  }

  private var padding: (top: CGFloat, bottom: CGFloat) {
    if isPlain { return (4, 4) }
    return isHeader ? (16, 7) : (8, 8)
  }

  final func placeContent() {
    if contentView.frame != bounds { contentView.frame = bounds }
    if placeMargins() { invalidateIntrinsicContentSize() }
    if let backgroundView, backgroundView.frame != bounds { backgroundView.frame = bounds }
    if isPlain, backgroundView == nil, backgroundConfiguration == nil, backgroundColor == nil,
      table != nil
    {
      backgroundColor = table?.backgroundColor
    }
    usedConfigurations?.layOut(in: bounds)
    if contentConfiguration == nil { placeLabels() }
  }

  /// Gives the content the margins of the table.
  ///
  /// - Returns: Whether they have changed.
  private func placeMargins() -> Bool {
    // The margins of the table contain the safe area, which the content view may not have yet.
    if contentView.insetsLayoutMarginsFromSafeArea {
      contentView.insetsLayoutMarginsFromSafeArea = false
    }
    let old = contentView.layoutMargins
    let margins = UIEdgeInsets(
      top: old.top, left: sides.left, bottom: old.bottom, right: sides.right)
    guard old != margins else { return false }
    contentView.layoutMargins = margins
    return true
  }

  private func placeLabels() {
    let room = max(bounds.width - sides.left - sides.right, 0)
    let heights = [labels.text, labels.detail].map { height(of: $0, in: room) }
    var y = isHeader ? bounds.height - padding.bottom - heights[0] - heights[1] : padding.top
    for (label, height) in zip([labels.text, labels.detail], heights) {
      guard let label else { continue }
      let frame = CGRect(x: sides.left, y: y, width: room, height: height)
      let isPlaced = label.translatesAutoresizingMaskIntoConstraints
      if isPlaced, label.frame != frame { label.frame = frame }
      y += height
    }
  }

  private func height(of label: UILabel?, in width: CGFloat) -> CGFloat {
    guard let label, !(label.text ?? "").isEmpty, !label.isHidden else { return 0 }
    return label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
  }

  final func heightOfLabels(width: CGFloat) -> CGFloat {
    let room = max(width - sides.left - sides.right, 0)
    let text = height(of: labels.text, in: room) + height(of: labels.detail, in: room)
    return text == 0 ? (isPlain ? 28 : 38) : text + padding.top + padding.bottom
  }

  final func sizeOfContent(
    _ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
  ) -> CGSize {
    updateConfigurationIfNeeded()
    guard contentConfiguration != nil || !contentView.constraints.isEmpty else {
      return CGSize(width: target.width, height: heightOfLabels(width: target.width))
    }
    // Before the measurement, because the content may end at its margins.
    _ = placeMargins()
    let fit = contentView.systemLayoutSizeFitting(
      target, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
    return CGSize(width: target.width, height: fit.height)
  }
}
