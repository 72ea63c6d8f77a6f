// SPDX-License-Identifier: MIT
// Written by scripts/steps/check-generated --update.

/// A block that returns a Boolean value.
public typealias AXBoolReturnBlock = () -> Bool
/// A block without a result.
public typealias AXVoidReturnBlock = () -> Void
/// A block that returns a string.
public typealias AXStringReturnBlock = () -> String?
/// A block that returns an attributed string.
public typealias AXAttributedStringReturnBlock = () -> NSAttributedString?
/// A block that returns an array.
public typealias AXArrayReturnBlock = () -> [Any]?
/// A block that returns a rectangle.
public typealias AXRectReturnBlock = () -> CGRect
/// A block that returns a point.
public typealias AXPointReturnBlock = () -> CGPoint
/// A block that returns a path.
public typealias AXPathReturnBlock = () -> UIBezierPath?
/// A block that returns traits.
public typealias AXTraitsReturnBlock = () -> UIAccessibilityTraits
/// A block that returns a container type.
public typealias AXContainerTypeReturnBlock = () -> UIAccessibilityContainerType
/// A block that returns a navigation style.
public typealias AXNavigationStyleReturnBlock = () -> UIAccessibilityNavigationStyle
/// A block that returns a textual context.
public typealias AXUIAccessibilityTextualContextReturnBlock = () -> UIAccessibilityTextualContext?
/// A block that returns custom actions.
public typealias AXCustomActionsReturnBlock = () -> [UIAccessibilityCustomAction]?
/// A block that returns custom rotors.
public typealias AXCustomRotorsReturnBlock = () -> [UIAccessibilityCustomRotor]?

// Blocks that compute an attribute each time it is read. A block takes precedence over the value
// that was set; an override of the attribute in a subclass takes precedence over both.
extension _AccessibilityInformation {
  /// A block that computes `isAccessibilityElement`.
  public var isAccessibilityElementBlock: AXBoolReturnBlock? {
    get { accessibilityValues?.isElement.block.map { block in { block() ?? false } } }
    set { changeAccessibility { $0.isElement.block = newValue } }
  }

  /// A block that computes `accessibilityLabel`.
  public var accessibilityLabelBlock: AXStringReturnBlock? {
    get { accessibilityValues?.label.stringBlock }
    set { changeAccessibility { $0.label.stringBlock = newValue } }
  }

  /// A block that computes `accessibilityAttributedLabel`.
  public var accessibilityAttributedLabelBlock: AXAttributedStringReturnBlock? {
    get { accessibilityValues?.label.attributedStringBlock }
    set { changeAccessibility { $0.label.attributedStringBlock = newValue } }
  }

  /// A block that computes `accessibilityHint`.
  public var accessibilityHintBlock: AXStringReturnBlock? {
    get { accessibilityValues?.hint.stringBlock }
    set { changeAccessibility { $0.hint.stringBlock = newValue } }
  }

  /// A block that computes `accessibilityAttributedHint`.
  public var accessibilityAttributedHintBlock: AXAttributedStringReturnBlock? {
    get { accessibilityValues?.hint.attributedStringBlock }
    set { changeAccessibility { $0.hint.attributedStringBlock = newValue } }
  }

  /// A block that computes `accessibilityValue`.
  public var accessibilityValueBlock: AXStringReturnBlock? {
    get { accessibilityValues?.value.stringBlock }
    set { changeAccessibility { $0.value.stringBlock = newValue } }
  }

  /// A block that computes `accessibilityAttributedValue`.
  public var accessibilityAttributedValueBlock: AXAttributedStringReturnBlock? {
    get { accessibilityValues?.value.attributedStringBlock }
    set { changeAccessibility { $0.value.attributedStringBlock = newValue } }
  }

  /// A block that computes `accessibilityTraits`.
  public var accessibilityTraitsBlock: AXTraitsReturnBlock? {
    get { accessibilityValues?.traits.block.map { block in { block() ?? .none } } }
    set { changeAccessibility { $0.traits.block = newValue } }
  }

  /// A block that computes `accessibilityIdentifier`.
  public var accessibilityIdentifierBlock: AXStringReturnBlock? {
    get { accessibilityValues?.identifier.block }
    set { changeAccessibility { $0.identifier.block = newValue } }
  }

  /// A block that computes `accessibilityFrame`.
  public var accessibilityFrameBlock: AXRectReturnBlock? {
    get { accessibilityValues?.frame.block.map { block in { block() ?? .zero } } }
    set { changeAccessibility { $0.frame.block = newValue } }
  }

  /// A block that computes `accessibilityPath`.
  public var accessibilityPathBlock: AXPathReturnBlock? {
    get { accessibilityValues?.path.block }
    set { changeAccessibility { $0.path.block = newValue } }
  }

  /// A block that computes `accessibilityActivationPoint`.
  public var accessibilityActivationPointBlock: AXPointReturnBlock? {
    get { accessibilityValues?.activationPoint.block.map { block in { block() ?? .zero } } }
    set { changeAccessibility { $0.activationPoint.block = newValue } }
  }

  /// A block that computes `accessibilityLanguage`.
  public var accessibilityLanguageBlock: AXStringReturnBlock? {
    get { accessibilityValues?.language.block }
    set { changeAccessibility { $0.language.block = newValue } }
  }

  /// A block that computes `accessibilityElementsHidden`.
  public var accessibilityElementsHiddenBlock: AXBoolReturnBlock? {
    get { accessibilityValues?.hidesElements.block.map { block in { block() ?? false } } }
    set { changeAccessibility { $0.hidesElements.block = newValue } }
  }

  /// A block that computes `accessibilityViewIsModal`.
  public var accessibilityViewIsModalBlock: AXBoolReturnBlock? {
    get { accessibilityValues?.isModal.block.map { block in { block() ?? false } } }
    set { changeAccessibility { $0.isModal.block = newValue } }
  }

  /// A block that computes `shouldGroupAccessibilityChildren`.
  public var accessibilityShouldGroupAccessibilityChildrenBlock: AXBoolReturnBlock? {
    get { accessibilityValues?.groupsChildren.block.map { block in { block() ?? false } } }
    set { changeAccessibility { $0.groupsChildren.block = newValue } }
  }

  /// A block that computes `accessibilityNavigationStyle`.
  public var accessibilityNavigationStyleBlock: AXNavigationStyleReturnBlock? {
    get { accessibilityValues?.navigationStyle.block.map { block in { block() ?? .automatic } } }
    set { changeAccessibility { $0.navigationStyle.block = newValue } }
  }

  /// A block that computes `accessibilityRespondsToUserInteraction`.
  public var accessibilityRespondsToUserInteractionBlock: AXBoolReturnBlock? {
    get {
      accessibilityValues?.respondsToUserInteraction.block.map { block in { block() ?? false } }
    }
    set { changeAccessibility { $0.respondsToUserInteraction.block = newValue } }
  }

  /// A block that computes `accessibilityContainerType`.
  public var accessibilityContainerTypeBlock: AXContainerTypeReturnBlock? {
    get { accessibilityValues?.containerType.block.map { block in { block() ?? .none } } }
    set { changeAccessibility { $0.containerType.block = newValue } }
  }

  /// A block that computes `accessibilityTextualContext`.
  public var accessibilityTextualContextBlock: AXUIAccessibilityTextualContextReturnBlock? {
    get { accessibilityValues?.textualContext.block }
    set { changeAccessibility { $0.textualContext.block = newValue } }
  }

  /// A block that computes `accessibilityElements`.
  public var accessibilityElementsBlock: AXArrayReturnBlock? {
    get { accessibilityValues?.elements.block }
    set { changeAccessibility { $0.elements.block = newValue } }
  }

  /// A block that computes `accessibilityCustomActions`.
  public var accessibilityCustomActionsBlock: AXCustomActionsReturnBlock? {
    get { accessibilityValues?.customActions.block }
    set { changeAccessibility { $0.customActions.block = newValue } }
  }

  /// A block that computes `accessibilityCustomRotors`.
  public var accessibilityCustomRotorsBlock: AXCustomRotorsReturnBlock? {
    get { accessibilityValues?.customRotors.block }
    set { changeAccessibility { $0.customRotors.block = newValue } }
  }

  /// A block that performs `accessibilityActivate()`.
  public var accessibilityActivateBlock: AXBoolReturnBlock? {
    get { accessibilityValues?.activate }
    set { changeAccessibility { $0.activate = newValue } }
  }

  /// A block that performs `accessibilityIncrement()`.
  public var accessibilityIncrementBlock: AXVoidReturnBlock? {
    get { accessibilityValues?.increment }
    set { changeAccessibility { $0.increment = newValue } }
  }

  /// A block that performs `accessibilityDecrement()`.
  public var accessibilityDecrementBlock: AXVoidReturnBlock? {
    get { accessibilityValues?.decrement }
    set { changeAccessibility { $0.decrement = newValue } }
  }

  /// A block that performs `accessibilityPerformEscape()`.
  public var accessibilityPerformEscapeBlock: AXBoolReturnBlock? {
    get { accessibilityValues?.escape }
    set { changeAccessibility { $0.escape = newValue } }
  }

  /// A block that performs `accessibilityPerformMagicTap()`.
  public var accessibilityMagicTapBlock: AXBoolReturnBlock? {
    get { accessibilityValues?.magicTap }
    set { changeAccessibility { $0.magicTap = newValue } }
  }
}
