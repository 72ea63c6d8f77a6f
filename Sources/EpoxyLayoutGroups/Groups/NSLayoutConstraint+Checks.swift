// SPDX-License-Identifier: MIT

extension NSLayoutConstraint {
  /// Whether both items have a common ancestor view, without which the constraint cannot be
  /// activated.
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

  /// Whether both are required, relate the same attributes, and conflict.
  ///
  /// Other conflicts are found and reported when constraints are solved.
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
  /// Returns the first two constraints of the list that conflict.
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
