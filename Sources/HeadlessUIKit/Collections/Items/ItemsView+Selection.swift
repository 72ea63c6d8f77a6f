// SPDX-License-Identifier: MIT

/// The selected items, and the highlighted item.
struct CollectionSelection {
  var selected: Set<IndexPath> = []
  var highlighted: IndexPath?
}

extension _ItemsView {
  /// Whether items can be selected now.
  private var selectsItems: Bool {
    isEditing
      ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing : allowsSelection
  }

  /// Whether more than one item can be selected now.
  private var selectsSeveralItems: Bool {
    isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
  }

  final func editingChanged() {
    if deselectsEditedItems {
      for path in selection.selected.sorted() { setSelected(false, path) }
    }
    for (key, cell) in elements.shown where key.kind == .cell {
      cell.isInEditing = isEditing
    }
    setNeedsLayout()
  }

  // MARK: Selection by code

  final func select(
    _ path: IndexPath?, animated: Bool, scrollPosition: UICollectionView.ScrollPosition
  ) {
    guard selectsItems else { return }
    guard let path else {
      for path in selection.selected.sorted() {
        setSelected(false, path)
      }
      return
    }
    guard exists(path) else { return }
    if !selectsSeveralItems {
      for other in selection.selected.sorted() where other != path {
        setSelected(false, other)
      }
    }
    setSelected(true, path)
    if !scrollPosition.isEmpty { scroll(to: path, scrollPosition, animated: animated) }
  }

  final func deselect(_ path: IndexPath, animated: Bool = false) {
    setSelected(false, path, animated: animated)
  }

  private func setSelected(_ isSelected: Bool, _ path: IndexPath, animated: Bool = false) {
    if isSelected { selection.selected.insert(path) } else { selection.selected.remove(path) }
    shownCell(at: path)?.showSelected(isSelected, animated: animated)
  }

  // MARK: Selection by touches

  /// Returns the item of the data at a touch.
  private func item(at touch: UITouch) -> IndexPath? {
    frontmostPreparedItem(at: touch.location(in: self)).map(dataPath)
  }

  final func frontmostPreparedItem(at point: CGPoint) -> IndexPath? {
    prepareLayout()
    return frontmostItem(at: point)
  }

  /// Returns the index path, in the layout, of the item that is in front at a point: that with the
  /// highest `zIndex` and, among several, that whose cell is in front of the others.
  final func frontmostItem(at point: CGPoint) -> IndexPath? {
    let around = CGRect(x: point.x - 0.5, y: point.y - 0.5, width: 1, height: 1)
    let found = (layoutInUse.layoutAttributesForElements(in: reflected(around)) ?? [])
      .map(reflected)
      .filter { $0.representedElementCategory == .cell && $0.frame.contains(point) }
    guard found.count > 1 else { return found.first?.indexPath }
    let depth = found.map(\.zIndex).max()
    let paths = found.filter { $0.zIndex == depth }.map(\.indexPath)
    let order = paths.map { path in
      shownCell(at: dataPath(of: path)).flatMap {
        $0.superview?.children.firstIndex(identicalTo: $0)
      } ?? -1
    }
    return zip(paths, order).max { $0.1 < $1.1 }?.0
  }

  final func fingerDown(_ touches: Set<UITouch>) {
    guard selectsItems, selection.highlighted == nil, let touch = touches.first,
      let path = item(at: touch), shownCell(at: path) != nil
    else { return }
    guard shouldHighlightItem(at: path) else { return }
    selection.highlighted = path
    shownCell(at: path)?.isShownHighlighted = true
    didHighlightItem(at: path)
  }

  final func fingerUp(_ touches: Set<UITouch>) {
    guard let path = selection.highlighted, let touch = touches.first else { return }
    if !selectsBeforeHighlightEnds { unhighlight() }
    if item(at: touch) == path, exists(path) { tapped(path) }
    unhighlight()
  }

  final func unhighlight() {
    guard let path = selection.highlighted else { return }
    selection.highlighted = nil
    shownCell(at: path)?.isShownHighlighted = false
    didUnhighlightItem(at: path)
  }

  private func tapped(_ path: IndexPath) {
    if selectsSeveralItems, selection.selected.contains(path) {
      guard let path = itemToDeselect(for: path) else { return }
      setSelected(false, path)
      didDeselectItem(at: path)
      return
    }
    guard let path = itemToSelect(for: path), exists(path) else { return }
    if !selectsSeveralItems {
      for other in selection.selected.sorted() where other != path {
        guard !checksReplacedSelection || itemToDeselect(for: other) != nil else { continue }
        setSelected(false, other)
        didDeselectItem(at: other)
      }
    }
    setSelected(true, path)
    didSelectItem(at: path)
  }
}
