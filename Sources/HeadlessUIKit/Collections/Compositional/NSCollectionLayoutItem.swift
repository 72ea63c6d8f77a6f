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

  /// Creates an item of a size, with elements that are attached to it.
  public init(
    layoutSize: NSCollectionLayoutSize,
    supplementaryItems: [NSCollectionLayoutSupplementaryItem] = []
  ) {
    self.layoutSize = layoutSize
    self.supplementaryItems = supplementaryItems
    super.init()
  }
}

/// A function that returns the positions of a custom group's items.
public typealias NSCollectionLayoutGroupCustomItemProvider =
  (any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem]

/// The position of an item in a custom group.
@preconcurrency @MainActor
open class NSCollectionLayoutGroupCustomItem: NSObject {
  /// The frame of the item in the group.
  public final let frame: CGRect

  /// The position of the item from back to front. Items with higher values are in front.
  public final let zIndex: Int

  /// Creates a position in the coordinates of the group.
  public init(frame: CGRect, zIndex: Int = 0) {
    self.frame = frame
    self.zIndex = zIndex
    super.init()
  }
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
