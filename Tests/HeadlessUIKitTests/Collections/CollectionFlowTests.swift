// SPDX-License-Identifier: MIT
import HeadlessUIKit
import ResinTestSupport
import Testing

/// A delegate that returns stored metrics for a flow layout.
@MainActor
private final class FlowDelegate: NSObject, UICollectionViewDelegateFlowLayout {
  var size: (IndexPath) -> CGSize = { _ in CGSize(width: 50, height: 50) }
  var inset = UIEdgeInsets.zero
  var lineSpacing: CGFloat = 0
  var itemSpacing: CGFloat = 0
  var header = CGSize.zero
  var footer = CGSize.zero

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { size(indexPath) }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets { inset }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat { lineSpacing }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat { itemSpacing }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize { header }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize { footer }
}

/// A delegate that gives spacings and no sizes.
@MainActor
private final class SpacingDelegate: NSObject, UICollectionViewDelegateFlowLayout {
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat { 3 }
}

@MainActor @Suite struct CollectionFlowTests {
  private func frame(_ stage: CollectionStage, _ section: Int, _ item: Int) -> CGRect? {
    stage.view.layoutAttributesForItem(at: path(section, item))?.frame
  }

  private func title(_ stage: CollectionStage, _ kind: String, _ section: Int) -> CGRect? {
    stage.view.layoutAttributesForSupplementaryElement(ofKind: kind, at: path(section, 0))?.frame
  }

  /// Collection View Programming Guide for iOS, "Using the Flow Layout": items are centered in
  /// their line and spread over its length; spacings are minimums. UIKit documentation,
  /// `headerReferenceSize`: only the height counts where content scrolls vertically. That an empty
  /// section keeps its insets is not documented; they belong to the section.
  @Test func `Sections are laid out with the sizes, insets and spacings of the delegate`() {
    let stage = CollectionStage([[1, 2, 3], [], [4]]) { UICollectionViewFlowLayout() }
    let delegate = FlowDelegate()
    delegate.size = { CGSize(width: 120, height: 20 + $0.item * 10) }
    delegate.inset = UIEdgeInsets(top: 5, left: 10, bottom: 7, right: 10)
    delegate.lineSpacing = 3
    delegate.itemSpacing = 4
    delegate.header = CGSize(width: 1, height: 30)
    delegate.footer = CGSize(width: 1, height: 15)
    stage.perform {
      stage.view.delegate = delegate
      stage.view.collectionViewLayout.invalidateLayout()
      stage.view.layoutIfNeeded()
    }
    // Two items of 120 fit into 300 points. The first item, 20 high, is centered in a line of 30.
    expectEqual(
      title(stage, UICollectionView.elementKindSectionHeader, 0),
      CGRect(x: 0, y: 0, width: 320, height: 30))
    expectEqual(frame(stage, 0, 0), CGRect(x: 10, y: 40, width: 120, height: 20))
    expectEqual(frame(stage, 0, 1), CGRect(x: 190, y: 35, width: 120, height: 30))
    expectEqual(frame(stage, 0, 2)?.origin, CGPoint(x: 10, y: 68))
    // 30 + 5 + 30 + 3 + 40 + 7 = 115: the footer; the empty section is 30 + 12 + 15 long.
    expectEqual(title(stage, UICollectionView.elementKindSectionFooter, 0)?.minY, 115)
    expectEqual(title(stage, UICollectionView.elementKindSectionHeader, 1)?.minY, 130)
    expectEqual(title(stage, UICollectionView.elementKindSectionFooter, 1)?.minY, 172)
    expectEqual(title(stage, UICollectionView.elementKindSectionHeader, 2)?.minY, 187)
    expectEqual(frame(stage, 2, 0)?.minY, 222)
    expectEqual(stage.view.contentSize, CGSize(width: 320, height: 264))
  }

  /// UIKit documentation, `sectionHeadersPinToVisibleBounds`: headers are pinned to the top of the
  /// bounds while their section is visible, and move with its end. That they are in front of the
  /// cells is not documented; they would be covered otherwise.
  @Test func `Pinned headers remain visible as long as their section`() {
    let stage = CollectionStage([Array(0..<20), Array(0..<20)]) {
      let flow = CollectionStage.rows()
      flow.headerReferenceSize = CGSize(width: 0, height: 30)
      flow.sectionHeadersPinToVisibleBounds = true
      return flow
    }
    let kind = UICollectionView.elementKindSectionHeader
    for (offset, first) in [
      (CGFloat(0), CGFloat(0)), (100, 100), (800, 800), (815, 800), (829, 800),
    ] {
      stage.perform { stage.view.contentOffset.y = offset }
      stage.device.advanceFrame()
      // The section ends at 30 + 20 * 40 = 830.
      expectEqual(
        stage.view.supplementaryView(forElementKind: kind, at: path(0, 0))?.frame.minY, first)
    }
    // In front of the cells, for hit tests, too.
    stage.perform { stage.view.contentOffset.y = 105 }
    stage.settle()
    let header = stage.view.supplementaryView(forElementKind: kind, at: path(0, 0))
    #expect(stage.view.hitTest(CGPoint(x: 100, y: 120), with: nil) === header)
  }

  /// UIKit documentation, `estimatedItemSize`: a size other than zero lets cells determine theirs
  /// with `preferredLayoutAttributesFitting(_:)`.
  /// UIKit documentation, `estimatedItemSize`: cells give their sizes when they are on the screen.
  @Test func `Cells that are not made yet have the delegate's size, or without one the estimate`() {
    for (delegate, rest) in [(SpacingDelegate(), 40), (FlowDelegate(), 77)]
      as [(any UICollectionViewDelegateFlowLayout, CGFloat)]
    {
      let stage = CollectionStage([Array(0..<1000)]) {
        let flow = CollectionStage.rows()
        flow.itemSize = CGSize(width: 50, height: 50)
        flow.estimatedItemSize = CGSize(width: 320, height: 40)
        return flow
      }
      (delegate as? FlowDelegate)?.size = { _ in CGSize(width: 320, height: 77) }
      stage.perform {
        stage.view.delegate = delegate
        stage.view.collectionViewLayout.invalidateLayout()
        stage.view.layoutIfNeeded()
      }
      let spacing: CGFloat = delegate is SpacingDelegate ? 3 : 0
      let made = stage.visibleNumbers.map { NumberCell.height(of: $0) }
      let height = made.reduce(0, +) + CGFloat(1000 - made.count) * rest + 999 * spacing
      // A cell at the edge may have been made while the others were measured.
      expectNear(stage.view.contentSize.height, height, within: 80)
    }
  }

  @Test func `Self-sizing cells determine the heights of rows and of grid lines`() {
    for width in [320.0, 150] {
      let stage = CollectionStage([Array(0..<100)]) {
        let flow = CollectionStage.rows()
        flow.estimatedItemSize = CGSize(width: width, height: 40)
        flow.minimumInteritemSpacing = 0
        return flow
      }
      let perLine = width == 320 ? 1 : 2
      var y: CGFloat = 0
      for line in 0..<4 {
        let numbers = (0..<perLine).map { line * perLine + $0 }
        let height = numbers.map { NumberCell.height(of: $0) }.max() ?? 0
        for number in numbers {
          let own = NumberCell.height(of: number)
          expectEqual(stage.cell(0, number)?.frame.height, own)
          expectEqual(stage.cell(0, number)?.frame.minY, y + (height - own) / 2)
        }
        y += height
      }
    }
  }

  /// Not documented; chosen because `layoutAttributesForElements(in:)` returns every element that
  /// intersects the rectangle.
  @Test func `Overlapping rows remain visible until their own end`() {
    let stage = CollectionStage([Array(0..<40)]) {
      let flow = CollectionStage.rows()
      flow.minimumLineSpacing = -10
      return flow
    }
    // Row n is from 30 n to 30 n + 40.
    stage.perform { stage.view.contentOffset.y = 305 }
    stage.settle()
    expectEqual(stage.visibleNumbers, Array(9...26))
  }

  /// Not documented; chosen because a wrong size from a data source should not stop the program or
  /// hide all other items.
  @Test func `Invalid item sizes give a finite content size`() {
    for size in [
      CGSize(width: CGFloat.nan, height: 40), CGSize(width: 40, height: CGFloat.nan),
      CGSize(width: -40, height: 40), CGSize(width: 40, height: -40), .zero,
      CGSize(width: CGFloat.infinity, height: 40), CGSize(width: 1e9, height: 1e9),
      UICollectionViewFlowLayout.automaticSize,
    ] {
      let stage = CollectionStage([Array(0..<30)]) {
        let flow = UICollectionViewFlowLayout()
        flow.itemSize = size
        flow.minimumLineSpacing = size.width == 0 ? .nan : 10
        return flow
      }
      let delegate = FlowDelegate()
      delegate.size = { _ in size }
      stage.perform {
        stage.view.contentOffset.y = 10
        stage.view.delegate = delegate
        stage.view.collectionViewLayout.invalidateLayout()
        stage.view.layoutIfNeeded()
      }
      #expect(stage.view.contentSize.height.isFinite && stage.view.contentSize.height >= 0)
    }
  }

  /// Not documented; follows from `visibleCells`: an empty rectangle shows no cell.
  @Test func `A view has no cells while its size is zero`() {
    let stage = CollectionStage([Array(0..<30)], size: .zero)
    #expect(stage.view.visibleCells.isEmpty)
    stage.perform { stage.view.frame.size = CGSize(width: 320, height: 80) }
    stage.settle()
    expectEqual(stage.visibleNumbers, [0, 1])
    stage.perform { stage.view.frame.size = CGSize(width: 160, height: 80) }
    stage.settle()
    #expect(stage.visibleNumbers == [0, 1] && stage.numbers.shown == 2)
    stage.perform { stage.view.frame.size = .zero }
    stage.settle()
    #expect(stage.view.visibleCells.isEmpty && stage.numbers.shown == 0)
  }

  /// UIKit documentation, `estimatedItemSize`: cells determine their sizes; Collection View
  /// Programming Guide, "Using the Flow Layout": a line gets as many items as fit into it.
  @Test func `Cells that are wider than their estimate break the lines anew`() {
    final class WideCell: UICollectionViewCell {
      override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
      ) -> UICollectionViewLayoutAttributes {
        let attributes = super.preferredLayoutAttributesFitting(layoutAttributes)
        attributes.size = CGSize(width: 150, height: 40)
        return attributes
      }
    }
    let stage = CollectionStage([Array(0..<4)], cell: WideCell.self) {
      let flow = UICollectionViewFlowLayout()
      flow.estimatedItemSize = CGSize(width: 100, height: 40)
      flow.minimumInteritemSpacing = 10
      flow.minimumLineSpacing = 0
      return flow
    }
    stage.settle()
    // Two of them, with the spacing, have room in 320 points; three of the estimated width had.
    let frames = (0..<4).compactMap { frame(stage, 0, $0) }
    expectEqual(frames.map(\.minY), [0, 0, 40, 40])
    #expect(frames.allSatisfy { $0.size == CGSize(width: 150, height: 40) })
    expectEqual(frames[1].maxX, 320)
    expectEqual(stage.view.contentSize.height, 80)
  }

  /// UIKit documentation, `UICollectionViewLayout`: a subclass defines its attributes, contexts and
  /// decoration views; `prepare()` runs again after an invalidation, and
  /// `shouldInvalidateLayout(forBoundsChange:)` is false by default.
  @Test func `A custom layout provides attributes, contexts and decoration views`() {
    @MainActor
    final class Tilted: UICollectionViewLayoutAttributes {
      var tilt = 0
      override nonisolated func copy(with zone: NSZone? = nil) -> Any {
        nonisolated(unsafe) let copy = super.copy(with: zone)
        MainActor.assumeIsolated { (copy as? Tilted)?.tilt = tilt }
        return copy
      }
    }
    @MainActor
    final class Context: UICollectionViewLayoutInvalidationContext {}
    @MainActor
    final class Stairs: UICollectionViewLayout {
      var preparations = 0
      var contexts = 0
      override class var layoutAttributesClass: AnyClass { Tilted.self }
      override class var invalidationContextClass: AnyClass { Context.self }
      override var collectionViewContentSize: CGSize { CGSize(width: 320, height: 1_000) }
      override func prepare() { preparations += 1 }
      override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        contexts += context is Context ? 1 : 0
        super.invalidateLayout(with: context)
      }
      override func layoutAttributesForItem(at indexPath: IndexPath)
        -> UICollectionViewLayoutAttributes?
      {
        let attributes = Tilted(forCellWith: indexPath)
        attributes.tilt = indexPath.item
        attributes.frame = CGRect(
          x: indexPath.item * 20, y: indexPath.item * 100, width: 50, height: 100)
        attributes.alpha = 0.5
        return attributes
      }
      override func layoutAttributesForElements(in rect: CGRect)
        -> [UICollectionViewLayoutAttributes]?
      {
        let back = UICollectionViewLayoutAttributes(
          forDecorationViewOfKind: "back", with: path(0, 0))
        back.frame = CGRect(x: 0, y: 0, width: 320, height: 1_000)
        back.zIndex = -1
        return [back] + (0..<10).compactMap { layoutAttributesForItem(at: path(0, $0)) }
      }
    }
    let stairs = Device().perform { Stairs() }
    let stage = CollectionStage([Array(0..<10)]) {
      stairs.register(TitleView.self, forDecorationViewOfKind: "back")
      return stairs
    }
    expectEqual(stage.visibleNumbers, [0, 1, 2, 3, 4])
    expectEqual(stage.cell(0, 2)?.frame, CGRect(x: 40, y: 200, width: 50, height: 100))
    expectEqual(stage.cell(0, 2)?.alpha, 0.5)
    let back = stage.view.subviews.compactMap { $0 as? TitleView }
    #expect(back.count == 1 && stage.view.subviews.first === back.first)
    let preparations = stairs.preparations
    stage.perform { stage.view.contentOffset.y = 300 }
    stage.device.advanceFrame()
    expectEqual(stairs.preparations, preparations)
    #expect(stage.view.subviews.first === back.first)
    stage.perform { stairs.invalidateLayout() }
    stage.device.advanceFrame()
    #expect(stairs.preparations == preparations + 1 && stairs.contexts > 1)
  }

  /// Not documented; chosen because one item has one cell, and because UIKit raises an exception
  /// with this message.
  @Test func `Duplicate items of a layout are shown once, and nonexistent ones are reported`() {
    @MainActor
    final class Confused: UICollectionViewLayout {
      var names: [Int] = []
      override var collectionViewContentSize: CGSize { CGSize(width: 320, height: 480) }
      override func layoutAttributesForElements(in rect: CGRect)
        -> [UICollectionViewLayoutAttributes]?
      {
        names.map { item in
          let attributes = UICollectionViewLayoutAttributes(forCellWith: path(0, item))
          attributes.frame = CGRect(x: 0, y: item * 40, width: 320, height: 40)
          return attributes
        }
      }
    }
    let confused = Device().perform { Confused() }
    confused.names = [0, 1, 2]
    let stage = CollectionStage([[0, 1, 2]]) { confused }
    expectEqual(stage.visibleNumbers, [0, 1, 2])
    confused.names = [0, 0, 0, 7]
    stage.perform { confused.invalidateLayout() }
    stage.device.advanceFrame()
    #expect(stage.visibleNumbers == [0] && stage.numbers.shown == 1)
    expectEqual(
      stage.problems.lines.first,
      "UICollectionView received layout attributes for a cell with an index path that does not "
        + "exist: {length = 2, path = 0 - 7}")
    stage.numbers.sections = [[]]
    confused.names = []
    stage.perform { stage.view.reloadData() }
    stage.settle()
    #expect(stage.view.visibleCells.isEmpty && stage.numbers.shown == 0)
  }
}
