// SPDX-License-Identifier: MIT
#if !RESIN_HEADLESS

  internal import ObjectiveC
  package import UIKit

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

  /// A display link that calls a closure with the time of every frame, until it is stopped or
  /// released.
  @preconcurrency @MainActor
  package final class FrameClock {
    private var link: CADisplayLink?

    package init() {}

    package var isRunning: Bool { link != nil }

    package func start(_ handler: @escaping @MainActor (TimeInterval) -> Void) {
      guard link == nil else { return }
      let target = FrameTarget(self, handler)
      let link = CADisplayLink(target: target, selector: #selector(FrameTarget.frame(_:)))
      self.link = link
      link.add(to: .main, forMode: .common)
    }

    package func stop() {
      link?.invalidate()
      link = nil
    }
  }

  @MainActor
  private final class FrameTarget: NSObject {
    private weak var clock: FrameClock?
    private let handler: @MainActor (TimeInterval) -> Void

    init(_ clock: FrameClock, _ handler: @escaping @MainActor (TimeInterval) -> Void) {
      self.clock = clock
      self.handler = handler
    }

    @objc func frame(_ link: CADisplayLink) {
      guard clock != nil else { return link.invalidate() }
      handler(link.timestamp)
    }
  }

  /// The parts of this package that observe notifications of UIKit.
  package enum ObservingPart {
    case drawers, pictures, bars, layoutGroups, collectionViewFocus, presentations
  }

  /// An observation of notifications that UIKit posts on the main thread. It ends with the object.
  ///
  /// UIKit calls observers in the order in which they were added. The order of the parts is the headless one's.
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

#endif
