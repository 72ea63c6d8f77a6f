// SPDX-License-Identifier: MIT
internal import Resin

/// The items of a group with the members made for them, and the changes of both.
///
/// Views are made, given content, added and removed while a group changes, so code of an app may run in
/// the middle of each change. Requests that it makes there are handled as follows:
/// - Other items and other arrangements are noted, and applied after the running change. Of several sets
///   of items the last one is applied.
/// - An installation or a removal takes place at once. The running change finds that its `Installation`
///   has ended, and leaves the rest out.
@preconcurrency @MainActor
final class GroupMembers {
  /// The items, in order.
  private(set) var items: [AnyGroupItem] = []

  /// The members, in the order of their items.
  private(set) var list: [GroupMember] = []

  /// The members that the running change removes.
  private(set) var departing: [GroupMember] = []

  /// The constraints that give a group without items no length.
  var emptySize: (axes: [NSLayoutConstraint.Axis], constraints: [NSLayoutConstraint]) = ([], [])

  /// Whether the group around has released this group, whose views may still fade out.
  private(set) var isLeaving = false

  /// Whether the group around makes the constraints of this group after its own, which bound the positions
  /// of this group's items. The solver searches a long chain of items without bounds again and again.
  private var awaitsArrangement = false

  /// Whether a member may be a member of another group, too. False for nearly all groups, which saves
  /// them the search for the other one.
  var mayShareItems = false

  /// The time between an installation and its end. A change holds it to notice that it has ended.
  private final class Installation {}
  private var installation: Installation?

  /// The requests made during a change; nil while there is no change.
  private var requests: Requests?
  private struct Requests {
    var items: (items: [AnyGroupItem], animated: Bool)?
    var isRearranged = false
  }

  private var indices: [IdentityKey<AnyHashable>: Int]?

  var constraints: [NSLayoutConstraint] {
    list.flatMap(\.constraints) + emptySize.constraints
  }

  /// The views of the members and of groups among them, from the back to the front.
  var views: [UIView] { list.flatMap(\.views) }

  // MARK: Looking up

  /// The index of the first item with an ID.
  ///
  /// - Complexity: O(1) on average, O(n) after the items have changed.
  func index(of dataID: AnyHashable) -> Int? {
    if let indices { return indices[IdentityKey(dataID)] }
    let pairs = items.enumerated().map { (IdentityKey($1.dataID), $0) }
    let indices = Dictionary(pairs, uniquingKeysWith: { first, _ in first })
    self.indices = indices
    return indices[IdentityKey(dataID)]
  }

  /// The ID of a member's item, for messages.
  func name(of member: GroupMember) -> String {
    list.firstIndex { $0 === member }.map { "\(items[$0].dataID)" } ?? "\(member.constrainable)"
  }

  // MARK: Items

  func setItems(_ newItems: [any GroupItemModeling], in group: any MemberGroup, animated: Bool) {
    setItems(newItems.eraseToAnyGroupItems(), group, animated: animated)
  }

  private func setItems(_ newItems: [AnyGroupItem], _ group: any MemberGroup, animated: Bool) {
    guard requests == nil else {
      requests?.items = (newItems, animated)
      return
    }
    change(group) {
      if items.count == newItems.count,
        zip(items, newItems).allSatisfy({ $0.isSameItem(as: $1) })
      {
        updateItems(newItems, in: group, animated: animated)
      } else {
        replaceItems(newItems, in: group, animated: animated)
      }
    }
  }

  /// Runs a change, and after it the requests that callbacks made meanwhile.
  private func change(_ group: any MemberGroup, _ body: () -> Void) {
    guard requests == nil else { return body() }
    requests = Requests()
    body()
    let made = requests
    requests = nil
    if made?.isRearranged == true { rearrange(group) }
    if let (items, animated) = made?.items { setItems(items, group, animated: animated) }
  }

  /// Sets items of the same identities in the same order, as most updates do.
  private func updateItems(
    _ newItems: [AnyGroupItem], in group: any MemberGroup, animated: Bool
  ) {
    let update =
      animated && !AnimatedUpdate.isRecorded(group) ? AnimatedUpdate(of: group) : nil
    let oldItems = items
    items = newItems
    for (index, item) in newItems.enumerated() where !item.isSameContent(as: oldItems[index]) {
      item.updateMember(list[index].constrainable, animated: animated)
    }
    setBehaviors()
    guard let update else { return }
    if group.owningView == nil { return update.end() }
    update.run(added: [], removed: [], arrange: {})
  }

  private func setBehaviors() {
    for (member, item) in zip(list, items) {
      item.setMemberBehaviors(on: member.constrainable)
    }
  }

  /// Sets items of which some are new, removed or moved.
  private func replaceItems(
    _ newItems: [AnyGroupItem], in group: any MemberGroup, animated: Bool
  ) {
    warnOfDuplicates(in: newItems)
    let changes = changes(to: newItems)
    let update = animated ? AnimatedUpdate(of: group) : nil
    let oldView = group.owningView
    let newList = members(for: newItems, changes)
    departing = changes.deletes.map { list[$0] }
    (items, list, indices) = (newItems, newList, nil)
    let installation = installation
    for (_, new) in changes.updates {
      newItems[new].updateMember(newList[new].constrainable, animated: animated)
    }
    if let installation, let view = group.owningView {
      let groups = departing.filter { $0.group != nil }
      if !groups.isEmpty { release(unused(groups, in: view), in: view) }
      install(changes.inserts, in: view, during: installation)
    }
    setBehaviors()
    let removed = departing
    departing = []
    guard let installation, self.installation === installation, let view = group.owningView else {
      // A callback took the group out of its view, with the members that it has now.
      update?.end()
      return takeOut(removed, of: oldView)
    }
    if group.isLayered { putViewsInOrder() }
    let leaving = unused(removed, in: view)
    guard let update else {
      arrange(group, removed: removed, leaving: leaving)
      for member in leaving { member.constrainable.uninstall() }
      return
    }
    update.run(
      added: changes.inserts.map { newList[$0] }, removed: leaving,
      arrange: { [self] in arrange(group, removed: removed, leaving: leaving) })
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
      if let new { kept[new] = list[old] }
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

  // MARK: Installation

  func install(_ group: any MemberGroup, in view: UIView) {
    // A group that fades out in the same view is installed again without a warning.
    if let old = group.owningView, old !== view || !isLeaving {
      let names = items.map { "\($0.dataID)" }.joined(separator: ", ")
      EpoxyLogger.shared.warn(
        "The group of the items \(names) is installed already"
          + (old === view ? "." : ", in another view, which it leaves."))
      if old === view { return }
      group.uninstall()
    } else if group.owningView == nil, installation != nil {
      // The view that the group was in has been released, with the constraints there.
      removeConstraints(in: nil)
    }
    GroupConflicts.listen()
    change(group) {
      let installation = Installation()
      self.installation = installation
      isLeaving = false
      view.addLayoutGuide(group)
      install(list.indices, in: view, during: installation)
      guard self.installation === installation, group.owningView === view else { return }
      if !awaitsArrangement { arrange(group) }
    }
  }

  func uninstall(_ group: any MemberGroup) {
    guard let view = group.owningView else { return }
    change(group) {
      installation = nil
      removeConstraints(in: view)
      isLeaving = false
      // First, so that items set by views on their removal are not installed in this view.
      view.removeLayoutGuide(group)
      for member in list where isOwn(member.constrainable, in: view) {
        member.constrainable.uninstall()
      }
    }
  }

  /// Installs members until a callback ends the installation.
  private func install(
    _ indices: some Sequence<Int>, in view: UIView, during installation: Installation
  ) {
    for index in indices {
      guard self.installation === installation else { return }
      install(list[index], items[index], in: view)
    }
  }

  private func install(_ member: GroupMember, _ item: AnyGroupItem, in view: UIView) {
    if let memberView = member.view { FadingViews.shared.restore(memberView) }
    if let owner = member.constrainable.owningView {
      noteUse(of: member.constrainable, item, in: owner)
      // It remains in the view, as another item or in another group than before.
      if owner === view, let group = member.group, !group.members.isLeaving { return }
    }
    member.group?.members.awaitsArrangement = true
    member.constrainable.install(in: view)
    member.view?.translatesAutoresizingMaskIntoConstraints = false
  }

  /// Uninstalls removed members whose group a callback took out of its view.
  private func takeOut(_ removed: [GroupMember], of view: UIView?) {
    guard let view else { return }
    for member in unused(removed, in: view) {
      NSLayoutConstraint.deactivate(member.removeConstraints())
      member.constrainable.uninstall()
    }
  }

  /// Marks groups, and the groups in them, as leaving: their members may be installed in other groups
  /// before they are uninstalled.
  private func release(_ members: [GroupMember], in view: UIView) {
    for group in members.compactMap(\.group) {
      group.members.isLeaving = true
      let own = group.members.list.filter { group.members.isOwn($0.constrainable, in: view) }
      group.members.release(own, in: view)
    }
  }

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

  /// Updates the constraints to the arrangement of the group, if it is installed.
  func rearrange(_ group: any MemberGroup) {
    guard requests == nil else {
      requests?.isRearranged = true
      return
    }
    if installation != nil, group.owningView != nil, !isLeaving { arrange(group) }
  }

  private func arrange(
    _ group: any MemberGroup, removed: [GroupMember] = [], leaving: [GroupMember] = []
  ) {
    for nested in leaving.compactMap(\.group) {
      nested.members.removeConstraints(in: nested.owningView)
      // It may be installed by itself from now on, without a group around that passes text sizes on.
      ContentSizeCategories.shared.list(nested)
    }
    if isLeaving {
      // The constraints of the others were removed already.
      NSLayoutConstraint.deactivate(removed.flatMap { $0.removeConstraints() })
    } else {
      awaitsArrangement = false
      var arranger = GroupArranger(group)
      arranger.arrange(list, removed: removed)
      for nested in list.compactMap(\.group) where nested.members.awaitsArrangement {
        if nested.owningView != nil { nested.members.arrange(nested) }
      }
    }
  }

  /// Removes the constraints of the group and of all groups in it, which leave with it.
  ///
  /// - Parameter view: The view that the group is installed in; nil if that was released.
  private func removeConstraints(in view: UIView?) {
    isLeaving = true
    awaitsArrangement = false
    let own = emptySize.constraints + list.flatMap { $0.removeConstraints() }
    emptySize = ([], [])
    NSLayoutConstraint.deactivate(own)
    for member in list {
      guard let group = member.group else { continue }
      if view.map({ isOwn(group, in: $0) }) ?? true {
        group.members.removeConstraints(in: group.owningView)
      }
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
