// SPDX-License-Identifier: MIT

/// The reason why a touch does not reach a view.
struct Obstacle: Error, CustomStringConvertible {
  let description: String
}

extension ScreenHost {
  /// Returns the middle of the visible part of a node; for an element that is not a view, its
  /// activation point. Fails unless a touch at that point is received by the node's view, by a
  /// descendant of it or by an ancestor. If it is not, the scroll views around the node are
  /// scrolled, as a user does: so that the node is just visible and, if that does not help, so that
  /// it is in the middle. They are scrolled back on failure.
  func reach(_ node: ScreenNode) -> Result<CGPoint, Obstacle> {
    guard !node.frameOnScreen.isEmpty else {
      return .failure(Obstacle(description: "it has no size"))
    }
    let result = reachablePoint(of: node)
    guard case .failure = result else { return result }
    let scrollViews = scrollViews(around: node)
    let offsets = scrollViews.map(\.contentOffset)
    for isCentered in [false, true] {
      act {
        for scrollView in scrollViews { scroll(scrollView, to: node, isCentered: isCentered) }
      }
      let result = reachablePoint(of: node)
      if case .success = result { return result }
    }
    let hasScrolled = scrollViews.map(\.contentOffset) != offsets
    let failure = hasScrolled ? reachablePoint(of: node) : result
    act {
      for (scrollView, offset) in zip(scrollViews, offsets) { scrollView.contentOffset = offset }
    }
    return failure
  }

  /// Scrolls the scroll views that contain a node but show only a part of it, the inner ones first.
  func scrollIntoSight(_ node: ScreenNode) {
    act {
      for scrollView in scrollViews(around: node) { scroll(scrollView, to: node) }
    }
  }

  /// The scroll views around a node that a user can scroll, the inner ones first.
  private func scrollViews(around node: ScreenNode) -> [UIScrollView] {
    sequence(first: node.view, next: \.superview).dropFirst(node.isView ? 1 : 0)
      .compactMap { $0 as? UIScrollView }.filter(\.isScrollEnabled)
  }

  /// Scrolls by the shortest distance, within the limits of the content, that shows a node in the
  /// part of the scroll view that neither its insets nor the keyboard cover; or so that the node is
  /// in the middle of this part.
  private func scroll(_ scrollView: UIScrollView, to node: ScreenNode, isCentered: Bool = false) {
    let screen = device.screen as any UICoordinateSpace
    let (inset, size) = (scrollView.adjustedContentInset, scrollView.contentSize)
    let rectangle = scrollView.convert(node.frameOnScreen, from: screen)
    var area = scrollView.bounds.inset(by: inset)
    if isKeyboardOver(scrollView) {
      let keyboard = scrollView.convert(keyboardFrame, from: screen)
      if keyboard.minY > area.minY {
        area.size.height = min(area.height, keyboard.minY - area.minY)
      }
    }
    func distance(
      _ low: CGFloat, _ high: CGFloat, in areaLow: CGFloat, _ areaHigh: CGFloat
    ) -> CGFloat {
      if isCentered { return (low + high - areaLow - areaHigh) / 2 }
      if low < areaLow { return low - areaLow }
      return high > areaHigh ? min(high - areaHigh, low - areaLow) : 0
    }
    func clamped(_ offset: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat {
      max(min(offset, high), low)
    }
    let offset = CGPoint(
      x: scrollView.contentOffset.x
        + distance(rectangle.minX, rectangle.maxX, in: area.minX, area.maxX),
      y: scrollView.contentOffset.y
        + distance(rectangle.minY, rectangle.maxY, in: area.minY, area.maxY))
    scrollView.contentOffset = CGPoint(
      x: clamped(
        offset.x, -inset.left, size.width + inset.right - scrollView.bounds.width),
      y: clamped(
        offset.y, -inset.top, size.height + inset.bottom - scrollView.bounds.height))
  }

  /// Whether the keyboard is shown in front of a view: the views of an input set are in front of
  /// it.
  private func isKeyboardOver(_ view: UIView) -> Bool {
    isKeyboardVisible && view.window?.isSystemWindow == false
      && view.frameOnScreen.overlaps(keyboardFrame)
  }

  /// Returns the middle of the visible part of a node, or its activation point, if a touch there
  /// reaches it.
  private func reachablePoint(of node: ScreenNode) -> Result<CGPoint, Obstacle> {
    visiblePart(of: node).flatMap { visible in
      let point =
        node.isView
        ? CGPoint(x: visible.midX, y: visible.midY) : node.element.accessibilityActivationPoint
      let hit = self.view(at: point)
      if let hit, hit.isDescendant(of: node.view) { return .success(point) }
      if let hit, node.view.isDescendant(of: hit) {
        // The view around the node receives the touch for it, unless an animation keeps it away.
        let path = sequence(first: node.view, next: \.superview).prefix { $0 !== hit }
        if !path.contains(where: \.isBlockedByAnimation) { return .success(point) }
      }
      let name = hit?.nameForErrors ?? "no view"
      return .failure(Obstacle(description: "a touch at \(point.dumped) goes to \(name)"))
    }
  }

  /// Returns the part of a node that is not clipped by the screen or by an ancestor and not covered
  /// by the keyboard, in the coordinates of the screen.
  private func visiblePart(of node: ScreenNode) -> Result<CGRect, Obstacle> {
    var visible = node.frameOnScreen.intersection(device.screen.bounds)
    guard !visible.isEmpty else { return .failure(Obstacle(description: "it is off the screen")) }
    for ancestor in sequence(first: node.view, next: \.superview).dropFirst(node.isView ? 1 : 0)
    where ancestor.clipsToBounds || ancestor is UIWindow {
      visible = visible.intersection(ancestor.frameOnScreen)
      guard !visible.isEmpty else {
        let name = ancestor.nameForErrors
        return .failure(Obstacle(description: "it is outside of the visible part of \(name)"))
      }
    }
    guard isKeyboardOver(node.view) else { return .success(visible) }
    let height = keyboardFrame.minY - visible.minY
    guard height > 0 else { return .failure(Obstacle(description: "it is behind the keyboard")) }
    visible.size.height = min(visible.height, height)
    return .success(visible)
  }
}

extension UIView {
  fileprivate var nameForErrors: String {
    var words = ["\(type(of: self))"]
    if let accessibilityIdentifier { words.append("id=\(accessibilityIdentifier)") }
    return (words + [frameOnScreen.dumped]).joined(separator: " ")
  }
}
