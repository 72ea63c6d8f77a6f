// SPDX-License-Identifier: MIT

/// The views that a collection view shows.
@MainActor
struct CollectionElements {
  var shown: [ElementKey: UICollectionReusableView] = [:]
  /// Whether all of them have to go.
  var needsReload = false
  /// The cell that is being shown anew.
  var reconfigured: UICollectionViewCell?
  /// Elements that were measured for the lengths that they have.
  var sized: Set<ElementKey> = []
  /// Whether some of them may have to be measured.
  var hasUnsized = false
  /// Whether views are being measured.
  var isNegotiating = false
  /// The surroundings in which views were measured last.
  var surroundings: SizingSurroundings?
  /// The number of times that elements have changed their sizes in the present layout.
  var sizeChanges: [ElementKey: Int] = [:]
  /// Elements that are left as they are, because their sizes did not settle.
  var unsettled: Set<ElementKey> = []
  /// Elements of which a warning has said that.
  var reportedUnsettled: Set<ElementKey> = []
  /// Whether a warning has said that the sizes of all elements together do not settle.
  var hasReportedPasses = false
  /// Whether any of them was ever to lie in front of others.
  var hasDepth = false
  /// Counts changes of the data and of the layout: work that calls out stops where it has changed.
  var generation = 0
  /// Counts how often views that are out of sight were looked for.
  var pass = 0
  /// Counts views that came and went.
  var changes = 0
}

extension UICollectionView {
  /// Brings what is shown into agreement with the layout.
  final func updateElements() {
    // In a batch the data is new already, and the layout is not.
    guard !isUpdatingElements, update == nil else { return }
    isUpdatingElements = true
    defer { isUpdatingElements = false }
    if elements.needsReload { removeAllElements() }
    checkSizingSurroundings()
    elements.sizeChanges.removeAll(keepingCapacity: true)
    for pass in 1...Self.sizingPassLimit {
      let generation = elements.generation
      // A content size that has changed may scroll, and that is told.
      prepareLayout()
      followScrollTarget()
      updateOrthogonalViews(in: bounds)
      guard elements.generation == generation, showElements(in: bounds) else {
        // A callback has changed the data or the layout: what is left waits for the next layout.
        setNeedsLayout()
        return
      }
      guard negotiateSizes() else { break }
      if pass == Self.sizingPassLimit { reportUnsettledSizes() }
    }
    if isAtRest { scrollTarget = nil }
    if let backgroundView, backgroundView.frame != bounds { backgroundView.frame = bounds }
    prefetch()
  }

  private func removeAllElements() {
    let old = elements.shown
    elements.needsReload = false
    elements.shown = [:]
    elements.mustSizeAll()
    for (key, view) in old.sorted(by: { $0.key < $1.key }) {
      end(view, key)
    }
  }

  /// Shows what a rectangle touches, and nothing else.
  ///
  /// - Returns: False where a callback has changed the data or the layout.
  private func showElements(in rect: CGRect) -> Bool {
    let generation = elements.generation
    let wanted = attributes(in: rect).map { ($0.key, $0) }
    guard removeElements(except: wanted) else { return false }
    for (key, attributes) in wanted {
      show(attributes, key)
      guard elements.generation == generation else { return false }
    }
    return true
  }

  private func removeElements(
    except wanted: [(key: ElementKey, attributes: UICollectionViewLayoutAttributes)]
  ) -> Bool {
    // A layout may name an element twice, so each is counted by its mark.
    elements.pass += 1
    var staying = 0
    for element in wanted {
      guard let view = elements.shown[element.key], view.pass != elements.pass else { continue }
      view.pass = elements.pass
      staying += 1
    }
    guard staying < elements.shown.count else { return true }
    let generation = elements.generation
    let leaving = elements.shown.filter { $0.value.pass != elements.pass }
    for key in leaving.keys.sorted() {
      guard let view = elements.shown.removeValue(forKey: key) else { continue }
      elements.forget(key)
      end(view, key)
      guard elements.generation == generation else { return false }
    }
    return true
  }

  /// The elements that the layout has in a rectangle, by their index paths in the data.
  final func attributes(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    guard rect.width > 0, rect.height > 0 else { return [] }
    let mirror = mirror
    var all =
      collectionViewLayout.layoutAttributesForElements(in: mirror?.reflected(rect) ?? rect) ?? []
    if let mirror { all = all.map(mirror.reflected) }
    let near = all.filter { !$0.isHidden && $0.frame.isShown(in: rect) }
    return movement.map { moved(near, by: $0) } ?? near
  }

  private func show(_ attributes: UICollectionViewLayoutAttributes, _ key: ElementKey) {
    guard let view = elements.shown[key] else {
      let generation = elements.generation
      guard let view = makeView(for: attributes) else { return }
      guard elements.generation == generation else { return putBack(view, key) }
      begin(view, attributes, key)
      return
    }
    guard
      view.layoutAttributes != attributes || view.superview !== host(of: key)
        || view.hostOffset != hostOffset(of: key)
    else { return }
    // A view that has the size that it has answered need not be measured for it.
    if view.layoutAttributes?.size != attributes.size, view.answeredSize != attributes.size,
      !elements.unsettled.contains(key)
    {
      elements.mustSize(key)
    }
    view.take(attributes, offset: hostOffset(of: key))
    attach(view, key)
  }

  /// Makes a view and fills it.
  final func makeView(for attributes: UICollectionViewLayoutAttributes) -> UICollectionReusableView?
  {
    guard let dataSource else { return nil }
    if attributes.representedElementCategory == .cell, !exists(attributes.indexPath) {
      device.reportIllegalUse(
        "UICollectionView received layout attributes for a cell with an index path that does not "
          + "exist: \(attributes.indexPath.shortDescription)")
      return nil
    }
    var view: UICollectionReusableView?
    UIView.performWithoutAnimation {
      view = askForView(attributes, dataSource)
    }
    return view
  }

  private func askForView(
    _ attributes: UICollectionViewLayoutAttributes, _ dataSource: any UICollectionViewDataSource
  ) -> UICollectionReusableView? {
    let path = attributes.indexPath
    let kind = attributes.representedElementKind ?? ""
    switch attributes.representedElementCategory {
    case .cell:
      let cell = dataSource.collectionView(self, cellForItemAt: path)
      checkOrigin(of: cell, "cell", "cellForItemAtIndexPath:")
      let isSelected = selection.selected.contains(path)
      if cell.isSelected != isSelected { cell.isSelected = isSelected }
      let isHighlighted = selection.highlighted == path
      if cell.isHighlighted != isHighlighted { cell.isHighlighted = isHighlighted }
      return cell
    case .supplementaryView:
      let view = dataSource.collectionView(self, viewForSupplementaryElementOfKind: kind, at: path)
      checkOrigin(of: view, "view", "viewForSupplementaryElementOfKind:atIndexPath:")
      return view
    case .decorationView: return makeDecoration(kind)
    }
  }

  private func checkOrigin(
    of view: UICollectionReusableView, _ noun: String, _ method: String
  ) {
    guard view.reuseIdentifier == nil else { return }
    let call =
      noun == "cell"
      ? "-dequeueReusableCellWithReuseIdentifier:forIndexPath:"
      : "-dequeueReusableSupplementaryViewOfKind:withReuseIdentifier:forIndexPath:"
    device.reportIllegalUse(
      "the \(noun) returned from -collectionView:\(method) does not have a reuseIdentifier - "
        + "\(noun)s must be retrieved by calling \(call)")
  }

  private func makeDecoration(_ kind: String) -> UICollectionReusableView? {
    if let view = pool.take(.decoration(kind)) {
      view.prepareForReuse()
      return view
    }
    guard
      let type = collectionViewLayout.decorationClass(ofKind: kind)
        as? UICollectionReusableView.Type
    else {
      device.reportIllegalUse(
        "no UICollectionReusableView class registered for decoration view of kind \(kind)")
      return nil
    }
    let view = _RuntimeView.make(type, frame: .zero) as? UICollectionReusableView
    view?.reuseIdentifier = kind
    pool.register(type, for: .decoration(kind))
    return view
  }

  // MARK: Coming and going

  /// Tells the delegate, and shows a view.
  final func begin(
    _ view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes,
    _ key: ElementKey
  ) {
    release(view, unlessFor: key)
    elements.shown[key] = view
    elements.changes += 1
    elements.hasUnsized = true
    UIView.performWithoutAnimation {
      prepareSizing(of: view, with: attributes)
      view.take(attributes, offset: hostOffset(of: key))
      notifyBegin(view, key)
      // A callback may have moved the view or taken it away.
      if let now = view.layoutAttributes?.key, elements.shown[now] === view { attach(view, now) }
    }
  }

  /// A data source may give out a view that is shown elsewhere: it cannot be in both places.
  private func release(_ view: UICollectionReusableView, unlessFor key: ElementKey) {
    guard let other = view.layoutAttributes?.key, other != key, elements.shown[other] === view
    else { return }
    device.warn(
      "The data source gave the view for \(key.path) that shows \(other.path): each needs its own.")
    elements.shown[other] = nil
    elements.forget(other)
    notifyEnd(view, other)
  }

  private func notifyBegin(_ view: UICollectionReusableView, _ key: ElementKey) {
    switch key.kind {
    case .cell:
      guard let cell = view as? UICollectionViewCell else { return }
      delegate?.collectionView(self, willDisplay: cell, forItemAt: key.path)
    case .supplementary(let kind):
      delegate?.collectionView(
        self, willDisplaySupplementaryView: view, forElementKind: kind, at: key.path)
    case .decoration: break
    }
  }

  /// Puts a view where it belongs in the tree. Elements stand in the order of their depth, because hit
  /// tests go by the order of the tree.
  final func attach(_ view: UICollectionReusableView, _ key: ElementKey) {
    let host = host(of: key)
    let depth = view.layoutAttributes?.zIndex ?? 0
    if depth != 0 { elements.hasDepth = true }
    let isThere = view.superview === host
    guard !isThere || view.depthInTree != depth else { return }
    view.depthInTree = depth
    let above =
      elements.hasDepth
      ? host.subviews.first { other in
        (other as? UICollectionReusableView).map { $0 !== view && $0.depthInTree > depth } ?? false
      } : nil
    if let above {
      host.insertSubview(view, belowSubview: above)
    } else if isThere {
      host.bringSubviewToFront(view)
    } else {
      host.addSubview(view)
    }
  }

  /// Takes a view away, tells the delegate, and keeps the view for later.
  final func end(_ view: UICollectionReusableView, _ key: ElementKey) {
    elements.changes += 1
    view.removeFromSuperview()
    notifyEnd(view, key)
    putBack(view, key)
  }

  private func notifyEnd(_ view: UICollectionReusableView, _ key: ElementKey) {
    switch key.kind {
    case .cell:
      if let cell = view as? UICollectionViewCell {
        delegate?.collectionView(self, didEndDisplaying: cell, forItemAt: key.path)
      }
    case .supplementary(let kind):
      delegate?.collectionView(
        self, didEndDisplayingSupplementaryView: view, forElementOfKind: kind, at: key.path)
    case .decoration: break
    }
  }

  // MARK: Background

  final func exchangeBackground(_ old: UIView?) {
    old?.removeFromSuperview()
    guard let backgroundView else { return }
    backgroundView.frame = bounds
    insertSubview(backgroundView, at: 0)
    backgroundView.layer.zPosition = -1000
  }
}
