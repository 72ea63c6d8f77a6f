// SPDX-License-Identifier: MIT

/// The selected items, and the highlighted item.
struct CollectionSelection {
  var selected: Set<IndexPath> = []
  var highlighted: IndexPath?
}

extension UICollectionView {
  /// Whether items can be selected now.
  private var selectsItems: Bool { isEditing ? allowsSelectionDuringEditing : allowsSelection }

  /// Whether more than one item can be selected now.
  private var selectsSeveralItems: Bool {
    isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
  }

  final func editingChanged() {
    for case let cell as UICollectionViewCell in elements.shown.values {
      cell.isInEditing = isEditing
    }
  }

  // MARK: Selection by code

  final func select(_ path: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
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

  final func deselect(_ path: IndexPath) {
    setSelected(false, path)
  }

  private func setSelected(_ isSelected: Bool, _ path: IndexPath) {
    if isSelected { selection.selected.insert(path) } else { selection.selected.remove(path) }
    if let cell = shownCell(at: path), cell.isSelected != isSelected {
      cell.isSelected = isSelected
    }
  }

  // MARK: Selection by touches

  /// Returns the item of the data at a touch.
  private func item(at touch: UITouch) -> IndexPath? {
    indexPathForItem(at: touch.location(in: self)).map(dataPath)
  }

  /// Returns the index path, in the layout, of the item that is in front at a point: that with the
  /// highest `zIndex` and, among several, that whose cell is in front of the others.
  final func frontmostItem(at point: CGPoint) -> IndexPath? {
    let around = CGRect(x: point.x - 0.5, y: point.y - 0.5, width: 1, height: 1)
    let found = (collectionViewLayout.layoutAttributesForElements(in: reflected(around)) ?? [])
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
    guard delegate?.collectionView(self, shouldHighlightItemAt: path) ?? true else { return }
    selection.highlighted = path
    shownCell(at: path)?.isHighlighted = true
    delegate?.collectionView(self, didHighlightItemAt: path)
  }

  final func fingerUp(_ touches: Set<UITouch>) {
    guard let path = selection.highlighted, let touch = touches.first else { return }
    // In the order of UICollectionView.h: the selection changes before the highlight ends.
    if item(at: touch) == path, exists(path) { tapped(path) }
    unhighlight()
  }

  final func unhighlight() {
    guard let path = selection.highlighted else { return }
    selection.highlighted = nil
    shownCell(at: path)?.isHighlighted = false
    delegate?.collectionView(self, didUnhighlightItemAt: path)
  }

  private func tapped(_ path: IndexPath) {
    if selectsSeveralItems, selection.selected.contains(path) {
      guard delegate?.collectionView(self, shouldDeselectItemAt: path) ?? true else { return }
      setSelected(false, path)
      delegate?.collectionView(self, didDeselectItemAt: path)
      return
    }
    guard delegate?.collectionView(self, shouldSelectItemAt: path) ?? true else { return }
    if !selectsSeveralItems {
      for other in selection.selected.sorted() where other != path {
        setSelected(false, other)
        delegate?.collectionView(self, didDeselectItemAt: other)
      }
    }
    setSelected(true, path)
    delegate?.collectionView(self, didSelectItemAt: path)
  }
}
