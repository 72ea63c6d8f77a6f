// SPDX-License-Identifier: MIT

/// A bar stack that is used as the input accessory view of a responder, on top of the keyboard.
///
/// ```swift
/// let host = ScreenHost(.iPhone15)
/// let field = UITextField()
/// field.inputAccessoryView = InputAccessoryBarStackView {
///   BarModel<UILabel>(content: "Done") { $0.view.text = $1 }
/// }
/// host.show(field, frame: CGRect(x: 0, y: 100, width: 393, height: 34))
/// host.tap(field)
/// host.settle()
/// print(field.inputAccessoryView?.bounds.width ?? 0)  // 393.0
/// ```
///
/// It determines its own height by the bars, and changes it with them. Use a ``BottomBarInstaller``
/// with `avoidsKeyboard` for bars that remain visible without the keyboard.
@preconcurrency @MainActor
public final class InputAccessoryBarStackView: UIView {
  /// The stack of the bars.
  public let barStack = BarStackView()

  private var widthOfSize: CGFloat = 0

  /// Creates a view with bars.
  public init(bars: [any BarModeling] = []) {
    super.init(frame: .zero)
    autoresizingMask = .flexibleHeight  // the keyboard then follows the intrinsic height
    barStack.translatesAutoresizingMaskIntoConstraints = false
    barStack.zOrder = .lastToFirst
    addSubview(barStack)
    NSLayoutConstraint.activate([
      barStack.topAnchor.constraint(equalTo: topAnchor),
      barStack.leadingAnchor.constraint(equalTo: leadingAnchor),
      barStack.trailingAnchor.constraint(equalTo: trailingAnchor),
      barStack.bottomAnchor.constraint(equalTo: bottomAnchor),
    ])
    setBars(bars, animated: false)
  }

  /// Creates a view with bars.
  public convenience init(@BarModelBuilder bars: () -> [any BarModeling]) {
    self.init(bars: bars())
  }

  /// Not available, because the view is not archived.
  @available(*, unavailable)
  public required init?(coder: NSCoder) { fatalError("init(coder:) is not available") }

  /// The height that the bars need, without a width.
  public override var intrinsicContentSize: CGSize {
    let fitting = CGSize(
      width: bounds.width, height: UIView.layoutFittingCompressedSize.height)
    let size =
      bounds.width > 0
      ? barStack.systemLayoutSizeFitting(
        fitting, withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel)
      : barStack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    return CGSize(width: UIView.noIntrinsicMetric, height: size.height)
  }

  /// Updates the height, which depends on the width.
  public override func layoutSubviews() {
    super.layoutSubviews()
    guard bounds.width != widthOfSize else { return }
    widthOfSize = bounds.width
    invalidateIntrinsicContentSize()
  }

  /// Keeps the content of the bars clear of the home indicator.
  public override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    guard barStack.layoutMargins.bottom != safeAreaInsets.bottom else { return }
    barStack.layoutMargins.bottom = safeAreaInsets.bottom
    invalidateIntrinsicContentSize()
  }

  /// Updates the bars; see `BarStackView.setBars(_:animated:)`.
  public func setBars(_ bars: [any BarModeling], animated: Bool) {
    barStack.setBars(bars, animated: animated)
    invalidateIntrinsicContentSize()
  }
}
