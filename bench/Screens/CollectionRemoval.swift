// SPDX-License-Identifier: MIT
import EpoxyCollectionView
import Foundation
import HeadlessHost

/// Measures showing items and removing half of them with an animation, which runs to its end. All
/// contestants take at most 2.3 times as long for twice as many items.
@MainActor
func collectionRemovals() -> [Contestant] {
  [4_000, 8_000].flatMap { count in
    [
      removal("flow", count) { makeCollection(.flow, $0) },
      removal("list", count) { makeCollection(.list, $0) },
      removal("visible", count) { makeTiles($0) },
      epoxyRemoval("epoxy-items", count, .items), epoxyRemoval("epoxy-sections", count, .sections),
    ]
  }
}

/// Returns a collection view in which all cells are visible.
@MainActor
private func makeTiles(_ rows: Rows) -> UICollectionView {
  let view = makeCollection(.flow, rows)
  let layout = UICollectionViewFlowLayout()
  layout.itemSize = CGSize(width: 6, height: 6)
  layout.minimumLineSpacing = 0
  layout.minimumInteritemSpacing = 0
  view.setCollectionViewLayout(layout, animated: false)
  view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "row")
  return view
}

@MainActor
private func removal(
  _ name: String, _ count: Int, make: @MainActor @escaping (Rows) -> UICollectionView
) -> Contestant {
  let host = ScreenHost(.iPhone14)
  let rows = Rows(count: 0)
  let view = host.perform { make(rows) }
  host.show(view)
  let paths = stride(from: 0, to: count, by: 2).map { IndexPath(item: $0, section: 0) }
  return Contestant(path: "\(name)-\(count / 1_000)k") { iterations in
    for _ in 0..<iterations {
      host.perform {
        rows.count = count
        view.reloadData()
        view.layoutIfNeeded()
        view.performBatchUpdates {
          rows.count = count - paths.count
          view.deleteItems(at: paths)
        }
      }
      host.settle()
      precondition(view.numberOfItems(inSection: 0) == count - paths.count)
    }
  }
}

private enum EpoxyRemoval { case items, sections }

@MainActor
private func epoxyRemoval(_ name: String, _ count: Int, _ kind: EpoxyRemoval) -> Contestant {
  let items = (0..<count).map { feedItem($0) }
  func sections(step: Int) -> [SectionModel] {
    let kept = stride(from: 0, to: count, by: step)
    switch kind {
    case .items: return [SectionModel(dataID: 0, items: kept.map { items[$0] })]
    case .sections: return kept.map { SectionModel(dataID: $0, items: [items[$0]]) }
    }
  }
  let (all, half) = (sections(step: 1), sections(step: 2))
  let (host, view) = makeList([])
  return Contestant(path: "\(name)-\(count / 1_000)k") { iterations in
    for _ in 0..<iterations {
      host.perform { view.setSections(all, animated: false) }
      host.perform { view.setSections(half, animated: true) }
      host.settle()
    }
    precondition(view.numberOfSections == half.count)
  }
}
