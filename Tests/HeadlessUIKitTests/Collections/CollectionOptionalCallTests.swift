// SPDX-License-Identifier: MIT
import HeadlessUIKit
import ResinTestSupport
import Testing

/// Calls with a question mark, as in sources that are written for Apple's UIKit.
@MainActor @Suite struct CollectionOptionalCallTests {
  @Test func `Methods of a delegate and of a data source are called with a question mark`() {
    let stage = CollectionStage([[1, 2]])
    let view = stage.view
    stage.numbers.logsDisplay = true
    let cell = UICollectionViewCell()
    view.delegate?.collectionView?(view, willDisplay: cell, forItemAt: path(0, 7))
    view.delegate?.collectionView?(view, didEndDisplaying: cell, forItemAt: path(0, 7))
    expectEqual(stage.numbers.log.take(), ["will 0.7", "end 0.7"])
    #expect(view.delegate?.collectionView?(view, shouldSelectItemAt: path(0, 0)) == true)
    view.delegate?.collectionView?(view, didSelectItemAt: path(0, 0))
    expectEqual(
      view.delegate?.collectionView?(
        view, targetIndexPathForMoveFromItemAt: path(0, 0), toProposedIndexPath: path(0, 1)),
      path(0, 1))
    expectEqual(view.dataSource?.numberOfSections?(in: view), 1)
    expectEqual(view.dataSource?.collectionView(view, numberOfItemsInSection: 0), 2)
    #expect(view.dataSource?.collectionView?(view, canMoveItemAt: path(0, 0)) == true)
    view.dataSource?.collectionView?(view, moveItemAt: path(0, 0), to: path(0, 1))
    expectEqual(stage.numbers.sections, [[2, 1]])
    view.delegate?.scrollViewDidScroll?(view)
    let none: (any UICollectionViewDelegate)? = nil
    #expect(none?.collectionView?(view, shouldSelectItemAt: path(0, 0)) == nil)
  }

  @Test func `Methods of a flow layout's delegate are called with a question mark`() {
    @MainActor
    final class All: NSObject, UICollectionViewDelegateFlowLayout,
      UICollectionViewDataSourcePrefetching
    {
      var prepared: [IndexPath] = []
      func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
      ) -> CGSize { CGSize(width: 7, height: 8) }
      func collectionView(
        _ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]
      ) { prepared += indexPaths }
    }
    let stage = CollectionStage([[1]])
    let (view, layout) = (stage.view, stage.view.collectionViewLayout)
    let all = All()
    let flow: (any UICollectionViewDelegateFlowLayout)? = all
    expectEqual(
      flow?.collectionView?(view, layout: layout, sizeForItemAt: path(0, 0)),
      CGSize(width: 7, height: 8))
    expectEqual(flow?.collectionView?(view, layout: layout, insetForSectionAt: 0), .zero)
    #expect(flow?.collectionView?(view, shouldHighlightItemAt: path(0, 0)) == true)
    let prefetching: (any UICollectionViewDataSourcePrefetching)? = all
    prefetching?.collectionView(view, prefetchItemsAt: [path(0, 0)])
    prefetching?.collectionView?(view, cancelPrefetchingForItemsAt: [path(0, 0)])
    expectEqual(all.prepared, [path(0, 0)])
  }
}
