// SPDX-License-Identifier: MIT

/// The button of an item in a tab bar.
@preconcurrency @MainActor
final class TabBarButton: UIControl {
  private static let gap: CGFloat = 6

  let item: UITabBarItem
  private let icon = UIImageView(frame: .zero)
  private let title = UILabel(frame: .zero)
  private let badge = BadgeView(frame: .zero)
  private let indicator = UIImageView(frame: .zero)
  private var appearance: UITabBarAppearance?
  private var colors: (normal: UIColor?, selected: UIColor) = (nil, .tintColor)

  /// The layout of the button.
  var arrangement = UITabBarItemAppearance.Style.stacked {
    didSet { if arrangement != oldValue { updateContent() } }
  }

  init(item: UITabBarItem) {
    self.item = item
    super.init(frame: .zero)
    isAccessibilityElement = true
    icon.contentMode = .center
    title.textAlignment = .center
    for view in [indicator, icon, title, badge] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
  }

  required init?(coder: NSCoder) { nil }

  func update(in bar: UITabBar, appearance: UITabBarAppearance?) {
    self.appearance = appearance
    colors = (bar.unselectedItemTintColor, bar.tintColor)
    indicator.image = appearance?.selectionIndicatorImage ?? bar.selectionIndicatorImage
    indicator.tintColor = appearance?.selectionIndicatorTintColor
    updateContent()
  }

  private var states: (state: UITabBarItemStateAppearance, normal: UITabBarItemStateAppearance)? {
    guard let appearance else { return nil }
    let item =
      switch arrangement {
      case .stacked: appearance.stackedLayoutAppearance
      case .inline: appearance.inlineLayoutAppearance
      case .compactInline: appearance.compactInlineLayoutAppearance
      }
    let state = !isEnabled ? item.disabled : isSelected ? item.selected : item.normal
    return (state, item.normal)
  }

  private func updateContent() {
    isEnabled = item.isEnabled
    icon.image = isSelected ? item.selectedImage : item.image
    icon.tintColor = color
    icon.preferredSymbolConfiguration = UIImage.SymbolConfiguration(
      pointSize: arrangement == .compactInline ? 15 : 18, weight: .regular,
      scale: arrangement == .stacked ? .large : .medium)
    title.text = item.title
    var attributes = item.titleTextAttributes(for: .normal) ?? [:]
    if isSelected { attributes.merge(item.titleTextAttributes(for: .selected) ?? [:]) { $1 } }
    if let states {
      let own = states.normal.titleTextAttributes.filter { $0.key != .foregroundColor }
      attributes = own.merging(states.state.titleTextAttributes) { $1 }
    }
    title.font = attributes[.font] as? UIFont ?? standardFont
    title.textColor = attributes[.foregroundColor] as? UIColor ?? color
    indicator.isHidden = !isSelected
    updateBadge()
    updateAccessibility()
    setNeedsLayout()
  }

  private var color: UIColor {
    if let color = states?.state.iconColor { return color }
    if !isEnabled { return .tertiaryLabel }
    return isSelected ? colors.selected : colors.normal ?? .systemGray
  }

  private var standardFont: UIFont {
    switch arrangement {
    case .stacked: .systemFont(ofSize: 10, weight: .medium)
    case .inline: .systemFont(ofSize: 13, weight: .medium)
    case .compactInline: .systemFont(ofSize: 12, weight: .medium)
    }
  }

  private func updateBadge() {
    let value = item.badgeValue
    badge.isHidden = value == nil
    let attributes =
      item.badgeTextAttributes(for: isSelected ? .selected : .normal)
      ?? item.badgeTextAttributes(for: .normal) ?? states?.state.badgeTextAttributes ?? [:]
    badge.show(
      value ?? "", color: item.badgeColor ?? states?.state.badgeBackgroundColor ?? .systemRed,
      attributes: attributes)
  }

  private func updateAccessibility() {
    accessibilityLabel = item.accessibilityLabel ?? item.title
    accessibilityValue = item.accessibilityValue ?? item.badgeValue
    accessibilityHint = item.accessibilityHint
    accessibilityIdentifier = item.accessibilityIdentifier
    var traits: UIAccessibilityTraits = .button
    if isSelected { traits.insert(.selected) }
    if !isEnabled { traits.insert(.notEnabled) }
    accessibilityTraits = traits
  }

  // MARK: Layout

  private var sizeOfTitle: CGSize {
    item.title?.isEmpty == false
      ? title.sizeThatFits(
        CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)) : .zero
  }

  /// The size of the icon, which is not larger than the bar is high.
  private var sizeOfIcon: CGSize {
    let limit = CGSize(width: CGFloat.greatestFiniteMagnitude, height: 49)
    return icon.image == nil ? .zero : icon.intrinsicContentSize.limited(to: limit)
  }

  /// The distance between the icon and the title beside it. A badge covers neither of them.
  private var gapOfTitle: CGFloat {
    guard !badge.isHidden else { return Self.gap }
    return max(Self.gap, badge.sizeThatFits(bounds.size).width - Self.overlapBesideTitle + 2)
  }

  /// The part of an icon's width that a badge covers where the title is beside the icon.
  private static let overlapBesideTitle: CGFloat = 6

  /// The width of the icon and the title beside each other.
  var inlineWidth: CGFloat {
    sizeOfIcon.width + gapOfTitle + sizeOfTitle.width + 2 * Self.gap
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let text = sizeOfTitle
    var image = sizeOfIcon.limited(to: bounds.size)
    if arrangement == .stacked, text != .zero {
      image = image.limited(
        to: CGSize(width: bounds.width, height: bounds.height - text.height - 4))
    }
    let move = states?.state.titlePositionAdjustment ?? item.titlePositionAdjustment
    if arrangement == .stacked {
      placeStacked(image, text)
    } else {
      placeInline(image, text)
    }
    title.center.x += move.horizontal
    title.center.y += move.vertical
    icon.fitLargeImage()
    indicator.frame = bounds
    indicator.fitLargeImage()
    placeBadge()
  }

  /// The icon is centered in the 30 points above the title, at the lower edge.
  private func placeStacked(_ image: CGSize, _ text: CGSize) {
    let width = min(text.width, bounds.width)
    let bottom = bounds.height - 2
    title.frame = CGRect(
      x: (bounds.width - width) / 2, y: bottom - text.height, width: width, height: text.height)
    let top: CGFloat = text == .zero ? 0 : 2
    let area = (text == .zero ? bounds.height : bottom - text.height) - top
    icon.frame = CGRect(
      x: (bounds.width - image.width) / 2, y: top + (area - image.height) / 2, width: image.width,
      height: image.height)
  }

  private func placeInline(_ image: CGSize, _ text: CGSize) {
    let gap = image == .zero || text == .zero ? 0 : gapOfTitle
    let width = min(text.width, max(bounds.width - image.width - gap, 0))
    let start = (bounds.width - image.width - gap - width) / 2
    let (first, second) = (start, start + image.width + gap)
    icon.frame = CGRect(
      x: isRightToLeft ? bounds.width - first - image.width : first,
      y: (bounds.height - image.height) / 2, width: image.width, height: image.height)
    title.frame = CGRect(
      x: isRightToLeft ? bounds.width - second - width : second,
      y: (bounds.height - text.height) / 2, width: width, height: text.height)
  }

  /// The badge covers the upper trailing corner of the icon. Apple does not document its position.
  private func placeBadge() {
    guard !badge.isHidden else { return }
    let size = badge.sizeThatFits(bounds.size)
    let move = states?.state.badgePositionAdjustment ?? .zero
    let overlap: CGFloat = arrangement == .stacked ? 8 : Self.overlapBesideTitle
    let x = isRightToLeft ? icon.frame.minX + overlap - size.width : icon.frame.maxX - overlap
    badge.frame = CGRect(
      x: min(max(x + move.horizontal, 0), max(bounds.width - size.width, 0)),
      y: max(icon.frame.minY - 6, 1) + move.vertical, width: size.width, height: size.height)
  }
}

/// A rounded label with a short text.
@preconcurrency @MainActor
private final class BadgeView: UIView {
  private static let height: CGFloat = 18

  private let label = UILabel(frame: .zero)

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.textAlignment = .center
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ text: String, color: UIColor, attributes: [NSAttributedString.Key: Any]) {
    label.text = text
    label.font = attributes[.font] as? UIFont ?? .systemFont(ofSize: 13)
    label.textColor = attributes[.foregroundColor] as? UIColor ?? .white
    backgroundColor = color
    layer.cornerRadius = Self.height / 2
    setNeedsLayout()
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let text = label.sizeThatFits(
      CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude))
    return CGSize(width: max(text.width + 10, Self.height), height: Self.height)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds
  }
}
