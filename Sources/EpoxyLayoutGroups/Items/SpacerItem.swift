// SPDX-License-Identifier: MIT

/// An item that is an empty area between other items.
///
/// ```swift
/// let host = ScreenHost(.iPhone15)
/// let view = UIView()
/// let (left, right) = (UISwitch(), UISwitch())
/// let group = HGroup {
///   left
///   SpacerItem(dataID: "space", style: .init(fixedWidth: 20))
///   right
///   SpacerItem(dataID: "rest")
/// }
/// group.install(in: view)
/// group.constrainToSuperview()
/// host.show(view, frame: CGRect(x: 0, y: 59, width: 300, height: 40))
/// print(right.frame.minX - left.frame.maxX)  // 20.0
/// ```
///
/// Without sizes it takes the length that the other items leave; how several such spacers in one
/// group divide it is not defined. Another style makes a new spacer.
public struct SpacerItem: GroupItemModeling {
  /// The identity of the item, unique in its group.
  public var dataID: AnyHashable

  /// The size of the spacer.
  public var style: LayoutSpacer.Style

  /// Creates an item of a spacer. By default, the spacer expands to the available space.
  public init(dataID: AnyHashable, style: LayoutSpacer.Style = .init()) {
    self.dataID = dataID
    self.style = style
  }

  /// Returns the item with its type erased.
  public func eraseToAnyGroupItem() -> AnyGroupItem {
    // Items are created on any actor, and `Style` is not `Sendable`: only the main actor calls the
    // closure.
    nonisolated(unsafe) let style = style
    return GroupItem(dataID: dataID) { LayoutSpacer(style: style) }
      .styleID(style)
      .eraseToAnyGroupItem()
  }

  /// Whether the other item is a spacer with the same ID and style.
  public func isDiffableItemEqual(to otherDiffableItem: any Diffable) -> Bool {
    guard let other = otherDiffableItem as? SpacerItem else { return false }
    return dataID == other.dataID && style == other.style
  }
}
