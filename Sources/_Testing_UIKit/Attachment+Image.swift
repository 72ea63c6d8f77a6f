// SPDX-License-Identifier: MIT
#if canImport(Testing)
  /// An image as the value of an attachment.
  public final class _AttachableImageWrapper<Image: AttachableAsImage>: Sendable {
    // Unsafe: an attached image does not change, but a caller's image type need not be `Sendable`.
    /// The image that the attachment records.
    nonisolated(unsafe) public let wrappedValue: Image
    let imageFormat: AttachableImageFormat?

    init(_ image: Image, _ imageFormat: AttachableImageFormat?) {
      wrappedValue = image
      self.imageFormat = imageFormat
    }
  }

  extension _AttachableImageWrapper: AttachableWrapper {
    /// Calls a function with the encoded image, and returns its result.
    public func withUnsafeBytes<R>(
      for attachment: borrowing Attachment<_AttachableImageWrapper>,
      _ body: (UnsafeRawBufferPointer) throws -> R
    ) throws -> R {
      try wrappedValue.withUnsafeBytes(as: imageFormat ?? .png, body)
    }

    /// Returns the suggested name, with the path extension of the format.
    public borrowing func preferredName(
      for attachment: borrowing Attachment<_AttachableImageWrapper>, basedOn suggestedName: String
    ) -> String {
      suggestedName.lowercased().hasSuffix(".png") ? suggestedName : suggestedName + ".png"
    }
  }

  extension Attachment {
    /// Creates an attachment of an image.
    ///
    /// - Parameters:
    ///   - image: The image.
    ///   - preferredName: The name of the file; a missing path extension is added.
    ///   - imageFormat: The format; nil for PNG.
    ///   - sourceLocation: The source location of the attachment in the test.
    public init<T>(
      _ image: T, named preferredName: String? = nil, as imageFormat: AttachableImageFormat? = nil,
      sourceLocation: SourceLocation = #_sourceLocation
    ) where AttachableValue == _AttachableImageWrapper<T>, T: AttachableAsImage {
      self.init(
        _AttachableImageWrapper(image, imageFormat), named: preferredName,
        sourceLocation: sourceLocation)
    }

    /// Attaches an image to the current test.
    ///
    /// If the image cannot be encoded, an issue of the test is recorded.
    ///
    /// - Parameters:
    ///   - image: The image.
    ///   - preferredName: The name of the file; a missing path extension is added.
    ///   - imageFormat: The format; nil for PNG.
    ///   - sourceLocation: The source location of the attachment in the test.
    public static func record<T>(
      _ image: T, named preferredName: String? = nil, as imageFormat: AttachableImageFormat? = nil,
      sourceLocation: SourceLocation = #_sourceLocation
    ) where AttachableValue == _AttachableImageWrapper<T>, T: AttachableAsImage {
      record(
        Self(image, named: preferredName, as: imageFormat, sourceLocation: sourceLocation),
        sourceLocation: sourceLocation)
    }
  }

  extension Attachment
  where AttachableValue: AttachableWrapper, AttachableValue.Wrapped: AttachableAsImage {
    /// The requested format, or nil.
    public var imageFormat: AttachableImageFormat? {
      let wrapper: AttachableValue = attachableValue
      return (wrapper as? _AttachableImageWrapper<AttachableValue.Wrapped>)?.imageFormat
    }
  }
#endif
