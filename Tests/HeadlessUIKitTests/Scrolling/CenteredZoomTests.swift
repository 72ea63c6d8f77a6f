// SPDX-License-Identifier: MIT
import Foundation
import HeadlessHost
import ResinTestSupport
import Testing

/// Zooming of a view that the client centers in each step, as Apple's sample "PhotoScroller" does
/// in `layoutSubviews()`. The point between the fingers is the one that was there when they began.
@MainActor @Suite struct CenteredZoomTests {
  enum Centering: CaseIterable {
    case frameInLayout, frameInZoom, insetsInZoom, insetsInLayout, none
  }

  private final class Photo: UIScrollView, UIScrollViewDelegate {
    let image = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 300))
    var centering = Centering.none
    var zooms = 0

    init(_ centering: Centering) {
      super.init(frame: .zero)
      self.centering = centering
      addSubview(image)
      contentSize = image.bounds.size
      minimumZoomScale = 0.5
      maximumZoomScale = 3
      delegate = self
      contentInsetAdjustmentBehavior = .never
    }

    required init?(coder: NSCoder) { nil }

    func viewForZooming(in scrollView: UIScrollView) -> UIView? { image }

    func scrollViewDidZoom(_ scrollView: UIScrollView) {
      zooms += 1
      if centering == .frameInZoom { centerByFrame() }
      if centering == .insetsInZoom { centerByInsets() }
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      if centering == .frameInLayout || (centering == .frameInZoom && zooms == 0) {
        centerByFrame()
      }
      if centering == .insetsInLayout || (centering == .insetsInZoom && zooms == 0) {
        centerByInsets()
      }
    }

    private var space: CGSize {
      CGSize(
        width: max(0, (bounds.width - image.frame.width) / 2),
        height: max(0, (bounds.height - image.frame.height) / 2))
    }

    private func centerByFrame() {
      image.frame.origin = CGPoint(x: space.width, y: space.height)
    }

    private func centerByInsets() {
      let insets = UIEdgeInsets(
        top: space.height, left: space.width, bottom: space.height, right: space.width)
      if contentInset != insets { contentInset = insets }
    }
  }

  /// The middle of the screen, and a position beside it.
  static let places = [CGPoint(x: 196.5, y: 426), CGPoint(x: 150, y: 380)]

  private let host = ScreenHost(.iPhone15)

  private func show(_ centering: Centering) -> Photo {
    let photo = host.perform { Photo(centering) }
    host.show(photo)
    host.settle()
    return photo
  }

  /// The frame of the image on the screen, as it is shown at the moment.
  private func frame(of photo: Photo) -> CGRect {
    let image = photo.image.layer.presentation() ?? photo.image.layer
    let origin = (photo.layer.presentation() ?? photo.layer).bounds.origin
    return image.frame.offsetBy(dx: -origin.x, dy: -origin.y)
  }

  private func expectHeld(
    _ point: CGPoint, at place: CGPoint, in photo: Photo, _ comment: String
  ) {
    let now = photo.image.convert(point, to: nil)
    #expect(now.distance(from: place) < 1e-6, "\(comment): \(now) instead of \(place)")
  }

  /// Moves two fingers along a horizontal line, and checks each step.
  @Test(arguments: Centering.allCases, [36, 100, 190] as [CGFloat])
  func `The point between the fingers stays there, at both bounces`(
    _ centering: Centering, _ reach: CGFloat
  ) {
    for place in Self.places {
      let photo = show(centering)
      let start: CGFloat = reach == 190 ? 40 : 140
      let fingers = host.touch(at: [
        CGPoint(x: place.x - start, y: place.y), CGPoint(x: place.x + start, y: place.y),
      ])
      let point = photo.image.convert(place, from: nil)
      for step in 1...12 {
        let way = start + (reach - start) * CGFloat(step) / 12
        host.move(
          [
            (fingers[0], CGPoint(x: place.x - way, y: place.y)),
            (fingers[1], CGPoint(x: place.x + way, y: place.y)),
          ], over: host.frameDuration * 2)
        expectHeld(point, at: place, in: photo, "\(centering) \(reach) \(step)")
      }
      if reach == 36 { #expect(photo.zoomScale < 0.5) }
      if reach == 190 { #expect(photo.zoomScale > 3) }
      expectContinuousLift(of: fingers, photo)
      if centering != .none, photo.zoomScale < 2 {
        let frame = frame(of: photo)
        expectNear(frame.midY, 426, within: 1e-6)
        if frame.width < 393 { expectNear(frame.midX, 196.5, within: 1e-6) }
      }
      host.settle()
    }
  }

  /// Lifts fingers; from there the image moves without a jump, to a scale and a position within the
  /// limits.
  private func expectContinuousLift(of fingers: [Finger], _ photo: Photo) {
    var last = frame(of: photo)
    host.lift(fingers)
    var steps: [CGFloat] = []
    for _ in 0..<40 {
      host.advanceFrame()
      let now = frame(of: photo)
      let edges = [
        now.minX - last.minX, now.maxX - last.maxX, now.minY - last.minY, now.maxY - last.maxY,
      ]
      steps.append(edges.map(abs).max() ?? 0)
      last = now
    }
    host.settle()
    let total = steps.reduce(0, +)
    // Eased in and out over 18 frames: no frame has more than a fifth of the way.
    #expect(steps.allSatisfy { $0 <= total / 5 + 0.5 }, "\(steps)")
    #expect(photo.zoomScale >= 0.5 && photo.zoomScale <= 3)
    #expect(!photo.isZooming && !photo.isZoomBouncing && !photo.isDecelerating)
    let inside = photo.bounds.inset(by: photo.adjustedContentInset)
    if inside.width < photo.contentSize.width {
      #expect(photo.contentOffset.x >= -photo.contentInset.left - 1e-6)
    }
  }

  @Test(arguments: Centering.allCases)
  func `Fingers whose center moves take the point with them`(_ centering: Centering) {
    let photo = show(centering)
    let fingers = host.touch(at: [CGPoint(x: 100, y: 426), CGPoint(x: 300, y: 426)])
    // The gesture begins here; from now on the point is held.
    host.move(
      [(fingers[0], CGPoint(x: 110, y: 426)), (fingers[1], CGPoint(x: 290, y: 426))], over: 0.1)
    let point = photo.image.convert(CGPoint(x: 200, y: 426), from: nil)
    for step in 1...10 {
      let (left, right) = (
        CGPoint(x: 110 + 8 * CGFloat(step), y: 426 + 6 * CGFloat(step)),
        CGPoint(x: 290 - 2 * CGFloat(step), y: 426 + 12 * CGFloat(step))
      )
      host.move([(fingers[0], left), (fingers[1], right)], over: host.frameDuration)
      expectHeld(
        point, at: CGPoint(x: (left.x + right.x) / 2, y: (left.y + right.y) / 2), in: photo,
        "\(centering) \(step)")
    }
    host.lift(fingers)
    host.settle()
    #expect(photo.zoomScale >= 0.5 && !photo.isDecelerating)
  }

  @Test(arguments: Centering.allCases)
  func `Lifting one finger and putting another down does not move the image`(
    _ centering: Centering
  ) {
    let photo = show(centering)
    let fingers = host.touch(at: [CGPoint(x: 100, y: 426), CGPoint(x: 300, y: 426)])
    host.move(
      [(fingers[0], CGPoint(x: 60, y: 426)), (fingers[1], CGPoint(x: 340, y: 426))], over: 0.2)
    let before = frame(of: photo)
    fingers[1].lift()
    host.advanceFrames(3)
    expectEqual(frame(of: photo), before)
    let other = host.touch(at: CGPoint(x: 200, y: 600))
    host.advanceFrames(3)
    expectEqual(frame(of: photo), before)
    host.move([(other, CGPoint(x: 200, y: 601))], over: host.frameDuration)
    let after = frame(of: photo)
    #expect(abs(after.midX - before.midX) < 3 && abs(after.midY - before.midY) < 3)
    host.lift([fingers[0], other])
    host.settle()
    #expect(!photo.isZooming)
  }

  enum Interruption: CaseIterable {
    case cancelled, inactive, removed
  }

  @Test(arguments: Centering.allCases, Interruption.allCases)
  func `A pinch that is interrupted ends within the limits`(
    _ centering: Centering, _ interruption: Interruption
  ) {
    let photo = show(centering)
    let fingers = host.touch(at: [CGPoint(x: 60, y: 426), CGPoint(x: 330, y: 426)])
    host.move(
      [(fingers[0], CGPoint(x: 160, y: 426)), (fingers[1], CGPoint(x: 230, y: 426))], over: 0.2)
    #expect(photo.zoomScale < 0.5 && photo.isZooming)
    switch interruption {
    case .cancelled: host.cancelTouches()
    case .inactive: host.resignActive()
    case .removed: host.perform { photo.removeFromSuperview() }
    }
    host.settle()
    #expect(!photo.isZooming && !photo.isZoomBouncing && !photo.isTracking)
    expectEqual(photo.zoomScale, 0.5)
    expectEqual(photo.contentOffset.x, -photo.contentInset.left)
    expectEqual(photo.contentOffset.y, -photo.contentInset.top)
  }

  @Test(arguments: Centering.allCases, [false, true])
  func `A scale set by code shows the same as fingers that lead to it`(
    _ centering: Centering, _ animated: Bool
  ) {
    let photo = show(centering)
    for scale in [0.5, 2, 0.7, 3, 1] as [CGFloat] {
      host.perform { photo.setZoomScale(scale, animated: animated) }
      host.settle()
      let frame = frame(of: photo)
      expectNear(frame.width, 393 * scale, within: 1e-6)
      guard centering != .none else { continue }
      // The middle of the image, which was in the middle of the screen, remains there.
      expectNear(frame.midX, 196.5, within: 1e-6)
      expectNear(frame.midY, 426, within: 1e-6)
    }
  }
}

extension CGPoint {
  fileprivate func distance(from other: CGPoint) -> CGFloat { hypot(x - other.x, y - other.y) }
}
