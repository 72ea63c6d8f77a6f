// SPDX-License-Identifier: MIT
import AirBar
import HeadlessHost
import ResinTestSupport

/// A scrollable that is moved by a recorded finger. It is not a view, so it reports its events.
@MainActor
final class TraceScrollable: Scrollable {
  var model: ScrollModel
  var ownInset = UIEdgeInsets.zero
  private(set) var isTracking = false

  init(_ model: ScrollModel) {
    self.model = model
  }

  var contentOffset: CGPoint { CGPoint(x: 0, y: model.contentOffset) }
  var contentInset: UIEdgeInsets {
    get { ownInset }
    set {
      ownInset = newValue
      model.insetTop = newValue.top
      model.insetBottom = newValue.bottom
    }
  }
  var verticalScrollIndicatorInsets = UIEdgeInsets.zero
  var contentSize: CGSize { CGSize(width: 390, height: model.contentHeight) }
  var frame: CGRect { CGRect(x: 0, y: 0, width: 390, height: model.frameHeight) }
  var isDecelerating: Bool { model.isMoving && !isTracking }

  func updateContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    model.jump(to: contentOffset.y)
  }

  /// Reports the event of a frame to a controller.
  func tell(_ event: ScrollTrace.Event, to controller: BarController) {
    switch event {
    case .began:
      isTracking = true
      controller.receive(.panned(.began, velocity: .zero))
    case .changed: controller.receive(.panned(.changed, velocity: .zero))
    case .ended(let velocity):
      isTracking = false
      controller.receive(.panned(.ended, velocity: CGPoint(x: 0, y: -velocity)))
    case .cancelled:
      isTracking = false
      controller.receive(.panned(.cancelled, velocity: .zero))
    case .scrolled: controller.receive(.changed)
    case .stopped: controller.receive(.stopped)
    case .idle: break
    }
  }
}

/// A trace that is played to a controller, on a device with the same frame rate.
@MainActor
final class TraceStage {
  let host: ScreenHost
  let controller: BarController
  private(set) var scrollable: TraceScrollable?
  /// Called with the event, and with the state of the bar and the offset of the content before it.
  var onEvent: ((ScrollTrace.Event, State, CGFloat) -> Void)?

  init(
    perSecond rate: Int, configuration: Configuration, reducer: StateReducer = .standard
  ) {
    let host = ScreenHost(size: CGSize(width: 390, height: 844), framesPerSecond: Double(rate))
    self.host = host
    self.rate = rate
    controller = host.perform {
      BarController(stateReducer: reducer, configuration: configuration) { _ in }
    }
  }

  private let rate: Int

  /// Plays the whole trace, and advances until everything is at rest.
  ///
  /// - Returns: Whether everything came to rest.
  @discardableResult
  func play(_ trace: ScrollTrace) -> Bool {
    var trace = trace
    trace.touches[0].delay = max(trace.touches[0].delay, 1)  // the bar moves before the finger
    trace.play(perSecond: rate) { frame, view in
      let isFirst = scrollable == nil
      let scrollable = bound(to: view)
      let before = (controller.state, scrollable.contentOffset.y)
      if !isFirst { scrollable.model = view }
      host.perform {
        switch frame.event {
        case .changed, .scrolled, .idle: host.advanceFrame()
        default: break
        }
        scrollable.tell(frame.event, to: controller)
      }
      view = scrollable.model
      onEvent?(frame.event, before.0, before.1)
    }
    return host.settle()
  }

  private func bound(to view: ScrollModel) -> TraceScrollable {
    if let scrollable { return scrollable }
    let scrollable = TraceScrollable(view)
    self.scrollable = scrollable
    host.perform { controller.set(scrollable: scrollable) }
    return scrollable
  }
}
