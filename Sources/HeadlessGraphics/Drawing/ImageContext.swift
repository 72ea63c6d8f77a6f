// SPDX-License-Identifier: MIT

/// Converts recorded drawings to pixels, and pixels to files. `HeadlessRenderer` installs an
/// implementation.
package protocol ImageRasterizing: Sendable {
  /// Returns the pixels of a drawing at a scale, in pixels per point; nil if the drawing has no
  /// size.
  ///
  /// Called only on the main actor, to which the layers in a drawing belong.
  @MainActor func pixels(of drawing: ImageDrawing, scale: CGFloat) -> ImagePixels?

  /// Returns the pixels as a PNG file, written by the system's library; nil on failure, and for an
  /// image without pixels.
  func png(of pixels: ImagePixels) -> Data?

  /// Returns the pixels as a JPEG file, written by the system's library; nil on failure.
  func jpeg(of pixels: ImagePixels, quality: CGFloat) -> Data?

  /// Returns the pixels of an image file, decoded by the system's library; nil on failure.
  func pixels(ofFile data: Data) -> ImagePixels?
}

// A rasterizer that neither reads nor writes files of these kinds.
extension ImageRasterizing {
  package func jpeg(of pixels: ImagePixels, quality: CGFloat) -> Data? { nil }

  package func pixels(ofFile data: Data) -> ImagePixels? { nil }
}

/// The size, the scale and the opacity of an image that is being drawn.
struct ImageFrame {
  /// The part of user space that the image shows.
  var bounds: CGRect
  var scale: CGFloat
  var isOpaque: Bool

  /// Creates a frame. A scale of 0 means the scale of the screen.
  init(bounds: CGRect, scale: CGFloat, isOpaque: Bool) {
    self.bounds = bounds.standardized
    let screenScale = ValueEnvironment.current.traits.displayScale
    self.scale = scale > 0 && scale.isFinite ? scale : screenScale > 0 ? screenScale : 1
    self.isOpaque = isOpaque
  }

  /// Returns a context whose pixels are initially transparent or, if the image is opaque, black.
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

  /// Returns the image that the commands draw. Its size is rounded up to whole pixels.
  func image(of steps: [DrawingStep]) -> UIImage {
    func length(_ points: CGFloat) -> CGFloat {
      points > 0 && points.isFinite ? points.roundedUp(toPixelsOf: scale) : 0
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
  /// Returns the pixels; nil if there is no renderer. Must be called on the main actor if there is
  /// one.
  func pixels(scale: CGFloat) -> ImagePixels? {
    guard let rasterizer = ValueEnvironment.current.rasterizer else { return nil }
    return MainActor.assumeIsolated { rasterizer.pixels(of: self, scale: scale) }
  }
}

// MARK: - Image contexts without a renderer object

/// Begins a transparent image with a scale of 1, whose context becomes the current one.
public func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// Begins an image, whose context becomes the current one. A scale of 0 means the scale of the
/// screen.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat)
{
  let frame = ImageFrame(
    bounds: CGRect(origin: .zero, size: size), scale: scale, isOpaque: opaque)
  let context = frame.makeContext()
  context.imageFrame = frame
  UIGraphicsPushContext(context)
}

/// Returns an image of the drawing so far; nil if the current context is not an image context.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  guard let context = UIGraphicsGetCurrentContext(), let frame = context.imageFrame else {
    return nil
  }
  return frame.image(of: context.snapshotSteps())
}

/// Ends the image and restores the previous context. Has no effect if the current context is not an
/// image context.
public func UIGraphicsEndImageContext() {
  guard UIGraphicsGetCurrentContext()?.imageFrame != nil else { return }
  UIGraphicsPopContext()
}
