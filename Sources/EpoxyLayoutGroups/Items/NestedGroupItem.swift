// SPDX-License-Identifier: MIT

/// An item that is a group inside another group.
protocol NestedGroupItem: InternalGroupItem, GroupItemsProviding {
  associatedtype NestedGroup: MemberGroup
  associatedtype GroupStyle: Hashable

  /// The style of the group that the item makes.
  var groupStyle: GroupStyle { get }

  /// Makes the group without items, not registered for changes of the text size.
  @preconcurrency @MainActor func makeGroup() -> NestedGroup
}

extension NestedGroupItem {
  var memberStyle: AnyHashable? { groupStyle }

  /// Returns false: the items of both groups are compared one by one.
  func isSameContent(as _: any InternalGroupItem) -> Bool { false }

  @preconcurrency @MainActor
  func makeMember() -> any Constrainable { makeGroup() }

  @preconcurrency @MainActor
  func updateMember(_ member: any Constrainable, animated: Bool) {
    guard let group = member as? NestedGroup else { return reportMismatch(member) }
    group.setItems(groupItems, animated: animated)
  }

  /// Has no effect: the group sets the behaviors of its items.
  @preconcurrency @MainActor
  func setMemberBehaviors(on _: any Constrainable) {}

  mutating func set(_ dataID: AnyHashable, _ groupItems: [any GroupItemModeling]) {
    storage[GroupItemsProperty.self] = groupItems
    storage[DataIDProperty.self] = dataID
  }
}
