// SPDX-License-Identifier: MIT

/// What happened at one moment. The event is reused for the next one, as on Apple's platforms: take
/// out of it what is needed.
@preconcurrency @MainActor
open class UIEvent: NSObject {
  /// The touches in the order in which they came down.
  final var orderedTouches: [UITouch] = []

  /// Creates an event of nothing.
  public override init() {
    super.init()
  }

  /// The kind of event.
  open var type: EventType { .touches }

  /// A closer kind of event.
  open var subtype: EventSubtype { .none }

  /// When it happened, in seconds of the device's clock.
  open internal(set) var timestamp: TimeInterval = 0

  /// All fingers that are down, or were just lifted.
  open var allTouches: Set<UITouch>? {
    orderedTouches.isEmpty ? nil : Set(orderedTouches)
  }

  /// The touches of a window.
  open func touches(for window: UIWindow) -> Set<UITouch>? {
    touches { $0.window === window }
  }

  /// The touches that came down in a view.
  open func touches(for view: UIView) -> Set<UITouch>? {
    touches { $0.view === view }
  }

  /// The touches that a recogniser gets.
  open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
    touches { gesture.isTracking($0) }
  }

  /// The samples that were gathered into the touch of this event: here every sample is an event.
  open func coalescedTouches(for touch: UITouch) -> [UITouch]? {
    orderedTouches.contains(touch) ? [touch] : nil
  }

  /// Where the touch may be next: nothing is guessed here.
  open func predictedTouches(for touch: UITouch) -> [UITouch]? {
    orderedTouches.contains(touch) ? [] : nil
  }

  private func touches(where matches: (UITouch) -> Bool) -> Set<UITouch>? {
    let found = orderedTouches.filter(matches)
    return found.isEmpty ? nil : Set(found)
  }
}

extension UIEvent {
  /// The kind of an event.
  public enum EventType: Int, Sendable {
    /// Fingers on the screen.
    case touches = 0
    /// The device was moved.
    case motion = 1
    /// A headset's buttons, for example.
    case remoteControl = 2
    /// Buttons and keys.
    case presses = 3
    /// A wheel or a trackpad scrolls.
    case scroll = 10
    /// A pointer moves.
    case hover = 11
    /// A trackpad zooms or turns.
    case transform = 14
  }

  /// A closer kind of an event.
  public enum EventSubtype: Int, Sendable {
    /// None.
    case none = 0
    /// The device was shaken.
    case motionShake = 1
  }
}

extension UIEvent {
  /// The windows of the fingers that do something, in the order in which the fingers came down.
  final var windowsToTell: [UIWindow] {
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
