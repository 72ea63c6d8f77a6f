// SPDX-License-Identifier: MIT

/// A set of constrainables that are positioned as a unit in one view: ``HGroup``, ``VGroup`` and
/// ``ZGroup``.
///
/// A group is a layout guide without a view of its own. The views of nested groups are subviews of
/// the view in which the outermost group is installed. That group is constrained to the view like a
/// subview.
///
/// ```swift
/// let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
/// let group = HGroup()
/// group.install(in: view)
/// group.constrainToSuperview()
/// group.setItems([GroupItem<UISwitch>(dataID: "on") { UISwitch() }], animated: false)
/// print(group.constrainable(with: "on") is UISwitch, view.subviews.count)  // true 1
/// ```
///
/// Call `install(in:)` before constraints to the view are activated: they require a common view.
/// The view retains the group by its layout guides; a group that is stored nowhere else can still
/// be shown, but not be updated. Installing a group twice in one view has no effect, in another
/// view it moves, both with a warning.
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
