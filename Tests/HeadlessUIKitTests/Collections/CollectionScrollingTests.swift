// SPDX-License-Identifier: MIT
import HeadlessUIKit
import ResinTestSupport
import Testing

@MainActor @Suite struct CollectionScrollingTests {
  /// 100 rows of 40 on 480 points, under an inset of 20 and above one of 30: row 50 is at 2,000.
  @Test(arguments: [
    (UICollectionView.ScrollPosition.top, CGFloat(1_980)),
    (UICollectionView.ScrollPosition.centeredVertically, CGFloat(1_785)),
    (UICollectionView.ScrollPosition.bottom, CGFloat(1_590)),
    (UICollectionView.ScrollPosition(), CGFloat(1_590)),
  ])
  func `Scrolling to an item shows it at the requested position`(
    position: UICollectionView.ScrollPosition, offset: CGFloat
  ) {
    let stage = CollectionStage([Array(0..<100)])
    stage.perform {
      stage.view.contentInset = UIEdgeInsets(top: 20, left: 0, bottom: 30, right: 0)
      stage.view.scrollToItem(at: path(0, 50), at: position, animated: false)
      expectEqual(stage.view.contentOffset, CGPoint(x: 0, y: offset))
      // Without a position, items in sight do not move; the ends of the content are respected.
      stage.view.scrollToItem(at: path(0, 48), at: [], animated: false)
      expectEqual(stage.view.contentOffset.y, min(offset, 1_900))
      stage.view.scrollToItem(at: path(0, 99), at: .top, animated: false)
      expectEqual(stage.view.contentOffset.y, 3_550)
      stage.view.scrollToItem(at: path(0, 0), at: .bottom, animated: false)
      expectEqual(stage.view.contentOffset.y, -20)
    }
  }

  @Test func `Scrolling to an item works across, too`() {
    let stage = CollectionStage([Array(0..<100)]) {
      let flow = UICollectionViewFlowLayout()
      flow.scrollDirection = .horizontal
      flow.itemSize = CGSize(width: 40, height: 480)
      flow.minimumLineSpacing = 0
      return flow
    }
    let expected: [(UICollectionView.ScrollPosition, CGFloat)] = [
      (.left, 2_000), (.centeredHorizontally, 1_860), (.right, 1_720), (.centeredVertically, 0),
      ([], 1_720), ([.top, .left], 2_000),
    ]
    for (position, offset) in expected {
      stage.perform {
        stage.view.contentOffset = .zero
        stage.view.scrollToItem(at: path(0, 50), at: position, animated: false)
        expectEqual(stage.view.contentOffset, CGPoint(x: offset, y: 0))
      }
    }
  }

  @Test func `Scrolling to an item with an animation takes the duration of the animation`() {
    let stage = CollectionStage([Array(0..<100)])
    stage.perform { stage.view.scrollToItem(at: path(0, 50), at: .top, animated: true) }
    expectEqual(stage.view.contentOffset.y, 0)
    stage.settle()
    expectEqual(stage.view.contentOffset.y, 2_000)
    expectEqual(stage.visibleNumbers, Array(50..<62))
  }

  /// UIKit documentation, `scrollToItem(at:at:animated:)`: scrolls until the item is visible at the
  /// position. Cells of 30 to 62 points are estimated at 20, so the first target is far too high.
  @Test(arguments: [false, true])
  func `An item beyond rows of estimated heights is reached`(animated: Bool) {
    let stage = CollectionStage([Array(0..<100)]) {
      let size = NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .estimated(20))
      let group = NSCollectionLayoutGroup.vertical(
        layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
      return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
    }
    for (item, position) in [
      (99, UICollectionView.ScrollPosition.bottom), (40, .top), (70, .centeredVertically),
    ] {
      stage.perform { stage.view.scrollToItem(at: path(0, item), at: position, animated: animated) }
      stage.settle()
      let frame = stage.cell(0, item).map { $0.convert($0.bounds, to: stage.window) }
      expectEqual(frame?.height, NumberCell.height(of: item))
      switch position {
      case .top: expectEqual(frame?.minY, 0)
      case .bottom: expectEqual(frame?.maxY, 480)
      default: expectEqual(frame?.midY, 240)
      }
    }
    // A later offset of the client's holds.
    stage.perform {
      stage.view.scrollToItem(at: path(0, 5), at: .top, animated: false)
      stage.view.contentOffset.y = 100
    }
    stage.settle()
    expectEqual(stage.view.contentOffset.y, 100)
  }

  @Test func `Scrolling to a nonexistent item is reported in UIKit's words`() {
    let stage = CollectionStage([[1]])
    stage.perform {
      stage.view.scrollToItem(at: path(0, 1), at: .top, animated: false)
      stage.view.scrollToItem(at: path(1, 0), at: .top, animated: false)
      stage.view.scrollToItem(at: path(0, 0), at: [.top, .bottom], animated: false)
    }
    expectEqual(
      stage.problems.take(),
      [
        "Attempted to scroll the collection view to an out-of-bounds item (1) when there are only 1 "
          + "items in section 0.",
        "Attempted to scroll the collection view to an out-of-bounds section (1) when there are only "
          + "1 sections.",
        "attempt to use a scroll position with multiple vertical positioning styles",
      ])
  }

  @Test func `Data that shrinks does not leave the screen empty`() {
    let stage = CollectionStage([Array(0..<100)])
    stage.perform {
      stage.view.contentOffset.y = 3_000
      stage.view.layoutIfNeeded()
      stage.numbers.sections = [Array(0..<20)]
      stage.view.reloadData()
    }
    stage.settle()
    expectEqual(stage.view.contentOffset.y, 320)
    expectEqual(stage.visibleNumbers, Array(8..<20))
  }

  /// Not documented; chosen because the content must remain under the finger that holds it.
  @Test func `An update does not take the content from a finger that pulls it beyond its edge`() {
    let stage = CollectionStage([Array(0..<40)])
    for step in 0...6 {
      stage.device.send([
        TouchSample(
          finger: 1, phase: step == 0 ? .began : .moved,
          location: CGPoint(x: 100, y: 100 + step * 40), force: 1)
      ])
      stage.device.advanceFrame()
    }
    let pulled = stage.view.contentOffset.y
    #expect(pulled < -20)
    stage.numbers.sections[0].append(40)
    stage.batch { stage.view.insertItems(at: [path(0, 40)]) }
    expectEqual(stage.view.contentOffset.y, pulled)
    stage.settle()
    expectEqual(stage.view.contentOffset.y, pulled)
  }

  @Test func `Rows above the visible area grow upwards while momentum scrolls`() {
    let stage = CollectionStage([Array(0..<400)]) {
      UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain))
    }
    stage.perform { stage.view.contentOffset.y = 8_000 }
    stage.settle()
    // A flick of the finger downwards: the rows that scroll into sight above have not been measured
    // yet.
    for step in 0...6 {
      stage.device.send([
        TouchSample(
          finger: 1, phase: step == 0 ? .began : step == 6 ? .ended : .moved,
          location: CGPoint(x: 100, y: 100 + step * 40), force: 1)
      ])
      stage.device.advanceFrame()
    }
    var last: [IndexPath: CGFloat] = [:]
    while stage.view.isDecelerating {
      stage.device.advanceFrame()
      let now = Dictionary(
        uniqueKeysWithValues: stage.view.indexPathsForVisibleItems.map {
          ($0, (stage.view.cellForItem(at: $0)?.frame.minY ?? 0) - stage.view.contentOffset.y)
        })
      for (path, place) in now {
        // On the screen all rows move down, by the same distance, and never jump.
        if let before = last[path] { #expect(place >= before - 1e-6 && place - before < 60) }
      }
      last = now
    }
    #expect(last.count > 5)
  }
}
