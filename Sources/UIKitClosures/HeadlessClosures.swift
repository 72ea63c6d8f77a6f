// SPDX-License-Identifier: MIT
#if RESIN_HEADLESS

  package import HeadlessUIKit

  // The counterparts of UIKit's selectors, with the closures of HeadlessUIKit.

  /// The parts of this package that observe notifications of UIKit, in their order.
  package typealias ObservingPart = DevicePart

  /// An observation of notifications of UIKit, in the order of the parts.
  package typealias NotificationObservation = PartObservation

  /// An observation that calls a closure with every action of a recognizer.
  @preconcurrency @MainActor
  package final class GestureObservation {
    private weak var recognizer: UIGestureRecognizer?
    private var action: GestureAction?

    package init(of recognizer: UIGestureRecognizer, handler: @escaping @MainActor () -> Void) {
      self.recognizer = recognizer
      action = recognizer.addAction { _ in handler() }
    }

    package func end() {
      if let action { recognizer?.removeAction(action) }
      action = nil
    }
  }

  /// The device of something that moves: that of its view or, without a view, that on which it was created. If it
  /// was created outside of `perform`, it is the device of the test that moves it.
  @preconcurrency @MainActor
  package struct MotionDevice {
    /// The view that moves.
    package weak var view: UIView?
    private weak var device: Device?

    package init() {
      device = DeviceContext.ofTask?.device
    }

    /// Runs a closure that starts the motion.
    package func perform(_ body: () -> Void) {
      guard let device = view?.device ?? device else { return body() }
      device.perform { body() }
    }
  }

  /// A display link that calls a closure with the time of every frame, until it is stopped or
  /// released.
  @preconcurrency @MainActor
  package final class FrameClock {
    private var link: CADisplayLink?

    package init() {}

    package var isRunning: Bool { link != nil }

    package func start(_ handler: @escaping @MainActor (TimeInterval) -> Void) {
      guard link == nil else { return }
      let link = CADisplayLink { [weak self] link in
        guard self != nil else { return link.invalidate() }
        handler(link.timestamp)
      }
      self.link = link
      link.add(to: .main, forMode: .common)
    }

    package func stop() {
      link?.invalidate()
      link = nil
    }
  }

#endif
