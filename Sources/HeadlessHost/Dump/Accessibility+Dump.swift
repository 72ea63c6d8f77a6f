// SPDX-License-Identifier: MIT

extension UIView {
  /// The accessibility attributes for the line of a view.
  var dumpedAccessibility: [String] {
    var words: [String] = []
    if accessibilityElementsHidden { words.append("accessibility=hidden") }
    if accessibilityViewIsModal { words.append("modal") }
    if isAccessibilityElement {
      words.append("accessibility=[\(dumpedElement.joined(separator: " "))]")
    }
    return words
  }
}

@MainActor
extension NSObject {
  /// Traits, label, value, hint and identifier of an accessibility element.
  var dumpedElement: [String] {
    let traits = accessibilityTraits.dumped
    var words = [traits.isEmpty ? "element" : traits]
    if let accessibilityLabel { words.append("\"\(accessibilityLabel.escapedForDump)\"") }
    if let accessibilityValue { words.append("value=\"\(accessibilityValue.escapedForDump)\"") }
    if let accessibilityHint { words.append("hint=\"\(accessibilityHint.escapedForDump)\"") }
    if let accessibilityIdentifier { words.append("id=\(accessibilityIdentifier)") }
    return words
  }
}

extension UIAccessibilityTraits {
  private static let names: [(UIAccessibilityTraits, String)] = [
    (.header, "header"), (.button, "button"), (.toggleButton, "toggleButton"), (.link, "link"),
    (.image, "image"), (.staticText, "staticText"), (.adjustable, "adjustable"),
    (.searchField, "searchField"), (.textEntry, "textField"), (.isEditing, "editing"),
    (.keyboardKey, "keyboardKey"), (.tabBar, "tabBar"),
    (.summaryElement, "summaryElement"), (.playsSound, "playsSound"),
    (.startsMediaSession, "startsMediaSession"), (.updatesFrequently, "updatesFrequently"),
    (.allowsDirectInteraction, "allowsDirectInteraction"), (.causesPageTurn, "causesPageTurn"),
    (.selected, "selected"), (.notEnabled, "notEnabled"),
  ]

  var dumped: String {
    Self.names.filter { contains($0.0) }.map(\.1).joined(separator: ",")
  }
}
