// SPDX-License-Identifier: MIT
internal import Resin

/// The items of a group and what was made for them.
@preconcurrency @MainActor
final class GroupMembers {
  // These are read and set as a whole, also from within callbacks, so that accesses do not overlap.

  /// The items, in their order.
  @exclusivity(unchecked)
  private(set) var items: [AnyGroupItem] = []
  /// What was made for them, in the same order.
  @exclusivity(unchecked)
  private(set) var list: [GroupMember] = []
  /// Those that were arranged last: while items are set, the others are still on their way.
  @exclusivity(unchecked)
  private(set) var arranged: [GroupMember] = []
  /// What keeps a group without items from having a length.
  var emptySize: (axes: [NSLayoutConstraint.Axis], constraints: [NSLayoutConstraint]) = ([], [])

  private var isSettingItems = false
  /// Whether the group around has let go of this one, whose views may still be seen for a while.
  var isLeaving = false
  /// Whether something in the group may be in another one as well.
  @exclusivity(unchecked)
  var mayShareItems = false
  /// How often groups have installed something that was in a view already.
  static var useCount = 0
  @exclusivity(unchecked)
  private var uninstallCount = 0
  /// How often other items were set.
  @exclusivity(unchecked)
  private var changeCount = 0
  /// Whether constraints have been made, as opposed to a group that is laid out without.
  private(set) var usesConstraints = false
  private var waitingItems: (items: [AnyGroupItem], animated: Bool)?
  private var indices: [IdentityKey<AnyHashable>: Int]?

  var constraints: [NSLayoutConstraint] {
    list.flatMap(\.constraints) + emptySize.constraints
  }

  // MARK: Looking up

  func index(of dataID: AnyHashable) -> Int? {
    if let indices { return indices[IdentityKey(dataID)] }
    var indices: [IdentityKey<AnyHashable>: Int] = [:]
    for (index, item) in items.enumerated() {
      let key = IdentityKey(item.dataID)
      if indices[key] == nil { indices[key] = index }
    }
    self.indices = indices
    return indices[IdentityKey(dataID)]
  }

  func name(of member: GroupMember) -> String {
    list.firstIndex { $0.isTied && $0.id == member.id }.map { "\(items[$0].dataID)" }
      ?? "\(member.constrainable)"
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
    let oldItems = items
    if let unchanged = Self.unchangedContents(newItems, oldItems) {
      let update = animated ? AnimatedUpdate(of: group) : nil
      items = newItems
      Self.set(newItems, oldItems, list, unchanged, animated: animated)
      if let update, group.owningView != nil { update.run(added: [], removed: [], arrange: {}) }
    } else {
      setOtherItems(newItems, in: group, animated: animated)
    }
  }

  /// Those of the first 64 items whose content is the same, as bits; none where other items are set.
  ///
  /// Most updates are of content alone, and need no search.
  @inline(never)
  private static func unchangedContents(
    _ newItems: [AnyGroupItem], _ oldItems: [AnyGroupItem]
  ) -> UInt64? {
    guard newItems.count == oldItems.count else { return nil }
    let (new, old) = (newItems.inPlace, oldItems.inPlace)
    defer {
      newItems.keepUntilHere()
      oldItems.keepUntilHere()
    }
    var unchanged: UInt64 = 0
    for index in 0..<newItems.count {
      let match = new[index].match(old[index])
      guard match.isSuperset(of: [.id, .kind]) else { return nil }
      if match.contains(.content), index < 64 { unchanged |= 1 << UInt64(index) }
    }
    return unchanged
  }

  /// Sets what differs, and all behaviours.
  @inline(never)
  private static func set(
    _ newItems: [AnyGroupItem], _ oldItems: [AnyGroupItem], _ list: [GroupMember],
    _ unchanged: UInt64, animated: Bool
  ) {
    let (new, old, members) = (newItems.inPlace, oldItems.inPlace, list.inPlace)
    defer {
      newItems.keepUntilHere()
      oldItems.keepUntilHere()
      list.keepUntilHere()
    }
    for index in 0..<newItems.count {
      let isUnchanged =
        index < 64
        ? unchanged & (1 << UInt64(index)) != 0 : new[index].isSameContent(as: old[index])
      if !isUnchanged { members[index].update(with: new[index], animated: animated) }
    }
    setBehaviors(of: list, newItems)
  }

  @inline(never)
  private static func setBehaviors(of list: [GroupMember], _ items: [AnyGroupItem]) {
    let (members, places) = (list.inPlace, items.inPlace)
    defer {
      list.keepUntilHere()
      items.keepUntilHere()
    }
    for index in 0..<list.count {
      members[index].setBehaviors(of: places[index])
    }
  }

  private func setOtherItems(
    _ newItems: [AnyGroupItem], in group: any MemberGroup, animated: Bool
  ) {
    warnOfDuplicates(in: newItems)
    // A group that is made has nothing to compare with.
    let changes = items.isEmpty ? nil : changes(to: newItems)
    let update = animated ? AnimatedUpdate(of: group) : nil
    let (oldView, useCount) = (group.owningView, Self.useCount)
    // From here on there are copies of members, whose constraints may have to be made meanwhile.
    if changes != nil { tieMembers() }
    let (oldList, members) = (list, members(for: newItems, changes))
    // What moves between groups belongs to its new one from here on.
    group.contentsWillChange()
    (items, list, indices) = (newItems, members, nil)
    changeCount += 1
    if let changes { updateContents(changes.updates, animated: animated) }
    let view = group.owningView
    let removed = changes?.deletes.map { oldList[$0] } ?? []
    if let view {
      let groups = removed.filter { $0.made.group != nil }
      if !groups.isEmpty { beginLeaving(of: unused(groups, in: view), in: view) }
      install(changes?.inserts, in: view)
    }
    Self.setBehaviors(of: members, newItems)
    // What is removed may be in another group now, which did not find it in this one's list.
    if useCount != Self.useCount { mayShareItems = true }
    guard let view, group.owningView === view else {
      // A callback has taken the group out of its view, with what it has now.
      return takeOut(removed, of: oldView)
    }
    if group.isLayered { putViewsInOrder() }
    let leaving = removed.isEmpty ? [] : unused(removed, in: view)
    guard let update else {
      arrange(group, removed: removed, leaving: leaving)
      for member in leaving { member.constrainable.uninstall() }
      return
    }
    update.run(
      added: changes?.inserts.map { members[$0] } ?? members, removed: leaving,
      arrange: { [self] in arrange(group, removed: removed, leaving: leaving) })
  }

  private func updateContents(_ updates: [(old: Int, new: Int)], animated: Bool) {
    let (items, members) = (items, list)
    for (_, new) in updates {
      items[new].update(members[new].made, animated: animated)
    }
  }

  /// Installs new members, as long as the group is there; all, where nothing says which are new.
  private func install(_ inserts: [Int]?, in view: UIView, onlyMissing: Bool = false) {
    let (items, list) = (items, list)
    let (places, members) = (items.inPlace, list.inPlace)
    defer {
      list.keepUntilHere()
      items.keepUntilHere()
    }
    let (uninstalls, changes) = (uninstallCount, changeCount)
    for number in 0..<(inserts?.count ?? list.count) {
      // A callback may have taken the group out, or given it other items.
      guard uninstalls == uninstallCount else { return }
      guard changes == changeCount else { return install(nil, in: view, onlyMissing: true) }
      let index = inserts?[number] ?? number
      if onlyMissing, list[index].made.owningView === view { continue }
      members[index].install(places[index], of: self, in: view)
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
    newItems.map(IdentifiedItem.init)
      .makeChangeset(from: items.map(IdentifiedItem.init))
  }

  /// The old members that stay and new ones, in the order of the new items.
  private func members(
    for newItems: [AnyGroupItem], _ changes: IndexChangeset?
  ) -> [GroupMember] {
    var members: [GroupMember] = []
    members.reserveCapacity(newItems.count)
    guard let changes else {
      let items = newItems.inPlace
      defer { newItems.keepUntilHere() }
      for index in 0..<newItems.count { members.append(items[index].newMember()) }
      return members
    }
    var kept: [GroupMember?] = Array(repeating: nil, count: newItems.count)
    for (old, new) in changes.newIndices.enumerated() {
      if let new { kept[new] = list[old] }
    }
    for (index, item) in newItems.enumerated() {
      members.append(kept[index] ?? .new(for: item))
    }
    return members
  }

  private func warnOfDuplicates(in newItems: [AnyGroupItem]) {
    guard Self.mayHaveDuplicates(newItems) else { return }
    var seen = Set<IdentityKey<AnyHashable>>()
    for item in newItems where !seen.insert(IdentityKey(item.properties.dataID)).inserted {
      EpoxyLogger.shared.warn(
        "Several items of a group have the ID \(item.properties.dataID). IDs are to be unique.")
    }
  }

  /// Comparing a few IDs is faster than hashing them.
  private nonisolated static func mayHaveDuplicates(_ newItems: [AnyGroupItem]) -> Bool {
    let count = newItems.count
    guard count <= 8 else { return true }
    let items = newItems.inPlace
    defer { newItems.keepUntilHere() }
    for index in 0..<count {
      for earlier in 0..<index where items[index].hasSameID(as: items[earlier]) { return true }
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
    } else if group.owningView == nil, usesConstraints || !arranged.isEmpty {
      // The view that it was in is gone, and what tied its items there.
      removeConstraints(of: group)
    }
    GroupConflicts.listen()
    isLeaving = false
    view.addLayoutGuide(group)
    install(nil, in: view)
    if group.owningView === view { arrange(group) }
  }

  func uninstall(_ group: any MemberGroup) {
    guard let view = group.owningView else { return }
    uninstallCount += 1
    removeConstraints(of: group)
    isLeaving = false
    // First, so that items which views set when they go are not installed where the group was.
    view.removeLayoutGuide(group)
    for member in list where isOwn(member.made, in: view) {
      member.constrainable.uninstall()
    }
  }

  func install(_ made: MadeConstrainable, _ item: AnyGroupItem, in view: UIView) {
    if made.form == .view { Departures.shared.end(of: made.asView) }
    if let owner = made.owningView {
      noteUse(of: made, item, in: owner)
      // It stays, as another item or in another group than it was.
      if owner === view, let group = made.group, !group.members.isLeaving { return }
    }
    made.install(in: view)
    if made.form == .view { made.asView.translatesAutoresizingMaskIntoConstraints = false }
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

  /// Brings constraints up to date with what the group says, where it is installed, and stays.
  func rearrange(_ group: any MemberGroup) {
    if group.owningView != nil, !isLeaving { arrange(group) }
  }

  private func arrange(
    _ group: any MemberGroup, removed: [GroupMember] = [], leaving: [GroupMember] = []
  ) {
    for member in leaving {
      leave(member)
      // It may be installed by itself from now on, with no group around to tell it of sizes of text.
      if let group = member.made.group { ContentSizeCategories.shared.list(group) }
    }
    guard !isLeaving else {
      // Only where it is installed again the group comes back.
      for member in removed {
        NSLayoutConstraint.deactivate(member.constraints)
        member.forgetConstraints()
      }
      return
    }
    arranged = list
    guard usesConstraints || needsConstraints(group) || !group.deferConstraints() else { return }
    usesConstraints = true
    tieMembers()
    var arranger = GroupArranger(group)
    arranger.arrange(list, removed: removed)
  }

  /// Gives all members room for constraints.
  private func tieMembers() {
    guard !list.allSatisfy(\.isTied) || !arranged.allSatisfy(\.isTied) else { return }
    let isArranged = arranged.elementsEqual(list) { $0.made.object === $1.made.object }
    list = list.map(\.tied)
    arranged = isArranged ? list : arranged.map(\.tied)
  }

  /// Makes the constraints that were put off.
  func useConstraints(of group: any MemberGroup) {
    usesConstraints = true
    guard group.owningView != nil else { return }
    tieMembers()
    var arranger = GroupArranger(group)
    arranger.arrange(arranged, isLate: true)
  }

  /// Whether something of the group can only be said by constraints, or has to be warned of with them.
  private func needsConstraints(_ group: any MemberGroup) -> Bool {
    let arrangement = group.arrangement
    guard arrangement.spacing.isFinite else { return true }
    let isUsual = !arrangement.reachesOutside(nil)
    for member in list where !isUsual || member.placement != nil {
      if arrangement.reachesOutside(member.placement) { return true }
    }
    return false
  }

  private func leave(_ member: GroupMember) {
    if let group = member.made.group {
      group.members.removeConstraints(of: group)
    } else if member.made.form == .spacer {
      member.made.asSpacer.withdrawDeferral()
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
    let view = group.owningView
    for member in list where member.view == nil {
      if view.map({ isOwn(member.made, in: $0) }) ?? true { leave(member) }
    }
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
    return made.group?.members.views ?? []
  }
}
