// SPDX-License-Identifier: MIT

// The labels and the image of the four styles. Lengths that Apple does not document are those of
// iOS 15 to 18.
extension UITableViewCell {
  enum StyledLabel {
    case text
    case detail
  }

  private static let padding: CGFloat = 11
  private static let gap: CGFloat = 16
  /// The width of the first label in the style `value2`.
  private static let captionWidth: CGFloat = 91

  /// Returns a label of the style, which is in the content view, so that the client can constrain
  /// it.
  final func styledLabel(_ role: StyledLabel) -> UILabel {
    let label = (role == .text ? parts.text : parts.detail) ?? makeLabel(role)
    guard label.superview !== contentView else { return label }
    if role == .text, let detail = parts.detail, detail.superview === contentView {
      contentView.insertSubview(label, belowSubview: detail)
    } else {
      contentView.addSubview(label)
    }
    setNeedsLayout()
    return label
  }

  private func makeLabel(_ role: StyledLabel) -> UILabel {
    let label = TableCellLabel(of: self)
    label.adjustsFontForContentSizeCategory = true
    switch (role, style) {
    case (.text, .value2):
      label.font = .preferredFont(forTextStyle: .footnote)
      parts.tintOfText = tintColor
      label.textColor = tintColor
      label.alignAtTrailingEdge()
    case (.text, _): label.font = .preferredFont(forTextStyle: .body)
    case (.detail, .value2): label.font = .preferredFont(forTextStyle: .footnote)
    case (.detail, .value1):
      label.font = .preferredFont(forTextStyle: .body)
      label.textColor = .secondaryLabel
    case (.detail, _): label.font = .preferredFont(forTextStyle: .caption1)
    }
    if role == .text { parts.text = label } else { parts.detail = label }
    return label
  }

  /// Gives the first label of the style `value2` the tint, unless the client has given it a color.
  final func tintText() {
    guard let text = parts.text, let old = parts.tintOfText, text.textColor == old else { return }
    parts.tintOfText = tintColor
    text.textColor = tintColor
  }

  final func styledImageView() -> UIImageView {
    if let image = parts.image { return image }
    let view = UIImageView()
    view.contentMode = .scaleAspectFit
    parts.image = view
    contentView.addSubview(view)
    setNeedsLayout()
    return view
  }

  /// Forgets the labels, whose content view has been replaced.
  final func forgetStyle() {
    (parts.text, parts.detail, parts.image, parts.margins) = (nil, nil, nil, nil)
  }

  // MARK: Sizes

  /// The natural frames of the style's parts in a content view, from the leading edge.
  private struct StyledFrames {
    var image: CGRect?
    var text: CGRect?
    var detail: CGRect?
    var height: CGFloat
  }

  private func isShown(_ label: UILabel?) -> Bool {
    guard let label, !label.isHidden else { return false }
    return !(label.text ?? "").isEmpty
  }

  private func size(_ label: UILabel?, in width: CGFloat) -> CGSize {
    guard isShown(label), let label else { return .zero }
    let fit = label.sizeThatFits(CGSize(width: max(width, 0), height: .greatestFiniteMagnitude))
    return CGSize(width: min(fit.width, max(width, 0)), height: fit.height)
  }

  /// Returns the size of the image, which is limited to the content view without its margins.
  private func imageSize(width: CGFloat, height: CGFloat) -> CGSize? {
    guard let image = parts.image?.image, !(parts.image?.isHidden ?? true) else { return nil }
    let margins = contentView.directionalLayoutMargins
    let room = CGSize(width: max(width - margins.leading - margins.trailing, 0), height: height)
    return image.size.limited(to: room)
  }

  /// Arranges the style's parts in a content view of a size; in its natural height if `height` is
  /// nil.
  private func styledFrames(width: CGFloat, height: CGFloat?) -> StyledFrames {
    let margins = contentView.directionalLayoutMargins
    let base = minimumHeight
    let image = imageSize(width: width, height: height ?? .greatestFiniteMagnitude)
    var start = margins.leading
    if let image { start += image.width + Self.gap }
    let room = max(width - start - margins.trailing, 0)
    var text = CGRect.zero
    var detail = CGRect.zero
    let natural: CGFloat
    switch style {
    case .default:
      text.size = size(parts.text, in: room)
      natural = text.height
    case .subtitle:
      text.size = size(parts.text, in: room)
      detail.size = size(parts.detail, in: room)
      natural = text.height + detail.height
    case .value1:
      let full = size(parts.text, in: room)
      let right = size(parts.detail, in: room)
      let isStacked = full.width + right.width + 8 > room && right.width > 0
      text.size = isStacked ? full : CGSize(width: min(full.width, room), height: full.height)
      detail.size = right
      if isStacked { return stacked(text.size, detail.size, start, width, height, image) }
      natural = max(text.height, detail.height)
    case .value2:
      text.size = size(parts.text, in: Self.captionWidth)
      detail.size = size(parts.detail, in: max(room - Self.captionWidth - 6, 0))
      natural = max(text.height, detail.height)
    }
    let total = max(base, natural + 2 * Self.padding, (image?.height ?? 0) + 1)
    let area = height ?? total
    position(&text, &detail, start: start, room: room, height: area)
    return StyledFrames(
      image: image.map {
        CGRect(
          x: margins.leading, y: ((area - $0.height) / 2).rounded(), width: $0.width,
          height: $0.height)
      },
      text: text, detail: detail, height: total)
  }

  /// Text and detail one below the other, where they do not fit beside each other.
  private func stacked(
    _ text: CGSize, _ detail: CGSize, _ start: CGFloat, _ width: CGFloat, _ height: CGFloat?,
    _ image: CGSize?
  ) -> StyledFrames {
    let natural = text.height + detail.height
    let total = max(minimumHeight, natural + 2 * Self.padding)
    let top = ((height ?? total) - natural) / 2
    return StyledFrames(
      image: image.map {
        CGRect(
          x: contentView.directionalLayoutMargins.leading,
          y: (((height ?? total) - $0.height) / 2).rounded(), width: $0.width, height: $0.height)
      },
      text: CGRect(origin: CGPoint(x: start, y: top), size: text),
      detail: CGRect(origin: CGPoint(x: start, y: top + text.height), size: detail),
      height: total)
  }

  private func position(
    _ text: inout CGRect, _ detail: inout CGRect, start: CGFloat, room: CGFloat, height: CGFloat
  ) {
    func middle(_ length: CGFloat) -> CGFloat { (height - length) / 2 }
    switch style {
    case .default:
      text = CGRect(x: start, y: 0, width: room, height: height)
    case .subtitle:
      let top = middle(text.height + detail.height)
      text.origin = CGPoint(x: start, y: top)
      detail.origin = CGPoint(x: start, y: top + text.height)
    case .value1:
      text.origin = CGPoint(x: start, y: middle(text.height))
      detail.origin = CGPoint(x: start + room - detail.width, y: middle(detail.height))
    case .value2:
      text = CGRect(
        x: start, y: middle(text.height), width: Self.captionWidth, height: text.height)
      detail.origin = CGPoint(x: start + Self.captionWidth + 6, y: middle(detail.height))
    }
  }

  /// The height of a row with one line of text: 44 points at the standard text size, and more in
  /// proportion at larger ones.
  private var minimumHeight: CGFloat {
    max(44, UIFontMetrics.default.scaledValue(for: 44, compatibleWith: traitCollection).rounded())
  }

  /// Adds the labels that have text, in their order, and removes the others: in UIKit, too, a label
  /// without text is not in the cell. A label with constraints of the client remains. Called before
  /// measuring, because a label outside of the cell does not have its text size.
  private func installLabels() {
    let labels = [parts.text, parts.detail].compactMap { $0 }
    let shown = labels.filter { !($0.text ?? "").isEmpty || $0.isConstrained }
    for label in labels where !shown.contains(label) { label.removeFromSuperview() }
    for (label, next) in zip(shown, shown.dropFirst().map(Optional.some) + [nil])
    where label.superview !== contentView {
      if let next, next.superview === contentView {
        contentView.insertSubview(label, belowSubview: next)
      } else {
        contentView.addSubview(label)
      }
    }
  }

  final func heightOfStyle(width: CGFloat) -> CGFloat {
    installLabels()
    let columns = columns(width: width)
    return styledFrames(
      width: columns.content.upperBound - columns.content.lowerBound, height: nil
    ).height
  }

  /// Positions the labels and the image of the style.
  final func placeStyle() {
    guard parts.text != nil || parts.detail != nil || parts.image != nil else { return }
    installLabels()
    let size = contentView.bounds.size
    let frames = styledFrames(width: size.width, height: size.height)
    func place(_ view: UIView?, _ frame: CGRect?) {
      guard let view, view.translatesAutoresizingMaskIntoConstraints else { return }
      var frame = frame ?? .zero
      if isRightToLeft { frame.origin.x = size.width - frame.maxX }
      if view.frame != frame { view.frame = frame }
    }
    place(parts.image, frames.image)
    place(parts.text, frames.text)
    place(parts.detail, frames.detail)
  }

  /// The beginning of the separator where the table leaves it to the cell: that of the text.
  final func automaticSeparatorStart(_ columns: Columns) -> CGFloat {
    if let list = contentView as? UIListContentView, let guide = list.textLayoutGuide {
      // The guide follows the content view's layout, which otherwise comes after this one.
      list.layoutIfNeeded()
      let frame = guide.layoutFrame
      let start = isRightToLeft ? list.bounds.width - frame.maxX : frame.minX
      return columns.content.lowerBound + start
    }
    var start = columns.content.lowerBound + contentView.directionalLayoutMargins.leading
    let room = contentView.bounds.size
    if let image = imageSize(width: room.width, height: room.height) {
      start += image.width + Self.gap
    }
    return start
  }

  /// Returns the size that the content needs at a width.
  final func sizeOfContent(
    _ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
  ) -> CGSize {
    updateConfigurationIfNeeded()
    let columns = columns(width: target.width)
    placeContent(self.columns(width: bounds.width))
    // Otherwise the subviews of a cell that has moved follow in the next layout.
    contentView.refreshSafeArea()
    updateMargins(columns)
    guard contentConfiguration != nil || !contentView.constraints.isEmpty else {
      return CGSize(width: target.width, height: heightOfStyle(width: target.width))
    }
    let width = columns.content.upperBound - columns.content.lowerBound
    func height(near length: CGFloat) -> CGFloat {
      contentView.systemLayoutSizeFitting(
        CGSize(width: width, height: length), withHorizontalFittingPriority: horizontal,
        verticalFittingPriority: vertical
      ).height
    }
    let fit = height(near: target.height)
    // Without constraints for the height, any height fits.
    if contentConfiguration == nil, vertical != .required, fit <= 0 || fit == target.height,
      height(near: 0) <= 0, height(near: 10_000) > 0
    {
      warnOfMissingHeight()
      return CGSize(width: target.width, height: minimumHeight)
    }
    return CGSize(width: target.width, height: fit)
  }

  /// Warns once in UIKit's words.
  private func warnOfMissingHeight() {
    guard device.values.noteWarning(about: "height of rows") else { return }
    device.warn(
      "Warning once only: Detected a case where constraints ambiguously suggest a height of zero for a "
        + "table view cell's content view. We're considering the collapse unintentional and using "
        + "standard height instead. Cell: \(self)")
  }
}
