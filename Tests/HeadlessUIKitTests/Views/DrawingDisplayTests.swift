// SPDX-License-Identifier: MIT
import Foundation
import ResinTestSupport
import Testing

@testable import HeadlessUIKit

/// "UIView", `draw(_:)`, `setNeedsDisplay()`, `contentMode`; "CALayer", `display()`, `draw(in:)`,
/// `needsDisplayOnBoundsChange`; "CALayerDelegate".
@MainActor @Suite struct DrawingDisplayTests {
  private final class DrawingView: UIView {
    var rects: [CGRect] = []
    var log: [String] = []
    var onDraw: (DrawingView) -> Void = { _ in }

    override func layoutSubviews() {
      super.layoutSubviews()
      log.append("layout")
    }

    override func draw(_ rect: CGRect) {
      rects.append(rect)
      log.append("draw")
      UIColor.red.setFill()
      UIRectFill(rect)
      onDraw(self)
    }
  }

  private let device = Device()

  private func show(_ view: UIView) -> UIWindow {
    device.perform {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
      window.addSubview(view)
      window.makeKeyAndVisible()
      return window
    }
  }

  private func makeView() -> DrawingView {
    device.perform { DrawingView(frame: CGRect(x: 10, y: 20, width: 100, height: 50)) }
  }

  /// `draw(_:)`: the first time the rectangle is that of all bounds; `setNeedsDisplay()`: drawn in
  /// the next drawing cycle, once however often it was called.
  @Test func `A view is drawn once a turn, after the layout`() {
    let view = makeView()
    let window = show(view)
    #expect(view.rects.isEmpty)
    device.advance(by: 0)
    expectEqual(view.log, ["layout", "draw"])
    expectEqual(view.rects, [CGRect(x: 0, y: 0, width: 100, height: 50)])
    #expect(!view.layer.needsDisplay())
    device.advance(by: 1)
    expectEqual(view.rects.count, 1)
    view.setNeedsLayout()
    view.setNeedsDisplay()
    view.setNeedsDisplay()
    #expect(view.layer.needsDisplay())
    device.advance(by: 0)
    expectEqual(view.log, ["layout", "draw", "layout", "draw"])
    withExtendedLifetime(window) {}
  }

  @Test func `A view without a window is drawn when it is added to one`() {
    let view = makeView()
    device.perform { view.setNeedsDisplay() }
    device.advance(by: 1)
    #expect(view.rects.isEmpty)
    let window = show(view)
    device.advance(by: 0)
    expectEqual(view.rects.count, 1)
    withExtendedLifetime(window) {}
  }

  /// `setNeedsDisplay(_:)`: only the part is drawn; several parts are joined.
  @Test func `Parts are joined, and the whole view includes its parts`() {
    let view = makeView()
    let window = show(view)
    device.advance(by: 0)
    view.setNeedsDisplay(CGRect(x: 10, y: 10, width: 10, height: 10))
    view.setNeedsDisplay(CGRect(x: 30, y: 20, width: 10, height: 10))
    device.advance(by: 0)
    expectEqual(view.rects.last, CGRect(x: 10, y: 10, width: 30, height: 20))
    view.setNeedsDisplay(CGRect(x: 10, y: 10, width: 10, height: 10))
    view.setNeedsDisplay()
    view.setNeedsDisplay(CGRect(x: 10, y: 10, width: 10, height: 10))
    device.advance(by: 0)
    expectEqual(view.rects.last, view.bounds)
    // Parts outside of the bounds are not drawn.
    view.setNeedsDisplay(CGRect(x: 90, y: -10, width: 30, height: 20))
    device.advance(by: 0)
    expectEqual(view.rects.last, CGRect(x: 90, y: 0, width: 10, height: 10))
    expectEqual((view.layer.contents as? BackingStore)?.passes.count, 2)
    withExtendedLifetime(window) {}
  }

  /// The union of both parts has a rounding error, which must not keep the older part.
  @Test func `A part that encloses an older one replaces it`() {
    let view = makeView()
    let window = show(view)
    device.advance(by: 0)
    for inset in [0.15, 0.1] {
      let part = CGRect(x: inset, y: inset, width: 0.4 - 2 * inset, height: 0.4 - 2 * inset)
      view.setNeedsDisplay(part)
      device.advance(by: 0)
      #expect(
        view.rects.last.map { abs($0.minX - inset) + abs($0.width - part.width) < 1e-9 } == true)
    }
    expectEqual((view.layer.contents as? BackingStore)?.passes.count, 2)
    withExtendedLifetime(window) {}
  }

  /// `contentMode`: bounds that change do not draw the view anew, but for `redraw`.
  @Test func `Only the mode redraw draws when the size changes`() {
    let view = makeView()
    let window = show(view)
    device.advance(by: 0)
    view.bounds.size.width = 200
    device.advance(by: 0)
    expectEqual(view.rects.count, 1)
    view.contentMode = .redraw
    #expect(view.layer.needsDisplayOnBoundsChange)
    device.advance(by: 0)
    expectEqual(view.rects.count, 2)
    view.bounds.size.width = 120
    device.advance(by: 0)
    expectEqual(view.rects.last, CGRect(x: 0, y: 0, width: 120, height: 50))
    view.bounds.origin.x = 7
    device.advance(by: 0)
    expectEqual(view.rects.count, 3)
    view.contentMode = .topLeft
    #expect(!view.layer.needsDisplayOnBoundsChange && view.layer.contentsGravity == .topLeft)
    withExtendedLifetime(window) {}
  }

  @Test func `A view that marks itself while it is drawn is drawn once a turn`() {
    let view = makeView()
    view.onDraw = { $0.setNeedsDisplay() }
    let window = show(view)
    device.advance(by: 0)
    expectEqual(view.rects.count, 1)
    device.advanceFrame()
    // A frame has a few turns: that of a timer, that of the frame, and the one at its end.
    #expect((2...4).contains(view.rects.count))
    withExtendedLifetime(window) {}
  }

  /// `draw(_:)`: the context is the current one, and the traits are the view's.
  @Test func `The context and the traits are current while a view is drawn`() {
    let view = makeView()
    view.overrideUserInterfaceStyle = .dark
    var style: UIUserInterfaceStyle?
    var scale: CGFloat?
    view.onDraw = { _ in
      style = UITraitCollection.current.userInterfaceStyle
      scale = UIGraphicsGetCurrentContext()?.ctm.a
    }
    let window = show(view)
    device.advance(by: 0)
    #expect(style == .dark && scale == 3)
    #expect(UIGraphicsGetCurrentContext() == nil)
    withExtendedLifetime(window) {}
  }

  @Test
  func `A view that overrides nothing gets no contents, and its layer keeps those that were set`() {
    let view = device.perform { UIStackView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)) }
    let image = UIImage(pixels: ImagePixels(width: 1, height: 1, color: RGBA(white: 1, alpha: 1)))
    view.layer.contents = image
    let window = show(view)
    device.advance(by: 0)
    #expect(view.layer.contents as? UIImage === image)
    #expect(!view.layer.needsDisplay())
    withExtendedLifetime(window) {}
  }

  /// "UIImageView": a subclass's `draw(_:)` is not called.
  @Test func `Image views are not drawn`() {
    final class Pictures: UIImageView {
      var isDrawn = false
      override func draw(_ rect: CGRect) { isDrawn = true }
    }
    let view = device.perform { Pictures(frame: CGRect(x: 0, y: 0, width: 10, height: 10)) }
    let window = show(view)
    view.setNeedsDisplay()
    device.advance(by: 0)
    #expect(!view.isDrawn)
    withExtendedLifetime(window) {}
  }

  /// "UILabel", `drawText(in:)`: an override draws the text in another rectangle.
  @Test func `A label's text is drawn in the rectangle of its subclass`() {
    final class Padded: UILabel {
      var padding = UIEdgeInsets.zero
      override func drawText(in rect: CGRect) { super.drawText(in: rect.inset(by: padding)) }
    }
    final class Silent: UILabel {
      override func draw(_ rect: CGRect) {}
    }
    let (padded, silent) = device.perform {
      (Padded(frame: CGRect(x: 0, y: 0, width: 100, height: 40)), Silent(frame: padded0))
    }
    (padded.text, silent.text) = ("Text", "Text")
    let window = show(padded)
    window.addSubview(silent)
    device.advance(by: 0)
    #expect(padded.layer.contents == nil)
    #expect((silent.layer.contents as? BackingStore)?.passes.first?.steps.isEmpty == true)
    padded.padding = UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 0)
    padded.setNeedsDisplay()
    device.advance(by: 0)
    let step = (padded.layer.contents as? BackingStore)?.passes.first?.steps.first
    guard case .text(_, let rect, _, _, _) = step?.operation else {
      Issue.record("no text was drawn")
      return
    }
    #expect(rect.minX == 20 && rect.width == 80)
    // Text is not stretched when the size changes.
    padded.frame.size.width = 60
    device.advance(by: 0)
    expectEqual((padded.layer.contents as? BackingStore)?.size.width, 60)
  }

  private var padded0: CGRect { CGRect(x: 0, y: 0, width: 100, height: 40) }

  // MARK: Layers

  private final class DrawingLayer: CALayer {
    var count = 0
    override func draw(in ctx: CGContext) {
      count += 1
      ctx.fill(bounds)
    }
  }

  /// "CALayer", `setNeedsDisplay()`, `needsDisplay()`, `displayIfNeeded()`.
  @Test func `A layer is drawn only when it is marked, and only in a window`() {
    let view = device.perform { UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50)) }
    let window = show(view)
    device.perform {
      let layer = DrawingLayer()
      layer.bounds = CGRect(x: 0, y: 0, width: 10, height: 10)
      view.layer.addSublayer(layer)
      device.advance(by: 0)
      #expect(layer.count == 0 && !layer.needsDisplay())
      layer.removeFromSuperlayer()
      layer.setNeedsDisplay()
      device.advance(by: 0)
      #expect(layer.count == 0 && layer.needsDisplay())
      view.layer.addSublayer(layer)
      device.advance(by: 0)
      #expect(layer.count == 1 && !layer.needsDisplay())
      layer.needsDisplayOnBoundsChange = true
      layer.bounds.size = CGSize(width: 20, height: 20)
      layer.displayIfNeeded()
      layer.displayIfNeeded()
      expectEqual(layer.count, 2)
      expectEqual((layer.contents as? BackingStore)?.size, CGSize(width: 20, height: 20))
    }
    withExtendedLifetime(window) {}
  }

  private final class Delegate: NSObject, CALayerDelegate {
    var log: [String] = []
    func layerWillDraw(_ layer: CALayer) { log.append("will draw") }
    func draw(_ layer: CALayer, in ctx: CGContext) {
      log.append("draw")
      ctx.fillEllipse(in: layer.bounds)
    }
  }

  private final class DisplayingDelegate: NSObject, CALayerDelegate {
    let image = UIImage(pixels: ImagePixels(width: 1, height: 1, color: RGBA(white: 1, alpha: 1)))
    var isDrawn = false
    func display(_ layer: CALayer) { layer.contents = image }
    func draw(_ layer: CALayer, in ctx: CGContext) { isDrawn = true }
  }

  /// `display()`: a delegate that implements `display(_:)` sets the contents; otherwise `draw(in:)`
  /// calls `draw(_:in:)` after `layerWillDraw(_:)`.
  @Test func `A delegate draws a layer or sets its contents`() {
    device.perform {
      let layer = CALayer()
      layer.bounds = CGRect(x: 0, y: 0, width: 10, height: 10)
      let delegate = Delegate()
      layer.delegate = delegate
      layer.setNeedsDisplay()
      layer.displayIfNeeded()
      expectEqual(delegate.log, ["will draw", "draw"])
      #expect(layer.contents is BackingStore)
      let other = DisplayingDelegate()
      layer.delegate = other
      layer.setNeedsDisplay()
      layer.displayIfNeeded()
      #expect(layer.contents as? UIImage === other.image && !other.isDrawn)
    }
  }

  @Test func `The delegate of a view's layer is the view`() {
    let view = device.perform { UIView() }
    #expect(view.layer.delegate === view)
    let layer = CALayer()
    #expect(layer.delegate == nil)
    layer.delegate = view
    #expect(layer.delegate === view)
  }
}
