// SPDX-License-Identifier: MIT

/// A recognizer of a pointer that is over its view, without a touch.
///
/// ```swift
/// let host = ScreenHost(.iPad)
/// let view = UIView()
/// var states: [UIGestureRecognizer.State] = []
/// view.addGestureRecognizer(UIHoverGestureRecognizer { states.append($0.state) })
/// host.show(view, frame: CGRect(x: 0, y: 0, width: 100, height: 100))
/// host.hover(view)
/// host.hover(at: nil)
/// print(states == [.began, .ended])  // true
/// ```
///
/// The gesture begins when the pointer enters the view, changes when it moves, and ends when it
/// leaves the view or the screen. ("UIHoverGestureRecognizer") A host has a pointer only if a test
/// moves it.
@preconcurrency @MainActor
open class UIHoverGestureRecognizer: UIGestureRecognizer {
  private var pointer = CGPoint.zero

  /// Creates a recognizer that calls a closure.
  public convenience init(action: @escaping @MainActor (UIHoverGestureRecognizer) -> Void) {
    self.init()
    addAction(action)
  }

  /// The distance of the pointer from the screen: 0, as for pointers that do not measure it.
  open var zOffset: CGFloat { 0 }

  /// Returns the position of the pointer.
  @discardableResult
  open override func location(in view: UIView?) -> CGPoint { convert(pointer, to: view) }

  fileprivate func pointerMoved(to location: CGPoint, isInside: Bool) {
    switch (isGoingOn, isInside) {
    case (false, true):
      pointer = location
      isAttempting = true
      state = .began
    case (true, true):
      guard pointer != location else { return }
      pointer = location
      state = .changed
    case (true, false):
      pointer = location
      state = .ended
    case (false, false): break
    }
  }
}

extension Device {
  /// Moves the pointer to a point of the screen, or off the screen (nil), and ends the turn.
  package func movePointer(to location: CGPoint?) {
    perform {
      application.pointer.move(to: location, on: self)
      endTurn()
    }
  }
}

/// The pointer of a device.
@MainActor
final class Pointer {
  private var hovering: [UIHoverGestureRecognizer] = []
  private var location = CGPoint.zero

  func move(to location: CGPoint?, on device: Device) {
    if let location, location.isFinite { self.location = location }
    let isOnScreen = location?.isFinite == true
    let found = isOnScreen ? recognizers(at: self.location, on: device) : []
    let old = hovering
    hovering = found
    for recognizer in old where !found.contains(recognizer) {
      recognizer.pointerMoved(to: self.location, isInside: false)
    }
    for recognizer in found {
      recognizer.pointerMoved(to: self.location, isInside: true)
    }
  }

  /// Returns the recognizers of the view under the pointer, and of its superviews.
  private func recognizers(at location: CGPoint, on device: Device) -> [UIHoverGestureRecognizer] {
    for window in device.screen.windows.reversed() where !window.isHidden {
      let point = window.convert(location, from: device.screen as any UICoordinateSpace)
      guard let hit = window.hitTest(point, with: nil) else { continue }
      return sequence(first: hit, next: \.superview).flatMap(\.gestures)
        .compactMap { $0 as? UIHoverGestureRecognizer }.filter(\.isEnabled)
    }
    return []
  }
}
