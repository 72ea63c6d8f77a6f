// SPDX-License-Identifier: MIT

/// A finger on the screen, from when it comes down until it is lifted or taken away.
@preconcurrency @MainActor
open class UITouch: NSObject {
  private let device: Device

  /// Where the finger is, and where it was before this event, on the screen.
  final private(set) var screenLocation = CGPoint.zero
  final private(set) var previousScreenLocation = CGPoint.zero
  final private(set) var firstScreenLocation = CGPoint.zero

  /// What the finger does in this event.
  final private(set) var phaseOfFinger = Phase.began
  /// What a view is being told that the finger does: not the same where the view was kept waiting.
  final var phaseForView: Phase?

  /// How much the view has seen of the touch.
  final var viewStage = ViewStage.waiting
  /// Whether the finger moved since the view was last told.
  final var movedUnseen = false
  /// Whether a recogniser has taken the touch away from the view.
  final var isTaken = false

  private var forceOfFinger: CGFloat = 0

  enum ViewStage { case waiting, began, over }

  /// Creates a touch that is nowhere.
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
    timestamp = device.now
  }

  /// The view that was hit when the finger came down. It stays the touch's view wherever that goes.
  open internal(set) var view: UIView?

  /// The window that was hit when the finger came down.
  open internal(set) var window: UIWindow?

  /// What the finger does.
  open var phase: Phase { phaseForView ?? phaseOfFinger }

  /// What touches the screen.
  open var type: TouchType { .direct }

  /// When the touch last changed, in seconds of the device's clock.
  open private(set) var timestamp: TimeInterval = 0

  /// How often the finger came down here in quick succession.
  open internal(set) var tapCount = 1

  /// How large the touch is, in points.
  open var majorRadius: CGFloat { 20 }

  /// How far `majorRadius` may be off, in points.
  open var majorRadiusTolerance: CGFloat { 5 }

  /// How hard the screen is pressed, 1 for an average touch; 0 where the screen does not feel it.
  open var force: CGFloat {
    feelsForce ? min(max(forceOfFinger, 0), maximumPossibleForce) : 0
  }

  /// The most that `force` can be; 0 where the screen does not feel it.
  open var maximumPossibleForce: CGFloat {
    feelsForce ? 20.0 / 3 : 0
  }

  /// The recognisers that get the touch.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    device.application.gestureEnvironment.recognizers(of: self)
  }

  /// Where the finger is, in a view's coordinates; in the window's where that is nil.
  open func location(in view: UIView?) -> CGPoint {
    convert(screenLocation, to: view)
  }

  /// Where the finger was before this event, in a view's coordinates.
  open func previousLocation(in view: UIView?) -> CGPoint {
    convert(previousScreenLocation, to: view)
  }

  /// Where the finger is, as exactly as is known.
  open func preciseLocation(in view: UIView?) -> CGPoint {
    location(in: view)
  }

  /// Where the finger was before this event, as exactly as is known.
  open func precisePreviousLocation(in view: UIView?) -> CGPoint {
    previousLocation(in: view)
  }

  /// Whether the finger was lifted or taken away.
  final var isOver: Bool { phaseOfFinger == .ended || phaseOfFinger == .cancelled }

  /// The next event says nothing of this finger, unless `take` follows.
  final func rest() {
    guard !isOver else { return }
    phaseOfFinger = .stationary
    previousScreenLocation = screenLocation
  }

  final func take(_ sample: TouchSample) {
    phaseOfFinger = sample.phase
    if sample.location.isFinite { screenLocation = sample.location }
    if sample.force.isFinite { forceOfFinger = sample.force }
    timestamp = device.now
  }

  final func cancel() {
    phaseOfFinger = .cancelled
    timestamp = device.now
  }

  private var feelsForce: Bool {
    device.values.traits.forceTouchCapability == .available
  }

  private func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    guard let view = view ?? window else { return point }
    return device.screen.convert(point, to: view as any UICoordinateSpace)
  }
}

extension UITouch {
  /// What a finger does.
  public enum Phase: Int, Sendable {
    /// It came down.
    case began = 0
    /// It moved, or presses differently.
    case moved = 1
    /// Nothing.
    case stationary = 2
    /// It was lifted.
    case ended = 3
    /// The system took the touch away.
    case cancelled = 4
    /// A pointer came into the window without touching it.
    case regionEntered = 5
    /// A pointer moves over the window without touching it.
    case regionMoved = 6
    /// A pointer left the window.
    case regionExited = 7
  }

  /// What touches the screen.
  public enum TouchType: Int, Sendable {
    /// A finger on the screen.
    case direct = 0
    /// A finger elsewhere, on a remote control for example.
    case indirect = 1
    /// A pencil.
    case pencil = 2
    /// A pointer.
    case indirectPointer = 3

    /// A pencil.
    public static let stylus = TouchType.pencil
  }
}

extension CGPoint {
  var isFinite: Bool { x.isFinite && y.isFinite }

  func distance(to other: CGPoint) -> CGFloat {
    hypot(x - other.x, y - other.y)
  }
}
