// SPDX-License-Identifier: MIT

import UIKit

/// A small drawn sign that takes the tint color and grows with the text beside it.
final class EverydayGlyph: UIView {
  enum Shape: Hashable {
    case play, pause, heart, check, chevron, plus, magnifier, close, bubble
  }

  override class var layerClass: AnyClass { CAShapeLayer.self }

  init(_ shape: Shape, size: CGFloat, textStyle: UIFont.TextStyle = .body) {
    self.shape = shape
    self.size = size
    metrics = UIFontMetrics(forTextStyle: textStyle)
    super.init(frame: .zero)
    translatesAutoresizingMaskIntoConstraints = false
    isUserInteractionEnabled = false
    setContentHuggingPriority(.required, for: .horizontal)
    setContentHuggingPriority(.required, for: .vertical)
    setContentCompressionResistancePriority(.required, for: .horizontal)
    registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) {
      (view: EverydayGlyph, _) in
      view.invalidateIntrinsicContentSize()
    }
    registerForTraitChanges(
      [UITraitUserInterfaceStyle.self, UITraitLayoutDirection.self]
    ) { (view: EverydayGlyph, _) in
      view.setNeedsLayout()
    }
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  var shape: Shape {
    didSet { setNeedsLayout() }
  }

  var isFilled = false {
    didSet { setNeedsLayout() }
  }

  override var intrinsicContentSize: CGSize {
    let side = metrics.scaledValue(for: size, compatibleWith: traitCollection)
    return CGSize(width: side, height: side)
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let side = min(bounds.width, bounds.height)
    let box = CGRect(
      x: bounds.midX - side / 2, y: bounds.midY - side / 2, width: side, height: side)
    let color = tintColor.resolvedColor(with: traitCollection).cgColor
    let isSolid = isFilled || shape == .play || shape == .pause
    let drawn = layer as! CAShapeLayer
    drawn.path = path(in: box.insetBy(dx: side * 0.08, dy: side * 0.08)).cgPath
    drawn.fillColor = isSolid ? color : nil
    drawn.strokeColor = isSolid ? nil : color
    drawn.lineWidth = max(1, side / 10)
    drawn.lineCap = .round
    drawn.lineJoin = .round
  }

  private let size: CGFloat
  private let metrics: UIFontMetrics

  private func path(in box: CGRect) -> UIBezierPath {
    func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
      CGPoint(x: box.minX + x * box.width, y: box.minY + y * box.height)
    }
    func lines(_ points: [CGPoint], closed: Bool = false) -> UIBezierPath {
      let path = UIBezierPath()
      path.move(to: points[0])
      points.dropFirst().forEach(path.addLine(to:))
      if closed {
        path.close()
      }
      return path
    }
    switch shape {
    case .play:
      return lines([point(0.15, 0), point(1, 0.5), point(0.15, 1)], closed: true)
    case .pause:
      let path = UIBezierPath(
        rect: CGRect(
          origin: point(0.1, 0), size: CGSize(width: box.width * 0.28, height: box.height)))
      path.append(
        UIBezierPath(
          rect: CGRect(
            origin: point(0.62, 0), size: CGSize(width: box.width * 0.28, height: box.height))))
      return path
    case .heart:
      let path = UIBezierPath()
      path.move(to: point(0.5, 0.95))
      path.addCurve(to: point(0, 0.3), controlPoint1: point(0.3, 0.8), controlPoint2: point(0, 0.6))
      path.addCurve(to: point(0.5, 0.25), controlPoint1: point(0, 0), controlPoint2: point(0.4, 0))
      path.addCurve(to: point(1, 0.3), controlPoint1: point(0.6, 0), controlPoint2: point(1, 0))
      path.addCurve(
        to: point(0.5, 0.95), controlPoint1: point(1, 0.6), controlPoint2: point(0.7, 0.8))
      path.close()
      return path
    case .check:
      return lines([point(0.05, 0.55), point(0.37, 0.85), point(0.95, 0.15)])
    case .chevron:
      let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
      return isMirrored
        ? lines([point(0.7, 0), point(0.3, 0.5), point(0.7, 1)])
        : lines([point(0.3, 0), point(0.7, 0.5), point(0.3, 1)])
    case .plus:
      let path = lines([point(0.5, 0), point(0.5, 1)])
      path.append(lines([point(0, 0.5), point(1, 0.5)]))
      return path
    case .close:
      let path = lines([point(0.1, 0.1), point(0.9, 0.9)])
      path.append(lines([point(0.9, 0.1), point(0.1, 0.9)]))
      return path
    case .magnifier:
      let path = UIBezierPath(
        ovalIn: CGRect(x: box.minX, y: box.minY, width: box.width * 0.72, height: box.height * 0.72)
      )
      path.append(lines([point(0.62, 0.62), point(1, 1)]))
      return path
    case .bubble:
      let path = UIBezierPath(
        roundedRect: CGRect(x: box.minX, y: box.minY, width: box.width, height: box.height * 0.78),
        cornerRadius: box.height * 0.3)
      path.append(lines([point(0.25, 0.8), point(0.2, 1), point(0.5, 0.8)]))
      return path
    }
  }
}
