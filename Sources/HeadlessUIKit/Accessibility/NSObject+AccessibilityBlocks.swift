// SPDX-License-Identifier: MIT

/// A block that returns a truth value.
public typealias AXBoolReturnBlock = () -> Bool
/// A block that returns nothing.
public typealias AXVoidReturnBlock = () -> Void
/// A block that returns a text.
public typealias AXStringReturnBlock = () -> String?
/// A block that returns a text with attributes.
public typealias AXAttributedStringReturnBlock = () -> NSAttributedString?
/// A block that returns a list.
public typealias AXArrayReturnBlock = () -> [Any]?
/// A block that returns a rectangle.
public typealias AXRectReturnBlock = () -> CGRect
/// A block that returns a point.
public typealias AXPointReturnBlock = () -> CGPoint
/// A block that returns an outline.
public typealias AXPathReturnBlock = () -> UIBezierPath?
/// A block that returns traits.
public typealias AXTraitsReturnBlock = () -> UIAccessibilityTraits
/// A block that returns a kind of container.
public typealias AXContainerTypeReturnBlock = () -> UIAccessibilityContainerType
/// A block that returns a navigation style.
public typealias AXNavigationStyleReturnBlock = () -> UIAccessibilityNavigationStyle
/// A block that returns a kind of text.
public typealias AXUIAccessibilityTextualContextReturnBlock = () -> UIAccessibilityTextualContext?
/// A block that returns actions.
public typealias AXCustomActionsReturnBlock = () -> [UIAccessibilityCustomAction]?
/// A block that returns rotors.
public typealias AXCustomRotorsReturnBlock = () -> [UIAccessibilityCustomRotor]?

// Blocks that compute an attribute each time it is read. A block replaces the value that was set; an
// override of the attribute in a subclass replaces both.
extension _AccessibilityInformation {
  /// Computes `isAccessibilityElement`.
  public var isAccessibilityElementBlock: AXBoolReturnBlock? {
    get { accessibilityValues?.isElement.block.map { block in { block() ?? false } } }
    set { changeAccessibility { $0.isElement.block = newValue } }
  }

  /// Computes `accessibilityLabel`.
  public var accessibilityLabelBlock: AXStringReturnBlock? {
    get { accessibilityValues?.label.stringBlock }
    set { changeAccessibility { $0.label.stringBlock = newValue } }
  }

  /// Computes `accessibilityAttributedLabel`.
  public var accessibilityAttributedLabelBlock: AXAttributedStringReturnBlock? {
    get { accessibilityValues?.label.attributedStringBlock }
    set { changeAccessibility { $0.label.attributedStringBlock = newValue } }
  }

  /// Computes `accessibilityHint`.
  public var accessibilityHintBlock: AXStringReturnBlock? {
    get { accessibilityValues?.hint.stringBlock }
    set { changeAccessibility { $0.hint.stringBlock = newValue } }
  }

  /// Computes `accessibilityAttributedHint`.
  public var accessibilityAttributedHintBlock: AXAttributedStringReturnBlock? {
    get { accessibilityValues?.hint.attributedStringBlock }
    set { changeAccessibility { $0.hint.attributedStringBlock = newValue } }
  }

  /// Computes `accessibilityValue`.
  public var accessibilityValueBlock: AXStringReturnBlock? {
    get { accessibilityValues?.value.stringBlock }
    set { changeAccessibility { $0.value.stringBlock = newValue } }
  }

  /// Computes `accessibilityAttributedValue`.
  public var accessibilityAttributedValueBlock: AXAttributedStringReturnBlock? {
    get { accessibilityValues?.value.attributedStringBlock }
    set { changeAccessibility { $0.value.attributedStringBlock = newValue } }
  }

  /// Computes `accessibilityTraits`.
  public var accessibilityTraitsBlock: AXTraitsReturnBlock? {
    get { accessibilityValues?.traits.block.map { block in { block() ?? .none } } }
    set { changeAccessibility { $0.traits.block = newValue } }
  }

  /// Computes `accessibilityIdentifier`.
  public var accessibilityIdentifierBlock: AXStringReturnBlock? {
    get { accessibilityValues?.identifier.block }
    set { changeAccessibility { $0.identifier.block = newValue } }
  }

  /// Computes `accessibilityFrame`.
  public var accessibilityFrameBlock: AXRectReturnBlock? {
    get { accessibilityValues?.frame.block.map { block in { block() ?? .zero } } }
    set { changeAccessibility { $0.frame.block = newValue } }
  }

  /// Computes `accessibilityPath`.
  public var accessibilityPathBlock: AXPathReturnBlock? {
    get { accessibilityValues?.path.block }
    set { changeAccessibility { $0.path.block = newValue } }
  }

  /// Computes `accessibilityActivationPoint`.
  public var accessibilityActivationPointBlock: AXPointReturnBlock? {
    get { accessibilityValues?.activationPoint.block.map { block in { block() ?? .zero } } }
    set { changeAccessibility { $0.activationPoint.block = newValue } }
  }

  /// Computes `accessibilityLanguage`.
  public var accessibilityLanguageBlock: AXStringReturnBlock? {
    get { accessibilityValues?.language.block }
    set { changeAccessibility { $0.language.block = newValue } }
  }

  /// Computes `accessibilityElementsHidden`.
  public var accessibilityElementsHiddenBlock: AXBoolReturnBlock? {
    get { accessibilityValues?.hidesElements.block.map { block in { block() ?? false } } }
    set { changeAccessibility { $0.hidesElements.block = newValue } }
  }

  /// Computes `accessibilityViewIsModal`.
  public var accessibilityViewIsModalBlock: AXBoolReturnBlock? {
    get { accessibilityValues?.isModal.block.map { block in { block() ?? false } } }
    set { changeAccessibility { $0.isModal.block = newValue } }
  }

  /// Computes `shouldGroupAccessibilityChildren`.
  public var accessibilityShouldGroupAccessibilityChildrenBlock: AXBoolReturnBlock? {
    get { accessibilityValues?.groupsChildren.block.map { block in { block() ?? false } } }
    set { changeAccessibility { $0.groupsChildren.block = newValue } }
  }

  /// Computes `accessibilityNavigationStyle`.
  public var accessibilityNavigationStyleBlock: AXNavigationStyleReturnBlock? {
    get { accessibilityValues?.navigationStyle.block.map { block in { block() ?? .automatic } } }
    set { changeAccessibility { $0.navigationStyle.block = newValue } }
  }

  /// Computes `accessibilityRespondsToUserInteraction`.
  public var accessibilityRespondsToUserInteractionBlock: AXBoolReturnBlock? {
    get {
      accessibilityValues?.respondsToUserInteraction.block.map { block in { block() ?? false } }
    }
    set { changeAccessibility { $0.respondsToUserInteraction.block = newValue } }
  }

  /// Computes `accessibilityContainerType`.
  public var accessibilityContainerTypeBlock: AXContainerTypeReturnBlock? {
    get { accessibilityValues?.containerType.block.map { block in { block() ?? .none } } }
    set { changeAccessibility { $0.containerType.block = newValue } }
  }

  /// Computes `accessibilityTextualContext`.
  public var accessibilityTextualContextBlock: AXUIAccessibilityTextualContextReturnBlock? {
    get { accessibilityValues?.textualContext.block }
    set { changeAccessibility { $0.textualContext.block = newValue } }
  }

  /// Computes `accessibilityElements`.
  public var accessibilityElementsBlock: AXArrayReturnBlock? {
    get { accessibilityValues?.elements.block }
    set { changeAccessibility { $0.elements.block = newValue } }
  }

  /// Computes `accessibilityCustomActions`.
  public var accessibilityCustomActionsBlock: AXCustomActionsReturnBlock? {
    get { accessibilityValues?.customActions.block }
    set { changeAccessibility { $0.customActions.block = newValue } }
  }

  /// Computes `accessibilityCustomRotors`.
  public var accessibilityCustomRotorsBlock: AXCustomRotorsReturnBlock? {
    get { accessibilityValues?.customRotors.block }
    set { changeAccessibility { $0.customRotors.block = newValue } }
  }

  /// Performs `accessibilityActivate()`.
  public var accessibilityActivateBlock: AXBoolReturnBlock? {
    get { accessibilityValues?.activate }
    set { changeAccessibility { $0.activate = newValue } }
  }

  /// Performs `accessibilityIncrement()`.
  public var accessibilityIncrementBlock: AXVoidReturnBlock? {
    get { accessibilityValues?.increment }
    set { changeAccessibility { $0.increment = newValue } }
  }

  /// Performs `accessibilityDecrement()`.
  public var accessibilityDecrementBlock: AXVoidReturnBlock? {
    get { accessibilityValues?.decrement }
    set { changeAccessibility { $0.decrement = newValue } }
  }

  /// Performs `accessibilityPerformEscape()`.
  public var accessibilityPerformEscapeBlock: AXBoolReturnBlock? {
    get { accessibilityValues?.escape }
    set { changeAccessibility { $0.escape = newValue } }
  }

  /// Performs `accessibilityPerformMagicTap()`.
  public var accessibilityMagicTapBlock: AXBoolReturnBlock? {
    get { accessibilityValues?.magicTap }
    set { changeAccessibility { $0.magicTap = newValue } }
  }
}
