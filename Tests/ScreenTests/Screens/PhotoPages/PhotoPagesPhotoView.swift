// SPDX-License-Identifier: MIT

import UIKit

/// A photo that two fingers or a double tap enlarge. It is centered by its frame in each layout, as
/// in Apple's sample "PhotoScroller".
final class PhotoPagesPhotoView: UIScrollView, UIScrollViewDelegate {
  private let imageView = UIImageView()
  /// The size of the view for which the smallest scale was determined.
  private var fittedSize = CGSize.zero

  init(_ photo: PhotoZoomScreen.Photo) {
    super.init(frame: .zero)
    delegate = self
    contentInsetAdjustmentBehavior = .never
    showsHorizontalScrollIndicator = false
    showsVerticalScrollIndicator = false
    decelerationRate = .fast
    imageView.image = photo.draw()
    imageView.frame = CGRect(origin: .zero, size: photo.size)
    imageView.isAccessibilityElement = true
    imageView.accessibilityTraits = .image
    imageView.accessibilityLabel = photo.title ?? "Photo"
    contentSize = photo.size
    addSubview(imageView)
    addDoubleTap { [unowned self] in zoom(at: $0.location(in: imageView)) }
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  /// Shows the whole photo.
  func showAll() {
    zoomScale = minimumZoomScale
    contentOffset = .zero
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    fitIfNeeded()
    let origin = CGPoint(
      x: pixels(max((bounds.width - imageView.frame.width) / 2, 0)),
      y: pixels(max((bounds.height - imageView.frame.height) / 2, 0)))
    if imageView.frame.origin != origin { imageView.frame.origin = origin }
  }

  private func fitIfNeeded() {
    let (area, size) = (bounds.size, imageView.bounds.size)
    guard area != fittedSize, area.width > 0, area.height > 0, size.width > 0, size.height > 0
    else { return }
    let isWhole = fittedSize == .zero || zoomScale <= minimumZoomScale
    fittedSize = area
    let scale = min(area.width / size.width, area.height / size.height)
    minimumZoomScale = scale
    maximumZoomScale = scale * 4
    if isWhole || zoomScale < scale { showAll() }
  }

  /// Returns a length in whole pixels. A rounding error of a length must not remove a pixel.
  private func pixels(_ length: CGFloat) -> CGFloat {
    let scale = max(traitCollection.displayScale, 1)
    return (length * scale + 1e-6).rounded(.down) / scale
  }

  private func zoom(at point: CGPoint) {
    guard zoomScale <= minimumZoomScale else {
      return setZoomScale(minimumZoomScale, animated: true)
    }
    let scale = maximumZoomScale / 2
    let size = CGSize(width: bounds.width / scale, height: bounds.height / scale)
    zoom(
      to: CGRect(
        x: point.x - size.width / 2, y: point.y - size.height / 2, width: size.width,
        height: size.height), animated: true)
  }

  func viewForZooming(in scrollView: UIScrollView) -> UIView? { imageView }
}
