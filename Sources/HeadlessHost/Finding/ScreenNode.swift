// SPDX-License-Identifier: MIT

/// A view on the screen, or an accessibility element that is not a view, with the reasons why users
/// do not find it.
@MainActor
struct ScreenNode {
  /// The view or the element.
  let element: NSObject
  /// The view, or the view that contains the element.
  let view: UIView
  /// Whether the view or the element is marked as an accessibility element.
  let isElement: Bool
  /// The classes of the views from the window to the node, with their identifiers.
  let path: [String]
  /// The reason why the node is invisible; nil if it is visible.
  let invisibleReason: String?
  /// The reason why assistive technology does not find the node; nil if it does.
  let inaccessibleReason: String?

  /// Whether ``element`` is a view.
  var isView: Bool { element === view }

  /// The bounds of the view, or the accessibility frame of the element, on the screen.
  var frameOnScreen: CGRect { isView ? view.frameOnScreen : element.accessibilityFrame }

  /// The text that the view itself shows. The placeholder of a text field is a label in it.
  var text: String? {
    guard isView else { return nil }
    switch view {
    case let label as UILabel: return label.text
    case let field as UITextField: return field.text.flatMap { $0.isEmpty ? nil : $0 }
    case let textView as UITextView: return textView.text
    default: return nil
    }
  }

  /// The accessibility label, or the placeholder of a text field without a label, by which XCUITest
  /// finds the field, too.
  var label: String? {
    element.accessibilityLabel ?? (isView ? (view as? UITextField)?.placeholder : nil)
  }

  /// Whether text is typed into the node: whether it is a view that shows the keyboard.
  var isTextField: Bool { isView && view is any UIKeyInput && view.canBecomeFirstResponder }

  /// Whether the node is a view into which text is typed, or contains one, as a search bar does.
  var containsTextField: Bool {
    guard isView else { return false }
    func containsTextField(_ view: UIView) -> Bool {
      view is any UIKeyInput && view.canBecomeFirstResponder
        || view.subviews.contains(where: containsTextField)
    }
    return containsTextField(view)
  }

  /// Whether users of assistive technology find the element.
  var isAccessible: Bool { isElement && invisibleReason == nil && inaccessibleReason == nil }

  /// Returns the reason why a query does not find the node; nil if it does.
  func exclusionReason(for query: ElementQuery) -> String? {
    invisibleReason ?? (query.isAboutElements ? inaccessibleReason : nil)
  }

  /// The line of the node in error messages: role, label, text, frame on the screen, path.
  var line: String {
    var words = isElement ? element.dumpedElement : ["\(type(of: element))"]
    if !isElement, let identifier = element.accessibilityIdentifier {
      words.append("id=\(identifier)")
    }
    if let text, text != element.accessibilityLabel || !isElement {
      words.append("text=\"\(text.escapedForDump)\"")
    }
    words.append(frameOnScreen.dumped)
    return words.joined(separator: " ") + " in " + path.joined(separator: " > ")
  }
}

extension UIView {
  /// The view's bounds in the coordinates of the screen.
  var frameOnScreen: CGRect { convert(bounds, to: device.screen as any UICoordinateSpace) }
}
