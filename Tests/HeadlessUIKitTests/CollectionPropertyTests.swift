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
    for _ in 0..<120 {
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
    #expect(stage.problems.lines == [])
    #expect(stage.numbers.shown == stage.view.visibleCells.count)
    #expect(stage.cellsInTree == stage.view.visibleCells.count)
    #expect(
      stage.numbers.shownTitles
        == stage.view.visibleSupplementaryViews(
          ofKind: UICollectionView.elementKindSectionHeader
        ).count)
    guard kind != .list else { return checkList(stage) }
    let fresh = CollectionStage(stage.numbers.sections) { layout(kind) }
    fresh.perform { fresh.view.contentOffset = stage.view.contentOffset }
    fresh.settle()
    #expect(stage.picture == fresh.picture)
    #expect(stage.view.contentSize == fresh.view.contentSize)
  }

  /// Checks that every cell has the number of its place and the corresponding height, without gaps.
  private func checkList(_ stage: CollectionStage) {
    var end: CGFloat?
    for path in stage.view.indexPathsForVisibleItems {
      guard let cell = stage.view.cellForItem(at: path) as? NumberCell else { continue }
      #expect(cell.number == stage.numbers.sections[path.section][path.item])
      #expect(cell.frame.height == NumberCell.height(of: cell.number))
      if let end, path.item > 0 { #expect(abs(cell.frame.minY - end) < 1e-6) }
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

/// A legal batch, made by moving numbers around and deriving their former places.
private struct Batch {
  var new: [[Int]] = []
  var deletedSections: [Int] = []
  var insertedSections: [Int] = []
  var reloadedSections: [Int] = []
  var movedSections: [(Int, Int)] = []
  var deletedItems: [IndexPath] = []
  var insertedItems: [IndexPath] = []
  var reloadedItems: [IndexPath] = []
  var movedItems: [(IndexPath, IndexPath)] = []

  @MainActor
  func apply(to view: UICollectionView) {
    view.reloadSections(IndexSet(reloadedSections))
    view.deleteSections(IndexSet(deletedSections))
    view.deleteItems(at: deletedItems)
    for move in movedSections { view.moveSection(move.0, toSection: move.1) }
    for move in movedItems { view.moveItem(at: move.0, to: move.1) }
    view.insertSections(IndexSet(insertedSections))
    view.insertItems(at: insertedItems)
    view.reloadItems(at: reloadedItems)
  }
}

private struct BatchMaker {
  var random: SplitMix64
  private var next = 0

  init(random: SplitMix64) {
    self.random = random
  }

  mutating func below(_ bound: Int) -> Int { Int.random(in: 0..<max(bound, 1), using: &random) }

  mutating func start() -> [[Int]] {
    (0..<below(4)).map { _ in numbers(below(14)) }
  }

  private mutating func numbers(_ count: Int) -> [Int] {
    (0..<count).map { _ in
      next += 1
      return next
    }
  }

  private enum Origin { case stays, comes, moves(from: IndexPath) }

  private struct Section {
    /// The former index of the section; nil for new sections.
    var old: Int?
    var isMoved = false
    var isFree = false
    var items: [(number: Int, origin: Origin)] = []
  }

  mutating func batch(of old: [[Int]]) -> Batch {
    var batch = Batch()
    var travelers: [(number: Int, from: IndexPath)] = []
    var sections: [Section] = []
    var movedSections: [Section] = []
    for (index, items) in old.enumerated() {
      let fate = below(10)
      if fate == 0 {
        batch.deletedSections.append(index)
        continue
      }
      if fate == 1 {
        batch.reloadedSections.append(index)
        let fresh = numbers(below(6))
        sections.append(
          Section(old: index, isFree: true, items: fresh.map { ($0, .stays) }))
        continue
      }
      let section = section(index, items, isMoved: fate == 2, &batch, &travelers)
      if fate == 2 { movedSections.append(section) } else { sections.append(section) }
    }
    for section in movedSections { sections.insert(section, at: below(sections.count + 1)) }
    if below(4) == 0 {
      let fresh = numbers(below(6)).map { (number: $0, origin: Origin.stays) }
      sections.insert(Section(isFree: true, items: fresh), at: below(sections.count + 1))
    }
    arrive(&sections, travelers, &batch)
    read(sections, &batch)
    return batch
  }

  private mutating func section(
    _ index: Int, _ items: [Int], isMoved: Bool, _ batch: inout Batch,
    _ travelers: inout [(number: Int, from: IndexPath)]
  ) -> Section {
    var section = Section(old: index, isMoved: isMoved)
    for (item, number) in items.enumerated() {
      switch below(12) {
      case 0, 1: batch.deletedItems.append(path(index, item))
      case 2...3: travelers.append((number, path(index, item)))
      case 4:
        batch.reloadedItems.append(path(index, item))
        section.items.append((numbers(1)[0], .stays))
      default: section.items.append((number, .stays))
      }
    }
    return section
  }

  /// Inserts new items, and items from other places, into sections that remain.
  private mutating func arrive(
    _ sections: inout [Section], _ travelers: [(number: Int, from: IndexPath)],
    _ batch: inout Batch
  ) {
    let open = sections.indices.filter { !sections[$0].isFree }
    for traveler in travelers {
      guard let target = open.randomElement(using: &random) else {
        batch.deletedItems.append(traveler.from)
        continue
      }
      sections[target].items.insert(
        (traveler.number, .moves(from: traveler.from)),
        at: below(sections[target].items.count + 1))
    }
    for target in open {
      for number in numbers(below(4)) {
        sections[target].items.insert(
          (number, .comes), at: below(sections[target].items.count + 1))
      }
    }
  }

  private func read(_ sections: [Section], _ batch: inout Batch) {
    for (index, section) in sections.enumerated() {
      batch.new.append(section.items.map(\.number))
      if section.old == nil { batch.insertedSections.append(index) }
      if section.isMoved, let old = section.old { batch.movedSections.append((old, index)) }
      for (item, entry) in section.items.enumerated() {
        switch entry.origin {
        case .stays: break
        case .comes: batch.insertedItems.append(path(index, item))
        case .moves(let from): batch.movedItems.append((from, path(index, item)))
        }
      }
    }
  }
}
