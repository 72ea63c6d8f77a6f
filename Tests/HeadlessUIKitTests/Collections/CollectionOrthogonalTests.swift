// SPDX-License-Identifier: MIT
import ResinTestSupport
import Testing

@testable import HeadlessUIKit

/// UIKit documentation, `performBatchUpdates(_:completion:)`: changes of several items are animated
/// together. So the row of a section that scrolls across moves like the items above and below it.
@MainActor @Suite struct CollectionOrthogonalTests {
  private let stage: CollectionStage

  /// A list whose cells are 30 to 62 points high, estimated at 90; a row of cells of 100 by 50
  /// points; and a list again.
  init() {
    stage = CollectionStage([[0, 1], Array(100..<110), [5]]) {
      UICollectionViewCompositionalLayout { section, _ in
        let isRow = section == 1
        let size = NSCollectionLayoutSize(
          widthDimension: isRow ? .absolute(100) : .fractionalWidth(1),
          heightDimension: isRow ? .absolute(50) : .estimated(90))
        let result = NSCollectionLayoutSection(
          group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
        )
        if isRow { result.orthogonalScrollingBehavior = .continuous }
        return result
      }
    }
    stage.settle()
  }

  private func insert(_ numbers: [Int]) {
    stage.numbers.sections[0].insert(contentsOf: numbers, at: 0)
    stage.view.insertItems(at: numbers.indices.map { path(0, $0) })
  }

  /// A cell's frame in the collection view.
  private func frame(_ section: Int, _ item: Int) -> CGRect? {
    stage.cell(section, item).map { $0.convert($0.bounds, to: stage.view) }
  }

  /// The distance of the upper edge of a cell from that of the content, as shown on the screen.
  private func shownTop(_ cell: UIView) -> CGFloat {
    var (top, layer) = (cell.layer.presentation()?.frame.minY ?? .nan, cell.layer.superlayer)
    while let parent = layer, parent !== stage.view.layer {
      let shown = parent.presentation() ?? parent
      top += shown.frame.minY - shown.bounds.minY
      layer = parent.superlayer
    }
    return top
  }

  @Test(arguments: [false, true])
  func `Cells of a row are in the row after cells above it were measured`(animated: Bool) {
    // 30 + 38 points for the numbers 0 and 1, and 46 + 54 for 2 and 3.
    expectEqual(frame(1, 1), CGRect(x: 100, y: 68, width: 100, height: 50))
    stage.batch(animated: animated) { insert([2, 3]) }
    expectEqual(frame(1, 1), CGRect(x: 100, y: 168, width: 100, height: 50))
    stage.settle()
    expectEqual(frame(1, 1), CGRect(x: 100, y: 168, width: 100, height: 50))
    expectEqual(frame(2, 0), CGRect(x: 0, y: 218, width: 320, height: 30))
  }

  @Test func `A row moves in an animated update as the cells below it`() throws {
    let (row, below) = (try #require(stage.cell(1, 0)), try #require(stage.cell(2, 0)))
    expectEqual(shownTop(row), 68)
    stage.batch { insert([2, 3]) }
    var places: [CGFloat] = []
    for _ in 0..<9 {
      stage.device.advance(by: 0.03)
      places.append(shownTop(row))
      expectNear(shownTop(below) - shownTop(row), 50, within: 0.001)
    }
    #expect(places == places.sorted() && places[0] < 80)
    #expect(places.contains { $0 > 100 && $0 < 140 })
  }

  @Test func `A row that is moved out of sight is shown until its animation ends`() throws {
    let row = try #require(stage.cell(1, 0)?.superview)
    stage.batch { insert(Array(10..<24)) }
    stage.device.advance(by: 0.06)
    #expect(row.superview === stage.view)
    expectEqual(row.subviews.filter { $0 is NumberCell }.count, 4)
    stage.settle()
    #expect(row.superview == nil)
    expectEqual(stage.numbers.shown, stage.view.visibleCells.count)
    stage.perform { stage.view.scrollToItem(at: path(1, 0), at: .bottom, animated: false) }
    stage.settle()
    #expect(stage.cell(1, 0) != nil)
  }

  @Test(arguments: [false, true])
  func `A row that becomes too short for its offset ends at its end`(animated: Bool) {
    stage.perform { stage.view.scrollToItem(at: path(1, 9), at: .right, animated: false) }
    stage.settle()
    // Ten cells of 100 points in 320.
    expectEqual(frame(1, 9)?.minX, 220)
    stage.device.perform {
      let delete = {
        stage.numbers.sections[1].removeLast(5)
        stage.view.deleteItems(at: (5..<10).map { path(1, $0) })
      }
      if animated {
        stage.view.performBatchUpdates(delete)
      } else {
        UIView.performWithoutAnimation { stage.view.performBatchUpdates(delete) }
      }
      expectEqual(frame(1, 4), CGRect(x: 220, y: 68, width: 100, height: 50))
    }
    stage.settle()
    #expect((1..<5).map { frame(1, $0)?.minX } == [-80, 20, 120, 220])
  }

  /// UIKit documentation, `NSCollectionLayoutDimension.estimated(_:)`: the size of an item is
  /// determined when it is rendered, whatever was estimated.
  @Test(arguments: [20, 30, 46, 62, 90])
  func `A row is as high as its highest cell, also if that has the estimated height`(
    estimate: CGFloat
  ) {
    // Cells of 62 and 30 points, then of 30 and 62, then of 46 points.
    let stage = CollectionStage([[4, 0], [0, 4], [2]]) {
      UICollectionViewCompositionalLayout { section, _ in
        let size = NSCollectionLayoutSize(
          widthDimension: .absolute(100), heightDimension: .estimated(estimate))
        let result = NSCollectionLayoutSection(
          group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
        )
        result.orthogonalScrollingBehavior = .continuous
        return result
      }
    }
    stage.settle()
    let tops = (0..<3).map { section in
      stage.cell(section, 0).map { $0.convert($0.bounds, to: stage.view).minY }
    }
    expectEqual(tops, [0, 62, 124])
    expectEqual(stage.view.contentSize.height, 170)
  }

  private final class Kind {
    var isRow = true
  }

  /// UIKit documentation, `orthogonalScrollingBehavior`: `.none` lays a section out along the main
  /// axis.
  @Test(arguments: [false, true])
  func `A scrolled row that becomes a list begins with its first item`(reloads: Bool) {
    let kind = Kind()
    let stage = CollectionStage([[0], Array(100..<110)]) {
      UICollectionViewCompositionalLayout { section, _ in
        let size = NSCollectionLayoutSize(
          widthDimension: .absolute(100), heightDimension: .absolute(50))
        let result = NSCollectionLayoutSection(
          group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
        )
        if section == 1, kind.isRow { result.orthogonalScrollingBehavior = .continuous }
        return result
      }
    }
    stage.settle()
    stage.perform { stage.view.scrollToItem(at: path(1, 9), at: .right, animated: false) }
    stage.settle()
    #expect(stage.cell(1, 9) != nil && stage.cell(1, 0) == nil)
    kind.isRow = false
    stage.perform {
      if reloads {
        stage.view.reloadData()
      } else {
        stage.view.collectionViewLayout.invalidateLayout()
      }
    }
    stage.settle()
    expectEqual(stage.cell(1, 0)?.frame, CGRect(x: 0, y: 50, width: 100, height: 50))
    expectEqual(stage.cell(1, 7)?.frame, CGRect(x: 0, y: 400, width: 100, height: 50))
  }
}
