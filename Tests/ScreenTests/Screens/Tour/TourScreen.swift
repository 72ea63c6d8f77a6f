// SPDX-License-Identifier: MIT

import UIKit

/// The pages that an app shows when it is opened for the first time, with dots, and buttons to the
/// next page and to the end.
final class TourScreen: UIViewController, SampleScreen, UIPageViewControllerDataSource,
  UIPageViewControllerDelegate
{
  static let name = "tour"

  private var content = TourScreen.content(0)
  private var index = 0

  private let pageController = UIPageViewController(
    transitionStyle: .scroll, navigationOrientation: .horizontal)
  private let pageControl = UIPageControl()
  private let skipButton = UIButton(configuration: .plain())
  private let continueButton = UIButton(configuration: .filled())

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    pageController.dataSource = self
    pageController.delegate = self
    addChild(pageController)
    pageController.view.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(pageController.view)
    pageController.didMove(toParent: self)

    pageControl.pageIndicatorTintColor = .tertiaryLabel
    pageControl.currentPageIndicatorTintColor = .label
    pageControl.addAction(
      UIAction { [unowned self] _ in go(to: pageControl.currentPage, animated: true) },
      for: .valueChanged)
    skipButton.configuration?.title = "Skip"
    skipButton.addAction(
      UIAction { [unowned self] _ in go(to: content.pages.count - 1, animated: true) },
      for: .primaryActionTriggered)
    continueButton.configuration?.buttonSize = .large
    continueButton.addAction(
      UIAction { [unowned self] _ in go(to: isLast ? 0 : index + 1, animated: true) },
      for: .primaryActionTriggered)
    let controls = UIStackView(arrangedSubviews: [pageControl, continueButton, skipButton])
    controls.axis = .vertical
    controls.spacing = 8
    controls.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(controls)
    let readable = view.readableContentGuide
    NSLayoutConstraint.activate([
      pageController.view.topAnchor.constraint(equalTo: view.topAnchor),
      pageController.view.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      pageController.view.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      pageController.view.bottomAnchor.constraint(equalTo: controls.topAnchor),
      controls.leadingAnchor.constraint(equalTo: readable.leadingAnchor),
      controls.trailingAnchor.constraint(equalTo: readable.trailingAnchor),
      controls.bottomAnchor.constraint(
        equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -12),
    ])
    go(to: 0, animated: false)
  }

  func show(_ content: Content, animated: Bool) {
    self.content = content
    if isViewLoaded { go(to: 0, animated: animated) }
  }

  // MARK: Pages

  private var isLast: Bool { index >= content.pages.count - 1 }

  private func page(at index: Int) -> UIViewController? {
    guard content.pages.indices.contains(index) else { return nil }
    return TourPageController(content.pages[index], index: index)
  }

  /// An empty tour still has a page, because a page view controller shows at least one.
  private static let welcome = Page(id: -1, symbol: "star", title: "Welcome")

  private func go(to index: Int, animated: Bool) {
    let isForward = index >= self.index
    let page = page(at: index) ?? TourPageController(Self.welcome, index: 0)
    pageController.setViewControllers(
      [page], direction: isForward ? .forward : .reverse, animated: animated)
    turned(to: index)
  }

  private func turned(to index: Int) {
    self.index = index
    pageControl.numberOfPages = content.pages.count
    pageControl.currentPage = index
    pageControl.isHidden = content.pages.count < 2
    skipButton.isHidden = content.pages.count < 2
    skipButton.isEnabled = !isLast
    continueButton.configuration?.title =
      content.pages.isEmpty ? "Get started" : isLast ? "Start again" : "Continue"
  }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController? {
    (viewController as? TourPageController).flatMap { page(at: $0.index - 1) }
  }

  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController? {
    (viewController as? TourPageController).flatMap { page(at: $0.index + 1) }
  }

  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {
    guard completed, let page = pageViewController.viewControllers?.first as? TourPageController
    else { return }
    turned(to: page.index)
  }
}
