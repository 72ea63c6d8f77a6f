// SPDX-License-Identifier: MIT

/// A set of constrainables that are positioned as a unit in one view.
///
/// A group is a layout guide without a view of its own. The views of nested groups are subviews of the view
/// in which the outermost group is installed. That group is constrained to the view like a subview.
@preconcurrency @MainActor
public protocol Group: Constrainable {
  /// The items, in order.
  var items: [AnyGroupItem] { get }

  /// Replaces the items. The group keeps the constrainables of items with the same identity.
  ///
  /// Content is set where it differs; behaviours are always set. Items that keep their position keep their
  /// constraints. Items that are set during an update are applied after that update.
  ///
  /// - Parameters:
  ///   - newItems: The items. A duplicate ID leads to a warning; both items are shown.
  ///   - animated: Whether the change is animated. Otherwise the layout is deferred to the next layout pass.
  /// - Complexity: O(n) on average in the number of old and new items.
  func setItems(_ newItems: [any GroupItemModeling], animated: Bool)

  /// Replaces the items. The group keeps the constrainables of items with the same identity.
  func setItems(@GroupModelBuilder _ buildItems: () -> [any GroupItemModeling], animated: Bool)

  /// Returns the constrainable of the first item with an ID; nil if there is none.
  func constrainable(with dataID: AnyHashable) -> (any Constrainable)?

  /// Returns the first item with an ID; nil if there is none.
  func groupItem(with dataID: AnyHashable) -> AnyGroupItem?
}

extension Group {
  /// Replaces the items by those that are not nil. The group keeps the constrainables of items with the same
  /// identity.
  @_disfavoredOverload
  public func setItems(_ newItems: [(any GroupItemModeling)?], animated: Bool = false) {
    setItems(newItems.compactMap { $0 }, animated: animated)
  }
}

/// The requirements that the three kinds of groups share.
protocol MemberGroup: UILayoutGuide, Group {
  var members: GroupMembers { get }

  /// The current arrangement of the members.
  var arrangement: GroupArrangement { get }

  var animation: LayoutGroupUpdateAnimation { get }

  /// Whether items overlap each other.
  var isLayered: Bool { get }
}

extension MemberGroup {
  /// The items, in order.
  public var items: [AnyGroupItem] { members.items }

  /// The first baseline of the first item; the top edge if there is none.
  public var firstBaselineAnchor: NSLayoutYAxisAnchor {
    members.list.first?.constrainable.firstBaselineAnchor ?? topAnchor
  }

  /// The last baseline of the last item; the bottom edge if there is none.
  public var lastBaselineAnchor: NSLayoutYAxisAnchor {
    members.list.last?.constrainable.lastBaselineAnchor ?? bottomAnchor
  }

  /// Replaces the items. The group keeps the constrainables of items with the same identity.
  public func setItems(_ newItems: [any GroupItemModeling], animated: Bool) {
    members.setItems(newItems, in: self, animated: animated)
  }

  /// Returns the constrainable of the first item with an ID; nil if there is none.
  public func constrainable(with dataID: AnyHashable) -> (any Constrainable)? {
    members.index(of: dataID).map { members.list[$0].constrainable }
  }

  /// Returns the first item with an ID; nil if there is none.
  public func groupItem(with dataID: AnyHashable) -> AnyGroupItem? {
    members.index(of: dataID).map { members.items[$0] }
  }

  /// Installs the group and its items in a view, and uninstalls it from any other view.
  public func install(in view: UIView) {
    members.install(self, in: view)
  }

  /// Uninstalls the group and its items from its view.
  public func uninstall() {
    members.uninstall(self)
  }

  /// Whether the other constrainable is this group.
  public func isEqual(to constrainable: any Constrainable) -> Bool {
    constrainable.unwrapped as? Self === self
  }
}

extension MemberGroup {
  /// The constraints of this group, without those of nested groups.
  var constraints: [NSLayoutConstraint] { members.constraints }
}
