# SPDX-License-Identifier: MIT
"""The blocks that compute attributes of accessibility elements, as in `accessibilityLabelBlock`.

The tables are TYPES, ATTRIBUTES and METHODS.
"""

# The name of a block's type, its result in Swift, and what it returns; `Void` for none.
TYPES = [
    ("Bool", "Bool", "a Boolean value"), ("Void", "Void", ""), ("String", "String?", "a string"),
    ("AttributedString", "NSAttributedString?", "an attributed string"), ("Array", "[Any]?", "an array"),
    ("Rect", "CGRect", "a rectangle"), ("Point", "CGPoint", "a point"), ("Path", "UIBezierPath?", "a path"),
    ("Traits", "UIAccessibilityTraits", "traits"),
    ("ContainerType", "UIAccessibilityContainerType", "a container type"),
    ("NavigationStyle", "UIAccessibilityNavigationStyle", "a navigation style"),
    ("UIAccessibilityTextualContext", "UIAccessibilityTextualContext?", "a textual context"),
    ("CustomActions", "[UIAccessibilityCustomAction]?", "custom actions"),
    ("CustomRotors", "[UIAccessibilityCustomRotor]?", "custom rotors")]

# The attribute, the type of its block, the property of AccessibilityValues that has it, and, where the result of the
# block is not an optional value, the value if there is none. The block has the name of the attribute and "Block".
ATTRIBUTES = [
    ("isAccessibilityElement", "Bool", "isElement.block", "false"),
    ("accessibilityLabel", "String", "label.stringBlock", None),
    ("accessibilityAttributedLabel", "AttributedString", "label.attributedStringBlock", None),
    ("accessibilityHint", "String", "hint.stringBlock", None),
    ("accessibilityAttributedHint", "AttributedString", "hint.attributedStringBlock", None),
    ("accessibilityValue", "String", "value.stringBlock", None),
    ("accessibilityAttributedValue", "AttributedString", "value.attributedStringBlock", None),
    ("accessibilityTraits", "Traits", "traits.block", ".none"),
    ("accessibilityIdentifier", "String", "identifier.block", None),
    ("accessibilityFrame", "Rect", "frame.block", ".zero"),
    ("accessibilityPath", "Path", "path.block", None),
    ("accessibilityActivationPoint", "Point", "activationPoint.block", ".zero"),
    ("accessibilityLanguage", "String", "language.block", None),
    ("accessibilityElementsHidden", "Bool", "hidesElements.block", "false"),
    ("accessibilityViewIsModal", "Bool", "isModal.block", "false"),
    ("shouldGroupAccessibilityChildren", "Bool", "groupsChildren.block", "false"),
    ("accessibilityNavigationStyle", "NavigationStyle", "navigationStyle.block", ".automatic"),
    ("accessibilityRespondsToUserInteraction", "Bool", "respondsToUserInteraction.block", "false"),
    ("accessibilityContainerType", "ContainerType", "containerType.block", ".none"),
    ("accessibilityTextualContext", "UIAccessibilityTextualContext", "textualContext.block", None),
    ("accessibilityElements", "Array", "elements.block", None),
    ("accessibilityCustomActions", "CustomActions", "customActions.block", None),
    ("accessibilityCustomRotors", "CustomRotors", "customRotors.block", None)]

# The method, the type of its block, the property of AccessibilityValues.
METHODS = [
    ("accessibilityActivate", "Bool", "activate"), ("accessibilityIncrement", "Void", "increment"),
    ("accessibilityDecrement", "Void", "decrement"), ("accessibilityPerformEscape", "Bool", "escape"),
    ("accessibilityPerformMagicTap", "Bool", "magicTap")]

# Blocks whose names are not those of the attribute or method.
NAMES = {"shouldGroupAccessibilityChildren": "accessibilityShouldGroupAccessibilityChildrenBlock",
         "accessibilityPerformMagicTap": "accessibilityMagicTapBlock"}


def block(comment, name, kind, value, fallback=None):
    getter = f"accessibilityValues?.{value}"
    if fallback:
        getter += f".map {{ block in {{ block() ?? {fallback} }} }}"
    return (f"  /// {comment}.\n  public var {NAMES.get(name, name + 'Block')}: AX{kind}ReturnBlock? {{\n"
            f"    get {{ {getter} }}\n    set {{ changeAccessibility {{ $0.{value} = newValue }} }}\n  }}\n")


def files(root):
    lines = ["// SPDX-License-Identifier: MIT\n// Written by scripts/steps/check-generated --update.\n"]
    for name, result, noun in TYPES:
        lines.append(f"/// A block {f'that returns {noun}' if noun else 'without a result'}.")
        lines.append(f"public typealias AX{name}ReturnBlock = () -> {result}")
    lines.append("""
// Blocks that compute an attribute each time it is read. A block takes precedence over the value
// that was set; an override of the attribute in a subclass takes precedence over both.
extension _AccessibilityInformation {""")
    lines += [block(f"A block that computes `{name}`", name, kind, value, fallback)
              for name, kind, value, fallback in ATTRIBUTES]
    lines += [block(f"A block that performs `{name}()`", name, kind, value) for name, kind, value in METHODS]
    text = "\n".join(lines).rstrip() + "\n}\n"
    yield root / "Sources/HeadlessUIKit/Accessibility/NSObject+AccessibilityBlocks.swift", text
