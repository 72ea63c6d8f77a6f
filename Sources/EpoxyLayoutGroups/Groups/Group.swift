// SPDX-License-Identifier: MIT

/// A set of constrainables that are positioned as a unit in one view.
///
/// A group is a layout guide without a view of its own. The views of nested groups are subviews of
/// the view in which the outermost group is installed. That group is constrained to the view like a
/// subview.
@preconcurrency @MainActor
public protocol Group: Constrainable {
  /// The items, in order.
  var items: [AnyGroupItem] { get }

  /// Replaces the items. The group keeps the constrainables of items with the same identity.
  ///
  /// Content is set where it differs; behaviors are always set. Items that keep their position keep
  /// their constraints. Items that are set during an update are applied after that update.
  ///
  /// - Parameters:
  ///   - newItems: The items. A duplicate ID leads to a warning; both items are shown.
  ///   - animated: Whether the change is animated. Otherwise the layout is deferred to the next
  ///     layout pass.
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
  /// Replaces the items by those that are not nil. The group keeps the constrainables of items with
  /// the same identity.
  @_disfavoredOverload
  public func setItems(_ newItems: [(any GroupItemModeling)?], animated: Bool = false) {
    setItems(newItems.compactMap { $0 }, animated: animated)
  }
}
