// SPDX-License-Identifier: MIT

/// Draws the shape of a popover: a rounded rectangle with an arrow, and a shadow.
@MainActor
final class PopoverBackgroundView: UIView {
  static let cornerRadius: CGFloat = 13

  private let shape = CAShapeLayer()

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    layer.addSublayer(shape)
    layer.shadowOpacity = 0.2
    layer.shadowRadius = 20
    layer.shadowOffset = CGSize(width: 0, height: 4)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("init(coder:) is not available") }

  /// The color of the shape.
  var fill: UIColor = .systemBackground {
    didSet { updateColor() }
  }

  /// The frame of the popover.
  var geometry: PopoverGeometry? {
    didSet { updatePath() }
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    updateColor()
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    updateColor()
  }

  private func updateColor() {
    shape.fillColor = fill.resolvedColor(with: traitCollection).cgColor
  }

  private func updatePath() {
    guard let geometry else { return }
    let path = UIBezierPath(
      roundedRect: geometry.content, cornerRadius: Self.cornerRadius)
    addArrow(of: geometry, to: path)
    shape.path = path.cgPath
    layer.shadowPath = path.cgPath
  }

  private func addArrow(of geometry: PopoverGeometry, to path: UIBezierPath) {
    guard !geometry.direction.isEmpty else { return }
    let (frame, half) = (geometry.content, PopoverGeometry.arrow)
    let reach = Self.cornerRadius + half
    let x = min(max(geometry.tip.x, frame.minX + reach), frame.maxX - reach)
    let y = min(max(geometry.tip.y, frame.minY + reach), frame.maxY - reach)
    switch geometry.direction {
    case .up, .down:
      let base = geometry.direction == .up ? frame.minY : frame.maxY
      path.move(to: CGPoint(x: x - half, y: base))
      path.addLine(to: CGPoint(x: x, y: geometry.tip.y))
      path.addLine(to: CGPoint(x: x + half, y: base))
    default:
      let base = geometry.direction == .left ? frame.minX : frame.maxX
      path.move(to: CGPoint(x: base, y: y - half))
      path.addLine(to: CGPoint(x: geometry.tip.x, y: y))
      path.addLine(to: CGPoint(x: base, y: y + half))
    }
    path.close()
  }
}
