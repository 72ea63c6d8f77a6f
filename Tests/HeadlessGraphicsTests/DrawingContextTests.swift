// SPDX-License-Identifier: MIT
import Foundation
import ResinTestSupport
import Testing

@testable import HeadlessGraphics
@testable import HeadlessUIKit

/// "CGContext"; "UIKit functions" (`UIGraphicsGetCurrentContext()`, `UIRectFill(_:)` and so on).
@Suite struct DrawingContextTests {
  private func draw(
    _ size: CGSize = CGSize(width: 100, height: 50), _ body: (CGContext) -> Void
  ) -> [DrawingStep] {
    let context = CGContext(bounds: CGRect(origin: .zero, size: size), scale: 2)
    withCurrentContext(context) { body(context) }
    return context.snapshotSteps()
  }

  private func path(of step: DrawingStep?) -> [PathElement]? {
    switch step?.operation {
    case .fill(let path, _, _), .stroke(let path, _, _): path
    default: nil
    }
  }

  private func paint(of step: DrawingStep?) -> DrawingPaint? {
    switch step?.operation {
    case .fill(_, _, let paint), .stroke(_, _, let paint): paint
    default: nil
    }
  }

  /// `saveGState()`: transform, clip, colors and line style are saved, the path is not.
  @Test func `Saving and restoring covers the state but not the path`() {
    let steps = draw { context in
      context.move(to: .zero)
      context.saveGState()
      context.translateBy(x: 10, y: 20)
      context.setLineWidth(7)
      context.setAlpha(0.5)
      context.setBlendMode(.multiply)
      context.setStrokeColor(red: 1, green: 0, blue: 0, alpha: 1)
      context.clip(to: CGRect(x: 0, y: 0, width: 5, height: 5))
      context.move(to: .zero)
      context.addLine(to: CGPoint(x: 1, y: 0))
      context.restoreGState()
      context.addLine(to: CGPoint(x: 100, y: 0))
      context.strokePath()
      context.restoreGState()
    }
    expectEqual(steps.count, 1)
    let step = steps[0]
    #expect(step.alpha == 1 && step.blendMode == .normal && step.clips.isEmpty)
    guard case .stroke(let path, let style, let paint) = step.operation else {
      Issue.record("no stroke")
      return
    }
    #expect(style.width == 1 && paint == .color(RGBA(white: 0, alpha: 1)))
    // Points are transformed when they are added.
    expectEqual(
      path,
      [
        .move(to: CGPoint(x: 10, y: 20)), .line(to: CGPoint(x: 11, y: 20)),
        .line(to: CGPoint(x: 100, y: 0)),
      ])
  }

  /// `addCurve(to:control1:control2:)`, `addQuadCurve(to:control:)`, `closePath()`: all points,
  /// also those that control a curve, are in user space.
  @Test func `All points of curves are transformed when they are added`() {
    let steps = draw { context in
      context.translateBy(x: 10, y: 20)
      context.move(to: .zero)
      context.addCurve(
        to: CGPoint(x: 3, y: 0), control1: CGPoint(x: 1, y: 1), control2: CGPoint(x: 2, y: 1))
      context.addQuadCurve(to: CGPoint(x: 5, y: 0), control: CGPoint(x: 4, y: 1))
      context.closePath()
      context.fillPath()
    }
    expectEqual(
      path(of: steps.first),
      [
        .move(to: CGPoint(x: 10, y: 20)),
        .curve(
          to: CGPoint(x: 13, y: 20), control1: CGPoint(x: 11, y: 21),
          control2: CGPoint(x: 12, y: 21)),
        .quadCurve(to: CGPoint(x: 15, y: 20), control: CGPoint(x: 14, y: 21)), .close,
      ])
  }

  /// `concatenate(_:)`: the new transform applies first. UIKit's contexts have their origin in the
  /// upper left corner, while device space begins in the lower left one.
  @Test func `The transform leads from user space to pixels`() {
    _ = draw { context in
      expectEqual(context.ctm, CGAffineTransform(a: 2, b: 0, c: 0, d: -2, tx: 0, ty: 100))
      context.translateBy(x: 10, y: 10)
      context.scaleBy(x: 2, y: 4)
      expectEqual(context.convertToDeviceSpace(CGPoint(x: 1, y: 1)), CGPoint(x: 24, y: 72))
      expectEqual(context.convertToUserSpace(CGPoint(x: 24, y: 72)), CGPoint(x: 1, y: 1))
      context.scaleBy(x: 0.5, y: 1)
      context.translateBy(x: -10, y: 0)
      expectEqual(context.boundingBoxOfClipPath.minX, 0)
      expectEqual(context.boundingBoxOfClipPath.width, 100)
    }
  }

  /// `fillPath(using:)`, `strokePath()`: the path is cleared as a side effect.
  @Test func `Drawing a path clears it`() {
    let steps = draw { context in
      context.addRect(CGRect(x: 1, y: 2, width: 3, height: 4))
      expectEqual(context.boundingBoxOfPath, CGRect(x: 1, y: 2, width: 3, height: 4))
      #expect(context.pathContains(CGPoint(x: 2, y: 3), mode: .fill))
      context.fillPath(using: .evenOdd)
      #expect(context.isPathEmpty && context.path == nil && context.boundingBoxOfPath.isNull)
      context.strokePath()
      context.strokeLineSegments(between: [.zero, CGPoint(x: 1, y: 1), CGPoint(x: 5, y: 5)])
      context.addEllipse(in: CGRect(x: 0, y: 0, width: 10, height: 10))
      context.drawPath(using: .eoFillStroke)
    }
    expectEqual(steps.count, 4)
    guard case .fill(_, .evenOdd, _) = steps[0].operation else {
      Issue.record("not by the even-odd rule")
      return
    }
    expectEqual(path(of: steps[1]), [.move(to: .zero), .line(to: CGPoint(x: 1, y: 1))])
  }

  /// "UIColor", `set()`, `setFill()`, `setStroke()`.
  @Test func `Colors are set in the current context only`() {
    UIColor.red.set()  // without effect
    let steps = draw { context in
      UIColor.green.setFill()
      UIColor.blue.setStroke()
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
      context.stroke(CGRect(x: 0, y: 0, width: 1, height: 1), width: 3)
      UIColor.red.set()
      let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 2, height: 2))
      path.fill(with: .multiply, alpha: 0.25)
      path.stroke()
    }
    expectEqual(paint(of: steps[0]), .color(UIColor.green.rgba()))
    expectEqual(paint(of: steps[1]), .color(UIColor.blue.rgba()))
    guard case .stroke(_, let style, _) = steps[1].operation else {
      Issue.record("no stroke")
      return
    }
    expectEqual(style.width, 3)
    expectEqual(paint(of: steps[2]), .color(UIColor.red.rgba()))
    #expect(steps[2].blendMode == .multiply && steps[2].alpha == 0.25)
    expectEqual(paint(of: steps[3]), .color(UIColor.red.rgba()))
    #expect(steps[3].blendMode == .normal && steps[3].alpha == 1)
  }

  /// `UIRectFill(_:)`: with the blend mode copy; `UIRectFrame(_:)`: inside, one unit wide.
  @Test func `Rectangles replace the pixels below them`() {
    let steps = draw { _ in
      UIRectFill(CGRect(x: 0, y: 0, width: 10, height: 10))
      UIRectFrame(CGRect(x: 0, y: 0, width: 10, height: 10))
      UIRectFillUsingBlendMode(CGRect(x: 0, y: 0, width: 10, height: 10), .screen)
    }
    expectEqual(steps.map(\.blendMode), [.copy, .copy, .screen])
    let inner = PathBuilder.rect(CGRect(x: 1, y: 1, width: 8, height: 8))
    expectEqual(path(of: steps[1])?.suffix(inner.count), inner[...])
  }

  /// `boundingBoxOfClipPath`; "UIBezierPath", `addClip()`.
  @Test func `Clips intersect`() {
    let steps = draw { context in
      UIRectClip(CGRect(x: 10, y: 10, width: 40, height: 40))
      expectEqual(context.boundingBoxOfClipPath, CGRect(x: 10, y: 10, width: 40, height: 40))
      UIBezierPath(rect: CGRect(x: 30, y: 0, width: 40, height: 20)).addClip()
      expectEqual(context.boundingBoxOfClipPath, CGRect(x: 30, y: 10, width: 20, height: 10))
      context.fill(CGRect(x: 0, y: 0, width: 100, height: 100))
    }
    expectEqual(steps[0].clips.count, 2)
  }

  /// `beginTransparencyLayer(auxiliaryInfo:)`: alpha, blend mode and shadow apply to the layer as a
  /// whole, and are reset within it; the state is restored at its end.
  @Test func `A transparency layer is drawn as one`() {
    let steps = draw { context in
      context.setAlpha(0.5)
      context.setShadow(offset: CGSize(width: 1, height: 2), blur: 3)
      context.beginTransparencyLayer(auxiliaryInfo: nil)
      context.setFillColor(gray: 1, alpha: 1)
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
      context.restoreGState()  // not below the layer's own state
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
      context.endTransparencyLayer()
      context.endTransparencyLayer()
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    }
    expectEqual(steps.count, 2)
    guard case .group(let inner) = steps[0].operation else {
      Issue.record("no group")
      return
    }
    #expect(inner.map(\.alpha) == [1, 1] && inner.allSatisfy { $0.shadow == nil })
    expectEqual(steps[0].alpha, 0.5)
    // The default color of shadows is black with an alpha of a third ("setShadow(offset:blur:)").
    expectEqual(steps[0].shadow?.color, RGBA(white: 0, alpha: 1 / 3))
    #expect(paint(of: steps[1]) == .color(RGBA(white: 0, alpha: 1)) && steps[1].alpha == 0.5)
  }

  /// `UIGraphicsPushContext(_:)`, `UIGraphicsPopContext()`.
  @Test func `Contexts are a stack`() {
    #expect(UIGraphicsGetCurrentContext() == nil)
    let bounds = CGRect(x: 0, y: 0, width: 1, height: 1)
    let (one, other) = (CGContext(bounds: bounds, scale: 1), CGContext(bounds: bounds, scale: 1))
    UIGraphicsPushContext(one)
    UIGraphicsPushContext(other)
    #expect(UIGraphicsGetCurrentContext() === other)
    UIGraphicsPopContext()
    #expect(UIGraphicsGetCurrentContext() === one)
    UIGraphicsPopContext()
    UIGraphicsPopContext()
    #expect(UIGraphicsGetCurrentContext() == nil)
  }

  /// "NSString", `draw(at:withAttributes:)`, `draw(in:withAttributes:)`: the size is that of `size`
  /// and `boundingRect`.
  @Test func `Text is drawn in the size in which it is measured`() {
    let attributes: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 10)]
    let steps = draw { _ in
      "Hello".draw(at: CGPoint(x: 3, y: 4), withAttributes: attributes)
      NSAttributedString(string: "one two three four", attributes: attributes)
        .draw(in: CGRect(x: 0, y: 0, width: 30, height: 30))
      "".draw(at: .zero, withAttributes: attributes)
    }
    let size = "Hello".size(withAttributes: attributes)
    guard case .text(let layout, let rect, let color, _, _) = steps[0].operation else {
      Issue.record("no text")
      return
    }
    #expect(rect == CGRect(origin: CGPoint(x: 3, y: 4), size: size) && layout.lines.count == 1)
    expectEqual(color, RGBA(white: 0, alpha: 1))
    guard case .text(let lines, _, _, _, _) = steps[1].operation else {
      Issue.record("no text")
      return
    }
    // As many lines as have room: 30 points for lines of the font's height.
    let height = UIFont.systemFont(ofSize: 10).lineHeight
    expectEqual(lines.lines.count, Int(30 / height))
    expectEqual(steps.count, 2)
  }

  /// "CGGradient": as many locations as colors, or evenly spread ones.
  @Test func `Gradients store colors and locations`() throws {
    let colors = [UIColor.red.cgColor, UIColor.blue.cgColor] as CFArray
    let even = try #require(CGGradient(colorsSpace: nil, colors: colors, locations: nil))
    #expect(even.colors == [UIColor.red.rgba(), UIColor.blue.rgba()] && even.locations == nil)
    let placed = try #require(
      CGGradient(
        colorSpace: CGColorSpaceCreateDeviceRGB(), colorComponents: [1, 0, 0, 1, 0, 0, 1, 0.5],
        locations: [0.25, 0.75], count: 2))
    expectEqual(placed.locations, [0.25, 0.75])
    expectEqual(placed.colors[1], RGBA(red: 0, green: 0, blue: 1, alpha: 0.5))
    #expect(CGGradient(colorsSpace: nil, colors: [], locations: nil) == nil)
  }

  /// "UIColor", `init(patternImage:)`.
  @Test func `Pattern colors have no components`() {
    let image = UIImage(pixels: ImagePixels(width: 2, height: 2, color: RGBA(white: 1, alpha: 1)))
    let color = UIColor(patternImage: image)
    var red: CGFloat = 7
    #expect(!color.getRed(&red, green: nil, blue: nil, alpha: nil) && red == 7)
    #expect(!color.getWhite(nil, alpha: nil))
    #expect(color == UIColor(patternImage: image) && color != UIColor.clear)
    #expect(UIColor(cgColor: color.cgColor) == color && color.cgColor.alpha == 1)
    let steps = draw { context in
      context.setPatternPhase(CGSize(width: 1, height: 2))
      color.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    }
    expectEqual(paint(of: steps[0]), .pattern(image, phase: CGSize(width: 1, height: 2)))
  }
}
