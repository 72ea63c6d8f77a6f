// SPDX-License-Identifier: MIT

/// A renderer of images.
///
/// ```swift
/// let format = UIGraphicsImageRendererFormat()
/// format.scale = 2
/// let renderer = UIGraphicsImageRenderer(size: CGSize(width: 24, height: 24), format: format)
/// let image = renderer.image { context in
///   UIColor.red.setFill()
///   context.fill(CGRect(x: 4, y: 4, width: 16, height: 16))
/// }
/// print(image.size, image.cgImage?.height ?? 0)  // (24.0, 24.0) 48
/// ```
///
/// An image contains the commands that draw it. The commands are converted to pixels when
/// `HeadlessRenderer` draws the image, and when `pngData` requires them.
///
/// A renderer can be used for any number of images. `HeadlessRenderer` rasterizes an image once, at
/// its own scale, and caches the pixels.
open class UIGraphicsImageRenderer: UIGraphicsRenderer {
  /// A closure that draws into a context.
  public typealias DrawingActions = (UIGraphicsImageRendererContext) -> Void

  /// Creates a renderer of images of a size in points, at the scale of the screen.
  public convenience init(size: CGSize) {
    self.init(bounds: CGRect(origin: .zero, size: size))
  }

  /// Creates a renderer of images of a size in points, with a format.
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  /// Creates a renderer of images that show a rectangle of user space, at the scale of the screen.
  public convenience init(bounds: CGRect) {
    self.init(bounds: bounds, format: .preferred())
  }

  /// Creates a renderer of images that show a rectangle of user space, with a format.
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    super.init(bounds: bounds, format: format)
  }

  open override var allowsImageOutput: Bool { true }

  /// Returns the image that the closure draws. The context of the image is the current one during
  /// the call.
  @discardableResult
  open func image(actions: DrawingActions) -> UIImage {
    let image = format as? UIGraphicsImageRendererFormat
    let frame = ImageFrame(
      bounds: format.bounds, scale: image?.scale ?? 0, isOpaque: image?.opaque ?? false)
    let context = UIGraphicsImageRendererContext(frame: frame, format: format)
    withCurrentContext(context.cgContext) { actions(context) }
    return context.currentImage
  }

  /// Returns the image that the closure draws as a PNG file. Call this method on the main actor.
  ///
  /// Precondition: the image is not empty, and the device has a renderer, which creating a
  /// `Renderer` of `HeadlessRenderer` installs.
  @discardableResult
  open func pngData(actions: DrawingActions) -> Data {
    guard let data = image(actions: actions).pngData() else {
      preconditionFailure(
        "UIGraphicsImageRenderer needs pixels for pngData: size \(format.bounds.size) must not be "
          + "empty, and a Renderer of HeadlessRenderer must have been made on this device")
    }
    return data
  }
}
