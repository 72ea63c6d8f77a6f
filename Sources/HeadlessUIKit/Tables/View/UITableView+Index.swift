// SPDX-License-Identifier: MIT

// The section index.
extension UITableView {
  /// The width that the section index covers at the trailing edge; 0 without one.
  final var indexWidth: CGFloat { indexBar?.superview === self ? 15 : 0 }

  /// Shows or hides the section index, which makes all rows narrower, before they are measured.
  final func updateIndexBar() {
    guard !isUpdatingElements, update == nil else { return }
    let rows = currentCounts.reduce(0, +)
    var titles = indexBar?.titles
    if titles == nil {
      titles = dataSource?.sectionIndexTitles(for: self) ?? []
      if let titles, !titles.isEmpty || indexBar != nil {
        let bar = indexBar ?? SectionIndexBar { [weak self] in self?.indexTapped($0, at: $1) }
        indexBar = bar
        bar.titles = titles
      }
    }
    guard let bar = indexBar, let titles, !titles.isEmpty,
      rows >= sectionIndexMinimumDisplayRowCount
    else {
      guard indexBar?.superview != nil else { return }
      indexBar?.removeFromSuperview()
      return tableLayout.invalidateLayout()
    }
    bar.show(titles)
    bar.adopt(color: sectionIndexColor, background: sectionIndexBackgroundColor)
    guard bar.superview !== self else { return }
    show(bar)
    tableLayout.invalidateLayout()
  }

  final func indexTapped(_ title: String, at index: Int) {
    guard title != Self.indexSearch else {
      return setContentOffset(
        CGPoint(x: contentOffset.x, y: -adjustedContentInset.top), animated: false)
    }
    guard
      let section = dataSource?.tableView(self, sectionForSectionIndexTitle: title, at: index),
      currentCounts.indices.contains(section)
    else { return }
    scroll(toRow: IndexPath(row: NSNotFound, section: section), .top, animated: false)
  }
}
