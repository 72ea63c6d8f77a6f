// SPDX-License-Identifier: MIT

/// An interactive movement of an item. The data changes only when the movement ends: until then,
/// the layout receives the counts and index paths of a data source in which the item has already
/// moved.
struct CollectionMovement {
  /// The index path of the item in the data.
  let start: IndexPath
  /// The index path at which the item would currently be inserted.
  var path: IndexPath
  /// The position of the dragged item's center, in the collection view's coordinates.
  var position: CGPoint
  /// The position of the touch relative to the visible area, for scrolling near an edge.
  var finger: CGPoint
  /// The point at which the item last changed its position, and the direction of that change.
  var lastChange: (position: CGPoint, way: CGVector)?
  /// Whether the position has changed since the movement began. An item that is picked up near an
  /// edge does not scroll the content before it is dragged.
  var hasMoved = false

  /// Returns the difference between the numbers of items that a section has in the layout and in
  /// the data.
  func arrivals(in section: Int) -> Int {
    (section == path.section ? 1 : 0) - (section == start.section ? 1 : 0)
  }

  /// Returns the index path, in the data, of the item at an index path of the layout.
  func dataPath(of shown: IndexPath) -> IndexPath {
    if shown == path { return start }
    var item = shown.item
    if shown.section == path.section, item > path.item { item -= 1 }
    if shown.section == start.section, item >= start.item { item += 1 }
    return IndexPath(item: item, section: shown.section)
  }

  /// Returns the index path, in the layout, of an item of the data.
  func shownPath(of item: IndexPath) -> IndexPath {
    if item == start { return path }
    var index = item.item
    if item.section == start.section, index > start.item { index -= 1 }
    if item.section == path.section, index >= path.item { index += 1 }
    return IndexPath(item: index, section: item.section)
  }

  /// The movement as a batch with one move.
  var update: CollectionUpdate {
    var update = CollectionUpdate()
    if path != start { update.movedItems = [(start, path)] }
    return update
  }
}

extension _ItemsView {
  private static let movementDuration: TimeInterval = 0.2

  final func beginMovement(of path: IndexPath) -> Bool {
    guard movement == nil, update == nil, hasData, exists(path),
      let cell = shownCell(at: path), canMoveItem(at: path)
    else { return false }
    let center = cell.convert(CGPoint(x: cell.bounds.midX, y: cell.bounds.midY), to: self)
    movement = CollectionMovement(
      start: path, path: path, position: center,
      finger: CGPoint(x: center.x - bounds.minX, y: center.y - bounds.minY))
    followFinger()
    setNeedsLayout()
    return true
  }

  /// Moves the cell to a position. The other cells make room at the index path where it would be
  /// inserted.
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
    let proposed = layoutInUse.targetIndexPath(
      forInteractivelyMovingItem: current.path, withPosition: reflected(current.position))
    guard proposed != current.path else { return }
    let target = targetOfMove(from: current.start, proposed: proposed)
    guard movement?.start == current.start, target != current.path, isTarget(target, current) else {
      return
    }
    let way = way(to: target, of: current)
    if target == proposed, isReturn(way, of: current) { return }
    let before = countsInLayout
    movement?.path = target
    movement?.lastChange = (current.position, way)
    positionsChanged(
      from: current.path, to: target, countsBefore: before,
      layoutInUse.invalidationContext(
        forInteractivelyMovingItems: [target], withTargetPosition: reflected(current.position),
        previousIndexPaths: [current.path], previousPosition: reflected(current.position)))
    UIView.animate(
      withDuration: Self.movementDuration, delay: 0, options: .allowUserInteraction
    ) { [self] in
      layoutIfNeeded()
    }
  }

  /// Returns the distance from the item's position to another one.
  private func way(to target: IndexPath, of movement: CollectionMovement) -> CGVector {
    func center(of path: IndexPath) -> CGPoint? {
      layoutInUse.layoutAttributesForItem(at: path).map(reflected)?.center
    }
    guard let here = center(of: movement.path), let there = center(of: target) else { return .zero }
    return CGVector(dx: there.x - here.x, dy: there.y - here.y)
  }

  /// Whether the item would return the way it came although the finger has not. Between items of
  /// different sizes, the position that the item has just left may be under the finger, and the
  /// item would change positions with every event.
  private func isReturn(_ way: CGVector, of movement: CollectionMovement) -> Bool {
    guard let last = movement.lastChange, way.dx * last.way.dx + way.dy * last.way.dy < 0 else {
      return false
    }
    let finger = CGVector(
      dx: movement.position.x - last.position.x, dy: movement.position.y - last.position.y)
    return way.dx * finger.dx + way.dy * finger.dy <= 0
  }

  /// Whether an item can be inserted at an index path. In its own section these are the indices of
  /// the section's items; another section has an additional index at its end.
  private func isTarget(_ path: IndexPath, _ movement: CollectionMovement) -> Bool {
    let counts = currentCounts
    guard path.count == 2, counts.indices.contains(path.section) else { return false }
    let last = counts[path.section] - (path.section == movement.start.section ? 1 : 0)
    return (0...max(last, 0)).contains(path.item)
  }

  /// The numbers of items that the layout receives, with the item already moved.
  private var countsInLayout: [Int] {
    currentCounts.enumerated().map { $1 + (movement?.arrivals(in: $0) ?? 0) }
  }

  /// Invalidates the layout after a change of the item's index path in it. Measured sizes move with
  /// their items.
  private func positionsChanged(
    from old: IndexPath, to new: IndexPath, countsBefore before: [Int],
    _ context: UICollectionViewLayoutInvalidationContext
  ) {
    var move = CollectionUpdate()
    move.movedItems = [(old, new)]
    layoutInUse.dataChanged(
      CollectionMapping(move, before: before, after: countsInLayout))
    elements.mustSizeAll()
    context.invalidateEverything = true
    context.keepsMeasuredSizes = true
    layoutInUse.invalidateLayout(with: context)
  }

  // MARK: Index paths of the data and of the layout

  /// Returns the index path, in the data, of the item at an index path of the layout.
  final func dataPath(of shown: IndexPath) -> IndexPath {
    movement?.dataPath(of: shown) ?? shown
  }

  /// Returns the key, in the layout, of an element of the data.
  final func keyInLayout(_ key: ElementKey) -> ElementKey {
    guard let movement, key.path.count == 2 else { return key }
    let shown = ElementKey(kind: key.kind, path: movement.shownPath(of: key.path))
    return layoutInUse.isOfItem(shown) ? shown : key
  }

  /// Returns attributes in the layout's coordinates, with the index path that the element has in
  /// the layout.
  final func attributesInLayout(
    _ attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let attributes = reflected(attributes)
    let path = keyInLayout(attributes.key).path
    guard path != attributes.indexPath else { return attributes }
    let copy = attributes.duplicate()
    copy.indexPath = path
    return copy
  }

  /// Returns attributes with the index paths of the data. The dragged item and its supplementary
  /// views are at the position of the touch, in front of all others.
  final func moved(
    _ all: [UICollectionViewLayoutAttributes], by movement: CollectionMovement
  ) -> [UICollectionViewLayoutAttributes] {
    let held = reflected(
      layoutInUse.layoutAttributesForInteractivelyMovingItem(
        at: movement.path, withTargetPosition: reflected(movement.position)))
    held.indexPath = movement.start
    let target = layoutInUse.layoutAttributesForItem(at: movement.path).map(reflected)
    var result: [UICollectionViewLayoutAttributes] = []
    var carried = [held]
    for attributes in all where attributes.key != .cell(movement.path) {
      guard layoutInUse.isOfItem(attributes.key) else {
        result.append(attributes)
        continue
      }
      let copy = attributes.duplicate()
      copy.indexPath = movement.dataPath(of: attributes.indexPath)
      guard attributes.indexPath == movement.path, let target else {
        result.append(copy)
        continue
      }
      copy.center.x += held.center.x - target.center.x
      copy.center.y += held.center.y - target.center.y
      copy.zIndex = held.zIndex
      carried.append(copy)
    }
    return result + carried
  }

  // MARK: Scrolling near an edge

  /// Scrolls the content in each frame in which the touch is near an edge of the visible area.
  private func followFinger() {
    device.everyFrame(
      .animations, isWaiting: { [weak self] in self?.scrollingStep == nil },
      { [weak self] in
        guard let self, movement != nil, window != nil else { return false }
        scrollAlong()
        return true
      })
  }

  /// The distance by which the content scrolls in a frame; nil where the touch is at no edge, or
  /// the content at its end.
  private var scrollingStep: CGPoint? {
    guard let current = movement, current.hasMoved else { return nil }
    let way = PerAxis { axis -> Double in
      let stretch = visibleStretch(axis)
      let margin = min(max(stretch.high - stretch.low, 0) / 8, 60)
      let position = current.finger[axis] + bounds.origin[axis]
      let beyond =
        position < stretch.low + margin
        ? position - stretch.low - margin : max(position - stretch.high + margin, 0)
      let offset = limits(axis).clamp(contentOffset[axis] + beyond / 6)
      return offset - contentOffset[axis]
    }.point
    return abs(way.x) > 1e-3 || abs(way.y) > 1e-3 ? way : nil
  }

  private func scrollAlong() {
    guard let current = movement, let way = scrollingStep else { return }
    contentOffset = CGPoint(x: contentOffset.x + way.x, y: contentOffset.y + way.y)
    movement?.position = CGPoint(
      x: current.finger.x + bounds.minX, y: current.finger.y + bounds.minY)
    retarget()
    setNeedsLayout()
  }

  // MARK: End of the movement

  final func endMovement() {
    guard let current = movement else { return }
    let before = currentCounts
    movement = nil
    guard current.path != current.start, hasData else { return settle() }
    let generation = elements.generation
    moveItemInData(from: current.start, to: current.path)
    guard elements.generation == generation else { return }  // the data source has sent the update
    let after = requestedCounts()
    let update = current.update
    if let problem = update.problem(before: before, after: after, in: words) {
      device.reportIllegalUse(problem)
      reload()
      return
    }
    elements.generation += 1
    counts = after
    let mapping = CollectionMapping(update, before: before, after: after)
    remapState(mapping)
    // The layout already has the item at its new index path.
    var shown: [ElementKey: _ReusableView] = [:]
    for (key, view) in elements.shown {
      var new = key
      if key.path.count == 2, let path = mapping.path(of: key.path) {
        let moved = ElementKey(kind: key.kind, path: path)
        if layoutInUse.isOfItem(moved) { new = moved }
      }
      shown[new] = view
      if new != key {
        let attributes = view.layoutAttributes?.duplicate()
        attributes?.indexPath = new.path
        view.layoutAttributes = attributes
      }
    }
    elements.shown = shown
    let context = layoutInUse.invalidationContextForEndingInteractiveMovementOfItems(
      toFinalIndexPaths: [current.path], previousIndexPaths: [current.start],
      movementCancelled: false)
    context.invalidateEverything = true
    context.invalidateDataSourceCounts = true
    context.keepsMeasuredSizes = true
    self.update = CollectionUpdate(isOpen: false)  // keeps `counts`
    layoutInUse.invalidateLayout(with: context)
    self.update = nil
    settle()
  }

  final func cancelMovement(animated: Bool) {
    guard let current = movement else { return }
    let before = countsInLayout
    movement = nil
    if current.path != current.start {
      positionsChanged(
        from: current.path, to: current.start, countsBefore: before,
        layoutInUse.invalidationContextForEndingInteractiveMovementOfItems(
          toFinalIndexPaths: [current.start], previousIndexPaths: [current.path],
          movementCancelled: true))
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
