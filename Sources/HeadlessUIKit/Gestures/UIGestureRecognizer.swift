// SPDX-License-Identifier: MIT

/// An object that receives touches before their view, and recognizes a gesture in them.
///
/// A subclass overrides `touchesBegan(_:with:)` and the like, and sets `state`:
///
/// ```swift
/// final class EdgeTouchRecognizer: UIGestureRecognizer {
///   override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
///     let x = touches.first?.location(in: view).x ?? 0
///     state = x < 20 ? .recognized : .failed
///   }
/// }
///
/// let host = ScreenHost(.iPhone15)
/// let view = UIView()
/// var states: [UIGestureRecognizer.State] = []
/// let recognizer = EdgeTouchRecognizer()
/// recognizer.addAction { states.append($0.state) }
/// view.addGestureRecognizer(recognizer)
/// host.show(view)
/// host.tap(at: CGPoint(x: 200, y: 300))
/// host.tap(at: CGPoint(x: 5, y: 300))
/// print(states == [.ended])  // true
/// ```
///
/// Targets are not retained; ``Selector`` describes how their methods are named. `addAction(_:)`
/// and the initializers with a closure, which Apple does not have, do without selectors. The view
/// retains the recognizer, and the recognizer its closures, so capture the view or its owner weakly
/// or unowned. Actions are called before the view receives the touches of the same event.
///
/// A state that is set is a request: delegates and other recognizers decide about it at the end of
/// the event, and until then `state` may still be `possible`. A recognizer that failed before it
/// began calls no action. `shouldRequireFailure` and the delegate are called once for each attempt.
///
/// A final state that is set outside of an event can be read until the turn ends.
///
/// The class body declares the properties and functions that subclasses may override. The
/// implementation is in extensions and in `GestureEnvironment`.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject, KeyValueObserved, SelectorResponder {
  class var observableKeyPaths: ObservableKeyPaths { ObservableProperty.ofRecognizer(Self.self) }

  nonisolated(unsafe) final var keyValueObservers: KeyValueObservers?
  /// The decided state, which actions receive. `state` returns the requested state before the
  /// decision.
  final var currentState = State.possible {
    willSet { willChange(.state) }
    didSet { didChange(.state) }
  }
  /// The states that a subclass has requested and that are not decided yet.
  final var requestedStates: [State] = []
  /// Whether other recognizers must fail before this one may begin.
  final var isWaiting = false
  /// Whether the delegate and the views were queried in this attempt.
  final var wasAllowedToBegin = false
  final var isResetting = false
  /// Whether the final state that code has set outside of an event is kept until the turn ends.
  final var keepsFinalState = false
  final var isSendingActions = false

  /// The touches that the recognizer receives, the oldest first.
  final var trackedTouches: [UITouch] = []
  /// All touches of this attempt, including lifted and ignored ones.
  final var touchesOfAttempt: [UITouch] = []
  /// Whether the recognizer received a touch since it was last reset.
  final var isAttempting = false

  final var failureRequirements: [WeakRecognizer] = []
  /// The results of `shouldRequireFailure(of:)` and of the delegates in this attempt.
  final var dynamicRequirements: [ObjectIdentifier: Bool] = [:]
  final var actions: [GestureAction] = []
  private var lastLocation = CGPoint.zero

  /// Creates a recognizer without a view, with a target whose method is called with the recognizer
  /// as its argument.
  public init(target: Any?, action: Selector?) {
    super.init()
    if let target = unwrapped(target), let action { addTarget(target, action: action) }
  }

  /// Creates a recognizer without a view.
  public override convenience init() {
    self.init(target: nil, action: nil)
  }

  /// Creates a recognizer that calls a closure.
  public convenience init(action: @escaping @MainActor (UIGestureRecognizer) -> Void) {
    self.init()
    addAction(action)
  }

  /// Called after a nib or a storyboard with the recognizer was loaded and connected.
  open func awakeFromNib() {}

  /// Whether the object has a method for a selector.
  @discardableResult
  nonisolated open func responds(to aSelector: Selector!) -> Bool { implements(aSelector) }

  /// Adds a target whose method is called with the recognizer as its argument, whenever the gesture
  /// begins, changes, ends or is cancelled. A target is not retained, and is called once for an
  /// action that was added twice.
  open func addTarget(_ target: Any, action: Selector) {
    add(SelectorTarget(target), action)
  }

  /// Removes a target: all targets if it is nil, and all its actions if `action` is nil.
  open func removeTarget(_ target: Any?, action: Selector?) {
    remove(unwrapped(target).map { SelectorTarget($0) }, action)
  }

  /// The state of a gesture.
  public enum State: Int, Sendable {
    /// The gesture has not been recognized yet.
    case possible = 0
    /// A continuous gesture was recognized.
    case began = 1
    /// A continuous gesture changed.
    case changed = 2
    /// A continuous gesture has ended, or a discrete gesture has been recognized.
    case ended = 3
    /// A continuous gesture was cancelled.
    case cancelled = 4
    /// The touches do not form this gesture.
    case failed = 5

    /// A discrete gesture was recognized.
    public static let recognized = State.ended
  }

  /// The view that the recognizer is attached to.
  open internal(set) weak var view: UIView? {
    willSet { willChange(.view) }
    didSet { didChange(.view) }
  }

  /// The delegate of the recognizer.
  open weak var delegate: (any UIGestureRecognizerDelegate)? {
    willSet { willChange(.delegate) }
    didSet { didChange(.delegate) }
  }

  /// A name, for debugging.
  open var name: String?

  /// The state of the gesture. Only subclasses set it.
  open var state: State {
    get {
      if isSendingActions { return currentState }
      return isWaiting ? .possible : requestedStates.last ?? currentState
    }
    set {
      keepsFinalState = environment.isIdle
      request(newValue)
    }
  }

  /// Whether the recognizer receives touches. Setting it to false cancels a gesture in progress.
  open var isEnabled = true {
    willSet { willChange(.isEnabled) }
    didSet {
      if !isEnabled { breakOff() }
      didChange(.isEnabled)
    }
  }

  /// Whether the touches of a recognized gesture are cancelled in their view.
  open var cancelsTouchesInView = true

  /// Whether views receive touches only after the gesture has failed.
  open var delaysTouchesBegan = false

  /// Whether the end of touches is delivered to views only after the gesture has failed.
  open var delaysTouchesEnded = true

  /// The kinds of touches that the recognizer receives, as raw values of `UITouch.TouchType`.
  open var allowedTouchTypes: [NSNumber] = [0, 1, 2, 3]

  /// Whether a gesture consists of touches of one kind. The property has no effect.
  open var requiresExclusiveTouchType = true

  // MARK: Touches

  /// The number of fingers in the gesture.
  open var numberOfTouches: Int { involvedTouches.count { $0.scrollType == nil } }

  /// Returns the centroid of the fingers in the gesture, in a view's coordinates; in the window's
  /// for nil.
  @discardableResult
  open func location(in view: UIView?) -> CGPoint {
    convert(centroid ?? lastLocation, to: view)
  }

  /// Returns the position of a finger, in a view's coordinates; in the window's for nil.
  @discardableResult
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

  // MARK: Failure requirements

  /// Delays this recognizer until another recognizer has failed.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    guard otherGestureRecognizer !== self else { return }
    failureRequirements.removeAll {
      $0.recognizer == nil || $0.recognizer === otherGestureRecognizer
    }
    failureRequirements.append(WeakRecognizer(recognizer: otherGestureRecognizer))
  }

  // MARK: For subclasses

  /// Called when fingers touch the screen.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Called when fingers move, or change their force.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Called when fingers are lifted.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Called when touches are cancelled.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Called at the end of an attempt, before the next one may begin.
  open func reset() {}

  /// Ignores a touch of the gesture until it ends: no further event of it is received.
  open func ignore(_ touch: UITouch, for event: UIEvent) {
    trackedTouches.removeAll { $0 === touch }
    touchesOfAttempt.removeAll { $0 === touch }
  }

  /// Returns whether this recognizer makes another recognizer fail when it recognizes its gesture.
  @discardableResult
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Returns whether another recognizer makes this recognizer fail when it recognizes its gesture.
  @discardableResult
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Returns whether this recognizer must wait until another recognizer has failed.
  @discardableResult
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  /// Returns whether another recognizer must wait until this recognizer has failed.
  @discardableResult
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  /// Returns whether the recognizer receives an event.
  @discardableResult
  open func shouldReceive(_ event: UIEvent) -> Bool {
    delegate?.gestureRecognizer(self, shouldReceive: event) ?? true
  }

  // MARK: For subclasses in this module

  /// Whether the gesture continues after all fingers were lifted, as between two taps.
  var expectsMoreTouches: Bool { false }

  /// The view that decides like a delegate whether the gesture begins; nil for most recognizers.
  var decidingView: UIView? { nil }

  /// Returns whether scrolling with a wheel or a trackpad moves what the recognizer follows.
  func follows(_ scrollType: UIScrollType) -> Bool { false }

  /// Whether views receive no touch before this recognizer has recognized its gesture or failed.
  var holdsBeginnings: Bool { delaysTouchesBegan }

  /// The centroid of the fingers in the coordinates of the screen; without fingers, the last
  /// centroid.
  final var screenLocation: CGPoint { centroid ?? lastLocation }

  final func keepLocation() {
    if let centroid { lastLocation = centroid }
  }

  /// The fingers that are down, or the fingers that were just lifted if no finger is down.
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

/// A weak reference to a recognizer that must fail before another recognizer begins.
struct WeakRecognizer {
  weak var recognizer: UIGestureRecognizer?
}
