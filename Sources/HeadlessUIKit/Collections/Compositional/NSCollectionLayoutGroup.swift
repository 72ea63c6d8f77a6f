// SPDX-License-Identifier: MIT

/// A group of items, which a section of a compositional layout repeats.
///
/// ```swift
/// let size = NSCollectionLayoutSize(
///   widthDimension: .fractionalWidth(1), heightDimension: .absolute(100))
/// let item = NSCollectionLayoutItem(layoutSize: size)
/// let columns = NSCollectionLayoutGroup.horizontal(layoutSize: size, subitem: item, count: 3)
/// columns.interItemSpacing = .fixed(8)
/// print(columns.layoutSize.heightDimension.dimension)  // 100.0
/// ```
///
/// Fractions of an item are those of its group: the items of a `horizontal` group with a `count`
/// divide its width, whatever their own width is. For another arrangement use
/// `custom(layoutSize:itemProvider:)`.
@preconcurrency @MainActor
open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  enum Arrangement {
    /// The items are repeated as long as they fit.
    case repeated(LayoutAxis, [NSCollectionLayoutItem])
    /// A number of copies of one item, which divide the group equally.
    case counted(LayoutAxis, NSCollectionLayoutItem, Int)
    case custom(NSCollectionLayoutGroupCustomItemProvider)
  }

  let arrangement: Arrangement

  /// The spacing between items; nil for none.
  open var interItemSpacing: NSCollectionLayoutSpacing?

  private init(_ layoutSize: NSCollectionLayoutSize, _ arrangement: Arrangement) {
    self.arrangement = arrangement
    super.init(layoutSize: layoutSize)
  }

  /// Returns a group that arranges items side by side and repeats them as long as they fit.
  @discardableResult
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> Self {
    product(NSCollectionLayoutGroup(layoutSize, .repeated(LayoutAxis(isVertical: false), subitems)))
  }

  /// Returns a group that arranges `count` items side by side. The items divide the width equally.
  @discardableResult
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> Self {
    product(
      NSCollectionLayoutGroup(layoutSize, .counted(LayoutAxis(isVertical: false), subitem, count)))
  }

  /// Returns a group that arranges `count` items side by side, each with its own size.
  @discardableResult
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> Self {
    horizontal(
      layoutSize: layoutSize, subitems: Array(repeating: subitem, count: max(count, 1)))
  }

  /// Returns a group that arranges items one below the other and repeats them as long as they fit.
  @discardableResult
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> Self {
    product(NSCollectionLayoutGroup(layoutSize, .repeated(LayoutAxis(isVertical: true), subitems)))
  }

  /// Returns a group that arranges `count` items one below the other. The items divide the height
  /// equally.
  @discardableResult
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> Self {
    product(
      NSCollectionLayoutGroup(layoutSize, .counted(LayoutAxis(isVertical: true), subitem, count)))
  }

  /// Returns a group that arranges `count` items one below the other, each with its own size.
  @discardableResult
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> Self {
    vertical(layoutSize: layoutSize, subitems: Array(repeating: subitem, count: max(count, 1)))
  }

  /// Returns a group whose items are positioned by a closure.
  @discardableResult
  open class func custom(
    layoutSize: NSCollectionLayoutSize,
    itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
  ) -> Self {
    product(NSCollectionLayoutGroup(layoutSize, .custom(itemProvider)))
  }
}
