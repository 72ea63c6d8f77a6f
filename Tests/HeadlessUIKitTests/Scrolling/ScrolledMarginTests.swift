// SPDX-License-Identifier: MIT
import HeadlessHost
import ResinTestSupport
import Testing

/// The safe area and the margins of views in a scroll view, whose insets and offset are set in the
/// same layout as the views: they are those of the final offset.
///
/// A navigation bar covers the upper 103 points of an iPhone 15, the home indicator the lower 34.
@MainActor @Suite struct ScrolledMarginTests {
  enum Guide: CaseIterable {
    case margins, safeArea, readable, marginsOfStack, marginsOfNestedView
  }

  private final class Page: UIViewController {
    let scroll = UIScrollView()
    let content = UIView()
    let label = UILabel()
    private let guide: Guide

    init(_ guide: Guide) {
      self.guide = guide
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      view.addConstrained(scroll)
      NSLayoutConstraint.activate([
        scroll.topAnchor.constraint(equalTo: view.topAnchor),
        scroll.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        scroll.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        scroll.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      ])
      scroll.pin(content, to: scroll.contentLayoutGuide)
      content.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor).isActive = true
      label.text = "Title"
      fill()
    }

    private func fill() {
      switch guide {
      case .margins: content.pin(label, to: content.layoutMarginsGuide)
      case .safeArea: content.pin(label, to: content.safeAreaLayoutGuide)
      case .readable: content.pin(label, to: content.readableContentGuide)
      case .marginsOfStack:
        let stack = UIStackView(arrangedSubviews: [label])
        stack.isLayoutMarginsRelativeArrangement = true
        content.addConstrained(stack)
        NSLayoutConstraint.activate([
          stack.topAnchor.constraint(equalTo: content.topAnchor),
          stack.bottomAnchor.constraint(equalTo: content.bottomAnchor),
          stack.leadingAnchor.constraint(equalTo: content.leadingAnchor),
        ])
      case .marginsOfNestedView:
        let inner = UIView()
        inner.preservesSuperviewLayoutMargins = true
        content.addConstrained(inner)
        NSLayoutConstraint.activate([
          inner.topAnchor.constraint(equalTo: content.topAnchor),
          inner.bottomAnchor.constraint(equalTo: content.bottomAnchor),
          inner.leadingAnchor.constraint(equalTo: content.leadingAnchor),
          inner.trailingAnchor.constraint(equalTo: content.trailingAnchor),
        ])
        inner.pin(label, to: inner.layoutMarginsGuide)
      }
    }

    /// The distance of the label from the upper edge of the content.
    var distance: CGFloat { label.convert(label.bounds, to: content).minY }
  }

  private func show(
    _ guide: Guide, on host: ScreenHost, inNavigation: Bool = true,
    _ prepare: (UIScrollView) -> Void = { _ in }
  ) -> Page {
    let page = host.perform { Page(guide) }
    host.perform { prepare(page.scroll) }
    host.show(
      inNavigation ? host.perform { UINavigationController(rootViewController: page) } : page)
    host.settle()
    return page
  }

  /// The margin without a safe area, of UIView.layoutMargins; the safe area has none.
  private func margin(_ guide: Guide) -> CGFloat {
    switch guide {
    case .safeArea: 0
    default: 8
    }
  }

  @Test(arguments: Guide.allCases)
  func `Under a bar that the insets avoid, content has the margins of its place`(guide: Guide) {
    let host = ScreenHost(.iPhone15)
    let page = show(guide, on: host)
    expectEqual(page.scroll.contentOffset.y, -103)
    expectEqual(page.content.safeAreaInsets.top, 0)
    expectEqual(page.distance, margin(guide))
    host.expectFirstLayoutIsLast()
    host.rotate(to: .landscape)
    host.settle()
    expectEqual(page.distance, margin(guide))
    host.expectFirstLayoutIsLast()
    host.rotate(to: .portrait)
    host.settle()
    expectEqual(page.distance, margin(guide))
  }

  @Test(arguments: Guide.allCases)
  func `A scroll view that begins to adjust its insets in the layout moves its content once`(
    guide: Guide
  ) {
    // Outside of a navigation controller, the height of the content determines whether the insets
    // are adjusted.
    let host = ScreenHost(.iPhone15)
    let page = show(guide, on: host, inNavigation: false) { $0.alwaysBounceVertical = true }
    expectEqual(page.scroll.contentOffset.y, -59)
    expectEqual(page.distance, margin(guide))
    host.expectFirstLayoutIsLast()
  }

  @Test(arguments: [Guide.margins, .safeArea, .readable, .marginsOfNestedView])
  func `Without adjusted insets the margins follow the content that a finger pulls down`(
    guide: Guide
  ) {
    let host = ScreenHost(.iPhone15)
    let page = show(guide, on: host) {
      $0.contentInsetAdjustmentBehavior = .never
      $0.alwaysBounceVertical = true
    }
    expectNear(page.distance - 103, margin(guide), within: 0.01)
    host.expectFirstLayoutIsLast()
    let finger = host.touch(at: CGPoint(x: 200, y: 400))
    for way in [60.0, 140] {
      finger.move(to: CGPoint(x: 200, y: 400 + way), over: 0.3)
      let offset = page.scroll.contentOffset.y
      #expect(offset < -10)
      // The bar covers less of the content, to whole pixels.
      expectNear(page.distance - max(103 + offset, 0), margin(guide), within: 0.34)
    }
    finger.lift()
    host.settle()
    expectNear(page.distance - 103, margin(guide), within: 0.01)
    host.expectFirstLayoutIsLast()
  }

  @Test func `A bar that is hidden or shown moves the content, whose margins remain`() {
    let host = ScreenHost(.iPhone15)
    let page = show(.margins, on: host)
    for isHidden in [true, false, true] {
      host.perform {
        page.navigationController?.setNavigationBarHidden(isHidden, animated: isHidden)
      }
      host.settle()
      expectEqual(page.scroll.contentOffset.y, (isHidden ? -59 : -103))
      expectEqual(page.distance, 8)
      host.expectFirstLayoutIsLast()
    }
  }

  @Test func `Content that a frame places in a scroll view has the margins of its place`() {
    let host = ScreenHost(.iPhone15)
    let page = host.perform { UIViewController() }
    let (scroll, content, label) = host.perform { (UIScrollView(), UIView(), UILabel()) }
    host.perform {
      label.text = "Title"
      scroll.frame = page.view.bounds
      scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      scroll.contentSize = CGSize(width: 393, height: 300)
      content.frame = CGRect(x: 0, y: 0, width: 393, height: 300)
      content.pin(label, to: content.layoutMarginsGuide)
      scroll.addSubview(content)
      page.view.addSubview(scroll)
    }
    host.show(host.perform { UINavigationController(rootViewController: page) })
    host.settle()
    expectEqual(label.frame.minY, 8)
    host.expectFirstLayoutIsLast()
  }
}
