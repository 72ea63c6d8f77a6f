// SPDX-License-Identifier: MIT

/// The accessibility members of `NSObject` that subclasses can override.
///
/// Do not name this class in client code. On Apple's platforms, the members belong to a category of
/// `NSObject`, which subclasses override. Members of a Swift extension cannot be overridden.
/// Therefore the classes of this module that are or contain accessibility elements inherit the
/// members from this class. All other objects have the extension ``_AccessibilityInformation``,
/// which calls these members if an object has them.
@preconcurrency @MainActor
open class _AccessibilityObject: NSObject, SelectorResponder {
  final var storedAccessibilityValues: AccessibilityValues?

  /// Whether the object has a method for a selector.
  @discardableResult
  nonisolated open func responds(to aSelector: Selector!) -> Bool { implements(aSelector) }

  // MARK: Information

  /// Whether assistive technology can focus on the object.
  open var isAccessibilityElement: Bool {
    get { accessibilityValues?.isElement.current ?? isElementByDefault }
    set { changeAccessibility { $0.isElement.value = newValue } }
  }

  /// A short, localized name of the object.
  open var accessibilityLabel: String? {
    get { accessibilityValues?.label.string ?? labelByDefault }
    set { changeAccessibility { $0.label.string = newValue } }
  }

  /// The label with attributes for speech. Setting it also sets the label, and vice versa.
  open var accessibilityAttributedLabel: NSAttributedString? {
    get {
      accessibilityValues?.label.attributedString
        ?? accessibilityLabel.map { NSAttributedString(string: $0) }
    }
    set { changeAccessibility { $0.label.attributedString = newValue } }
  }

  /// A localized phrase that describes the result of using the object.
  open var accessibilityHint: String? {
    get { accessibilityValues?.hint.string }
    set { changeAccessibility { $0.hint.string = newValue } }
  }

  /// The hint with attributes for speech.
  open var accessibilityAttributedHint: NSAttributedString? {
    get {
      accessibilityValues?.hint.attributedString
        ?? accessibilityHint.map { NSAttributedString(string: $0) }
    }
    set { changeAccessibility { $0.hint.attributedString = newValue } }
  }

  /// The localized value of the object, if it differs from the label: for example "60 %" for a
  /// slider.
  open var accessibilityValue: String? {
    get { accessibilityValues?.value.string ?? valueByDefault }
    set { changeAccessibility { $0.value.string = newValue } }
  }

  /// The value with attributes for speech.
  open var accessibilityAttributedValue: NSAttributedString? {
    get {
      accessibilityValues?.value.attributedString
        ?? accessibilityValue.map { NSAttributedString(string: $0) }
    }
    set { changeAccessibility { $0.value.attributedString = newValue } }
  }

  /// The role and the state of the object.
  open var accessibilityTraits: UIAccessibilityTraits {
    get { accessibilityValues?.traits.current ?? traitsByDefault }
    set { changeAccessibility { $0.traits.value = newValue } }
  }

  /// A name for tests, which is never spoken.
  open var accessibilityIdentifier: String? {
    get { accessibilityValues?.identifier.current }
    set { changeAccessibility { $0.identifier.value = newValue } }
  }

  /// The frame, in screen coordinates. The default for a view is its bounds.
  open var accessibilityFrame: CGRect {
    get { accessibilityValues?.frame.current ?? frameByDefault }
    set { changeAccessibility { $0.frame.value = newValue } }
  }

  /// The outline, in screen coordinates, which replaces the frame; nil to use the frame.
  open var accessibilityPath: UIBezierPath? {
    get { accessibilityValues?.path.current }
    set { changeAccessibility { $0.path.value = newValue } }
  }

  /// The point that an activation touches, in screen coordinates. The default is the center of the
  /// frame.
  open var accessibilityActivationPoint: CGPoint {
    get {
      accessibilityValues?.activationPoint.current
        ?? CGPoint(x: accessibilityFrame.midX, y: accessibilityFrame.midY)
    }
    set { changeAccessibility { $0.activationPoint.value = newValue } }
  }

  /// The BCP 47 code of the language of the label, the value and the hint; nil for the user's
  /// language.
  open var accessibilityLanguage: String? {
    get { accessibilityValues?.language.current }
    set { changeAccessibility { $0.language.value = newValue } }
  }

  /// Whether the elements inside the object are hidden from assistive technology.
  open var accessibilityElementsHidden: Bool {
    get { accessibilityValues?.hidesElements.current ?? false }
    set { changeAccessibility { $0.hidesElements.value = newValue } }
  }

  /// Whether assistive technology ignores the siblings of the view.
  open var accessibilityViewIsModal: Bool {
    get { accessibilityValues?.isModal.current ?? false }
    set { changeAccessibility { $0.isModal.value = newValue } }
  }

  /// Whether the elements inside the object are visited consecutively, wherever they are on the
  /// screen.
  open var shouldGroupAccessibilityChildren: Bool {
    get { accessibilityValues?.groupsChildren.current ?? false }
    set { changeAccessibility { $0.groupsChildren.value = newValue } }
  }

  /// The order in which technologies such as Switch Control visit the elements inside the object.
  open var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
    get { accessibilityValues?.navigationStyle.current ?? .automatic }
    set { changeAccessibility { $0.navigationStyle.value = newValue } }
  }

  /// Whether the object responds to the user. The default is derived from the traits.
  open var accessibilityRespondsToUserInteraction: Bool {
    get {
      accessibilityValues?.respondsToUserInteraction.current
        ?? accessibilityTraits.respondToUserInteraction
    }
    set { changeAccessibility { $0.respondsToUserInteraction.value = newValue } }
  }

  /// The names by which users refer to the object, for example in Voice Control. The main name is
  /// first.
  open var accessibilityUserInputLabels: [String]! {
    get { accessibilityValues?.userInputLabels.current?.map(\.string) ?? [] }
    set {
      let labels = newValue?.map { NSAttributedString(string: $0) }
      changeAccessibility { $0.userInputLabels.value = labels }
    }
  }

  /// The names of ``accessibilityUserInputLabels`` with attributes for speech.
  open var accessibilityAttributedUserInputLabels: [NSAttributedString]! {
    get {
      accessibilityValues?.userInputLabels.current
        ?? accessibilityUserInputLabels.map { NSAttributedString(string: $0) }
    }
    set { changeAccessibility { $0.userInputLabels.value = newValue } }
  }

  /// The kind of the text inside the object.
  open var accessibilityTextualContext: UIAccessibilityTextualContext? {
    get { accessibilityValues?.textualContext.current }
    set { changeAccessibility { $0.textualContext.value = newValue } }
  }

  // MARK: Containers

  /// The elements inside the object, in order; nil for the elements of the subviews.
  open var accessibilityElements: [Any]? {
    get { accessibilityValues?.elements.current }
    set { changeAccessibility { $0.elements.value = newValue } }
  }

  /// Returns the number of elements inside the object.
  @discardableResult
  open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }

  /// Returns the element at an index, or nil.
  @discardableResult
  open func accessibilityElement(at index: Int) -> Any? {
    guard let elements = accessibilityElements, elements.indices.contains(index) else { return nil }
    return elements[index]
  }

  /// Returns the index of an element, or `NSNotFound`.
  @discardableResult
  open func index(ofAccessibilityElement element: Any) -> Int {
    accessibilityElements?.firstIndex { $0 as AnyObject === element as AnyObject } ?? NSNotFound
  }

  /// The type of container that the object represents.
  open var accessibilityContainerType: UIAccessibilityContainerType {
    get { accessibilityValues?.containerType.current ?? .none }
    set { changeAccessibility { $0.containerType.value = newValue } }
  }

  // MARK: Focus

  /// Called when assistive technology has moved its focus to the object.
  open func accessibilityElementDidBecomeFocused() {}

  /// Called when assistive technology has moved its focus away from the object.
  open func accessibilityElementDidLoseFocus() {}

  /// Returns whether the focus of assistive technology is on the object.
  @discardableResult
  open func accessibilityElementIsFocused() -> Bool { Device.current.isFocused(on: self) }

  /// Returns the assistive technologies whose focus is on the object, or nil.
  @discardableResult
  open func accessibilityAssistiveTechnologyFocusedIdentifiers()
    -> Set<UIAccessibility.AssistiveTechnologyIdentifier>?
  {
    accessibilityElementIsFocused() ? Device.current.accessibility.runningTechnologies : nil
  }

  // MARK: Actions

  /// Performs the main action. If this method returns false, VoiceOver touches the activation
  /// point.
  @discardableResult
  open func accessibilityActivate() -> Bool { accessibilityValues?.activate?() ?? false }

  /// Increments the value of an adjustable element.
  open func accessibilityIncrement() { accessibilityValues?.increment?() }

  /// Decrements the value of an adjustable element.
  open func accessibilityDecrement() { accessibilityValues?.decrement?() }

  /// Scrolls by a page. If this method returns false, the next object up the hierarchy is called.
  @discardableResult
  open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }

  /// Leaves a modal view or a level of a hierarchy. If this method returns false, the next object
  /// up the hierarchy is called.
  @discardableResult
  open func accessibilityPerformEscape() -> Bool { accessibilityValues?.escape?() ?? false }

  /// Performs the most important action. If this method returns false, the next object up the
  /// hierarchy is called, and finally the application.
  @discardableResult
  open func accessibilityPerformMagicTap() -> Bool { accessibilityValues?.magicTap?() ?? false }

  /// The additional actions of the object.
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { accessibilityValues?.customActions.current }
    set { changeAccessibility { $0.customActions.value = newValue } }
  }

  /// The rotors that the object adds.
  open var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
    get { accessibilityValues?.customRotors.current }
    set { changeAccessibility { $0.customRotors.value = newValue } }
  }

  // MARK: Overridable members for subclasses in this module

  /// Called when a value for assistive technology was set. Objects that are shown by views of
  /// others, such as bar items, pass it on.
  func accessibilityChanged() {}

  /// Whether the object is an element by default.
  var isElementByDefault: Bool { false }

  var labelByDefault: String? { nil }

  /// The label of the controls in the object that have none, such as the switch of a row.
  var labelOfControls: String? { nil }

  var valueByDefault: String? { nil }

  var traitsByDefault: UIAccessibilityTraits { .none }

  var frameByDefault: CGRect { .zero }

  /// The views inside the object that assistive technology finds even if the object itself is an
  /// element, such as the buttons of a text field, in their order.
  package var elementsBesideItself: [UIView] { [] }
}

extension UIAccessibilityTraits {
  /// Whether an element with these traits usually responds to the user.
  var respondToUserInteraction: Bool {
    let active: UIAccessibilityTraits = [
      .button, .link, .adjustable, .keyboardKey, .searchField, .toggleButton,
      .allowsDirectInteraction,
    ]
    return !contains(.notEnabled) && !isDisjoint(with: active)
  }
}
