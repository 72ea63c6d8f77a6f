// SPDX-License-Identifier: MIT
import HeadlessUIKit

extension GalleryPage {
  func makeDrawingCard() -> Card {
    let card = Card("draw(_:), gradients and patterns", height: 230)
    let kinds: [(String, (CGRect) -> Void)] = [
      ("dial", drawDial), ("radial", drawBall), ("linear", drawBars), ("blend modes", drawVenn),
      ("pattern", drawPattern), ("shadow", drawShadow),
    ]
    for (index, kind) in kinds.enumerated() {
      let (column, row) = (CGFloat(index % 3), CGFloat(index / 3))
      let view = DrawingView(kind.1)
      card.add(view, CGRect(x: column * 110, y: row * 118, width: 90, height: 90))
      card.addCaption(kind.0, centerX: column * 110 + 45, y: row * 118 + 94)
    }
    return card
  }

  private func drawDial(in rect: CGRect) {
    let center = CGPoint(x: rect.midX, y: rect.midY)
    for tick in 0..<12 {
      guard let context = UIGraphicsGetCurrentContext() else { return }
      context.saveGState()
      context.translateBy(x: center.x, y: center.y)
      context.rotate(by: CGFloat(tick) * .pi / 6)
      UIColor.label.setFill()
      UIBezierPath(
        roundedRect: CGRect(x: -1.5, y: -42, width: 3, height: tick % 3 == 0 ? 12 : 7),
        cornerRadius: 1.5
      ).fill()
      context.restoreGState()
    }
    let arc = UIBezierPath(
      arcCenter: center, radius: 24, startAngle: -.pi / 2, endAngle: .pi * 0.9, clockwise: true)
    arc.lineWidth = 7
    arc.lineCapStyle = .round
    UIColor.systemOrange.setStroke()
    arc.stroke()
    let text = NSAttributedString(
      string: "70",
      attributes: [
        .font: UIFont.systemFont(ofSize: 16, weight: .bold), .foregroundColor: UIColor.label,
      ])
    let size = text.size()
    text.draw(at: CGPoint(x: center.x - size.width / 2, y: center.y - size.height / 2))
  }

  private func drawBall(in rect: CGRect) {
    let colors = [UIColor.white.cgColor, UIColor.systemTeal.cgColor, UIColor.systemIndigo.cgColor]
    guard let context = UIGraphicsGetCurrentContext(),
      let gradient = CGGradient(
        colorsSpace: nil, colors: colors as CFArray, locations: [0, 0.4, 1])
    else { return }
    context.drawRadialGradient(
      gradient, startCenter: CGPoint(x: 32, y: 30), startRadius: 2,
      endCenter: CGPoint(x: rect.midX, y: rect.midY), endRadius: 42, options: [])
  }

  private func drawBars(in rect: CGRect) {
    let colors = [UIColor.systemPink.cgColor, UIColor.systemYellow.cgColor] as CFArray
    guard let context = UIGraphicsGetCurrentContext(),
      let gradient = CGGradient(colorsSpace: nil, colors: colors, locations: nil)
    else { return }
    for (index, height) in [30.0, 55, 42, 80, 64].enumerated() {
      let bar = CGRect(x: CGFloat(index) * 18 + 2, y: 88 - height, width: 13, height: height)
      context.saveGState()
      UIBezierPath(roundedRect: bar, cornerRadius: 4).addClip()
      context.drawLinearGradient(
        gradient, start: CGPoint(x: 0, y: 88), end: .zero, options: [])
      context.restoreGState()
    }
  }

  private func drawVenn(in rect: CGRect) {
    let colors: [UIColor] = [.cyan, .magenta, .yellow]
    for (index, color) in colors.enumerated() {
      let angle = CGFloat(index) * 2 * .pi / 3 - .pi / 2
      let center = CGPoint(
        x: 45 + 16 * CGFloat(cos(Double(angle))), y: 48 + 16 * CGFloat(sin(Double(angle))))
      color.setFill()
      UIBezierPath(
        ovalIn: CGRect(x: center.x - 27, y: center.y - 27, width: 54, height: 54)
      ).fill(with: .multiply, alpha: 1)
    }
  }

  private func drawPattern(in rect: CGRect) {
    let tile = UIGraphicsImageRenderer(size: CGSize(width: 15, height: 15)).image { context in
      UIColor.systemGreen.withAlphaComponent(0.25).setFill()
      context.fill(CGRect(x: 0, y: 0, width: 15, height: 15))
      UIColor.systemGreen.setFill()
      UIBezierPath(ovalIn: CGRect(x: 3, y: 3, width: 9, height: 9)).fill()
    }
    UIColor(patternImage: tile).setFill()
    UIBezierPath(roundedRect: rect, cornerRadius: 20).fill()
  }

  private func drawShadow(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.setShadow(
      offset: CGSize(width: 0, height: 4), blur: 10,
      color: UIColor.black.withAlphaComponent(0.5).cgColor)
    let star = UIBezierPath()
    for point in 0..<10 {
      let radius: CGFloat = point % 2 == 0 ? 36 : 15
      let angle = Double(point) * .pi / 5 - .pi / 2
      let place = CGPoint(
        x: 45 + radius * CGFloat(cos(angle)), y: 45 + radius * CGFloat(sin(angle)))
      if point == 0 { star.move(to: place) } else { star.addLine(to: place) }
    }
    star.close()
    UIColor.systemYellow.setFill()
    star.fill()
  }
}

/// A view whose `draw(_:)` calls a closure.
private final class DrawingView: UIView {
  private let onDraw: (CGRect) -> Void

  init(_ onDraw: @escaping (CGRect) -> Void) {
    self.onDraw = onDraw
    super.init(frame: .zero)
    isOpaque = false
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func draw(_ rect: CGRect) {
    onDraw(bounds)
  }
}
