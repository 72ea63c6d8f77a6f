// SPDX-License-Identifier: MIT
import HeadlessHost
import ResinTestSupport
import Testing

/// A photo viewer in the manner of apps: the image has the size of its pixels, and is centered
/// while it is smaller than the view.
@MainActor
private final class PhotoController: UIViewController, UIScrollViewDelegate {
  let scrollView = UIScrollView()
  let photo = UIView()
  var log: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    scrollView.frame = view.bounds
    scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    scrollView.contentInsetAdjustmentBehavior = .never
    scrollView.delegate = self
    photo.frame = CGRect(x: 0, y: 0, width: 786, height: 786)
    scrollView.contentSize = photo.frame.size
    scrollView.addSubview(photo)
    view.addSubview(scrollView)
    photo.addGestureRecognizer(
      {
        let tap = UITapGestureRecognizer { [unowned self] in doubleTapped($0) }
        tap.numberOfTapsRequired = 2
        return tap
      }())
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let scale = min(scrollView.bounds.width / 786, scrollView.bounds.height / 786)
    scrollView.minimumZoomScale = scale
    scrollView.maximumZoomScale = 2
    if scrollView.zoomScale < scale || log.isEmpty { scrollView.zoomScale = scale }
  }

  private func doubleTapped(_ tap: UITapGestureRecognizer) {
    guard scrollView.zoomScale == scrollView.minimumZoomScale else {
      return scrollView.setZoomScale(scrollView.minimumZoomScale, animated: true)
    }
    let place = tap.location(in: photo)
    scrollView.zoom(
      to: CGRect(x: place.x - 50, y: place.y - 50, width: 100, height: 100), animated: true)
  }

  func viewForZooming(in scrollView: UIScrollView) -> UIView? { photo }

  func scrollViewDidZoom(_ scrollView: UIScrollView) {
    let (bounds, size) = (scrollView.bounds.size, scrollView.contentSize)
    scrollView.contentInset = UIEdgeInsets(
      top: max((bounds.height - size.height) / 2, 0), left: max((bounds.width - size.width) / 2, 0),
      bottom: 0, right: 0)
    if log.last != "zoom" { log.append("zoom") }
  }

  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
    log.append("begin \(view === photo)")
  }

  func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) {
    log.append("end \(scale)")
  }
}

@MainActor @Suite struct ZoomTests {
  let host = ScreenHost(.iPhone15)

  private func showPhoto() -> PhotoController {
    let controller = host.perform { PhotoController() }
    host.show(controller)
    host.settle()
    controller.log = ["shown"]
    return controller
  }

  @Test func `A scale set by code scales the view and the content about the center`() {
    let viewer = showPhoto()
    let scrollView = viewer.scrollView
    #expect(scrollView.zoomScale == 0.5 && scrollView.contentSize.width == 393)
    expectEqual(viewer.photo.frame, CGRect(x: 0, y: 0, width: 393, height: 393))
    expectEqual(scrollView.contentOffset.y, -229.5)
    host.perform { scrollView.zoomScale = 9 }
    #expect(
      scrollView.zoomScale == 2 && scrollView.contentSize == CGSize(width: 1572, height: 1572))
    let middle = viewer.photo.convert(
      CGPoint(x: scrollView.bounds.midX, y: scrollView.bounds.midY), from: scrollView)
    #expect(abs(middle.x - 393) < 0.01 && abs(middle.y - 393) < 0.01)
    expectEqual(viewer.log, ["shown", "zoom"])
  }

  @Test func `Fingers zoom about the point between them`() {
    let viewer = showPhoto()
    let center = CGPoint(x: 150, y: 426)  // vertically in the middle, where the photo stays
    let before = viewer.photo.convert(center, from: nil)
    host.pinch(at: center, from: 100, to: 200)
    host.settle()
    // The gesture begins 8 points late, and scales from there.
    #expect(viewer.scrollView.zoomScale > 0.9 && viewer.scrollView.zoomScale <= 1.001)
    let after = viewer.photo.convert(center, from: nil)
    #expect(abs(before.x - after.x) < 1 && abs(before.y - after.y) < 1)
    #expect(!viewer.scrollView.isZooming)
    expectEqual(viewer.log, ["shown", "begin true", "zoom", "end \(viewer.scrollView.zoomScale)"])
  }

  @Test func `A scale beyond the limits bounces back, and without bounces it stops there`() {
    let viewer = showPhoto()
    let fingers = host.touch(at: [CGPoint(x: 50, y: 400), CGPoint(x: 340, y: 400)])
    host.move(
      [(fingers[0], CGPoint(x: 180, y: 400)), (fingers[1], CGPoint(x: 210, y: 400))], over: 0.3)
    #expect(viewer.scrollView.isZooming)
    #expect(viewer.scrollView.zoomScale < 0.5 && viewer.scrollView.zoomScale > 0.1)
    host.lift(fingers)
    #expect(viewer.scrollView.isZoomBouncing)
    host.settle()
    #expect(viewer.scrollView.zoomScale == 0.5 && !viewer.scrollView.isZoomBouncing)
    expectEqual(viewer.log.last, "end 0.5")
    viewer.scrollView.bouncesZoom = false
    let others = host.touch(at: [CGPoint(x: 50, y: 400), CGPoint(x: 340, y: 400)])
    host.move(
      [(others[0], CGPoint(x: 180, y: 400)), (others[1], CGPoint(x: 210, y: 400))], over: 0.3)
    expectEqual(viewer.scrollView.zoomScale, 0.5)
    host.lift(others)
  }

  @Test func `A double tap zooms to the tapped place and back`() {
    let viewer = showPhoto()
    host.doubleTap(at: CGPoint(x: 100, y: 400))
    host.settle()
    expectEqual(viewer.scrollView.zoomScale, 2)
    expectEqual(viewer.log, ["shown", "begin true", "zoom", "end 2.0"])
    host.doubleTap(at: CGPoint(x: 200, y: 400))
    host.settle()
    expectEqual(viewer.scrollView.zoomScale, 0.5)
    expectEqual(viewer.photo.frame.origin, .zero)
  }

  /// Centers its photo in each layout, as Apple's sample PhotoScroller does.
  private final class CenteringView: UIScrollView, UIScrollViewDelegate {
    let photo = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 300))

    func viewForZooming(in scrollView: UIScrollView) -> UIView? { photo }

    override func layoutSubviews() {
      super.layoutSubviews()
      photo.frame.origin = CGPoint(
        x: max(bounds.width - photo.frame.width, 0) / 2,
        y: max(bounds.height - photo.frame.height, 0) / 2)
    }
  }

  @Test(arguments: [false, true])
  func `A part of content that the layout centers is shown in the middle`(_ animated: Bool) {
    let view = host.perform { CenteringView() }
    view.addSubview(view.photo)
    view.delegate = view
    view.contentInsetAdjustmentBehavior = .never
    view.maximumZoomScale = 4
    view.contentSize = view.photo.bounds.size
    host.show(view)
    host.perform {
      view.zoom(to: CGRect(x: 150, y: 100, width: 100, height: 100), animated: animated)
    }
    host.settle()
    let middle = view.photo.convert(CGPoint(x: 200, y: 150), to: nil)
    #expect(abs(middle.x - 196.5) < 0.5 && abs(middle.y - 426) < 0.5)
  }

  @Test func `Zoomed content scrolls within its limits`() {
    let viewer = showPhoto()
    host.perform { viewer.scrollView.zoomScale = 2 }
    host.drag(from: CGPoint(x: 100, y: 300), to: CGPoint(x: 380, y: 800))
    host.drag(from: CGPoint(x: 100, y: 300), to: CGPoint(x: 380, y: 800))
    host.drag(from: CGPoint(x: 100, y: 300), to: CGPoint(x: 380, y: 800))
    host.settle()
    expectEqual(viewer.scrollView.contentOffset, .zero)
  }

  @Test func `A rotation keeps the scale, and the content inside`() {
    let viewer = showPhoto()
    host.perform { viewer.scrollView.zoomScale = 1 }
    host.rotate(to: .landscape)
    host.settle()
    expectEqual(viewer.scrollView.zoomScale, 1)
    expectEqual(viewer.scrollView.contentSize, CGSize(width: 786, height: 786))
    let offset = viewer.scrollView.contentOffset
    // The application's insets are those of the last zoom.
    #expect(offset.x <= 0.01 && offset.y >= -33 && offset.y <= 393)
  }

  @Test func `Content that constraints size is zoomed, and a layout does not undo it`() {
    final class Delegate: NSObject, UIScrollViewDelegate {
      let photo: UIView
      init(_ photo: UIView) { self.photo = photo }
      func viewForZooming(in scrollView: UIScrollView) -> UIView? { photo }
    }
    let (scrollView, photo) = host.perform { (UIScrollView(), UIView()) }
    let delegate = Delegate(photo)
    host.perform {
      scrollView.contentInsetAdjustmentBehavior = .never
      scrollView.delegate = delegate
      scrollView.maximumZoomScale = 3
      photo.translatesAutoresizingMaskIntoConstraints = false
      scrollView.addSubview(photo)
      NSLayoutConstraint.activate([
        photo.topAnchor.constraint(equalTo: scrollView.topAnchor, constant: 10),
        photo.leadingAnchor.constraint(equalTo: scrollView.leadingAnchor, constant: 20),
        photo.trailingAnchor.constraint(equalTo: scrollView.trailingAnchor),
        photo.bottomAnchor.constraint(equalTo: scrollView.bottomAnchor),
        photo.widthAnchor.constraint(equalToConstant: 300),
        photo.heightAnchor.constraint(equalToConstant: 400),
      ])
    }
    host.show(scrollView)
    host.settle()
    expectEqual(scrollView.contentSize, CGSize(width: 320, height: 410))
    host.perform { scrollView.zoomScale = 2 }
    let expected = CGRect(x: 20, y: 10, width: 600, height: 800)
    expectEqual(photo.frame, expected)
    expectEqual(scrollView.contentSize, CGSize(width: 620, height: 810))
    host.perform { scrollView.setNeedsLayout() }
    host.rotate(to: .landscape)
    host.settle()
    #expect(photo.frame == expected && scrollView.contentSize == CGSize(width: 620, height: 810))
  }

  @Test func `Without a view or with bad numbers nothing is zoomed`() {
    let scrollView = host.perform { UIScrollView() }
    scrollView.maximumZoomScale = 4
    scrollView.zoomScale = 2
    #expect(scrollView.zoomScale == 1 && scrollView.pinchGestureRecognizer != nil)
    let viewer = showPhoto()
    viewer.scrollView.zoomScale = .nan
    viewer.scrollView.zoom(to: .null, animated: false)
    viewer.scrollView.zoom(to: CGRect(x: 0, y: 0, width: 0, height: 10), animated: true)
    expectEqual(viewer.scrollView.zoomScale, 0.5)
    viewer.scrollView.maximumZoomScale = viewer.scrollView.minimumZoomScale
    #expect(viewer.scrollView.pinchGestureRecognizer == nil)
  }
}
