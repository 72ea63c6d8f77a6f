// SPDX-License-Identifier: MIT

/// An object that events are handed to, and that hands them on to the next one.
@preconcurrency @MainActor
open class UIResponder: NSObject {
  final var accessibility: AccessibilityValues?
  nonisolated(unsafe) final var associatedObjects: Associations?

  /// Creates a responder.
  public override init() {
    super.init()
  }

  /// The responder that gets what this one leaves.
  open var next: UIResponder? { nil }

  // MARK: First responder

  /// Whether the responder may get keys.
  open var canBecomeFirstResponder: Bool { false }

  /// Whether the responder may give the keys up.
  open var canResignFirstResponder: Bool { true }

  /// Whether the responder gets keys now.
  open var isFirstResponder: Bool { deviceOfResponder.application.firstResponder === self }

  /// Asks to get keys.
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    deviceOfResponder.application.makeFirstResponder(self)
  }

  /// Gives the keys up.
  @discardableResult
  open func resignFirstResponder() -> Bool {
    deviceOfResponder.application.resignFirstResponder(self)
  }

  // MARK: Touches

  /// Called when fingers came down.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }

  /// Called when fingers moved, or pressed harder.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }

  /// Called when fingers were lifted.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }

  /// Called when touches were taken away.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }

  // MARK: Accessibility, which NSObject has on Apple's platforms

  /// Whether assistive technology sees the object.
  open var isAccessibilityElement: Bool {
    get { accessibility?.isElement ?? false }
    set { accessibilityValues.isElement = newValue }
  }

  /// The focus of assistive technology came to the element.
  open func accessibilityElementDidBecomeFocused() {}

  /// The focus of assistive technology left the element.
  open func accessibilityElementDidLoseFocus() {}

  /// Whether assistive technology is at the element.
  open func accessibilityElementIsFocused() -> Bool {
    Device.current.accessibility.focused === self
  }

  /// What the object is, in a few words.
  open var accessibilityLabel: String? {
    get { accessibility?.label }
    set { accessibilityValues.label = newValue }
  }

  /// What happens when the object is used.
  open var accessibilityHint: String? {
    get { accessibility?.hint }
    set { accessibilityValues.hint = newValue }
  }

  /// What the object stands at.
  open var accessibilityValue: String? {
    get { accessibility?.value }
    set { accessibilityValues.value = newValue }
  }

  /// What the object is and does.
  open var accessibilityTraits: UIAccessibilityTraits {
    get { accessibility?.traits ?? .none }
    set { accessibilityValues.traits = newValue }
  }

  /// A name for tests, that nobody hears.
  open var accessibilityIdentifier: String? {
    get { accessibility?.identifier }
    set { accessibilityValues.identifier = newValue }
  }

  /// Whether assistive technology sees nothing in the object.
  open var accessibilityElementsHidden: Bool {
    get { accessibility?.hidesElements ?? false }
    set { accessibilityValues.hidesElements = newValue }
  }

  /// Whether assistive technology sees nothing beside the object.
  open var accessibilityViewIsModal: Bool {
    get { accessibility?.isModal ?? false }
    set { accessibilityValues.isModal = newValue }
  }

  /// Whether what is in the object is gone through before what is beside it.
  open var shouldGroupAccessibilityChildren: Bool {
    get { accessibility?.groupsChildren ?? false }
    set { accessibilityValues.groupsChildren = newValue }
  }

  /// What assistive technology sees in the object, in its order.
  open var accessibilityElements: [Any]? {
    get { accessibility?.elements }
    set { accessibilityValues.elements = newValue }
  }

  // MARK: Seams for subclasses of this module

  /// The device that the responder lives on.
  var deviceOfResponder: Device { .current }

  /// Whether keys would reach the responder.
  var isReachable: Bool { true }

  /// Does what a double tap does; false where that is nothing.
  open func accessibilityActivate() -> Bool { false }

  private var accessibilityValues: AccessibilityValues {
    if let accessibility { return accessibility }
    let values = AccessibilityValues()
    accessibility = values
    return values
  }
}

/// What few objects have.
@MainActor
final class AccessibilityValues {
  var isElement: Bool?
  var label: String?
  var hint: String?
  var value: String?
  var traits: UIAccessibilityTraits?
  var identifier: String?
  var hidesElements = false
  var isModal = false
  var groupsChildren = false
  var elements: [Any]?
}
