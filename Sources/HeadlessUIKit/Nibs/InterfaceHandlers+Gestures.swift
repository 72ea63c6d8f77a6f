// SPDX-License-Identifier: MIT

extension InterfaceHandlers {
  func addGestures() {
    handle(UIGestureRecognizer.self) { recognizer, element, _ in
      if let value = element.bool("enabled") { recognizer.isEnabled = value }
      if let value = element.bool("cancelsTouchesInView") {
        recognizer.cancelsTouchesInView = value
      }
      if let value = element.bool("delaysTouchesBegan") { recognizer.delaysTouchesBegan = value }
      if let value = element.bool("delaysTouchesEnded") { recognizer.delaysTouchesEnded = value }
      Self.read(recognizer, element)
    }
    register(name: "tapGestureRecognizer", class: UITapGestureRecognizer.self)
    register(name: "pinchGestureRecognizer", class: UIPinchGestureRecognizer.self)
    register(name: "rotationGestureRecognizer", class: UIRotationGestureRecognizer.self)
    register(name: "swipeGestureRecognizer", class: UISwipeGestureRecognizer.self)
    register(name: "panGestureRecognizer", class: UIPanGestureRecognizer.self)
    register(name: "screenEdgePanGestureRecognizer", class: UIScreenEdgePanGestureRecognizer.self)
    register(name: "pongPressGestureRecognizer", class: UILongPressGestureRecognizer.self)
    register(name: "longPressGestureRecognizer", class: UILongPressGestureRecognizer.self)
    register(name: "hoverGestureRecognizer", class: UIHoverGestureRecognizer.self)
    register(name: "gestureRecognizer", class: UIGestureRecognizer.self)
  }

  /// Reads the attributes of the built-in classes, which have no initializers of their own.
  private static func read(_ recognizer: UIGestureRecognizer, _ element: InterfaceElement) {
    switch recognizer {
    case let tap as UITapGestureRecognizer:
      if let value = element.integer("numberOfTapsRequired") { tap.numberOfTapsRequired = value }
      if let value = element.integer("numberOfTouchesRequired") {
        tap.numberOfTouchesRequired = value
      }
    case let press as UILongPressGestureRecognizer:
      if let value = element.integer("numberOfTapsRequired") { press.numberOfTapsRequired = value }
      if let value = element.integer("numberOfTouchesRequired") {
        press.numberOfTouchesRequired = value
      }
      if let value = element.number("minimumPressDuration") {
        press.minimumPressDuration = TimeInterval(value)
      }
      if let value = element.number("allowableMovement") { press.allowableMovement = value }
    case let swipe as UISwipeGestureRecognizer:
      if let value = element.integer("numberOfTouchesRequired") {
        swipe.numberOfTouchesRequired = value
      }
      if let direction = element.child(key: "direction") {
        swipe.direction = self.direction(direction)
      }
    case let edge as UIScreenEdgePanGestureRecognizer:
      if let edges = element.child(key: "edges") { edge.edges = self.edges(edges) }
    case let pan as UIPanGestureRecognizer:
      if let value = element.integer("minimumNumberOfTouches") {
        pan.minimumNumberOfTouches = value
      }
      if let value = element.integer("maximumNumberOfTouches") {
        pan.maximumNumberOfTouches = value
      }
    case let pinch as UIPinchGestureRecognizer:
      if let value = element.number("scale") { pinch.scale = value }
    default: break
    }
  }

  private static func direction(
    _ element: InterfaceElement
  ) -> UISwipeGestureRecognizer.Direction {
    var direction: UISwipeGestureRecognizer.Direction = []
    if element.bool("left") == true { direction.insert(.left) }
    if element.bool("right") == true { direction.insert(.right) }
    if element.bool("up") == true { direction.insert(.up) }
    if element.bool("down") == true { direction.insert(.down) }
    return direction
  }

  private static func edges(_ element: InterfaceElement) -> UIRectEdge {
    var edges: UIRectEdge = []
    if element.bool("left") == true { edges.insert(.left) }
    if element.bool("right") == true { edges.insert(.right) }
    if element.bool("top") == true { edges.insert(.top) }
    if element.bool("bottom") == true { edges.insert(.bottom) }
    return edges
  }
}
