// SPDX-License-Identifier: MIT

/// A section of a compositional layout: a group that is repeated until all items have their place.
@preconcurrency @MainActor
open class NSCollectionLayoutSection: NSObject {
  let group: NSCollectionLayoutGroup

  /// The room around the groups.
  open var contentInsets = NSDirectionalEdgeInsets.zero

  /// The distance of the groups, in points.
  open var interGroupSpacing: CGFloat = 0

  /// Where the insets are counted from.
  open var contentInsetsReference = UIContentInsetsReference.automatic

  /// Whether headers and footers are inset as the section's groups are. Without effect where
  /// ``supplementaryContentInsetsReference`` is not `.automatic`. Deprecated by UIKit since iOS 16.
  open var supplementariesFollowContentInsets = true

  /// The boundary that insets of headers and footers are counted from.
  open var supplementaryContentInsetsReference = UIContentInsetsReference.automatic

  /// How the section scrolls across the layout's scrolling, if it does.
  open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none

  /// Headers and footers.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []

  /// The decoration items behind the section.
  open var decorationItems: [NSCollectionLayoutDecorationItem] = []

  /// Called with the items that are in sight whenever the layout is asked for them; may change how they
  /// look.
  open var visibleItemsInvalidationHandler:
    NSCollectionLayoutSectionVisibleItemsInvalidationHandler?

  /// Creates a section.
  public init(group: NSCollectionLayoutGroup) {
    self.group = group
    super.init()
  }
}

/// Called with the items that are in sight, the content offset and what the layout is made for.
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler =
  @MainActor ([any NSCollectionLayoutVisibleItem], CGPoint, any NSCollectionLayoutEnvironment) ->
  Void

/// An item that is in sight, as far as its look may be changed.
@preconcurrency @MainActor
public protocol NSCollectionLayoutVisibleItem: NSObjectProtocol {
  /// How opaque the item is.
  var alpha: CGFloat { get set }
  /// Items with a higher one lie in front.
  var zIndex: Int { get set }
  /// Whether the item is not shown.
  var isHidden: Bool { get set }
  /// The middle.
  var center: CGPoint { get set }
  /// How the item is turned, scaled and moved, in the plane.
  var transform: CGAffineTransform { get set }
  /// How the item is turned, scaled and moved.
  var transform3D: CATransform3D { get set }
  /// The place.
  var indexPath: IndexPath { get }
  /// The rectangle.
  var frame: CGRect { get }
  /// The rectangle in the item itself.
  var bounds: CGRect { get }
  /// The category of the element.
  var representedElementCategory: UICollectionView.ElementCategory { get }
  /// The kind of a supplementary or decoration view.
  var representedElementKind: String? { get }
}

extension UICollectionViewLayoutAttributes: NSCollectionLayoutVisibleItem {}

/// Where insets are counted from.
public enum UIContentInsetsReference: Int, Sendable {
  /// The reference of the layout's configuration.
  case automatic = 0
  /// Nothing.
  case none = 1
  /// The safe area.
  case safeArea = 2
  /// The layout margins.
  case layoutMargins = 3
  /// The readable content.
  case readableContent = 4
}

/// How a section scrolls across the layout's scrolling.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
  /// Not at all.
  case none = 0
  /// As a scroll view does.
  case continuous = 1
  /// Continuous scrolling that stops at the beginning of a group.
  case continuousGroupLeadingBoundary = 2
  /// By the room's own length.
  case paging = 3
  /// Group by group.
  case groupPaging = 4
  /// Group by group, each in the middle.
  case groupPagingCentered = 5
}

/// The configuration of a whole compositional layout.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayoutConfiguration: NSObject {
  /// The direction of scrolling.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical

  /// The distance of the sections, in points.
  open var interSectionSpacing: CGFloat = 0

  /// Headers and footers of the whole.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []

  /// Where insets of sections are counted from.
  open var contentInsetsReference = UIContentInsetsReference.safeArea
}
