// SPDX-License-Identifier: MIT

// Type-checked by scripts/steps/check-apple only, never built into anything: the members of UIKit
// and Foundation that need Objective-C, with Apple's signatures, on top of the headless UIKit.
@_exported public import HeadlessUIKit
public import ObjectiveC

extension UIGestureRecognizer {
  /// Adds a method that is called when the recognizer recognizes its gesture.
  public func addTarget(_ target: Any, action: ObjectiveC.Selector) {}

  /// Removes a method.
  public func removeTarget(_ target: Any?, action: ObjectiveC.Selector?) {}
}

extension UIControl {
  /// Adds a method that is called for events.
  public func addTarget(
    _ target: Any?, action: ObjectiveC.Selector, for controlEvents: UIControl.Event
  ) {}
}

/// The headless link is no class of Objective-C, so that no method with `@objc` could have one as
/// its parameter. This one hides it.
@preconcurrency @MainActor
@objc open class CADisplayLink: NSObject {
  /// Creates a link that calls a method.
  public init(target: Any, selector sel: ObjectiveC.Selector) {}

  /// The time of the frame.
  open var timestamp: CFTimeInterval { 0 }

  /// The requested frame rate.
  open var preferredFrameRateRange = CAFrameRateRange.default

  /// Starts the link.
  open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {}

  /// Stops the link.
  open func invalidate() {}
}

extension NotificationCenter {
  /// Adds a method that is called for notifications.
  public func addObserver(
    _ observer: Any, selector aSelector: ObjectiveC.Selector, name aName: NSNotification.Name?,
    object anObject: Any?
  ) {}
}
