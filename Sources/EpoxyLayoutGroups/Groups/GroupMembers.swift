// SPDX-License-Identifier: MIT

/// The items of a group and what was made for them.
@MainActor
final class GroupMembers {
  /// The items, in their order.
  private(set) var items: [AnyGroupItem] = []
  /// What was made for them, in the same order.
  private(set) var list: [GroupMember] = []
  private var identities: [GroupItemIdentity] = []
  /// What keeps a group without items from having a length.
  var emptySize: (axes: [NSLayoutConstraint.Axis], constraints: [NSLayoutConstraint]) = ([], [])

  private(set) var isSettingItems = false
  /// Whether constraints have been made, as opposed to a group that is laid out without.
  private(set) var usesConstraints = false
  private var isArrangingPending = false
  private var waitingItems: (items: [AnyGroupItem], animated: Bool)?
  private var indices: [AnyHashable: Int]?

  var constraints: [NSLayoutConstraint] {
    list.flatMap(\.constraints) + emptySize.constraints
  }

  // MARK: Looking up

  func index(of dataID: AnyHashable) -> Int? {
    if let indices { return indices[dataID] }
    var indices: [AnyHashable: Int] = [:]
    for (index, item) in items.enumerated() where indices[item.dataID] == nil {
      indices[item.dataID] = index
    }
    self.indices = indices
    return indices[dataID]
  }

  func name(of member: GroupMember) -> String {
    list.firstIndex { $0 === member }.map { "\(items[$0].dataID)" } ?? "\(member.constrainable)"
  }

  // MARK: Items

  func setItems(_ newItems: [any GroupItemModeling], in group: any MemberGroup, animated: Bool) {
    let newItems = newItems.eraseToAnyGroupItems()
    guard !isSettingItems else {
      waitingItems = (newItems, animated)
      return
    }
    isSettingItems = true
    apply(newItems, in: group, animated: animated)
    isSettingItems = false
    if isArrangingPending { rearrange(group) }
    guard let (items, animated) = waitingItems else { return }
    waitingItems = nil
    setItems(items, in: group, animated: animated)
  }

  private func apply(_ newItems: [AnyGroupItem], in group: any MemberGroup, animated: Bool) {
    let newIdentities = newItems.map(\.identity)
    let changes = changes(to: newItems, newIdentities)
    let update = animated ? AnimatedUpdate(of: group) : nil
    let oldView = group.owningView
    let (oldList, members) = (list, mergedMembers(for: newItems, newIdentities, changes))
    // What moves between groups belongs to its new one from here on.
    if identities != newIdentities { group.contentsWillChange() }
    (items, list, identities, indices) = (newItems, members, newIdentities, nil)
    for (_, new) in changes.updates {
      newItems[new].update(members[new].container, animated: animated)
    }
    let view = group.owningView
    for index in changes.inserts {
      if let view { install(members[index], newItems[index], in: view) }
    }
    for (item, member) in zip(newItems, members) {
      item.setBehaviors(on: member.container)
    }
    guard let view, group.owningView === view else {
      // A callback has taken the group out of its view, with what it has now.
      return takeOut(changes.deletes.map { oldList[$0] }, of: oldView)
    }
    let changesOrder =
      members.count != oldList.count || !zip(members, oldList).allSatisfy { $0 === $1 }
    if changesOrder, group.arrangement.kind == .layers { putViewsInOrder() }
    let removed = changes.deletes.map { oldList[$0] }
    let leaving = removed.isEmpty ? [] : unused(removed, in: view)
    let arrange = { [self] in
      if changesOrder { self.arrange(group, removed: removed, leaving: leaving) }
    }
    if let update {
      let added = changes.inserts.map { members[$0] }
      update.run(added: added, removed: leaving, arrange: arrange)
    } else {
      arrange()
      for member in leaving { member.constrainable.uninstall() }
    }
  }

  private func takeOut(_ removed: [GroupMember], of view: UIView?) {
    guard let view else { return }
    for member in unused(removed, in: view) {
      NSLayoutConstraint.deactivate(member.constraints)
      member.forgetConstraints()
      member.constrainable.uninstall()
    }
  }

  private func changes(
    to newItems: [AnyGroupItem], _ newIdentities: [GroupItemIdentity]
  ) -> IndexChangeset {
    guard newIdentities == identities else {
      warnOfDuplicates(in: newItems)
      if items.isEmpty { return IndexChangeset(inserts: Array(newItems.indices)) }
      return IdentifiedItem.list(newItems, newIdentities)
        .makeChangeset(from: IdentifiedItem.list(items, identities))
    }
    // Most updates are of content alone, and need no search.
    let updates = newItems.indices.filter { !newItems[$0].isDiffableItemEqual(to: items[$0]) }
    return IndexChangeset(
      updates: updates.map { ($0, $0) }, newIndices: Array(newItems.indices))
  }

  /// The old members that stay and new ones, in the order of the new items.
  private func mergedMembers(
    for newItems: [AnyGroupItem], _ newIdentities: [GroupItemIdentity], _ changes: IndexChangeset
  ) -> [GroupMember] {
    if newIdentities == identities { return list }
    var kept: [GroupMember?] = Array(repeating: nil, count: newItems.count)
    for (old, new) in changes.newIndices.enumerated() {
      if let new { kept[new] = list[old] }
    }
    return newItems.enumerated().map { index, item in
      if let member = kept[index] { return member }
      let container = ConstrainableContainer(item.makeConstrainable())
      (container.constrainable as? UIView)?.translatesAutoresizingMaskIntoConstraints = false
      item.update(container, animated: false)
      return GroupMember(container, newIdentities[index])
    }
  }

  private func warnOfDuplicates(in newItems: [AnyGroupItem]) {
    let ids = newItems.map(\.dataID)
    // Comparing a few with each other is faster than hashing them.
    let hasDuplicates =
      ids.count <= 8
      ? ids.indices.contains { ids[..<$0].contains(ids[$0]) } : Set(ids).count < ids.count
    guard hasDuplicates else { return }
    var seen = Set<AnyHashable>()
    for id in ids where !seen.insert(id).inserted {
      EpoxyLogger.shared.warn("Several items of a group have the ID \(id). IDs are to be unique.")
    }
  }

  // MARK: Views

  func install(_ group: any MemberGroup, in view: UIView) {
    if let old = group.owningView {
      let names = items.map { "\($0.dataID)" }.joined(separator: ", ")
      EpoxyLogger.shared.warn(
        "The group of the items \(names) is installed already"
          + (old === view ? "." : ", in another view, which it leaves."))
      if old === view { return }
      group.uninstall()
    }
    GroupConflicts.listen()
    view.addLayoutGuide(group)
    for (member, item) in zip(list, items) {
      install(member, item, in: view)
    }
    arrange(group)
  }

  func uninstall(_ group: any MemberGroup) {
    guard let view = group.owningView else { return }
    removeConstraints(of: group)
    for member in list {
      member.constrainable.uninstall()
    }
    view.removeLayoutGuide(group)
  }

  private func install(_ member: GroupMember, _ item: AnyGroupItem, in view: UIView) {
    let constrainable = member.constrainable
    if let installed = constrainable as? UIView { Departures.shared.end(of: installed) }
    if let owner = constrainable.owningView, let other = otherGroup(of: constrainable, in: owner) {
      EpoxyLogger.shared.warn(
        "Item \(item.dataID) is in another group already, that of the items "
          + other.items.map { "\($0.dataID)" }.joined(separator: ", ") + ".")
    }
    constrainable.install(in: view)
    (constrainable as? UIView)?.translatesAutoresizingMaskIntoConstraints = false
  }

  /// Removed members but those that are here again as another item, or in another group by now.
  private func unused(_ removed: [GroupMember], in view: UIView) -> [GroupMember] {
    let used = Set(list.map { ConstrainableIdentity($0.constrainable) })
    return removed.filter { member in
      let constrainable = member.constrainable
      return !used.contains(ConstrainableIdentity(constrainable))
        && constrainable.owningView === view && otherGroup(of: constrainable, in: view) == nil
    }
  }

  private func otherGroup(
    of constrainable: any Constrainable, in view: UIView
  ) -> (any MemberGroup)? {
    for guide in view.layoutGuides {
      guard let group = guide as? any MemberGroup, group.members !== self else { continue }
      if group.members.list.contains(where: { $0.constrainable.isEqual(to: constrainable) }) {
        return group
      }
    }
    return nil
  }

  /// The views of the members and of groups among them, from the back to the front.
  var views: [UIView] { list.flatMap(\.views) }

  private func putViewsInOrder() {
    var previous: UIView?
    for view in views {
      if let previous, let superview = view.superview, superview === previous.superview {
        superview.insertSubview(view, aboveSubview: previous)
      }
      previous = view
    }
  }

  // MARK: Constraints

  /// Brings constraints up to date with what the group says, where it is installed.
  func rearrange(_ group: any MemberGroup) {
    if group.owningView != nil { arrange(group) }
  }

  private func arrange(
    _ group: any MemberGroup, removed: [GroupMember] = [], leaving: [GroupMember] = []
  ) {
    for member in leaving {
      leave(member)
    }
    isArrangingPending = false
    guard usesConstraints || needsConstraints(group) || !group.deferConstraints() else { return }
    usesConstraints = true
    var arranger = GroupArranger(group)
    arranger.arrange(list, removed: removed)
  }

  /// Makes the constraints that were put off.
  func useConstraints(of group: any MemberGroup) {
    usesConstraints = true
    if isSettingItems { isArrangingPending = true } else { rearrange(group) }
  }

  /// Whether something of the group can only be said by constraints, or has to be warned of with them.
  private func needsConstraints(_ group: any MemberGroup) -> Bool {
    let arrangement = group.arrangement
    guard arrangement.spacing.isFinite else { return true }
    return list.contains { member in
      arrangement.alignment(of: member, along: .horizontal)?.reachesOutside == true
        || arrangement.alignment(of: member, along: .vertical)?.reachesOutside == true
    }
  }

  private func leave(_ member: GroupMember) {
    if let group = member.constrainable as? any MemberGroup {
      group.members.removeConstraints(of: group)
    } else {
      (member.constrainable as? LayoutSpacer)?.withdrawDeferral()
    }
  }

  private func removeConstraints(of group: any MemberGroup) {
    group.withdrawDeferral()
    usesConstraints = false
    var leaving = emptySize.constraints
    emptySize = ([], [])
    for member in list {
      member.removeConstraints(into: &leaving)
    }
    NSLayoutConstraint.deactivate(leaving)
    list.forEach(leave)
  }
}

/// An item with its identity, which takes long to make.
private struct IdentifiedItem: Diffable {
  let item: AnyGroupItem
  let identity: GroupItemIdentity

  static func list(_ items: [AnyGroupItem], _ identities: [GroupItemIdentity]) -> [IdentifiedItem] {
    zip(items, identities).map { IdentifiedItem(item: $0, identity: $1) }
  }

  var diffIdentifier: AnyHashable { identity }

  func isDiffableItemEqual(to otherDiffableItem: any Diffable) -> Bool {
    guard let other = otherDiffableItem as? IdentifiedItem else { return false }
    return item.isDiffableItemEqual(to: other.item)
  }
}

extension GroupMember {
  /// The view, or those of the group.
  var views: [UIView] {
    if let view = constrainable as? UIView { return [view] }
    return (constrainable as? any MemberGroup)?.members.views ?? []
  }
}
