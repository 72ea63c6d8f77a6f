// SPDX-License-Identifier: MIT

/// The context of an image renderer during drawing.
open class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
  private let frame: ImageFrame

  init(frame: ImageFrame, format: UIGraphicsRendererFormat) {
    self.frame = frame
    super.init(cgContext: frame.makeContext(), format: format)
  }

  /// An image of the drawing so far.
  open var currentImage: UIImage { frame.image(of: cgContext.snapshotSteps()) }
}
