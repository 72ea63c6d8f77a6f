// SPDX-License-Identifier: MIT

/// Sees touches before their view does, and says what they mean.
///
/// The class body declares the members that subclasses may override; the work is done in extensions and in
/// `GestureEnvironment`.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
  /// The state that actions receive. `state` is the one that a subclass requested, before it is decided.
  final var currentState = State.possible
  /// The states that a subclass asked for and that are not decided.
  final var requestedStates: [State] = []
  /// Whether others have to fail before this one may begin.
  final var isWaiting = false
  /// Whether the delegate and the views were asked in this attempt.
  final var wasAllowedToBegin = false
  final var isResetting = false
  final var isSendingActions = false

  /// The touches that are handed to the recogniser, in the order in which they came.
  final var trackedTouches: [UITouch] = []
  /// All touches of this attempt, those that were lifted or ignored included.
  final var touchesOfAttempt: [UITouch] = []
  /// Whether the recogniser has seen a touch since it was last reset.
  final var isAttempting = false

  final var failureRequirements: [WeakRecognizer] = []
  /// The answers of `shouldRequireFailure(of:)` and of the delegates in this attempt.
  final var dynamicRequirements: [ObjectIdentifier: Bool] = [:]
  final var actions: [GestureAction] = []
  private var lastLocation = CGPoint.zero

  /// Creates a recogniser without a view, and without an action: there are no selectors here. An action
  /// is a closure, `addAction(_:)`.
  public init(target: Any?, action: Selector?) {
    super.init()
  }

  /// Creates a recogniser without a view.
  public override convenience init() {
    self.init(target: nil, action: nil)
  }

  /// Creates a recogniser that calls a closure.
  public convenience init(action: @escaping @MainActor (UIGestureRecognizer) -> Void) {
    self.init()
    addAction(action)
  }

  /// Where a gesture stands.
  public enum State: Int, Sendable {
    /// Not recognised, and it still may be.
    case possible = 0
    /// A continuous gesture was recognised.
    case began = 1
    /// A continuous gesture goes on.
    case changed = 2
    /// A continuous gesture is over, or a discrete one was recognised.
    case ended = 3
    /// A continuous gesture was broken off.
    case cancelled = 4
    /// The touches are not this gesture.
    case failed = 5

    /// A discrete gesture was recognised.
    public static let recognized = State.ended
  }

  /// The view that the recogniser is attached to.
  open internal(set) weak var view: UIView?

  /// The delegate of the recogniser.
  open weak var delegate: (any UIGestureRecognizerDelegate)?

  /// A name, for finding errors.
  open var name: String?

  /// Where the gesture stands. Only a subclass sets it.
  open var state: State {
    get {
      if isSendingActions { return currentState }
      return isWaiting ? .possible : requestedStates.last ?? currentState
    }
    set { request(newValue) }
  }

  /// Whether touches are seen. Switching it off breaks off a gesture that is going on.
  open var isEnabled = true {
    didSet { if !isEnabled { breakOff() } }
  }

  /// Whether touches of a recognised gesture are taken away from their view.
  open var cancelsTouchesInView = true

  /// Whether views get no touch before the gesture has failed.
  open var delaysTouchesBegan = false

  /// Whether views are not told that touches ended before the gesture has failed.
  open var delaysTouchesEnded = true

  /// The kinds of touches that are seen, as numbers of `UITouch.TouchType`.
  open var allowedTouchTypes: [NSNumber] = [0, 1, 2, 3]

  /// Whether touches of different kinds are kept apart.
  open var requiresExclusiveTouchType = true

  // MARK: Touches

  /// How many fingers take part.
  open var numberOfTouches: Int { involvedTouches.count }

  /// The middle of the fingers that take part, in a view's coordinates; in the window's for nil.
  open func location(in view: UIView?) -> CGPoint {
    convert(centroid ?? lastLocation, to: view)
  }

  /// Where one of the fingers is, in a view's coordinates; in the window's for nil.
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    let touches = involvedTouches
    guard touches.indices.contains(touchIndex) else {
      (self.view?.device ?? .current).reportIllegalUse(
        "-[\(type(of: self)) locationOfTouch:inView:]: index (\(touchIndex)) beyond bounds"
          + " (\(touches.count)).")
      return location(in: view)
    }
    return touches[touchIndex].location(in: view)
  }

  // MARK: Failing

  /// Keeps this recogniser back until another one has failed.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    guard otherGestureRecognizer !== self else { return }
    failureRequirements.removeAll {
      $0.recognizer == nil || $0.recognizer === otherGestureRecognizer
    }
    failureRequirements.append(WeakRecognizer(recognizer: otherGestureRecognizer))
  }

  // MARK: For subclasses

  /// Called when fingers came down.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Called when fingers moved, or press differently.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Called when fingers were lifted.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Called when touches were taken away.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Called after an attempt is over, before the next one may begin.
  open func reset() {}

  /// Stops seeing a touch.
  open func ignore(_ touch: UITouch, for event: UIEvent) {
    trackedTouches.removeAll { $0 === touch }
    touchesOfAttempt.removeAll { $0 === touch }
  }

  /// Whether this recogniser, once it has recognised its gesture, makes another one fail.
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Whether another recogniser, once it has recognised its gesture, makes this one fail.
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Whether this recogniser has to wait until another one has failed.
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  /// Whether another recogniser has to wait until this one has failed.
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  /// Whether the recogniser sees an event at all.
  open func shouldReceive(_ event: UIEvent) -> Bool {
    delegate?.gestureRecognizer(self, shouldReceive: event) ?? true
  }

  // MARK: Seams for subclasses of this module

  /// Whether more fingers may come after all were lifted, as between two taps.
  var expectsMoreTouches: Bool { false }

  /// Whether views get no touch while this recogniser has neither recognised its gesture nor failed.
  var holdsBeginnings: Bool { delaysTouchesBegan }

  /// The middle of the fingers on the screen, where it was last known when there are none.
  final var screenLocation: CGPoint { centroid ?? lastLocation }

  final func keepLocation() {
    if let centroid { lastLocation = centroid }
  }

  /// The fingers that are down; those that were just lifted where none is.
  final var involvedTouches: [UITouch] {
    let down = trackedTouches.filter { !$0.isOver }
    return down.isEmpty ? trackedTouches : down
  }

  private var centroid: CGPoint? {
    let touches = involvedTouches
    guard !touches.isEmpty else { return nil }
    let sum = touches.reduce(CGPoint.zero) {
      CGPoint(x: $0.x + $1.screenLocation.x, y: $0.y + $1.screenLocation.y)
    }
    let count = CGFloat(touches.count)
    return CGPoint(x: sum.x / count, y: sum.y / count)
  }

  final func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    guard let view = view ?? self.view?.window else { return point }
    return view.device.screen.convert(point, to: view as any UICoordinateSpace)
  }
}

/// A recogniser that another one waits for.
struct WeakRecognizer {
  weak var recognizer: UIGestureRecognizer?
}
