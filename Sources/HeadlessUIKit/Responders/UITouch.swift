// SPDX-License-Identifier: MIT

/// A touch of the screen by a finger, until the finger is lifted or the touch is cancelled.
///
/// ```swift
/// final class TrailView: UIView {
///   var locations: [CGPoint] = []
///   override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
///     locations += touches.map { $0.location(in: self) }
///   }
/// }
///
/// let host = ScreenHost(.iPhone15)
/// let view = TrailView()
/// host.show(view)
/// let finger = host.touch(at: CGPoint(x: 10, y: 100))
/// finger.move(to: CGPoint(x: 40, y: 100), over: 3 * host.frameDuration)
/// finger.lift()
/// print(view.locations.map(\.x))  // [20.0, 30.0, 40.0]
/// ```
///
/// A moving finger is reported once for each frame, with the time of the frame, unless the host
/// takes more samples. A view that receives a touch late, because a scroll view or a gesture
/// recognizer held it back, is called for each event of the finger, with the location and the time
/// of that event. The object is the same for the whole touch and is changed by the next event,
/// so copy what is needed. Its view is the one that was hit at the beginning. A view that leaves
/// its window loses its touches.
@preconcurrency @MainActor
open class UITouch: NSObject {
  private let device: Device

  /// The position of the finger on the screen, now and before this event.
  final private(set) var screenLocation = CGPoint.zero
  final private(set) var previousScreenLocation = CGPoint.zero
  final private(set) var firstScreenLocation = CGPoint.zero

  /// The action of the finger in this event.
  final private(set) var phaseOfFinger = Phase.began
  /// The phase that a view is being notified of. It differs from the finger's where delivery was
  /// delayed.
  final var phaseForView: Phase?

  /// The part of the touch that the view has been notified of.
  final var viewStage = ViewStage.waiting
  /// Whether the finger has moved since the last notification of the view.
  final var movedUnseen = false
  /// The beginning and the movements that the view has not received yet, because a gesture
  /// recognizer holds the touch back; the oldest first.
  final private(set) var heldMoments: [TouchMoment] = []
  /// The earlier moment that the view is being notified of; nil for the present.
  final var lateMoment: TouchMoment?
  /// Whether a gesture recognizer has cancelled the touch in the view.
  final var isTaken = false

  private var forceOfFinger: CGFloat = 0

  /// The device that scrolls; nil for a finger.
  final private(set) var scrollType: UIScrollType?
  /// The samples that were combined into the current event, without the last one.
  private var coalescedOfFinger: [UITouch] = []
  private var timeOfFinger: TimeInterval = 0

  enum ViewStage { case waiting, began, over }

  /// Creates a touch without a position.
  public override init() {
    device = .current
    super.init()
  }

  convenience init(_ sample: TouchSample) {
    self.init()
    screenLocation = sample.location
    previousScreenLocation = sample.location
    firstScreenLocation = sample.location
    forceOfFinger = sample.force
    scrollType = sample.scrollType
    timeOfFinger = device.now
  }

  /// Creates a touch that stands for this one at another position and time.
  private func copy(at location: CGPoint, after previous: CGPoint, time: TimeInterval) -> UITouch {
    let touch = UITouch()
    touch.screenLocation = location
    touch.previousScreenLocation = previous
    touch.firstScreenLocation = firstScreenLocation
    touch.phaseOfFinger = phaseOfFinger
    touch.forceOfFinger = forceOfFinger
    touch.scrollType = scrollType
    touch.timeOfFinger = time
    touch.view = view
    touch.window = window
    return touch
  }

  /// The touch as it will be in the next frame, if the finger continues as in the last one.
  final var prediction: UITouch? {
    guard lateMoment == nil, phaseOfFinger == .moved, screenLocation != previousScreenLocation
    else { return nil }
    let next = CGPoint(
      x: 2 * screenLocation.x - previousScreenLocation.x,
      y: 2 * screenLocation.y - previousScreenLocation.y)
    return copy(at: next, after: screenLocation, time: device.nextFrame)
  }

  /// The view that was hit when the finger came down. It remains the touch's view when the finger
  /// moves.
  open internal(set) var view: UIView?

  /// The window that was hit when the finger came down.
  open internal(set) var window: UIWindow?

  /// The phase of the touch.
  open var phase: Phase { phaseForView ?? phaseOfFinger }

  /// The type of the touch.
  open var type: TouchType { .direct }

  /// The time of the last change, in seconds of the device's clock.
  open var timestamp: TimeInterval { lateMoment?.time ?? timeOfFinger }

  /// The number of taps in quick succession at this position.
  open internal(set) var tapCount = 1

  /// The radius of the touch, in points.
  open var majorRadius: CGFloat { 20 }

  /// The tolerance of `majorRadius`, in points.
  open var majorRadiusTolerance: CGFloat { 5 }

  /// The pressure, where 1 is an average touch; 0 where the screen has no pressure sensing.
  open var force: CGFloat {
    feelsForce ? min(max(lateMoment?.force ?? forceOfFinger, 0), maximumPossibleForce) : 0
  }

  /// The maximum of `force`; 0 where the screen has no pressure sensing.
  open var maximumPossibleForce: CGFloat {
    feelsForce ? 20.0 / 3 : 0
  }

  /// The gesture recognizers that receive the touch.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    device.application.gestureEnvironment.recognizers(of: self)
  }

  /// Returns the position of the finger in a view's coordinates; in the window's where `view` is
  /// nil.
  @discardableResult
  open func location(in view: UIView?) -> CGPoint {
    convert(shownLocation, to: view)
  }

  /// Returns the position of the finger before this event, in a view's coordinates.
  @discardableResult
  open func previousLocation(in view: UIView?) -> CGPoint {
    convert(lateMoment?.previous ?? previousScreenLocation, to: view)
  }

  /// Returns the most precise position of the finger that is available.
  @discardableResult
  open func preciseLocation(in view: UIView?) -> CGPoint {
    location(in: view)
  }

  /// Returns the most precise position of the finger before this event that is available.
  @discardableResult
  open func precisePreviousLocation(in view: UIView?) -> CGPoint {
    previousLocation(in: view)
  }

  /// The position on the screen that the view is notified of.
  final var shownLocation: CGPoint { lateMoment?.location ?? screenLocation }

  /// The samples that were combined into the event that the view is notified of, without the last
  /// one.
  final var coalesced: [UITouch] { lateMoment?.coalesced ?? coalescedOfFinger }

  /// Keeps the present state of the finger until the view is notified of it.
  final func hold(in event: Int) {
    heldMoments.append(
      TouchMoment(
        event: event, phase: phaseOfFinger, location: screenLocation,
        previous: previousScreenLocation, time: timeOfFinger, force: forceOfFinger,
        coalesced: coalescedOfFinger))
  }

  /// Returns the moments that were held back, which are not held any more.
  final func takeHeldMoments() -> [TouchMoment] { exchange(&heldMoments, []) }

  /// Whether the finger was lifted or the touch was cancelled.
  final var isOver: Bool { phaseOfFinger == .ended || phaseOfFinger == .cancelled }

  /// Marks the finger as stationary in the next event, unless `take` follows.
  final func rest() {
    guard !isOver else { return }
    phaseOfFinger = .stationary
    previousScreenLocation = screenLocation
  }

  final func take(_ sample: TouchSample) {
    phaseOfFinger = sample.phase
    coalesce(sample.coalesced)
    if sample.location.isFinite { screenLocation = sample.location }
    if sample.force.isFinite { forceOfFinger = sample.force }
    timeOfFinger = device.now
  }

  /// Keeps the samples between the last event and this one, evenly in time.
  private func coalesce(_ locations: [CGPoint]) {
    var previous = screenLocation
    let start = timeOfFinger
    let step = (device.now - start) / Double(locations.count + 1)
    coalescedOfFinger = locations.enumerated().map { index, location in
      defer { previous = location }
      return copy(at: location, after: previous, time: start + step * Double(index + 1))
    }
  }

  final func cancel() {
    phaseOfFinger = .cancelled
    timeOfFinger = device.now
  }

  private var feelsForce: Bool {
    device.values.traits.forceTouchCapability == .available
  }

  private func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    guard let view = view ?? window else { return point }
    return device.screen.convert(point, to: view as any UICoordinateSpace)
  }
}

/// The state of a finger in one event.
struct TouchMoment {
  /// The number of the event, which is the same for all fingers of the event.
  let event: Int
  let phase: UITouch.Phase
  /// The positions on the screen in this event and in the one before.
  let location: CGPoint
  let previous: CGPoint
  let time: TimeInterval
  let force: CGFloat
  let coalesced: [UITouch]
}

extension UITouch {
  /// The phase of a touch.
  public enum Phase: Int, Sendable {
    /// The finger came down.
    case began = 0
    /// The finger moved or changed its pressure.
    case moved = 1
    /// The finger did not change.
    case stationary = 2
    /// The finger was lifted.
    case ended = 3
    /// The system cancelled the touch.
    case cancelled = 4
    /// A pointer entered the window without touching it.
    case regionEntered = 5
    /// A pointer moved over the window without touching it.
    case regionMoved = 6
    /// A pointer left the window.
    case regionExited = 7
  }

  /// The source of a touch.
  public enum TouchType: Int, Sendable {
    /// A finger on the screen.
    case direct = 0
    /// A finger elsewhere, for example on a remote control.
    case indirect = 1
    case pencil = 2
    case indirectPointer = 3

    /// The former name of `pencil`.
    public static let stylus = TouchType.pencil
  }
}

extension CGPoint {
  var isFinite: Bool { x.isFinite && y.isFinite }

  func distance(to other: CGPoint) -> CGFloat {
    hypot(x - other.x, y - other.y)
  }
}
