// SPDX-License-Identifier: MIT
import Foundation
import ResinTestSupport
import Testing

@testable import HeadlessUIKit

/// A scroll view in a shown window, moved through the calls that its pan recognizer makes.
@MainActor
final class ScrollStage {
  let device: Device
  let window: UIWindow
  let view: UIScrollView
  let log = ScrollLog()

  init(
    size: CGSize = CGSize(width: 300, height: 600),
    content: CGSize = CGSize(width: 300, height: 3000), framesPerSecond: Double = 60,
    make: (@MainActor (CGRect) -> UIScrollView)? = nil
  ) {
    device = Device(framesPerSecond: framesPerSecond)
    (window, view) = device.perform {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
      let frame = CGRect(origin: .zero, size: size)
      let view = make?(frame) ?? UIScrollView(frame: frame)
      view.contentSize = content
      window.addSubview(view)
      window.isHidden = false
      return (window, view)
    }
    view.delegate = log
    log.view = view
  }

  var offset: Double { view.contentOffset.y }

  /// Drags along a line, and releases the content with a velocity of the finger.
  func drag(by way: CGPoint, velocity: CGPoint = .zero) {
    begin()
    view.drag(to: way)
    view.endDrag(velocity: velocity)
  }

  func begin() {
    view.touchBegan()
    view.beginDrag(at: .zero)
  }

  /// Advances frames until the content rests, and returns the offset in each frame.
  @discardableResult
  func settle(limit: TimeInterval = 30) -> [(time: TimeInterval, offset: CGPoint)] {
    let start = device.now
    var trace: [(TimeInterval, CGPoint)] = []
    while !view.isAtRest, device.now - start < limit {
      device.advanceFrame()
      trace.append((device.now - start, view.contentOffset))
    }
    return trace
  }
}

/// A delegate that records all calls, and checks the invariants of each of them.
@MainActor
final class ScrollLog: NSObject, UIScrollViewDelegate {
  var lines: [String] = []
  var countsScrolls = false
  weak var view: UIScrollView?
  var didScroll: ((UIScrollView) -> Void)?
  var willEndDragging: ((CGPoint, inout CGPoint) -> Void)?
  var onCall: ((String) -> Void)?

  /// Whether the content is dragged or decelerates, according to the calls so far.
  private(set) var isDragging = false
  private(set) var isDecelerating = false

  func take() -> [String] {
    defer { lines = [] }
    return lines
  }

  private func add(_ line: String) {
    lines.append(line)
    onCall?(line)
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    check(scrollView)
    if countsScrolls || lines.last != "scrolled" { lines.append("scrolled") }
    didScroll?(scrollView)
  }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    check(scrollView)
    #expect(!isDragging && !isDecelerating)
    isDragging = true
    add("willBeginDragging")
  }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    check(scrollView)
    #expect(isDragging && scrollView.isDragging)
    willEndDragging?(velocity, &targetContentOffset.pointee)
    add("willEndDragging")
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    check(scrollView)
    #expect(isDragging && !scrollView.isDragging)
    expectEqual(scrollView.isDecelerating, decelerate)
    isDragging = false
    add("didEndDragging \(decelerate)")
  }

  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    check(scrollView)
    #expect(!isDragging && !isDecelerating && scrollView.isDecelerating)
    isDecelerating = true
    add("willBeginDecelerating")
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    check(scrollView)
    #expect(isDecelerating && !scrollView.isDecelerating)
    isDecelerating = false
    add("didEndDecelerating")
  }

  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    check(scrollView)
    add("didEndScrollingAnimation")
  }

  func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {
    check(scrollView)
    add("didScrollToTop")
  }

  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
    check(scrollView)
    add("didChangeAdjustedContentInset")
  }

  private func check(_ view: UIScrollView) {
    #expect(self.view == nil || self.view === view)
    #expect(!(view.isDragging && view.isDecelerating))
    #expect(!view.isDragging || view.isTracking)
    let offset = view.contentOffset
    #expect(!offset.x.isNaN && !offset.y.isNaN)
  }
}

/// The closed forms, written independently: nothing of the library is called here.
enum ScrollFormula {
  /// The velocity falls to `rate` of itself every millisecond; the distance is its integral.
  static func coasting(
    from start: Double, velocity: Double, rate: Double = 0.998, after seconds: Double
  ) -> Double {
    start + velocity * (pow(rate, 1000 * seconds) - 1) / (1000 * log(rate))
  }

  static func rest(from start: Double, velocity: Double, rate: Double = 0.998) -> Double {
    start - velocity / (1000 * log(rate))
  }

  /// The time at which a coasting motion has covered a distance, and its velocity then.
  static func crossing(after way: Double, velocity: Double, rate: Double = 0.998) -> (
    time: Double, velocity: Double
  ) {
    let left = velocity + 1000 * log(rate) * way
    return (log(left / velocity) / (1000 * log(rate)), left)
  }

  /// A critically damped spring of response 0.5 s.
  static func spring(
    from distance: Double, velocity: Double, after seconds: Double
  ) -> Double {
    let frequency = 2 * Double.pi / 0.5
    return (distance + (velocity + frequency * distance) * seconds) * exp(-frequency * seconds)
  }

  /// The distance by which content follows a finger beyond an edge.
  static func band(_ distance: Double, length: Double) -> Double {
    let magnitude = (1 - 1 / (abs(distance) * 0.55 / length + 1)) * length
    return distance < 0 ? -magnitude : magnitude
  }
}
