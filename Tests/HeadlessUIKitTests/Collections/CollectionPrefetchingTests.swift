// SPDX-License-Identifier: MIT
import HeadlessUIKit
import ResinTestSupport
import Testing

@MainActor
private final class Preparer: NSObject, UICollectionViewDataSourcePrefetching {
  var prepared: [Int] = []
  var cancelled: [Int] = []

  func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
    prepared += indexPaths.map(\.item)
  }

  func collectionView(
    _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
  ) {
    cancelled += indexPaths.map(\.item)
  }
}

@MainActor @Suite struct CollectionPrefetchingTests {
  private let stage = CollectionStage([Array(0..<1_000)])
  private let preparer = Preparer()

  init() {
    let (stage, preparer) = (stage, preparer)
    stage.perform {
      stage.view.prefetchDataSource = preparer
      stage.view.reloadData()
    }
    stage.settle()
  }

  @Test func `The next screen is prefetched once, the nearest items first`() {
    expectEqual(preparer.prepared, Array(12..<24))
    preparer.prepared = []
    stage.perform { stage.view.contentOffset.y = 400 }
    stage.settle()
    // Rows 10 to 21 are in sight. Rows 22 to 33 are below, of which 22 and 23 were prefetched; rows
    // 0 to 9 are above.
    expectEqual(Set(preparer.prepared), Set(Array(24..<34) + Array(0..<10)))
    expectEqual(preparer.prepared.first, 9)
    expectEqual(preparer.cancelled, [])
    let cells = stage.device.counters.cellsMade
    #expect(cells <= 13)
  }

  @Test func `Prefetching is cancelled for items that leave the next screen unseen`() {
    stage.perform { stage.view.contentOffset.y = 20_000 }
    stage.settle()
    expectEqual(preparer.cancelled, Array(12..<24))
    preparer.cancelled = []
    stage.perform { stage.view.isPrefetchingEnabled = false }
    expectEqual(preparer.cancelled, Array(488..<500) + Array(512..<524))
    preparer.prepared = []
    stage.perform { stage.view.contentOffset.y = 0 }
    stage.settle()
    expectEqual(preparer.prepared, [])
  }

  @Test func `Items are prefetched across where the content scrolls across`() {
    stage.perform {
      let flow = UICollectionViewFlowLayout()
      flow.scrollDirection = .horizontal
      flow.itemSize = CGSize(width: 80, height: 480)
      flow.minimumLineSpacing = 0
      preparer.prepared = []
      stage.view.collectionViewLayout = flow
    }
    stage.settle()
    expectEqual(preparer.prepared, Array(4..<8))
  }
}
