// SPDX-License-Identifier: MIT
internal import Resin

// Changes of the items.
extension LayoutGroup {
  /// Replaces the items. The group keeps the constrainables of items with the same identity.
  public func setItems(_ newItems: [any GroupItemModeling], animated: Bool) {
    setItems(newItems.eraseToAnyGroupItems(), animated: animated)
  }

  /// Replaces the items by those of a result builder. The group keeps the constrainables of items
  /// with the same identity.
  public func setItems(
    @GroupModelBuilder _ buildItems: () -> [any GroupItemModeling], animated: Bool = false
  ) {
    setItems(buildItems(), animated: animated)
  }

  private func setItems(_ newItems: [AnyGroupItem], animated: Bool) {
    guard requests == nil else {
      requests?.items = (newItems, animated)
      return
    }
    change {
      if items.count == newItems.count,
        zip(items, newItems).allSatisfy({ $0.isSameItem(as: $1) })
      {
        updateItems(newItems, animated: animated)
      } else {
        replaceItems(newItems, animated: animated)
      }
    }
  }

  /// Runs a change, and after it the requests that callbacks made meanwhile.
  func change(_ body: () -> Void) {
    guard requests == nil else { return body() }
    requests = Requests()
    body()
    let made = requests
    requests = nil
    if made?.isRearranged == true { rearrange() }
    if let (items, animated) = made?.items { setItems(items, animated: animated) }
  }

  /// Sets items of the same identities in the same order, as most updates do.
  private func updateItems(_ newItems: [AnyGroupItem], animated: Bool) {
    let update = animated && !AnimatedUpdate.isRecorded(self) ? AnimatedUpdate(of: self) : nil
    let oldItems = items
    items = newItems
    for (index, item) in newItems.enumerated() where !item.isSameContent(as: oldItems[index]) {
      item.updateMember(members[index].constrainable, animated: animated)
    }
    setBehaviors()
    guard let update else { return }
    if owningView == nil { return update.end() }
    update.run(added: [], removed: [], arrange: {})
  }

  private func setBehaviors() {
    for (member, item) in zip(members, items) {
      item.setMemberBehaviors(on: member.constrainable)
    }
  }

  /// Sets items of which some are new, removed or moved.
  private func replaceItems(_ newItems: [AnyGroupItem], animated: Bool) {
    warnOfDuplicates(in: newItems)
    let changes = changes(to: newItems)
    let update = animated ? AnimatedUpdate(of: self) : nil
    let oldView = owningView
    let newMembers = members(for: newItems, changes)
    removed = changes.deletes.map { members[$0] }
    (items, members, indices) = (newItems, newMembers, nil)
    let installation = installation
    for (_, new) in changes.updates {
      newItems[new].updateMember(newMembers[new].constrainable, animated: animated)
    }
    if let installation, let view = owningView {
      let groups = removed.filter { $0.group != nil }
      if !groups.isEmpty { release(unused(groups, in: view), in: view) }
      install(changes.inserts, in: view, during: installation)
    }
    setBehaviors()
    let removed = removed
    self.removed = []
    guard let installation, self.installation === installation, let view = owningView else {
      // A callback took the group out of its view, with the members that it has now.
      update?.end()
      return takeOut(removed, of: oldView)
    }
    if isLayered { putViewsInOrder() }
    let unused = unused(removed, in: view)
    guard let update else {
      arrange(removed: removed, unused: unused)
      for member in unused { member.constrainable.uninstall() }
      return
    }
    update.run(
      added: changes.inserts.map { newMembers[$0] }, removed: unused,
      arrange: { [self] in arrange(removed: removed, unused: unused) })
  }

  private func changes(to newItems: [AnyGroupItem]) -> IndexChangeset {
    if items.isEmpty { return IndexChangeset(inserts: Array(newItems.indices)) }
    return newItems.map(IdentifiedItem.init)
      .makeChangeset(from: items.map(IdentifiedItem.init))
  }

  /// Returns the remaining and the new members, in the order of the new items.
  private func members(
    for newItems: [AnyGroupItem], _ changes: IndexChangeset
  ) -> [GroupMember] {
    var kept: [GroupMember?] = Array(repeating: nil, count: newItems.count)
    for (old, new) in changes.newIndices.enumerated() {
      if let new { kept[new] = members[old] }
    }
    return zip(newItems, kept).map { item, member in member ?? GroupMember(for: item) }
  }

  private func warnOfDuplicates(in newItems: [AnyGroupItem]) {
    var seen = Set<IdentityKey<AnyHashable>>(minimumCapacity: newItems.count)
    for item in newItems where !seen.insert(IdentityKey(item.dataID)).inserted {
      EpoxyLogger.shared.warn(
        "Several items of a group have the ID \(item.dataID). IDs are to be unique.")
    }
  }
}

/// An item with its identity, which is determined once.
private struct IdentifiedItem: Diffable {
  let item: AnyGroupItem
  let identity: GroupItemIdentity

  init(_ item: AnyGroupItem) {
    self.item = item
    identity = item.identity
  }

  var diffIdentifier: AnyHashable { identity }

  func isDiffableItemEqual(to otherDiffableItem: any Diffable) -> Bool {
    guard let other = otherDiffableItem as? IdentifiedItem else { return false }
    return item.isSameContent(as: other.item)
  }
}
