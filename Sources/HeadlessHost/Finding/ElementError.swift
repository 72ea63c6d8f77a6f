// SPDX-License-Identifier: MIT

/// An error about an element that was not found, was ambiguous, or could not be touched.
///
/// ```swift
/// let host = ScreenHost(.iPhone15)
/// host.show(UIButton(type: .system, primaryAction: UIAction(title: "Save all") { _ in }))
/// do {
///   try host.tap("Save")
/// } catch let error as ElementError {
///   print(error.reason, error.candidates.count)  // notFound 1
/// }
/// ```
///
/// The description lists the elements on the screen, so that a failed test can be understood
/// without another run:
///
///     SettingsTests/SaveTests.swift:12: there is no button with the label "Save".
///     Elements on the screen:
///       button "Save all" (16 100; 361 44) in UIWindow > SettingsView > UIButton
///       button "Cancel" (16 59; 361 44) in UIWindow > SettingsView > UIButton
///
/// A test does not catch the error, so that it fails with the description. The description has up
/// to 40 candidates, the most similar ones first.
public struct ElementError: Error, CustomStringConvertible, LocalizedError {
  /// The kinds of errors.
  public enum Reason: Sendable {
    /// There is no such element.
    case notFound
    /// There is more than one such element.
    case ambiguous
    /// A touch does not reach the element, or the element does not support the action.
    case notUsable
  }

  /// The kind of the error.
  public let reason: Reason
  /// The candidates that the description lists: the matching elements if there is more than one,
  /// the elements on the screen if there is none, and the available names for an unknown action or
  /// rotor.
  public let candidates: [String]
  /// The location of the call, the error, and the candidates.
  public let description: String

  /// The same as ``description``.
  public var errorDescription: String? { description }

  /// The maximum number of candidates in the description.
  private static let candidateLimit = 40

  private init(
    _ reason: Reason, _ sentence: String, candidates: [String], title: String,
    notes: [String] = [], at callSite: CallSite
  ) {
    self.reason = reason
    self.candidates = candidates
    var lines = ["\(callSite): \(sentence)"]
    if !candidates.isEmpty { lines.append(title) }
    lines += candidates.prefix(Self.candidateLimit).map { "  " + $0 }
    let rest = candidates.count - Self.candidateLimit
    if rest > 0 { lines.append("  and \(rest) more") }
    description = (lines + notes).joined(separator: "\n")
  }
}

@MainActor
extension ElementError {
  static func notFound(
    _ query: ElementQuery, among nodes: [ScreenNode], host: ScreenHost, at callSite: CallSite
  ) -> ElementError {
    let shown = nodes.filter { node in
      guard node.exclusionReason(for: query) == nil else { return false }
      if query.isAboutElements { return node.isElement }
      return (query.text == nil ? node.element.accessibilityIdentifier : node.text) != nil
    }
    // The most similar elements first, otherwise in the order of the screen.
    let sorted = shown.map { (node: $0, difference: query.difference(from: $0)) }
      .enumerated()
      .inOrder { ($0.element.difference, $0.offset) < ($1.element.difference, $1.offset) }
      .map(\.element.node)
    let excluded = nodes.filter(query.matches).compactMap { node in
      node.exclusionReason(for: query).map { "  \(node.line): \($0)" }
    }
    var notes = excluded.isEmpty ? [] : ["Of that description, but not to be found:"] + excluded
    if nodes.isEmpty {
      notes.append("No window is visible: show a controller or a view with show(_:) first.")
    } else if shown.isEmpty && excluded.isEmpty {
      notes.append("\(query.absenceOfCandidates) on the screen.")
    }
    if !host.isAtRest { notes.append(host.stateForErrors.joined(separator: " ")) }
    return ElementError(
      .notFound, "there is no \(query).", candidates: sorted.map(\.line),
      title: "\(query.kindOfCandidates) on the screen:", notes: notes, at: callSite)
  }

  static func ambiguous(
    _ query: ElementQuery, found: [ScreenNode], at callSite: CallSite
  ) -> ElementError {
    ElementError(
      .ambiguous, "there are \(found.count) of: \(query).", candidates: found.map(\.line),
      title: "They are:", at: callSite)
  }

  static func notUsable(
    _ query: ElementQuery, _ node: ScreenNode, because reason: String, at callSite: CallSite
  ) -> ElementError {
    ElementError(
      .notUsable, "\(query): \(reason).", candidates: [node.line], title: "It is:", at: callSite)
  }

  static func notFocused(
    _ node: ScreenNode?, _ reason: String, at callSite: CallSite
  ) -> ElementError {
    let subject =
      node == nil ? "there is no element on the screen, and none" : "the focused element"
    return ElementError(
      .notUsable, "\(subject) \(reason).", candidates: node.map { [$0.line] } ?? [],
      title: "It is:", at: callSite)
  }

  static func noAction(
    _ name: String, of node: ScreenNode?, among names: [String], at callSite: CallSite
  ) -> ElementError {
    let line = node.map { " " + $0.line } ?? ""
    return ElementError(
      .notFound, "the focused element\(line) has no action \"\(name.escapedForDump)\".",
      candidates: names, title: "It has:", at: callSite)
  }

  static func noRotor(_ name: String, among names: [String], at callSite: CallSite) -> ElementError
  {
    ElementError(
      .notFound, "there is no rotor \"\(name.escapedForDump)\".", candidates: names,
      title: "There are:", at: callSite)
  }
}

extension ElementQuery {
  fileprivate var kindOfCandidates: String {
    if identifier != nil { return "Views with identifiers" }
    return text == nil ? "Elements" : "Texts"
  }

  fileprivate var absenceOfCandidates: String {
    if identifier != nil { return "There is no view with an identifier" }
    return text == nil ? "There is no accessibility element" : "There is no text"
  }
}
