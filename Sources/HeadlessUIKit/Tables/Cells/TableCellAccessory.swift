// SPDX-License-Identifier: MIT

/// The standard control at the trailing edge of a table cell.
final class TableCellAccessory: UIView {
  private let symbol = ListGlyphView(.disclosure)
  private var button: UIButton?
  private let tapped: () -> Void

  var type = UITableViewCell.AccessoryType.none { didSet { if type != oldValue { show() } } }

  init(tapped: @escaping () -> Void) {
    self.tapped = tapped
    super.init(frame: .zero)
    addSubview(symbol)
  }

  required init?(coder: NSCoder) { nil }

  /// The size of a control, in points. Apple does not document them.
  static func size(of type: UITableViewCell.AccessoryType) -> CGSize {
    switch type {
    case .none: .zero
    case .disclosureIndicator: ListGlyph.disclosure.size
    case .checkmark: ListGlyph.checkmark.size
    case .detailButton: CGSize(width: 24, height: 24)
    case .detailDisclosureButton: CGSize(width: 44, height: 24)
    }
  }

  private func show() {
    button?.removeFromSuperview()
    button = nil
    symbol.isHidden = type == .detailButton || type == .none
    symbol.glyph = type == .checkmark ? .checkmark : .disclosure
    if type == .detailButton || type == .detailDisclosureButton {
      let button = UIButton(type: .detailDisclosure)
      button.accessibilityLabel = "More Info"
      button.addAction(UIAction { [tapped] _ in tapped() }, for: .touchUpInside)
      addSubview(button)
      self.button = button
    }
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    func mirrored(_ frame: CGRect) -> CGRect {
      isRightToLeft ? frame.offsetBy(dx: bounds.width - frame.minX - frame.maxX, dy: 0) : frame
    }
    switch type {
    case .none: break
    case .detailButton: button?.frame = bounds
    case .detailDisclosureButton:
      button?.frame = mirrored(CGRect(x: 0, y: 0, width: 24, height: bounds.height))
      symbol.frame = mirrored(
        CGRect(x: bounds.width - 8, y: (bounds.height - 13) / 2, width: 8, height: 13))
    case .disclosureIndicator, .checkmark: symbol.frame = bounds
    }
  }
}
