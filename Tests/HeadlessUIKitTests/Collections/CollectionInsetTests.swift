// SPDX-License-Identifier: MIT
import ResinTestSupport
import Testing

@testable import HeadlessUIKit

/// Batches that change whether the safe area belongs to the insets: by default it does where the
/// content is larger than the view (UIKit documentation,
/// `ContentInsetAdjustmentBehavior.scrollableAxes`).
@MainActor @Suite struct CollectionInsetTests {
  enum Layout: CaseIterable { case flow, compositional, list }

  private let safeArea = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)

  private func makeStage(_ count: Int, _ layout: Layout) -> CollectionStage {
    let stage = CollectionStage([Array(0..<count)]) { () -> UICollectionViewLayout in
      return switch layout {
      case .flow: CollectionStage.rows()
      case .compositional: Self.fixedRows()
      case .list:
        UICollectionViewCompositionalLayout.list(
          using: UICollectionLayoutListConfiguration(appearance: .plain))
      }
    }
    stage.device.screen.resize(to: CGSize(width: 320, height: 480), safeAreaInsets: safeArea)
    stage.perform {
      stage.view.contentInset = UIEdgeInsets(top: 20, left: 0, bottom: 10, right: 0)
      stage.view.contentInsetAdjustmentBehavior = .automatic
    }
    stage.perform { stage.view.contentOffset.y = -stage.view.adjustedContentInset.top }
    return stage
  }

  private static func fixedRows() -> UICollectionViewCompositionalLayout {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .absolute(40))
    return UICollectionViewCompositionalLayout(
      section: NSCollectionLayoutSection(
        group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])))
  }

  private func replace(_ stage: CollectionStage, with count: Int, animated: Bool) {
    let old = stage.numbers.sections[0].count
    stage.batch(animated: animated) {
      stage.numbers.sections = [Array(1000..<1000 + count)]
      stage.view.deleteItems(at: (0..<old).map { path(0, $0) })
      stage.view.insertItems(at: (0..<count).map { path(0, $0) })
    }
  }

  /// The client's inset of 20 points, and the safe area where the content is higher than 480
  /// points.
  private func top(_ stage: CollectionStage) -> CGFloat {
    20 + (stage.view.contentSize.height > 480 ? safeArea.top : 0)
  }

  @Test(arguments: Layout.allCases)
  func `Content at its top remains there whatever its new height`(layout: Layout) {
    var random = SplitMix64(seed: 47)
    for isAnimated in [true, false] {
      let stage = makeStage(30, layout)
      for count in [0, 30, 3, 40, 0, 5, 60]
        + (0..<20).map({ _ in Int.random(in: 0...40, using: &random) })
      {
        replace(stage, with: count, animated: isAnimated)
        expectEqual(stage.view.adjustedContentInset.top, top(stage), "\(count)")
        expectEqual(stage.view.contentOffset.y, -top(stage), "\(count)")
        stage.settle()
        expectEqual(stage.view.contentOffset.y, -top(stage), "\(count)")
      }
    }
  }

  @Test(arguments: Layout.allCases)
  func `The offset of content at its top changes only along with the insets`(layout: Layout) {
    let stage = makeStage(30, layout)
    let log = Log()
    let observation = stage.view.observe(\.contentOffset) { view, _ in
      MainActor.assumeIsolated {
        if view.contentOffset.y != -view.adjustedContentInset.top {
          log.add("\(view.contentOffset)")
        }
      }
    }
    for count in [0, 30, 3, 60, 0] { replace(stage, with: count, animated: true) }
    expectEqual(log.lines, [])
    observation.invalidate()
  }

  @Test(arguments: Layout.allCases)
  func `Scrolled content rests within its new limits`(layout: Layout) {
    var random = SplitMix64(seed: 34)
    for _ in 0..<60 {
      let stage = makeStage(Int.random(in: 14...60, using: &random), layout)
      stage.perform { stage.view.contentOffset.y = .random(in: 1...300, using: &random) }
      let old = stage.view.contentOffset.y
      replace(
        stage, with: Int.random(in: 0...60, using: &random), animated: .random(using: &random))
      stage.settle()
      let view = stage.view
      let isHigher = view.contentSize.height > 480
      let end = view.contentSize.height - 480 + 10 + (isHigher ? safeArea.bottom : 0)
      #expect(view.contentOffset.y <= max(end, -top(stage)) + 1e-9)
      #expect(view.contentOffset.y >= min(old, -top(stage)) - 1e-9)
    }
  }

  @Test
  func `Another layout whose content is lower leaves content at its top there`() {
    let stage = makeStage(20, .flow)
    for height in [4, 40, 4] as [CGFloat] {
      let flow = CollectionStage.rows()
      flow.itemSize.height = height
      stage.perform { stage.view.setCollectionViewLayout(flow, animated: true) }
      expectEqual(stage.view.contentOffset.y, -top(stage))
      stage.settle()
      expectEqual(stage.view.contentOffset.y, -top(stage))
    }
  }
}
