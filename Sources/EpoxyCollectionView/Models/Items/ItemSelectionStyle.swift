// SPDX-License-Identifier: MIT

/// The appearance of a selected or touched item.
///
/// ```swift
/// let item = ItemModel<UILabel>(dataID: "inbox")
///   .selectionStyle(.color(.lightGray))
///   .didSelect { _ in }
/// let list = CollectionView(layout: UICollectionViewFlowLayout())
/// list.selectionStyle = .color(.yellow)
/// print(item.selectionStyle == .color(.lightGray))  // true
/// ```
///
/// The style of an item takes precedence over that of its collection view. The color replaces the
/// background of the item's view, which is restored unless the view has changed it meanwhile. Only
/// items with a `didSelect` can be selected. By default they are deselected at once, so the color
/// is that of the touch: see ``CollectionView/autoDeselectItems``.
public enum ItemSelectionStyle: Hashable, Sendable {
  /// No change of the background.
  case noBackground
  /// A background color of the item's view while it is selected or touched.
  case color(UIColor)
}
