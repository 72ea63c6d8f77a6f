// SPDX-License-Identifier: MIT

extension UIImage {
  /// Creates an image from a file in memory: PNG, JPEG, GIF or WebP. Nil for other data.
  ///
  /// The system's libraries decode the pixels, if the device has a renderer (`HeadlessRenderer`);
  /// without one the size and the orientation are read from the header.
  public convenience init?(data: Data) {
    self.init(data: data, scale: 1)
  }

  /// Creates an image from a file in memory, with a number of pixels per point.
  public convenience init?(data: Data, scale: CGFloat) {
    guard let file = EncodedImage(data) else { return nil }
    if ValueEnvironment.current.rasterizer != nil, file.pixels == nil { return nil }
    var values = Values()
    values.content = .file(file)
    values.scale = scale > 0 && scale.isFinite ? scale : 1
    values.orientation = file.orientation
    self.init(values: values)
  }

  /// Creates an image from a file. A name that ends with `@2x` or `@3x` determines the number of
  /// pixels per point.
  public convenience init?(contentsOfFile path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    let name = (path as NSString).lastPathComponent as NSString
    let base = name.deletingPathExtension
    let scale: CGFloat = base.hasSuffix("@3x") ? 3 : base.hasSuffix("@2x") ? 2 : 1
    self.init(data: data, scale: scale)
  }

  /// The pixels as they are stored, without the orientation; nil for a symbol, and without a
  /// renderer for a drawing or a file.
  package final var storedPixels: ImagePixels? {
    switch values.content {
    case .empty, .symbol: nil
    case .pixels(let pixels): pixels
    case .file(let file): file.pixels
    case .drawing(let drawing): drawing.pixels(scale: values.scale)
    }
  }

  /// Returns the image as a JPEG file, rotated and mirrored as `imageOrientation` specifies.
  /// Transparent parts are black. Nil if the device has no renderer or the image no pixels.
  ///
  /// - Parameter compressionQuality: The quality, from 0 to 1.
  @discardableResult
  public final func jpegData(compressionQuality: CGFloat) -> Data? {
    guard let renderer = ValueEnvironment.current.rasterizer, let stored = storedPixels else {
      return nil
    }
    let quality = compressionQuality.isNaN ? 1 : min(max(compressionQuality, 0), 1)
    return renderer.jpeg(of: stored.turned(values.orientation), quality: quality)
  }
}
