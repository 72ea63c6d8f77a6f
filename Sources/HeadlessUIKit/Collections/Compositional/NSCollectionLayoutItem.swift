// SPDX-License-Identifier: MIT

/// An item of a compositional layout, which positions a cell.
@preconcurrency @MainActor
open class NSCollectionLayoutItem: NSObject {
  /// The size of the item.
  public final let layoutSize: NSCollectionLayoutSize

  /// The supplementary items of the item, for example badges.
  public final let supplementaryItems: [NSCollectionLayoutSupplementaryItem]

  /// The insets of the content within the item. Insets along estimated axes are ignored.
  open var contentInsets = NSDirectionalEdgeInsets.zero

  /// The spacing around the item; nil for none.
  open var edgeSpacing: NSCollectionLayoutEdgeSpacing?

  /// Creates an item.
  public init(
    layoutSize: NSCollectionLayoutSize,
    supplementaryItems: [NSCollectionLayoutSupplementaryItem] = []
  ) {
    self.layoutSize = layoutSize
    self.supplementaryItems = supplementaryItems
    super.init()
  }
}

/// A group of items, which a section of a compositional layout repeats.
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
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> Self {
    NSCollectionLayoutGroup(layoutSize, .repeated(LayoutAxis(isVertical: false), subitems)) as! Self
  }

  /// Returns a group that arranges `count` items side by side. The items divide the width equally.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> Self {
    NSCollectionLayoutGroup(layoutSize, .counted(LayoutAxis(isVertical: false), subitem, count))
      as! Self
  }

  /// Returns a group that arranges `count` items side by side, each with its own size.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> Self {
    horizontal(
      layoutSize: layoutSize, subitems: Array(repeating: subitem, count: max(count, 1)))
  }

  /// Returns a group that arranges items one below the other and repeats them as long as they fit.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> Self {
    NSCollectionLayoutGroup(layoutSize, .repeated(LayoutAxis(isVertical: true), subitems)) as! Self
  }

  /// Returns a group that arranges `count` items one below the other. The items divide the height equally.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> Self {
    NSCollectionLayoutGroup(layoutSize, .counted(LayoutAxis(isVertical: true), subitem, count))
      as! Self
  }

  /// Returns a group that arranges `count` items one below the other, each with its own size.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> Self {
    vertical(layoutSize: layoutSize, subitems: Array(repeating: subitem, count: max(count, 1)))
  }

  /// Returns a group whose items are positioned by a closure.
  open class func custom(
    layoutSize: NSCollectionLayoutSize,
    itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
  ) -> Self {
    NSCollectionLayoutGroup(layoutSize, .custom(itemProvider)) as! Self
  }
}

/// A function that returns the positions of a custom group's items.
public typealias NSCollectionLayoutGroupCustomItemProvider =
  @MainActor (any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem]

/// The position of an item in a custom group.
@preconcurrency @MainActor
open class NSCollectionLayoutGroupCustomItem: NSObject {
  /// The frame of the item in the group.
  public final let frame: CGRect

  /// The position of the item from back to front. Items with higher values are in front.
  public final let zIndex: Int

  /// Creates a position.
  public init(frame: CGRect, zIndex: Int = 0) {
    self.frame = frame
    self.zIndex = zIndex
    super.init()
  }
}

/// The environment of a layout: its container and its traits.
@preconcurrency @MainActor
public protocol NSCollectionLayoutEnvironment: NSObjectProtocol {
  /// The container in which the layout positions elements.
  var container: any NSCollectionLayoutContainer { get }
  /// The traits of the collection view.
  var traitCollection: UITraitCollection { get }
}

/// The container of a layout.
@preconcurrency @MainActor
public protocol NSCollectionLayoutContainer: NSObjectProtocol {
  /// The size of the container, without subtracting insets.
  var contentSize: CGSize { get }
  /// The size of the container inside its insets.
  var effectiveContentSize: CGSize { get }
  /// The insets of the container: those of the collection view, and those of the sections' default
  /// reference.
  var contentInsets: NSDirectionalEdgeInsets { get }
  /// The insets that `effectiveContentSize` excludes.
  var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}

final class LayoutEnvironment: NSObject, NSCollectionLayoutEnvironment, NSCollectionLayoutContainer
{
  let contentSize: CGSize
  let contentInsets: NSDirectionalEdgeInsets
  let traitCollection: UITraitCollection

  init(size: CGSize, insets: NSDirectionalEdgeInsets = .zero, traits: UITraitCollection) {
    contentSize = size
    contentInsets = insets
    traitCollection = traits
    super.init()
  }

  var container: any NSCollectionLayoutContainer { self }
  var effectiveContentInsets: NSDirectionalEdgeInsets { contentInsets }

  var effectiveContentSize: CGSize {
    CGSize(
      width: max(contentSize.width - contentInsets.leading - contentInsets.trailing, 0),
      height: max(contentSize.height - contentInsets.top - contentInsets.bottom, 0))
  }
}
