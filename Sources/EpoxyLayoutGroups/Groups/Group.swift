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
  ///
  /// Content is set where it differs, behaviours are set always. Constraints of items that stay where
  /// they are stay too. Items that are set while others are being set wait until those are.
  ///
  /// - Parameters:
  ///   - newItems: What to show. An ID that is there twice is warned of; both items are shown.
  ///   - animated: Whether the way is animated. Otherwise nothing is laid out at once.
  /// - Complexity: O(n) on average, of the items before and after.
  func setItems(_ newItems: [any GroupItemModeling], animated: Bool)

  /// Replaces the items; what was made for items of the same identity stays.
  func setItems(@GroupModelBuilder _ buildItems: () -> [any GroupItemModeling], animated: Bool)

  /// The constrainable of the first item with an ID; nil without such an item.
  func constrainable(with dataID: AnyHashable) -> (any Constrainable)?

  /// The item with an ID; of several the first, none where there is no such item.
  func groupItem(with dataID: AnyHashable) -> AnyGroupItem?
}

extension Group {
  /// Replaces the items by those that there are; what was made for items of the same identity stays.
  @_disfavoredOverload
  public func setItems(_ newItems: [(any GroupItemModeling)?], animated: Bool = false) {
    setItems(newItems.compactMap { $0 }, animated: animated)
  }
}

/// The requirements that the three kinds of groups share.
protocol MemberGroup: UILayoutGuide, Group {
  var members: GroupMembers { get }

  /// How the members are to be arranged now.
  var arrangement: GroupArrangement { get }

  var animation: LayoutGroupUpdateAnimation { get }

  /// Whether items lie over each other.
  var isLayered: Bool { get }
}

extension MemberGroup {
  /// The items, in their order.
  public var items: [AnyGroupItem] { members.items }

  /// The first item's; the upper edge where there is none.
  public var firstBaselineAnchor: NSLayoutYAxisAnchor {
    members.list.first?.constrainable.firstBaselineAnchor ?? topAnchor
  }

  /// The last item's; the lower edge where there is none.
  public var lastBaselineAnchor: NSLayoutYAxisAnchor {
    members.list.last?.constrainable.lastBaselineAnchor ?? bottomAnchor
  }

  /// Replaces the items; what was made for items of the same identity stays.
  public func setItems(_ newItems: [any GroupItemModeling], animated: Bool) {
    members.setItems(newItems, in: self, animated: animated)
  }

  /// The constrainable of the first item with an ID; nil without such an item.
  public func constrainable(with dataID: AnyHashable) -> (any Constrainable)? {
    members.index(of: dataID).map { members.list[$0].constrainable }
  }

  /// The item with an ID; of several the first, none where there is no such item.
  public func groupItem(with dataID: AnyHashable) -> AnyGroupItem? {
    members.index(of: dataID).map { members.items[$0] }
  }

  /// Adds the group to a view, and all that is in it.
  ///
  /// A group that lies in another view leaves that one.
  public func install(in view: UIView) {
    members.install(self, in: view)
  }

  /// Takes the group out of its view, and all that is in it.
  public func uninstall() {
    members.uninstall(self)
  }

  /// Whether the other one is this group.
  public func isEqual(to constrainable: any Constrainable) -> Bool {
    constrainable.unwrapped as? Self === self
  }
}

extension MemberGroup {
  /// The constraints of this group, without those of groups in it.
  var constraints: [NSLayoutConstraint] { members.constraints }
}
