// SPDX-License-Identifier: MIT

/// An item that a finger moves. The data does not change before the finger lets go: until then the
/// layout is asked for the places of a data source that has moved the item already.
struct CollectionMovement {
  /// Where the item is in the data.
  let start: IndexPath
  /// Where it would go now.
  var path: IndexPath
  /// Where the finger holds it, in the content.
  var position: CGPoint
  /// The finger on the screen, for scrolling near an edge.
  var finger: CGPoint
  /// Whether the finger has moved at all: an item that is picked up near an edge does not scroll by that.
  var hasMoved = false

  /// By how many items a section is larger than it is in the data.
  func arrivals(in section: Int) -> Int {
    (section == path.section ? 1 : 0) - (section == start.section ? 1 : 0)
  }

  /// The item of the data that a place of the layout shows.
  func dataPath(of place: IndexPath) -> IndexPath {
    if place == path { return start }
    var item = place.item
    if place.section == path.section, item > path.item { item -= 1 }
    if place.section == start.section, item >= start.item { item += 1 }
    return IndexPath(item: item, section: place.section)
  }

  /// The place of the layout that an item of the data is shown at.
  func place(of item: IndexPath) -> IndexPath {
    if item == start { return path }
    var place = item.item
    if item.section == start.section, place > start.item { place -= 1 }
    if item.section == path.section, place >= path.item { place += 1 }
    return IndexPath(item: place, section: item.section)
  }

  /// The move, as a batch has it.
  var update: CollectionUpdate {
    var update = CollectionUpdate()
    if path != start { update.movedItems = [(start, path)] }
    return update
  }
}

extension UICollectionView {
  private static let movementDuration: TimeInterval = 0.2

  final func beginMovement(of path: IndexPath) -> Bool {
    guard movement == nil, update == nil, let dataSource, exists(path),
      let cell = shownCell(at: path),
      dataSource.collectionView(self, canMoveItemAt: path)
    else { return false }
    let center = cell.convert(CGPoint(x: cell.bounds.midX, y: cell.bounds.midY), to: self)
    movement = CollectionMovement(
      start: path, path: path, position: center,
      finger: CGPoint(x: center.x - bounds.minX, y: center.y - bounds.minY))
    followFinger()
    setNeedsLayout()
    return true
  }

  /// The cell follows the finger; the others make room where it would go.
  final func updateMovement(to position: CGPoint) {
    guard movement != nil, position.x.isFinite, position.y.isFinite else { return }
    movement?.hasMoved = true
    movement?.position = position
    movement?.finger = CGPoint(x: position.x - bounds.minX, y: position.y - bounds.minY)
    retarget()
    setNeedsLayout()
  }

  private func retarget() {
    guard let current = movement else { return }
    let proposed = collectionViewLayout.targetIndexPath(
      forInteractivelyMovingItem: current.path, withPosition: reflected(current.position))
    guard proposed != current.path else { return }
    let target =
      delegate?.collectionView(
        self, targetIndexPathForMoveFromItemAt: current.start, toProposedIndexPath: proposed)
      ?? proposed
    guard movement?.start == current.start, target != current.path, isPlace(target, current) else {
      return
    }
    let before = countsInLayout
    movement?.path = target
    placesChanged(from: current.path, to: target, countsBefore: before)
    UIView.animate(
      withDuration: Self.movementDuration, delay: 0, options: .allowUserInteraction
    ) { [self] in
      layoutIfNeeded()
    }
  }

  /// Whether an item can go to a place: one of the section's own, or its end in another section.
  private func isPlace(_ path: IndexPath, _ movement: CollectionMovement) -> Bool {
    let counts = currentCounts
    guard path.count == 2, counts.indices.contains(path.section) else { return false }
    let last = counts[path.section] - (path.section == movement.start.section ? 1 : 0)
    return (0...max(last, 0)).contains(path.item)
  }

  /// The counts of the data source that the layout is asked for: one that has moved the item already.
  private var countsInLayout: [Int] {
    currentCounts.enumerated().map { $1 + (movement?.arrivals(in: $0) ?? 0) }
  }

  /// Invalidates the layout after the item has another place in it. Measured sizes move with the items.
  private func placesChanged(
    from old: IndexPath, to new: IndexPath, countsBefore before: [Int]
  ) {
    var move = CollectionUpdate()
    move.movedItems = [(old, new)]
    collectionViewLayout.dataChanged(
      CollectionMapping(move, before: before, after: countsInLayout))
    elements.mustSizeAll()
    let context = collectionViewLayout.makeContext()
    context.invalidateEverything = true
    context.keepsMeasuredSizes = true
    collectionViewLayout.invalidateLayout(with: context)
  }

  /// Attributes with the place and the index path that the layout has for the element.
  final func attributesInLayout(
    _ attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let attributes = reflected(attributes)
    guard let movement, attributes.representedElementCategory == .cell else { return attributes }
    let copy = attributes.duplicate()
    copy.indexPath = movement.place(of: attributes.indexPath)
    return copy
  }

  /// The elements of the layout, by the items of the data; the moved item is below the finger.
  final func moved(
    _ all: [UICollectionViewLayoutAttributes], by movement: CollectionMovement
  ) -> [UICollectionViewLayoutAttributes] {
    var result: [UICollectionViewLayoutAttributes] = []
    for attributes in all where attributes.key != .cell(movement.path) {
      guard attributes.representedElementCategory == .cell else {
        result.append(attributes)
        continue
      }
      let copy = attributes.duplicate()
      copy.indexPath = movement.dataPath(of: attributes.indexPath)
      result.append(copy)
    }
    let held = reflected(
      collectionViewLayout.layoutAttributesForInteractivelyMovingItem(
        at: movement.path, withTargetPosition: reflected(movement.position)))
    held.indexPath = movement.start
    return result + [held]
  }

  // MARK: Near an edge

  /// The content scrolls while the finger is near an edge of the screen.
  private func followFinger() {
    device.everyFrame(.animations) { [weak self] in
      guard let self, movement != nil, window != nil else { return false }
      scrollAlong()
      return true
    }
  }

  private func scrollAlong() {
    guard let current = movement, current.hasMoved else { return }
    let visible = bounds.inset(by: adjustedContentInset)
    let way = PerAxis { axis -> Double in
      let stretch = axis.stretch(of: visible)
      let margin = min((stretch.high - stretch.low) / 8, 60)
      let place = current.finger[axis] + bounds.origin[axis]
      let beyond =
        place < stretch.low + margin
        ? place - stretch.low - margin : max(place - stretch.high + margin, 0)
      let offset = limits(axis).clamp(contentOffset[axis] + beyond / 6)
      return offset - contentOffset[axis]
    }.point
    guard abs(way.x) > 1e-3 || abs(way.y) > 1e-3 else { return }
    contentOffset = CGPoint(x: contentOffset.x + way.x, y: contentOffset.y + way.y)
    movement?.position = CGPoint(
      x: current.finger.x + bounds.minX, y: current.finger.y + bounds.minY)
    retarget()
    setNeedsLayout()
  }

  // MARK: The end

  final func endMovement() {
    guard let current = movement else { return }
    let before = currentCounts
    movement = nil
    guard current.path != current.start, let dataSource else { return settle() }
    let generation = elements.generation
    dataSource.collectionView(self, moveItemAt: current.start, to: current.path)
    guard elements.generation == generation else { return }  // the data source has told it itself
    let after = askForCounts()
    let update = current.update
    if let problem = update.problem(before: before, after: after) {
      device.reportIllegalUse(problem)
      reload()
      return
    }
    elements.generation += 1
    counts = after
    let mapping = CollectionMapping(update, before: before, after: after)
    remapState(mapping)
    // The layout has had the item there already.
    var shown: [ElementKey: UICollectionReusableView] = [:]
    for (key, view) in elements.shown {
      let path = key.kind == .cell ? mapping.path(of: key.path) ?? key.path : key.path
      let new = ElementKey(kind: key.kind, path: path)
      shown[new] = view
      if new != key {
        let attributes = view.layoutAttributes?.duplicate()
        attributes?.indexPath = path
        view.layoutAttributes = attributes
      }
    }
    elements.shown = shown
    let context = collectionViewLayout.makeContext()
    context.invalidateEverything = true
    context.invalidateDataSourceCounts = true
    context.keepsMeasuredSizes = true
    self.update = CollectionUpdate(isOpen: false)  // the counts are those already
    collectionViewLayout.invalidateLayout(with: context)
    self.update = nil
    settle()
  }

  final func cancelMovement(animated: Bool) {
    guard let current = movement else { return }
    let before = countsInLayout
    movement = nil
    if current.path != current.start {
      placesChanged(from: current.path, to: current.start, countsBefore: before)
    }
    if animated { settle() } else { UIView.performWithoutAnimation(settle) }
  }

  private func settle() {
    setNeedsLayout()
    UIView.animate(
      withDuration: Self.movementDuration, delay: 0, options: .allowUserInteraction
    ) { [self] in
      layoutIfNeeded()
    }
  }
}
