// SPDX-License-Identifier: MIT

// Optional methods are called as `delegate?.collectionView?(view, didSelectItemAt: path)`, which needs a
// value that may be nil. It is a property of the methods' base name, whose type has a call for each of
// them. It is never nil: what a delegate leaves out does what the protocol says it does by default.
extension UICollectionViewDelegate {
  /// The methods of this name, to be called with a question mark.
  public var collectionView: _CollectionViewDelegateMethods? {
    _CollectionViewDelegateMethods(delegate: self)
  }
}

extension UICollectionViewDelegateFlowLayout {
  /// The methods of this name, to be called with a question mark.
  public var collectionView: _CollectionViewDelegateFlowLayoutMethods? {
    _CollectionViewDelegateFlowLayoutMethods(flowDelegate: self)
  }
}

/// Not to be used: what the methods of the delegate and of a flow layout's delegate have in common.
@preconcurrency @MainActor
public protocol _CollectionViewDelegateCalling {
  /// The delegate.
  var delegate: any UICollectionViewDelegate { get }
}

/// Calls the delegate's methods of this name.
@preconcurrency @MainActor
public struct _CollectionViewDelegateMethods: _CollectionViewDelegateCalling {
  /// The delegate.
  public let delegate: any UICollectionViewDelegate
}

/// Calls the methods of this name of a flow layout's delegate.
@preconcurrency @MainActor
public struct _CollectionViewDelegateFlowLayoutMethods: _CollectionViewDelegateCalling {
  fileprivate let flowDelegate: any UICollectionViewDelegateFlowLayout

  /// The delegate.
  public var delegate: any UICollectionViewDelegate { flowDelegate }

  /// Calls the delegate's method.
  public func callAsFunction(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    flowDelegate.collectionView(
      collectionView, layout: collectionViewLayout, sizeForItemAt: indexPath)
  }

  /// Calls the delegate's method.
  public func callAsFunction(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets {
    flowDelegate.collectionView(
      collectionView, layout: collectionViewLayout, insetForSectionAt: section)
  }

  /// Calls the delegate's method.
  public func callAsFunction(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat {
    flowDelegate.collectionView(
      collectionView, layout: collectionViewLayout, minimumLineSpacingForSectionAt: section)
  }

  /// Calls the delegate's method.
  public func callAsFunction(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat {
    flowDelegate.collectionView(
      collectionView, layout: collectionViewLayout, minimumInteritemSpacingForSectionAt: section)
  }

  /// Calls the delegate's method.
  public func callAsFunction(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize {
    flowDelegate.collectionView(
      collectionView, layout: collectionViewLayout, referenceSizeForHeaderInSection: section)
  }

  /// Calls the delegate's method.
  public func callAsFunction(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize {
    flowDelegate.collectionView(
      collectionView, layout: collectionViewLayout, referenceSizeForFooterInSection: section)
  }
}

extension _CollectionViewDelegateCalling {
  /// Calls the delegate's method.
  public func callAsFunction(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool {
    delegate.collectionView(collectionView, shouldHighlightItemAt: indexPath)
  }

  /// Calls the delegate's method.
  public func callAsFunction(
    _ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath
  ) {
    delegate.collectionView(collectionView, didHighlightItemAt: indexPath)
  }

  /// Calls the delegate's method.
  public func callAsFunction(
    _ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath
  ) {
    delegate.collectionView(collectionView, didUnhighlightItemAt: indexPath)
  }

  /// Calls the delegate's method.
  public func callAsFunction(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool {
    delegate.collectionView(collectionView, shouldSelectItemAt: indexPath)
  }

  /// Calls the delegate's method.
  public func callAsFunction(
    _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool {
    delegate.collectionView(collectionView, shouldDeselectItemAt: indexPath)
  }

  /// Calls the delegate's method.
  public func callAsFunction(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {
    delegate.collectionView(collectionView, didSelectItemAt: indexPath)
  }

  /// Calls the delegate's method.
  public func callAsFunction(
    _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
  ) {
    delegate.collectionView(collectionView, didDeselectItemAt: indexPath)
  }

  /// Calls the delegate's method.
  public func callAsFunction(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    delegate.collectionView(collectionView, willDisplay: cell, forItemAt: indexPath)
  }

  /// Calls the delegate's method.
  public func callAsFunction(
    _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String, at indexPath: IndexPath
  ) {
    delegate.collectionView(
      collectionView, willDisplaySupplementaryView: view, forElementKind: elementKind, at: indexPath
    )
  }

  /// Calls the delegate's method.
  public func callAsFunction(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    delegate.collectionView(collectionView, didEndDisplaying: cell, forItemAt: indexPath)
  }

  /// Calls the delegate's method.
  public func callAsFunction(
    _ collectionView: UICollectionView,
    didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath
  ) {
    delegate.collectionView(
      collectionView, didEndDisplayingSupplementaryView: view, forElementOfKind: elementKind,
      at: indexPath)
  }

  /// Calls the delegate's method.
  public func callAsFunction(
    _ collectionView: UICollectionView,
    transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
    newLayout toLayout: UICollectionViewLayout
  ) -> UICollectionViewTransitionLayout {
    delegate.collectionView(
      collectionView, transitionLayoutForOldLayout: fromLayout, newLayout: toLayout)
  }

  /// Calls the delegate's method.
  public func callAsFunction(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveFromItemAt originalIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath {
    delegate.collectionView(
      collectionView, targetIndexPathForMoveFromItemAt: originalIndexPath,
      toProposedIndexPath: proposedIndexPath)
  }

  /// Calls the delegate's method.
  public func callAsFunction(
    _ collectionView: UICollectionView,
    targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint {
    delegate.collectionView(
      collectionView, targetContentOffsetForProposedContentOffset: proposedContentOffset)
  }
}
