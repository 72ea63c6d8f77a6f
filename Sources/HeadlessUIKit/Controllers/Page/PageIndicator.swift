// SPDX-License-Identifier: MIT

/// A dot for each page of a page view controller.
@preconcurrency @MainActor
final class PageIndicator: UIControl {
  private static let dot: CGFloat = 7
  private static let gap: CGFloat = 9

  private var dots: [UIView] = []

  var numberOfPages: Int {
    get { dots.count }
    set { setCount(max(newValue, 0)) }
  }

  var currentPage = 0 {
    didSet { update() }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    isAccessibilityElement = true
    accessibilityTraits = .adjustable
  }

  required init?(coder: NSCoder) { nil }

  private func setCount(_ count: Int) {
    guard count != dots.count else { return }
    for dot in dots { dot.removeFromSuperview() }
    dots = (0..<count).map { _ in
      let dot = UIView(frame: .zero)
      dot.isUserInteractionEnabled = false
      dot.layer.cornerRadius = Self.dot / 2
      addSubview(dot)
      return dot
    }
    update()
  }

  private func update() {
    for (index, dot) in dots.enumerated() {
      dot.backgroundColor = index == currentPage ? .label : .tertiaryLabel
    }
    accessibilityValue = "page \(currentPage + 1) of \(dots.count)"
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let step = Self.dot + Self.gap
    let start = (bounds.width - CGFloat(dots.count) * step + Self.gap) / 2
    for (index, dot) in dots.enumerated() {
      let place = CGFloat(isRightToLeft ? dots.count - 1 - index : index)
      dot.frame = CGRect(
        x: start + place * step, y: (bounds.height - Self.dot) / 2, width: Self.dot,
        height: Self.dot)
    }
  }

  /// A tap on the half after the dots' center shows the next page, on the other half the previous
  /// one.
  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    guard let touch, isTouchInside else { return }
    let isRight = touch.location(in: self).x > bounds.midX
    step(isRight != isRightToLeft ? 1 : -1, with: event)
  }

  private func step(_ way: Int, with event: UIEvent?) {
    let page = currentPage + way
    guard dots.indices.contains(page) else { return }
    currentPage = page
    send(.valueChanged, with: event)
  }

  override func accessibilityIncrement() { step(1, with: nil) }

  override func accessibilityDecrement() { step(-1, with: nil) }
}
