// SPDX-License-Identifier: MIT

/// The view of an accessory of a list cell: a glyph, a text or a view of the application.
final class AccessoryView: UIControl {
  private(set) var accessory: UICellAccessory
  private var glyph: ListGlyphView?
  private var label: UILabel?
  private var custom: UIView?

  /// Called when the user taps an accessory that can be tapped.
  var didTap: (@MainActor () -> Void)?

  init(_ accessory: UICellAccessory) {
    self.accessory = accessory
    super.init(frame: .zero)
    make()
    addAction(UIAction { [unowned self] _ in didTap?() }, for: .touchUpInside)
  }

  required init?(coder: NSCoder) { nil }

  /// Shows another accessory of the same type.
  func show(_ new: UICellAccessory) {
    accessory = new
    showLook()
  }

  private func make() {
    switch accessory.accessoryType {
    case .label:
      let label = UILabel()
      self.label = label
      addSubview(label)
    case .customView(let view):
      custom = view
      addSubview(view)
    case .popUpMenu:
      let button = makePopUpButton()
      custom = button
      addSubview(button)
    default:
      let glyph = ListGlyphView(glyphOfType)
      self.glyph = glyph
      addSubview(glyph)
    }
    isUserInteractionEnabled = isInteractive
    showLook()
  }

  private var isInteractive: Bool {
    switch accessory.accessoryType {
    case .detail, .delete, .insert, .outlineDisclosure, .reorder, .customView, .popUpMenu: true
    default: false
    }
  }

  private var glyphOfType: ListGlyph {
    switch accessory.accessoryType {
    case .checkmark: .checkmark
    case .delete: .delete
    case .insert: .insert
    case .reorder: .reorder
    case .multiselect: .unselected
    case .outlineDisclosure: .outline
    case .detail: .detail
    case .disclosureIndicator, .label, .customView, .popUpMenu: .disclosure
    }
  }

  private func showLook() {
    let look = accessory.look
    isHidden = look.isHidden
    glyph?.color = look.backgroundColor ?? look.tintColor
    if look.backgroundColor != nil { glyph?.innerColor = look.tintColor ?? .white }
    if let label {
      label.text = look.text
      label.adjustsFontForContentSizeCategory = look.adjustsFont
      label.font = look.font
      label.textColor = look.tintColor ?? .secondaryLabel
    }
    if let button = custom as? UIButton, accessory.accessoryType == .popUpMenu {
      show(accessory, in: button)
    } else if custom != nil {
      tintColor = look.tintColor
    }
  }

  private func makePopUpButton() -> UIButton {
    let button = UIButton(configuration: .plain())
    button.configuration?.contentInsets = .zero
    button.showsMenuAsPrimaryAction = true
    button.changesSelectionAsPrimaryAction = true
    button.addAction(
      UIAction { [unowned self] _ in
        if let menu = accessory.menu { accessory.menuAction?(menu) }
      }, for: .valueChanged)
    return button
  }

  private func show(_ accessory: UICellAccessory, in button: UIButton) {
    button.configuration?.baseForegroundColor = accessory.look.tintColor ?? .secondaryLabel
    if button.menu !== accessory.menu { button.menu = accessory.menu }
  }

  /// Shows the state of the cell.
  func show(isSelected: Bool, isExpanded: Bool) {
    switch accessory.accessoryType {
    case .multiselect: glyph?.glyph = isSelected ? .selected : .unselected
    case .outlineDisclosure:
      let angle: CGFloat = isExpanded ? (isRightToLeft ? -.pi / 2 : .pi / 2) : 0
      let transform = CGAffineTransform(rotationAngle: angle)
      if glyph?.transform != transform { glyph?.transform = transform }
    default: break
    }
  }

  // MARK: Layout

  /// The size of the glyph, text or view.
  private var contentSize: CGSize {
    if let label {
      return label.sizeThatFits(
        CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude))
    }
    if let custom {
      if accessory.look.maintainsFixedSize { return custom.bounds.size }
      let own = custom.intrinsicContentSize
      let fitting = custom.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
      return CGSize(
        width: own.width >= 0 ? own.width : fitting.width > 0 ? fitting.width : custom.bounds.width,
        height: own.height >= 0
          ? own.height : fitting.height > 0 ? fitting.height : custom.bounds.height)
    }
    return glyph?.intrinsicContentSize ?? .zero
  }

  /// The size that the accessory takes in the cell. The standard width is that of UIKit's editing
  /// controls.
  var layoutSize: CGSize {
    let size = contentSize
    switch accessory.look.width {
    case .actual: return size
    case .custom(let width): return CGSize(width: max(width, 0), height: size.height)
    case .standard:
      let standard = UIFontMetrics(forTextStyle: .body)
        .scaledValue(for: 22, compatibleWith: traitCollection)
      return CGSize(width: max(standard, size.width), height: size.height)
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let size = contentSize
    for case let view? in [glyph, label, custom] as [UIView?] {
      // The position is set without the frame, because a chevron is rotated.
      view.bounds.size = size
      view.center = CGPoint(x: bounds.midX, y: bounds.midY)
    }
  }

  /// The area that receives touches: as large as a finger.
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    guard custom == nil else { return super.point(inside: point, with: event) }
    let missing = CGSize(
      width: max(44 - bounds.width, 0) / 2, height: max(44 - bounds.height, 0) / 2)
    return bounds.insetBy(dx: -missing.width, dy: -missing.height).contains(point)
  }

  // MARK: Accessibility

  override var isElementByDefault: Bool {
    switch accessory.accessoryType {
    case .detail, .delete, .insert, .reorder: true
    default: false
    }
  }

  override var traitsByDefault: UIAccessibilityTraits { .button }

  /// The switch of a row has the text of the row as its label.
  override var labelOfControls: String? { (superview as? UICollectionViewListCell)?.spokenLabel }

  /// The view that assistive technology finds beside the row; nil if the row speaks for it.
  var control: UIView? { isElementByDefault ? self : custom }

  /// As in tables, the verb with the text of the row: "Delete Milk".
  override var labelByDefault: String? {
    let verb: String
    switch accessory.accessoryType {
    case .detail: return "More Info"
    case .delete: verb = "Delete"
    case .insert: verb = "Insert"
    case .reorder: verb = "Reorder"
    default: return super.labelByDefault
    }
    return [verb, labelOfControls].compactMap(\.self).joined(separator: " ")
  }
}
