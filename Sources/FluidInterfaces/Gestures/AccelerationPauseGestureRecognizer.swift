// SPDX-License-Identifier: MIT
internal import UIKitPlatform
#if canImport(UIKit.UIGestureRecognizerSubclass)
  public import UIKit.UIGestureRecognizerSubclass
#endif

/// A pan that notices when the finger pauses, as the gesture of the app switcher does.
///
/// ```swift
/// let host = ScreenHost(.iPhone15)
/// let screen = UIView()
/// screen.addGestureRecognizer(AccelerationPauseGestureRecognizer { print("paused") })  // paused
/// host.show(screen)
/// let finger = host.touch(at: CGPoint(x: 200, y: 800))
/// finger.move(by: CGVector(dx: 0, dy: -300), over: 0.25)
/// host.advance(by: 0.3)
/// finger.lift()
/// ```
///
/// A finger pauses when it has lost most of its speed within a tenth of a second, far enough from
/// its start. A finger that stops faster is noticed sooner: there is no delay. Besides the finger's
/// events the recognizer considers the velocity in every frame, because a finger at rest sends no
/// events. The speeds are compared in time, so the rate of events makes no difference.
///
/// The recognizer works beside others: a view can be dragged at the same time.
@preconcurrency @MainActor
open class AccelerationPauseGestureRecognizer: UIPanGestureRecognizer {
  /// The definition of a pause. A change applies to the next gesture.
  public var rule = PauseRule()

  /// The axes along which the finger is observed; along both, its direction makes no difference.
  public var axes = RubberbandInteraction.Axes.vertical

  /// Called when the finger pauses: once in a gesture.
  public var didPause: @MainActor () -> Void

  /// Whether a pause is confirmed by haptic feedback.
  public var playsFeedback = true

  /// Whether the finger has paused in the current gesture, or in the last one.
  public private(set) var hasPaused = false

  private var detector = PauseDetector()
  private let clock = FrameClock()
  private let feedback = UIImpactFeedbackGenerator(style: .light)
  private var observation: GestureObservation?

  /// Creates a recognizer from the closure that is called for each pause.
  public init(didPause: @escaping @MainActor () -> Void = {}) {
    self.didPause = didPause
    super.init(target: nil, action: nil)
    observation = GestureObservation(of: self) { [weak self] in self?.act() }
  }

  /// Does not keep other recognizers from recognizing.
  open override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  /// Recognizes whatever others recognize.
  open override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
    false
  }

  private func act() {
    switch state {
    case .began:
      detector = PauseDetector(rule: rule)
      hasPaused = false
      feedback.prepare()
      clock.start { [weak self] in self?.observe(at: $0) }
      observe(at: CACurrentMediaTime())
    case .changed: observe(at: CACurrentMediaTime())
    case .ended, .cancelled: clock.stop()
    case .possible, .failed: break
    @unknown default: break
    }
  }

  private func observe(at time: TimeInterval) {
    // A view that has left its window ends the gesture without an action.
    guard state == .began || state == .changed else { return clock.stop() }
    guard !hasPaused else { return }
    let (velocity, distance) = (velocity(in: view), translation(in: view))
    guard
      detector.add(velocity: component(of: velocity), distance: component(of: distance), at: time)
    else { return }
    hasPaused = true
    if playsFeedback { feedback.impactOccurred() }
    didPause()
  }

  private func component(of vector: CGPoint) -> Double {
    switch axes {
    case .horizontal: vector.x
    case .vertical: vector.y
    default: hypot(vector.x, vector.y)
    }
  }
}
