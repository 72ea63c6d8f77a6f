// SPDX-License-Identifier: MIT

extension ScreenHost {
  /// VoiceOver on this host.
  public var voiceOver: VoiceOver { VoiceOver(host: self) }
}

/// VoiceOver on a host: moves the focus from element to element, and uses the focused element. The
/// first use switches VoiceOver on.
///
/// ```swift
/// let host = ScreenHost(.iPhone15)
/// let slider = UISlider()
/// slider.accessibilityLabel = "Volume"
/// host.show(slider)
/// try host.voiceOver.focus(on: "Volume")
/// try host.voiceOver.increment()
/// print(slider.value > 0)  // true
/// ```
///
/// If no element has the focus, the first one receives it. If the focused element has been removed
/// from the screen, the element at its index receives the focus, or the first element if its view
/// controller has been removed as well.
@MainActor
public struct VoiceOver {
  let host: ScreenHost

  /// The elements on the screen, in the order in which VoiceOver visits them: views and
  /// `UIAccessibilityElement`s.
  public var elements: [NSObject] {
    host.endTurn()
    return ScreenSurvey(of: host.device).elements.map(\.element)
  }

  /// The element with the focus; nil before the first use.
  public var focusedElement: NSObject? { host.device.accessibility.focused }

  // MARK: The focus

  /// Moves the focus to the next element, as a swipe to the right does. Collection views scroll to
  /// items that they do not show yet.
  ///
  /// - Returns: The element, or nil if no element follows the focused one.
  @discardableResult
  public func focusNext() -> NSObject? { move(.next) }

  /// Moves the focus to the previous element, as a swipe to the left does.
  ///
  /// - Returns: The element, or nil if no element precedes the focused one.
  @discardableResult
  public func focusPrevious() -> NSObject? { move(.previous) }

  /// Moves the focus to the first element on the screen.
  @discardableResult
  public func focusFirst() -> NSObject? { current.elements.first.map(focus) }

  /// Moves the focus to the last element on the screen.
  @discardableResult
  public func focusLast() -> NSObject? { current.elements.last.map(focus) }

  /// Moves the focus to the element that matches a query, as a finger that explores the screen
  /// does. Throws if there is no such element or more than one, or if assistive technology does not
  /// find it.
  @discardableResult
  public func focus(
    on query: ElementQuery, fileID: StaticString = #fileID, line: UInt = #line
  ) throws -> NSObject {
    turnOn()
    let callSite = CallSite(fileID: fileID, line: line)
    let node = try host.node(query, at: callSite)
    guard node.isAccessible else {
      throw ElementError.notUsable(
        query, node, because: "VoiceOver does not find it", at: callSite)
    }
    return focus(node)
  }

  // MARK: Using the focused element

  /// Activates the focused element, as a double tap does: calls `accessibilityActivate()` or, if
  /// that returns false, touches the activation point.
  public func activate() {
    guard let node = settledFocus else { return }
    let isDone = host.act { node.element.accessibilityActivate() }
    if !isDone { host.tap(at: node.element.accessibilityActivationPoint) }
  }

  /// Increments the focused element, as a swipe up does. Throws if the element is not adjustable.
  public func increment(fileID: StaticString = #fileID, line: UInt = #line) throws {
    let element = try adjustable(at: CallSite(fileID: fileID, line: line))
    host.act { element.accessibilityIncrement() }
  }

  /// Decrements the focused element, as a swipe down does. Throws if the element is not adjustable.
  public func decrement(fileID: StaticString = #fileID, line: UInt = #line) throws {
    let element = try adjustable(at: CallSite(fileID: fileID, line: line))
    host.act { element.accessibilityDecrement() }
  }

  /// Scrolls by a page, as a swipe with three fingers does: the focused element, or the first
  /// object above it in the hierarchy that can scroll.
  ///
  /// - Returns: Whether an object has scrolled.
  @discardableResult
  public func scroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
    perform { $0.accessibilityScroll(direction) }
  }

  /// Leaves a modal view or a level of a hierarchy, as the scrub with two fingers does.
  ///
  /// - Returns: Whether an object has handled the gesture.
  @discardableResult
  public func escape() -> Bool {
    perform { $0.accessibilityPerformEscape() }
  }

  /// Performs the most important action, as a double tap with two fingers does.
  ///
  /// - Returns: Whether an object has handled the gesture.
  @discardableResult
  public func magicTap() -> Bool {
    perform { $0.accessibilityPerformMagicTap() }
  }

  // MARK: Actions and content

  /// The names of the focused element's custom actions.
  public var actions: [String] {
    settledFocus?.element.accessibilityCustomActions?.map(\.name) ?? []
  }

  /// Performs a custom action of the focused element. Throws if there is no action with the name.
  ///
  /// - Returns: Whether the action succeeded.
  @discardableResult
  public func perform(
    action name: String, fileID: StaticString = #fileID, line: UInt = #line
  ) throws -> Bool {
    let focus = settledFocus
    let actions = focus?.element.accessibilityCustomActions ?? []
    guard let action = actions.first(where: { $0.name == name }) else {
      throw ElementError.noAction(
        name, of: focus, among: actions.map(\.name), at: CallSite(fileID: fileID, line: line))
    }
    return host.act { action.perform() }
  }

  /// The additional content of the focused element.
  public var customContent: [AXCustomContent] {
    (settledFocus?.element as? any AXCustomContentProvider)?.accessibilityCustomContent ?? []
  }
}

// MARK: - Moving the focus

extension VoiceOver {
  typealias Direction = UIAccessibilityCustomRotor.Direction

  private func turnOn() {
    if !host.isVoiceOverRunning { host.isVoiceOverRunning = true }
  }

  /// The elements on the screen, with the index of the focused element or, if that has been removed
  /// from the screen, of the element that receives the focus instead.
  var current: (elements: [ScreenNode], index: Int?, isFocused: Bool) {
    turnOn()
    host.endTurn()
    let state = host.device.accessibility
    let elements = ScreenSurvey(of: host.device).elements
    if let index = elements.firstIndex(where: { $0.element === state.focused }) {
      return (elements, index, true)
    }
    guard !elements.isEmpty else { return (elements, nil, false) }
    guard let old = state.focusIndex, let controller = state.focusController,
      elements.contains(where: { $0.view.nearestController === controller })
    else { return (elements, 0, false) }
    return (elements, min(old, elements.count - 1), false)
  }

  /// The focused element. If it has been removed from the screen, another element receives the
  /// focus first.
  var settledFocus: ScreenNode? {
    let (elements, index, isFocused) = current
    guard let index else { return nil }
    if !isFocused { focus(elements[index]) }
    return elements[index]
  }

  /// Moves the focus, and scrolls the element into view.
  @discardableResult
  func focus(_ node: ScreenNode) -> NSObject {
    host.scrollIntoSight(node)
    let elements = ScreenSurvey(of: host.device).elements
    host.device.accessibility.focusIndex = elements.firstIndex { $0.element === node.element }
    host.device.accessibility.focusController = node.view.nearestController
    host.act { host.device.focus(on: node.element) }
    return node.element
  }

  func move(_ direction: Direction) -> NSObject? {
    let (elements, index, isFocused) = current
    guard let index else { return nil }
    guard isFocused else { return focus(elements[index]) }
    let neighbor = index + (direction == .next ? 1 : -1)
    let next = elements.indices.contains(neighbor) ? elements[neighbor] : nil
    for case let collectionView as UICollectionView
      in sequence(first: elements[index].view, next: \.superview)
    where next?.view.isDescendant(of: collectionView) != true {
      if let found = reveal(direction, of: elements[index], in: collectionView) {
        return focus(found)
      }
    }
    return next.map(focus)
  }

  /// Scrolls a collection view to the items beyond the visible ones until one of them has an
  /// element.
  private func reveal(
    _ direction: Direction, of node: ScreenNode, in collectionView: UICollectionView
  ) -> ScreenNode? {
    let visible = collectionView.indexPathsForVisibleItems.sorted()
    var path = direction == .next ? visible.last : visible.first
    while let item = path.flatMap({ collectionView.indexPath(direction, of: $0) }) {
      path = item
      host.act {
        guard let frame = collectionView.layoutAttributesForItem(at: item)?.frame else { return }
        collectionView.scrollRectToVisible(frame, animated: false)
      }
      let elements = ScreenSurvey(of: host.device).elements
      let inside = elements.indices.filter { elements[$0].view.isDescendant(of: collectionView) }
      guard let index = inside.firstIndex(where: { elements[$0].element === node.element }) else {
        let cell = collectionView.cellForItem(at: item)
        let found = inside.map { elements[$0] }.filter { node in
          cell.map { node.view.isDescendant(of: $0) } ?? false
        }
        if let found = direction == .next ? found.first : found.last { return found }
        continue
      }
      let neighbor = index + (direction == .next ? 1 : -1)
      if inside.indices.contains(neighbor) { return elements[inside[neighbor]] }
    }
    return nil
  }

  /// Calls a closure with the focused element and each object above it in the hierarchy until the
  /// closure returns true.
  private func perform(_ action: @MainActor (NSObject) -> Bool) -> Bool {
    guard let node = settledFocus else { return false }
    let application = host.device.application
    let above = (node.element as? UIResponder).map(\.next) ?? node.view
    var objects: [NSObject] = [node.element]
    objects += sequence(first: above) { $0?.next }.prefix { $0 != nil }.compactMap { $0 }
    if !objects.contains(where: { $0 === application }) { objects.append(application) }
    if let delegate = application.delegate as? NSObject,
      !objects.contains(where: { $0 === delegate })
    {
      objects.append(delegate)
    }
    return host.act { objects.contains { action($0) } }
  }

  private func adjustable(at callSite: CallSite) throws -> NSObject {
    guard let node = settledFocus, node.element.accessibilityTraits.contains(.adjustable) else {
      throw ElementError.notFocused(settledFocus, "is not adjustable", at: callSite)
    }
    return node.element
  }
}

extension UIView {
  fileprivate var nearestController: UIViewController? {
    sequence(first: self as UIResponder, next: \.next).lazy.compactMap { $0 as? UIViewController }
      .first
  }
}

extension UICollectionView {
  /// Returns the next or the previous item in the order of the data.
  fileprivate func indexPath(_ direction: VoiceOver.Direction, of path: IndexPath) -> IndexPath? {
    if direction == .next {
      if path.item + 1 < numberOfItems(inSection: path.section) {
        return IndexPath(item: path.item + 1, section: path.section)
      }
      return (path.section + 1..<max(numberOfSections, path.section + 1))
        .first { numberOfItems(inSection: $0) > 0 }.map { IndexPath(item: 0, section: $0) }
    }
    if path.item > 0 { return IndexPath(item: path.item - 1, section: path.section) }
    return (0..<path.section).last { numberOfItems(inSection: $0) > 0 }
      .map { IndexPath(item: numberOfItems(inSection: $0) - 1, section: $0) }
  }
}

extension VoiceOver: CustomReflectable {
  /// A mirror without children.
  nonisolated public var customMirror: Mirror { Mirror(self, children: []) }
}
