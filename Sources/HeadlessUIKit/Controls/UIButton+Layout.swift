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

  /// Whether the title or the subtitle may have several lines.
  final var hasWrappingTitle: Bool {
    [label, subtitleLabel].contains { line in
      line.map { !$0.isHidden && $0.numberOfLines != 1 } ?? false
    }
  }

  /// The size of the content with the space around it, in a width or in none.
  final func sizeOfContent(width: CGFloat?) -> CGSize {
    updateConfigurationIfNeeded()
    let insets = insetsOfContent
    let room = width.map {
      CGSize(width: max($0 - insets.left - insets.right, 0), height: .greatestFiniteMagnitude)
    }
    var size = makeBlock(in: room).size
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
    let block = makeBlock(in: rect.size)
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
    return parts
  }

  /// The parts of the button. In a room, titles that are too wide for it are wrapped or shortened.
  private func makeBlock(in room: CGSize?) -> ButtonBlock {
    func size(_ part: UIView?) -> CGSize {
      part.map { $0.isHidden ? .zero : $0.intrinsicContentSize } ?? .zero
    }
    var block = ButtonBlock(
      sizes: ButtonSizes(
        title: size(label), subtitle: size(subtitleLabel), image: size(picture)),
      configuration: configuration, isRightToLeft: isRightToLeft)
    if let room {
      block.fit(into: room, title: label, subtitle: subtitleLabel)
    }
    return block
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
    let share = configuration?.titleShare ?? 0
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

  /// Makes titles narrower that have no room, and higher where they then need more lines, as far as there
  /// is room for these.
  mutating func fit(into room: CGSize, title: UILabel, subtitle: UILabel?) {
    let width = max(isStacked ? room.width : room.width - sizes.image.width - imagePadding, 0)
    let height = isStacked ? room.height - sizes.image.height - imagePadding : room.height
    sizes.title = Self.size(
      of: title, sizes.title,
      in: CGSize(width: width, height: height - titlePadding - sizes.subtitle.height))
    guard let subtitle else { return }
    sizes.subtitle = Self.size(
      of: subtitle, sizes.subtitle,
      in: CGSize(width: width, height: height - titlePadding - sizes.title.height))
  }

  /// The size of a label whose size without a limit is known. One line is always shown.
  private static func size(of label: UILabel, _ natural: CGSize, in room: CGSize) -> CGSize {
    guard natural.width > room.width, room.width > 0, label.numberOfLines != 1 else {
      return CGSize(width: min(natural.width, room.width), height: natural.height)
    }
    let wrapped = label.sizeThatFits(CGSize(width: room.width, height: .greatestFiniteMagnitude))
    let line = label.textRect(
      forBounds: CGRect(origin: .zero, size: CGSize(width: room.width, height: wrapped.height)),
      limitedToNumberOfLines: 1)
    return CGSize(
      width: wrapped.width, height: min(wrapped.height, max(room.height, line.height)))
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
