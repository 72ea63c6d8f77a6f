// SPDX-License-Identifier: MIT
import HeadlessHost

/// The layouts of the rows of a collection view.
enum CollectionKind: CaseIterable {
  /// Rows of the same height in a flow layout.
  case flow
  /// Four columns in a flow layout.
  case grid
  /// A list in a compositional layout, whose rows determine their heights by constraints.
  case list
}

@MainActor
private final class Row: UICollectionViewCell {
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.addSubview(label)
    label.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
      label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 12),
      label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -12),
    ])
  }

  required init?(coder: NSCoder) { nil }
}

@MainActor
final class Rows: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
  var count: Int
  var shown = 0
  var made = 0

  init(count: Int) {
    self.count = count
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  {
    count
  }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
    (cell as? Row)?.label.text = "Row \(indexPath.item)"
    made += 1
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    shown += 1
  }

  func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    shown -= 1
  }
}

/// Measures the scrolling of content by 12 points in each frame, down and up again, around the
/// middle of all rows.
@MainActor
func collectionScroll(_ kind: CollectionKind, count: Int) -> Contestant {
  let host = ScreenHost(.iPhone14)
  let rows = Rows(count: count)
  let view = host.perform { makeCollection(kind, rows) }
  host.show(view)
  host.settle()
  let middle = view.contentSize.height / 2
  var step = 0
  func frame() {
    step += 1
    let place = step % 1_000 < 500 ? step % 500 : 500 - step % 500
    host.perform { view.contentOffset.y = middle + CGFloat(place) * 12 }
    host.advanceFrame()
  }
  for _ in 0..<1_000 {
    frame()
  }
  precondition(rows.made > 100, "the content does not scroll")
  precondition(rows.shown == view.visibleCells.count, "the callbacks are not balanced")
  return Contestant(path: "\(kind)-\(count == 1_000 ? "1k" : "1M")") { iterations in
    for _ in 0..<iterations {
      frame()
    }
  }
}

/// Returns a collection view that fills the screen.
@MainActor
func makeCollection(_ kind: CollectionKind, _ rows: Rows) -> UICollectionView {
  let view = UICollectionView(
    frame: CGRect(x: 0, y: 0, width: 390, height: 844), collectionViewLayout: layout(kind))
  view.register(Row.self, forCellWithReuseIdentifier: "row")
  view.dataSource = rows
  view.delegate = rows
  return view
}

@MainActor
private func layout(_ kind: CollectionKind) -> UICollectionViewLayout {
  switch kind {
  case .list: return UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain))
  case .flow, .grid:
    let layout = UICollectionViewFlowLayout()
    layout.minimumLineSpacing = 0
    layout.minimumInteritemSpacing = 0
    layout.itemSize = CGSize(width: kind == .flow ? 390 : 97, height: kind == .flow ? 44 : 97)
    return layout
  }
}
