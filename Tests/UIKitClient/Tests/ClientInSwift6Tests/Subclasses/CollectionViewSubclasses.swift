// SPDX-License-Identifier: MIT
import UIKit

// Subclasses from another module that call every designated initializer and override every member,
// as is possible on Apple's platforms. The sources are compiled and not run.

class UICollectionReusableViewSubclass: UICollectionReusableView {
  override init(frame: CGRect) { super.init(frame: frame) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override var reuseIdentifier: String? { super.reuseIdentifier }
  override func invalidateIntrinsicContentSize() { super.invalidateIntrinsicContentSize() }
  override func prepareForReuse() { super.prepareForReuse() }
  override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
  }
  override func willTransition(
    from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
  ) { super.willTransition(from: oldLayout, to: newLayout) }
  override func didTransition(
    from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
  ) { super.didTransition(from: oldLayout, to: newLayout) }
  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes { super.preferredLayoutAttributesFitting(layoutAttributes) }
}

class UICollectionViewSubclass: UICollectionView {
  override init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    super.init(frame: frame, collectionViewLayout: layout)
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override var dataSource: (any UICollectionViewDataSource)? { didSet {} }
  override var delegate: (any UICollectionViewDelegate)? { didSet {} }
  override var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)? { didSet {} }
  override var isPrefetchingEnabled: Bool { didSet {} }
  override var backgroundView: UIView? { didSet {} }
  override var allowsSelection: Bool { didSet {} }
  override var allowsMultipleSelection: Bool { didSet {} }
  override var selfSizingInvalidation: UICollectionView.SelfSizingInvalidation { didSet {} }
  override func layoutAttributesForItem(at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { super.layoutAttributesForItem(at: indexPath) }
  override func layoutAttributesForSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    super.layoutAttributesForSupplementaryElement(ofKind: kind, at: indexPath)
  }
  override func indexPathForItem(at point: CGPoint) -> IndexPath? {
    super.indexPathForItem(at: point)
  }
  override func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    super.indexPath(for: cell)
  }
  override func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    super.cellForItem(at: indexPath)
  }
  override var visibleCells: [UICollectionViewCell] { super.visibleCells }
  override var indexPathsForVisibleItems: [IndexPath] { super.indexPathsForVisibleItems }
  override func supplementaryView(forElementKind elementKind: String, at indexPath: IndexPath)
    -> UICollectionReusableView?
  { super.supplementaryView(forElementKind: elementKind, at: indexPath) }
  override func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView]
  { super.visibleSupplementaryViews(ofKind: elementKind) }
  override func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath]
  { super.indexPathsForVisibleSupplementaryElements(ofKind: elementKind) }
  override var hasUncommittedUpdates: Bool { super.hasUncommittedUpdates }
  override var collectionViewLayout: UICollectionViewLayout { didSet {} }
  override func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    super.setCollectionViewLayout(layout, animated: animated)
  }
  override func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)?
  ) { super.setCollectionViewLayout(layout, animated: animated, completion: completion) }
  override func layoutSubviews() { super.layoutSubviews() }
  override func adjustedContentInsetDidChange() { super.adjustedContentInsetDidChange() }
  override func reloadData() { super.reloadData() }
  override var numberOfSections: Int { super.numberOfSections }
  override func numberOfItems(inSection section: Int) -> Int {
    super.numberOfItems(inSection: section)
  }
  override func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    super.register(cellClass, forCellWithReuseIdentifier: identifier)
  }
  override func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    super.register(nib, forCellWithReuseIdentifier: identifier)
  }
  override func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    super.register(
      viewClass, forSupplementaryViewOfKind: elementKind, withReuseIdentifier: identifier)
  }
  override func register(
    _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
  ) { super.register(nib, forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier) }
  override func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    super.dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath)
  }
  override func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    super.dequeueReusableSupplementaryView(
      ofKind: elementKind, withReuseIdentifier: identifier, for: indexPath)
  }
  override func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)?) {
    super.performBatchUpdates(updates, completion: completion)
  }
  override func insertItems(at indexPaths: [IndexPath]) { super.insertItems(at: indexPaths) }
  override func deleteItems(at indexPaths: [IndexPath]) { super.deleteItems(at: indexPaths) }
  override func reloadItems(at indexPaths: [IndexPath]) { super.reloadItems(at: indexPaths) }
  override func reconfigureItems(at indexPaths: [IndexPath]) {
    super.reconfigureItems(at: indexPaths)
  }
  override func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    super.moveItem(at: indexPath, to: newIndexPath)
  }
  override func insertSections(_ sections: IndexSet) { super.insertSections(sections) }
  override func deleteSections(_ sections: IndexSet) { super.deleteSections(sections) }
  override func reloadSections(_ sections: IndexSet) { super.reloadSections(sections) }
  override func moveSection(_ section: Int, toSection newSection: Int) {
    super.moveSection(section, toSection: newSection)
  }
  override var indexPathsForSelectedItems: [IndexPath]? { super.indexPathsForSelectedItems }
  override func selectItem(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: UICollectionView.ScrollPosition
  ) { super.selectItem(at: indexPath, animated: animated, scrollPosition: scrollPosition) }
  override func deselectItem(at indexPath: IndexPath, animated: Bool) {
    super.deselectItem(at: indexPath, animated: animated)
  }
  override func scrollToItem(
    at indexPath: IndexPath, at scrollPosition: UICollectionView.ScrollPosition, animated: Bool
  ) { super.scrollToItem(at: indexPath, at: scrollPosition, animated: animated) }
  override func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool {
    super.beginInteractiveMovementForItem(at: indexPath)
  }
  override func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {
    super.updateInteractiveMovementTargetPosition(targetPosition)
  }
  override func endInteractiveMovement() { super.endInteractiveMovement() }
  override func cancelInteractiveMovement() { super.cancelInteractiveMovement() }
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesCancelled(touches, with: event)
  }
}

class UICollectionViewCellSubclass: UICollectionViewCell {
  override init(frame: CGRect) { super.init(frame: frame) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  // An override of `contentView` is not covered.
  override var isSelected: Bool { didSet {} }
  override var isHighlighted: Bool { didSet {} }
  override var backgroundView: UIView? { didSet {} }
  override var selectedBackgroundView: UIView? { didSet {} }
  override func layoutSubviews() { super.layoutSubviews() }
}

class UICollectionViewControllerSubclass: UICollectionViewController {
  override init(collectionViewLayout layout: UICollectionViewLayout) {
    super.init(collectionViewLayout: layout)
  }
  override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override var collectionView: UICollectionView! { didSet {} }
  override var clearsSelectionOnViewWillAppear: Bool { didSet {} }
  override var installsStandardGestureForInteractiveMovement: Bool { didSet {} }
  override var collectionViewLayout: UICollectionViewLayout { super.collectionViewLayout }
  override func loadView() { super.loadView() }
  override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated) }
  override func numberOfSections(in collectionView: UICollectionView) -> Int {
    super.numberOfSections(in: collectionView)
  }
  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { super.collectionView(collectionView, numberOfItemsInSection: section) }
  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { super.collectionView(collectionView, cellForItemAt: indexPath) }
  override func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    super.collectionView(collectionView, viewForSupplementaryElementOfKind: kind, at: indexPath)
  }
  override func collectionView(
    _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool { super.collectionView(collectionView, canMoveItemAt: indexPath) }
  override func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) { super.collectionView(collectionView, moveItemAt: sourceIndexPath, to: destinationIndexPath) }
  override func collectionView(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool { super.collectionView(collectionView, shouldHighlightItemAt: indexPath) }
  override func collectionView(
    _ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath
  ) { super.collectionView(collectionView, didHighlightItemAt: indexPath) }
  override func collectionView(
    _ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath
  ) { super.collectionView(collectionView, didUnhighlightItemAt: indexPath) }
  override func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool { super.collectionView(collectionView, shouldSelectItemAt: indexPath) }
  override func collectionView(
    _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool { super.collectionView(collectionView, shouldDeselectItemAt: indexPath) }
  override func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) { super.collectionView(collectionView, didSelectItemAt: indexPath) }
  override func collectionView(
    _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
  ) { super.collectionView(collectionView, didDeselectItemAt: indexPath) }
  override func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) { super.collectionView(collectionView, willDisplay: cell, forItemAt: indexPath) }
  override func collectionView(
    _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String, at indexPath: IndexPath
  ) {
    super.collectionView(
      collectionView, willDisplaySupplementaryView: view, forElementKind: elementKind, at: indexPath
    )
  }
  override func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) { super.collectionView(collectionView, didEndDisplaying: cell, forItemAt: indexPath) }
  override func collectionView(
    _ collectionView: UICollectionView,
    didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath
  ) {
    super.collectionView(
      collectionView, didEndDisplayingSupplementaryView: view, forElementOfKind: elementKind,
      at: indexPath)
  }
  override func collectionView(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveFromItemAt originalIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath {
    super.collectionView(
      collectionView, targetIndexPathForMoveFromItemAt: originalIndexPath,
      toProposedIndexPath: proposedIndexPath)
  }
  override func collectionView(
    _ collectionView: UICollectionView,
    targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint {
    super.collectionView(
      collectionView, targetContentOffsetForProposedContentOffset: proposedContentOffset)
  }
  override func scrollViewDidScroll(_ scrollView: UIScrollView) {
    super.scrollViewDidScroll(scrollView)
  }
  override func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    super.scrollViewWillBeginDragging(scrollView)
  }
  override func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    super.scrollViewWillEndDragging(
      scrollView, withVelocity: velocity, targetContentOffset: targetContentOffset)
  }
  override func scrollViewDidEndDragging(
    _ scrollView: UIScrollView, willDecelerate decelerate: Bool
  ) { super.scrollViewDidEndDragging(scrollView, willDecelerate: decelerate) }
  override func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    super.scrollViewWillBeginDecelerating(scrollView)
  }
  override func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    super.scrollViewDidEndDecelerating(scrollView)
  }
  override func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    super.scrollViewDidEndScrollingAnimation(scrollView)
  }
}

class UINibSubclass: UINib {
  override init(nibName name: String, bundle bundleOrNil: Bundle?) {
    super.init(nibName: name, bundle: bundleOrNil)
  }
}
