// SPDX-License-Identifier: MIT
import AirBar
import HeadlessHost
import Testing

/// A screen with a scroll view and a bar over it, under real fingers.
@MainActor
final class BarStage {
  let host: ScreenHost
  private(set) var scrollView: UIScrollView
  private(set) var controller: BarController!
  private(set) var told: [State] = []
  let container: UIView

  init(
    stops: [CGFloat] = [64, 200, 300], behavior: Behavior = Behavior(),
    content: CGFloat = 3000, framesPerSecond: Double = 60,
    prepare: (UIScrollView) -> Void = { _ in }
  ) throws {
    let size = CGSize(width: 390, height: 844)
    host = ScreenHost(size: size, framesPerSecond: framesPerSecond)
    host.printsWarnings = false
    container = host.perform { UIView() }
    scrollView = host.perform { UIScrollView() }
    host.show(container)
    let configuration = try Configuration(stops: stops, behavior: behavior)
    add(scrollView, content: content)
    prepare(scrollView)
    controller = host.perform {
      BarController(configuration: configuration) { [weak self] in self?.told.append($0) }
    }
    host.perform { controller.set(scrollView: scrollView) }
  }

  private func add(_ view: UIScrollView, content: CGFloat) {
    host.perform {
      view.frame = container.bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.contentInsetAdjustmentBehavior = .never
      view.alwaysBounceVertical = true
      view.contentSize = CGSize(width: container.bounds.width, height: content)
      container.addSubview(view)
    }
  }

  func makeScrollView(content: CGFloat = 3000) -> UIScrollView {
    let view = host.perform { UIScrollView() }
    add(view, content: content)
    return view
  }

  func set(_ view: UIScrollView) {
    scrollView = view
    host.perform { controller.set(scrollView: view) }
  }

  var height: CGFloat { controller.state.height() }
  var offset: CGFloat { scrollView.contentOffset.y }
  var progress: CGFloat { controller.state.transitionProgress() }

  /// A finger that has come down in the middle.
  func touch(at y: CGFloat = 500) -> Finger { host.touch(at: CGPoint(x: 195, y: y)) }

  /// Drags the content up by a distance, slowly enough not to throw it. The slop comes on top.
  func drag(by distance: CGFloat, from y: CGFloat = 500) {
    let way = distance + (distance < 0 ? -10 : 10)
    touch(at: y).move(by: CGVector(dx: 0, dy: way), over: 0.4).hold(for: 0.2).lift()
  }

  /// Throws the content.
  func fling(velocity: CGFloat, from y: CGFloat = 500) {
    host.fling(from: CGPoint(x: 195, y: y), velocity: CGVector(dx: 0, dy: velocity))
  }

  func settle() {
    #expect(host.settle(), "something goes on for ever")
  }

  func forgetTold() { told = [] }
}

/// Something that scrolls and is no view: a few numbers.
@MainActor
final class PlainScrollable: Scrollable {
  var contentOffset = CGPoint.zero
  var contentInset = UIEdgeInsets.zero
  var verticalScrollIndicatorInsets = UIEdgeInsets.zero
  var contentSize = CGSize(width: 390, height: 3000)
  var frame = CGRect(x: 0, y: 0, width: 390, height: 844)
  /// Whether it goes where it is sent.
  var obeys = true

  func updateContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    if obeys { self.contentOffset = contentOffset }
  }
}
