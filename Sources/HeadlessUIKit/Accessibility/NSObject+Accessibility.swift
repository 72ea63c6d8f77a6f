// SPDX-License-Identifier: MIT

/// The accessibility members of every `NSObject`.
///
/// Do not name this protocol in client code. Instances of this module's classes and of their
/// subclasses have overridable members with the same names, which these members call (see
/// ``_AccessibilityObject``). Other objects store the values that are set. Where a subclass of such
/// a class would override a member on Apple's platforms, a block such as `accessibilityLabelBlock`
/// computes the value.
@preconcurrency @MainActor
public protocol _AccessibilityInformation: NSObject {}

extension NSObject: _AccessibilityInformation {}

extension _AccessibilityInformation {
  /// The object itself if it has overridable members; otherwise a substitute with the values that
  /// were set.
  fileprivate var members: _AccessibilityObject {
    if let object = self as? _AccessibilityObject { return object }
    let object = _AccessibilityObject()
    object.storedAccessibilityValues = accessibilityValues
    return object
  }

  fileprivate func change(_ change: (_AccessibilityObject) -> Void) {
    if let object = self as? _AccessibilityObject { return change(object) }
    changeAccessibility { values in
      let object = _AccessibilityObject()
      object.storedAccessibilityValues = values
      change(object)
    }
  }

  /// Whether assistive technology can focus on the object.
  public var isAccessibilityElement: Bool {
    get { members.isAccessibilityElement }
    set { change { $0.isAccessibilityElement = newValue } }
  }

  /// A short, localized name of the object.
  public var accessibilityLabel: String? {
    get { members.accessibilityLabel }
    set { change { $0.accessibilityLabel = newValue } }
  }

  /// The label with attributes for speech. Setting it also sets the label, and vice versa.
  public var accessibilityAttributedLabel: NSAttributedString? {
    get { members.accessibilityAttributedLabel }
    set { change { $0.accessibilityAttributedLabel = newValue } }
  }

  /// A localized phrase that describes the result of using the object.
  public var accessibilityHint: String? {
    get { members.accessibilityHint }
    set { change { $0.accessibilityHint = newValue } }
  }

  /// The hint with attributes for speech.
  public var accessibilityAttributedHint: NSAttributedString? {
    get { members.accessibilityAttributedHint }
    set { change { $0.accessibilityAttributedHint = newValue } }
  }

  /// The localized value of the object, if it differs from the label.
  public var accessibilityValue: String? {
    get { members.accessibilityValue }
    set { change { $0.accessibilityValue = newValue } }
  }

  /// The value with attributes for speech.
  public var accessibilityAttributedValue: NSAttributedString? {
    get { members.accessibilityAttributedValue }
    set { change { $0.accessibilityAttributedValue = newValue } }
  }

  /// The role and the state of the object.
  public var accessibilityTraits: UIAccessibilityTraits {
    get { members.accessibilityTraits }
    set { change { $0.accessibilityTraits = newValue } }
  }

  /// A name for tests, which is never spoken.
  public var accessibilityIdentifier: String? {
    get { members.accessibilityIdentifier }
    set { change { $0.accessibilityIdentifier = newValue } }
  }

  /// The frame, in screen coordinates.
  public var accessibilityFrame: CGRect {
    get { members.accessibilityFrame }
    set { change { $0.accessibilityFrame = newValue } }
  }

  /// The outline, in screen coordinates.
  public var accessibilityPath: UIBezierPath? {
    get { members.accessibilityPath }
    set { change { $0.accessibilityPath = newValue } }
  }

  /// The point that an activation touches, in screen coordinates.
  public var accessibilityActivationPoint: CGPoint {
    get { members.accessibilityActivationPoint }
    set { change { $0.accessibilityActivationPoint = newValue } }
  }

  /// The BCP 47 code of the language of the label, the value and the hint.
  public var accessibilityLanguage: String? {
    get { members.accessibilityLanguage }
    set { change { $0.accessibilityLanguage = newValue } }
  }

  /// Whether the elements inside the object are hidden from assistive technology.
  public var accessibilityElementsHidden: Bool {
    get { members.accessibilityElementsHidden }
    set { change { $0.accessibilityElementsHidden = newValue } }
  }

  /// Whether assistive technology ignores the siblings of the view.
  public var accessibilityViewIsModal: Bool {
    get { members.accessibilityViewIsModal }
    set { change { $0.accessibilityViewIsModal = newValue } }
  }

  /// Whether the elements inside the object are visited consecutively.
  public var shouldGroupAccessibilityChildren: Bool {
    get { members.shouldGroupAccessibilityChildren }
    set { change { $0.shouldGroupAccessibilityChildren = newValue } }
  }

  /// The order in which technologies such as Switch Control visit the elements inside the object.
  public var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
    get { members.accessibilityNavigationStyle }
    set { change { $0.accessibilityNavigationStyle = newValue } }
  }

  /// Whether the object responds to the user.
  public var accessibilityRespondsToUserInteraction: Bool {
    get { members.accessibilityRespondsToUserInteraction }
    set { change { $0.accessibilityRespondsToUserInteraction = newValue } }
  }

  /// The names by which users refer to the object.
  public var accessibilityUserInputLabels: [String]! {
    get { members.accessibilityUserInputLabels }
    set { change { $0.accessibilityUserInputLabels = newValue } }
  }

  /// The names by which users refer to the object, with attributes for speech.
  public var accessibilityAttributedUserInputLabels: [NSAttributedString]! {
    get { members.accessibilityAttributedUserInputLabels }
    set { change { $0.accessibilityAttributedUserInputLabels = newValue } }
  }

  /// The kind of the text inside the object.
  public var accessibilityTextualContext: UIAccessibilityTextualContext? {
    get { members.accessibilityTextualContext }
    set { change { $0.accessibilityTextualContext = newValue } }
  }

  /// The elements inside the object, in order.
  public var accessibilityElements: [Any]? {
    get { members.accessibilityElements }
    set { change { $0.accessibilityElements = newValue } }
  }

  /// The type of container that the object represents.
  public var accessibilityContainerType: UIAccessibilityContainerType {
    get { members.accessibilityContainerType }
    set { change { $0.accessibilityContainerType = newValue } }
  }

  /// The additional actions of the object.
  public var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { members.accessibilityCustomActions }
    set { change { $0.accessibilityCustomActions = newValue } }
  }

  /// The rotors that the object adds.
  public var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
    get { members.accessibilityCustomRotors }
    set { change { $0.accessibilityCustomRotors = newValue } }
  }
}

extension _AccessibilityInformation {
  /// Returns the number of elements inside the object.
  @discardableResult
  public func accessibilityElementCount() -> Int { members.accessibilityElementCount() }

  /// Returns the element at an index, or nil.
  @discardableResult
  public func accessibilityElement(at index: Int) -> Any? {
    members.accessibilityElement(at: index)
  }

  /// Returns the index of an element, or `NSNotFound`.
  @discardableResult
  public func index(ofAccessibilityElement element: Any) -> Int {
    members.index(ofAccessibilityElement: element)
  }

  /// Called when assistive technology has moved its focus to the object.
  public func accessibilityElementDidBecomeFocused() {
    members.accessibilityElementDidBecomeFocused()
  }

  /// Called when assistive technology has moved its focus away from the object.
  public func accessibilityElementDidLoseFocus() { members.accessibilityElementDidLoseFocus() }

  /// Returns whether the focus of assistive technology is on the object.
  @discardableResult
  public func accessibilityElementIsFocused() -> Bool {
    (self as? _AccessibilityObject)?.accessibilityElementIsFocused()
      ?? Device.current.isFocused(on: self)
  }

  /// Performs the main action. If this method returns false, VoiceOver touches the activation
  /// point.
  @discardableResult
  public func accessibilityActivate() -> Bool { members.accessibilityActivate() }

  /// Increments the value of an adjustable element.
  public func accessibilityIncrement() { members.accessibilityIncrement() }

  /// Decrements the value of an adjustable element.
  public func accessibilityDecrement() { members.accessibilityDecrement() }

  /// Scrolls by a page. If this method returns false, the next object up the hierarchy is called.
  @discardableResult
  public func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
    members.accessibilityScroll(direction)
  }

  /// Leaves a modal view or a level of a hierarchy.
  @discardableResult
  public func accessibilityPerformEscape() -> Bool { members.accessibilityPerformEscape() }

  /// Performs the most important action.
  @discardableResult
  public func accessibilityPerformMagicTap() -> Bool { members.accessibilityPerformMagicTap() }
}
