// SPDX-License-Identifier: MIT

/// The reason for which a touch does not reach a view.
struct Obstacle: Error, CustomStringConvertible {
  let description: String
}

extension ScreenHost {
  /// The middle of the part of a node that can be seen, where a touch there goes to its view, to a view
  /// inside of it, or to one around it. Nodes that are scrolled out of sight are scrolled into sight. Of an
  /// element that is not a view, its activation point.
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

  /// Scrolls the scroll views around a node of which they show nothing, the inner ones first. With
  /// `fully`, also those that cut a part of it off.
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

  /// The part of a node that neither the screen, nor the views around it, nor the keyboard cut off, on the
  /// screen.
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
