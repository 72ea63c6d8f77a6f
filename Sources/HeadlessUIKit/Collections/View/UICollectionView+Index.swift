// SPDX-License-Identifier: MIT

// The index of titles beside the items.
extension UICollectionView {
  /// Shows or hides the index. It covers the items' trailing edge; the layout does not depend on
  /// it.
  final func updateIndex() {
    guard !isUpdatingElements, update == nil, hasData else { return }
    if indexTitles == nil { indexTitles = dataSource?.indexTitles(for: self) ?? [] }
    guard let titles = indexTitles, !titles.isEmpty else {
      if indexBar?.superview != nil { indexBar?.removeFromSuperview() }
      return
    }
    let bar = indexBar ?? SectionIndexBar { [weak self] in self?.indexTapped($0, at: $1) }
    indexBar = bar
    bar.show(titles)
    bar.adopt(color: nil, background: nil)
    show(bar)
    positionIndexBar()
  }

  private func indexTapped(_ title: String, at index: Int) {
    guard
      let path = dataSource?.collectionView(self, indexPathForIndexTitle: title, at: index),
      path.count == 2, currentCounts.indices.contains(path.section),
      path.item >= 0, path.item < currentCounts[path.section]
    else { return }
    scrollToItem(at: path, at: .top, animated: false)
  }
}
