// SPDX-License-Identifier: MIT
import HeadlessHost
import Testing
import UIKit

/// Tests of views and layers that draw, in code written for Apple's platforms.
@MainActor @Suite struct DrawingTests {
  private final class RingView: UIView {
    var progress: CGFloat = 0 {
      didSet { setNeedsDisplay() }
    }
    private(set) var drawings = 0

    override init(frame: CGRect) {
      super.init(frame: frame)
      isOpaque = false
      contentMode = .redraw
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    override func draw(_ rect: CGRect) {
      drawings += 1
      guard let context = UIGraphicsGetCurrentContext() else { return }
      let colors = [UIColor.systemBlue.cgColor, UIColor.clear.cgColor] as CFArray
      if let gradient = CGGradient(
        colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: colors, locations: [0, 1])
      {
        context.drawLinearGradient(
          gradient, start: .zero, end: CGPoint(x: 0, y: bounds.maxY), options: [])
      }
      context.saveGState()
      context.setShadow(offset: CGSize(width: 0, height: 2), blur: 4)
      tintColor.setStroke()
      let ring = UIBezierPath(
        arcCenter: CGPoint(x: bounds.midX, y: bounds.midY), radius: 20, startAngle: 0,
        endAngle: 2 * .pi * progress, clockwise: true)
      ring.lineWidth = 4
      ring.stroke()
      context.restoreGState()
      ("\(Int(progress * 100))" as String).draw(
        at: CGPoint(x: 10, y: 10), withAttributes: [.font: UIFont.systemFont(ofSize: 12)])
    }
  }

  private final class Painter: NSObject, CALayerDelegate {
    var isDrawn = false
    func draw(_ layer: CALayer, in ctx: CGContext) {
      isDrawn = true
      ctx.setFillColor(UIColor.red.cgColor)
      ctx.fill(layer.bounds)
    }
    func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { NSNull() }
  }

  @Test func `A view is drawn again when its value changes`() {
    let host = ScreenHost(.iPhone15)
    let ring = host.perform { RingView(frame: CGRect(x: 0, y: 0, width: 60, height: 60)) }
    host.show(ring)
    host.advanceFrames(1)
    #expect(ring.drawings == 1)
    ring.progress = 0.25
    ring.progress = 0.5
    host.advanceFrames(1)
    #expect(ring.drawings == 2)
  }

  @Test func `A layer's delegate draws`() {
    let (layer, painter) = (CALayer(), Painter())
    layer.bounds = CGRect(x: 0, y: 0, width: 10, height: 10)
    layer.delegate = painter
    layer.setNeedsDisplay()
    layer.displayIfNeeded()
    #expect(painter.isDrawn && layer.contents != nil && layer.action(forKey: "opacity") == nil)
  }

  @Test func `Images are drawn`() {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8)).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 8, height: 8))
      context.cgContext.strokeEllipse(in: CGRect(x: 1, y: 1, width: 6, height: 6))
    }
    #expect(image.size == CGSize(width: 8, height: 8))
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 16, height: 16), false, 0)
    image.draw(in: CGRect(x: 0, y: 0, width: 16, height: 16))
    let larger = UIGraphicsGetImageFromCurrentImageContext()
    UIGraphicsEndImageContext()
    #expect(larger?.size == CGSize(width: 16, height: 16))
    let view = UIView()
    view.backgroundColor = UIColor(patternImage: image)
    #expect(view.backgroundColor?.getRed(nil, green: nil, blue: nil, alpha: nil) == false)
  }
}
