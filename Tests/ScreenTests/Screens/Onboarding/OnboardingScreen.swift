// SPDX-License-Identifier: MIT

import UIKit

/// The introduction of an app before its first use: pages that are swiped through, dots, and a
/// button that shows the next page.
final class OnboardingScreen: UIViewController, SampleScreen {
  static let name = "onboarding"

  private var content = OnboardingScreen.content(0)
  private var pages: [Int: PageView] = [:]
  private var currentPage = 0
  private var alignedSize = CGSize.zero
  private var needsAlignment = true

  private let scrollView = UIScrollView()
  private let pageStack = UIStackView()
  private let pageControl = PageDots()
  private let nextButton = UIButton(configuration: .filled())
  private let skipButton = UIButton(configuration: .plain())
  private let emptyView = EmptyView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground

    scrollView.isPagingEnabled = true
    scrollView.showsHorizontalScrollIndicator = false
    scrollView.contentInsetAdjustmentBehavior = .never  // Each page keeps clear of the safe area.
    scrollView.delegate = self
    scrollView.accessibilityIdentifier = "pages"
    pageControl.currentPageIndicatorTintColor = .label
    pageControl.pageIndicatorTintColor = .tertiaryLabel
    pageControl.addAction(
      UIAction { [unowned self] _ in go(to: pageControl.currentPage, animated: true) },
      for: .valueChanged)
    nextButton.configuration?.buttonSize = .large
    nextButton.configuration?.cornerStyle = .large
    nextButton.accessibilityIdentifier = "next"
    nextButton.addAction(UIAction { [unowned self] _ in goOn() }, for: .primaryActionTriggered)
    skipButton.configuration?.title = "Skip"
    skipButton.accessibilityIdentifier = "skip"
    skipButton.addAction(
      UIAction { [unowned self] _ in go(to: content.pages.count - 1, animated: true) },
      for: .primaryActionTriggered)

    let controls = UIStackView(arrangedSubviews: [pageControl, nextButton, skipButton])
    controls.axis = .vertical
    controls.spacing = 8
    for child in [scrollView, pageStack, controls, emptyView] {
      child.translatesAutoresizingMaskIntoConstraints = false
    }
    view.addSubview(scrollView)
    scrollView.addSubview(pageStack)
    view.addSubview(controls)
    view.addSubview(emptyView)
    let controlsWidth = controls.widthAnchor.constraint(
      equalTo: view.layoutMarginsGuide.widthAnchor)
    controlsWidth.priority = .defaultHigh
    NSLayoutConstraint.activate([
      scrollView.topAnchor.constraint(equalTo: view.topAnchor),
      scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      scrollView.bottomAnchor.constraint(equalTo: controls.topAnchor, constant: -8),
      pageStack.topAnchor.constraint(equalTo: scrollView.contentLayoutGuide.topAnchor),
      pageStack.leadingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.leadingAnchor),
      pageStack.trailingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.trailingAnchor),
      pageStack.bottomAnchor.constraint(equalTo: scrollView.contentLayoutGuide.bottomAnchor),
      pageStack.heightAnchor.constraint(equalTo: scrollView.frameLayoutGuide.heightAnchor),
      controls.centerXAnchor.constraint(equalTo: view.layoutMarginsGuide.centerXAnchor),
      controls.widthAnchor.constraint(lessThanOrEqualToConstant: 420),
      controls.widthAnchor.constraint(lessThanOrEqualTo: view.layoutMarginsGuide.widthAnchor),
      controlsWidth,
      controls.bottomAnchor.constraint(
        equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -8),
      emptyView.centerYAnchor.constraint(equalTo: view.safeAreaLayoutGuide.centerYAnchor),
      emptyView.leadingAnchor.constraint(equalTo: view.readableContentGuide.leadingAnchor),
      emptyView.trailingAnchor.constraint(equalTo: view.readableContentGuide.trailingAnchor),
    ])
    registerForTraitChanges([UITraitLayoutDirection.self]) { (self: Self, _) in
      self.needsAlignment = true
      self.view.setNeedsLayout()
    }
    apply()
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    guard needsAlignment || alignedSize != scrollView.bounds.size else { return }
    needsAlignment = false
    alignedSize = scrollView.bounds.size
    scrollView.layoutIfNeeded()
    scrollView.contentOffset = offset(of: currentPage)
  }

  func show(_ content: Content, animated: Bool) {
    guard content != self.content else { return }
    self.content = content
    guard isViewLoaded else { return }
    if animated, view.window != nil {
      UIView.transition(with: view, duration: 0.25, options: .transitionCrossDissolve) {
        self.apply()
      }
    } else {
      apply()
    }
  }

  private func apply() {
    var kept: [Int: PageView] = [:]
    for (index, page) in content.pages.enumerated() {
      let known = pages.removeValue(forKey: page.id)
      let pageView = known ?? PageView()
      pageView.show(page, position: index + 1, of: content.pages.count)
      pageStack.insertArrangedSubview(pageView, at: index)
      if known == nil {
        pageView.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor).isActive =
          true
      }
      kept[page.id] = pageView
    }
    for pageView in pages.values { pageView.removeFromSuperview() }
    pages = kept
    currentPage = max(0, min(currentPage, content.pages.count - 1))
    emptyView.isHidden = !content.pages.isEmpty
    scrollView.isHidden = content.pages.isEmpty
    pageControl.numberOfPages = content.pages.count
    pageControl.isHidden = content.pages.count < 2
    updateControls()
    needsAlignment = true
    view.setNeedsLayout()
  }

  private func updateControls() {
    pageControl.currentPage = currentPage
    let isLast = currentPage >= content.pages.count - 1
    nextButton.configuration?.title = isLast ? content.start : "Continue"
    // The position of the button is kept, so that nothing jumps on the last page.
    skipButton.alpha = isLast ? 0 : 1
    skipButton.isEnabled = !isLast
    skipButton.accessibilityElementsHidden = isLast
  }

  // MARK: Pages

  private var isRightToLeft: Bool { view.effectiveUserInterfaceLayoutDirection == .rightToLeft }

  private func offset(of page: Int) -> CGPoint {
    let width = scrollView.bounds.width
    let position = isRightToLeft ? content.pages.count - 1 - page : page
    return CGPoint(x: CGFloat(max(position, 0)) * width, y: 0)
  }

  private func goOn() {
    if currentPage + 1 < content.pages.count {
      go(to: currentPage + 1, animated: true)
    } else if presentingViewController != nil {
      dismiss(animated: true)
    }
  }

  private func go(to page: Int, animated: Bool) {
    guard content.pages.indices.contains(page) else { return }
    scrollView.setContentOffset(offset(of: page), animated: animated)
  }
}

// MARK: - UIScrollViewDelegate

extension OnboardingScreen: UIScrollViewDelegate {
  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    let width = scrollView.bounds.width
    // While the size changes the offset is still that of the old size.
    guard width > 0, scrollView.bounds.size == alignedSize, !needsAlignment else { return }
    let position = Int((scrollView.contentOffset.x / width).rounded())
    let page = isRightToLeft ? content.pages.count - 1 - position : position
    guard page != currentPage, content.pages.indices.contains(page) else { return }
    currentPage = page
    updateControls()
  }
}
