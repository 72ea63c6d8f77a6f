// SPDX-License-Identifier: MIT
import HeadlessUIKit
import ResinTestSupport
import Testing

/// Random batches, also while the previous one is animated, while the content scrolls and while an
/// item is moved. The result is compared with a fresh collection view of the final data.
@MainActor @Suite struct CollectionPropertyTests {
  enum Kind: String, CaseIterable {
    case rows, grid, row, headers
    /// Rows whose cells determine their heights: a fresh view has measured only the rows in sight.
    case list
  }

  @Test(arguments: Kind.allCases)
  func `The screen after random batches is that of a fresh view`(kind: Kind) {
    var random = SplitMix64(seed: 3)
    for _ in 0..<sampleCount(120) {
      var maker = BatchMaker(random: random)
      let stage = CollectionStage(maker.start()) { layout(kind) }
      stage.view.allowsSelection = false  // or fingers that hardly move would select
      for _ in 0..<8 {
        step(stage, &maker)
      }
      stage.device.perform { stage.view.cancelInteractiveMovement() }
      stage.settle()
      check(stage, kind)
      random = maker.random
    }
  }

  private func step(_ stage: CollectionStage, _ maker: inout BatchMaker) {
    let view = stage.view
    switch maker.below(10) {
    case 0...3:
      let batch = maker.batch(of: stage.numbers.sections)
      stage.batch(animated: maker.below(4) > 0) {
        stage.numbers.sections = batch.new
        batch.apply(to: view)
      }
    case 4:
      let offset = CGFloat(maker.below(600))
      let isAnimated = maker.below(2) == 0
      stage.perform { view.setContentOffset(CGPoint(x: 0, y: offset), animated: isAnimated) }
    case 5:
      let paths = view.indexPathsForVisibleItems
      guard let path = paths.randomElement(using: &maker.random) else { break }
      let place = CGPoint(x: maker.below(320), y: Int(view.bounds.minY) + maker.below(480))
      stage.perform {
        _ = view.beginInteractiveMovementForItem(at: path)
        view.updateInteractiveMovementTargetPosition(place)
      }
    case 6:
      stage.perform { view.endInteractiveMovement() }
    case 7, 8: finger(on: stage, &maker)
    default:
      stage.numbers.sections = maker.start()
      stage.perform { view.reloadData() }
    }
    if maker.below(2) == 0 { stage.device.advance(by: Double(maker.below(30)) / 60) }
  }

  /// Sends the touches of a finger that scrolls, also while batches are carried out.
  private func finger(on stage: CollectionStage, _ maker: inout BatchMaker) {
    let places = (0..<4).map { _ in CGPoint(x: 160, y: 40 + maker.below(400)) }
    for (step, place) in places.enumerated() {
      stage.device.send([
        TouchSample(
          finger: 1, phase: step == 0 ? .began : step == 3 ? .ended : .moved, location: place,
          force: 1)
      ])
      stage.device.advanceFrame()
      guard step == 1 else { continue }
      let batch = maker.batch(of: stage.numbers.sections)
      stage.batch {
        stage.numbers.sections = batch.new
        batch.apply(to: stage.view)
      }
    }
  }

  private func check(_ stage: CollectionStage, _ kind: Kind) {
    expectEqual(stage.problems.lines, [])
    expectEqual(stage.numbers.shown, stage.view.visibleCells.count)
    expectEqual(stage.cellsInTree, stage.view.visibleCells.count)
    expectEqual(
      stage.numbers.shownTitles,
      stage.view.visibleSupplementaryViews(
        ofKind: UICollectionView.elementKindSectionHeader
      ).count)
    guard kind != .list else { return checkList(stage) }
    let fresh = CollectionStage(stage.numbers.sections) { layout(kind) }
    fresh.perform { fresh.view.contentOffset = stage.view.contentOffset }
    fresh.settle()
    expectEqual(stage.picture, fresh.picture)
    expectEqual(stage.view.contentSize, fresh.view.contentSize)
  }

  /// Checks that every cell has the number of its position and the corresponding height, without
  /// gaps.
  private func checkList(_ stage: CollectionStage) {
    var end: CGFloat?
    for path in stage.view.indexPathsForVisibleItems {
      guard let cell = stage.view.cellForItem(at: path) as? NumberCell else { continue }
      expectEqual(cell.number, stage.numbers.sections[path.section][path.item])
      expectEqual(cell.frame.height, NumberCell.height(of: cell.number))
      if let end, path.item > 0 { expectNear(cell.frame.minY, end, within: 1e-6) }
      end = cell.frame.maxY
    }
    let covered = stage.view.bounds.intersection(
      CGRect(origin: .zero, size: stage.view.contentSize))
    if let end, !covered.isNull { #expect(end >= covered.maxY - 1e-6) }
  }

  private func layout(_ kind: Kind) -> UICollectionViewLayout {
    switch kind {
    case .rows: return CollectionStage.rows()
    case .grid:
      let flow = UICollectionViewFlowLayout()
      flow.itemSize = CGSize(width: 90, height: 50)
      flow.headerReferenceSize = CGSize(width: 0, height: 30)
      flow.sectionHeadersPinToVisibleBounds = true
      return flow
    case .list:
      var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
      configuration.headerMode = .none
      return UICollectionViewCompositionalLayout.list(using: configuration)
    case .headers:
      let size = NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(40))
      let section = NSCollectionLayoutSection(
        group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
      let header = NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size, elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
      header.pinToVisibleBounds = true
      section.boundarySupplementaryItems = [header]
      section.contentInsets.bottom = 12
      return UICollectionViewCompositionalLayout(section: section)
    case .row:
      let size = NSCollectionLayoutSize(
        widthDimension: .absolute(100), heightDimension: .absolute(90))
      let section = NSCollectionLayoutSection(
        group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
      section.orthogonalScrollingBehavior = .continuous
      return UICollectionViewCompositionalLayout(section: section)
    }
  }
}
