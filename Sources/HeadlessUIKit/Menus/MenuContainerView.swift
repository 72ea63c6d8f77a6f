// SPDX-License-Identifier: MIT

/// The view in front of a window's other views that contains an open menu. A touch outside of the
/// menu closes it.
final class MenuContainerView: UIView {
  // In points. Apple documents none of them.
  private static let margin: CGFloat = 8
  private static let gap: CGFloat = 8

  let presentation: MenuPresentation
  private let backdrop = UIVisualEffectView(effect: nil)
  let catcher = UIView()
  let preview: MenuPreview?
  private(set) var menus: [MenuView] = []

  init(_ presentation: MenuPresentation, preview: MenuPreview?) {
    self.presentation = presentation
    self.preview = preview
    super.init(frame: .zero)
    isOpaque = false
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    accessibilityViewIsModal = true
    catcher.isAccessibilityElement = true
    catcher.accessibilityLabel = "Dismiss context menu"
    catcher.accessibilityTraits = .button
    catcher.addGestureRecognizer(
      UITapGestureRecognizer { [weak self] _ in self?.presentation.touchedOutside() })
    if preview != nil {
      backdrop.effect = UIBlurEffect(style: .systemUltraThinMaterial)
      backdrop.isUserInteractionEnabled = false
      addSubview(backdrop)
    }
    addSubview(catcher)
    guard let preview else { return }
    preview.addGestureRecognizer(
      UITapGestureRecognizer { [weak self] _ in self?.presentation.touchedPreview() })
    addSubview(preview)
  }

  required init?(coder: NSCoder) { nil }

  // MARK: Menus

  /// Shows a menu in front of the others.
  func push(_ menu: MenuView) {
    for below in menus { below.isUserInteractionEnabled = false }
    menu.onResize = { [weak self] in self?.setNeedsLayout() }
    menus.append(menu)
    addSubview(menu)
    setNeedsLayout()
    updateModality()
  }

  /// Removes the foremost menu.
  func pop() -> MenuView? {
    guard let menu = menus.popLast() else { return nil }
    menus.last?.isUserInteractionEnabled = true
    setNeedsLayout()
    updateModality()
    return menu
  }

  private func updateModality() {
    for menu in menus {
      menu.accessibilityElementsHidden = menu !== menus.last
      menu.alpha = menu === menus.last ? 1 : 0.6
    }
  }

  // MARK: Layout

  /// The frame of the source at the last layout; null before the first one.
  private var sourceFrame = CGRect.null

  private var newSourceFrame: CGRect {
    preview?.center(in: self).map { CGRect(origin: $0, size: .zero) }
      ?? presentation.sourceRect(in: self)
  }

  /// Whether the source has moved since the last layout: the layout of its ancestors is not a
  /// layout of this view.
  var hasMovedSource: Bool {
    presentation.isOpen && !sourceFrame.isNull && newSourceFrame != sourceFrame
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    sourceFrame = newSourceFrame
    backdrop.frame = bounds
    catcher.frame = bounds
    let area = bounds.inset(by: safeAreaInsets).insetBy(dx: Self.margin, dy: Self.margin)
    guard let first = menus.first else { return }
    if let preview {
      layOut(first, beside: preview, in: area)
    } else {
      layOut(first, at: presentation.sourceRect(in: self), in: area)
    }
    for (menu, below) in zip(menus.dropFirst(), menus) {
      // A submenu covers the menu that it was opened from, a little lower.
      let size = menu.size(in: area.size)
      let top = min(below.frame.minY + 22, max(area.maxY - size.height, area.minY))
      place(
        menu,
        CGRect(
          x: below.frame.minX, y: top, width: size.width, height: min(size.height, area.maxY - top))
      )
    }
  }

  private func place(_ view: UIView, _ frame: CGRect) {
    view.bounds.size = frame.size
    view.center = CGPoint(x: frame.midX, y: frame.midY)
  }

  /// Returns the horizontal position of a menu: with the side of its source that is nearer to an
  /// edge of the area.
  private func x(of width: CGFloat, at source: CGRect, in area: CGRect) -> CGFloat {
    let isAtLeft =
      abs(source.midX - area.midX) < 1 ? !isRightToLeft : source.midX < area.midX
    let wanted = isAtLeft ? source.minX : source.maxX - width
    return min(max(wanted, area.minX), max(area.maxX - width, area.minX))
  }

  /// Places a menu below its source or, where there is more room, above.
  private func layOut(_ menu: MenuView, at source: CGRect, in area: CGRect) {
    var size = menu.size(in: area.size)
    let below = area.maxY - min(max(source.maxY + Self.gap, area.minY), area.maxY)
    let above = min(max(source.minY - Self.gap, area.minY), area.maxY) - area.minY
    let isBelow = size.height <= below || below >= above
    menu.isReversed = presentation.isReversed(isAbove: !isBelow)
    size.height = min(size.height, isBelow ? below : above)
    let y = isBelow ? area.maxY - below : area.minY + above - size.height
    place(
      menu,
      CGRect(origin: CGPoint(x: x(of: size.width, at: source, in: area), y: y), size: size))
  }

  /// Places a preview where it was, moved as far as the menu below or above it requires.
  private func layOut(_ menu: MenuView, beside preview: MenuPreview, in area: CGRect) {
    var size = menu.size(in: area.size)
    size.height = min(size.height, max(area.height * 0.6, area.height - 200))
    let room = max(area.height - size.height - Self.gap, 1)
    let natural = preview.size(in: CGSize(width: area.width, height: room))
    let scale = min(1, area.width / max(natural.width, 1), room / max(natural.height, 1))
    let shown = CGSize(width: natural.width * scale, height: natural.height * scale)
    let center =
      preview.center(in: self)
      ?? CGPoint(x: area.midX, y: presentation.sourceRect(in: self).midY)
    var frame = CGRect(
      x: min(max(center.x - shown.width / 2, area.minX), max(area.maxX - shown.width, area.minX)),
      y: min(max(center.y - shown.height / 2, area.minY), max(area.maxY - shown.height, area.minY)),
      width: shown.width, height: shown.height)
    let isAbove =
      frame.maxY + Self.gap + size.height > area.maxY
      && frame.minY - Self.gap - size.height >= area.minY
    if !isAbove {
      frame.origin.y = min(frame.minY, area.maxY - Self.gap - size.height - frame.height)
    }
    preview.bounds.size = natural
    preview.center = CGPoint(x: frame.midX, y: frame.midY)
    if !presentation.isAnimating { preview.transform = CGAffineTransform(scaleX: scale, y: scale) }
    menu.isReversed = presentation.isReversed(isAbove: isAbove)
    let y = isAbove ? frame.minY - Self.gap - size.height : frame.maxY + Self.gap
    place(
      menu, CGRect(origin: CGPoint(x: x(of: size.width, at: frame, in: area), y: y), size: size))
  }

  // MARK: Accessibility

  override func accessibilityPerformEscape() -> Bool {
    presentation.touchedOutside()
    return true
  }
}
