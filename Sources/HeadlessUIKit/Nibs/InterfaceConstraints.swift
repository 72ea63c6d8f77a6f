// SPDX-License-Identifier: MIT

/// Creates the constraints of a file.
@MainActor
enum InterfaceConstraints {
  /// Creates constraints and activates those that are installed for the size classes.
  static func install(
    _ list: [(element: InterfaceElement, owner: UIView)], _ loader: InterfaceLoader
  ) {
    var active: [NSLayoutConstraint] = []
    var views: [(view: UIView, element: InterfaceElement)] = []
    for (element, owner) in list {
      guard let parent = element.parent?.parent else { continue }
      if views.last?.view !== owner { views.append((owner, parent)) }
      let traits = loader.traits(of: owner)
      let current = InterfaceVariations.effective(element, in: traits)
      // Interface Builder removes placeholders when it compiles a file.
      guard current.bool("placeholder") != true,
        let constraint = constraint(current, of: owner, loader)
      else { continue }
      loader.add(constraint, for: element)
      let excluded = InterfaceVariations.excluded(from: "constraints", of: parent, in: traits)
      if let id = element.id, excluded.contains(id) { continue }
      if current.bool("installed") == false || isMissingView(constraint) { continue }
      active.append(constraint)
    }
    NSLayoutConstraint.activate(active)
    for (view, element) in views where InterfaceVariations.varies(element) {
      loader.follow(view, element)
    }
  }

  /// Whether a view of a constraint is not in the hierarchy of the other one, because it is not
  /// installed.
  static func isMissingView(_ constraint: NSLayoutConstraint) -> Bool {
    guard let first = view(of: constraint.firstItem) else { return true }
    guard constraint.secondItem != nil else { return false }
    guard let second = view(of: constraint.secondItem) else { return true }
    return top(first) !== top(second)
  }

  private static func view(of item: AnyObject?) -> UIView? {
    item as? UIView ?? (item as? UILayoutGuide)?.owningView
  }

  private static func top(_ view: UIView) -> UIView {
    var view = view
    while let superview = view.superview { view = superview }
    return view
  }

  private static func constraint(
    _ element: InterfaceElement, of owner: UIView, _ loader: InterfaceLoader
  ) -> NSLayoutConstraint? {
    guard let first = item(element["firstItem"], element, owner, loader) else { return nil }
    guard let attribute = InterfaceNames.attribute(element["firstAttribute"]) else {
      loader.device.warn(
        "\(element.place): the constraint has no known attribute: "
          + (element["firstAttribute"] ?? "none"))
      return nil
    }
    var second: AnyObject?
    let secondAttribute = InterfaceNames.attribute(element["secondAttribute"])
    if element["secondItem"] != nil || secondAttribute != nil {
      second = item(element["secondItem"], element, owner, loader)
      if second == nil { return nil }
    }
    let relation: NSLayoutConstraint.Relation =
      switch element["relation"] {
      case "greaterThanOrEqual": .greaterThanOrEqual
      case "lessThanOrEqual": .lessThanOrEqual
      default: .equal
      }
    let constraint = NSLayoutConstraint(
      item: first, attribute: attribute, relatedBy: relation, toItem: second,
      attribute: secondAttribute ?? .notAnAttribute, multiplier: multiplier(element["multiplier"]),
      constant: element.number("constant") ?? 0)
    if let priority = element.number("priority") {
      constraint.priority = UILayoutPriority(Float(priority))
    }
    constraint.identifier = element["identifier"]
    return constraint
  }

  private static func item(
    _ id: String?, _ element: InterfaceElement, _ owner: UIView, _ loader: InterfaceLoader
  ) -> AnyObject? {
    guard let id else { return owner }
    let item = loader.object(id)
    if item is UIView || item is UILayoutGuide { return item }
    if loader.document.elements[id] == nil {
      loader.device.warn("\(element.place): the constraint names \(id), which is not in the file.")
    }
    return nil
  }

  /// A multiplier is a number or a ratio: `0.5`, `16:9`, `16/9`.
  static func multiplier(_ text: String?) -> CGFloat {
    guard let text else { return 1 }
    let parts = text.split { $0 == ":" || $0 == "/" }.compactMap { Double($0) }
    if parts.count == 2, parts[1] != 0 { return CGFloat(parts[0] / parts[1]) }
    return CGFloat(parts.first ?? 1)
  }
}

extension InterfaceLoader {
  /// The traits for which a view is created: those of the device until it has a window.
  func traits(of view: UIView) -> UITraitCollection { view.traitCollection }

  /// Follows the size classes of a view.
  func follow(_ view: UIView, _ element: InterfaceElement) {
    guard followed.insert(ObjectIdentifier(view)).inserted else { return }
    _ = SizeClassChanges(element, of: view, self)
  }
}
