// SPDX-License-Identifier: MIT

/// The scopes of a search bar, side by side.
@preconcurrency @MainActor
final class ScopeControl: UIView {
  private static let inset: CGFloat = 2

  let titles: [String]
  private var buttons: [UIButton] = []
  private let thumb = UIView(frame: .zero)

  /// Called after the user has selected a scope.
  var onSelect: ((Int) -> Void)?

  /// The index of the selected scope; -1 for none.
  var selectedIndex = -1 {
    didSet { updateSelection() }
  }

  init(titles: [String]) {
    self.titles = titles
    super.init(frame: .zero)
    backgroundColor = .tertiarySystemFill
    layer.cornerRadius = 9
    thumb.isUserInteractionEnabled = false
    thumb.backgroundColor = UIColor { traits in
      traits.userInterfaceStyle == .dark ? .systemGray2 : .white
    }
    thumb.layer.cornerRadius = 7
    addSubview(thumb)
    buttons = titles.enumerated().map { index, title in
      let button = UIButton(type: .custom)
      button.setTitle(title, for: .normal)
      button.setTitleColor(.label, for: .normal)
      button.addAction(UIAction { [weak self] _ in self?.select(index) }, for: .touchUpInside)
      addSubview(button)
      return button
    }
    updateSelection()
  }

  required init?(coder: NSCoder) { nil }

  private func select(_ index: Int) {
    guard index != selectedIndex else { return }
    selectedIndex = index
    onSelect?(index)
  }

  private func updateSelection() {
    thumb.isHidden = !buttons.indices.contains(selectedIndex)
    for (index, button) in buttons.enumerated() {
      let isSelected = index == selectedIndex
      button.titleLabel?.font = .systemFont(ofSize: 13, weight: isSelected ? .semibold : .regular)
      button.accessibilityTraits = isSelected ? [.button, .selected] : .button
    }
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = bounds.width / CGFloat(max(buttons.count, 1))
    for (index, button) in buttons.enumerated() {
      let place = CGFloat(isRightToLeft ? buttons.count - 1 - index : index)
      button.frame = CGRect(x: place * width, y: 0, width: width, height: bounds.height)
      if index == selectedIndex {
        thumb.frame = button.frame.insetBy(dx: Self.inset, dy: Self.inset)
      }
    }
  }
}
