// SPDX-License-Identifier: MIT

// Finding, selecting and showing items by their paths.
extension CollectionView {
  // MARK: Finding

  /// Returns the section with a data ID; of several, the last one, with a warning.
  public func section(at dataID: AnyHashable) -> SectionModel? {
    data.indexOfSection(dataID).flatMap { data.section(at: $0)?.model }
  }

  /// Returns the section at an index; nil, with an assertion, if there is none.
  public func section(at index: Int) -> SectionModel? {
    if let section = data.section(at: index) { return section.model }
    EpoxyLogger.shared.assertionFailure(
      "There is no section at \(index), only \(data.sections.count) sections.")
    return nil
  }

  /// Returns the item at a path; of several, the last one, with a warning.
  public func item(at path: ItemPath) -> AnyItemModel? {
    data.indexPath(of: path).flatMap { data.item(at: $0) }
  }

  /// Returns the item at an index path; nil, with an assertion, after the last item of a section.
  public func item(at indexPath: IndexPath) -> AnyItemModel? {
    guard let section = data.section(at: indexPath.section) else { return nil }
    if let item = data.item(at: indexPath) { return item }
    EpoxyLogger.shared.assertionFailure(
      "There is no item at \(indexPath), only \(section.diffableItems.count) items in its section.")
    return nil
  }

  /// Returns the visible item at a point of the content.
  public func item(at point: CGPoint) -> AnyItemModel? {
    indexPathForItem(at: point).flatMap { data.item(at: $0) }
  }

  /// Returns the index path of an item; of several with the path, that of the last one, with a
  /// warning.
  public func indexPathForItem(at path: ItemPath) -> IndexPath? {
    data.indexPath(of: path)
  }

  /// Returns the path of the item at an index path.
  public func path(for indexPath: IndexPath) -> ItemPath? {
    data.itemPath(at: indexPath)
  }

  /// The visible sections, items and views.
  public var visibilityMetadata: CollectionViewVisibilityMetadata {
    var items: [Int: [CollectionViewVisibilityMetadata.Item]] = [:]
    for path in indexPathsForVisibleItems.sorted() {
      guard let item = data.item(at: path) else { continue }
      let view = (cellForItem(at: path) as? CollectionViewCell)?.view
      items[path.section, default: []].append(.init(model: item, view: view))
    }
    var others: [Int: [String: [CollectionViewVisibilityMetadata.SupplementaryItem]]] = [:]
    for (kind, path, view) in visibleSupplementaryViews {
      guard let item = data.supplementaryItem(ofKind: kind, at: path) else { continue }
      others[path[0], default: [:]][kind, default: []].append(
        .init(model: item, view: view.view))
    }
    let sections = Set(items.keys).union(others.keys).sorted().compactMap { index in
      data.section(at: index).map {
        CollectionViewVisibilityMetadata.Section(
          model: $0.model, items: items[index] ?? [], supplementaryItems: others[index] ?? [:])
      }
    }
    return CollectionViewVisibilityMetadata(sections: sections, collectionView: self)
  }

  // MARK: Selecting

  /// Selects an item. Its `didSelect` is not called.
  public func selectItem(at path: ItemPath, animated: Bool) {
    guard let indexPath = data.indexPath(of: path) else {
      return EpoxyLogger.shared.assertionFailure("There is no item to be selected at \(path).")
    }
    let before = Set(indexPathsForSelectedItems ?? [])
    selectItem(at: indexPath, animated: animated, scrollPosition: [])
    // UIKit does not report the item that is deselected.
    for path in before.subtracting(indexPathsForSelectedItems ?? []).sorted() {
      report(.normal, at: path, animated: animated)
    }
    report(.selected, at: indexPath, animated: animated)
  }

  /// Deselects an item. Has no effect if there is no such item.
  public func deselectItem(at path: ItemPath, animated: Bool) {
    guard let indexPath = data.indexPath(of: path) else { return }
    deselectItem(at: indexPath, animated: animated)
    report(.normal, at: indexPath, animated: animated)
  }

  private func report(_ state: ItemCellState, at path: IndexPath, animated: Bool) {
    guard let item = data.item(at: path), let cell = cellForItem(at: path) as? CollectionViewCell
    else { return }
    report(state, to: item, in: cell, animated: animated)
  }

  // MARK: Showing

  /// Sets the content and behaviors of a visible item again.
  public func reloadItem(at indexPath: IndexPath, animated: Bool) {
    guard let item = data.item(at: indexPath),
      let cell = cellForItem(at: indexPath) as? CollectionViewCell
    else { return }
    let metadata = metadata(of: cell, animated: animated)
    item.configure(cell: cell, with: metadata)
    report(metadata.state, to: item, in: cell, animated: animated)
    item.setBehavior(cell: cell, with: metadata)
    // A layout that lets the cell determine its size measures it again for this.
    cell.invalidateIntrinsicContentSize()
  }

  /// Invalidates the layout, whose sizes are measured again in the next layout pass.
  public func invalidateLayout() {
    collectionViewLayout.invalidateLayout()
  }

  /// Scrolls an item to the center of the view.
  public func scrollToItem(at path: ItemPath, animated: Bool) {
    scrollToItem(at: path, position: .centeredVertically, animated: animated)
  }

  /// Scrolls to an item. Has no effect if there is no such item.
  ///
  /// - Parameters:
  ///   - path: The item.
  ///   - position: The final position of the item in the view; `[]` scrolls the minimal distance.
  ///   - animated: Whether scrolling is animated. A touch ends the animation.
  public func scrollToItem(at path: ItemPath, position: ScrollPosition, animated: Bool) {
    guard let indexPath = data.indexPath(of: path) else { return }
    scroller?.cancel()
    guard configuration.usesAccurateScrollToItem else {
      return scrollToItem(at: indexPath, at: position, animated: animated)
    }
    let scroller = ItemScroller(collectionView: self, path: path, position: position)
    if animated {
      self.scroller = scroller
      scroller.start()
    } else {
      scroller.jump()
    }
  }

  /// Makes the view of a visible item the first responder.
  public func setItemAsFirstResponder(at path: ItemPath) {
    guard let cell = cellInSight(at: path) else {
      return EpoxyLogger.shared.assertionFailure(
        "The item at \(path) is not in sight, so it cannot become first responder.")
    }
    cell.view?.becomeFirstResponder()
  }

  /// Moves the focus of assistive technology to a visible item.
  public func moveAccessibilityFocusToItem(
    at path: ItemPath, notification: UIAccessibility.Notification = .layoutChanged
  ) {
    guard let cell = cellInSight(at: path) else {
      return EpoxyLogger.shared.assertionFailure(
        "The item at \(path) is not in sight, so it cannot be focused.")
    }
    UIAccessibility.post(notification: notification, argument: cell)
  }

  private func cellInSight(at path: ItemPath) -> CollectionViewCell? {
    data.indexPath(of: path).flatMap { cellForItem(at: $0) as? CollectionViewCell }
  }
}
