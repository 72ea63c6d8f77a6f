// SPDX-License-Identifier: MIT

extension NSLayoutConstraint {
  /// Whether both items lie in one tree of views, without which a constraint cannot be activated.
  var hasCommonAncestor: Bool {
    guard let root = Self.root(of: firstItem) else { return false }
    guard secondItem != nil || secondAttribute != .notAnAttribute else { return true }
    return Self.root(of: secondItem) === root
  }

  private static func root(of item: AnyObject?) -> UIView? {
    var view = item as? UIView ?? (item as? UILayoutGuide)?.owningView
    while let superview = view?.superview { view = superview }
    return view
  }

  /// Whether both are required, speak of the same places, and cannot hold together.
  ///
  /// Other contradictions are found when constraints are solved, which says so itself.
  func contradicts(_ other: NSLayoutConstraint) -> Bool {
    guard priority == .required, other.priority == .required, firstItem === other.firstItem,
      secondItem === other.secondItem, firstAttribute == other.firstAttribute,
      secondAttribute == other.secondAttribute, multiplier == other.multiplier
    else { return false }
    switch (relation, other.relation) {
    case (.equal, .equal): return constant != other.constant
    case (.greaterThanOrEqual, .lessThanOrEqual), (.equal, .lessThanOrEqual),
      (.greaterThanOrEqual, .equal):
      return constant > other.constant
    case (.lessThanOrEqual, .greaterThanOrEqual), (.lessThanOrEqual, .equal),
      (.equal, .greaterThanOrEqual):
      return constant < other.constant
    default: return false
    }
  }
}

extension [NSLayoutConstraint] {
  /// Two constraints that cannot hold together, the first of them in this list.
  @preconcurrency @MainActor
  func contradiction(
    with others: [NSLayoutConstraint]
  ) -> (NSLayoutConstraint, NSLayoutConstraint)? {
    for constraint in self {
      for other in others where other !== constraint && constraint.contradicts(other) {
        return (constraint, other)
      }
    }
    return nil
  }
}
