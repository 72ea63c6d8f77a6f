// SPDX-License-Identifier: MIT

import UIKit

/// The photos of an album, of which the user turns one after the other, with a caption.
final class PhotoPagesScreen: UIViewController, SampleScreen, UIPageViewControllerDataSource,
  UIPageViewControllerDelegate
{
  struct Content: Equatable {
    var photos: [PhotoZoomScreen.Photo]
    /// The photo that is shown first.
    var selection: Int
  }

  static let name = "photo-pages"

  static func content(_ number: Int) -> Content {
    if number == 0 { return Content(photos: [], selection: 0) }
    let first = number == 1 ? 1 : number * 7
    let count = number == 1 ? 5 : 1 + number % 6
    let photos = (first..<first + count).compactMap { PhotoZoomScreen.content($0).photo }
    return Content(photos: photos, selection: number == 1 ? 0 : number % max(photos.count, 1))
  }

  private var content = PhotoPagesScreen.content(0)
  private var index = 0

  private let pageController = UIPageViewController(
    transitionStyle: .scroll, navigationOrientation: .horizontal,
    options: [.interPageSpacing: 20])
  private let caption = PhotoZoomCaption()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    pageController.dataSource = self
    pageController.delegate = self
    addChild(pageController)
    pageController.view.translatesAutoresizingMaskIntoConstraints = false
    pageController.view.clipsToBounds = true
    view.addSubview(pageController.view)
    pageController.didMove(toParent: self)
    view.addSubview(caption)
    let safeArea = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      pageController.view.topAnchor.constraint(equalTo: safeArea.topAnchor),
      pageController.view.leadingAnchor.constraint(equalTo: safeArea.leadingAnchor),
      pageController.view.trailingAnchor.constraint(equalTo: safeArea.trailingAnchor),
      pageController.view.bottomAnchor.constraint(equalTo: caption.topAnchor),
      caption.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      caption.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      caption.bottomAnchor.constraint(equalTo: safeArea.bottomAnchor),
      caption.heightAnchor.constraint(lessThanOrEqualTo: view.heightAnchor, multiplier: 0.35),
    ])
    go(to: content.selection, animated: false)
  }

  func show(_ content: Content, animated: Bool) {
    self.content = content
    if isViewLoaded { go(to: content.selection, animated: animated) }
  }

  /// The page and its scale belong to the user.
  func discardUserState() {
    if isViewLoaded { go(to: content.selection, animated: false) }
  }

  // MARK: Pages

  private func page(at index: Int) -> UIViewController? {
    guard content.photos.indices.contains(index) else { return nil }
    return PhotoPageController(content.photos[index], index: index)
  }

  private func go(to index: Int, animated: Bool) {
    // An empty album has a page without a photo.
    let page = page(at: index) ?? PhotoPageController(nil, index: 0)
    pageController.setViewControllers(
      [page], direction: index >= self.index ? .forward : .reverse, animated: animated)
    turned(to: index)
  }

  private func turned(to index: Int) {
    self.index = index
    caption.show(content.photos.indices.contains(index) ? content.photos[index] : nil)
  }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController? {
    (viewController as? PhotoPageController).flatMap { page(at: $0.index - 1) }
  }

  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController? {
    (viewController as? PhotoPageController).flatMap { page(at: $0.index + 1) }
  }

  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {
    guard completed, let page = pageViewController.viewControllers?.first as? PhotoPageController
    else { return }
    for case let old as PhotoPageController in previousViewControllers { old.showAll() }
    turned(to: page.index)
  }
}

/// A photo of the album, or a text in place of one.
final class PhotoPageController: UIViewController {
  /// The position of the photo in the album.
  let index: Int
  private let photo: PhotoZoomScreen.Photo?

  init(_ photo: PhotoZoomScreen.Photo?, index: Int) {
    (self.photo, self.index) = (photo, index)
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func loadView() {
    guard let photo else {
      let label = EverydayLabel(.body, color: .secondaryLabel)
      label.translatesAutoresizingMaskIntoConstraints = true
      label.text = "There are no photos."
      label.textAlignment = .center
      view = label
      return
    }
    view = PhotoPagesPhotoView(photo)
  }

  func showAll() {
    (viewIfLoaded as? PhotoPagesPhotoView)?.showAll()
  }
}
