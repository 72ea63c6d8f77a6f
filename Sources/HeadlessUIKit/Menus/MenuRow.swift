// SPDX-License-Identifier: MIT

/// A row of a menu: a check mark, a title with a subtitle, and an image.
final class MenuRow: UIView {
  // In points. Apple documents none of them.
  private static let margin: CGFloat = 16
  private static let padding: CGFloat = 11

  let item: MenuItem
  private let hasCheckColumn: Bool
  private let title = UILabel()
  private let subtitle = UILabel()
  private let picture = UIImageView()
  private let check = UIImageView()
  private var spinner: UIActivityIndicatorView?
  /// Called when the item is chosen, by a tap or by VoiceOver.
  var onActivate: (() -> Void)?

  init(_ item: MenuItem, hasCheckColumn: Bool) {
    self.item = item
    self.hasCheckColumn = hasCheckColumn
    super.init(frame: .zero)
    isOpaque = false
    isUserInteractionEnabled = false
    title.text = item.title
    title.numberOfLines = 0
    title.font = .preferredFont(forTextStyle: .body)
    subtitle.text = item.subtitle
    subtitle.numberOfLines = 0
    subtitle.font = .preferredFont(forTextStyle: .footnote)
    subtitle.textColor = .secondaryLabel
    subtitle.isHidden = item.subtitle?.isEmpty ?? true
    for label in [title, subtitle] {
      label.adjustsFontForContentSizeCategory = true
      addSubview(label)
    }
    for view in [picture, check] {
      view.contentMode = .center
      addSubview(view)
    }
    showImages()
  }

  required init?(coder: NSCoder) { nil }

  /// Whether a finger is on the row.
  var isHighlighted = false {
    didSet { backgroundColor = isHighlighted ? .tertiarySystemFill : nil }
  }

  /// Whether the row can be chosen.
  var canBeChosen: Bool { item.isEnabled }

  private var color: UIColor {
    if !item.isEnabled { return .tertiaryLabel }
    return item.isDestructive ? .systemRed : .label
  }

  private func showImages() {
    title.textColor = color
    let small = UIImage.SymbolConfiguration(textStyle: .subheadline)
      .applying(UIImage.SymbolConfiguration(weight: .semibold))
    picture.preferredSymbolConfiguration = UIImage.SymbolConfiguration(textStyle: .body)
    switch item.state {
    case .off: check.isHidden = true
    case .on: check.image = UIImage(systemName: "checkmark", withConfiguration: small)
    case .mixed: check.image = UIImage(systemName: "minus", withConfiguration: small)
    }
    picture.image = item.image
    if case .back = item.kind {
      title.font = UIFontMetrics(forTextStyle: .body).scaledFont(
        for: .systemFont(ofSize: 17, weight: .semibold))
      check.isHidden = false
      check.image = UIImage(systemName: "chevron.down", withConfiguration: small)
    }
    if case .submenu = item.kind, item.image == nil {
      picture.image = UIImage(
        systemName: "chevron.forward", withConfiguration: small)?
        .imageFlippedForRightToLeftLayoutDirection()
    }
    if case .loading = item.kind {
      let spinner = UIActivityIndicatorView(style: .medium)
      spinner.isAccessibilityElement = false
      spinner.startAnimating()
      addSubview(spinner)
      self.spinner = spinner
    }
    picture.isHidden = picture.image == nil
    for view in [picture, check] { view.tintColor = color }
  }

  private var checkWidth: CGFloat { scaled(20) }

  private var imageWidth: CGFloat { scaled(28) }

  private func scaled(_ width: CGFloat) -> CGFloat {
    UIFontMetrics(forTextStyle: .body).scaledValue(for: width, compatibleWith: traitCollection)
  }

  private var leading: CGFloat {
    Self.margin + (hasCheckColumn ? checkWidth + 4 : 0)
  }

  private var trailing: CGFloat {
    picture.isHidden && spinner == nil ? Self.margin : Self.margin + imageWidth
  }

  /// Returns the height of the row in a menu of a width.
  func height(forWidth width: CGFloat) -> CGFloat {
    let room = CGSize(width: max(width - leading - trailing, 1), height: .greatestFiniteMagnitude)
    let second = subtitle.isHidden ? 0 : subtitle.sizeThatFits(room).height
    return max((title.sizeThatFits(room).height + second + 2 * Self.padding).rounded(.up), 44)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = max(bounds.width - leading - trailing, 1)
    let room = CGSize(width: width, height: .greatestFiniteMagnitude)
    let first = title.sizeThatFits(room).height
    let second = subtitle.isHidden ? 0 : subtitle.sizeThatFits(room).height
    let top = bounds.midY - (first + second) / 2
    func place(_ view: UIView, x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) {
      let left = isRightToLeft ? bounds.width - x - width : x
      view.frame = CGRect(x: left, y: y, width: width, height: height)
    }
    place(title, x: leading, y: top, width: width, height: first)
    place(subtitle, x: leading, y: top + first, width: width, height: second)
    place(check, x: Self.margin - 4, y: 0, width: checkWidth, height: bounds.height)
    let imageX = bounds.width - Self.margin - imageWidth + 4
    place(picture, x: imageX, y: 0, width: imageWidth, height: bounds.height)
    if let spinner {
      place(spinner, x: imageX, y: bounds.midY - 10, width: imageWidth, height: 20)
    }
  }

  // MARK: Accessibility

  override var isElementByDefault: Bool { true }

  override var labelByDefault: String? {
    subtitle.isHidden ? item.title : [item.title, item.subtitle ?? ""].joined(separator: ", ")
  }

  override var traitsByDefault: UIAccessibilityTraits {
    var traits = UIAccessibilityTraits.button
    if item.state == .on { traits.formUnion(.selected) }
    if !item.isEnabled { traits.formUnion(.notEnabled) }
    return traits
  }

  override var valueByDefault: String? {
    switch item.kind {
    case .submenu: "Collapsed"
    case .back: "Expanded"
    case .leaf, .loading: item.state == .mixed ? "mixed" : nil
    }
  }

  override func accessibilityActivate() -> Bool {
    guard canBeChosen else { return false }
    onActivate?()
    return true
  }
}
