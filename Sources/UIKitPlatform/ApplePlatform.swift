// SPDX-License-Identifier: MIT
#if !RESIN_HEADLESS

  internal import Dispatch
  internal import ObjectiveC

  // Closures for the parts of UIKit that call selectors.

  /// An observation that calls a closure with every action of a recognizer.
  @preconcurrency @MainActor
  package final class GestureObservation {
    private weak var recognizer: UIGestureRecognizer?
    private let target: GestureTarget

    package init(of recognizer: UIGestureRecognizer, handler: @escaping @MainActor () -> Void) {
      self.recognizer = recognizer
      target = GestureTarget(handler)
      recognizer.addTarget(target, action: #selector(GestureTarget.act))
      // Recognizers do not retain their targets; the association does, until `end()`.
      objc_setAssociatedObject(
        recognizer, Unmanaged.passUnretained(target).toOpaque(), target,
        .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    }

    package func end() {
      target.handler = nil
      recognizer?.removeTarget(target, action: #selector(GestureTarget.act))
      guard let recognizer else { return }
      objc_setAssociatedObject(
        recognizer, Unmanaged.passUnretained(target).toOpaque(), nil,
        .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    }
  }

  @MainActor
  private final class GestureTarget: NSObject {
    var handler: (@MainActor () -> Void)?

    init(_ handler: @escaping @MainActor () -> Void) {
      self.handler = handler
    }

    @objc func act() {
      handler?()
    }
  }

  /// The device of something that moves, of which UIKit has one only.
  @preconcurrency @MainActor
  package struct MotionDevice {
    /// The view that moves.
    package weak var view: UIView?

    package init() {}

    /// Runs a closure that starts the motion.
    package func perform(_ body: () -> Void) {
      body()
    }
  }

  /// The parts of this package that observe notifications of UIKit.
  package enum ObservingPart {
    case drawers, pictures, bars, layoutGroups, collectionViewFocus, presentations
  }

  /// An observation of notifications that UIKit posts on the main thread. It ends with the object.
  ///
  /// UIKit calls observers in the order in which they were added. The order of the parts is the
  /// headless one's.
  @MainActor
  package final class NotificationObservation {
    private nonisolated(unsafe) let tokens: [any NSObjectProtocol]

    package init(
      _ names: [Notification.Name], by part: ObservingPart, object: AnyObject? = nil,
      handler: @escaping @MainActor (Notification) -> Void
    ) {
      tokens = names.map { name in
        NotificationCenter.default.addObserver(forName: name, object: object, queue: nil) {
          notification in
          nonisolated(unsafe) let notification = notification  // it stays on the main thread
          MainActor.assumeIsolated { handler(notification) }
        }
      }
    }

    deinit {
      tokens.forEach(NotificationCenter.default.removeObserver)
    }
  }

  extension CADisplayLink {
    /// Creates a link that calls a closure.
    static func calling(_ handler: @escaping @MainActor (CADisplayLink) -> Void) -> CADisplayLink {
      CADisplayLink(target: FrameTarget(handler), selector: #selector(FrameTarget.frame(_:)))
    }
  }

  @MainActor
  private final class FrameTarget: NSObject {
    private let handler: @MainActor (CADisplayLink) -> Void

    init(_ handler: @escaping @MainActor (CADisplayLink) -> Void) {
      self.handler = handler
    }

    @objc func frame(_ link: CADisplayLink) {
      handler(link)
    }
  }

  extension UIView {
    /// Calls a closure on the device that the view belongs to, of which UIKit has one only.
    @nonobjc package final func onDevice<Result>(_ body: () -> Result) -> Result {
      body()
    }

    /// Calls a closure in the next turn of the run loop.
    @nonobjc package final func inNextTurn(_ action: @escaping @MainActor () -> Void) {
      DispatchQueue.main.async { action() }
    }
  }

  /// Values of the device that code runs on; UIKit has one device only.
  @MainActor
  package enum CurrentDevice {
    package static var application: ObjectIdentifier? { nil }
  }

  /// Conflicts of constraints, which UIKit prints: it has no callback.
  @MainActor
  package enum ConstraintConflicts {
    package static func observe(
      _ handler: @escaping @MainActor (NSLayoutConstraint, [NSLayoutConstraint]) -> Void
    ) {}
  }

  /// Views of classes that are only known at run time.
  @MainActor
  package enum RuntimeViews {
    /// Creates a view by its `init()`, which Objective-C can call.
    package static func make<View: UIView>(_ viewClass: View.Type) -> View { View() }
  }

#endif
