// SPDX-License-Identifier: MIT

/// The reason for which a touch does not reach a view.
struct Obstacle: Error, CustomStringConvertible {
  let description: String
}

extension ScreenHost {
  /// The middle of the part of a view that can be seen, where a touch there goes to the view, to a view
  /// inside of it, or to one around it.
  func reach(_ node: ScreenNode) -> Result<CGPoint, Obstacle> {
    let view = node.view
    guard node.isView else { return .failure(Obstacle(description: "it is not a view")) }
    var visible = view.frameOnScreen
    guard !visible.isEmpty else { return .failure(Obstacle(description: "it has no size")) }
    visible = visible.intersection(device.screen.bounds)
    guard !visible.isEmpty else { return .failure(Obstacle(description: "it is off the screen")) }
    for ancestor in sequence(first: view, next: \.superview).dropFirst()
    where ancestor.clipsToBounds || ancestor is UIWindow {
      visible = visible.intersection(ancestor.frameOnScreen)
      guard !visible.isEmpty else {
        let name = ancestor.nameForErrors
        return .failure(Obstacle(description: "it is outside of the visible part of \(name)"))
      }
    }
    if isKeyboardVisible {
      let height = keyboardFrame.minY - visible.minY
      guard height > 0 else {
        return .failure(Obstacle(description: "it is behind the keyboard"))
      }
      visible.size.height = min(visible.height, height)
    }
    let point = CGPoint(x: visible.midX, y: visible.midY)
    let hit = self.view(at: point)
    if let hit, hit.isDescendant(of: view) || view.isDescendant(of: hit) { return .success(point) }
    let name = hit?.nameForErrors ?? "no view"
    return .failure(Obstacle(description: "a touch at \(point.dumped) goes to \(name)"))
  }
}

extension UIView {
  fileprivate var nameForErrors: String {
    var words = ["\(type(of: self))"]
    if let accessibilityIdentifier { words.append("id=\(accessibilityIdentifier)") }
    return (words + [frameOnScreen.dumped]).joined(separator: " ")
  }
}
