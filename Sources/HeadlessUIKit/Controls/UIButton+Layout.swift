// SPDX-License-Identifier: MIT

extension UIButton {
  /// The space above and below a title without a configuration and without content insets, in
  /// points.
  private static let standardPadding: CGFloat = 6
  /// The minimum width of a button with a title and without a configuration, in points.
  private static let leastWidth: CGFloat = 30

  /// The frames of a button's parts.
  struct Parts {
    var title = CGRect.zero
    var subtitle = CGRect.zero
    var image = CGRect.zero
  }

  final var insetsOfContent: UIEdgeInsets {
    guard let configuration else { return contentEdgeInsets }
    var insets = configuration.contentInsets
    insets.trailing += widthOfChevrons
    return insets.resolved(rightToLeft: isRightToLeft)
  }

  /// Whether the title or the subtitle can have several lines.
  final var hasWrappingTitle: Bool {
    [label, subtitleLabel].contains { line in
      line.map { !$0.isHidden && $0.numberOfLines != 1 } ?? false
    }
  }

  /// Returns the size of the content and its insets, for a width or, if `width` is nil, without
  /// wrapping.
  final func sizeOfContent(width: CGFloat?) -> CGSize {
    updateConfigurationIfNeeded()
    let insets = insetsOfContent
    let room = width.map {
      CGSize(width: max($0 - insets.left - insets.right, 0), height: .greatestFiniteMagnitude)
    }
    var size = makeBlock(in: room).size
    size.width += insets.left + insets.right
    size.height += insets.top + insets.bottom
    guard configuration == nil else { return size }
    if label.isHidden, picture.isHidden { size.height += label.font.lineHeight }
    if !label.isHidden || picture.isHidden {
      if contentEdgeInsets == .zero { size.height += 2 * Self.standardPadding }
      size.width = max(size.width, Self.leastWidth)
    }
    // Whole points: in dumps of UIKit's views on screens with 2 and 3 pixels per point, a label of
    // 45.67 points is in a button of 46 points, and a label of 21.5 in a button of 34.
    return CGSize(
      width: size.width.roundedUp(toPixelsOf: 1), height: size.height.roundedUp(toPixelsOf: 1))
  }

  final func placeContent() {
    updateConfigurationIfNeeded()
    placeBackground()
    let content = contentRect(forBounds: bounds)
    // Constraints of the client place a part that does not translate its mask.
    if !label.isHidden, label.translatesAutoresizingMaskIntoConstraints {
      label.frame = titleRect(forContentRect: content)
    }
    if !picture.isHidden, picture.translatesAutoresizingMaskIntoConstraints {
      let rect = imageRect(forContentRect: content)
      // The width that a configuration reserves is not the image's own.
      let reserved = configuration?.imageReservation ?? 0
      let free = reserved > 0 ? max(rect.width - picture.intrinsicContentSize.width, 0) : 0
      picture.frame = rect.insetBy(dx: free / 2, dy: 0)
    }
    spinner?.frame = imageRect(forContentRect: content)
    placeChevrons()
    subtitleLabel?.frame = arrange(in: content).subtitle
  }

  /// Arranges the parts. The title and the image have the frames that they have in the rectangle
  /// less their own insets, which limits the size of the image.
  final func arrange(in rect: CGRect) -> Parts {
    var block = makeBlock(in: rect.size)
    var parts = place(block, in: rect)
    guard configuration == nil else { return parts }
    if titleEdgeInsets != .zero {
      let room = rect.inset(by: titleEdgeInsets)
      parts.title = place(makeBlock(in: room.size), in: room).title
    }
    if imageEdgeInsets != .zero {
      let room = rect.inset(by: imageEdgeInsets)
      block.limitImage(to: room.size)
      parts.image = place(block, in: room).image
    }
    return parts
  }

  private func place(_ block: ButtonBlock, in rect: CGRect) -> Parts {
    var parts = block.parts
    let offset = CGPoint(
      x: horizontalOffset(of: block, in: rect), y: verticalOffset(of: block, in: rect))
    for path in [\Parts.title, \Parts.subtitle, \Parts.image] {
      parts[keyPath: path] = parts[keyPath: path].offsetBy(dx: offset.x, dy: offset.y)
    }
    return parts
  }

  /// Returns the arrangement of the parts. If `room` is not nil, a larger image is limited to it,
  /// and titles that are wider are wrapped or truncated.
  private func makeBlock(in room: CGSize?) -> ButtonBlock {
    func size(_ part: UIView?) -> CGSize {
      part.map { $0.isHidden ? .zero : $0.intrinsicContentSize } ?? .zero
    }
    var block = ButtonBlock(
      sizes: ButtonSizes(
        title: size(label), subtitle: size(subtitleLabel), image: sizeOfPicture),
      configuration: configuration, isRightToLeft: isRightToLeft)
    if let room {
      block.fit(into: room, title: label, subtitle: subtitleLabel)
    }
    return block
  }

  /// Returns the baseline of the title or, for the last one, of the subtitle if there is one.
  final func baseline(isFirst: Bool) -> Baseline? {
    updateConfigurationIfNeeded()
    let subtitle = subtitleLabel?.isHidden == false ? subtitleLabel : nil
    let line = isFirst ? label : subtitle ?? label
    guard line.text?.isEmpty == false else { return nil }
    let natural = contentSize(forWidth: nil)
    let width = widthOfLines(natural: natural.width)
    let height = width < natural.width ? contentSize(forWidth: width).height : natural.height
    return Baseline(heightOfContent: height) { height in
      let content = contentRect(forBounds: CGRect(x: 0, y: 0, width: width, height: height))
      let rect =
        line === label ? titleRect(forContentRect: content) : arrange(in: content).subtitle
      let offsets = line.baselineOffsets(width: line.numberOfLines == 1 ? 0 : rect.width)
      return isFirst ? rect.minY + (offsets?.first ?? 0) : rect.maxY - (offsets?.last ?? 0)
    }
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

/// The preferred sizes of a button's parts, in points.
struct ButtonSizes {
  var title: CGSize
  var subtitle: CGSize
  var image: CGSize
}

/// The arrangement of an image and titles beside or above each other, with its upper left corner at
/// (0, 0).
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

  mutating func limitImage(to room: CGSize) {
    sizes.image.width = min(sizes.image.width, max(room.width, 0))
    sizes.image.height = min(sizes.image.height, max(room.height, 0))
  }

  /// Limits the image, narrows titles that are too wide and increases their height for additional
  /// lines, as far as the height of `room` permits.
  mutating func fit(into room: CGSize, title: UILabel, subtitle: UILabel?) {
    limitImage(to: room)
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

  /// Returns the size of a label whose natural size is known. At least one line is visible.
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
