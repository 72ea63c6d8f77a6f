// SPDX-License-Identifier: MIT

extension NSLayoutConstraint {
  /// Returns the relation as a formula. Views are named relative to the view that holds the
  /// constraint.
  func dumped(in holder: UIView) -> String {
    var text = "\(Self.name(firstItem, holder)).\(firstAttribute.dumped) \(relation.dumped) "
    if let secondItem {
      if multiplier != 1 { text += "\(multiplier.dumped) * " }
      text += "\(Self.name(secondItem, holder)).\(secondAttribute.dumped)"
      if constant != 0 { text += " \(constant < 0 ? "-" : "+") \(abs(constant).dumped)" }
    } else {
      text += constant.dumped
    }
    if priority != .required { text += " @\(CGFloat(priority.rawValue).dumped)" }
    if let identifier { text += " \"\(identifier.escapedForDump)\"" }
    return text
  }

  /// Returns the accessibility identifier of an item, or its class and its index among the
  /// subviews.
  private static func name(_ item: AnyObject?, _ holder: UIView) -> String {
    switch item {
    case let view as UIView:
      if view === holder { return "self" }
      if let identifier = view.accessibilityIdentifier { return "#\(identifier)" }
      let index = view.superview?.subviews.firstIndex { $0 === view }
      return "\(type(of: view))" + (index.map { "[\($0)]" } ?? "")
    case let guide as UILayoutGuide:
      guard let owner = guide.owningView else { return "guide" }
      return "\(name(owner, holder)).\(name(of: guide, owner))"
    default:
      return "nil"
    }
  }

  private static func name(of guide: UILayoutGuide, _ owner: UIView) -> String {
    if guide === owner.safeAreaLayoutGuide { return "safeArea" }
    if guide === owner.layoutMarginsGuide { return "margins" }
    if guide === owner.readableContentGuide { return "readable" }
    return guide.identifier.isEmpty ? "guide" : guide.identifier
  }
}

extension NSLayoutConstraint.Relation {
  fileprivate var dumped: String {
    switch self {
    case .lessThanOrEqual: "<="
    case .equal: "="
    case .greaterThanOrEqual: ">="
    }
  }
}

extension NSLayoutConstraint.Attribute {
  fileprivate var dumped: String { "\(self)" }
}
