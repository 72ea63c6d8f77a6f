// SPDX-License-Identifier: MIT

/// The images of a slider for its states, and the views at its ends.
@MainActor
struct SliderImages {
  /// The space between an image at an end and the track, in points. Apple does not document it.
  static let gap: CGFloat = 8

  var thumb: [UIControl.State: UIImage] = [:]
  var minimumTrack: [UIControl.State: UIImage] = [:]
  var maximumTrack: [UIControl.State: UIImage] = [:]
  var minimumEnd: UIImageView?
  var maximumEnd: UIImageView?

  /// The image for a state, or else the one for the normal state.
  subscript(
    _ images: KeyPath<SliderImages, [UIControl.State: UIImage]>, _ state: UIControl.State
  ) -> UIImage? {
    self[keyPath: images][state] ?? self[keyPath: images][.normal]
  }
}

extension UISlider {
  /// Returns the frame of an image at an end, which is limited to the slider; a rectangle without a
  /// size if there is none.
  final func endRect(_ image: UIImage?, in bounds: CGRect, isLeft: Bool) -> CGRect {
    let size = (image?.size ?? .zero).limited(to: bounds.size)
    return CGRect(
      x: isLeft ? bounds.minX : bounds.maxX - size.width, y: bounds.midY - size.height / 2,
      width: size.width, height: size.height)
  }

  /// Adds, updates or removes the views of the images at the ends.
  final func showEnds() {
    show(minimumValueImage, at: \.minimumEnd)
    show(maximumValueImage, at: \.maximumEnd)
  }

  private func show(
    _ image: UIImage?, at end: WritableKeyPath<SliderImages, UIImageView?>
  ) {
    guard let image else {
      images[keyPath: end]?.removeFromSuperview()
      images[keyPath: end] = nil
      return
    }
    let view = images[keyPath: end] ?? UIImageView()
    if images[keyPath: end] == nil {
      images[keyPath: end] = view
      insertSubview(view, at: 0)
    }
    view.image = image
  }

  final func placeEnds() {
    images.minimumEnd?.frame = minimumValueImageRect(forBounds: bounds)
    images.maximumEnd?.frame = maximumValueImageRect(forBounds: bounds)
  }
}
