// SPDX-License-Identifier: MIT

// Finding elements as people do, by label, role, text or identifier. An element is found at every
// position, also off the screen or behind other views, unless it or a view that contains it is
// hidden. Labels and traits are read from the accessibility tree, in which an element hides its
// descendants, and a modal view its siblings.
extension ScreenHost {
  /// Returns the views that match a query, in the order of the screen, from the foremost window.
  ///
  /// ```swift
  /// let host = ScreenHost(.iPhone15)
  /// let (one, other) = (UILabel(), UILabel())
  /// one.text = "Draft"
  /// other.text = "Draft"
  /// host.show(UIStackView(arrangedSubviews: [one, other]))
  /// print(host.views(.text("Draft")) == [one, other])  // true
  /// print(host.views("Sent").isEmpty)  // true
  /// ```
  ///
  /// The array may be empty; ``view(_:fileID:line:)`` is for a view that must be there. Each call
  /// visits all views on the screen.
  public func views(_ query: ElementQuery) -> [UIView] {
    ScreenSurvey(of: device).matching(query).filter(\.isView).map(\.view)
  }

  /// Returns the only view that matches a query. Throws if there is none, or more than one, and
  /// lists the candidates.
  @discardableResult
  public func view(
    _ query: ElementQuery, fileID: StaticString = #fileID, line: UInt = #line
  ) throws -> UIView {
    let callSite = CallSite(fileID: fileID, line: line)
    let node = try node(query, at: callSite)
    guard node.isView else {
      throw ElementError.notUsable(query, node, because: "it is not a view", at: callSite)
    }
    return node.view
  }

  /// Returns the only view that matches a query, which must be of a class.
  public func view<View: UIView>(
    _ query: ElementQuery, as type: View.Type, fileID: StaticString = #fileID, line: UInt = #line
  ) throws -> View {
    let callSite = CallSite(fileID: fileID, line: line)
    let node = try node(query, at: callSite)
    guard node.isView, let view = node.view as? View else {
      throw ElementError.notUsable(query, node, because: "it is not a \(type)", at: callSite)
    }
    return view
  }

  /// Returns the only accessibility element with a label and with all of the given traits, if any.
  /// Throws if there is none, or more than one, and lists the candidates.
  @discardableResult
  public func view(
    label: String, traits: UIAccessibilityTraits = .none, fileID: StaticString = #fileID,
    line: UInt = #line
  ) throws -> UIView {
    try view(.label(label, traits: traits), fileID: fileID, line: line)
  }

  /// Returns the only view that shows a text. Throws if there is none, or more than one, and lists
  /// the candidates.
  @discardableResult
  public func view(
    text: String, fileID: StaticString = #fileID, line: UInt = #line
  ) throws -> UIView {
    try view(.text(text), fileID: fileID, line: line)
  }

  // MARK: Touching and typing

  /// Taps the element that matches a query, in the middle of its visible part. If a touch does not
  /// reach the element, the scroll views around it are scrolled, within their limits, until one
  /// does. Throws if the element is not found, or if no touch reaches it because it is off the
  /// screen, clipped by a view, or behind another view or the keyboard.
  ///
  /// While the keyboard, a transition, an animation or scrolling moves the element, frames pass
  /// first, but no longer than three seconds. So do the other verbs for elements and views. An
  /// animation without an end does not delay a tap; use `tap(at:for:)` to tap during a movement.
  public func tap(
    _ query: ElementQuery, fileID: StaticString = #fileID, line: UInt = #line
  ) throws {
    try watched { tap(at: try location(of: query, at: CallSite(fileID: fileID, line: line))) }
  }

  /// Taps the element that matches a query twice.
  public func doubleTap(
    _ query: ElementQuery, fileID: StaticString = #fileID, line: UInt = #line
  ) throws {
    try watched { doubleTap(at: try location(of: query, at: CallSite(fileID: fileID, line: line))) }
  }

  /// Keeps a finger on the element that matches a query for some seconds.
  public func longPress(
    _ query: ElementQuery, for seconds: TimeInterval = 0.7, fileID: StaticString = #fileID,
    line: UInt = #line
  ) throws {
    try watched {
      let point = try location(of: query, at: CallSite(fileID: fileID, line: line))
      longPress(at: point, for: seconds)
    }
  }

  /// Puts a finger on the element that matches a query.
  public func touch(
    _ query: ElementQuery, fileID: StaticString = #fileID, line: UInt = #line
  ) throws -> Finger {
    try watched { touch(at: try location(of: query, at: CallSite(fileID: fileID, line: line))) }
  }

  /// Types a text at the end of the text in the element that matches a query. If the element is not
  /// the first responder, it is tapped first. A selection is replaced, such as one that the
  /// application makes when editing begins.
  ///
  /// ```swift
  /// let host = ScreenHost(.iPhone15)
  /// let field = UITextField()
  /// field.placeholder = "Name"
  /// host.show(field, frame: CGRect(x: 16, y: 100, width: 300, height: 40))
  /// try host.type("Ada", into: "Name")
  /// try host.type(" Lovelace", into: .textField("Name"))
  /// print(field.text ?? "", host.isKeyboardVisible)  // Ada Lovelace true
  /// ```
  ///
  /// If several elements match, as a caption and its field do, the only one that accepts text is
  /// used. Throws if there is no such element, or if the tap does not show the keyboard.
  public func type(
    _ text: String, into query: ElementQuery, fileID: StaticString = #fileID, line: UInt = #line
  ) throws {
    let callSite = CallSite(fileID: fileID, line: line)
    try watched {
      var node = try node(query, preferring: \.containsTextField, at: callSite)
      if responder(for: node) == nil {
        node = try restingNode(query, preferring: \.containsTextField, at: callSite)
        let point = try location(of: node, query, at: callSite)
        // A second tap would soon select a word, as a double tap.
        advance(by: max(lastLift + Self.intervalOfTaps - now, 0))
        tap(at: point)
      }
      guard let responder = responder(for: node) else {
        throw ElementError.notUsable(
          query, node, because: "a tap on it does not make it the first responder", at: callSite)
      }
      moveCaretToEnd(of: responder)
      type(text, fileID: fileID, line: line)
    }
  }

  /// Returns the first responder, if it accepts text and is the view of a node, in it or around it.
  private func responder(for node: ScreenNode) -> (any UIKeyInput & UIView)? {
    guard let responder = firstResponder as? any UIKeyInput & UIView,
      responder.isDescendant(of: node.view) || node.view.isDescendant(of: responder)
    else { return nil }
    return responder
  }

  /// The time after which a tap begins a new series, in seconds: longer than UIKit's.
  private static let intervalOfTaps: TimeInterval = 0.4

  private func moveCaretToEnd(of responder: any UIKeyInput & UIView) {
    guard let input = responder as? any UITextInput, input.selectedTextRange?.isEmpty != false
    else {
      return
    }
    let end = input.endOfDocument
    act { input.selectedTextRange = input.textRange(from: end, to: end) }
  }

  /// Returns the point of the screen at which a touch reaches the element that matches a query.
  private func location(of query: ElementQuery, at callSite: CallSite) throws -> CGPoint {
    try location(of: try restingNode(query, at: callSite), query, at: callSite)
  }

  /// Returns the only node that matches a query, after what moves it has ended.
  private func restingNode(
    _ query: ElementQuery, preferring isPreferred: (ScreenNode) -> Bool = { _ in true },
    at callSite: CallSite
  ) throws -> ScreenNode {
    waitForTransitions()
    let node = try node(query, preferring: isPreferred, at: callSite)
    // The element may have been replaced or removed meanwhile.
    return waitForMotion(of: node.view)
      ? try self.node(query, preferring: isPreferred, at: callSite) : node
  }

  private func location(
    of node: ScreenNode, _ query: ElementQuery, at callSite: CallSite
  ) throws -> CGPoint {
    switch reach(node) {
    case .success(let point): return point
    case .failure(let obstacle):
      let reasons = [obstacle.description, explanation(ofTouchesLostBy: node.view)]
      throw ElementError.notUsable(
        query, node, because: reasons.compactMap(\.self).joined(separator: ", and "), at: callSite)
    }
  }

  /// Returns the only node that matches a query or, if there are several, the only one of them with
  /// a preferred property.
  func node(
    _ query: ElementQuery, preferring isPreferred: (ScreenNode) -> Bool = { _ in true },
    at callSite: CallSite
  ) throws -> ScreenNode {
    note(callSite.fileID, callSite.line)
    endTurn()
    let survey = ScreenSurvey(of: device)
    let found = survey.matching(query)
    guard let first = found.first else {
      throw ElementError.notFound(query, among: survey.nodes, host: self, at: callSite)
    }
    let preferred = found.count > 1 ? found.filter(isPreferred) : found
    if preferred.count == 1 { return preferred[0] }
    guard found.count == 1 else {
      throw ElementError.ambiguous(
        query, found: preferred.isEmpty ? found : preferred, at: callSite)
    }
    return first
  }
}

extension ScreenSurvey {
  /// Returns the nodes that match a query: elements in the order of assistive technology, views in
  /// the order of the view hierarchy.
  @MainActor
  fileprivate func matching(_ query: ElementQuery) -> [ScreenNode] {
    (query.isAboutElements ? elements : nodes)
      .filter { $0.exclusionReason(for: query) == nil && query.matches($0) }
  }
}
