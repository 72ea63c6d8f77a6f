// SPDX-License-Identifier: MIT

/// The views that are shown.
@MainActor
struct CollectionElements {
  var shown: [ElementKey: _ReusableView] = [:]
  /// Whether all views have to be removed.
  var needsReload = false
  /// The cell that is being reconfigured.
  var reconfigured: _ReusableView?
  /// The elements that have been measured for their current lengths.
  var sized: Set<ElementKey> = []
  /// Whether elements may have to be measured.
  var hasUnsized = false
  /// Whether views are being measured.
  var isNegotiating = false
  /// The size-relevant properties of the collection view at the last measurement.
  var surroundings: SizingSurroundings?
  /// The number of size changes of each element in the current layout pass.
  var sizeChanges: [ElementKey: Int] = [:]
  /// The elements whose size changes are ignored, because their sizes did not settle.
  var unsettled: Set<ElementKey> = []
  /// The elements about which a warning has been issued because their sizes did not settle.
  var reportedUnsettled: Set<ElementKey> = []
  /// Whether a warning has been issued because the sizes of all elements together did not settle.
  var hasReportedPasses = false
  /// Whether an element has ever had a `zIndex` other than 0.
  var hasDepth = false
  /// Whether an element out of sight is kept, because it contains the first responder.
  var keepsEdited = false
  /// The number of changes of the data and the layout. Work that calls client code stops if it has
  /// changed.
  var generation = 0
  /// The number of searches for views that are no longer visible.
  var pass = 0
  /// The number of views that have been added and removed.
  var changes = 0
}

extension _ItemsView {
  /// Whether the elements can be shown outside of a layout pass: not in a callback of the data
  /// source or the delegate that the machinery itself waits for.
  final var mayShowElementsNow: Bool {
    !isUpdatingElements && update == nil && elements.reconfigured == nil && !isCounting
      && !layoutInUse.isPreparing && !flags.isLayingOut
  }

  /// Adds, removes and positions views according to the layout.
  final func updateElements() {
    // During a batch, the data is already new and the layout is not.
    guard !isUpdatingElements, update == nil else { return }
    isUpdatingElements = true
    defer { isUpdatingElements = false }
    if elements.needsReload { removeAllElements() }
    checkSizingSurroundings()
    elements.sizeChanges.removeAll(keepingCapacity: true)
    for pass in 1...Self.sizingPassLimit {
      let generation = elements.generation
      // A changed content size may scroll the content, which notifies the delegate.
      prepareLayout()
      followScrollTarget()
      updateOrthogonalViews(in: bounds)
      guard elements.generation == generation, showElements(in: bounds) else {
        // A callback has changed the data or the layout. The next layout pass shows the remaining
        // elements.
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
    countsPrecedeLayout = false
    elements.shown = [:]
    elements.mustSizeAll()
    for (key, view) in old.inOrder(by: { $0.key < $1.key }) {
      end(view, key)
    }
  }

  /// Shows exactly the elements that intersect a rectangle.
  ///
  /// - Returns: False if a callback has changed the data or the layout.
  private func showElements(in rect: CGRect) -> Bool {
    let generation = elements.generation
    let wanted = wantedAttributes(in: rect).map { ($0.key, $0) }
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
    // A layout may return an element twice, so `pass` records the elements that are already
    // counted.
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

  /// Returns the attributes of the visible elements in a rectangle, in the collection view's
  /// coordinates.
  final func attributes(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    guard rect.width > 0, rect.height > 0 else { return [] }
    let mirror = mirror
    var all =
      layoutInUse.layoutAttributesForElements(in: mirror?.reflected(rect) ?? rect) ?? []
    if let mirror { all = all.map(mirror.reflected) }
    let near = all.filter { !$0.isHidden && $0.frame.isShown(in: rect) }
    return movement.map { moved(near, by: $0) } ?? near
  }

  /// Returns the attributes of the elements to show for a visible area: of those in it, and of one
  /// that contains the first responder, which still receives keys out of sight. UIKit keeps its
  /// view, too (Apple's bug report 13113345).
  final func wantedAttributes(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    let near = attributes(in: rect)
    elements.keepsEdited = false
    guard let key = keyOfEditedElement, !near.contains(where: { $0.key == key }),
      let edited = attributes(of: key), !edited.isHidden
    else { return near }
    elements.keepsEdited = true
    return near + [edited]
  }

  private var keyOfEditedElement: ElementKey? {
    guard let responder = device.application.firstResponder as? UIView,
      responder.isDescendant(of: self)
    else { return nil }
    return elements.shown.first { responder.isDescendant(of: $0.value) }?.key
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
    // A view that has the size that it determined itself need not be measured again.
    if view.layoutAttributes?.size != attributes.size, view.answeredSize != attributes.size,
      !elements.unsettled.contains(key)
    {
      elements.mustSize(key)
    }
    view.take(attributes, offset: hostOffset(of: key))
    attach(view, key)
  }

  /// Requests a view from the data source, or creates a decoration view.
  final func makeView(for attributes: UICollectionViewLayoutAttributes) -> _ReusableView? {
    guard hasData else { return nil }
    if attributes.representedElementCategory == .cell, !exists(attributes.indexPath) {
      device.reportIllegalUse(
        "UICollectionView received layout attributes for a cell with an index path that does not "
          + "exist: \(attributes.indexPath.shortDescription)")
      return nil
    }
    var view: _ReusableView?
    UIView.performWithoutAnimation {
      view = requestView(attributes)
    }
    return view
  }

  private func requestView(_ attributes: UICollectionViewLayoutAttributes) -> _ReusableView? {
    let path = attributes.indexPath
    let kind = attributes.representedElementKind ?? ""
    switch attributes.representedElementCategory {
    case .cell:
      let cell = requestedCell(at: path)
      cell?.isShownSelected = selection.selected.contains(path)
      cell?.isInEditing = isEditing
      cell?.isShownHighlighted = selection.highlighted == path
      return cell
    case .supplementaryView: return requestedSupplementaryView(ofKind: kind, at: path)
    case .decorationView: return makeDecoration(kind)
    }
  }

  private func makeDecoration(_ kind: String) -> _ReusableView? {
    if let view = pool.take(.decoration(kind)) {
      view.prepareForReuse()
      return view
    }
    guard
      let type = layoutInUse.decorationClass(ofKind: kind)
        as? _ReusableView.Type
    else {
      device.reportIllegalUse(
        "no UICollectionReusableView class registered for decoration view of kind \(kind)")
      return nil
    }
    let view = _RuntimeView.make(type, frame: .zero) as? _ReusableView
    view?.reuseIdentifier = kind
    pool.register(type, for: .decoration(kind))
    return view
  }

  // MARK: Adding and removing views

  /// Notifies the delegate and shows a view.
  final func begin(
    _ view: _ReusableView, _ attributes: UICollectionViewLayoutAttributes,
    _ key: ElementKey
  ) {
    release(view, unlessFor: key)
    elements.shown[key] = view
    elements.changes += 1
    elements.hasUnsized = true
    UIView.performWithoutAnimation {
      prepareSizing(of: view, with: attributes)
      view.take(attributes, offset: hostOffset(of: key))
      willDisplay(view, key)
      // A callback may have moved or removed the view.
      if let now = view.layoutAttributes?.key, elements.shown[now] === view { attach(view, now) }
    }
  }

  /// Ends the display of a view for another element, if the data source returns it again for this
  /// one.
  private func release(_ view: _ReusableView, unlessFor key: ElementKey) {
    guard let other = view.layoutAttributes?.key, other != key, elements.shown[other] === view
    else { return }
    device.warn(
      "The data source gave the view for \(key.path) that shows \(other.path): each needs its own.")
    elements.shown[other] = nil
    elements.forget(other)
    didEndDisplaying(view, other)
  }

  /// Adds a view to its superview. Subviews are ordered by their depth, because hit testing uses
  /// their order and renderers use `zPosition`.
  final func attach(_ view: _ReusableView, _ key: ElementKey) {
    let host = host(of: key)
    let depth = view.layoutAttributes?.zIndex ?? 0
    if depth != 0 { elements.hasDepth = true }
    let isThere = view.superview === host
    guard !isThere || view.depthInTree != depth else { return }
    view.depthInTree = depth
    let above =
      elements.hasDepth
      ? host.children.first { $0 !== view && $0.depthAmongElements > CGFloat(depth) } : nil
    if let above {
      host.insertSubview(view, belowSubview: above)
    } else if isThere {
      host.bringSubviewToFront(view)
    } else {
      host.addSubview(view)
    }
  }

  /// Removes a view, notifies the delegate and returns the view to the reuse pool.
  final func end(_ view: _ReusableView, _ key: ElementKey) {
    elements.changes += 1
    if let row = view as? any SwipeableRow { swipeController?.rowWillBeReused(row) }
    view.removeFromSuperview()
    didEndDisplaying(view, key)
    putBack(view, key)
  }

  // MARK: Background

  final func exchangeBackground(_ old: UIView?) {
    old?.removeFromSuperview()
    guard let backgroundView else { return }
    backgroundView.frame = bounds
    insertSubview(backgroundView, at: 0)
    backgroundView.layer.zPosition = CGFloat(Int.min)
  }
}

extension UIView {
  /// The depth of a subview of a collection view: the `zIndex` of an element, and the `zPosition`
  /// of another view.
  final var depthAmongElements: CGFloat {
    (self as? _ReusableView).map { CGFloat($0.depthInTree) } ?? backingLayer.zPosition
  }
}
