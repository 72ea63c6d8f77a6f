// SPDX-License-Identifier: MIT

/// An event at one moment. As on Apple's platforms, the object is reused for the next event: copy
/// required values.
@preconcurrency @MainActor
open class UIEvent: NSObject {
  /// The touches in the order in which they came down.
  final var orderedTouches: [UITouch] = []

  /// Creates an empty event.
  public override init() {
    super.init()
  }

  /// The kind of event.
  open var type: EventType {
    !orderedTouches.isEmpty && orderedTouches.allSatisfy { $0.scrollType != nil }
      ? .scroll : .touches
  }

  /// The subtype of the event.
  open var subtype: EventSubtype { .none }

  /// The time of the event, in seconds of the device's clock.
  open internal(set) var timestamp: TimeInterval = 0

  /// The touches of all fingers that are down or were just lifted.
  open var allTouches: Set<UITouch>? {
    orderedTouches.isEmpty ? nil : Set(orderedTouches)
  }

  /// Returns the touches in a window.
  @discardableResult
  open func touches(for window: UIWindow) -> Set<UITouch>? {
    touches { $0.window === window }
  }

  /// Returns the touches that came down in a view.
  @discardableResult
  open func touches(for view: UIView) -> Set<UITouch>? {
    touches { $0.view === view }
  }

  /// Returns the touches that a gesture recognizer receives.
  @discardableResult
  open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
    touches { gesture.isTracking($0) }
  }

  /// Returns the samples that were combined into a touch of this event, the touch itself last.
  @discardableResult
  open func coalescedTouches(for touch: UITouch) -> [UITouch]? {
    orderedTouches.contains(touch) ? touch.coalesced + [touch] : nil
  }

  /// Returns the predicted next touches: a moving finger in the next frame, if it continues as in
  /// the last one.
  @discardableResult
  open func predictedTouches(for touch: UITouch) -> [UITouch]? {
    orderedTouches.contains(touch) ? [touch.prediction].compactMap { $0 } : nil
  }

  private func touches(where matches: (UITouch) -> Bool) -> Set<UITouch>? {
    let found = orderedTouches.filter(matches)
    return found.isEmpty ? nil : Set(found)
  }
}

extension UIEvent {
  /// The type of an event.
  public enum EventType: Int, Sendable {
    /// Touches on the screen.
    case touches = 0
    /// A motion of the device.
    case motion = 1
    /// A command of a remote control, for example a headset.
    case remoteControl = 2
    /// Pressed buttons and keys.
    case presses = 3
    /// Scrolling with a wheel or a trackpad.
    case scroll = 10
    /// A movement of a pointer.
    case hover = 11
    /// Zooming or rotating on a trackpad.
    case transform = 14
  }

  /// The subtype of an event.
  public enum EventSubtype: Int, Sendable {
    case none = 0
    /// A shake of the device.
    case motionShake = 1
  }
}

extension UIEvent {
  /// The windows of the fingers that act, in the order in which the fingers came down.
  final var windowsToNotify: [UIWindow] {
    var windows: [UIWindow] = []
    for touch in orderedTouches where touch.phaseOfFinger != .stationary {
      guard let window = touch.window, !windows.contains(window) else { continue }
      windows.append(window)
    }
    return windows
  }
}

extension UIWindow {
  final func dispatch(_ event: UIEvent) {
    device.application.gestureEnvironment.deliver(event, in: self)
  }
}
