// SPDX-License-Identifier: MIT
import Foundation
import HeadlessHost

/// A screen with a list and a diffable data source of strings.
@MainActor
final class ListStage {
  typealias Source = UICollectionViewDiffableDataSource<String, String>
  typealias Snapshot = NSDiffableDataSourceSnapshot<String, String>

  let host: ScreenHost
  let view: UICollectionView
  let source: Source
  let delegate = Selections()

  final class Selections: NSObject, UICollectionViewDelegate {
    var selected: [IndexPath] = []

    func collectionView(_ view: UICollectionView, didSelectItemAt path: IndexPath) {
      selected.append(path)
    }
  }

  init(
    _ list: UICollectionLayoutListConfiguration = .init(appearance: .plain),
    device: DeviceModel = .iPhone15,
    configure: @escaping @MainActor (UICollectionViewListCell, String) -> Void = { _, _ in }
  ) {
    host = ScreenHost(device)
    (view, source) = host.perform {
      let view = UICollectionView(
        frame: .zero, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: list))
      let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
        cell, _, name in
        var content = cell.defaultContentConfiguration()
        content.text = name
        cell.contentConfiguration = content
        cell.accessories = []
        configure(cell, name)
      }
      let source = Source(collectionView: view) { view, path, name in
        view.dequeueConfiguredReusableCell(using: registration, for: path, item: name)
      }
      let kinds = [
        UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
      ]
      let supplementaries = kinds.map { kind in
        UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(elementKind: kind) {
          [weak source] cell, _, path in
          var content = cell.defaultContentConfiguration()
          content.text = source?.sectionIdentifier(for: path.section)
          cell.contentConfiguration = content
        }
      }
      source.supplementaryViewProvider = { view, kind, path in
        kinds.firstIndex(of: kind).map {
          view.dequeueConfiguredReusableSupplementary(using: supplementaries[$0], for: path)
        }
      }
      return (view, source)
    }
    view.delegate = delegate
    host.show(view)
  }

  func apply(_ sections: [(String, [String])], animated: Bool = false) {
    host.perform {
      source.apply(Self.snapshot(sections), animatingDifferences: animated)
    }
    host.settle()
  }

  static func snapshot(_ sections: [(String, [String])]) -> Snapshot {
    var snapshot = Snapshot()
    snapshot.appendSections(sections.map(\.0))
    for (name, items) in sections { snapshot.appendItems(items, toSection: name) }
    return snapshot
  }

  func cell(_ name: String) -> UICollectionViewListCell? {
    source.indexPath(for: name).flatMap { view.cellForItem(at: $0) }
      as? UICollectionViewListCell
  }

  /// The texts of the visible cells, from top to bottom.
  var shown: [String] {
    view.visibleCells.sorted { $0.frame.minY < $1.frame.minY }.compactMap {
      (($0 as? UICollectionViewListCell)?.contentConfiguration as? UIListContentConfiguration)?.text
    }
  }
}

/// Whether a length is another one, but for rounding.
func isNear(_ first: CGFloat?, _ second: CGFloat) -> Bool {
  first.map { abs($0 - second) < 0.001 } ?? false
}

/// A separator handler: row 0 has no line below it, and row 1 lines above and below, with insets.
@MainActor
func changedSeparators(
  _ path: IndexPath, _ automatic: UIListSeparatorConfiguration
) -> UIListSeparatorConfiguration {
  var separators = automatic
  if path.item == 0 { separators.bottomSeparatorVisibility = .hidden }
  if path.item == 1 {
    separators.topSeparatorVisibility = .visible
    separators.bottomSeparatorInsets.leading = 5
    separators.bottomSeparatorInsets.trailing = 7
  }
  return separators
}
