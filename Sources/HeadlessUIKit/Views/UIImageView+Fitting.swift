// SPDX-License-Identifier: MIT

extension UIImageView {
  /// Shows the image in its own size, or shrinks an image that is larger than the view.
  final func fitLargeImage() {
    let size = image?.size ?? .zero
    let isLarge = size.width > bounds.width || size.height > bounds.height
    let mode: ContentMode = isLarge ? .scaleAspectFit : .center
    if contentMode != mode { contentMode = mode }
  }
}
