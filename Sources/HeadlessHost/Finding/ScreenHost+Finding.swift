// SPDX-License-Identifier: MIT

// Finding elements as people do, by label, role, text or identifier. An element is found at every position,
// also off the screen or behind other views, unless it or a view that contains it is hidden. Labels and
// traits are read from the accessibility tree, in which an element hides its descendants, and a modal view
// its siblings.
extension ScreenHost {
  /// Returns the views that match a query, in the order of the screen, from the foremost window.
  public func views(_ query: ElementQuery) -> [UIView] {
    ScreenSurvey(of: device).matching(query).filter(\.isView).map(\.view)
  }

  /// Returns the only view that matches a query. Throws if there is none, or more than one, and lists the
  /// candidates.
  @discardableResult
  public func view(
    _ query: ElementQuery, fileID: StaticString = #fileID, line: UInt = #line
  ) throws -> UIView {
    let place = CallSite(fileID: fileID, line: line)
    let node = try node(query, at: place)
    guard node.isView else {
      throw ElementError.notUsable(query, node, because: "it is not a view", at: place)
    }
    return node.view
  }

  /// Returns the only view that matches a query, which must be of a class.
  public func view<View: UIView>(
    _ query: ElementQuery, as type: View.Type, fileID: StaticString = #fileID, line: UInt = #line
  ) throws -> View {
    let place = CallSite(fileID: fileID, line: line)
    let node = try node(query, at: place)
    guard node.isView, let view = node.view as? View else {
      throw ElementError.notUsable(query, node, because: "it is not a \(type)", at: place)
    }
    return view
  }

  /// Returns the only accessibility element with a label and with all of the given traits, if any. Throws if
  /// there is none, or more than one, and lists the candidates.
  @discardableResult
  public func view(
    label: String, traits: UIAccessibilityTraits = .none, fileID: StaticString = #fileID,
    line: UInt = #line
  ) throws -> UIView {
    try view(.label(label, traits: traits), fileID: fileID, line: line)
  }

  /// Returns the only view that shows a text. Throws if there is none, or more than one, and lists the
  /// candidates.
  @discardableResult
  public func view(
    text: String, fileID: StaticString = #fileID, line: UInt = #line
  ) throws -> UIView {
    try view(.text(text), fileID: fileID, line: line)
  }

  // MARK: Touching and typing

  /// Taps the element that matches a query, in the middle of its visible part. Scroll views in which no part
  /// of the element is visible are scrolled. Throws if the element is not found, or if the touch does not
  /// reach it because it is off the screen, clipped by a view, or behind another view or the keyboard.
  public func tap(
    _ query: ElementQuery, fileID: StaticString = #fileID, line: UInt = #line
  ) throws {
    tap(at: try location(of: query, at: CallSite(fileID: fileID, line: line)))
  }

  /// Taps the element that matches a query twice.
  public func doubleTap(
    _ query: ElementQuery, fileID: StaticString = #fileID, line: UInt = #line
  ) throws {
    doubleTap(at: try location(of: query, at: CallSite(fileID: fileID, line: line)))
  }

  /// Keeps a finger on the element that matches a query for some seconds.
  public func longPress(
    _ query: ElementQuery, for seconds: TimeInterval = 0.7, fileID: StaticString = #fileID,
    line: UInt = #line
  ) throws {
    longPress(at: try location(of: query, at: CallSite(fileID: fileID, line: line)), for: seconds)
  }

  /// Puts a finger on the element that matches a query.
  public func touch(
    _ query: ElementQuery, fileID: StaticString = #fileID, line: UInt = #line
  ) throws -> Finger {
    touch(at: try location(of: query, at: CallSite(fileID: fileID, line: line)))
  }

  /// Taps the element that matches a query, and types a text. Throws if the tap does not show the keyboard.
  public func type(
    _ text: String, into query: ElementQuery, fileID: StaticString = #fileID, line: UInt = #line
  ) throws {
    let place = CallSite(fileID: fileID, line: line)
    let node = try node(query, at: place)
    tap(at: try location(of: query, at: place))
    guard let responder = firstResponder as? any UIKeyInput & UIView,
      responder.isDescendant(of: node.view) || node.view.isDescendant(of: responder)
    else {
      throw ElementError.notUsable(
        query, node, because: "a tap on it does not make it the first responder", at: place)
    }
    type(text)
  }

  /// Returns the point of the screen at which a touch reaches the element that matches a query.
  private func location(of query: ElementQuery, at place: CallSite) throws -> CGPoint {
    let node = try node(query, at: place)
    switch reach(node) {
    case .success(let point): return point
    case .failure(let obstacle):
      throw ElementError.notUsable(query, node, because: obstacle.description, at: place)
    }
  }

  func node(_ query: ElementQuery, at place: CallSite) throws -> ScreenNode {
    endTurn()
    let survey = ScreenSurvey(of: device)
    let found = survey.matching(query)
    guard let first = found.first else {
      throw ElementError.notFound(query, among: survey.nodes, host: self, at: place)
    }
    guard found.count == 1 else { throw ElementError.ambiguous(query, found: found, at: place) }
    return first
  }
}

extension ScreenSurvey {
  /// Returns the nodes that match a query: elements in the order of assistive technology, views in the order
  /// of the view hierarchy.
  @MainActor
  fileprivate func matching(_ query: ElementQuery) -> [ScreenNode] {
    (query.isAboutElements ? elements : nodes)
      .filter { $0.exclusionReason(for: query) == nil && query.matches($0) }
  }
}
