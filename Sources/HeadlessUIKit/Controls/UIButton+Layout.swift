// SPDX-License-Identifier: MIT

extension UIButton {
  /// A title without a configuration has this much space above and below, unless insets are set.
  private static let standardPadding: CGFloat = 6
  /// The least width of a button with a title and without a configuration.
  private static let leastWidth: CGFloat = 30

  /// Where the parts of a button lie.
  struct Parts {
    var title = CGRect.zero
    var subtitle = CGRect.zero
    var image = CGRect.zero
  }

  final var insetsOfContent: UIEdgeInsets {
    guard let configuration else { return contentEdgeInsets }
    return configuration.contentInsets.resolved(rightToLeft: isRightToLeft)
  }

  final var sizeOfButton: CGSize {
    updateConfigurationIfNeeded()
    var size = arrange(
      in: CGRect(x: 0, y: 0, width: CGFloat.greatestFiniteMagnitude, height: 0), isMeasured: true
    ).size
    let insets = insetsOfContent
    size.width += insets.left + insets.right
    size.height += insets.top + insets.bottom
    if configuration == nil, !label.isHidden {
      if contentEdgeInsets == .zero { size.height += 2 * Self.standardPadding }
      size.width = max(size.width, Self.leastWidth)
    }
    return size
  }

  final func placeContent() {
    updateConfigurationIfNeeded()
    placeBackground()
    let content = contentRect(forBounds: bounds)
    if !label.isHidden { label.frame = titleRect(forContentRect: content) }
    if !picture.isHidden { picture.frame = imageRect(forContentRect: content) }
    subtitleLabel?.frame = arrange(in: content).subtitle
  }

  final func arrange(in rect: CGRect) -> Parts {
    arrange(in: rect, isMeasured: false).parts
  }

  private func arrange(in rect: CGRect, isMeasured: Bool) -> (parts: Parts, size: CGSize) {
    let sizes = ButtonSizes(
      title: label.isHidden ? .zero : label.intrinsicContentSize,
      subtitle: subtitleLabel.map { $0.isHidden ? .zero : $0.intrinsicContentSize } ?? .zero,
      image: picture.isHidden ? .zero : picture.intrinsicContentSize)
    var block = ButtonBlock(
      sizes: sizes, configuration: configuration, isRightToLeft: isRightToLeft)
    let size = block.size
    guard !isMeasured else { return (Parts(), size) }
    block.fit(into: rect.size)
    var parts = block.parts
    let offset = CGPoint(
      x: horizontalOffset(of: block, in: rect), y: verticalOffset(of: block, in: rect))
    for path in [\Parts.title, \Parts.subtitle, \Parts.image] {
      parts[keyPath: path] = parts[keyPath: path].offsetBy(dx: offset.x, dy: offset.y)
    }
    if configuration == nil {
      parts.title = parts.title.shifted(by: titleEdgeInsets)
      parts.image = parts.image.shifted(by: imageEdgeInsets)
    }
    return (parts, size)
  }

  private func horizontalOffset(of block: ButtonBlock, in rect: CGRect) -> CGFloat {
    switch effectiveContentHorizontalAlignment {
    case .left, .leading, .fill: rect.minX
    case .right, .trailing: rect.maxX - block.size.width
    case .center: rect.minX + (rect.width - block.size.width) / 2
    }
  }

  private func verticalOffset(of block: ButtonBlock, in rect: CGRect) -> CGFloat {
    switch contentVerticalAlignment {
    case .top, .fill: rect.minY
    case .bottom: rect.maxY - block.size.height
    case .center: rect.minY + (rect.height - block.size.height) / 2
    }
  }
}

/// How large the parts of a button want to be.
struct ButtonSizes {
  var title: CGSize
  var subtitle: CGSize
  var image: CGSize
}

/// Image and titles side by side or one above the other, the upper left corner at zero.
@MainActor
struct ButtonBlock {
  private var sizes: ButtonSizes
  private let imagePadding: CGFloat
  private let titlePadding: CGFloat
  private let placement: NSDirectionalRectEdge
  private let titleShare: CGFloat
  private let isRightToLeft: Bool

  init(sizes: ButtonSizes, configuration: UIButton.Configuration?, isRightToLeft: Bool) {
    self.sizes = sizes
    self.isRightToLeft = isRightToLeft
    placement = configuration?.imagePlacement ?? .leading
    let hasTitle = sizes.title != .zero || sizes.subtitle != .zero
    imagePadding = hasTitle && sizes.image != .zero ? configuration?.imagePadding ?? 0 : 0
    titlePadding =
      sizes.title != .zero && sizes.subtitle != .zero ? configuration?.titlePadding ?? 0 : 0
    let share: CGFloat =
      switch configuration?.titleAlignment ?? .automatic {
      case .leading: 0
      case .trailing: 1
      case .center: 0.5
      case .automatic: placement == .top || placement == .bottom ? 0.5 : 0
      }
    titleShare = isRightToLeft ? 1 - share : share
  }

  private var isStacked: Bool { placement == .top || placement == .bottom }

  private var titles: CGSize {
    CGSize(
      width: max(sizes.title.width, sizes.subtitle.width),
      height: sizes.title.height + titlePadding + sizes.subtitle.height)
  }

  var size: CGSize {
    isStacked
      ? CGSize(
        width: max(sizes.image.width, titles.width),
        height: sizes.image.height + imagePadding + titles.height)
      : CGSize(
        width: sizes.image.width + imagePadding + titles.width,
        height: max(sizes.image.height, titles.height))
  }

  /// Titles that have no room become narrower.
  mutating func fit(into room: CGSize) {
    let width = max(isStacked ? room.width : room.width - sizes.image.width - imagePadding, 0)
    sizes.title.width = min(sizes.title.width, width)
    sizes.subtitle.width = min(sizes.subtitle.width, width)
  }

  var parts: UIButton.Parts {
    var parts = UIButton.Parts()
    let isFirst =
      isStacked ? placement == .top : (placement == .leading) != isRightToLeft
    var titles = CGRect(origin: .zero, size: titles)
    parts.image.size = sizes.image
    if isStacked {
      parts.image.origin.x = (size.width - sizes.image.width) / 2
      titles.origin.x = (size.width - titles.width) * 0.5
      parts.image.origin.y = isFirst ? 0 : titles.height + imagePadding
      titles.origin.y = isFirst ? sizes.image.height + imagePadding : 0
    } else {
      parts.image.origin.y = (size.height - sizes.image.height) / 2
      titles.origin.y = (size.height - titles.height) / 2
      parts.image.origin.x = isFirst ? 0 : titles.width + imagePadding
      titles.origin.x = isFirst ? sizes.image.width + imagePadding : 0
    }
    parts.title = CGRect(
      origin: CGPoint(
        x: titles.minX + (titles.width - sizes.title.width) * titleShare, y: titles.minY),
      size: sizes.title)
    parts.subtitle = CGRect(
      origin: CGPoint(
        x: titles.minX + (titles.width - sizes.subtitle.width) * titleShare,
        y: titles.maxY - sizes.subtitle.height),
      size: sizes.subtitle)
    return parts
  }
}

extension CGRect {
  /// Moved by the difference of opposite insets, and made smaller by their sum.
  fileprivate func shifted(by insets: UIEdgeInsets) -> CGRect {
    guard insets != .zero else { return self }
    // Half of an inset on one side moves what is centred; UIKit insets the rectangle it is centred in.
    return offsetBy(dx: (insets.left - insets.right) / 2, dy: (insets.top - insets.bottom) / 2)
  }
}
