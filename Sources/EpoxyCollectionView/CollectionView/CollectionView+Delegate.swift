// SPDX-License-Identifier: MIT

// The delegate methods of UIKit, forwarded to models and delegates.
extension CollectionView: UICollectionViewDelegate {
  // MARK: Display

  /// Notifies the models, the view and the display delegate.
  public func collectionView(
    _: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) {
    guard let cell = cell as? CollectionViewCell else {
      return EpoxyLogger.shared.assertionFailure("\(cell) is not a cell of this collection view.")
    }
    answering { willDisplay(cell, at: indexPath) }
  }

  /// Notifies the models, the view and the display delegate.
  public func collectionView(
    _: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt _: IndexPath
  ) {
    guard let cell = cell as? CollectionViewCell else {
      return EpoxyLogger.shared.assertionFailure("\(cell) is not a cell of this collection view.")
    }
    answering { didEndDisplaying(cell) }
  }

  /// Notifies the models, the view and the display delegate.
  public func collectionView(
    _: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String, at _: IndexPath
  ) {
    guard let view = view as? CollectionViewReusableView else { return }
    answering { willDisplay(view, kind: elementKind) }
  }

  /// Notifies the models, the view and the display delegate.
  public func collectionView(
    _: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String, at _: IndexPath
  ) {
    guard let view = view as? CollectionViewReusableView else { return }
    answering { didEndDisplaying(view, kind: elementKind) }
  }

  // MARK: Highlights and selection

  private func isSelectable(_ path: IndexPath) -> Bool {
    if let item = data.item(at: path) { return item.isSelectable }
    EpoxyLogger.shared.assertionFailure("There is no item at \(path).")
    return false
  }

  private func changeState(_ state: ItemCellState, at path: IndexPath, animated: Bool) {
    guard let item = data.item(at: path), let cell = cellForItem(at: path) as? CollectionViewCell
    else { return }
    report(state, to: item, in: cell, animated: animated)
  }

  /// Whether the item can be selected.
  public func collectionView(
    _: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool {
    isSelectable(indexPath)
  }

  /// Notifies the models and the view.
  public func collectionView(
    _ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath
  ) {
    // The closures may set other sections, which may replace the view at this index path.
    let cell = cellForItem(at: indexPath) as? CollectionViewCell
    let item = cell?.displayed?.item.diffIdentifier
    changeState(.highlighted, at: indexPath, animated: true)
    if let cell, cell.displayed?.item.diffIdentifier == item { notifyOfTouch(true, cell) }
  }

  /// Notifies the models and the view.
  public func collectionView(
    _ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath
  ) {
    // An item that remains selected keeps the selected state.
    let cell = cellForItem(at: indexPath) as? CollectionViewCell
    changeState(cell?.isSelected ?? false ? .selected : .normal, at: indexPath, animated: true)
    if let cell { notifyOfTouch(false, cell) }
  }

  /// Whether the item can be selected.
  public func collectionView(_: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
    isSelectable(indexPath)
  }

  /// Notifies the models and the view, and deselects the item if ``autoDeselectItems`` is set.
  public func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {
    guard let item = data.item(at: indexPath),
      let cell = cellForItem(at: indexPath) as? CollectionViewCell
    else { return }
    let metadata = ItemCellMetadata(
      traitCollection: traitCollection, state: .selected, animated: true)
    report(.selected, to: item, in: cell, animated: true)
    item.handleDidSelect(cell, with: metadata)
    (cell.view as? any SelectableView)?.didSelect()
    if autoDeselectItems { deselectAll(reportedBy: cell) }
  }

  private func deselectAll(reportedBy cell: CollectionViewCell) {
    for path in indexPathsForSelectedItems ?? [] {
      deselectItem(at: path, animated: true)
      guard let other = cellForItem(at: path) as? CollectionViewCell, other !== cell,
        other.reportedState != .normal
      else { continue }
      changeState(.normal, at: path, animated: true)
    }
    // The closures may have set other sections, which may move or remove the cell.
    guard let item = cell.displayed?.item else { return }
    report(.normal, to: item, in: cell, animated: true)
  }

  /// Whether the item can be selected.
  public func collectionView(
    _: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool {
    isSelectable(indexPath)
  }

  /// Changes the state of the item to normal, which configures its view.
  public func collectionView(
    _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
  ) {
    changeState(.normal, at: indexPath, animated: true)
  }

  // MARK: Layouts and moves

  /// Calls the transition layout delegate.
  public func collectionView(
    _: UICollectionView, transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
    newLayout toLayout: UICollectionViewLayout
  ) -> UICollectionViewTransitionLayout {
    let layout = answering {
      transitionLayoutDelegate?.collectionView(
        self, transitionLayoutForOldLayout: fromLayout, newLayout: toLayout)
    }
    return layout
      ?? UICollectionViewTransitionLayout(currentLayout: fromLayout, nextLayout: toLayout)
  }

  /// Calls the reordering delegate.
  public func collectionView(
    _: UICollectionView, targetIndexPathForMoveFromItemAt originalIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath {
    mayMove(from: originalIndexPath, to: proposedIndexPath) ? proposedIndexPath : originalIndexPath
  }
}

extension CollectionView: UICollectionViewDataSourcePrefetching {
  /// Notifies the prefetching delegate.
  public func collectionView(_: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
    let items = indexPaths.compactMap { data.item(at: $0) }
    guard !items.isEmpty else { return }
    answering { prefetchDelegate?.collectionView(self, prefetch: items) }
  }

  /// Notifies the prefetching delegate.
  public func collectionView(
    _: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
  ) {
    let items = indexPaths.compactMap { data.item(at: $0) }
    guard !items.isEmpty else { return }
    answering { prefetchDelegate?.collectionView(self, cancelPrefetchingOf: items) }
  }
}

// MARK: - Scrolling

extension CollectionView: UIScrollViewDelegate {
  /// Notifies the scroll delegate.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {
    scrollDelegate?.scrollViewDidScroll?(scrollView)
  }

  /// Ends scrolling to an item, and notifies the scroll delegate.
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    scroller?.cancel()
    scrollDelegate?.scrollViewWillBeginDragging?(scrollView)
  }

  /// Notifies the scroll delegate.
  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    scrollDelegate?.scrollViewWillEndDragging?(
      scrollView, withVelocity: velocity, targetContentOffset: targetContentOffset)
  }

  /// Notifies the scroll delegate.
  public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  {
    scrollDelegate?.scrollViewDidEndDragging?(scrollView, willDecelerate: decelerate)
  }

  /// Calls the scroll delegate, and ends scrolling to an item.
  public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
    let should = scrollDelegate?.scrollViewShouldScrollToTop?(scrollView) ?? true
    if should { scroller?.cancel() }
    return should
  }

  /// Notifies the scroll delegate.
  public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {
    scrollDelegate?.scrollViewDidScrollToTop?(scrollView)
  }

  /// Notifies the scroll delegate.
  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    scrollDelegate?.scrollViewWillBeginDecelerating?(scrollView)
  }

  /// Notifies the scroll delegate.
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    scrollDelegate?.scrollViewDidEndDecelerating?(scrollView)
  }

  /// Notifies the scroll delegate.
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    scrollDelegate?.scrollViewDidEndScrollingAnimation?(scrollView)
  }
}
