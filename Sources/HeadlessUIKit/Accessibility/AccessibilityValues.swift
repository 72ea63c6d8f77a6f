// SPDX-License-Identifier: MIT

/// An accessibility attribute that is set to a value or computed by a block.
struct AccessibilityAttribute<Value> {
  var value: Value?
  var block: (() -> Value?)?

  /// The result of the block, or the set value if there is no block.
  var current: Value? { block.map { $0() } ?? value }
}

/// An accessibility attribute with a plain and an attributed form. Setting one form also determines
/// the other.
struct AccessibilityText {
  private var plain = AccessibilityAttribute<String>()
  private var attributed = AccessibilityAttribute<NSAttributedString>()

  var string: String? {
    get { plain.current ?? attributed.current?.string }
    set { (plain.value, attributed.value) = (newValue, nil) }
  }

  var attributedString: NSAttributedString? {
    get { attributed.current ?? plain.current.map { NSAttributedString(string: $0) } }
    set { (attributed.value, plain.value) = (newValue, nil) }
  }

  var stringBlock: (() -> String?)? {
    get { plain.block }
    set { plain.block = newValue }
  }

  var attributedStringBlock: (() -> NSAttributedString?)? {
    get { attributed.block }
    set { attributed.block = newValue }
  }
}

/// The accessibility attributes of one object that were set. Few objects have any.
@MainActor
final class AccessibilityValues {
  var isElement = AccessibilityAttribute<Bool>()
  var label = AccessibilityText()
  var hint = AccessibilityText()
  var value = AccessibilityText()
  var traits = AccessibilityAttribute<UIAccessibilityTraits>()
  var identifier = AccessibilityAttribute<String>()
  var frame = AccessibilityAttribute<CGRect>()
  var path = AccessibilityAttribute<UIBezierPath>()
  var activationPoint = AccessibilityAttribute<CGPoint>()
  var language = AccessibilityAttribute<String>()
  var hidesElements = AccessibilityAttribute<Bool>()
  var isModal = AccessibilityAttribute<Bool>()
  var groupsChildren = AccessibilityAttribute<Bool>()
  var navigationStyle = AccessibilityAttribute<UIAccessibilityNavigationStyle>()
  var respondsToUserInteraction = AccessibilityAttribute<Bool>()
  var userInputLabels = AccessibilityAttribute<[NSAttributedString]>()
  var containerType = AccessibilityAttribute<UIAccessibilityContainerType>()
  var elements = AccessibilityAttribute<[Any]>()
  var customActions = AccessibilityAttribute<[UIAccessibilityCustomAction]>()
  var customRotors = AccessibilityAttribute<[UIAccessibilityCustomRotor]>()
  var textualContext = AccessibilityAttribute<UIAccessibilityTextualContext>()
  var customContent = AccessibilityAttribute<[AXCustomContent]>()
  var activate: AXBoolReturnBlock?
  var increment: AXVoidReturnBlock?
  var decrement: AXVoidReturnBlock?
  var escape: AXBoolReturnBlock?
  var magicTap: AXBoolReturnBlock?
}

extension NSObject {
  /// The accessibility attributes that were set, or nil: a property of ``_AccessibilityObject``,
  /// and an associated object of every other object.
  @MainActor final var accessibilityValues: AccessibilityValues? {
    if let object = self as? _AccessibilityObject { return object.storedAccessibilityValues }
    return objc_getAssociatedObject(self, AccessibilityKey.pointer) as? AccessibilityValues
  }

  /// Changes the accessibility attributes, which are created on first use.
  @MainActor final func changeAccessibility(_ change: (AccessibilityValues) -> Void) {
    let values = accessibilityValues ?? AccessibilityValues()
    change(values)
    if let object = self as? _AccessibilityObject {
      object.storedAccessibilityValues = values
      object.accessibilityChanged()
    } else {
      objc_setAssociatedObject(
        self, AccessibilityKey.pointer, values, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    }
  }
}

/// The key of the associated attributes: an address whose memory is never read.
private enum AccessibilityKey {
  nonisolated(unsafe) static let pointer = UnsafeRawPointer(
    UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))
}
