// SPDX-License-Identifier: MIT

/// Constrainables that are placed as one, beside each other in one view.
///
/// A group is a layout guide: it has no view of its own, and groups in groups all have their views in
/// the view that the outermost is installed in. It is tied to that view as a subview would be.
@preconcurrency @MainActor
public protocol Group: Constrainable {
  /// The items, in their order.
  var items: [AnyGroupItem] { get }

  /// Replaces the items; what was made for items of the same identity stays.
  func setItems(_ newItems: [any GroupItemModeling], animated: Bool)

  /// Replaces the items; what was made for items of the same identity stays.
  func setItems(@GroupModelBuilder _ buildItems: () -> [any GroupItemModeling], animated: Bool)

  /// What was made for the item with an ID; none where there is no such item.
  func constrainable(with dataID: AnyHashable) -> (any Constrainable)?

  /// The item with an ID; none where there is no such item.
  func groupItem(with dataID: AnyHashable) -> AnyGroupItem?
}

extension Group {
  /// Replaces the items by those that there are; what was made for items of the same identity stays.
  @_disfavoredOverload
  public func setItems(_ newItems: [(any GroupItemModeling)?], animated: Bool = false) {
    setItems(newItems.compactMap { $0 }, animated: animated)
  }
}

/// What groups have in common.
protocol MemberGroup: ConstraintDeferring, Group {
  var members: GroupMembers { get }

  /// How the members are to be arranged now.
  var arrangement: GroupArrangement { get }

  var animation: LayoutGroupUpdateAnimation { get }
}

extension MemberGroup {
  var constrainableContainers: [ConstrainableContainer] { members.list.map(\.container) }

  /// The constraints of this group, without those of groups in it.
  var constraints: [NSLayoutConstraint] { members.constraints }
}
