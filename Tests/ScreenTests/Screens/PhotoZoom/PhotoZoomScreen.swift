// SPDX-License-Identifier: MIT

import UIKit

/// A photo that two fingers or a double tap enlarge, with a caption and a toolbar. A photo that is
/// smaller than the screen is in the middle.
final class PhotoZoomScreen: UIViewController, SampleScreen, UIScrollViewDelegate {
  static let name = "photo-zoom"

  private var content = PhotoZoomScreen.content(0)
  private var isFavorite = false
  /// The size of the area for which the smallest scale was determined.
  private var fittedSize = CGSize.zero

  private let scrollView = UIScrollView()
  private let imageView = UIImageView()
  private let caption = PhotoZoomCaption()
  private let emptyLabel = EverydayLabel(.body, color: .secondaryLabel)
  private let toolbar = UIToolbar()
  private lazy var shareItem = UIBarButtonItem(
    systemItem: .action, primaryAction: UIAction { [unowned self] _ in share() })
  private lazy var favoriteItem = UIBarButtonItem(
    primaryAction: UIAction { [unowned self] _ in
      isFavorite.toggle()
      updateItems()
    })
  private lazy var fitItem = UIBarButtonItem(
    title: "Fit",
    primaryAction: UIAction { [unowned self] _ in
      scrollView.setZoomScale(scrollView.minimumZoomScale, animated: true)
    })

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    scrollView.delegate = self
    scrollView.contentInsetAdjustmentBehavior = .always
    scrollView.showsHorizontalScrollIndicator = false
    scrollView.showsVerticalScrollIndicator = false
    scrollView.accessibilityIdentifier = "photo-zoom.scroll"
    scrollView.addSubview(imageView)
    scrollView.addDoubleTap { [unowned self] in zoom(at: $0.location(in: imageView)) }
    imageView.isAccessibilityElement = true
    imageView.accessibilityTraits = .image
    emptyLabel.text = "There is no photo."
    emptyLabel.textAlignment = .center
    toolbar.items = [
      shareItem, .flexibleSpace(), favoriteItem, .flexibleSpace(), fitItem,
    ]
    for subview in [scrollView, emptyLabel, caption, toolbar] {
      subview.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(subview)
    }
    activateConstraints()
    update()
  }

  private func activateConstraints() {
    let margins = view.layoutMarginsGuide
    let safeArea = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      scrollView.topAnchor.constraint(equalTo: view.topAnchor),
      scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      scrollView.bottomAnchor.constraint(equalTo: caption.topAnchor),
      caption.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      caption.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      caption.bottomAnchor.constraint(equalTo: toolbar.topAnchor),
      caption.heightAnchor.constraint(lessThanOrEqualTo: view.heightAnchor, multiplier: 0.35),
      toolbar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      toolbar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      toolbar.bottomAnchor.constraint(equalTo: safeArea.bottomAnchor),
      emptyLabel.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      emptyLabel.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      emptyLabel.centerYAnchor.constraint(equalTo: safeArea.centerYAnchor),
    ])
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    fitIfNeeded()
  }

  func show(_ content: Content, animated: Bool) {
    self.content = content
    guard isViewLoaded else { return }
    guard animated, view.window != nil else { return update() }
    UIView.transition(
      with: scrollView, duration: 0.3, options: [.transitionCrossDissolve, .allowUserInteraction],
      animations: { [self] in update() })
  }

  private func update() {
    let photo = content.photo
    isFavorite = photo?.isFavorite ?? false
    scrollView.isHidden = photo == nil
    emptyLabel.isHidden = photo != nil
    caption.show(photo)
    imageView.accessibilityLabel = photo?.title ?? "Photo"
    // The frame of the image view is that of the photo at a scale of 1.
    scrollView.minimumZoomScale = 1
    scrollView.maximumZoomScale = 1
    scrollView.zoomScale = 1
    imageView.image = photo?.draw()
    imageView.frame = CGRect(origin: .zero, size: photo?.size ?? .zero)
    scrollView.contentSize = imageView.frame.size
    fittedSize = .zero
    view.setNeedsLayout()
    updateItems()
  }

  private func updateItems() {
    let hasPhoto = content.photo != nil
    shareItem.isEnabled = hasPhoto
    favoriteItem.isEnabled = hasPhoto
    favoriteItem.image = UIImage(systemName: isFavorite ? "heart.fill" : "heart")
    favoriteItem.accessibilityLabel = isFavorite ? "Remove from favorites" : "Add to favorites"
    fitItem.isEnabled = hasPhoto && scrollView.zoomScale > scrollView.minimumZoomScale
  }

  private func share() {
    guard let image = imageView.image else { return }
    var items: [Any] = [image]
    if let title = content.photo?.title { items.append(title) }
    let controller = UIActivityViewController(activityItems: items, applicationActivities: nil)
    controller.popoverPresentationController?.barButtonItem = shareItem
    present(controller, animated: true)
  }

  // MARK: Zooming

  /// The size of the part of the scroll view that no bar covers.
  private var areaSize: CGSize {
    let isAdjusted = scrollView.contentInsetAdjustmentBehavior != .never
    return scrollView.bounds.inset(by: isAdjusted ? scrollView.safeAreaInsets : .zero).size
  }

  /// Returns a length in whole pixels. A rounding error of a length must not remove a pixel.
  private func pixels(_ length: CGFloat) -> CGFloat {
    let scale = max(traitCollection.displayScale, 1)
    return (length * scale + 1e-6).rounded(.down) / scale
  }

  private func fitIfNeeded() {
    let (area, size) = (areaSize, imageView.bounds.size)
    guard area != fittedSize, area.width > 0, area.height > 0, size.width > 0, size.height > 0
    else { return }
    fittedSize = area
    let isWhole = scrollView.zoomScale <= scrollView.minimumZoomScale
    let scale = min(area.width / size.width, area.height / size.height)
    scrollView.minimumZoomScale = scale
    scrollView.maximumZoomScale = scale * 4
    if isWhole || scrollView.zoomScale < scale { scrollView.zoomScale = scale }
    centerPhoto()
    if scrollView.zoomScale <= scale {
      let insets = scrollView.adjustedContentInset
      scrollView.contentOffset = CGPoint(x: -insets.left, y: -insets.top)
    }
    updateItems()
  }

  private func centerPhoto() {
    let (area, size) = (areaSize, scrollView.contentSize)
    let x = pixels(max((area.width - size.width) / 2, 0))
    let y = pixels(max((area.height - size.height) / 2, 0))
    let insets = UIEdgeInsets(top: y, left: x, bottom: y, right: x)
    if scrollView.contentInset != insets { scrollView.contentInset = insets }
  }

  private func zoom(at point: CGPoint) {
    guard scrollView.zoomScale <= scrollView.minimumZoomScale else {
      scrollView.setZoomScale(scrollView.minimumZoomScale, animated: true)
      return
    }
    let scale = scrollView.maximumZoomScale / 2
    let size = CGSize(
      width: scrollView.bounds.width / scale, height: scrollView.bounds.height / scale)
    scrollView.zoom(
      to: CGRect(
        x: point.x - size.width / 2, y: point.y - size.height / 2, width: size.width,
        height: size.height), animated: true)
  }

  func viewForZooming(in scrollView: UIScrollView) -> UIView? { imageView }

  func scrollViewDidZoom(_ scrollView: UIScrollView) {
    centerPhoto()
    updateItems()
  }

  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
    fitIfNeeded()
  }
}
