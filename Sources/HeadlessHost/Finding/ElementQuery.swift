// SPDX-License-Identifier: MIT

/// A description of an element on the screen, as its user would describe it. A string literal is a
/// label:
///
/// ```swift
/// let host = ScreenHost(.iPhone15)
/// var saves = 0
/// let screen = UIStackView(arrangedSubviews: [
///   UIButton(type: .system, primaryAction: UIAction(title: "Save") { _ in saves += 1 }),
///   UILabel(),
/// ])
/// (screen.arrangedSubviews[1] as? UILabel)?.text = "3 items left"
/// host.show(screen)
/// try host.tap("Save")
/// try host.tap(.label("Save", traits: .button))
/// print(saves)  // 2
/// print(try host.view(.text(containing: "items left")) is UILabel)  // true
/// ```
///
/// White space at the ends is ignored, and white space between words is equal to a single space.
public struct ElementQuery: Hashable, Sendable, ExpressibleByStringInterpolation {
  enum Match: Hashable, Sendable {
    case exactly(String)
    case containing(String)
  }

  /// The accessibility label of an accessibility element.
  var label: Match?
  /// The text that a view shows.
  var text: Match?
  /// The accessibility identifier of a view.
  var identifier: String?
  /// Accessibility traits, all of which the element must have.
  var traits = UIAccessibilityTraits.none
  /// Whether the element must be a view into which text is typed.
  var isTextField = false

  /// Creates a query for the accessibility element with a label.
  public init(stringLiteral label: String) {
    self.label = .exactly(label)
  }

  private init() {}

  private static func make(_ change: (inout ElementQuery) -> Void) -> ElementQuery {
    var query = ElementQuery()
    change(&query)
    return query
  }

  /// Returns a query for the accessibility element with a label and with all of the given traits,
  /// if any.
  ///
  /// A text field without a label is found by its placeholder.
  public static func label(
    _ label: String, traits: UIAccessibilityTraits = .none
  ) -> ElementQuery {
    make { ($0.label, $0.traits) = (.exactly(label), traits) }
  }

  /// Returns a query for the accessibility element whose label contains a text, with all of the
  /// given traits, if any.
  public static func label(
    containing part: String, traits: UIAccessibilityTraits = .none
  ) -> ElementQuery {
    make { ($0.label, $0.traits) = (.containing(part), traits) }
  }

  /// Returns a query for the accessibility element with all of the given traits.
  public static func traits(_ traits: UIAccessibilityTraits) -> ElementQuery {
    make { $0.traits = traits }
  }

  /// Returns a query for the text field, text view or other view into which text is typed, with a
  /// label or, as a field without a label, a placeholder; with any label if `label` is nil.
  ///
  /// Captions often have the label of the field beside them: this query finds the field alone.
  public static func textField(_ label: String? = nil) -> ElementQuery {
    make { ($0.label, $0.isTextField) = (label.map { .exactly($0) }, true) }
  }

  /// Returns a query for the text field, text view or other view into which text is typed, whose
  /// label or placeholder contains a text.
  public static func textField(containing part: String) -> ElementQuery {
    make { ($0.label, $0.isTextField) = (.containing(part), true) }
  }

  /// Returns a query for the view that shows a text, whether or not assistive technology finds the
  /// view.
  public static func text(_ text: String) -> ElementQuery {
    make { $0.text = .exactly(text) }
  }

  /// Returns a query for the view whose text contains a part, whether or not assistive technology
  /// finds the view.
  public static func text(containing part: String) -> ElementQuery {
    make { $0.text = .containing(part) }
  }

  /// Returns a query for the view with an accessibility identifier, whether or not assistive
  /// technology finds the view.
  public static func id(_ identifier: String) -> ElementQuery {
    make { $0.identifier = identifier }
  }
}

extension ElementQuery: CustomStringConvertible {
  /// The query in words, for error messages.
  public var description: String {
    if let identifier { return "view with the identifier \"\(identifier.escapedForDump)\"" }
    if let text { return "text \(text.words)" }
    let kind = isTextField ? "text field" : traits == .none ? "element" : traits.dumped
    return label.map { "\(kind) with the label \($0.words)" } ?? kind
  }
}

extension ElementQuery {
  /// Whether the query matches accessibility elements only.
  var isAboutElements: Bool { text == nil && identifier == nil }

  /// Whether a node matches the query. Its position and visibility do not matter.
  @MainActor
  func matches(_ node: ScreenNode) -> Bool {
    if let identifier { return node.element.accessibilityIdentifier == identifier }
    if let text { return node.text.map(text.matches) ?? false }
    guard node.isElement, node.element.accessibilityTraits.isSuperset(of: traits) else {
      return false
    }
    guard !isTextField || node.isTextField else { return false }
    guard let label else { return true }
    return node.label.map(label.matches) ?? false
  }

  /// Returns the number of letters by which a node differs from the query: 0 if it differs only in
  /// the case of letters, in its traits or by being longer or shorter, and a large number if it is
  /// not similar.
  @MainActor
  func difference(from node: ScreenNode) -> Int {
    if let identifier {
      return Match.exactly(identifier).difference(from: node.element.accessibilityIdentifier)
    }
    return (label ?? text)?.difference(from: text == nil ? node.label : node.text) ?? .max
  }
}

extension ElementQuery.Match {
  var words: String {
    switch self {
    case .exactly(let text): "\"\(text.escapedForDump)\""
    case .containing(let part): "containing \"\(part.escapedForDump)\""
    }
  }

  private var wanted: String {
    switch self {
    case .exactly(let text), .containing(let text): text.withSingleSpaces
    }
  }

  func matches(_ text: String) -> Bool {
    switch self {
    case .exactly: text.withSingleSpaces == wanted
    case .containing: text.withSingleSpaces.contains(wanted)
    }
  }

  func difference(from text: String?) -> Int {
    guard let text = text?.withSingleSpaces.lowercased(), !text.isEmpty else { return .max }
    let wanted = wanted.lowercased()
    if text.contains(wanted) || wanted.contains(text) { return 0 }
    // A misspelling differs in up to half of the letters.
    let limit = max(wanted.count, 2) / 2
    guard abs(text.count - wanted.count) <= limit else { return .max }
    let distance = editDistance(text, wanted)
    return distance <= limit ? distance : .max
  }
}

extension String {
  fileprivate var withSingleSpaces: String {
    split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}
