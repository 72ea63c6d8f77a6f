// SPDX-License-Identifier: MIT

/// A view that says what fingers do with it.
@preconcurrency @MainActor
open class UIControl: UIView {
  final var handlers: [ControlHandler] = []
  final var trackedTouch: UITouch?

  /// Creates a control of a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Controls cannot be decoded: there are no archives here.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Creates a control with an action for what it is there for.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  // MARK: State

  /// All that the control is: selected, highlighted, disabled.
  open var state: State {
    var state = State.normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  /// Whether the control can be used. Where it cannot, it swallows touches.
  open var isEnabled = true {
    didSet {
      guard oldValue != isEnabled else { return }
      if !isEnabled { cancelTouch(with: nil) }
      stateChanged()
    }
  }

  /// Whether the control is selected. Nothing changes this but who sets it.
  open var isSelected = false {
    didSet { if oldValue != isSelected { stateChanged() } }
  }

  /// Whether a finger is on the control.
  open var isHighlighted = false {
    didSet { if oldValue != isHighlighted { stateChanged() } }
  }

  /// Where the content lies between top and bottom.
  open var contentVerticalAlignment = ContentVerticalAlignment.center {
    didSet { setNeedsLayout() }
  }

  /// Where the content lies between left and right.
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center {
    didSet { setNeedsLayout() }
  }

  /// Where the content lies between left and right, in the direction of the language here.
  open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
    switch contentHorizontalAlignment {
    case .leading: isRightToLeft ? .right : .left
    case .trailing: isRightToLeft ? .left : .right
    default: contentHorizontalAlignment
    }
  }

  // MARK: Tracking

  /// Whether a finger is being followed.
  open internal(set) var isTracking = false

  /// Whether the finger is inside: in the bounds, or not far from them once it came down there.
  open internal(set) var isTouchInside = false

  /// Called when a finger came down. False leaves the finger alone.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// Called when the finger moved. False leaves the finger alone from now on.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// Called when the finger was lifted.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}

  /// Called when the touch was taken away.
  open func cancelTracking(with event: UIEvent?) {}

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    beginTouch(touches, with: event)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    continueTouch(touches, with: event)
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    endTouch(touches, with: event)
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let trackedTouch, touches.contains(trackedTouch) else { return }
    cancelTouch(with: event)
  }

  // MARK: Actions

  /// Runs an action for some events. One with the identifier of another one takes its place.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    add(action, for: controlEvents)
  }

  /// Runs an action no more for some events.
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }

  /// Runs the action of an identifier no more for some events.
  open func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for events: Event) {
    remove(actionIdentifier, for: events)
  }

  /// The events that something is done for.
  open var allControlEvents: Event {
    handlers.reduce(into: []) { $0.formUnion($1.events) }
  }

  /// Does what is to be done for some events.
  open func sendActions(for controlEvents: Event) {
    send(controlEvents, with: nil)
  }

  /// Runs one action. Called for each action of an event.
  open func sendAction(_ action: UIAction) {
    action.run(sender: self)
  }

  // MARK: Seams for subclasses of this module

  /// Called when `state` has changed.
  func stateChanged() {
    setNeedsLayout()
  }

  /// What events mean in one control only: a button's touch up inside is what it is there for.
  func completed(_ events: Event) -> Event { events }

  /// Called before the handlers of some events.
  func willSend(_ events: Event) {}

  /// What the state means to assistive technology.
  final var traitsOfState: UIAccessibilityTraits {
    var traits = UIAccessibilityTraits.none
    if isSelected { traits.formUnion(.selected) }
    if !isEnabled { traits.formUnion(.notEnabled) }
    return traits
  }

  /// Whether single taps of superviews' recognisers are refused, as UIKit's own controls do
  /// ("UIGestureRecognizer", interacting with other user interface controls).
  var refusesTapsOfOthers: Bool { false }

  /// Refuses gestures of superviews that the control has a use for.
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  {
    guard refusesTapsOfOthers, isEnabled, gestureRecognizer.view !== self,
      let tap = gestureRecognizer as? UITapGestureRecognizer
    else { return super.gestureRecognizerShouldBegin(gestureRecognizer) }
    return tap.numberOfTapsRequired != 1 || tap.numberOfTouchesRequired != 1
  }
}
