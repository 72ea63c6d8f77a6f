// SPDX-License-Identifier: MIT
#if RESIN_HEADLESS

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

  /// The device of something that moves: that of its view or, without a view, that on which it was
  /// created. If it was created outside of `perform`, it is the device of the test that moves it.
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

  extension CADisplayLink {
    /// Creates a link that calls a closure.
    static func calling(_ handler: @escaping @MainActor (CADisplayLink) -> Void) -> CADisplayLink {
      CADisplayLink { handler($0) }
    }
  }

  extension UIView {
    /// Calls a closure on the device that the view belongs to, so that it reads the time of that
    /// device.
    package final func onDevice<Result>(_ body: () -> Result) -> Result {
      device.perform { body() }
    }

    /// Calls a closure in the next turn of the run loop.
    package final func inNextTurn(_ action: @escaping @MainActor () -> Void) {
      device.atEndOfTurn { action() }
    }
  }

  /// Values of the device that code runs on: several devices have each its own.
  @MainActor
  package enum CurrentDevice {
    /// The identity of the device's application, and so of its user.
    package static var application: ObjectIdentifier? { ObjectIdentifier(UIApplication.shared) }
  }

  /// Conflicts of constraints, which UIKit prints, and the headless one reports.
  @MainActor
  package enum ConstraintConflicts {
    /// Calls a closure with the constraint that is left out and those that it conflicts with.
    package static func observe(
      _ handler: @escaping @MainActor (NSLayoutConstraint, [NSLayoutConstraint]) -> Void
    ) {
      NSLayoutConstraint.onConflict = handler
    }
  }

  /// Views of classes that are only known at run time.
  @MainActor
  package enum RuntimeViews {
    /// Creates a view by the `init(frame:)` of its class, with an empty frame: Swift can only call
    /// a `required` initializer through a metatype. A class without it stops the program with a
    /// message that names it.
    package static func make<View: UIView>(_ viewClass: View.Type) -> View {
      _RuntimeView.make(viewClass, frame: .zero) as! View
    }
  }

#endif
