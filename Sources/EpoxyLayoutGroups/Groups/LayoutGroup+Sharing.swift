// SPDX-License-Identifier: MIT

// Constrainables that are members of several groups, at the same time or one after the other.
extension LayoutGroup {
  /// Whether a member is still in the view of its group, and in no other group.
  func isOwn(_ constrainable: any Constrainable, in view: UIView) -> Bool {
    constrainable.owningView === view
      && (!mayShareItems || Self.group(of: constrainable, in: view, besides: self) == nil)
  }

  /// The removed members without those that are members again as other items, or of other groups.
  func unused(_ removed: [GroupMember], in view: UIView) -> [GroupMember] {
    guard !removed.isEmpty else { return [] }
    let used = Set(members.map { ConstrainableIdentity($0.constrainable) })
    return removed.filter {
      !used.contains(ConstrainableIdentity($0.constrainable)) && isOwn($0.constrainable, in: view)
    }
  }

  /// The group in a view that a constrainable is a member of. Released groups do not count.
  ///
  /// - Complexity: O(n) in the members of all groups of the view.
  static func group(
    of constrainable: any Constrainable, in view: UIView, besides other: LayoutGroup? = nil
  ) -> LayoutGroup? {
    view.groups.first {
      $0 !== other && !$0.isReleased && contains(constrainable, in: $0.members)
    }
  }

  /// The members of all groups in a view. Released groups do not count.
  ///
  /// - Complexity: O(n) in the members of these groups.
  static func identities(in view: UIView) -> Set<ConstrainableIdentity> {
    let members = view.groups.filter { !$0.isReleased }.flatMap(\.members)
    return Set(members.map { ConstrainableIdentity($0.constrainable) })
  }

  private static func contains(
    _ constrainable: any Constrainable, in members: [GroupMember]
  ) -> Bool {
    members.contains { $0.constrainable.isEqual(to: constrainable) }
  }

  /// Notes that the group installs a constrainable that is in a view already, and warns if it is a
  /// member of another group there.
  ///
  /// This is the only way for a constrainable to become a member of two groups, so groups that
  /// never shared a member need not search for other groups.
  func noteUse(of constrainable: any Constrainable, _ item: AnyGroupItem, in owner: UIView) {
    var user: LayoutGroup?
    for group in owner.groups where group !== self {
      let isMember = Self.contains(constrainable, in: group.members)
      guard isMember || Self.contains(constrainable, in: group.removed) else { continue }
      mayShareItems = true
      group.mayShareItems = true
      if isMember, !group.isReleased { user = user ?? group }
    }
    guard let user else { return }
    EpoxyLogger.shared.warn(
      "Item \(item.dataID) is in another group already, that of the items "
        + user.items.map { "\($0.dataID)" }.joined(separator: ", ") + ".")
  }
}

extension UIView {
  fileprivate var groups: [LayoutGroup] {
    layoutGuides.compactMap { $0 as? LayoutGroup }
  }
}
