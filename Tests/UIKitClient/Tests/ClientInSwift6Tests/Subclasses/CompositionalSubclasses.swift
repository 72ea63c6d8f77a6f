// SPDX-License-Identifier: MIT
import UIKit

// Subclasses from another module that call every designated initializer and override every member,
// as is possible on Apple's platforms. The sources are compiled and not run.

class NSCollectionLayoutAnchorSubclass: NSCollectionLayoutAnchor {
  override var isFractionalOffset: Bool { super.isFractionalOffset }
}

class NSCollectionLayoutBoundarySupplementaryItemSubclass:
  NSCollectionLayoutBoundarySupplementaryItem
{
  override init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment,
    absoluteOffset: CGPoint
  ) {
    super.init(
      layoutSize: layoutSize, elementKind: elementKind, alignment: alignment,
      absoluteOffset: absoluteOffset)
  }
  override var extendsBoundary: Bool { didSet {} }
  override var pinToVisibleBounds: Bool { didSet {} }
}

class NSCollectionLayoutDecorationItemSubclass: NSCollectionLayoutDecorationItem {
  override var zIndex: Int { didSet {} }
  override class func background(elementKind: String) -> Self {
    super.background(elementKind: elementKind)
  }
}

class NSCollectionLayoutDimensionSubclass: NSCollectionLayoutDimension {
  override class func fractionalWidth(_ fractionalWidth: CGFloat) -> NSCollectionLayoutDimension {
    super.fractionalWidth(fractionalWidth)
  }
  override class func fractionalHeight(_ fractionalHeight: CGFloat) -> NSCollectionLayoutDimension {
    super.fractionalHeight(fractionalHeight)
  }
  override class func absolute(_ absoluteDimension: CGFloat) -> NSCollectionLayoutDimension {
    super.absolute(absoluteDimension)
  }
  override class func estimated(_ estimatedDimension: CGFloat) -> NSCollectionLayoutDimension {
    super.estimated(estimatedDimension)
  }
  override var isFractionalWidth: Bool { super.isFractionalWidth }
  override var isFractionalHeight: Bool { super.isFractionalHeight }
  override var isAbsolute: Bool { super.isAbsolute }
  override var isEstimated: Bool { super.isEstimated }
}

class NSCollectionLayoutEdgeSpacingSubclass: NSCollectionLayoutEdgeSpacing {
  override init(
    leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?,
    trailing: NSCollectionLayoutSpacing?, bottom: NSCollectionLayoutSpacing?
  ) { super.init(leading: leading, top: top, trailing: trailing, bottom: bottom) }
}

class NSCollectionLayoutGroupSubclass: NSCollectionLayoutGroup {
  override var interItemSpacing: NSCollectionLayoutSpacing? { didSet {} }
  override class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> Self { super.horizontal(layoutSize: layoutSize, subitems: subitems) }
  override class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> Self { super.horizontal(layoutSize: layoutSize, subitem: subitem, count: count) }
  override class func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> Self { super.horizontal(layoutSize: layoutSize, repeatingSubitem: subitem, count: count) }
  override class func vertical(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> Self { super.vertical(layoutSize: layoutSize, subitems: subitems) }
  override class func vertical(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> Self { super.vertical(layoutSize: layoutSize, subitem: subitem, count: count) }
  override class func vertical(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> Self { super.vertical(layoutSize: layoutSize, repeatingSubitem: subitem, count: count) }
  override class func custom(
    layoutSize: NSCollectionLayoutSize,
    itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
  ) -> Self { super.custom(layoutSize: layoutSize, itemProvider: itemProvider) }
}

class NSCollectionLayoutGroupCustomItemSubclass: NSCollectionLayoutGroupCustomItem {
  override init(frame: CGRect, zIndex: Int) { super.init(frame: frame, zIndex: zIndex) }
}

class NSCollectionLayoutItemSubclass: NSCollectionLayoutItem {
  override init(
    layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem]
  ) { super.init(layoutSize: layoutSize, supplementaryItems: supplementaryItems) }
  override var contentInsets: NSDirectionalEdgeInsets { didSet {} }
  override var edgeSpacing: NSCollectionLayoutEdgeSpacing? { didSet {} }
}

class NSCollectionLayoutSectionSubclass: NSCollectionLayoutSection {
  override init(group: NSCollectionLayoutGroup) { super.init(group: group) }
  override var contentInsets: NSDirectionalEdgeInsets { didSet {} }
  override var interGroupSpacing: CGFloat { didSet {} }
  override var contentInsetsReference: UIContentInsetsReference { didSet {} }
  override var supplementariesFollowContentInsets: Bool { didSet {} }
  override var orthogonalScrollingBehavior: UICollectionLayoutSectionOrthogonalScrollingBehavior {
    didSet {}
  }
  override var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] {
    didSet {}
  }
  override var decorationItems: [NSCollectionLayoutDecorationItem] { didSet {} }
  override var visibleItemsInvalidationHandler:
    NSCollectionLayoutSectionVisibleItemsInvalidationHandler?
  { didSet {} }
}

class NSCollectionLayoutSizeSubclass: NSCollectionLayoutSize {
  override init(
    widthDimension width: NSCollectionLayoutDimension,
    heightDimension height: NSCollectionLayoutDimension
  ) { super.init(widthDimension: width, heightDimension: height) }
}

class NSCollectionLayoutSpacingSubclass: NSCollectionLayoutSpacing {
  override class func flexible(_ flexibleSpacing: CGFloat) -> Self {
    super.flexible(flexibleSpacing)
  }
  override class func fixed(_ fixedSpacing: CGFloat) -> Self { super.fixed(fixedSpacing) }
  override var isFixedSpacing: Bool { super.isFixedSpacing }
}

class NSCollectionLayoutSupplementaryItemSubclass: NSCollectionLayoutSupplementaryItem {
  override init(
    layoutSize: NSCollectionLayoutSize, elementKind: String,
    containerAnchor: NSCollectionLayoutAnchor, itemAnchor: NSCollectionLayoutAnchor?
  ) {
    super.init(
      layoutSize: layoutSize, elementKind: elementKind, containerAnchor: containerAnchor,
      itemAnchor: itemAnchor)
  }
  override var zIndex: Int { didSet {} }
}

class UICollectionViewCompositionalLayoutSubclass: UICollectionViewCompositionalLayout {
  override init(section: NSCollectionLayoutSection) { super.init(section: section) }
  override init(
    section: NSCollectionLayoutSection,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) { super.init(section: section, configuration: configuration) }
  override init(sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider) {
    super.init(sectionProvider: sectionProvider)
  }
  override init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) { super.init(sectionProvider: sectionProvider, configuration: configuration) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override var configuration: UICollectionViewCompositionalLayoutConfiguration { didSet {} }
  override func prepare() { super.prepare() }
  override var collectionViewContentSize: CGSize { super.collectionViewContentSize }
  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]?
  { super.layoutAttributesForElements(in: rect) }
  override func layoutAttributesForItem(at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { super.layoutAttributesForItem(at: indexPath) }
  override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    super.layoutAttributesForSupplementaryView(ofKind: elementKind, at: indexPath)
  }
  override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    super.layoutAttributesForDecorationView(ofKind: elementKind, at: indexPath)
  }
  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    super.shouldInvalidateLayout(forBoundsChange: newBounds)
  }
  override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    super.shouldInvalidateLayout(
      forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
  }
  override func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    super.invalidationContext(
      forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
  }
}

class UICollectionViewCompositionalLayoutConfigurationSubclass:
  UICollectionViewCompositionalLayoutConfiguration
{
  override var scrollDirection: UICollectionView.ScrollDirection { didSet {} }
  override var interSectionSpacing: CGFloat { didSet {} }
  override var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] {
    didSet {}
  }
  override var contentInsetsReference: UIContentInsetsReference { didSet {} }
}
