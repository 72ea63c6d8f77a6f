// SPDX-License-Identifier: MIT

/// A cell of a compositional layout.
@preconcurrency @MainActor
open class NSCollectionLayoutItem: NSObject {
  /// The size.
  public final let layoutSize: NSCollectionLayoutSize

  /// The supplementary items of the item, for example badges.
  public final let supplementaryItems: [NSCollectionLayoutSupplementaryItem]

  /// By how much the content is smaller than its place. Nothing along a side that is estimated.
  open var contentInsets = NSDirectionalEdgeInsets.zero

  /// The distances to what is beside the item.
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

/// Items one after the other, repeated over a section of a compositional layout.
@preconcurrency @MainActor
open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  enum Arrangement {
    /// The items again and again, as long as they fit.
    case repeated(LayoutAxis, [NSCollectionLayoutItem])
    /// So many of one item, each as large as is left for it.
    case counted(LayoutAxis, NSCollectionLayoutItem, Int)
    case custom(NSCollectionLayoutGroupCustomItemProvider)
  }

  let arrangement: Arrangement

  /// The distance of the items.
  open var interItemSpacing: NSCollectionLayoutSpacing?

  private init(_ layoutSize: NSCollectionLayoutSize, _ arrangement: Arrangement) {
    self.arrangement = arrangement
    super.init(layoutSize: layoutSize)
  }

  /// Items side by side, repeated as long as they fit.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> Self {
    NSCollectionLayoutGroup(layoutSize, .repeated(LayoutAxis(isVertical: false), subitems)) as! Self
  }

  /// So many items side by side, which share the width.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> Self {
    NSCollectionLayoutGroup(layoutSize, .counted(LayoutAxis(isVertical: false), subitem, count))
      as! Self
  }

  /// So many items side by side, each with its own size.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> Self {
    horizontal(
      layoutSize: layoutSize, subitems: Array(repeating: subitem, count: max(count, 1)))
  }

  /// Items one below the other, repeated as long as they fit.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> Self {
    NSCollectionLayoutGroup(layoutSize, .repeated(LayoutAxis(isVertical: true), subitems)) as! Self
  }

  /// So many items one below the other, which share the height.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> Self {
    NSCollectionLayoutGroup(layoutSize, .counted(LayoutAxis(isVertical: true), subitem, count))
      as! Self
  }

  /// So many items one below the other, each with its own size.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> Self {
    vertical(layoutSize: layoutSize, subitems: Array(repeating: subitem, count: max(count, 1)))
  }

  /// A group whose items a closure places.
  open class func custom(
    layoutSize: NSCollectionLayoutSize,
    itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
  ) -> Self {
    NSCollectionLayoutGroup(layoutSize, .custom(itemProvider)) as! Self
  }
}

/// Says where the items of a group go.
public typealias NSCollectionLayoutGroupCustomItemProvider =
  @MainActor (any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem]

/// The place of an item in a group.
@preconcurrency @MainActor
open class NSCollectionLayoutGroupCustomItem: NSObject {
  /// The rectangle in the group.
  public final let frame: CGRect

  /// Items with a higher one lie in front.
  public final let zIndex: Int

  /// Creates a place.
  public init(frame: CGRect, zIndex: Int = 0) {
    self.frame = frame
    self.zIndex = zIndex
    super.init()
  }
}

/// The environment of a layout: its container and its traits.
@preconcurrency @MainActor
public protocol NSCollectionLayoutEnvironment: NSObjectProtocol {
  /// The room.
  var container: any NSCollectionLayoutContainer { get }
  /// The traits.
  var traitCollection: UITraitCollection { get }
}

/// The room of a layout.
@preconcurrency @MainActor
public protocol NSCollectionLayoutContainer: NSObjectProtocol {
  /// The size.
  var contentSize: CGSize { get }
  /// The size within the insets.
  var effectiveContentSize: CGSize { get }
  /// The insets: those of the collection view, and those of the boundary that sections have by default.
  var contentInsets: NSDirectionalEdgeInsets { get }
  /// The insets that `effectiveContentSize` leaves out.
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
