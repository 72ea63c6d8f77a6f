// SPDX-License-Identifier: MIT

/// A view on the screen, or an accessibility element that is not a view, with the reasons for which users
/// do not find it.
@MainActor
struct ScreenNode {
  /// The view or the element.
  let element: UIResponder
  /// The view, or the view that contains the element.
  let view: UIView
  /// Whether it is marked as an accessibility element.
  let isElement: Bool
  /// The classes of the views from the window on, with their identifiers.
  let path: [String]
  /// The reason for which nobody sees it, if there is one.
  let invisibleReason: String?
  /// The reason for which assistive technology does not find it, if there is one.
  let inaccessibleReason: String?

  /// Whether ``element`` is a view.
  var isView: Bool { element === view }

  /// The text that the view itself shows.
  var text: String? { isView ? (view as? UILabel)?.text : nil }

  /// Whether users of assistive technology find the element.
  var isAccessible: Bool { isElement && invisibleReason == nil && inaccessibleReason == nil }

  /// Why a query does not find the node; nil where it does.
  func exclusionReason(for query: ElementQuery) -> String? {
    invisibleReason ?? (query.isAboutElements ? inaccessibleReason : nil)
  }

  /// The node for lists in errors: role, label, text, frame on the screen, path.
  var line: String {
    var words = isElement ? element.dumpedElement : ["\(type(of: element))"]
    if !isElement, let identifier = element.accessibilityIdentifier {
      words.append("id=\(identifier)")
    }
    if let text, text != element.accessibilityLabel || !isElement {
      words.append("text=\"\(text.escapedForDump)\"")
    }
    if isView { words.append(view.frameOnScreen.dumped) }
    return words.joined(separator: " ") + " in " + path.joined(separator: " > ")
  }
}

extension UIView {
  /// The view's bounds in the coordinates of the screen.
  var frameOnScreen: CGRect { convert(bounds, to: device.screen as any UICoordinateSpace) }
}

/// Collects the views of windows, those that assistive technology finds in the order in which it does.
@MainActor
struct ScreenSurvey {
  private(set) var nodes: [ScreenNode] = []
  private var visited: Set<ObjectIdentifier> = []

  /// The nodes of a device's windows, the foremost window's first.
  static func nodes(of device: Device) -> [ScreenNode] {
    device.perform {
      var survey = ScreenSurvey()
      for window in device.screen.windows.reversed() {
        survey.add(window, in: Context())
      }
      return survey.nodes
    }
  }

  /// The circumstances in which a view is met.
  private struct Context {
    var path: [String] = []
    var invisible: String?
    var inaccessible: String?
  }

  private mutating func add(_ view: UIView, in outer: Context) {
    guard visited.insert(ObjectIdentifier(view)).inserted else { return }
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
    append(view, in: view, context)
    if view.isAccessibilityElement {
      context.inaccessible =
        context.inaccessible ?? "it is inside \(name), which is an accessibility element itself"
    } else if let elements = view.accessibilityElements {
      addElements(elements, of: view, context)
      context.inaccessible =
        context.inaccessible ?? "it is not among the accessibility elements of \(name)"
    }
    addSubviews(of: view, context)
  }

  private mutating func addElements(_ elements: [Any], of view: UIView, _ context: Context) {
    for element in elements {
      if let child = element as? UIView {
        add(child, in: context)
      } else if let responder = element as? UIResponder, responder.isAccessibilityElement {
        append(responder, in: view, context)
      }
    }
  }

  private mutating func addSubviews(of view: UIView, _ context: Context) {
    let modal = view.subviews.last { $0.accessibilityViewIsModal && !$0.isHidden }
    for subview in view.subviews {
      var context = context
      if let modal, modal !== subview {
        context.inaccessible =
          context.inaccessible ?? "it is beside \(Self.name(of: modal)), which is modal"
      }
      add(subview, in: context)
    }
  }

  private mutating func append(_ element: UIResponder, in view: UIView, _ context: Context) {
    nodes.append(
      ScreenNode(
        element: element, view: view, isElement: element.isAccessibilityElement,
        path: context.path, invisibleReason: context.invisible,
        inaccessibleReason: context.inaccessible))
  }

  private static func name(of view: UIView) -> String {
    "\(type(of: view))" + (view.accessibilityIdentifier.map { "#\($0)" } ?? "")
  }
}
