// SPDX-License-Identifier: MIT

/// Writes what assistive technology finds in views, an element a line.
@MainActor
struct AccessibilityDump {
  private(set) var lines: [String] = []

  mutating func add(_ view: UIView) {
    guard !view.isHidden, view.alpha >= 0.01, !view.accessibilityElementsHidden else { return }
    if view.isAccessibilityElement {
      lines.append(Self.line(for: view))
      return
    }
    if let elements = view.accessibilityElements {
      for element in elements {
        if let child = element as? UIView {
          add(child)
        } else if let responder = element as? UIResponder, responder.isAccessibilityElement {
          lines.append(Self.line(for: responder))
        }
      }
      return
    }
    // What lies beside a modal view is not found.
    let modal = view.subviews.last { $0.accessibilityViewIsModal && !$0.isHidden }
    for subview in modal.map({ [$0] }) ?? view.subviewsInReadingOrder {
      add(subview)
    }
  }

  private static func line(for element: UIResponder) -> String {
    let traits = element.accessibilityTraits.dumped
    return ([traits.isEmpty ? "element" : traits] + words(for: element)).joined(separator: " ")
  }

  private static func words(for element: UIResponder) -> [String] {
    var words: [String] = []
    if let label = element.accessibilityLabel { words.append("\"\(label.escapedForDump)\"") }
    if let value = element.accessibilityValue { words.append("value=\"\(value.escapedForDump)\"") }
    if let hint = element.accessibilityHint { words.append("hint=\"\(hint.escapedForDump)\"") }
    if let identifier = element.accessibilityIdentifier { words.append("id=\(identifier)") }
    return words
  }

  /// What stands in the line of a view.
  static func properties(of view: UIView) -> [String] {
    var words: [String] = []
    if view.accessibilityElementsHidden { words.append("accessibility=hidden") }
    if view.accessibilityViewIsModal { words.append("modal") }
    guard view.isAccessibilityElement else { return words }
    words.append("accessibility=[\(line(for: view))]")
    return words
  }
}

extension UIAccessibilityTraits {
  private static let names: [(UIAccessibilityTraits, String)] = [
    (.header, "header"), (.button, "button"), (.toggleButton, "toggleButton"), (.link, "link"),
    (.image, "image"), (.staticText, "staticText"), (.adjustable, "adjustable"),
    (.searchField, "searchField"), (.keyboardKey, "keyboardKey"), (.tabBar, "tabBar"),
    (.summaryElement, "summaryElement"), (.playsSound, "playsSound"),
    (.startsMediaSession, "startsMediaSession"), (.updatesFrequently, "updatesFrequently"),
    (.allowsDirectInteraction, "allowsDirectInteraction"), (.causesPageTurn, "causesPageTurn"),
    (.selected, "selected"), (.notEnabled, "notEnabled"),
  ]

  var dumped: String {
    Self.names.filter { contains($0.0) }.map(\.1).joined(separator: ",")
  }
}
