// SPDX-License-Identifier: MIT

/// A view that draws a glyph of an accessory in its tint color, mirrored from right to left.
final class ListGlyphView: UIView {
  var glyph: ListGlyph {
    didSet { if oldValue != glyph { show() } }
  }

  /// The color; nil for the glyph's own.
  var color: UIColor? {
    didSet { if oldValue != color { show() } }
  }

  /// The color of a filled disk's strokes.
  var innerColor = UIColor.white {
    didSet { if oldValue != innerColor { show() } }
  }

  private let disk = CAShapeLayer()
  private let strokes = CAShapeLayer()

  init(_ glyph: ListGlyph) {
    self.glyph = glyph
    super.init(frame: CGRect(origin: .zero, size: glyph.size))
    isUserInteractionEnabled = false
    for shape in [disk, strokes] {
      shape.fillColor = nil
      shape.lineCap = .round
      shape.lineJoin = .round
      layer.addSublayer(shape)
    }
    show()
  }

  required init?(coder: NSCoder) { nil }

  /// The size of the glyph, which grows with the text size.
  override var intrinsicContentSize: CGSize { Self.size(of: glyph, for: traitCollection) }

  override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  static func size(of glyph: ListGlyph, for traits: UITraitCollection) -> CGSize {
    let factor = UIFontMetrics(forTextStyle: .body).scaledValue(for: 100, compatibleWith: traits)
    let size = glyph.size
    func scaled(_ length: CGFloat) -> CGFloat { (length * factor / 100).rounded() }
    return CGSize(width: scaled(size.width), height: scaled(size.height))
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    show()
  }

  override func traitsDidChange(from old: UITraitCollection) {
    super.traitsDidChange(from: old)
    invalidateIntrinsicContentSize()
    show()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    show()
  }

  private func show() {
    let color = (color ?? glyph.color ?? tintColor ?? .systemBlue)
      .resolvedColor(with: traitCollection)
    let width = max(bounds.height * glyph.strokeWidth, 1)
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    for shape in [disk, strokes] {
      shape.frame = layer.bounds
      shape.lineWidth = width
    }
    let isFilled = glyph.disk == .filled
    disk.isHidden = glyph.disk == nil
    disk.path =
      UIBezierPath(
        ovalIn: bounds.insetBy(dx: isFilled ? 0 : width / 2, dy: isFilled ? 0 : width / 2)
      )
      .cgPath
    disk.fillColor = isFilled ? color.cgColor : nil
    disk.strokeColor = isFilled ? nil : color.cgColor
    strokes.path = glyph.strokes(in: bounds).cgPath
    strokes.strokeColor =
      isFilled ? innerColor.resolvedColor(with: traitCollection).cgColor : color.cgColor
    let isMirrored = isRightToLeft && (glyph == .disclosure || glyph == .outline)
    strokes.transform =
      isMirrored ? CATransform3DMakeScale(-1, 1, 1) : CATransform3DIdentity
    CATransaction.commit()
  }
}
