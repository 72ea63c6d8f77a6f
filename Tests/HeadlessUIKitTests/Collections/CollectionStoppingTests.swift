// SPDX-License-Identifier: MIT
import Foundation
import ResinTestSupport
import Testing

@testable import HeadlessUIKit

/// Layouts that decide where scrolling stops.
///
/// UIKit documentation, `UICollectionViewLayout.targetContentOffset(forProposedContentOffset:
/// withScrollingVelocity:)`: returns the point at which to stop scrolling, given the proposed point
/// and a velocity in points per second.
/// `UIScrollViewDelegate.scrollViewWillEndDragging(_:withVelocity: targetContentOffset:)`: a
/// velocity in points per millisecond, and the offset at which the content is expected to stop,
/// which the delegate may change.
@MainActor @Suite struct CollectionStoppingTests {
  private final class SnappingLayout: UICollectionViewFlowLayout {
    var asked: [(proposed: CGPoint, velocity: CGPoint)] = []
    var answer: (CGPoint) -> CGPoint = { $0 }
    var isFlipped = false
    var offsetOfChange: CGPoint?

    override var flipsHorizontallyInOppositeLayoutDirection: Bool { isFlipped }

    override func targetContentOffset(
      forProposedContentOffset proposedContentOffset: CGPoint,
      withScrollingVelocity velocity: CGPoint
    ) -> CGPoint {
      asked.append((proposedContentOffset, velocity))
      return answer(
        super.targetContentOffset(
          forProposedContentOffset: proposedContentOffset, withScrollingVelocity: velocity))
    }

    override func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint)
      -> CGPoint
    {
      offsetOfChange
        ?? super.targetContentOffset(forProposedContentOffset: proposedContentOffset)
    }
  }

  private final class Delegate: NSObject, UICollectionViewDelegate {
    var told: [(velocity: CGPoint, target: CGPoint)] = []
    var wish: CGPoint?

    func scrollViewWillEndDragging(
      _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
      targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
      told.append((velocity, targetContentOffset.pointee))
      if let wish { targetContentOffset.pointee = wish }
    }
  }

  private let delegate = Delegate()

  /// Sixty items of 100 points in one line.
  private func stage(
    _ direction: UICollectionView.ScrollDirection, rightToLeft: Bool = false
  ) -> (CollectionStage, SnappingLayout) {
    let layout = SnappingLayout()
    layout.isFlipped = rightToLeft
    let stage = CollectionStage([Array(0..<60)], isShown: false) {
      layout.itemSize =
        direction == .vertical ? CGSize(width: 320, height: 100) : CGSize(width: 100, height: 480)
      layout.minimumLineSpacing = 0
      layout.scrollDirection = direction
      return layout
    }
    if rightToLeft { stage.view.semanticContentAttribute = .forceRightToLeft }
    stage.show()
    stage.view.delegate = delegate
    stage.settle()
    return (stage, layout)
  }

  private func drag(_ stage: CollectionStage, by way: CGPoint, velocity: CGPoint) {
    stage.perform { drag(stage.view, by: way, velocity: velocity) }
  }

  private func drag(_ view: UIScrollView, by way: CGPoint, velocity: CGPoint) {
    view.touchBegan()
    view.beginDrag(at: .zero)
    view.drag(to: way)
    view.endDrag(velocity: velocity)
  }

  @Test func `The layout's target is the delegate's target, and the content stops there`() {
    let (stage, layout) = stage(.vertical)
    layout.answer = { CGPoint(x: $0.x, y: ($0.y / 100).rounded() * 100) }
    drag(stage, by: CGPoint(x: 0, y: -30), velocity: CGPoint(x: 0, y: -800))
    // The proposed offset is the one at which a scroll view without a layout would stop.
    let plain = Delegate()
    stage.perform {
      let view = UIScrollView(frame: stage.view.frame)
      view.contentSize = CGSize(width: 320, height: 6000)
      view.delegate = plain
      stage.window.addSubview(view)
      drag(view, by: CGPoint(x: 0, y: -30), velocity: CGPoint(x: 0, y: -800))
    }
    let expected = plain.told.first?.target ?? .zero
    #expect(layout.asked.count == 1 && layout.asked.first?.proposed == expected)
    expectEqual(layout.asked.first?.velocity, CGPoint(x: 0, y: 800))
    let target = CGPoint(x: 0, y: (expected.y / 100).rounded() * 100)
    #expect(target != expected)
    #expect(delegate.told.count == 1 && delegate.told.first?.target == target)
    expectEqual(delegate.told.first?.velocity, CGPoint(x: 0, y: 0.8))
    stage.device.advance(by: 10)
    expectEqual(stage.view.contentOffset, target)
  }

  @Test func `A layout without a target of its own does not change the deceleration`() {
    let (stage, layout) = stage(.vertical)
    drag(stage, by: CGPoint(x: 0, y: -30), velocity: CGPoint(x: 0, y: -800))
    stage.device.advance(by: 10)
    expectEqual(layout.asked.first?.proposed, delegate.told.first?.target)
    expectNear(stage.view.contentOffset.y, (delegate.told.first?.target.y ?? 0), within: 1)
  }

  @Test func `The delegate may change the layout's target`() {
    let (stage, layout) = stage(.vertical)
    layout.answer = { _ in CGPoint(x: 0, y: 700) }
    delegate.wish = CGPoint(x: 0, y: 250)
    drag(stage, by: CGPoint(x: 0, y: -30), velocity: .zero)
    expectEqual(delegate.told.first?.target, CGPoint(x: 0, y: 700))
    stage.device.advance(by: 10)
    expectEqual(stage.view.contentOffset, CGPoint(x: 0, y: 250))
  }

  @Test func `A drag that ends without a velocity continues to the layout's target`() {
    let (stage, layout) = stage(.horizontal)
    layout.answer = { _ in CGPoint(x: 100, y: 0) }
    drag(stage, by: CGPoint(x: -30, y: 0), velocity: .zero)
    expectEqual(layout.asked.first?.proposed, CGPoint(x: 30, y: 0))
    expectEqual(layout.asked.first?.velocity, .zero)
    stage.device.advance(by: 10)
    expectEqual(stage.view.contentOffset, CGPoint(x: 100, y: 0))
  }

  /// Not documented; chosen because the scroll would stop at a page without the layout.
  @Test func `With paging the proposed offset is that of a page`() {
    let (stage, layout) = stage(.horizontal)
    stage.view.isPagingEnabled = true
    drag(stage, by: CGPoint(x: -200, y: 0), velocity: CGPoint(x: -10, y: 0))
    expectEqual(layout.asked.first?.proposed, CGPoint(x: 320, y: 0))
    stage.device.advance(by: 10)
    expectEqual(stage.view.contentOffset, CGPoint(x: 320, y: 0))
  }

  /// 6000 points of content in 320: the leading end is at an offset of 5680, and the offset that
  /// shows the point 300 points from there is 5380.
  @Test func `The target of a flipped layout is in coordinates that begin at the leading side`() {
    let (stage, layout) = stage(.horizontal, rightToLeft: true)
    expectEqual(stage.view.contentOffset.x, 5680)
    layout.answer = { _ in CGPoint(x: 300, y: 0) }
    drag(stage, by: CGPoint(x: 80, y: 0), velocity: .zero)
    expectEqual(layout.asked.first?.proposed, CGPoint(x: 80, y: 0))
    expectEqual(delegate.told.first?.target, CGPoint(x: 5380, y: 0))
    stage.device.advance(by: 10)
    expectEqual(stage.view.contentOffset, CGPoint(x: 5380, y: 0))
    drag(stage, by: CGPoint(x: 10, y: 0), velocity: CGPoint(x: 500, y: 0))
    expectEqual(layout.asked.last?.velocity, CGPoint(x: 500, y: 0))
    expectEqual(delegate.told.last?.velocity, CGPoint(x: -0.5, y: 0))
  }

  /// UIKit documentation, `targetContentOffset(forProposedContentOffset:)`: called during updates
  /// and transitions between layouts for the offset at the end of the animation.
  @Test func `The layout changes the offset after an update and after a change of layouts`() {
    let (stage, layout) = stage(.vertical)
    layout.offsetOfChange = CGPoint(x: 0, y: 140)
    stage.batch {
      stage.numbers.sections = [Array(0..<59)]
      stage.view.deleteItems(at: [path(0, 59)])
    }
    stage.settle()
    expectEqual(stage.view.contentOffset, CGPoint(x: 0, y: 140))
    let next = SnappingLayout()
    next.itemSize = CGSize(width: 320, height: 50)
    next.offsetOfChange = CGPoint(x: 0, y: 90)
    stage.perform { stage.view.setCollectionViewLayout(next, animated: true) }
    stage.settle()
    expectEqual(stage.view.contentOffset, CGPoint(x: 0, y: 90))
  }
}
