// SPDX-License-Identifier: MIT

// The overlay that the compiler imports into files that import both Testing and UIKit, as Testing
// declares. Outside of Apple's platforms, the image attachments of Testing are marked as
// unavailable. This module declares them with the same names. The declarations of an overlay shadow
// the declarations of the underlying module.
//
// In a toolchain or a link mode without Testing, such as --static-swift-stdlib, the module is
// empty.
#if canImport(Testing)
  @_exported public import Testing
  public import HeadlessUIKit

  /// An image that can be attached to a test.
  public protocol AttachableAsImage {
    /// Calls a function with the encoded image, and returns its result.
    ///
    /// - Throws: The error of `body`, or an error if the image cannot be encoded.
    borrowing func withUnsafeBytes<R>(
      as imageFormat: AttachableImageFormat, _ body: (UnsafeRawBufferPointer) throws -> R
    ) throws -> R
  }

  /// The file format of an attached image. PNG is the only format here; Apple's platforms also have
  /// JPEG.
  public struct AttachableImageFormat: Hashable, Sendable {
    /// The format PNG, without loss.
    public static var png: AttachableImageFormat { AttachableImageFormat() }

    /// The encoding quality, from 0 to 1. Always 1, because PNG is lossless.
    public var encodingQuality: Float { 1 }
  }

  extension AttachableImageFormat: CustomStringConvertible {
    /// The name of the format.
    public var description: String { "PNG format" }
  }

  extension UIImage: AttachableAsImage {
    /// Calls a function with the image as a PNG file, and returns its result.
    ///
    /// - Throws: The error of `body`, or `ImageWithoutPixelsError`.
    public func withUnsafeBytes<R>(
      as imageFormat: AttachableImageFormat, _ body: (UnsafeRawBufferPointer) throws -> R
    ) throws -> R {
      guard let data = pngData() else { throw ImageWithoutPixelsError(image: description) }
      return try data.withUnsafeBytes(body)
    }
  }

  /// The error for an image without pixels: an empty image, or the placeholder of a symbol.
  struct ImageWithoutPixelsError: Error, CustomStringConvertible {
    let image: String

    var description: String {
      "\(image) has no pixels to attach; symbols are placeholders without a renderer"
    }
  }
#endif
