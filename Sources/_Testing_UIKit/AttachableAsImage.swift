// SPDX-License-Identifier: MIT

// A file that imports both Testing and UIKit makes the compiler import the module `_Testing_UIKit` with
// them: Testing declares this overlay. Outside Apple's platforms Testing has no image attachments of its
// own; what it declares of them there is marked unavailable. So they are declared here, with the names
// that tests know from Apple's platforms; declarations of an overlay shadow those of the module below.
//
// A toolchain or a link mode without Testing, such as --static-swift-stdlib, gets an empty module.
#if canImport(Testing)
  @_exported public import Testing
  public import HeadlessUIKit

  /// An image that can be attached to a test.
  public protocol AttachableAsImage {
    /// Calls a function with the encoded image, and returns its result.
    ///
    /// - Throws: whatever `body` throws, or an error where the image cannot be encoded.
    borrowing func withUnsafeBytes<R>(
      as imageFormat: AttachableImageFormat, _ body: (UnsafeRawBufferPointer) throws -> R
    ) throws -> R
  }

  /// A format in which an image is attached. PNG is the only one that can be written here; Apple's
  /// platforms have JPEG, too.
  public struct AttachableImageFormat: Hashable, Sendable {
    /// Portable Network Graphics.
    public static var png: AttachableImageFormat { AttachableImageFormat() }

    /// The quality, from 0 to 1. PNG loses nothing.
    public var encodingQuality: Float { 1 }
  }

  extension AttachableImageFormat: CustomStringConvertible {
    /// The format's name.
    public var description: String { "PNG format" }
  }

  extension UIImage: AttachableAsImage {
    /// Calls a function with the image as a PNG file, and returns its result.
    ///
    /// - Throws: whatever `body` throws, or `ImageWithoutPixelsError`.
    public func withUnsafeBytes<R>(
      as imageFormat: AttachableImageFormat, _ body: (UnsafeRawBufferPointer) throws -> R
    ) throws -> R {
      guard let data = pngData() else { throw ImageWithoutPixelsError(image: description) }
      return try data.withUnsafeBytes(body)
    }
  }

  /// The image is empty, or the placeholder of a symbol, and cannot be attached.
  struct ImageWithoutPixelsError: Error, CustomStringConvertible {
    let image: String

    var description: String {
      "\(image) has no pixels to attach; symbols are placeholders without a renderer"
    }
  }
#endif
