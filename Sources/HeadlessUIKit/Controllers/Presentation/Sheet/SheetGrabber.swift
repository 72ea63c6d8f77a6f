// SPDX-License-Identifier: MIT

/// The handle at the upper edge of a sheet. A tap on it selects the next detent.
@MainActor
final class SheetGrabber: UIView {
  static let size = CGSize(width: 36, height: 5)
  private static let distanceFromEdge: CGFloat = 5
  /// The distance around the handle that can be touched.
  private static let reach: CGFloat = 20

  private weak var sheet: UISheetPresentationController?

  init(_ sheet: UISheetPresentationController) {
    self.sheet = sheet
    super.init(frame: CGRect(origin: .zero, size: Self.size))
    backgroundColor = .tertiaryLabel
    layer.cornerRadius = Self.size.height / 2
    layer.zPosition = 1000
    autoresizingMask = [.flexibleLeftMargin, .flexibleRightMargin, .flexibleBottomMargin]
    isAccessibilityElement = true
    accessibilityTraits = .adjustable
    accessibilityLabel = "Sheet Grabber"
    addGestureRecognizer(
      UITapGestureRecognizer { [weak self] _ in self?.sheet?.selectNextDetent() })
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("init(coder:) is not available") }

  func place(in view: UIView) {
    // In front of what the controller has added since, such as a bar, which would take its touches.
    if superview !== view || view.subviews.last !== self { view.addSubview(self) }
    center = CGPoint(
      x: view.bounds.midX, y: view.bounds.minY + Self.distanceFromEdge + Self.size.height / 2)
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.insetBy(dx: -Self.reach, dy: -Self.reach).contains(point)
  }

  override func accessibilityIncrement() { sheet?.selectDetent(by: 1) }

  override func accessibilityDecrement() { sheet?.selectDetent(by: -1) }

  override func accessibilityActivate() -> Bool {
    sheet?.selectNextDetent()
    return true
  }
}
