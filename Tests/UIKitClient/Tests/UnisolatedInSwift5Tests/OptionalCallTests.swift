// SPDX-License-Identifier: MIT
import UIKit
import XCTest

/// Tests of optional delegate methods called from nonisolated code, as in sources written before
/// Swift had actors. docs/porting.md documents that such code compiles unchanged in Swift 5 mode.
final class OptionalCallTests: XCTestCase {
  private final class Recorder: NSObject, UICollectionViewDelegateFlowLayout,
    UICollectionViewDataSource, UICollectionViewDataSourcePrefetching, UIGestureRecognizerDelegate
  {
    var calls: [String] = []

    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 0 }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { UICollectionViewCell() }

    func collectionView(
      _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
    ) { calls.append("selected \(indexPath.item)") }

    func collectionView(
      _ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]
    ) {}

    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
      calls.append("ended")
    }
  }

  private let recorder = Recorder()
  private let layout = UICollectionViewFlowLayout()
  private lazy var view = UICollectionView(
    frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: layout)

  func testMethodsOfCollectionViewDelegates() {
    let path = IndexPath(item: 3, section: 0)
    view.delegate = recorder
    let delegate = view.delegate
    let cell = UICollectionViewCell(frame: .zero)
    delegate?.collectionView?(view, didSelectItemAt: path)
    delegate?.collectionView?(view, didDeselectItemAt: path)
    delegate?.collectionView?(view, willDisplay: cell, forItemAt: path)
    delegate?.collectionView?(view, didEndDisplaying: cell, forItemAt: path)
    XCTAssertEqual(delegate?.collectionView?(view, shouldSelectItemAt: path), true)
    let flow: UICollectionViewDelegateFlowLayout? = recorder
    _ = flow?.collectionView?(view, layout: layout, sizeForItemAt: path)
    _ = flow?.collectionView?(view, layout: layout, insetForSectionAt: 0)
    _ = flow?.collectionView?(view, didSelectItemAt: path)
    XCTAssertEqual(recorder.calls, ["selected 3", "selected 3"])
  }

  func testMethodsOfDataSources() {
    let path = IndexPath(item: 0, section: 0)
    let source: UICollectionViewDataSource? = recorder
    XCTAssertEqual(source?.numberOfSections?(in: view), 1)
    XCTAssertEqual(source?.collectionView?(view, canMoveItemAt: path), false)
    let prefetching: UICollectionViewDataSourcePrefetching? = recorder
    prefetching?.collectionView?(view, cancelPrefetchingForItemsAt: [path])
  }

  func testMethodsOfScrollViewDelegates() {
    let delegate: UIScrollViewDelegate? = recorder
    var target = CGPoint.zero
    delegate?.scrollViewDidScroll?(view)
    delegate?.scrollViewWillBeginDragging?(view)
    delegate?.scrollViewWillEndDragging?(view, withVelocity: .zero, targetContentOffset: &target)
    delegate?.scrollViewDidEndDragging?(view, willDecelerate: false)
    delegate?.scrollViewWillBeginDecelerating?(view)
    delegate?.scrollViewDidEndDecelerating?(view)
    delegate?.scrollViewDidEndScrollingAnimation?(view)
    delegate?.scrollViewDidZoom?(view)
    delegate?.scrollViewWillBeginZooming?(view, with: nil)
    delegate?.scrollViewDidEndZooming?(view, with: nil, atScale: 1)
    delegate?.scrollViewDidScrollToTop?(view)
    delegate?.scrollViewDidChangeAdjustedContentInset?(view)
    _ = delegate?.viewForZooming?(in: view)
    XCTAssertEqual(delegate?.scrollViewShouldScrollToTop?(view), true)
    XCTAssertEqual(recorder.calls, ["ended"])
  }

  func testMethodsOfGestureRecognizerDelegates() {
    let delegate: UIGestureRecognizerDelegate? = recorder
    let (tap, pan) = (UITapGestureRecognizer(), UIPanGestureRecognizer())
    XCTAssertEqual(delegate?.gestureRecognizerShouldBegin?(tap), true)
    XCTAssertEqual(
      delegate?.gestureRecognizer?(tap, shouldRecognizeSimultaneouslyWith: pan), false)
    XCTAssertEqual(delegate?.gestureRecognizer?(tap, shouldRequireFailureOf: pan), false)
    XCTAssertEqual(delegate?.gestureRecognizer?(tap, shouldBeRequiredToFailBy: pan), false)
    XCTAssertEqual(delegate?.gestureRecognizer?(tap, shouldReceive: UITouch()), true)
  }
}
