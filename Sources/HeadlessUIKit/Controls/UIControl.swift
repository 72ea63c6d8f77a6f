// SPDX-License-Identifier: MIT

/// A view that reports touches as events.
///
/// ```swift
/// let host = ScreenHost(.iPhone15)
/// let control = UIControl()
/// var events: [String] = []
/// control.addAction(UIAction { _ in events.append("down") }, for: .touchDown)
/// control.addAction(UIAction { _ in events.append("up") }, for: .touchUpInside)
/// host.show(control, frame: CGRect(x: 0, y: 100, width: 100, height: 44))
/// host.tap(control)
/// print(events)  // ["down", "up"]
/// ```
///
/// Targets are not retained; ``Selector`` describes how their methods are named. An action replaces
/// one with the same identifier. Actions are called within the delivery of the touch; changes that
/// they make are laid out at the end of the turn. A finger counts as inside up to 70 points beyond
/// the edges, which is not documented by Apple.
@preconcurrency @MainActor
open class UIControl: UIView, UIContextMenuInteractionDelegate {
  override class var observableKeyPaths: ObservableKeyPaths {
    super.observableKeyPaths + ObservableProperty.ofControl(Self.self)
  }

  final var handlers: [ControlHandler] = []
  final var trackedTouch: UITouch?
  final var menuInteraction: UIContextMenuInteraction?
  /// The menu that the finger on the control has opened.
  final var openedMenu: MenuPresentation?

  /// Creates a control with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a control of a nib or a storyboard.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    InterfaceCoder.configure(self, as: UIControl.self, with: coder)
  }

  /// Creates a control with a frame and a primary action.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  // MARK: State

  /// The state of the control: any combination of selected, highlighted and disabled.
  open var state: State {
    var state = State.normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  /// Whether the control is enabled. A disabled control receives touches and ignores them.
  open var isEnabled = true {
    willSet { willChange(.isEnabled) }
    didSet {
      guard oldValue != isEnabled else { return }
      if !isEnabled { cancelTouch(with: nil) }
      stateChanged()
      didChange(.isEnabled)
    }
  }

  /// Whether the control is selected. The control does not change this value itself, except for a
  /// button with `changesSelectionAsPrimaryAction`.
  open var isSelected = false {
    willSet { willChange(.isSelected) }
    didSet {
      if oldValue != isSelected { stateChanged() }
      didChange(.isSelected)
    }
  }

  /// Whether the control is highlighted, because a finger touches it.
  open var isHighlighted = false {
    willSet { willChange(.isHighlighted) }
    didSet {
      if oldValue != isHighlighted { stateChanged() }
      didChange(.isHighlighted)
    }
  }

  /// The vertical alignment of the content.
  open var contentVerticalAlignment = ContentVerticalAlignment.center {
    didSet {
      setNeedsLayout()
      layoutItem.state?.contentChanged()  // the baselines move
    }
  }

  /// The horizontal alignment of the content.
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center {
    didSet { setNeedsLayout() }
  }

  /// The horizontal alignment of the content, with leading and trailing resolved to left and right.
  open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
    switch contentHorizontalAlignment {
    case .leading: isRightToLeft ? .right : .left
    case .trailing: isRightToLeft ? .left : .right
    default: contentHorizontalAlignment
    }
  }

  // MARK: Tracking

  /// Whether the control tracks a touch.
  open internal(set) var isTracking = false

  /// Whether the tracked touch is inside the control: in its bounds or close to them.
  open internal(set) var isTouchInside = false

  /// Called when a touch began. Returns whether the control tracks the touch.
  @discardableResult
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// Called when the tracked touch moved. Returns whether the control continues tracking.
  @discardableResult
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// Called when the tracked touch ended.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}

  /// Called when the tracked touch was cancelled.
  open func cancelTracking(with event: UIEvent?) {}

  override var keepsTouchesInScrolling: Bool { true }

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

  /// Adds a target whose method is called for events, with the control and the event as arguments.
  ///
  /// The target is not retained. If it is nil, the first responder that can perform the action is
  /// the target: in the chain that begins at the control, then in the chain of the first responder.
  /// A target and an action that were added before are called for the additional events, too.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    add(SelectorTarget(target), action, for: controlEvents)
  }

  /// Removes a target for events: all targets if it is nil, and all its actions if `action` is nil.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    remove(unwrapped(target).map { SelectorTarget($0) }, action, for: controlEvents)
  }

  /// The targets. `NSNull` stands for the responder chain, and an object that is not hashable is
  /// represented by its `ObjectIdentifier`.
  open var allTargets: Set<AnyHashable> { targets }

  /// Returns the names of the actions of a target for an event; nil for none.
  @discardableResult
  open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
    actionNames(of: SelectorTarget(target), for: controlEvent)
  }

  /// Calls the method of a target, or of the first responder that has it. Called for each action of
  /// an event.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    let target = target ?? self.target(forAction: action, withSender: self)
    deviceOfResponder.application.sendAction(action, to: target, from: self, for: event)
  }

  /// Calls a closure with each action, and each target with its action, until the closure sets its
  /// last argument to true.
  open func enumerateEventHandlers(
    _ iterator: (UIAction?, (Any?, Selector)?, Event, inout Bool) -> Void
  ) {
    enumerateHandlers(iterator)
  }

  /// Adds an action for events. The action replaces an action with the same identifier.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    add(action, for: controlEvents)
  }

  /// Removes an action for events.
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }

  /// Removes the action with an identifier for events.
  open func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for events: Event) {
    remove(actionIdentifier, for: events)
  }

  /// The events that have a handler.
  open var allControlEvents: Event {
    handlers.reduce(into: []) { $0.formUnion($1.events) }
  }

  /// Calls the handlers of events.
  open func sendActions(for controlEvents: Event) {
    send(controlEvents, with: nil)
  }

  /// Performs an action. Called for each action of an event.
  open func sendAction(_ action: UIAction) {
    action.run(sender: self)
  }

  // MARK: Menus

  /// The interaction that shows the control's menu; nil unless it is enabled.
  open var contextMenuInteraction: UIContextMenuInteraction? { menuInteraction }

  /// Whether a long press on the control shows its menu. A button with a menu sets it.
  open var isContextMenuInteractionEnabled: Bool {
    get { menuInteraction != nil }
    set { setMenuInteraction(newValue) }
  }

  /// Whether a touch shows the menu at once, instead of the control's primary action.
  open var showsMenuAsPrimaryAction = false

  /// Returns the position at which the menu is attached, in the control's coordinates. It is not
  /// used: menus are attached to the control's edges.
  @discardableResult
  open func menuAttachmentPoint(for configuration: UIContextMenuConfiguration) -> CGPoint {
    CGPoint(x: bounds.midX, y: bounds.maxY)
  }

  /// Returns the content of the menu: nil unless a subclass supplies it.
  @discardableResult
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? { nil }

  /// Called before the menu appears.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}

  /// Called before the menu disappears.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}

  // MARK: Overridable members for subclasses in this module

  /// Called after the user has chosen an element of the control's menu, before it is performed.
  func menuElementChosen(_ element: UIMenuElement) {}

  /// Called after `state` has changed.
  func stateChanged() {
    setNeedsLayout()
  }

  /// Returns events with the additional events that they imply in this control; for a button, a
  /// touch up inside also triggers the primary action.
  func completed(_ events: Event) -> Event { events }

  /// Called before the handlers of events.
  func willSend(_ events: Event) {}

  /// The accessibility traits of the current state.
  final var traitsOfState: UIAccessibilityTraits {
    var traits = UIAccessibilityTraits.none
    if isSelected { traits.formUnion(.selected) }
    if !isEnabled { traits.formUnion(.notEnabled) }
    return traits
  }

  /// Whether the control prevents single taps of its superviews' recognizers, as UIKit's own
  /// controls do ("UIGestureRecognizer", interacting with other user interface controls).
  var refusesTapsOfOthers: Bool { false }

  /// Prevents gestures of superviews that the control handles itself.
  @discardableResult
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  {
    guard refusesTapsOfOthers, isEnabled, gestureRecognizer.view !== self,
      let tap = gestureRecognizer as? UITapGestureRecognizer
    else { return super.gestureRecognizerShouldBegin(gestureRecognizer) }
    return tap.numberOfTapsRequired != 1 || tap.numberOfTouchesRequired != 1
  }
}
