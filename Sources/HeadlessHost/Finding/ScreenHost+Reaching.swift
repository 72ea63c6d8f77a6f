// SPDX-License-Identifier: MIT

/// The reason why a touch does not reach a view.
struct Obstacle: Error, CustomStringConvertible {
  let description: String
}

extension ScreenHost {
  /// Returns the middle of the visible part of a node; for an element that is not a view, its activation
  /// point. Fails unless a touch at that point is received by the node's view, by a descendant of it or by an
  /// ancestor. A node that is scrolled out of view is scrolled into view first.
  func reach(_ node: ScreenNode) -> Result<CGPoint, Obstacle> {
    let view = node.view
    guard !node.frameOnScreen.isEmpty else {
      return .failure(Obstacle(description: "it has no size"))
    }
    scrollIntoSight(node)
    return visiblePart(of: node).flatMap { visible in
      let point =
        node.isView
        ? CGPoint(x: visible.midX, y: visible.midY) : node.element.accessibilityActivationPoint
      let hit = self.view(at: point)
      if let hit, hit.isDescendant(of: view) || view.isDescendant(of: hit) {
        return .success(point)
      }
      let name = hit?.nameForErrors ?? "no view"
      return .failure(Obstacle(description: "a touch at \(point.dumped) goes to \(name)"))
    }
  }

  /// Scrolls the scroll views that contain a node but show no part of it, the inner ones first. With `fully`,
  /// also scrolls those that show only a part of it.
  func scrollIntoSight(_ node: ScreenNode, fully: Bool = false) {
    perform {
      for case let scrollView as UIScrollView in sequence(first: node.view, next: \.superview)
        .dropFirst(node.isView ? 1 : 0)
      where scrollView.isScrollEnabled {
        let screen = device.screen as any UICoordinateSpace
        let rectangle = scrollView.convert(node.frameOnScreen, from: screen)
        let visible = scrollView.bounds.inset(by: scrollView.adjustedContentInset)
        let isSeen =
          fully ? visible.contains(rectangle) : rectangle.overlaps(scrollView.bounds)
        guard !isSeen else { continue }
        scrollView.scrollRectToVisible(rectangle, animated: false)
      }
    }
  }

  /// Returns the part of a node that is not clipped by the screen or by an ancestor and not covered by the
  /// keyboard, in the coordinates of the screen.
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
    guard isKeyboardVisible else { return .success(visible) }
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
