// SPDX-License-Identifier: MIT

/// Draws images from their commands, where there is a renderer. `HeadlessRenderer` installs one.
package protocol ImageRasterizing: Sendable {
  /// The pixels of an image at its scale; none where it has no size.
  ///
  /// Called on the main actor only, to which the layers in a drawing belong.
  @MainActor func pixels(of drawing: ImageDrawing, scale: CGFloat) -> ImagePixels?
}

/// The size, the scale and the opacity of an image that is being drawn.
struct ImageFrame {
  /// The part of user space that the image shows.
  var bounds: CGRect
  var scale: CGFloat
  var isOpaque: Bool

  /// A scale of 0 is that of the screen.
  init(bounds: CGRect, scale: CGFloat, isOpaque: Bool) {
    self.bounds = bounds.standardized
    let screenScale = ValueEnvironment.current.traits.displayScale
    self.scale = scale > 0 && scale.isFinite ? scale : screenScale > 0 ? screenScale : 1
    self.isOpaque = isOpaque
  }

  /// A context whose free pixels are clear or, where the image is opaque, black.
  func makeContext() -> CGContext {
    let context = CGContext(bounds: bounds, scale: scale)
    if isOpaque {
      context.saving {
        context.setFillColor(gray: 0, alpha: 1)
        context.fill(bounds)
      }
    }
    return context
  }

  /// The image of commands. Its size is a whole number of pixels.
  func image(of steps: [DrawingStep]) -> UIImage {
    func length(_ points: CGFloat) -> CGFloat {
      guard points > 0, points.isFinite else { return 0 }
      return ((points * scale - 1e-6).rounded(.up)) / scale
    }
    let size = CGSize(width: length(bounds.width), height: length(bounds.height))
    return UIImage(drawing: ImageDrawing(steps: steps, size: size), scale: scale)
  }
}

extension UIImage {
  convenience init(drawing: ImageDrawing, scale: CGFloat) {
    var values = Values()
    values.content = drawing.size.width > 0 && drawing.size.height > 0 ? .drawing(drawing) : .empty
    values.scale = scale
    self.init(values: values)
  }
}

extension ImageDrawing {
  /// The pixels, where there is a renderer.
  func pixels(scale: CGFloat) -> ImagePixels? {
    guard let rasterizer = ValueEnvironment.current.rasterizer else { return nil }
    return MainActor.assumeIsolated { rasterizer.pixels(of: self, scale: scale) }
  }
}

// MARK: - Contexts of the old kind

/// Makes a context for an opaque or clear image of a scale of 1 the current one.
public func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// Makes a context for an image the current one. A scale of 0 is that of the screen.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat)
{
  let frame = ImageFrame(
    bounds: CGRect(origin: .zero, size: size), scale: scale, isOpaque: opaque)
  let context = frame.makeContext()
  context.imageFrame = frame
  UIGraphicsPushContext(context)
}

/// The image of what was drawn so far; none where the current context is not one for images.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  guard let context = UIGraphicsGetCurrentContext(), let frame = context.imageFrame else {
    return nil
  }
  return frame.image(of: context.snapshotSteps())
}

/// Makes the context the current one that was so before the image was begun. Nothing happens where the
/// current context is not one for images.
public func UIGraphicsEndImageContext() {
  guard UIGraphicsGetCurrentContext()?.imageFrame != nil else { return }
  UIGraphicsPopContext()
}
