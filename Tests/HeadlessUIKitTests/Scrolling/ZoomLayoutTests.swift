// SPDX-License-Identifier: MIT
import HeadlessHost
import ResinTestSupport
import Testing

/// Zooming by code and the layouts of the client. A layout happens "prior to the next drawing
/// update" (Apple, "setNeedsLayout()"), so a client can set the scale and then, in the same turn,
/// the image.
@MainActor @Suite struct ZoomLayoutTests {
  enum Place: CaseIterable {
    case controller, scrollView
  }

  enum Change: CaseIterable {
    case plain, animation, transition
  }

  /// Fits its image into its bounds in each layout that changes them.
  private final class FittingView: UIScrollView, UIScrollViewDelegate {
    let image = UIView()
    var layouts = 0
    var offsetAtFit: CGPoint?
    private let fitsInLayout: Bool
    private var fittedSize = CGSize.zero

    init(fitsInLayout: Bool) {
      self.fitsInLayout = fitsInLayout
      super.init(frame: .zero)
      contentInsetAdjustmentBehavior = .never
      delegate = self
      addSubview(image)
    }

    required init?(coder: NSCoder) { nil }

    func viewForZooming(in scrollView: UIScrollView) -> UIView? { image }

    /// Shows an image of another size: at a scale of 1 the frame is that of the image.
    func show(_ size: CGSize) {
      minimumZoomScale = 1
      maximumZoomScale = 1
      zoomScale = 1
      image.frame = CGRect(origin: .zero, size: size)
      contentSize = size
      fittedSize = .zero
      setNeedsLayout()
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      layouts += 1
      if fitsInLayout { fit() }
    }

    func fit() {
      let size = image.bounds.size
      guard bounds.size != fittedSize, bounds.width > 0, size.width > 0 else { return }
      fittedSize = bounds.size
      let scale = min(bounds.width / size.width, bounds.height / size.height)
      minimumZoomScale = scale
      maximumZoomScale = scale * 4
      zoomScale = scale
      if let offsetAtFit { contentOffset = offsetAtFit }
    }
  }

  /// An image above a caption, whose height determines the area of the image.
  private final class PageController: UIViewController {
    let scrollView: FittingView
    let caption = UIView()
    var layouts = 0
    private let place: Place
    private lazy var height = caption.heightAnchor.constraint(equalToConstant: 0)

    init(_ place: Place) {
      self.place = place
      scrollView = FittingView(fitsInLayout: place == .scrollView)
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      for subview in [scrollView, caption] {
        subview.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(subview)
      }
      NSLayoutConstraint.activate([
        scrollView.topAnchor.constraint(equalTo: view.topAnchor),
        scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        scrollView.bottomAnchor.constraint(equalTo: caption.topAnchor),
        caption.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        caption.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        caption.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        height,
      ])
    }

    func show(_ size: CGSize, captionHeight: CGFloat) {
      loadViewIfNeeded()
      height.constant = captionHeight
      view.setNeedsLayout()
      scrollView.show(size)
    }

    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      layouts += 1
      if place == .controller { scrollView.fit() }
    }
  }

  static let sizes = [
    CGSize(width: 2400, height: 500), CGSize(width: 300, height: 1500),
    CGSize(width: 120, height: 90), CGSize(width: 1200, height: 900),
  ]

  private let host = ScreenHost(.iPhone15)

  private func showPage(_ place: Place, _ size: CGSize, captionHeight: CGFloat) -> PageController {
    let page = host.perform { PageController(place) }
    host.perform { page.show(size, captionHeight: captionHeight) }
    host.show(page)
    host.settle()
    return page
  }

  @Test(arguments: Place.allCases, Change.allCases)
  func `A page that shows another image equals one that has shown nothing else`(
    _ place: Place, _ change: Change
  ) {
    let page = showPage(place, CGSize(width: 1200, height: 900), captionHeight: 80)
    for (index, size) in Self.sizes.enumerated() {
      let captionHeight = 40 + 50 * CGFloat(index)
      let update: @MainActor @Sendable () -> Void = {
        page.show(size, captionHeight: captionHeight)
      }
      switch change {
      case .plain: host.perform(update)
      case .animation: host.perform { UIView.animate(withDuration: 0.3, animations: update) }
      case .transition:
        host.perform {
          UIView.transition(
            with: page.scrollView, duration: 0.3, options: .transitionCrossDissolve,
            animations: update)
        }
      }
      host.settle()
      // By arithmetic: the screen is 393 points wide and 852 high.
      let scale = min(393 / size.width, (852 - captionHeight) / size.height)
      let view = page.scrollView
      expectNear(view.zoomScale, scale, within: 1e-9)
      expectNear(view.image.transform.a, scale, within: 1e-9)
      expectNear(view.image.transform.d, scale, within: 1e-9)
      expectEqual(view.image.bounds.size, size)
      expectNear(view.contentSize.width, size.width * scale, within: 1e-6)
      expectNear(view.contentSize.height, size.height * scale, within: 1e-6)
      expectEqual(view.image.frame.origin, .zero)
      expectEqual(view.contentOffset, .zero)
    }
  }

  @Test(arguments: Place.allCases, [false, true])
  func `A scale or a rectangle that code sets is laid out at the end of the turn`(
    _ place: Place, _ isRectangle: Bool
  ) {
    let page = showPage(place, CGSize(width: 1200, height: 900), captionHeight: 80)
    let view = page.scrollView
    let (layouts, layoutsOfPage) = (view.layouts, page.layouts)
    host.perform {
      page.view.setNeedsLayout()
      if isRectangle {
        view.zoom(to: CGRect(x: 0, y: 0, width: 600, height: 450), animated: false)
      } else {
        view.zoomScale = view.minimumZoomScale * 2
      }
      expectEqual(view.layouts, layouts)
      expectEqual(page.layouts, layoutsOfPage)
    }
    #expect(view.layouts > layouts && page.layouts > layoutsOfPage)
    expectNear(view.zoomScale, 0.655, within: 1e-9)
  }

  @Test func `An animated zoom does not lay out the views around it before the turn ends`() {
    let page = showPage(.controller, CGSize(width: 1200, height: 900), captionHeight: 80)
    let layouts = page.layouts
    host.perform {
      page.view.setNeedsLayout()
      page.scrollView.setZoomScale(page.scrollView.maximumZoomScale, animated: true)
      expectEqual(page.layouts, layouts)
    }
    host.settle()
    #expect(page.layouts > layouts)
    expectNear(page.scrollView.zoomScale, 1.31, within: 1e-9)
  }

  /// Centers its image in each layout.
  private final class CenteringView: UIScrollView, UIScrollViewDelegate {
    let image = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 300))

    override init(frame: CGRect) {
      super.init(frame: frame)
      contentInsetAdjustmentBehavior = .never
      minimumZoomScale = 0.5
      maximumZoomScale = 4
      contentSize = image.bounds.size
      delegate = self
      addSubview(image)
    }

    required init?(coder: NSCoder) { nil }

    func viewForZooming(in scrollView: UIScrollView) -> UIView? { image }

    override func layoutSubviews() {
      super.layoutSubviews()
      image.frame.origin = CGPoint(
        x: max(0, (bounds.width - image.frame.width) / 2),
        y: max(0, (bounds.height - image.frame.height) / 2))
    }
  }

  private func showCentered() -> CenteringView {
    let view = host.perform { CenteringView() }
    host.show(view)
    host.settle()
    return view
  }

  @Test func `An offset that code sets after the scale remains through the layout`() {
    for offset in [CGPoint(x: 10, y: 20), CGPoint(x: 393, y: 174), .zero] {
      let view = showCentered()
      host.perform {
        view.zoomScale = 4
        view.contentOffset = offset
      }
      host.settle()
      expectEqual(view.contentOffset, offset)
      expectEqual(view.image.frame, CGRect(x: 0, y: 0, width: 1572, height: 1200))
    }
  }

  @Test func `An offset that equals the present one remains, too`() {
    let view = showCentered()
    var offset = CGPoint.zero
    host.perform {
      view.zoomScale = 4
      offset = view.contentOffset
      view.contentOffset = offset
    }
    host.settle()
    expectEqual(view.contentOffset, offset)
  }

  @Test func `The middle remains through several scales and rectangles in one turn`() {
    let view = showCentered()
    host.perform {
      view.zoomScale = 0.5
      view.zoomScale = 3
      view.zoom(to: CGRect(x: 150, y: 100, width: 93, height: 100), animated: false)
    }
    // min(393 / 93, 852 / 100) is more than the limit of 4.
    expectEqual(view.zoomScale, 4)
    let middle = view.image.convert(CGPoint(x: 196.5, y: 150), to: nil)
    expectNear(middle.x, 196.5, within: 1e-6)
    expectNear(middle.y, 426, within: 1e-6)
    // Later layouts do not move it.
    let offset = view.contentOffset
    host.perform { view.setNeedsLayout() }
    host.settle()
    expectEqual(view.contentOffset, offset)
  }
}
