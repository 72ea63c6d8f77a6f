// SPDX-License-Identifier: MIT

/// The parts of an element for size classes: attributes, and lists of installed subviews and
/// constraints.
enum InterfaceVariations {
  /// The variations that hold in a trait environment, the most specific one last.
  static func variations(
    of element: InterfaceElement, in traits: UITraitCollection
  ) -> [InterfaceElement] {
    element.children.filter { $0.name == "variation" && holds($0.key ?? "", in: traits) }
      .sorted { specificity($0) < specificity($1) }
  }

  private static func specificity(_ variation: InterfaceElement) -> Int {
    guard let key = variation.key, key != "default" else { return 0 }
    return key.split(separator: "-").count
  }

  private static func holds(_ key: String, in traits: UITraitCollection) -> Bool {
    if key == "default" { return true }
    return key.split(separator: "-").allSatisfy { part in
      let pair = part.split(separator: "=")
      guard pair.count == 2 else { return false }
      let wanted: UIUserInterfaceSizeClass = pair[1] == "compact" ? .compact : .regular
      switch pair[0] {
      case "widthClass": return traits.horizontalSizeClass == wanted
      case "heightClass": return traits.verticalSizeClass == wanted
      default: return false
      }
    }
  }

  /// Whether an element or its constraints differ by size class.
  static func varies(_ element: InterfaceElement) -> Bool {
    element.children.contains { $0.name == "variation" && $0.key != "default" }
      || element.list("constraints").contains { varies($0) }
  }

  /// The element with the attributes and values that hold in a trait environment.
  static func effective(
    _ element: InterfaceElement, in traits: UITraitCollection
  ) -> InterfaceElement {
    let variations = variations(of: element, in: traits)
    guard !variations.isEmpty else { return element }
    var attributes = element.attributes
    var children = element.children
    for variation in variations {
      for (name, value) in variation.attributes where name != "key" { attributes[name] = value }
      for child in variation.children where child.name != "mask" {
        children.removeAll { $0.key == child.key && child.key != nil }
        children.append(child)
      }
    }
    return InterfaceElement(
      copying: element, attributes: attributes, children: children)
  }

  /// The values of Interface Builder where an attribute is left out.
  private static let defaults = [
    "hidden": "NO", "alpha": "1", "constant": "0", "priority": "1000", "axis": "horizontal",
    "spacing": "0", "alignment": "fill", "distribution": "fill",
  ]

  /// An element with those attributes and values alone that differ by size class.
  static func varied(
    _ element: InterfaceElement, in traits: UITraitCollection
  ) -> InterfaceElement {
    let variations = element.children.filter { $0.name == "variation" }
    let current = effective(element, in: traits)
    var attributes: [String: String] = [:]
    var children: [InterfaceElement] = []
    for variation in variations {
      for name in variation.attributes.keys where name != "key" {
        attributes[name] = current[name] ?? defaults[name]
      }
      for child in variation.children where child.name != "mask" {
        guard let key = child.key, !children.contains(where: { $0.key == key }) else { continue }
        let none = InterfaceElement("nil", ["key": key], line: element.line, file: element.file)
        children.append(current.child(key: key) ?? none)
      }
    }
    return InterfaceElement(copying: element, attributes: attributes, children: children)
  }

  /// The ids in a list of an element that size classes install and remove.
  static func masked(_ list: String, of element: InterfaceElement) -> [String] {
    element.children.filter { $0.name == "variation" }
      .flatMap { $0.list(key: list).compactMap { $0["reference"] } }
  }

  /// The ids in a list of an element that are not installed in a trait environment.
  static func excluded(
    from list: String, of element: InterfaceElement, in traits: UITraitCollection
  ) -> Set<String> {
    var excluded: Set<String> = []
    for variation in variations(of: element, in: traits) {
      for change in variation.list(key: list) {
        guard let id = change["reference"] else { continue }
        if change.name == "exclude" { excluded.insert(id) } else { excluded.remove(id) }
      }
    }
    return excluded
  }
}

/// A view and its constraints, changed when the size classes of the view change.
@MainActor
final class SizeClassChanges {
  private let element: InterfaceElement
  private let document: InterfaceDocument
  private let bundle: Bundle?
  /// The constraints of the view by their ids. An inactive one is retained here.
  private var constraints: [String: NSLayoutConstraint] = [:]
  /// The subviews that size classes add and remove.
  private var subviews: [String: UIView] = [:]
  /// The constraints with a view that is not installed.
  private var wasMissing: Set<String> = []
  private let order: [(id: String, view: WeakView)]

  private struct WeakView {
    weak var view: UIView?
  }

  /// Follows the size classes of a view.
  init(_ element: InterfaceElement, of view: UIView, _ loader: InterfaceLoader) {
    self.element = element
    document = loader.document
    bundle = loader.bundle
    order = element.list("subviews").compactMap { child in
      child.id.map { ($0, WeakView(view: loader.objects[$0] as? UIView)) }
    }
    for constraint in element.list("constraints") {
      guard let id = constraint.id else { continue }
      constraints[id] = loader.objects[id] as? NSLayoutConstraint
    }
    for (id, constraint) in constraints where InterfaceConstraints.isMissingView(constraint) {
      wasMissing.insert(id)
    }
    for id in InterfaceVariations.masked("subviews", of: element) {
      // A subview that is not installed is retained here; an installed one by the view.
      subviews[id] = loader.objects[id] as? UIView
    }
    view.registerForTraitChanges([
      UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self,
    ]) { (view: UIView, _: UITraitCollection) in
      self.apply(to: view)
    }
  }

  /// Changes what differs by size class, and nothing that the client may have changed.
  private func apply(to view: UIView) {
    let traits = view.traitCollection
    let loader = InterfaceLoader(document, owner: nil, bundle: bundle, device: view.device)
    InterfaceViews.readVariedAttributes(
      of: view, InterfaceVariations.varied(element, in: traits), loader)
    installSubviews(in: view, traits)
    installConstraints(traits)
    for item in element.list("constraints") {
      guard let id = item.id, let constraint = constraints[id] else { continue }
      let varied = InterfaceVariations.varied(item, in: traits)
      if let value = varied.number("constant") { constraint.constant = value }
      if let value = varied.number("priority") {
        constraint.priority = UILayoutPriority(Float(value))
      }
    }
  }

  private func installConstraints(_ traits: UITraitCollection) {
    let excluded = InterfaceVariations.excluded(from: "constraints", of: element, in: traits)
    let masked = Set(InterfaceVariations.masked("constraints", of: element))
    // First off, then on: both sets together may be in conflict.
    for (id, constraint) in constraints where masked.contains(id) && excluded.contains(id) {
      constraint.isActive = false
    }
    let all = element.list("constraints").compactMap { item in item.id.map { (item, $0) } }
    for (item, id) in all where !excluded.contains(id) && item.bool("installed") != false {
      guard let constraint = constraints[id] else { continue }
      let isMissing = InterfaceConstraints.isMissingView(constraint)
      // A view that was added brings its constraints.
      if !isMissing, !constraint.isActive, masked.contains(id) || wasMissing.contains(id) {
        constraint.isActive = true
      }
      if isMissing { wasMissing.insert(id) } else { wasMissing.remove(id) }
    }
  }

  private func installSubviews(in view: UIView, _ traits: UITraitCollection) {
    let excluded = InterfaceVariations.excluded(from: "subviews", of: element, in: traits)
    for id in InterfaceVariations.masked("subviews", of: element) {
      guard let subview = subviews[id] else { continue }
      if excluded.contains(id) {
        subview.removeFromSuperview()
      } else if subview.superview == nil {
        let before = order.prefix { $0.id != id }.compactMap(\.view.view)
        let index = view.subviews.lastIndex { child in before.contains { $0 === child } }
        view.insertSubview(subview, at: index.map { $0 + 1 } ?? 0)
      }
    }
  }
}
