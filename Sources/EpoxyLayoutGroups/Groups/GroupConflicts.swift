// SPDX-License-Identifier: MIT
internal import UIKitPlatform

/// Reports the items of groups whose constraints take part in a conflict.
///
/// Auto Layout's own warning lists constraints. On Apple's platforms it is the only warning,
/// because there is no callback.
@preconcurrency @MainActor
enum GroupConflicts {
  static func listen() {
    _ = listening
  }

  private static let listening: Void = ConstraintConflicts.observe(report)

  /// Reports items with custom constraints, and the item whose constraint is left out. Further
  /// items that are connected to those are not reported.
  private static func report(_ broken: NSLayoutConstraint, _ others: [NSLayoutConstraint]) {
    var names: [String] = []
    for constraint in [broken] + others {
      guard let (group, member) = owner(of: constraint) else { continue }
      if member.reachesOutside(by: constraint) {
        // An obvious conflict was reported when the constraint was activated.
        if [constraint].contradiction(with: group.constraints) != nil { continue }
      } else if constraint !== broken {
        continue
      }
      let name = group.name(of: member)
      if !names.contains(name) { names.append(name) }
    }
    guard !names.isEmpty else { return }
    EpoxyLogger.shared.warn(
      "The constraints of item \(names.joined(separator: ", ")) contradict others: \(broken) is "
        + "left out.")
  }

  private static func owner(
    of constraint: NSLayoutConstraint
  ) -> (LayoutGroup, GroupMember)? {
    for item in [constraint.firstItem, constraint.secondItem] {
      let view = (item as? UILayoutGuide)?.owningView ?? (item as? UIView)?.superview
      for case let group as LayoutGroup in view?.layoutGuides ?? [] {
        let member = group.members.first { $0.constraints.contains { $0 === constraint } }
        if let member { return (group, member) }
      }
    }
    return nil
  }
}

extension GroupMember {
  fileprivate func reachesOutside(by constraint: NSLayoutConstraint) -> Bool {
    [horizontal, vertical].contains { aligned in
      aligned.alignment?.reachesOutside == true
        && aligned.constraints.contains { $0 === constraint }
    }
  }
}
