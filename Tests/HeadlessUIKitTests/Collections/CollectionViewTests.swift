// SPDX-License-Identifier: MIT
import HeadlessUIKit
import ResinTestSupport
import Testing

@MainActor @Suite struct CollectionViewTests {
  @Test func `Only items in sight have cells, and the cells are reused`() {
    let screen = CollectionStage([Array(0..<1_000_000)])
    screen.device.perform {
      expectEqual(screen.view.contentSize, CGSize(width: 320, height: 40_000_000))
      expectEqual(screen.view.visibleCells.count, 12)
      for offset in [100.0, 5_000, 20_000_000, 0] {
        screen.view.contentOffset.y = offset
        screen.device.advanceFrame()
        #expect(screen.view.visibleCells.count <= 13)
        for path in screen.view.indexPathsForVisibleItems {
          let cell = screen.view.cellForItem(at: path) as? NumberCell
          expectEqual(cell?.number, path.item)
          expectEqual(cell?.frame.minY, CGFloat(path.item) * 40)
        }
      }
      #expect(screen.device.counters.cellsMade <= 26)
      expectEqual(screen.numbers.shown, screen.view.visibleCells.count)
    }
  }

  @Test func `Nothing is visible after reloadData until layout`() {
    let screen = CollectionStage([[1, 2, 3]])
    screen.device.perform {
      screen.numbers.sections = [[4, 5]]
      screen.view.reloadData()
      expectEqual(screen.view.numberOfItems(inSection: 0), 2)
      #expect(screen.view.visibleCells.isEmpty && screen.cell(0, 0) == nil)
      #expect(screen.view.indexPathsForVisibleItems.isEmpty)
      screen.view.layoutIfNeeded()
      expectEqual(screen.view.visibleCells.compactMap { ($0 as? NumberCell)?.number }, [4, 5])
      expectEqual(screen.numbers.shown, 2)
    }
  }

  @Test func `A grid keeps its columns, also in its last line`() {
    let screen = CollectionStage([Array(0..<8)]) {
      let flow = UICollectionViewFlowLayout()
      flow.itemSize = CGSize(width: 90, height: 50)
      flow.sectionInset = UIEdgeInsets(top: 5, left: 10, bottom: 7, right: 10)
      return flow
    }
    // 300 points: three columns of 90 with two gaps of 15; lines 10 apart.
    let frames = (0..<8).map {
      screen.view.layoutAttributesForItem(at: IndexPath(item: $0, section: 0))?.frame
    }
    expectEqual(frames[0], CGRect(x: 10, y: 5, width: 90, height: 50))
    expectEqual(frames[2], CGRect(x: 220, y: 5, width: 90, height: 50))
    expectEqual(frames[4], CGRect(x: 115, y: 65, width: 90, height: 50))
    expectEqual(frames[7], CGRect(x: 115, y: 125, width: 90, height: 50))
    expectEqual(screen.view.contentSize, CGSize(width: 320, height: 5 + 170 + 7))
  }

  @Test func `A list of a compositional layout uses the heights that cells prefer`() {
    final class TallCell: UICollectionViewCell {
      override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
      ) -> UICollectionViewLayoutAttributes {
        let attributes = super.preferredLayoutAttributesFitting(layoutAttributes)
        attributes.size.height = CGFloat(60 + layoutAttributes.indexPath.item % 3 * 10)
        return attributes
      }
    }
    let screen = CollectionStage([Array(0..<100)]) {
      UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain))
    }
    screen.device.perform {
      screen.view.register(TallCell.self, forCellWithReuseIdentifier: "cell")
      screen.view.reloadData()
      screen.view.layoutIfNeeded()
      var y: CGFloat = 0
      for item in 0..<7 {
        let height = CGFloat(60 + item % 3 * 10)
        let cell = screen.view.cellForItem(at: IndexPath(item: item, section: 0))
        expectEqual(cell?.frame, CGRect(x: 0, y: y, width: 320, height: height))
        y += height
      }
    }
  }

  @Test func `A deleted item fades out and is removed when the update ends`() {
    let screen = CollectionStage([[1, 2, 3]])
    var finished: [Bool] = []
    screen.device.perform {
      screen.numbers.sections = [[1, 3]]
      screen.view.performBatchUpdates(
        {
          screen.view.deleteItems(at: [IndexPath(item: 1, section: 0)])
        }, completion: { finished.append($0) })
      expectEqual(screen.numbers.shown, 3)
      #expect(finished.isEmpty)
    }
    screen.device.advance(by: 1)
    expectEqual(finished, [true])
    expectEqual(screen.numbers.shown, 2)
    expectEqual(screen.view.subviews.filter { $0 is NumberCell }.count, 2)
  }

  @Test func `Registrations make and configure cells and headers`() {
    @MainActor
    final class Source: NSObject, UICollectionViewDataSource {
      let cells = UICollectionView.CellRegistration<NumberCell, Int> { cell, _, number in
        cell.number = number
      }
      let titles = UICollectionView.SupplementaryRegistration<TitleView>(
        elementKind: UICollectionView.elementKindSectionHeader
      ) { view, _, path in
        view.title = "Section \(path.section)"
      }
      func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
      ) -> Int { 100 }
      func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell {
        collectionView.dequeueConfiguredReusableCell(
          using: cells, for: indexPath, item: indexPath.item * 2)
      }
      func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
      ) -> UICollectionReusableView {
        collectionView.dequeueConfiguredReusableSupplementary(using: titles, for: indexPath)
      }
    }
    let screen = CollectionStage([]) {
      let flow = CollectionStage.rows()
      flow.headerReferenceSize.height = 40
      return flow
    }
    let source = screen.device.perform { Source() }
    for offset in [CGFloat(0), 400, 800, 0] {
      screen.perform {
        screen.view.dataSource = source
        screen.view.contentOffset.y = offset
      }
      screen.settle()
      expectEqual(screen.visibleNumbers, screen.view.indexPathsForVisibleItems.map { $0.item * 2 })
    }
    let header = screen.view.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionHeader, at: path(0, 0))
    expectEqual((header as? TitleView)?.title, "Section 0")
    #expect(screen.device.counters.cellsMade <= 15 && screen.problems.lines == [])
  }

  @Test func `Unregistered and undequeued views are reported in UIKit's words`() {
    @MainActor
    final class Careless: Numbers {
      override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell {
        indexPath.item == 0
          ? UICollectionViewCell()
          : collectionView.dequeueReusableCell(withReuseIdentifier: "other", for: indexPath)
      }
    }
    let screen = CollectionStage(numbers: Careless([[1, 2]]))
    let words =
      "cell returned from -collectionView:cellForItemAtIndexPath: does not have a reuseIdentifier - "
      + "cells must be retrieved by calling -dequeueReusableCellWithReuseIdentifier:forIndexPath:"
    expectEqual(
      screen.problems.lines.prefix(2),
      [
        "the " + words,
        "could not dequeue a view of kind: UICollectionElementKindCell with identifier other - must "
          + "register a nib or a class for the identifier or connect a prototype cell in a storyboard",
      ])
    expectEqual(screen.view.visibleCells.count, 2)
  }
}
