// SPDX-License-Identifier: MIT
import ResinTestSupport
import Testing

@testable import HeadlessUIKit

/// docs/design/collections.md: during an interactive movement, callbacks have the index paths of
/// the data, so every item keeps its own size.
@MainActor @Suite struct CollectionReorderingSizeTests {
  /// Heights that depend on the number: 40 points for 0, and 10 more for each number.
  private final class Sizes: Numbers, UICollectionViewDelegateFlowLayout {
    var width: CGFloat = 320
    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
      let number = sections[indexPath.section][indexPath.item]
      return CGSize(width: width, height: CGFloat(40 + 10 * (number % 10)))
    }
  }

  private func makeStage(_ sections: [[Int]], width: CGFloat = 320) -> CollectionStage {
    let sizes = Sizes(sections)
    sizes.width = width
    return CollectionStage(numbers: sizes) {
      let flow = UICollectionViewFlowLayout()
      flow.minimumLineSpacing = 0
      flow.minimumInteritemSpacing = 0
      return flow
    }
  }

  /// The heights of the visible cells, by their numbers.
  private func heights(_ stage: CollectionStage) -> [Int: CGFloat] {
    var result: [Int: CGFloat] = [:]
    for case let cell as NumberCell in stage.view.visibleCells {
      result[cell.number] = cell.frame.height
    }
    return result
  }

  private func hold(_ stage: CollectionStage, _ start: IndexPath, at points: CGPoint...) {
    stage.perform { _ = stage.view.beginInteractiveMovementForItem(at: start) }
    for point in points {
      stage.perform { stage.view.updateInteractiveMovementTargetPosition(point) }
      stage.settle()
    }
  }

  @Test func `Rows of different heights keep them, and make room for the held one`() {
    let stage = makeStage([Array(0..<6)])
    let before = heights(stage)
    expectEqual(before, [0: 40, 1: 50, 2: 60, 3: 70, 4: 80, 5: 90])
    hold(stage, path(0, 0), at: CGPoint(x: 160, y: 250))
    expectEqual(heights(stage), before)
    // Row 4 was under the finger, so row 0 is inserted behind it: rows 1 to 4 moved up by its 40
    // points.
    #expect((1..<6).map { stage.cell(0, $0)?.frame.minY } == [0, 50, 110, 180, 300])
    expectEqual(stage.cell(0, 0)?.frame, CGRect(x: 0, y: 230, width: 320, height: 40))
    expectEqual(stage.view.contentSize.height, 390)
    stage.perform { stage.view.endInteractiveMovement() }
    stage.settle()
    expectEqual(heights(stage), before)
    #expect(stage.cell(0, 4)?.number == 0 && stage.cell(0, 4)?.frame.minY == 260)
  }

  @Test func `Upwards, and over several places, sizes stay with their items`() {
    let stage = makeStage([Array(0..<6)])
    let before = heights(stage)
    hold(
      stage, path(0, 5), at: CGPoint(x: 160, y: 250), CGPoint(x: 160, y: 100),
      CGPoint(x: 160, y: 10), CGPoint(x: 160, y: 170))
    #expect(heights(stage) == before && stage.view.contentSize.height == 390)
    stage.perform { stage.view.cancelInteractiveMovement() }
    stage.settle()
    #expect(heights(stage) == before && stage.cell(0, 5)?.frame.minY == 300)
  }

  @Test func `An item that rests under the finger does not change places`() {
    let stage = makeStage([Array(0..<6)])
    hold(stage, path(0, 0), at: CGPoint(x: 160, y: 250))
    let rows = (1..<6).map { stage.cell(0, $0)?.frame.minY }
    for y in [250, 251, 250.5, 252, 255] as [CGFloat] {
      stage.perform { stage.view.updateInteractiveMovementTargetPosition(CGPoint(x: 160, y: y)) }
      if y != 250.5 { #expect((1..<6).map { stage.cell(0, $0)?.frame.minY } == rows) }
    }
    // Back up: the finger leads, and the item follows.
    for y in stride(from: 254 as CGFloat, to: 10, by: -6) {
      stage.perform { stage.view.updateInteractiveMovementTargetPosition(CGPoint(x: 160, y: y)) }
    }
    stage.settle()
    #expect((1..<6).map { stage.cell(0, $0)?.frame.minY } == [40, 90, 150, 220, 300])
  }

  @Test func `In another section and in a grid, sizes stay with their items`() {
    let stage = makeStage([[0, 1, 2], [13, 14, 15]], width: 160)
    let before = heights(stage)
    hold(stage, path(0, 1), at: CGPoint(x: 80, y: 140), CGPoint(x: 240, y: 150))
    expectEqual(stage.view.numberOfItems(inSection: 1), 4)
    expectEqual(heights(stage), before)
    hold(stage, path(0, 1), at: CGPoint(x: 80, y: 20))
    expectEqual(heights(stage), before)
  }

  @Test func `Cells that come into view while an item is held have their own sizes`() {
    let stage = makeStage([Array(0..<60)])
    hold(stage, path(0, 0), at: CGPoint(x: 160, y: 470))
    stage.device.advance(by: 2)
    #expect(stage.view.contentOffset.y > 400)
    for case let cell as NumberCell in stage.view.visibleCells {
      expectEqual(cell.frame.height, CGFloat(40 + 10 * (cell.number % 10)))
    }
    expectEqual(stage.problems.lines, [])
  }

  @Test(arguments: [false, true])
  func `Measured sizes stay with their items`(isList: Bool) {
    let stage = CollectionStage([Array(0..<7)]) {
      if isList {
        return UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain))
      }
      let flow = CollectionStage.rows()
      flow.estimatedItemSize = CGSize(width: 320, height: 44)
      return flow
    }
    stage.settle()
    let before = heights(stage)
    #expect(before.allSatisfy { $1 == NumberCell.height(of: $0) } && before.count == 7)
    hold(stage, path(0, 0), at: CGPoint(x: 160, y: 150), CGPoint(x: 160, y: 210))
    expectEqual(heights(stage), before)
  }

  @Test func `Badges stay with their items, and that of the held item follows the finger`() {
    let stage = CollectionStage([Array(0..<5)]) {
      let badge = NSCollectionLayoutSupplementaryItem(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .absolute(20), heightDimension: .absolute(20)),
        elementKind: "badge", containerAnchor: NSCollectionLayoutAnchor(edges: [.top, .trailing]))
      let size = NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(60))
      let item = NSCollectionLayoutItem(layoutSize: size, supplementaryItems: [badge])
      return UICollectionViewCompositionalLayout(
        section: NSCollectionLayoutSection(
          group: .vertical(layoutSize: size, subitems: [item])))
    }
    stage.settle()
    let badge = { (item: Int) in
      stage.view.supplementaryView(forElementKind: "badge", at: path(0, item)) as? TitleView
    }
    let badges = (0..<5).map(badge)
    func check() {
      for item in 0..<5 {
        #expect(badge(item) === badges[item] && badge(item)?.title == "0.\(item)")
        expectEqual(badge(item)?.frame.minY, stage.cell(0, item)?.frame.minY)
      }
    }
    hold(stage, path(0, 1), at: CGPoint(x: 160, y: 215))
    expectEqual([0, 2, 3, 4].map { stage.cell(0, $0)?.frame.minY }, [0, 60, 120, 240])
    check()
    stage.perform { stage.view.cancelInteractiveMovement() }
    stage.settle()
    check()
    hold(stage, path(0, 1), at: CGPoint(x: 160, y: 215))
    stage.perform { stage.view.endInteractiveMovement() }
    stage.settle()
    // The views move with their items: that of item 1 is at the index 3 now.
    #expect([0, 2, 3, 1, 4].enumerated().allSatisfy { badge($0.offset) === badges[$0.element] })
    expectEqual(stage.problems.lines, [])
  }

  @Test func `Index paths of the data have the attributes of their items`() {
    let stage = makeStage([Array(0..<6)])
    hold(stage, path(0, 0), at: CGPoint(x: 160, y: 250))
    for item in 1..<6 {
      let attributes = stage.view.layoutAttributesForItem(at: path(0, item))
      expectEqual(attributes?.indexPath, path(0, item))
      expectEqual(attributes?.frame, stage.cell(0, item)?.frame)
    }
    let touches = TouchStage(device: stage.device, window: stage.window)
    touches.tap(160, 20)  // row 1, which is at the top
    expectEqual(stage.view.indexPathsForSelectedItems, [path(0, 1)])
  }
}
