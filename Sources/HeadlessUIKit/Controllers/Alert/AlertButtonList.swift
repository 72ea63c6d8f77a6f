// SPDX-License-Identifier: MIT

/// The buttons of an alert: two side by side, or a list that scrolls where there is no room.
@preconcurrency @MainActor
final class AlertButtonList: UIScrollView {
  private var buttons: [AlertButton] = []
  private var lines: [UIView] = []
  private var arrangement = AlertContentView.Arrangement.alert

  var onAction: ((UIAlertAction) -> Void)?

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentInsetAdjustmentBehavior = .never
    scrollsToTop = false
    delaysContentTouches = false
  }

  required init?(coder: NSCoder) { nil }

  func show(
    _ actions: [UIAlertAction], emphasized: UIAlertAction?,
    in arrangement: AlertContentView.Arrangement
  ) {
    self.arrangement = arrangement
    if !actions.elementsEqual(buttons.map(\.action), by: ===) {
      for view in buttons + lines { view.removeFromSuperview() }
      buttons = actions.map { action in
        let button = AlertButton(action)
        button.addAction(
          UIAction { [weak self] _ in self?.onAction?(action) }, for: .touchUpInside)
        addSubview(button)
        return button
      }
      lines = actions.dropFirst().map { _ in
        let line = UIView(frame: .zero)
        line.backgroundColor = .separator
        line.isUserInteractionEnabled = false
        addSubview(line)
        return line
      }
    }
    for button in buttons {
      button.update(isEmphasized: button.action === emphasized, arrangement: arrangement)
    }
    setNeedsLayout()
  }

  // MARK: Layout

  /// Whether the two buttons of an alert fit side by side.
  private func isSideBySide(_ width: CGFloat) -> Bool {
    arrangement == .alert && buttons.count == 2
      && buttons.allSatisfy { $0.isOneLine(in: width / 2) }
  }

  private func heights(_ width: CGFloat) -> [CGFloat] {
    buttons.map { $0.height(forWidth: width) }
  }

  func height(forWidth width: CGFloat) -> CGFloat {
    isSideBySide(width)
      ? heights(width / 2).max() ?? 0 : heights(width).reduce(0, +)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = bounds.width
    let thickness = 1 / max(traitCollection.displayScale, 1)
    if isSideBySide(width) {
      let height = height(forWidth: width)
      // The cancel button, the last one of the list, is at the leading edge.
      let isSwapped = buttons[1].action.style == .cancel
      for (index, button) in buttons.enumerated() {
        let isLeading = (index == 0) != isSwapped
        let x = isLeading != isRightToLeft ? 0 : width / 2
        button.frame = CGRect(x: x, y: 0, width: width / 2, height: height)
      }
      lines[0].frame = CGRect(x: width / 2, y: 0, width: thickness, height: height)
      accessibilityElements = isSwapped ? Array(buttons.reversed()) : buttons
    } else {
      var y: CGFloat = 0
      for (index, height) in heights(width).enumerated() {
        buttons[index].frame = CGRect(x: 0, y: y, width: width, height: height)
        if index > 0 {
          lines[index - 1].frame = CGRect(x: 0, y: y, width: width, height: thickness)
        }
        y += height
      }
      accessibilityElements = nil
    }
    let size = CGSize(width: width, height: height(forWidth: width))
    if contentSize != size { contentSize = size }
  }

  /// A drag that begins on a button scrolls.
  override func touchesShouldCancel(in view: UIView) -> Bool { true }
}

/// The button of an action.
@preconcurrency @MainActor
final class AlertButton: UIControl {
  let action: UIAlertAction
  private let label = UILabel(frame: .zero)
  private var arrangement = AlertContentView.Arrangement.alert

  init(_ action: UIAlertAction) {
    self.action = action
    super.init(frame: .zero)
    label.isUserInteractionEnabled = false
    label.textAlignment = .center
    label.numberOfLines = 0
    addSubview(label)
    isAccessibilityElement = true
    accessibilityLabel = action.title
  }

  required init?(coder: NSCoder) { nil }

  func update(isEmphasized: Bool, arrangement: AlertContentView.Arrangement) {
    self.arrangement = arrangement
    isEnabled = action.isEnabled
    let style: UIFont.TextStyle = arrangement == .alert ? .body : .title3
    let font = UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection)
    label.text = action.title
    label.font = isEmphasized ? .systemFont(ofSize: font.pointSize, weight: .semibold) : font
    accessibilityTraits = isEnabled ? .button : [.button, .notEnabled]
    updateColor()
    setNeedsLayout()
  }

  private func updateColor() {
    label.textColor =
      !isEnabled ? .tertiaryLabel : action.style == .destructive ? .systemRed : tintColor
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    updateColor()
  }

  override func stateChanged() {
    super.stateChanged()
    backgroundColor = isHighlighted ? .systemFill : nil
  }

  // MARK: Layout

  private static let margin: CGFloat = 8

  private func sizeOfTitle(in width: CGFloat) -> CGSize {
    label.sizeThatFits(
      CGSize(width: width - 2 * Self.margin, height: CGFloat.greatestFiniteMagnitude))
  }

  func isOneLine(in width: CGFloat) -> Bool {
    sizeOfTitle(in: .greatestFiniteMagnitude).width <= width - 2 * Self.margin
  }

  func height(forWidth width: CGFloat) -> CGFloat {
    let minimum: CGFloat = arrangement == .alert ? 44 : 57
    return max(minimum, (sizeOfTitle(in: width).height + 22).rounded(.up))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds.insetBy(dx: Self.margin, dy: 0)
  }
}
