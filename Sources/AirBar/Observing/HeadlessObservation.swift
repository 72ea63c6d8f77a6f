// SPDX-License-Identifier: MIT
#if RESIN_HEADLESS

  // The counterparts of UIKit's selectors, with the closures of HeadlessUIKit.

  /// An observation that calls a closure with every action of a recognizer.
  @preconcurrency @MainActor
  final class GestureObservation {
    private weak var recognizer: UIGestureRecognizer?
    private var action: GestureAction?

    init(of recognizer: UIGestureRecognizer, handler: @escaping @MainActor () -> Void) {
      self.recognizer = recognizer
      action = recognizer.addAction { _ in handler() }
    }

    func end() {
      if let action { recognizer?.removeAction(action) }
      action = nil
    }
  }

  /// A display link that calls a closure with the time of every frame, until it is stopped or
  /// released.
  @preconcurrency @MainActor
  final class FrameClock {
    private var link: CADisplayLink?

    var isRunning: Bool { link != nil }

    func start(_ handler: @escaping @MainActor (TimeInterval) -> Void) {
      guard link == nil else { return }
      let link = CADisplayLink { [weak self] link in
        guard self != nil else { return link.invalidate() }
        handler(link.timestamp)
      }
      self.link = link
      link.add(to: .main, forMode: .common)
    }

    func stop() {
      link?.invalidate()
      link = nil
    }
  }

  /// Calls a closure on the device that a view belongs to, so that it reads the time of that device.
  @preconcurrency @MainActor
  func onDevice<Result>(of scrollable: (any Scrollable)?, _ body: () -> Result) -> Result {
    guard let view = scrollable as? UIView else { return body() }
    return view.device.perform { body() }
  }

  /// Logs a warning.
  @preconcurrency @MainActor
  func warn(_ message: String) {
    Device.current.warn("AirBar: " + message)
  }

#endif
