// SPDX-License-Identifier: MIT
import EpoxyCollectionView
import HeadlessHost

/// A row as in a feed, with a title and a detail that are positioned by frames.
private final class FeedRow: UIView, EpoxyableView {
  struct Content: Equatable {
    var title: String
    var detail: String
  }

  struct Style: Hashable {
    var inset: CGFloat = 16
  }

  private let title = UILabel()
  private let detail = UILabel()

  init(style: Style) {
    super.init(frame: .zero)
    title.frame = CGRect(x: style.inset, y: 6, width: 320, height: 22)
    detail.frame = CGRect(x: style.inset, y: 30, width: 320, height: 18)
    addSubview(title)
    addSubview(detail)
  }

  required init?(coder: NSCoder) { fatalError("there are no archives") }

  func setContent(_ content: Content, animated: Bool) {
    title.text = content.title
    detail.text = content.detail
  }
}

@MainActor
func feedItem(_ index: Int, version: Int = 0) -> any ItemModeling {
  FeedRow.itemModel(
    dataID: index, content: .init(title: "Row \(index)", detail: "Version \(version)"),
    style: .init())
}

/// Returns a list on a screen of 12 rows.
@MainActor
func makeList(_ items: [any ItemModeling]) -> (host: ScreenHost, view: CollectionView) {
  let host = ScreenHost(.iPhone14)
  let controller = host.perform {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .absolute(70))
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    return CollectionViewController(
      layout: UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)),
      sections: [SectionModel(dataID: 0, items: items)])
  }
  host.show(controller)
  host.settle()
  return (host, controller.collectionView)
}

/// Measures a list of models that code scrolls up and down without end, by a third of a row in each
/// frame.
@MainActor
func epoxyScroll(_ count: Int) -> Contestant {
  let (host, view) = makeList((0..<count).map { feedItem($0) })
  precondition(view.numberOfItems(inSection: 0) == count)
  view.contentOffset.y = CGFloat(count / 2) * 70
  var step = 0
  return Contestant(path: count == 1_000 ? "1k" : "1M") { iterations in
    for _ in 0..<iterations {
      step += 1
      host.perform { view.contentOffset.y += step % 600 < 300 ? 23 : -23 }
      host.advanceFrame()
    }
    precondition((10...14).contains(view.visibleCells.count), "the screen is not full")
  }
}

/// Two lists of 10,000 items or a multiple of that, between which 20 items are updated, inserted,
/// deleted or moved.
@MainActor
private func makeUpdates(_ count: Int) -> [[SectionModel]] {
  let old = (0..<count).map { feedItem($0) }
  let part = count / 10_000
  var new = old
  for index in 0..<8 {
    let place = (index * 1_000 + 5) * part
    new[place] = feedItem(place, version: 1)
  }
  for index in 0..<5 { new.remove(at: (index * 1_900 + 700) * part) }
  for index in 0..<5 { new.insert(feedItem(2 * count + index), at: (index * 1_500 + 300) * part) }
  new.insert(new.remove(at: 9_000 * part), at: 40)
  new.insert(new.remove(at: 2), at: 6_000 * part)
  return [old, new].map { [SectionModel(dataID: 0, items: $0)] }
}

/// Measures applying changes to a list, without animation.
@MainActor
func epoxySet(_ count: Int) -> Contestant {
  let updates = makeUpdates(count)
  let (host, view) = makeList([])
  host.perform { view.setSections(updates[0], animated: false) }
  host.settle()
  var step = 0
  return Contestant(path: "set-sections") { iterations in
    for _ in 0..<iterations {
      step += 1
      host.perform { view.setSections(updates[step % 2], animated: false) }
    }
    precondition(view.numberOfItems(inSection: 0) == count)
  }
}

/// Measures computing the changes of a list.
@MainActor
func epoxyDiff(_ count: Int) -> Contestant {
  let updates = makeUpdates(count)
  var step = 0
  return Contestant(path: "diff") { iterations in
    for _ in 0..<iterations {
      step += 1
      let changeset = updates[step % 2].makeSectionedChangeset(from: updates[(step + 1) % 2])
      precondition(changeset.itemChangeset.inserts.count == 5)
    }
  }
}

/// A list of items whose content does not change between updates.
@MainActor
private func unchangedSections(_ count: Int, storage: UnchangedModels) -> [[SectionModel]] {
  let items = (0..<count).map { feedItem($0) }
  return (0..<2).map { _ in
    let next =
      switch storage {
      case .equal: (0..<count).map { feedItem($0) }
      case .shared: items.map { $0 }
      case .array: items
      }
    return [SectionModel(dataID: 0, items: next)]
  }
}

/// How the models of two equal updates are made.
enum UnchangedModels: String, CaseIterable {
  /// Each update has new models, with equal contents.
  case equal
  /// The models are the same values, in an array of their own.
  case shared
  /// The array of models is a copy, as of a section that the client has kept.
  case array
}

/// Measures setting sections that equal the present ones, without animation.
@MainActor
func epoxySetUnchanged(_ count: Int, _ models: UnchangedModels) -> Contestant {
  let updates = unchangedSections(count, storage: models)
  let (host, view) = makeList([])
  host.perform { view.setSections(updates[0], animated: false) }
  host.settle()
  var step = 0
  return Contestant(path: "set-\(models.rawValue)") { iterations in
    for _ in 0..<iterations {
      step += 1
      host.perform { view.setSections(updates[step % 2], animated: false) }
    }
    precondition(view.numberOfItems(inSection: 0) == count)
  }
}

/// Measures comparing equal models one by one, as a client can: their identifiers and contents.
@MainActor
func epoxyComparison(_ count: Int) -> Contestant {
  let sides = unchangedSections(count, storage: .equal).map(\.[0].items)
  return Contestant(path: "compare-models") { iterations in
    for _ in 0..<iterations {
      let areEqual = zip(sides[0], sides[1]).allSatisfy {
        $0.dataID == $1.dataID && $0.eraseToAnyItemModel().isDiffableItemEqual(to: $1)
      }
      precondition(areEqual)
    }
  }
}

/// Measures `==` of arrays with the identifiers and contents of the models.
@MainActor
func epoxyContents(_ count: Int) -> Contestant {
  struct Row: Equatable {
    var id: Int
    var content: FeedRow.Content
  }
  let sides = (0..<3).map { _ in
    (0..<count).map { Row(id: $0, content: .init(title: "Row \($0)", detail: "Version 0")) }
  }
  return Contestant(path: "equal") { iterations in
    for iteration in 0..<iterations {
      // Two lists in turns, so that no optimizer compares them once for all iterations.
      precondition(sides[0] == sides[1 + iteration % 2])
    }
  }
}

/// Returns the works with unchanged models, and comparisons of these.
@MainActor
func epoxyUnchanged(_ count: Int) -> [Contestant] {
  UnchangedModels.allCases.map { epoxySetUnchanged(count, $0) }
    + [epoxyComparison(count), epoxyContents(count)]
}
