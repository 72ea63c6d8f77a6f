// SPDX-License-Identifier: MIT

/// A section of a compositional layout, which repeats a group until all items are positioned.
///
/// ```swift
/// let full = NSCollectionLayoutSize(
///   widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
/// let row = NSCollectionLayoutGroup.vertical(
///   layoutSize: full, subitems: [NSCollectionLayoutItem(layoutSize: full)])
/// let section = NSCollectionLayoutSection(group: row)
/// section.interGroupSpacing = 8
/// section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 16)
/// print(section.contentInsets.leading)  // 16.0
/// ```
///
/// A layout reads a section when it prepares: a section that changes afterwards has an effect only
/// with the next invalidation. An estimated height belongs to the item and to its group, as above:
/// a group with an absolute height does not grow with its items. A section that scrolls across is a
/// scroll view of its own.
@preconcurrency @MainActor
open class NSCollectionLayoutSection: NSObject {
  let group: NSCollectionLayoutGroup

  /// The insets around the groups.
  open var contentInsets = NSDirectionalEdgeInsets.zero

  /// The spacing between groups, in points.
  open var interGroupSpacing: CGFloat = 0

  /// The reference from which the content insets are measured.
  open var contentInsetsReference = UIContentInsetsReference.automatic

  /// Whether headers and footers have the insets of the section's groups. Without effect if
  /// ``supplementaryContentInsetsReference`` is not `.automatic`. Deprecated by UIKit since iOS 16.
  open var supplementariesFollowContentInsets = true

  /// The reference from which the insets of headers and footers are measured.
  open var supplementaryContentInsetsReference = UIContentInsetsReference.automatic

  /// The behavior of a section that scrolls orthogonally to the layout.
  open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none

  /// The headers and footers of the section.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []

  /// The decoration items behind the section.
  open var decorationItems: [NSCollectionLayoutDecorationItem] = []

  /// A function that is called with the visible items whenever the layout creates their attributes,
  /// and that may change their appearance.
  open var visibleItemsInvalidationHandler:
    NSCollectionLayoutSectionVisibleItemsInvalidationHandler?

  /// The list that the section is; nil for other sections.
  final var list: UICollectionLayoutListConfiguration?

  /// The space above the header of a list, in points.
  final var spaceBefore: CGFloat = 0

  /// Creates a section that repeats a group until it has all items.
  public init(group: NSCollectionLayoutGroup) {
    self.group = group
    super.init()
  }
}

/// A function that receives the visible items, the content offset and the layout environment.
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler =
  ([any NSCollectionLayoutVisibleItem], CGPoint, any NSCollectionLayoutEnvironment) ->
  Void

/// A visible item, whose appearance may be changed.
@preconcurrency @MainActor
public protocol NSCollectionLayoutVisibleItem: NSObjectProtocol {
  /// The opacity of the item, from 0 to 1.
  var alpha: CGFloat { get set }
  /// The position of the item from back to front. Items with higher values are in front.
  var zIndex: Int { get set }
  /// Whether the item is hidden.
  var isHidden: Bool { get set }
  /// The center of the item, in the layout's coordinates.
  var center: CGPoint { get set }
  /// The affine transform of the item, about its center.
  var transform: CGAffineTransform { get set }
  /// The transform of the item, about its center.
  var transform3D: CATransform3D { get set }
  /// The index path of the item.
  var indexPath: IndexPath { get }
  /// The frame of the item, in the layout's coordinates.
  var frame: CGRect { get }
  /// The bounds of the item.
  var bounds: CGRect { get }
  /// The category of the element.
  var representedElementCategory: UICollectionView.ElementCategory { get }
  /// The kind of a supplementary or decoration view; nil for a cell.
  var representedElementKind: String? { get }
}

extension UICollectionViewLayoutAttributes: NSCollectionLayoutVisibleItem {}

/// The reference from which insets are measured.
public enum UIContentInsetsReference: Int, Sendable {
  /// The reference of the layout's configuration.
  case automatic = 0
  /// The edges of the content area, without further insets.
  case none = 1
  case safeArea = 2
  case layoutMargins = 3
  /// The guide for readable content.
  case readableContent = 4
}

/// The behavior of a section that scrolls orthogonally to the layout.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
  /// The section does not scroll orthogonally.
  case none = 0
  /// Continuous scrolling that comes to rest at any position.
  case continuous = 1
  /// Continuous scrolling that comes to rest at the start of a group.
  case continuousGroupLeadingBoundary = 2
  /// Scrolling by pages, each as long as the visible area.
  case paging = 3
  /// Scrolling that rests at the beginning of a group.
  case groupPaging = 4
  /// Scrolling by groups, each of which is centered.
  case groupPagingCentered = 5
}
