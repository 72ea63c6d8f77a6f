// SPDX-License-Identifier: MIT

/// The items of a group and what was made for them.
@MainActor
final class GroupMembers {
  /// The items, in their order.
  private(set) var items: [AnyGroupItem] = []
  /// What was made for them, in the same order.
  private(set) var list: [GroupMember] = []
  /// Those that were arranged last: while items are set, the others are still on their way.
  private(set) var arranged: [GroupMember] = []
  /// What keeps a group without items from having a length.
  var emptySize: (axes: [NSLayoutConstraint.Axis], constraints: [NSLayoutConstraint]) = ([], [])

  private var isSettingItems = false
  /// Whether the group around has let go of this one, whose views may still be seen for a while.
  private var isLeaving = false
  /// Whether constraints have been made, as opposed to a group that is laid out without.
  private(set) var usesConstraints = false
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
    guard let (items, animated) = waitingItems else { return }
    waitingItems = nil
    setItems(items, in: group, animated: animated)
  }

  private func apply(_ newItems: [AnyGroupItem], in group: any MemberGroup, animated: Bool) {
    if areSame(newItems) {
      setSameItems(newItems, in: group, animated: animated)
    } else {
      setOtherItems(newItems, in: group, animated: animated)
    }
  }

  private func areSame(_ newItems: [AnyGroupItem]) -> Bool {
    let items = items
    guard newItems.count == items.count else { return false }
    for index in newItems.indices {
      guard newItems[index].properties.isSameItem(as: items[index].properties) else { return false }
    }
    return true
  }

  /// Most updates are of content alone, and need no search.
  private func setSameItems(
    _ newItems: [AnyGroupItem], in group: any MemberGroup, animated: Bool
  ) {
    let update = animated ? AnimatedUpdate(of: group) : nil
    let (oldItems, members) = (items, list)
    items = newItems
    for index in newItems.indices {
      updateContent(members[index], newItems[index], oldItems[index], animated: animated)
    }
    for index in newItems.indices {
      setBehaviors(members[index], newItems[index])
    }
    if let update, group.owningView != nil { update.run(added: [], removed: [], arrange: {}) }
  }

  // Arguments are kept by the caller. Inlined, references to all their parts would be counted.
  @inline(never)
  private func updateContent(
    _ member: GroupMember, _ item: AnyGroupItem, _ old: AnyGroupItem, animated: Bool
  ) {
    if item.properties.isSameContent(as: old.properties) { return }
    item.update(member.made, animated: animated)
  }

  @inline(never)
  private func setBehaviors(_ member: GroupMember, _ item: AnyGroupItem) {
    item.setBehaviors(on: member.made)
  }

  private func setOtherItems(
    _ newItems: [AnyGroupItem], in group: any MemberGroup, animated: Bool
  ) {
    let changes = changes(to: newItems)
    let update = animated ? AnimatedUpdate(of: group) : nil
    let oldView = group.owningView
    let (oldList, members) = (list, mergedMembers(for: newItems, changes))
    // What moves between groups belongs to its new one from here on.
    group.contentsWillChange()
    (items, list, indices) = (newItems, members, nil)
    for (_, new) in changes.updates {
      newItems[new].update(members[new].made, animated: animated)
    }
    let view = group.owningView
    for index in changes.inserts {
      if let view { install(members[index], newItems[index], in: view) }
    }
    for (item, member) in zip(newItems, members) {
      item.setBehaviors(on: member.made)
    }
    guard let view, group.owningView === view else {
      // A callback has taken the group out of its view, with what it has now.
      return takeOut(changes.deletes.map { oldList[$0] }, of: oldView)
    }
    if group.arrangement.kind == .layers { putViewsInOrder() }
    let removed = changes.deletes.map { oldList[$0] }
    let leaving = removed.isEmpty ? [] : unused(removed, in: view)
    let arrange = { [self] in self.arrange(group, removed: removed, leaving: leaving) }
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

  private func changes(to newItems: [AnyGroupItem]) -> IndexChangeset {
    warnOfDuplicates(in: newItems)
    if items.isEmpty { return IndexChangeset(inserts: Array(newItems.indices)) }
    return newItems.map(IdentifiedItem.init)
      .makeChangeset(from: items.map(IdentifiedItem.init))
  }

  /// The old members that stay and new ones, in the order of the new items.
  private func mergedMembers(
    for newItems: [AnyGroupItem], _ changes: IndexChangeset
  ) -> [GroupMember] {
    var kept: [GroupMember?] = Array(repeating: nil, count: newItems.count)
    for (old, new) in changes.newIndices.enumerated() {
      if let new { kept[new] = list[old] }
    }
    var members: [GroupMember] = []
    members.reserveCapacity(newItems.count)
    for (index, item) in newItems.enumerated() {
      members.append(kept[index] ?? member(for: item))
    }
    return members
  }

  private func member(for item: AnyGroupItem) -> GroupMember {
    let member = GroupMember(item)
    member.view?.translatesAutoresizingMaskIntoConstraints = false
    item.update(member.made, animated: false)
    return member
  }

  private func warnOfDuplicates(in newItems: [AnyGroupItem]) {
    guard hasEqualHashes(newItems) else { return }
    var seen = Set<AnyHashable>()
    for item in newItems where !seen.insert(item.properties.dataID).inserted {
      EpoxyLogger.shared.warn(
        "Several items of a group have the ID \(item.properties.dataID). IDs are to be unique.")
    }
  }

  /// Comparing the hashes of a few IDs is faster than comparing the IDs.
  private func hasEqualHashes(_ newItems: [AnyGroupItem]) -> Bool {
    guard newItems.count <= 16 else { return true }
    var hashes: [Int] = []
    hashes.reserveCapacity(newItems.count)
    for item in newItems {
      let hash = item.properties.dataID.hashValue
      if hashes.contains(hash) { return true }
      hashes.append(hash)
    }
    return false
  }

  // MARK: Views

  func install(_ group: any MemberGroup, in view: UIView) {
    // One that still fades away where it was, stays.
    if let old = group.owningView, old !== view || !isLeaving {
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
    isLeaving = false
    for member in list {
      member.constrainable.uninstall()
    }
    view.removeLayoutGuide(group)
  }

  private func install(_ member: GroupMember, _ item: AnyGroupItem, in view: UIView) {
    let constrainable = member.constrainable
    if let view = member.view { Departures.shared.end(of: view) }
    if let owner = constrainable.owningView, let other = otherGroup(of: constrainable, in: owner) {
      EpoxyLogger.shared.warn(
        "Item \(item.dataID) is in another group already, that of the items "
          + other.items.map { "\($0.dataID)" }.joined(separator: ", ") + ".")
    }
    constrainable.install(in: view)
    member.view?.translatesAutoresizingMaskIntoConstraints = false
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
    arranged = list
    isLeaving = false
    guard usesConstraints || needsConstraints(group) || !group.deferConstraints() else { return }
    usesConstraints = true
    var arranger = GroupArranger(group)
    arranger.arrange(list, removed: removed)
  }

  /// Makes the constraints that were put off.
  func useConstraints(of group: any MemberGroup) {
    usesConstraints = true
    guard group.owningView != nil else { return }
    var arranger = GroupArranger(group)
    arranger.arrange(arranged, isLate: true)
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
    arranged = []
    isLeaving = true
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

  init(_ item: AnyGroupItem) {
    self.item = item
    identity = item.properties.identity
  }

  var diffIdentifier: AnyHashable { identity }

  func isDiffableItemEqual(to otherDiffableItem: any Diffable) -> Bool {
    guard let other = otherDiffableItem as? IdentifiedItem else { return false }
    return item.properties.isSameContent(as: other.item.properties)
  }
}

extension GroupMember {
  /// The view, or those of the group.
  var views: [UIView] {
    if let view { return [view] }
    return (constrainable as? any MemberGroup)?.members.views ?? []
  }
}
