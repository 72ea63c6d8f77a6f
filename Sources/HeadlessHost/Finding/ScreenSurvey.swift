// SPDX-License-Identifier: MIT

/// A collection of the views in a device's windows, and of the elements that assistive technology
/// finds in them.
///
/// Elements are ordered by their positions (see ``ReadingOrder``), and the elements of a group are
/// visited without interruption. Groups are views with `shouldGroupAccessibilityChildren`, with a
/// container type or with explicit elements, scroll views, the cells of collection views, and
/// navigation bars.
@MainActor
struct ScreenSurvey {
  /// The views and elements in the order of the view hierarchy, from the foremost window.
  private(set) var nodes: [ScreenNode] = []
  /// The elements that assistive technology finds, in the order in which it visits them.
  private(set) var elements: [ScreenNode] = []
  private var visited: Set<ObjectIdentifier> = []

  /// Surveys the windows of a device.
  init(of device: Device) {
    device.perform {
      for window in device.screen.windows.reversed() {
        let parts = window.viewsOfApplication.flatMap { add($0, in: Context()) }
        elements += Self.sorted(parts, in: window).map { nodes[$0] }
      }
    }
  }

  /// The path to a view, and the reasons why users do not find it.
  private struct Context {
    var path: [String] = []
    var invisible: String?
    var inaccessible: String?

    var isAccessible: Bool { invisible == nil && inaccessible == nil }
  }

  /// An element, or the elements of a group in their order.
  private struct Part {
    var frame: CGRect
    var nodes: [Int]
  }

  // MARK: Order

  private static func sorted(_ parts: [Part], in view: UIView) -> [Int] {
    let isRightToLeft = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    return ReadingOrder.indices(of: parts.map(\.frame), isRightToLeft: isRightToLeft)
      .flatMap { parts[$0].nodes }
  }

  private static func isGroup(_ view: UIView) -> Bool {
    view.shouldGroupAccessibilityChildren || view.accessibilityContainerType != .none
      || view is UIScrollView || view is _ReusableView || view is UINavigationBar
  }

  private static func group(_ parts: [Part], of view: UIView) -> [Part] {
    guard !parts.isEmpty else { return [] }
    return [Part(frame: frame(of: parts, in: view), nodes: sorted(parts, in: view))]
  }

  /// Returns the frame of a group: the union of the elements' frames or, for a scroll view, its
  /// visible part, because its elements may be anywhere outside of it.
  private static func frame(of parts: [Part], in view: UIView) -> CGRect {
    guard let scrollView = view as? UIScrollView else {
      return parts.dropFirst().reduce(parts[0].frame) { $0.union($1.frame) }
    }
    let visible = scrollView.bounds.inset(by: scrollView.adjustedContentInset)
    return UIAccessibility.convertToScreenCoordinates(visible, in: scrollView)
  }

  // MARK: Views

  private mutating func add(_ view: UIView, in outer: Context) -> [Part] {
    guard visited.insert(ObjectIdentifier(view)).inserted else { return [] }
    let name = Self.name(of: view)
    var context = outer
    if view.isHidden { context.invisible = context.invisible ?? "\(name) is hidden" }
    if view.layer.opacity < 0.01 {
      context.invisible = context.invisible ?? "the alpha of \(name) is \(view.alpha.dumped)"
    }
    if view.accessibilityElementsHidden {
      context.inaccessible = context.inaccessible ?? "\(name) hides its accessibility elements"
    }
    context.path.append(name)
    var parts = append(view, in: view, context)
    if view.isAccessibilityElement {
      parts = addElementsBeside(view, parts, context)
      context.inaccessible =
        context.inaccessible ?? "it is inside \(name), which is an accessibility element itself"
    } else if let elements = Self.explicitElements(of: view) {
      parts += addElements(elements, of: view, context)
      context.inaccessible =
        context.inaccessible ?? "it is not among the accessibility elements of \(name)"
    }
    let inside = addSubviews(of: view, context)
    return parts + (Self.isGroup(view) ? Self.group(inside, of: view) : inside)
  }

  private mutating func addSubviews(of view: UIView, _ context: Context) -> [Part] {
    let modal = view.subviews.last { $0.accessibilityViewIsModal && !$0.isHidden }
    var parts: [Part] = []
    for subview in view.subviews {
      var context = context
      if let modal, modal !== subview {
        context.inaccessible =
          context.inaccessible ?? "it is beside \(Self.name(of: modal)), which is modal"
      }
      parts += add(subview, in: context)
    }
    return parts
  }

  // MARK: Elements that a container names

  /// Returns the elements that an object provides, as a list or by index; nil if it provides none.
  private static func explicitElements(of container: NSObject) -> [NSObject]? {
    if let elements = container.accessibilityElements {
      return elements.compactMap { $0 as? NSObject }
    }
    let count = container.accessibilityElementCount()
    guard count > 0, count != NSNotFound else { return nil }
    return (0..<count).compactMap { container.accessibilityElement(at: $0) as? NSObject }
  }

  /// Adds the elements of a container as a single part, because the container determines their
  /// order.
  private mutating func addElements(
    _ elements: [NSObject], of view: UIView, _ context: Context
  ) -> [Part] {
    var parts: [Part] = []
    for element in elements {
      if let child = element as? UIView {
        parts += Self.group(add(child, in: context), of: child)
      } else {
        parts += add(element, of: view, context)
      }
    }
    guard let first = parts.first else { return [] }
    let frame = parts.dropFirst().reduce(first.frame) { $0.union($1.frame) }
    return [Part(frame: frame, nodes: parts.flatMap(\.nodes))]
  }

  /// Adds the elements inside a view that is an element itself, such as the buttons of a text
  /// field. They are visited after the view.
  private mutating func addElementsBeside(
    _ view: UIView, _ parts: [Part], _ context: Context
  ) -> [Part] {
    let inside = addElements(view.elementsBesideItself, of: view, context)
    guard let first = parts.first else { return inside }
    return [Part(frame: first.frame, nodes: (parts + inside).flatMap(\.nodes))]
  }

  private mutating func add(_ element: NSObject, of view: UIView, _ context: Context) -> [Part] {
    guard visited.insert(ObjectIdentifier(element)).inserted else { return [] }
    var context = context
    if element.accessibilityElementsHidden {
      context.inaccessible = context.inaccessible ?? "it hides its accessibility elements"
    }
    if element.isAccessibilityElement { return append(element, in: view, context) }
    return Self.explicitElements(of: element).map { addElements($0, of: view, context) } ?? []
  }

  private mutating func append(
    _ element: NSObject, in view: UIView, _ context: Context
  ) -> [Part] {
    let node = ScreenNode(
      element: element, view: view, isElement: element.isAccessibilityElement,
      path: context.path, invisibleReason: context.invisible,
      inaccessibleReason: context.inaccessible)
    nodes.append(node)
    guard node.isAccessible else { return [] }
    return [Part(frame: element.accessibilityFrame, nodes: [nodes.count - 1])]
  }

  private static func name(of view: UIView) -> String {
    "\(type(of: view))" + (view.accessibilityIdentifier.map { "#\($0)" } ?? "")
  }
}
