// SPDX-License-Identifier: MIT

/// A round button that lights up at once and fades slowly, as in a calculator.
///
/// It can be tapped rapidly, also in the middle of the fade. A finger that leaves the button
/// cancels the tap, and one that comes back confirms it. The button sends `.touchUpInside`, as all
/// controls do.
///
/// ```swift
/// let host = ScreenHost(.iPhone15)
/// let button = CalculatorButton(frame: CGRect(x: 100, y: 300, width: 80, height: 80))
/// button.title = "7"
/// button.addAction(UIAction { _ in print("entered") }, for: .touchUpInside)  // entered
/// host.show(button)
/// host.tap(button)
/// ```
///
/// The intrinsic size is a circle around the title, at least ``diameter`` wide. The color is faded
/// by a `UIViewPropertyAnimator`, not by a spring.
@preconcurrency @MainActor
public final class CalculatorButton: UIControl {
  /// The duration of the fade, in seconds.
  public var fadeDuration: TimeInterval = 0.5

  /// The text in the middle of the button; nil for none.
  public var title: String? {
    get { label.text }
    set {
      label.text = newValue
      invalidateIntrinsicContentSize()
    }
  }

  /// The font of the text, which Dynamic Type scales.
  public var font = UIFont.systemFont(ofSize: 36) {
    didSet { applyFont() }
  }

  /// The color of the text.
  public var titleColor: UIColor {
    get { label.textColor }
    set { label.textColor = newValue }
  }

  /// The color of the button at rest.
  public var normalColor = UIColor(white: 0.2, alpha: 1) {
    didSet { if !isPressed { backgroundColor = normalColor } }
  }

  /// The color of the button under a finger.
  public var highlightedColor = UIColor(white: 0.45, alpha: 1) {
    didSet { if isPressed { backgroundColor = highlightedColor } }
  }

  /// The smallest diameter, in points.
  public var diameter: CGFloat = 75 {
    didSet { invalidateIntrinsicContentSize() }
  }

  private let label = UILabel()
  private var animator: UIViewPropertyAnimator?
  private var isPressed = false

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  private func prepare() {
    label.textAlignment = .center
    label.textColor = .white
    label.adjustsFontForContentSizeCategory = true
    addSubview(label)
    backgroundColor = normalColor
    isAccessibilityElement = true
    accessibilityTraits = [.button, .keyboardKey]
    applyFont()
    addAction(
      UIAction { [weak self] _ in self?.press() }, for: [.touchDown, .touchDragEnter])
    addAction(
      UIAction { [weak self] _ in self?.release() },
      for: [.touchUpInside, .touchUpOutside, .touchDragExit, .touchCancel])
  }

  /// Not available, because the button is not archived.
  @available(*, unavailable)
  public required init?(coder: NSCoder) { fatalError("init(coder:) is not available") }

  private func applyFont() {
    label.font = UIFontMetrics(forTextStyle: .title1).scaledFont(for: font)
    invalidateIntrinsicContentSize()
  }

  // MARK: Touches

  private func press() {
    stopFading()
    isPressed = true
    backgroundColor = highlightedColor
    showState()
  }

  private func release() {
    guard isPressed else { return }
    isPressed = false
    stopFading()
    showState()
    let animator = UIViewPropertyAnimator(duration: fadeDuration, curve: .easeOut) { [self] in
      backgroundColor = normalColor
    }
    self.animator = animator
    animator.addCompletion { [weak self] _ in self?.animator = nil }
    animator.startAnimation()
  }

  private func stopFading() {
    animator?.stopAnimation(true)
    animator = nil
  }

  /// Shows a press without color, if the user prefers that.
  private func showState() {
    let needsOutline = isPressed && UIAccessibility.shouldDifferentiateWithoutColor
    layer.borderWidth = needsOutline ? 3 : 0
    layer.borderColor = label.textColor.cgColor
  }

  // MARK: Layout

  /// A circle around the text.
  public override var intrinsicContentSize: CGSize {
    let text = label.intrinsicContentSize
    let side = max(diameter, text.height + 24)
    return CGSize(width: max(side, text.width + 32), height: side)
  }

  public override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds
    layer.cornerRadius = min(bounds.width, bounds.height) / 2
  }

  /// The title, unless another label is set.
  public override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? title }
    set { super.accessibilityLabel = newValue }
  }
}
