// SPDX-License-Identifier: MIT

extension CALayer {
  /// The contents, if they are an image.
  package final var imageOfContents: UIImage? {
    contents as? UIImage ?? (contents as? CGImage).map { UIImage(cgImage: $0) }
  }
}
