// SPDX-License-Identifier: MIT

/// The buttons of the swipe actions at one side of a row, in the area that the row uncovers.
final class SwipeButtonsView: UIView {
  /// Called when a button is tapped.
  var didTap: (@MainActor (UIContextualAction, UIView) -> Void)?

  /// Called when the widths or the side of the buttons may have changed.
  var didChangeTraits: (@MainActor () -> Void)?

  /// Whether the row clipped its subviews before it was opened.
  var rowClipped = false

  /// Whether the first action fills the whole area, because lifting the finger performs it.
  var isFirstStretched = false {
    didSet { if oldValue != isFirstStretched { setNeedsLayout() } }
  }

  private let isAtLeft: Bool
  private let buttons: [SwipeActionButton]

  init(_ actions: [UIContextualAction], atLeft: Bool) {
    isAtLeft = atLeft
    buttons = actions.map { SwipeActionButton($0) }
    super.init(frame: .zero)
    clipsToBounds = true
    // The first action, which stretches over the others, is in front of them.
    for button in buttons.reversed() {
      addSubview(button)
      button.addAction(
        UIAction { [unowned self, unowned button] _ in didTap?(button.action, button) },
        for: .touchUpInside)
    }
  }

  required init?(coder: NSCoder) { nil }

  var firstButton: UIView? { buttons.first }

  /// The width at which all buttons are visible.
  var restWidth: CGFloat { buttons.reduce(0) { $0 + $1.restWidth } }

  /// Removes the buttons from the row, which clips its subviews as before.
  func removeFromRow() {
    guard let row = superview else { return }
    removeFromSuperview()
    row.clipsToBounds = rowClipped
  }

  override func traitsDidChange(from old: UITraitCollection) {
    super.traitsDidChange(from: old)
    let new = traitCollection
    if old.preferredContentSizeCategory != new.preferredContentSizeCategory
      || old.layoutDirection != new.layoutDirection
    {
      didChangeTraits?()
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let rest = restWidth
    guard rest > 0 else { return }
    var edge: CGFloat = 0
    for (index, button) in buttons.enumerated() {
      let share = bounds.width * button.restWidth / rest
      let width = index == 0 && isFirstStretched ? bounds.width : share
      button.frame = CGRect(
        x: isAtLeft ? edge : bounds.width - edge - width, y: 0, width: width,
        height: bounds.height)
      edge += share
    }
  }
}

/// The button of a swipe action.
final class SwipeActionButton: UIControl {
  let action: UIContextualAction
  private let title = UILabel()
  private let picture = UIImageView()

  init(_ action: UIContextualAction) {
    self.action = action
    super.init(frame: .zero)
    clipsToBounds = true
    backgroundColor = action.backgroundColor
    title.text = action.title
    title.font = .preferredFont(forTextStyle: .subheadline)
    title.adjustsFontForContentSizeCategory = true
    title.textColor = .white
    title.textAlignment = .center
    title.numberOfLines = 2
    picture.image = action.image
    picture.tintColor = .white
    picture.contentMode = .center
    addSubview(title)
    addSubview(picture)
    accessibilityLabel = action.title ?? action.image?.accessibilityLabel
  }

  required init?(coder: NSCoder) { nil }

  /// The width at which the title is visible. A button is 74 points wide at least, as in UIKit.
  var restWidth: CGFloat {
    let text = title.sizeThatFits(
      CGSize(width: 140, height: CGFloat.greatestFiniteMagnitude)
    ).width
    return max(74, max(text, picture.intrinsicContentSize.width) + 24)
  }

  override var isHighlighted: Bool {
    didSet { alpha = isHighlighted ? 0.8 : 1 }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let area = CGRect(x: 0, y: 0, width: max(bounds.width, restWidth), height: bounds.height)
    let text = title.sizeThatFits(
      CGSize(width: area.width - 16, height: CGFloat.greatestFiniteMagnitude))
    let image = action.image == nil ? CGSize.zero : picture.intrinsicContentSize
    // A low row shows the image alone, as in UIKit.
    let hasTitle =
      action.title != nil && (action.image == nil || image.height + text.height + 20 <= area.height)
    title.isHidden = !hasTitle
    picture.isHidden = action.image == nil
    let gap: CGFloat = hasTitle && action.image != nil ? 4 : 0
    let height = image.height + gap + (hasTitle ? text.height : 0)
    var y = (area.height - height) / 2
    let center = bounds.width / 2
    picture.frame = CGRect(
      x: center - image.width / 2, y: y, width: image.width, height: image.height)
    y += image.height + gap
    let width = min(text.width, area.width - 16)
    title.frame = CGRect(x: center - width / 2, y: y, width: width, height: text.height)
  }

  override var isElementByDefault: Bool { true }

  override var traitsByDefault: UIAccessibilityTraits { .button }
}
