// SPDX-License-Identifier: MIT
import Foundation
import HeadlessRenderer
import Testing

@testable import HeadlessGraphics
@testable import HeadlessUIKit

/// "UIView", `draw(_:)`; "CGContext"; "UIGraphicsImageRenderer"; "UIColor", `init(patternImage:)`.
/// Areas and colors are computed by hand.
@MainActor @Suite struct DrawingTests {
  private final class DrawingView: UIView {
    var onDraw: (CGContext) -> Void = { _ in }

    override func draw(_ rect: CGRect) {
      if let context = UIGraphicsGetCurrentContext() { onDraw(context) }
    }
  }

  private let renderer = Renderer(scale: 2)

  /// Returns a picture of a view of 40 by 20 points whose `draw(_:)` calls a closure.
  private func picture(_ draw: @escaping (CGContext) -> Void) -> RenderedImage {
    let view = DrawingView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
    view.onDraw = draw
    return renderer.image(of: view)
  }

  @Test func `Paths are filled and stroked in the coordinates of the view`() {
    let image = picture { context in
      UIColor.red.setFill()
      UIBezierPath(rect: CGRect(x: 5, y: 5, width: 10, height: 10)).fill()
      context.setStrokeColor(red: 0, green: 0, blue: 1, alpha: 1)
      context.setLineWidth(2)
      context.stroke(CGRect(x: 21, y: 3, width: 10, height: 10))
    }
    #expect(image.width == 80 && image.height == 40)
    #expect(image.boundingBox(of: .pureRed) == CGRect(x: 10, y: 10, width: 20, height: 20))
    #expect(image.count(of: .pureRed) == 400)
    // The area between squares of 12 and 8 points, with four pixels for each square point.
    #expect(image.boundingBox(of: .pureBlue) == CGRect(x: 40, y: 4, width: 24, height: 24))
    #expect(image.count(of: .pureBlue) == 4 * (144 - 64))
  }

  @Test func `Drawing starts at the origin of the bounds and is clipped to the bounds`() {
    let view = DrawingView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
    view.bounds.origin = CGPoint(x: 100, y: 50)
    view.onDraw = { context in
      context.setFillColor(UIColor.red.cgColor)
      context.fill(CGRect(x: 90, y: 60, width: 20, height: 100))
    }
    let host = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 40))
    view.frame.origin = CGPoint(x: 10, y: 10)
    host.addSubview(view)
    let image = renderer.image(of: host)
    #expect(image.boundingBox(of: .pureRed) == CGRect(x: 20, y: 40, width: 20, height: 20))
  }

  @Test func `Points are transformed when they are added, line widths when they are stroked`() {
    let image = picture { context in
      context.setStrokeColor(UIColor.red.cgColor)
      context.move(to: CGPoint(x: 10, y: 10))
      context.addLine(to: CGPoint(x: 30, y: 10))
      context.scaleBy(x: 1, y: 4)
      context.strokePath()
    }
    #expect(image.boundingBox(of: .pureRed) == CGRect(x: 20, y: 16, width: 40, height: 8))
    let rotated = picture { context in
      context.translateBy(x: 20, y: 10)
      context.rotate(by: .pi / 2)
      context.setFillColor(UIColor.red.cgColor)
      context.fill(CGRect(x: 0, y: 0, width: 5, height: 10))
    }
    // A quarter turn maps x to y and y to -x.
    #expect(rotated.boundingBox(of: .pureRed) == CGRect(x: 20, y: 20, width: 20, height: 10))
  }

  @Test func `Clips intersect and end with the graphics state that added them`() {
    let image = picture { context in
      UIColor.red.setFill()
      context.saveGState()
      context.clip(to: CGRect(x: 0, y: 0, width: 10, height: 20))
      UIBezierPath(rect: CGRect(x: 5, y: 5, width: 20, height: 5)).addClip()
      context.fill(CGRect(x: 0, y: 0, width: 40, height: 20))
      context.restoreGState()
      context.fill(CGRect(x: 38, y: 18, width: 2, height: 2))
    }
    #expect(image.count(of: .pureRed) == 10 * 10 + 4 * 4)
  }

  @Test func `Blend modes, clear and copy change only what the view has drawn itself`() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
    parent.backgroundColor = .blue
    let view = DrawingView(frame: parent.bounds)
    parent.addSubview(view)
    view.onDraw = { context in
      UIColor.yellow.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
      context.setBlendMode(.multiply)
      UIColor.cyan.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 10, height: 20))
      context.setBlendMode(.normal)
      context.clear(CGRect(x: 0, y: 0, width: 20, height: 5))
    }
    let image = renderer.image(of: parent)
    // Yellow multiplied by cyan is green; cleared parts show the parent.
    #expect(image[5, 30] == .pureGreen)
    #expect(image[30, 30] == RenderedImage.Pixel(red: 255, green: 255, blue: 0))
    #expect(image[5, 5] == .pureBlue && image[60, 20] == .pureBlue)
  }

  @Test func `The blend mode sourceIn changes nothing outside of the path`() {
    let image = picture { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
      context.setBlendMode(.sourceIn)
      UIColor.blue.setFill()
      context.fill(CGRect(x: 10, y: 0, width: 20, height: 20))
    }
    #expect(image.count(of: .pureRed) == 20 * 40 && image.count(of: .pureBlue) == 20 * 40)
    #expect(image[50, 10] == .clear)
  }

  @Test func `Alpha applies to each shape, and to a transparency layer as a whole`() {
    func squares(_ context: CGContext) {
      UIColor.black.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
      context.fill(CGRect(x: 10, y: 0, width: 20, height: 20))
    }
    let single = picture { context in
      context.setAlpha(0.5)
      squares(context)
    }
    #expect(single[10, 10].isNear(red: 0, green: 0, blue: 0, alpha: 128))
    #expect(single[30, 10].isNear(red: 0, green: 0, blue: 0, alpha: 191))
    let grouped = picture { context in
      context.setAlpha(0.5)
      context.beginTransparencyLayer(auxiliaryInfo: nil)
      squares(context)
      context.endTransparencyLayer()
    }
    #expect(grouped[30, 10].isNear(red: 0, green: 0, blue: 0, alpha: 128))
  }

  @Test func `A shadow without blur is the shape, offset and drawn below it`() {
    let image = picture { context in
      context.setShadow(
        offset: CGSize(width: 10, height: 5), blur: 0, color: UIColor.red.cgColor)
      UIColor.blue.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
      context.scaleBy(x: 0.5, y: 0.5)  // shadows are not transformed
      context.fill(CGRect(x: 50, y: 0, width: 10, height: 10))
    }
    #expect(image.boundingBox(of: .pureBlue) == CGRect(x: 0, y: 0, width: 60, height: 20))
    #expect(image[25, 25] == .pureRed && image[25, 5] == .clear && image[75, 15] == .pureRed)
  }

  @Test func `A linear gradient is drawn beyond its ends only with the options for it`() throws {
    let colors = [UIColor.black.cgColor, UIColor.white.cgColor] as CFArray
    let gradient = try #require(CGGradient(colorsSpace: nil, colors: colors, locations: nil))
    func draw(_ options: CGGradientDrawingOptions) -> RenderedImage {
      picture {
        $0.drawLinearGradient(
          gradient, start: CGPoint(x: 10, y: 0), end: CGPoint(x: 30, y: 0), options: options)
      }
    }
    let inside = draw([])
    #expect(inside[10, 20] == .clear && inside[70, 20] == .clear)
    #expect(inside[40, 20].isNear(red: 129, green: 129, blue: 129, by: 4))
    let before = draw(.drawsBeforeStartLocation)
    #expect(before[10, 20] == .black && before[70, 20] == .clear)
    let both = draw([.drawsBeforeStartLocation, .drawsAfterEndLocation])
    #expect(both[70, 20] == .white && both[10, 20] == .black)
  }

  @Test func `A radial gradient fills the ring between two circles`() throws {
    let colors = [UIColor.red.cgColor, UIColor.red.cgColor] as CFArray
    let gradient = try #require(
      CGGradient(colorsSpace: nil, colors: colors, locations: [0.2, 0.8]))
    let center = CGPoint(x: 20, y: 10)
    let image = picture {
      $0.drawRadialGradient(
        gradient, startCenter: center, startRadius: 4, endCenter: center, endRadius: 8,
        options: [])
    }
    #expect(abs(image.coverage - 4 * .pi * (64 - 16)) < 25)
    #expect(image[40, 20] == .clear && image[52, 20] == .pureRed)
  }

  /// Returns a picture of 4 by 4 points with red above green.
  private func halves(scale: CGFloat = 2) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    return UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4), format: format).image {
      UIColor.red.setFill()
      $0.fill(CGRect(x: 0, y: 0, width: 4, height: 2))
      UIColor.green.setFill()
      $0.fill(CGRect(x: 0, y: 2, width: 4, height: 2))
    }
  }

  @Test func `Images are drawn upright, at their own size or scaled`() {
    let image = picture { _ in
      halves().draw(at: CGPoint(x: 2, y: 2))
      halves().draw(in: CGRect(x: 20, y: 0, width: 8, height: 20))
    }
    let red = image.boundingBox(of: .pureRed)
    #expect(red.minX == 4 && red.maxX == 56 && red.minY == 0)
    // Half of 40 rows, minus the rows in which scaling mixes the two colors.
    #expect((16...20).contains(red.height))
    #expect(image[6, 5] == .pureRed && image[6, 10] == .pureGreen && image[48, 30] == .pureGreen)
  }

  @Test func `Image views and layers show a drawn picture as they show any other image`() {
    let view = UIImageView(image: halves())
    #expect(view.bounds.size == CGSize(width: 4, height: 4))
    let shown = renderer.image(of: view)
    #expect(shown.count(of: .pureRed) == 32 && shown[0, 0] == .pureRed && shown[7, 7] == .pureGreen)
    let layer = makeLayer(nil, CGRect(x: 0, y: 0, width: 8, height: 8))
    layer.contents = halves()
    #expect(renderer.image(of: layer)[8, 3] == .pureRed)
    layer.contentsGravity = .bottomRight
    let corner = renderer.image(of: layer)
    #expect(corner.boundingBox(of: .pureRed) == CGRect(x: 8, y: 8, width: 8, height: 4))
  }

  @Test func `PNG data has the pixels of a drawn picture at its scale (pngData())`() throws {
    let data = try #require(halves(scale: 3).pngData())
    let image = try RenderedImage(png: data)
    #expect(image.width == 12 && image.height == 12)
    #expect(image.count(of: .pureRed) == 72 && image.count(of: .pureGreen) == 72)
    let opaque = UIGraphicsImageRendererFormat()
    (opaque.scale, opaque.opaque) = (1, true)
    let black = UIGraphicsImageRenderer(size: CGSize(width: 3, height: 3), format: opaque)
      .pngData { _ in }
    #expect(try RenderedImage(png: black).count(of: .black) == 9)
  }

  @Test func `A pattern starts at the corner of a layer and at the origin of a context`() {
    let layer = makeLayer(
      UIColor(patternImage: halves()), CGRect(x: 0, y: 0, width: 20, height: 10))
    let background = renderer.image(of: layer)
    #expect(background.count(of: .pureRed) == 40 * 12 && background.count(of: .pureGreen) == 40 * 8)
    #expect(background[0, 3] == .pureRed && background[0, 4] == .pureGreen)
    #expect(background[0, 8] == .pureRed && background[39, 19] == .pureRed)
    let drawn = picture { context in
      UIColor(patternImage: halves()).setFill()
      context.setPatternPhase(CGSize(width: 0, height: 1))
      context.translateBy(x: 7, y: 7)  // does not move patterns
      context.fill(CGRect(x: 0, y: 0, width: 4, height: 13))
    }
    // The rectangle covers the rows from 7 to 20 points; red starts at 9, 13 and 17.
    #expect(drawn[16, 14] == .pureGreen && drawn[16, 18] == .pureRed && drawn[16, 22] == .pureGreen)
  }

  @Test func `A shape layer is filled with a pattern`() {
    let shape = CAShapeLayer()
    shape.frame = CGRect(x: 0, y: 0, width: 20, height: 8)
    shape.path = CGPath(rect: CGRect(x: 4, y: 0, width: 8, height: 8), transform: nil)
    shape.fillColor = UIColor(patternImage: halves()).cgColor
    let image = renderer.image(of: shape)
    #expect(image.count(of: .pureRed) == 16 * 8 && image.count(of: .pureGreen) == 16 * 8)
  }

  @Test func `Redrawing a part replaces only the contents of that part`() {
    let view = DrawingView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
    view.onDraw = { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 40, height: 20))
    }
    #expect(renderer.image(of: view).count(of: .pureRed) == 80 * 40)
    view.onDraw = { context in
      UIColor.blue.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 15, height: 20))
    }
    view.setNeedsDisplay(CGRect(x: 10, y: 0, width: 10, height: 20))
    let image = renderer.image(of: view)
    #expect(image.boundingBox(of: .pureBlue) == CGRect(x: 20, y: 0, width: 10, height: 40))
    #expect(image[35, 20] == .clear && image[5, 20] == .pureRed && image[60, 20] == .pureRed)
    view.clearsContextBeforeDrawing = false
    view.setNeedsDisplay(CGRect(x: 10, y: 0, width: 10, height: 20))
    view.onDraw = { _ in }
    #expect(renderer.image(of: view) == image)
  }

  @Test(arguments: [true, false])
  func `A view that is redrawn in many small parts keeps its other contents`(isCleared: Bool) {
    let view = DrawingView(frame: CGRect(x: 0, y: 0, width: 60, height: 20))
    view.clearsContextBeforeDrawing = isCleared
    var blueColumns = 0
    view.onDraw = { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 60, height: 20))
      UIColor.blue.setFill()
      context.fill(CGRect(x: 0, y: 0, width: blueColumns, height: 20))
    }
    for column in 0..<50 {
      blueColumns = column + 1
      view.setNeedsDisplay(CGRect(x: column, y: 0, width: 1, height: 20))
      let image = renderer.image(of: view)
      #expect(image.count(of: .pureBlue) == 2 * (column + 1) * 40)
      #expect(image.count(of: .pureRed) == 2 * (59 - column) * 40)
    }
  }

  @Test func `Contents are stretched until the view is redrawn`() {
    let view = DrawingView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.onDraw = { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 5, height: 10))
    }
    _ = renderer.image(of: view)
    view.bounds.size.width = 20
    #expect(renderer.image(of: view).count(of: .pureRed) == 20 * 20)
    view.contentMode = .redraw
    #expect(renderer.image(of: view).count(of: .pureRed) == 10 * 20)
  }

  @Test func `A subclass of UILabel can draw below and above the text`() {
    final class Marked: UILabel {
      override func draw(_ rect: CGRect) {
        UIColor.red.setFill()
        UIRectFill(bounds)
        super.draw(rect)
        UIColor.blue.setFill()
        UIRectFill(CGRect(x: 0, y: 0, width: 5, height: 5))
      }
    }
    let label = Marked(frame: CGRect(x: 0, y: 0, width: 60, height: 20))
    label.text = "MMMM"
    label.textColor = .black
    let image = renderer.image(of: label)
    #expect(image.count(of: .pureBlue) == 100)
    #expect(image.count(of: .black) > 20 && image.count(of: .pureRed) > 500)
  }

  @Test func `Text is drawn at a point, in the color of its attributes`() {
    let image = picture { _ in
      NSAttributedString(
        string: "M",
        attributes: [.font: UIFont.boldSystemFont(ofSize: 18), .foregroundColor: UIColor.red]
      ).draw(at: CGPoint(x: 20, y: 0))
    }
    let box = image.boundingBox { $0.alpha > 128 }
    #expect(box.minX >= 40 && box.width > 10 && image.count { $0.blue > 0 } == 0)
  }

  @Test func `Rendering a layer or a view hierarchy draws the whole tree of layers`() {
    let view = UIView(frame: CGRect(x: 50, y: 50, width: 10, height: 10))
    view.backgroundColor = .red
    let inner = UIView(frame: CGRect(x: 5, y: 5, width: 5, height: 5))
    inner.backgroundColor = .blue
    view.addSubview(inner)
    let image = picture { context in
      view.layer.render(in: context)
      _ = view.drawHierarchy(
        in: CGRect(x: 20, y: 0, width: 20, height: 20), afterScreenUpdates: true)
    }
    #expect(image.count(of: .pureBlue) == 100 + 400)
    #expect(image.count(of: .pureRed) == 300 + 1200)
  }

  @Test func `A snapshot keeps what a view has drawn`() throws {
    let view = DrawingView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.onDraw = { $0.fill(CGRect(x: 0, y: 0, width: 10, height: 10)) }
    let snapshot = try #require(view.snapshotView(afterScreenUpdates: true))
    view.onDraw = { _ in }
    view.setNeedsDisplay()
    #expect(renderer.image(of: view).coverage == 0)
    #expect(renderer.image(of: snapshot).count(of: .black) == 400)
  }
}
