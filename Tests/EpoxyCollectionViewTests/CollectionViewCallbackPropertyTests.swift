// SPDX-License-Identifier: MIT
import HeadlessUIKit
import ResinTestSupport
import Testing

@testable import EpoxyCollectionView

/// A row that shows its content and the calls that it received.
private final class LookingRow: UIView, EpoxyableView, HighlightableView {
  private(set) var content: String?
  private(set) var isUnderFinger = false
  var state = ItemCellState.normal
  var whenSet: (@MainActor () -> Void)?

  init() { super.init(frame: .zero) }
  required init?(coder: NSCoder) { fatalError() }

  func setContent(_ content: String, animated: Bool) { self.content = content }
  func didHighlight(_ highlighted: Bool) { isUnderFinger = highlighted }
}

/// Callbacks that call the collection view: at rest the screen is that of the sections that were
/// set last.
@MainActor @Suite struct CollectionViewCallbackPropertyTests {
  // The last two seeds once found sections that are set in a reaction to a drop, and a layout
  // that scrolls.
  private static let seeds = Array(0..<sampleCount(40, optimized: 400)) + [1268, 1363]

  @MainActor
  private final class Play: NSObject, UIScrollViewDelegate, CollectionViewDisplayDelegate,
    CollectionViewPrefetchingDelegate, CollectionViewReorderingDelegate
  {
    let stage: ListStage
    var random: SplitMix64
    /// The number of calls that callbacks may still make.
    var budget = 0
    var balance: [String: Int] = [:]

    init(seed: Int, isFlow: Bool) {
      random = SplitMix64(seed: UInt64(seed) &* 7919 &+ 3)
      stage = ListStage(framesPerSecond: 12) {
        guard isFlow else { return UICollectionViewCompositionalLayout.epoxy }
        let flow = UICollectionViewFlowLayout()
        flow.itemSize = CGSize(width: 320, height: 40)
        flow.minimumLineSpacing = 0
        return flow
      }
      super.init()
      stage.device.perform {
        stage.view.scrollDelegate = self
        stage.view.displayDelegate = self
        stage.view.prefetchDelegate = self
        stage.view.reorderingDelegate = self
      }
    }

    func number(_ range: Range<Int>) -> Int { Int.random(in: range, using: &random) }

    /// Calls the collection view in a random way.
    func happen() {
      guard budget > 0, number(0..<6) == 0 else { return }
      budget -= 1
      act()
    }

    func act() {
      let view = stage.view
      let path = ItemPath(itemDataID: number(0..<30), section: .lastWithItemDataID)
      switch number(0..<14) {
      case 0: view.scrollToItem(at: path, position: .top, animated: true)
      case 1: view.scrollToItem(at: path, position: .bottom, animated: false)
      case 2:
        if view.indexPathForItem(at: path) != nil { view.selectItem(at: path, animated: true) }
      case 3: view.deselectItem(at: path, animated: false)
      case 4: view.invalidateLayout()
      case 5: view.contentOffset.y = CGFloat(number(0..<400))
      case 6:
        if let path = view.indexPathForItem(at: path) { view.reloadItem(at: path, animated: true) }
      case 7: _ = view.visibilityMetadata
      default: set(sections())
      }
    }

    func set(_ sections: [SectionModel]) {
      stage.view.setSections(
        sections,
        strategy: [.animatedBatchUpdates, .nonanimatedBatchUpdates, .reloadData][
          max(number(-4..<3), 0)])
    }

    func sections() -> [SectionModel] {
      (0..<number(0..<4)).map { _ in
        let id = number(0..<4)
        return SectionModel(
          dataID: id, items: (0..<number(0..<14)).map { _ in item(number(0..<30)) }
        )
        .willDisplay { [unowned self] in
          balance["section \(id)", default: 0] += 1
          happen()
        }
        .didEndDisplaying { [unowned self] in
          balance["section \(id)", default: 0] -= 1
          happen()
        }
        .compositionalLayoutSectionProvider { [unowned self] _ in
          happen()
          let size = NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .absolute(40))
          return NSCollectionLayoutSection(
            group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
          )
        }
      }
    }

    private func item(_ id: Int) -> any ItemModeling {
      LookingRow.itemModel(dataID: id, content: "\(id) \(number(0..<2))")
        .isMovable(true)
        .setContent { [unowned self] _ in happen() }
        .setBehaviors { [unowned self] _ in happen() }
        .didSelect { [unowned self] _ in happen() }
        .didChangeState { [unowned self] context in
          context.view.state = context.cellState
          happen()
        }
        .willDisplay { [unowned self] _ in
          balance["\(id)", default: 0] += 1
          happen()
        }
        .didEndDisplaying { [unowned self] _ in
          balance["\(id)", default: 0] -= 1
          happen()
        }
    }

    func touch(_ phase: UITouch.Phase, _ y: CGFloat) {
      stage.device.send([
        TouchSample(finger: 1, phase: phase, location: CGPoint(x: 100, y: y), force: 1)
      ])
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) { happen() }
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { happen() }

    func collectionView(
      _ collectionView: CollectionView, willDisplayItem item: AnyItemModel, with view: UIView?,
      in section: SectionModel
    ) { happen() }
    func collectionView(
      _ collectionView: CollectionView, didEndDisplayingItem item: AnyItemModel,
      with view: UIView?, in section: SectionModel
    ) { happen() }
    func collectionView(
      _ collectionView: CollectionView,
      willDisplaySupplementaryItem item: AnySupplementaryItemModel,
      forElementKind elementKind: String, with view: UIView?, in section: SectionModel
    ) {}
    func collectionView(
      _ collectionView: CollectionView,
      didEndDisplayingSupplementaryItem item: AnySupplementaryItemModel,
      forElementKind elementKind: String, with view: UIView?, in section: SectionModel
    ) {}
    func collectionView(_ collectionView: CollectionView, prefetch items: [AnyItemModel]) {
      happen()
    }
    func collectionView(_ collectionView: CollectionView, cancelPrefetchingOf items: [AnyItemModel])
    { happen() }
    func collectionView(
      _ collectionView: CollectionView, shouldMoveItem sourceItem: AnyItemModel,
      inSection sourceSection: SectionModel, toDestinationItem destinationItem: AnyItemModel,
      inSection destinationSection: SectionModel
    ) -> Bool {
      happen()
      return number(0..<4) > 0
    }
    func collectionView(
      _ collectionView: CollectionView, moveItem sourceItem: AnyItemModel,
      inSection sourceSection: SectionModel, toDestinationItem destinationItem: AnyItemModel,
      inSection destinationSection: SectionModel
    ) { happen() }
  }

  @Test(arguments: [true, false]) func `Callbacks may call any method of the collection view`(
    _ isFlow: Bool
  ) {
    for seed in Self.seeds {
      let log = EpoxyMessages.during { run(seed, isFlow) }
      expectEqual(log.failures, [], "seed \(seed)")
    }
  }

  private func run(_ seed: Int, _ isFlow: Bool) {
    let play = Play(seed: seed, isFlow: isFlow)
    let (stage, view) = (play.stage, play.stage.view)
    stage.device.perform {
      view.autoDeselectItems = seed.isMultiple(of: 2)
      view.allowsMultipleSelection = seed.isMultiple(of: 3)
      play.set(play.sections())
      stage.device.advanceFrame()
      for _ in 0..<12 {
        play.budget = 4
        disturb(play)
      }
      play.budget = 0
      play.touch(.ended, 100)
      stage.settle()
      let last = play.sections()
      view.setSections(last, animated: true)
      stage.settle()
      check(play, last, seed)
    }
  }

  private func disturb(_ play: Play) {
    let (stage, view) = (play.stage, play.stage.view)
    switch play.number(0..<12) {
    case 0: play.set(play.sections())
    case 1: play.touch(.began, CGFloat(play.number(0..<480)))
    case 2: play.touch(.ended, CGFloat(play.number(0..<480)))
    case 3:
      let y = CGFloat(play.number(0..<480))
      play.touch(.began, y)
      stage.device.advance(by: 0.2)
      play.touch(.ended, y)
    case 4:
      if let path = view.indexPathsForVisibleItems.sorted().first {
        _ = view.beginInteractiveMovementForItem(at: path)
        view.updateInteractiveMovementTargetPosition(
          CGPoint(x: 10, y: CGFloat(play.number(0..<480))))
      }
    case 5: view.endInteractiveMovement()
    case 6: view.cancelInteractiveMovement()
    case 7:
      view.removeFromSuperview()
      play.act()
      stage.device.advanceFrame()
      stage.window.addSubview(view)
    default: play.act()
    }
    for _ in 0..<play.number(0..<4) { stage.device.advanceFrame() }
    if view.updates.isMovingItem, play.number(0..<2) == 0 { view.endInteractiveMovement() }
  }

  private func check(_ play: Play, _ sections: [SectionModel], _ seed: Int) {
    let view = play.stage.view
    if view.updates.isMovingItem {
      view.cancelInteractiveMovement()
      play.stage.settle()
    }
    expectEqual(play.stage.illegal, [], "seed \(seed)")
    expectEqual(view.numberOfSections, sections.count, "seed \(seed)")
    var wanted: [String: Int] = [:]
    for path in view.indexPathsForVisibleItems {
      guard sections.indices.contains(path.section),
        sections[path.section].items.indices.contains(path.item)
      else { continue }
      let model = sections[path.section].items[path.item]
      let cell = view.cellForItem(at: path) as? CollectionViewCell
      let row = cell?.view as? LookingRow
      let content = (model as? ItemModel<LookingRow>)?.erasedContent as? String
      expectEqual(row?.content, content, "seed \(seed)")
      expectEqual(row?.state, cell?.state, "seed \(seed) \(path)")
      expectEqual(row?.isUnderFinger, cell?.isHighlighted, "seed \(seed) \(path)")
      wanted["\(model.dataID)", default: 0] += 1
      wanted["section \(sections[path.section].dataID)"] = 1
    }
    let height = CGFloat(sections.reduce(0) { $0 + $1.items.count }) * 40
    expectEqual(view.contentSize.height, height, "seed \(seed)")
    let shown = Int((min(view.contentOffset.y + 480, height) - view.contentOffset.y) / 40)
    #expect(view.visibleCells.count >= shown, "seed \(seed)")
    expectEqual(play.balance.filter { $0.value != 0 }, wanted, "seed \(seed)")
  }
}
