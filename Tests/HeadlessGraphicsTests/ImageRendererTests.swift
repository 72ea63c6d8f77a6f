// SPDX-License-Identifier: MIT
import Foundation
import ResinTestSupport
import Testing

@testable import HeadlessGraphics
@testable import HeadlessUIKit

/// "UIGraphicsImageRenderer", "UIGraphicsImageRendererFormat", "UIGraphicsImageRendererContext";
/// `UIGraphicsBeginImageContextWithOptions(_:_:_:)`.
@Suite struct ImageRendererTests {
  private func steps(of image: UIImage) -> [DrawingStep] {
    if case .drawing(let drawing) = image.values.content { drawing.steps } else { [] }
  }

  /// "UIGraphicsImageRendererFormat", `scale`: that of the main screen at first.
  @Test func `An image has the size of its renderer and the scale of the screen`() {
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10))
    let image = renderer.image { context in
      #expect(UIGraphicsGetCurrentContext() === context.cgContext)
      expectEqual(context.format.bounds, CGRect(x: 0, y: 0, width: 20, height: 10))
      expectEqual(context.currentImage.size, CGSize(width: 20, height: 10))
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 20, height: 10))
      context.stroke(CGRect(x: 0, y: 0, width: 20, height: 10))
      expectEqual(steps(of: context.currentImage).count, 2)
      context.clip(to: CGRect(x: 0, y: 0, width: 5, height: 5))
      context.fill(CGRect(x: 0, y: 0, width: 20, height: 10), blendMode: .multiply)
    }
    #expect(image.size == CGSize(width: 20, height: 10) && image.scale == 3)
    #expect(UIGraphicsGetCurrentContext() == nil && renderer.allowsImageOutput)
    expectEqual(steps(of: image).map(\.blendMode), [.normal, .normal, .multiply])
    expectEqual(steps(of: image).map(\.clips.count), [0, 0, 1])
  }

  @Test func `A format is copied, and determines scale and opacity`() {
    let format = UIGraphicsImageRendererFormat.preferred()
    (format.scale, format.opaque) = (2, true)
    let renderer = UIGraphicsImageRenderer(
      bounds: CGRect(x: 5, y: 5, width: 10.3, height: 10), format: format)
    format.scale = 1
    let image = renderer.image { $0.fill(CGRect(x: 5, y: 5, width: 1, height: 1)) }
    // A whole number of pixels: 20.6 are 21.
    #expect(image.scale == 2 && image.size == CGSize(width: 10.5, height: 10))
    // Black first; and the bounds' origin is the upper left corner of the image.
    expectEqual(steps(of: image).count, 2)
    guard case .fill(let path, _, _) = steps(of: image)[1].operation else {
      Issue.record("no fill")
      return
    }
    expectEqual(path, PathBuilder.rect(CGRect(x: 0, y: 0, width: 1, height: 1)))
    expectEqual(UIGraphicsImageRenderer(size: .zero).image { _ in }.size, .zero)
  }

  /// "UIImage", `pngData()`: without a renderer there are no pixels.
  @Test func `An image has no pixels without a renderer`() {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2)).image { _ in }
    ValueEnvironment.$ofTask.withValue(ValueEnvironment()) { #expect(image.pngData() == nil) }
  }

  @MainActor @Test func `The rasterizer of the device makes pixels, which are rotated`() throws {
    struct Halves: ImageRasterizing {
      func png(of pixels: ImagePixels) -> Data? { PNGEncoder.encode(pixels).map { Data($0) } }

      func pixels(of drawing: ImageDrawing, scale: CGFloat) -> ImagePixels? {
        ImagePixels(width: 2, height: 1, color: RGBA(red: 0, green: 1, blue: 0, alpha: 1))
      }
    }
    let environment = ValueEnvironment()
    environment.rasterizer = Halves()
    try ValueEnvironment.$ofTask.withValue(environment) {
      let renderer = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 1))
      let data = try #require(renderer.image { _ in }.pngData())
      expectEqual(
        data,
        UIImage(pixels: Halves().pixels(of: .init(steps: [], size: .zero), scale: 1)!)
          .pngData())
      expectEqual(renderer.pngData { _ in }, data)
    }
  }

  /// `UIGraphicsBeginImageContextWithOptions(_:_:_:)`: a scale of 0 is that of the screen;
  /// `UIGraphicsGetImageFromCurrentImageContext()`: nil where the context is not for images.
  @Test func `Image contexts of the older functions nest`() {
    #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 4, height: 4), false, 0)
    UIRectFill(CGRect(x: 0, y: 0, width: 4, height: 4))
    UIGraphicsBeginImageContext(CGSize(width: 8, height: 2))
    let inner = UIGraphicsGetImageFromCurrentImageContext()
    UIGraphicsEndImageContext()
    let outer = UIGraphicsGetImageFromCurrentImageContext()
    UIGraphicsEndImageContext()
    UIGraphicsEndImageContext()
    #expect(inner?.size == CGSize(width: 8, height: 2) && inner?.scale == 1)
    #expect(outer?.scale == 3 && outer.map { steps(of: $0).count } == 1)
    #expect(UIGraphicsGetCurrentContext() == nil)
  }

  @Test func `A drawn image can be rotated, tinted and resized as any other`() {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 6, height: 2)).image { _ in }
    expectEqual(image.withRenderingMode(.alwaysTemplate).size, image.size)
    expectEqual(image.resizableImage(withCapInsets: .zero).resizingMode, .tile)
    expectEqual(image, image.withRenderingMode(image.renderingMode))
    #expect(image != UIGraphicsImageRenderer(size: CGSize(width: 6, height: 2)).image { _ in })
  }

  /// "CALayer", `render(in:)`; "UIView", `drawHierarchy(in:afterScreenUpdates:)`.
  @MainActor @Test func `Views and layers are drawn into contexts`() {
    let view = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
    #expect(!view.drawHierarchy(in: view.bounds, afterScreenUpdates: true))
    let image = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 40)).image { context in
      #expect(
        view.drawHierarchy(
          in: CGRect(x: 0, y: 0, width: 40, height: 40), afterScreenUpdates: true))
      view.layer.render(in: context.cgContext)
    }
    let steps = steps(of: image)
    expectEqual(steps.map(\.transform), [CGAffineTransform(scaleX: 2, y: 2), .identity])
    guard case .picture(let picture) = steps[1].operation else {
      Issue.record("\(steps[1].operation) is no picture")
      return
    }
    view.frame.size.width = 90
    expectEqual((picture as? FrozenLayer)?.layer.bounds.width, 20)
  }
}
