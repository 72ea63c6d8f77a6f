// SPDX-License-Identifier: MIT

/// The reason for which a touch does not reach a view.
struct Obstacle: Error, CustomStringConvertible {
  let description: String
}

extension ScreenHost {
  /// The middle of the part of a view that can be seen, where a touch there goes to the view, to a view
  /// inside of it, or to one around it. Views that are scrolled out of sight are scrolled into sight.
  func reach(_ node: ScreenNode) -> Result<CGPoint, Obstacle> {
    guard node.isView else { return .failure(Obstacle(description: "it is not a view")) }
    let view = node.view
    guard !view.bounds.isEmpty else {
      return .failure(Obstacle(description: "it has no size"))
    }
    scrollIntoSight(view)
    return visiblePart(of: view).flatMap { visible in
      let point = CGPoint(x: visible.midX, y: visible.midY)
      let hit = self.view(at: point)
      if let hit, hit.isDescendant(of: view) || view.isDescendant(of: hit) {
        return .success(point)
      }
      let name = hit?.nameForErrors ?? "no view"
      return .failure(Obstacle(description: "a touch at \(point.dumped) goes to \(name)"))
    }
  }

  /// Scrolls the scroll views around a view of which they show nothing, the inner ones first.
  private func scrollIntoSight(_ view: UIView) {
    perform {
      for case let scrollView as UIScrollView in sequence(first: view, next: \.superview)
        .dropFirst()
      where scrollView.isScrollEnabled {
        let rectangle = view.convert(view.bounds, to: scrollView)
        guard !rectangle.overlaps(scrollView.bounds) else { continue }
        scrollView.scrollRectToVisible(rectangle, animated: false)
      }
    }
  }

  /// The part of a view that neither the screen, nor the views around it, nor the keyboard cut off, on the
  /// screen.
  private func visiblePart(of view: UIView) -> Result<CGRect, Obstacle> {
    var visible = view.frameOnScreen.intersection(device.screen.bounds)
    guard !visible.isEmpty else { return .failure(Obstacle(description: "it is off the screen")) }
    for ancestor in sequence(first: view, next: \.superview).dropFirst()
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
