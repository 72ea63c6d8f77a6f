// SPDX-License-Identifier: MIT

// What is in several groups, at once or one after the other.
extension GroupMembers {
  /// Whether something of the group is still where the group has it, and in no other group.
  func isOwn(_ made: MadeConstrainable, in view: UIView) -> Bool {
    made.owningView === view
      && (!mayShareItems || Self.group(of: made, in: view, besides: self) == nil)
  }

  /// Removed members but those that are here again as another item, or in another group by now.
  func unused(_ removed: [GroupMember], in view: UIView) -> [GroupMember] {
    let used = Set(list.map { ConstrainableIdentity($0.constrainable) })
    return removed.filter { member in
      !used.contains(ConstrainableIdentity(member.constrainable)) && isOwn(member.made, in: view)
    }
  }

  /// The group in a view that has something. One that only fades there has let go of what was in it.
  ///
  /// - Complexity: O(n), of what is in all groups of the view.
  static func group(
    of made: MadeConstrainable, in view: UIView, besides members: GroupMembers? = nil
  ) -> (any MemberGroup)? {
    for guide in view.layoutGuides {
      guard let group = guide.memberGroup, group.members !== members, !group.members.isLeaving,
        group.members.has(made)
      else { continue }
      return group
    }
    return nil
  }

  private func has(_ made: MadeConstrainable) -> Bool {
    let members = list.inPlace
    defer { list.keepUntilHere() }
    for index in 0..<list.count where members[index].isSame(as: made) { return true }
    return false
  }

  /// Called before the group installs something that is in a view already.
  ///
  /// Whatever comes to be in two groups goes through here, so that groups which never shared anything need
  /// not look for others.
  func noteUse(of made: MadeConstrainable, _ item: AnyGroupItem, in owner: UIView) {
    Self.useCount += 1
    var user: (any MemberGroup)?
    for guide in owner.layoutGuides {
      guard let group = guide.memberGroup, group.members !== self, group.members.has(made) else {
        continue
      }
      mayShareItems = true
      group.members.mayShareItems = true
      if user == nil, !group.members.isLeaving { user = group }
    }
    guard let user else { return }
    EpoxyLogger.shared.warn(
      "Item \(item.dataID) is in another group already, that of the items "
        + user.items.map { "\($0.dataID)" }.joined(separator: ", ") + ".")
  }

  /// Has groups let go of what is in them, which may go to others before they leave.
  func beginLeaving(of members: [GroupMember], in view: UIView) {
    for member in members {
      guard let group = member.made.group else { continue }
      group.members.isLeaving = true
      let own = group.members.list.filter { group.members.isOwn($0.made, in: view) }
      group.members.beginLeaving(of: own, in: view)
    }
  }
}

extension InPlace<GroupMember> {
  @MainActor fileprivate borrowing func isSame(as other: MadeConstrainable) -> Bool {
    element.made.isSame(as: other)
  }
}

extension MadeConstrainable {
  @MainActor fileprivate func isSame(as other: MadeConstrainable) -> Bool {
    guard form == other.form else { return false }
    return form == .other ? constrainable.isEqual(to: other.constrainable) : object === other.object
  }
}

extension UILayoutGuide {
  /// The guide as a group. Casts to classes take a twentieth of one to a protocol.
  fileprivate var memberGroup: (any MemberGroup)? {
    if let row = self as? HGroup { return row }
    if let column = self as? VGroup { return column }
    return self as? ZGroup
  }
}
