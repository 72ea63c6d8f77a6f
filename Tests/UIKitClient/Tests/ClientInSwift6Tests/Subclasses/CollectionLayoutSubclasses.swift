// SPDX-License-Identifier: MIT
import UIKit

// Subclasses from another module that call every designated initializer and override every member,
// as is possible on Apple's platforms. The sources are compiled and not run.

class UICollectionViewFlowLayoutSubclass: UICollectionViewFlowLayout {
  override var minimumLineSpacing: CGFloat { didSet {} }
  override var minimumInteritemSpacing: CGFloat { didSet {} }
  override var itemSize: CGSize { didSet {} }
  override var estimatedItemSize: CGSize { didSet {} }
  override var scrollDirection: UICollectionView.ScrollDirection { didSet {} }
  override var headerReferenceSize: CGSize { didSet {} }
  override var footerReferenceSize: CGSize { didSet {} }
  override var sectionInset: UIEdgeInsets { didSet {} }
  override var sectionInsetReference: UICollectionViewFlowLayout.SectionInsetReference { didSet {} }
  override var sectionHeadersPinToVisibleBounds: Bool { didSet {} }
  override var sectionFootersPinToVisibleBounds: Bool { didSet {} }
  override class var invalidationContextClass: AnyClass { super.invalidationContextClass }
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
  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    super.shouldInvalidateLayout(forBoundsChange: newBounds)
  }
  override func invalidationContext(forBoundsChange newBounds: CGRect)
    -> UICollectionViewLayoutInvalidationContext
  { super.invalidationContext(forBoundsChange: newBounds) }
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

class UICollectionViewFlowLayoutInvalidationContextSubclass:
  UICollectionViewFlowLayoutInvalidationContext
{
  override var invalidateFlowLayoutDelegateMetrics: Bool { didSet {} }
  override var invalidateFlowLayoutAttributes: Bool { didSet {} }
}

class UICollectionViewLayoutSubclass: UICollectionViewLayout {
  override init() { super.init() }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override var collectionView: UICollectionView? { super.collectionView }
  override class var layoutAttributesClass: AnyClass { super.layoutAttributesClass }
  override class var invalidationContextClass: AnyClass { super.invalidationContextClass }
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
  override func layoutAttributesForInteractivelyMovingItem(
    at indexPath: IndexPath, withTargetPosition position: CGPoint
  ) -> UICollectionViewLayoutAttributes {
    super.layoutAttributesForInteractivelyMovingItem(at: indexPath, withTargetPosition: position)
  }
  override func targetIndexPath(
    forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint
  ) -> IndexPath {
    super.targetIndexPath(forInteractivelyMovingItem: previousIndexPath, withPosition: position)
  }
  override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint {
    super.targetContentOffset(
      forProposedContentOffset: proposedContentOffset, withScrollingVelocity: velocity)
  }
  override func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint)
    -> CGPoint
  { super.targetContentOffset(forProposedContentOffset: proposedContentOffset) }
  override func invalidateLayout() { super.invalidateLayout() }
  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    super.invalidateLayout(with: context)
  }
  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    super.shouldInvalidateLayout(forBoundsChange: newBounds)
  }
  override func invalidationContext(forBoundsChange newBounds: CGRect)
    -> UICollectionViewLayoutInvalidationContext
  { super.invalidationContext(forBoundsChange: newBounds) }
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
  override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    super.prepare(forCollectionViewUpdates: updateItems)
  }
  override func finalizeCollectionViewUpdates() { super.finalizeCollectionViewUpdates() }
  override func prepare(forAnimatedBoundsChange oldBounds: CGRect) {
    super.prepare(forAnimatedBoundsChange: oldBounds)
  }
  override func finalizeAnimatedBoundsChange() { super.finalizeAnimatedBoundsChange() }
  override func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { super.initialLayoutAttributesForAppearingItem(at: itemIndexPath) }
  override func finalLayoutAttributesForDisappearingItem(at itemIndexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath) }
  override func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    super.initialLayoutAttributesForAppearingSupplementaryElement(
      ofKind: elementKind, at: elementIndexPath)
  }
  override func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    super.finalLayoutAttributesForDisappearingSupplementaryElement(
      ofKind: elementKind, at: elementIndexPath)
  }
  override func initialLayoutAttributesForAppearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    super.initialLayoutAttributesForAppearingDecorationElement(
      ofKind: elementKind, at: decorationIndexPath)
  }
  override func finalLayoutAttributesForDisappearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    super.finalLayoutAttributesForDisappearingDecorationElement(
      ofKind: elementKind, at: decorationIndexPath)
  }
  override func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] {
    super.indexPathsToDeleteForSupplementaryView(ofKind: elementKind)
  }
  override func indexPathsToDeleteForDecorationView(ofKind elementKind: String) -> [IndexPath] {
    super.indexPathsToDeleteForDecorationView(ofKind: elementKind)
  }
  override func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] {
    super.indexPathsToInsertForSupplementaryView(ofKind: elementKind)
  }
  override func indexPathsToInsertForDecorationView(ofKind elementKind: String) -> [IndexPath] {
    super.indexPathsToInsertForDecorationView(ofKind: elementKind)
  }
  override func prepareForTransition(to newLayout: UICollectionViewLayout) {
    super.prepareForTransition(to: newLayout)
  }
  override func prepareForTransition(from oldLayout: UICollectionViewLayout) {
    super.prepareForTransition(from: oldLayout)
  }
  override func finalizeLayoutTransition() { super.finalizeLayoutTransition() }
  override func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
    super.register(viewClass, forDecorationViewOfKind: elementKind)
  }
  override func register(_ nib: UINib?, forDecorationViewOfKind elementKind: String) {
    super.register(nib, forDecorationViewOfKind: elementKind)
  }
}

class UICollectionViewLayoutAttributesSubclass: UICollectionViewLayoutAttributes {
  override init() { super.init() }
  override var indexPath: IndexPath { didSet {} }
  override var representedElementCategory: UICollectionView.ElementCategory {
    super.representedElementCategory
  }
  override var representedElementKind: String? { super.representedElementKind }
  override var size: CGSize { didSet {} }
  override var center: CGPoint { didSet {} }
  override var transform3D: CATransform3D { didSet {} }
  override var alpha: CGFloat { didSet {} }
  override var zIndex: Int { didSet {} }
  override var isHidden: Bool { didSet {} }
  override var frame: CGRect { didSet {} }
  override var bounds: CGRect { didSet {} }
  override var transform: CGAffineTransform { didSet {} }
  nonisolated override func copy(with zone: NSZone?) -> Any { super.copy(with: zone) }
  nonisolated override func isEqual(_ object: Any?) -> Bool { super.isEqual(object) }
  nonisolated override var hash: Int { super.hash }
}

class UICollectionViewLayoutInvalidationContextSubclass: UICollectionViewLayoutInvalidationContext {
  override init() { super.init() }
  override var invalidateEverything: Bool { super.invalidateEverything }
  override var invalidateDataSourceCounts: Bool { super.invalidateDataSourceCounts }
  override var invalidatedItemIndexPaths: [IndexPath]? { super.invalidatedItemIndexPaths }
  override var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]? {
    super.invalidatedSupplementaryIndexPaths
  }
  override var invalidatedDecorationIndexPaths: [String: [IndexPath]]? {
    super.invalidatedDecorationIndexPaths
  }
  override var contentOffsetAdjustment: CGPoint { didSet {} }
  override var contentSizeAdjustment: CGSize { didSet {} }
  override func invalidateItems(at indexPaths: [IndexPath]) {
    super.invalidateItems(at: indexPaths)
  }
  override func invalidateSupplementaryElements(
    ofKind elementKind: String, at indexPaths: [IndexPath]
  ) { super.invalidateSupplementaryElements(ofKind: elementKind, at: indexPaths) }
  override func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath])
  { super.invalidateDecorationElements(ofKind: elementKind, at: indexPaths) }
}

class UICollectionViewTransitionLayoutSubclass: UICollectionViewTransitionLayout {
  override init(currentLayout: UICollectionViewLayout, nextLayout: UICollectionViewLayout) {
    super.init(currentLayout: currentLayout, nextLayout: nextLayout)
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override var currentLayout: UICollectionViewLayout { super.currentLayout }
  override var nextLayout: UICollectionViewLayout { super.nextLayout }
  override var transitionProgress: CGFloat { didSet {} }
}

class UICollectionViewUpdateItemSubclass: UICollectionViewUpdateItem {
  override var indexPathBeforeUpdate: IndexPath? { super.indexPathBeforeUpdate }
  override var indexPathAfterUpdate: IndexPath? { super.indexPathAfterUpdate }
  override var updateAction: UICollectionViewUpdateItem.Action { super.updateAction }
}
