// SPDX-License-Identifier: MIT
import HeadlessUIKit
import ResinTestSupport
import Testing

@testable import EpoxyCollectionView

/// The number of times each item, header and section was reported as shown, minus those as hidden.
@MainActor
private final class Balance {
  var counts: [String: Int] = [:]
  /// The arrays of models, in the runs that set the same array again for the same entries.
  var kept: [[Entry]: [any ItemModeling]]?

  var open: [String: Int] { counts.filter { $0.value != 0 } }
}

/// An item: its identity, and its content.
private struct Entry: Hashable {
  var id: Int
  var version: Int
  /// The class and the style of the view.
  var kind: Int

  var height: CGFloat { kind == 2 ? 60 : 40 }
  var content: String { "\(id).\(version)" }
}

private struct Group: Hashable {
  var id: Int
  var entries: [Entry]
  /// The version and the kind of a header; nil for no header.
  var header: Entry?
}

enum ListLayout: CaseIterable {
  case flow, compositional
  /// Sizes are determined by the views, and are only estimated before.
  case estimated
}

/// Random updates at random times: at rest the screen is that of a new view with the same sections.
@MainActor @Suite struct CollectionViewPropertyTests {
  private static let seeds = 0..<sampleCount(30, optimized: 400)
  private static let headerKind = UICollectionView.elementKindSectionHeader

  @Test(arguments: ListLayout.allCases) func `Random updates lead to the screen of a new view`(
    _ layout: ListLayout
  ) {
    for seed in Self.seeds {
      let log = EpoxyMessages.during { play(seed, layout) }
      expectEqual(log.failures, [], "seed \(seed)")
    }
  }

  private func play(_ seed: Int, _ layout: ListLayout) {
    var random = SplitMix64(seed: UInt64(seed) &* 6361 &+ 5)
    let stage = makeStage(layout)
    let balance = Balance()
    if seed % 2 == 1 { balance.kept = [:] }
    var groups: [Group] = []
    stage.device.perform {
      for _ in 0..<7 {
        groups = changed(groups, &random)
        stage.view.setSections(
          models(groups, layout, balance),
          strategy: [
            .animatedBatchUpdates, .animatedBatchUpdates, .nonanimatedBatchUpdates, .reloadData,
          ]
          .randomElement(using: &random)!)
        disturb(stage, &random)
      }
      // A finger may have moved something last.
      stage.view.setSections(models(groups, layout, balance), animated: true)
      stage.settle()
      expectEqual(stage.illegal, [], "seed \(seed)")
      if layout == .estimated {
        checkHeights(stage, groups, seed)
      } else {
        checkAgainstFresh(stage, groups, layout, seed)
      }
      checkBalance(stage, groups, balance, seed)
    }
  }

  // MARK: Layouts and models

  private func makeStage(_ layout: ListLayout) -> ListStage {
    ListStage(framesPerSecond: 12) {
      guard layout == .flow else { return UICollectionViewCompositionalLayout.epoxy }
      let flow = UICollectionViewFlowLayout()
      flow.minimumLineSpacing = 0
      return flow
    }
  }

  private func models(_ groups: [Group], _ layout: ListLayout, _ balance: Balance) -> [SectionModel]
  {
    groups.map { group in
      let size = CGSize(width: 320, height: group.header == nil ? 0 : 25)
      return SectionModel(dataID: group.id, items: items(group.entries, balance))
        .supplementaryItems(
          ofKind: Self.headerKind, group.header.map { [header($0, of: group.id, balance)] }
        )
        .flowLayoutHeaderReferenceSize(size)
        .compositionalLayoutSection(section(layout, hasHeader: group.header != nil))
        .willDisplay { balance.counts["section \(group.id)", default: 0] += 1 }
        .didEndDisplaying { balance.counts["section \(group.id)", default: 0] -= 1 }
    }
  }

  private func items(_ entries: [Entry], _ balance: Balance) -> [any ItemModeling] {
    if let kept = balance.kept?[entries] { return kept }
    let items = entries.map { model($0, balance) }
    balance.kept?[entries] = items
    return items
  }

  private func section(_ layout: ListLayout, hasHeader: Bool) -> NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1),
      heightDimension: layout == .estimated ? .estimated(33) : .absolute(40))
    let section = NSCollectionLayoutSection(
      group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    if hasHeader {
      section.boundarySupplementaryItems = [
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .absolute(25)),
          elementKind: Self.headerKind, alignment: .top)
      ]
    }
    return section
  }

  private func model(_ entry: Entry, _ balance: Balance) -> any ItemModeling {
    // The reports at the beginning and at the end may contain two models of one item.
    let key = "\(entry.id) \(entry.kind)"
    if entry.kind == 0 {
      return OtherRow.itemModel(dataID: entry.id, content: entry.content)
        .isMovable(true)
        .flowLayoutItemSize(CGSize(width: 320, height: entry.height))
        .willDisplay { _ in balance.counts[key, default: 0] += 1 }
        .didEndDisplaying { _ in balance.counts[key, default: 0] -= 1 }
    }
    return Row.itemModel(
      dataID: entry.id, content: entry.content, behaviors: .init(name: entry.content),
      style: .init(name: "\(entry.kind)", height: entry.height)
    )
    .isMovable(true)
    .flowLayoutItemSize(CGSize(width: 320, height: entry.height))
    .willDisplay { _ in balance.counts[key, default: 0] += 1 }
    .didEndDisplaying { _ in balance.counts[key, default: 0] -= 1 }
  }

  private func header(_ entry: Entry, of section: Int, _ balance: Balance)
    -> any SupplementaryItemModeling
  {
    let key = "header \(section)"
    return Row.supplementaryItemModel(
      dataID: "header", content: entry.content, behaviors: .init(name: entry.content),
      style: .init(name: "\(entry.kind)")
    )
    .willDisplay { _ in balance.counts[key, default: 0] += 1 }
    .didEndDisplaying { _ in balance.counts[key, default: 0] -= 1 }
  }

  // MARK: Change

  private func changed(_ old: [Group], _ random: inout SplitMix64) -> [Group] {
    var groups = old
    for _ in 0..<Int.random(in: 1...8, using: &random) {
      let what = Int.random(in: 0..<13, using: &random)
      guard let index = groups.indices.randomElement(using: &random), what > 1 else {
        let entries = (0..<Int.random(in: 0...9, using: &random)).map { _ in entry(&random) }
        groups.insert(
          Group(id: Int.random(in: 0..<6, using: &random), entries: entries),
          at: Int.random(in: 0...groups.count, using: &random))
        continue
      }
      switch what {
      case 2: groups.remove(at: index)
      case 3: groups.swapAt(index, groups.indices.randomElement(using: &random)!)
      case 4: groups[index].entries = []
      case 5: groups[index].entries.shuffle(using: &random)
      case 6: groups[index].header = Bool.random(using: &random) ? entry(&random) : nil
      case 7...9:
        groups[index].entries.insert(
          entry(&random), at: Int.random(in: 0...groups[index].entries.count, using: &random))
      default: changeEntry(in: &groups[index], what - 10, &random)
      }
    }
    return groups
  }

  private func changeEntry(in group: inout Group, _ what: Int, _ random: inout SplitMix64) {
    guard let item = group.entries.indices.randomElement(using: &random) else { return }
    switch what {
    case 0: group.entries.remove(at: item)
    case 1: group.entries[item].version += 1
    default: group.entries[item].kind = Int.random(in: 0..<3, using: &random)
    }
  }

  /// Few identities, so that there are duplicates.
  private func entry(_ random: inout SplitMix64) -> Entry {
    Entry(
      id: Int.random(in: 0..<40, using: &random), version: 0,
      kind: Int.random(in: 0..<3, using: &random))
  }

  /// Frames, scrolling and reordering while updates are under way.
  private func disturb(_ stage: ListStage, _ random: inout SplitMix64) {
    for _ in 0..<Int.random(in: 0...5, using: &random) {
      let view = stage.view
      let end = max(view.contentSize.height - 480, 0)
      switch Int.random(in: 0..<6, using: &random) {
      case 0: view.contentOffset.y = CGFloat.random(in: 0...1, using: &random) * end
      case 1: view.setContentOffset(CGPoint(x: 0, y: end / 2), animated: true)
      case 2: reorder(view, &random)
      default: stage.device.advanceFrame()
      }
    }
  }

  private func reorder(_ view: CollectionView, _ random: inout SplitMix64) {
    guard let path = view.indexPathsForVisibleItems.sorted().randomElement(using: &random),
      view.beginInteractiveMovementForItem(at: path)
    else { return }
    let place = CGPoint(
      x: 10, y: view.contentOffset.y + CGFloat.random(in: 0...480, using: &random))
    view.updateInteractiveMovementTargetPosition(place)
    if Bool.random(using: &random) {
      view.endInteractiveMovement()
    } else {
      view.cancelInteractiveMovement()
    }
  }

  // MARK: Checks

  private func checkAgainstFresh(
    _ stage: ListStage, _ groups: [Group], _ layout: ListLayout, _ seed: Int
  ) {
    let fresh = makeStage(layout)
    fresh.device.perform {
      fresh.view.setSections(models(groups, layout, Balance()), animated: false)
      fresh.device.endTurn()
      fresh.view.contentOffset = stage.view.contentOffset
      fresh.device.endTurn()
      expectEqual(picture(stage.view), picture(fresh.view), "seed \(seed)")
      expectEqual(stage.view.contentSize, fresh.view.contentSize, "seed \(seed)")
    }
  }

  /// Sizes out of sight may still be estimates, so that all positions may differ from those in a
  /// new view.
  private func checkHeights(_ stage: ListStage, _ groups: [Group], _ seed: Int) {
    for path in stage.view.indexPathsForVisibleItems {
      let entry = groups[path.section].entries[path.item]
      let cell = stage.cell(path.item, section: path.section)
      // Views of the other class have no height of their own.
      let height = entry.kind == 0 ? cell?.frame.height : entry.height
      expectEqual(cell?.frame.height, height, "seed \(seed)")
      let content = (cell?.view as? Row)?.content ?? (cell?.view as? OtherRow)?.content
      expectEqual(content, entry.content, "seed \(seed)")
    }
    var places = stage.view.visibleCells.map(\.frame)
    places += stage.view.visibleSupplementaryViews.map(\.view.frame)
    places.sort { ($0.minY, $0.maxY) < ($1.minY, $1.maxY) }
    for (place, next) in zip(places, places.dropFirst()) {
      expectNear(place.maxY, next.minY, within: 0.01, "seed \(seed)")
    }
  }

  private func checkBalance(
    _ stage: ListStage, _ groups: [Group], _ balance: Balance, _ seed: Int
  ) {
    var wanted: [String: Int] = [:]
    for path in stage.view.indexPathsForVisibleItems {
      let entry = groups[path.section].entries[path.item]
      wanted["\(entry.id) \(entry.kind)", default: 0] += 1
      wanted["section \(groups[path.section].id)"] = 1
    }
    for (_, path, _) in stage.view.visibleSupplementaryViews {
      wanted["header \(groups[path.section].id)", default: 0] += 1
      wanted["section \(groups[path.section].id)"] = 1
    }
    expectEqual(balance.open, wanted, "seed \(seed)")
  }

  private func picture(_ view: CollectionView) -> [String: String] {
    var picture: [String: String] = [:]
    for path in view.indexPathsForVisibleItems {
      guard let cell = view.cellForItem(at: path) as? CollectionViewCell else { continue }
      picture["\(path)"] = description(of: cell, cell.view)
    }
    for (_, path, header) in view.visibleSupplementaryViews {
      picture["header \(path)"] = description(of: header, header.view)
    }
    return picture
  }

  private func description(of view: UIView, _ content: UIView?) -> String {
    var text = "\(view.frame) \(view.alpha) \(view.window != nil)"
    if let row = content as? Row {
      text += " Row \(row.style) \(row.content ?? "") \(row.behaviors ?? "")"
    }
    if let row = content as? OtherRow { text += " OtherRow \(row.content ?? "")" }
    return text
  }
}
