// SPDX-License-Identifier: MIT

/// A scroll view for the row of one section of a compositional layout, which scrolls orthogonally
/// to the layout.
final class OrthogonalScrollView: UIScrollView, UIScrollViewDelegate {
  var section: Int
  private weak var itemsView: _ItemsView?
  private var behavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.continuous
  /// Whether the section has been removed or is no longer visible, so that the view contains
  /// disappearing cells only.
  private var isAbandoned = false

  init(section: Int, of itemsView: _ItemsView) {
    self.section = section
    self.itemsView = itemsView
    super.init(frame: .zero)
    showsHorizontalScrollIndicator = false
    showsVerticalScrollIndicator = false
    contentInsetAdjustmentBehavior = .never
    // The row is a part of the list, and not what a tap on the status bar scrolls.
    scrollsToTop = false
    scrollDelegate = self
  }

  required init?(coder: NSCoder) {
    nil
  }

  func adopt(_ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior) {
    self.behavior = behavior
    isPagingEnabled = behavior == .paging
    decelerationRate = isByGroup ? .fast : .normal
  }

  private var layout: UICollectionViewCompositionalLayout? {
    itemsView?.layoutInUse as? UICollectionViewCompositionalLayout
  }

  private var row: LayoutAxis { LayoutAxis(isVertical: !(layout?.axis.isVertical ?? true)) }

  /// Removes the view with its last cell if its section has disappeared.
  override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    if isAbandoned { itemsView?.device.atEndOfTurn { [weak self] in self?.removeWhenEmpty() } }
  }

  /// Removes the view as soon as it is empty. Until then, an animation may still show its cells.
  func abandon() {
    isAbandoned = true
    removeWhenEmpty()
  }

  private func removeWhenEmpty() {
    if !subviews.contains(where: { $0 is _ReusableView }) { removeFromSuperview() }
  }

  private var axis: ScrollAxis { row.isVertical ? .vertical : .horizontal }

  /// Whether the row begins at the right end.
  private var isMirrored: Bool { axis == .horizontal && layout?.isMirrored ?? false }

  override var countsPagesFromRight: Bool { isMirrored }

  // MARK: Offsets

  /// The length of the content that is out of sight.
  private var surplus: CGFloat { contentSize[axis] - bounds.size[axis] }

  /// Returns an offset, measured from the leading end of the row, in the scroll view's coordinates.
  /// The conversion is its own inverse.
  private func reflected(_ offset: CGFloat) -> CGFloat {
    isMirrored ? max(surplus, 0) - offset : offset
  }

  /// Whether the row is scrolled to its leading end.
  private var isAtLeadingEnd: Bool {
    let limits = limits(axis)
    return abs(contentOffset[axis] - (isMirrored ? limits.high : limits.low)) < 1e-6
  }

  /// The offset from the leading end of the row; nil at the end at which it begins.
  private var offsetToStore: CGFloat? {
    isAtLeadingEnd ? nil : reflected(contentOffset[axis])
  }

  /// Limits the content offset to the offsets at which the row begins and ends.
  func adoptLimits(_ ends: (low: CGFloat, high: CGFloat)) {
    var new = UIEdgeInsets.zero
    if behavior == .groupPagingCentered {
      let (first, last) = (reflected(ends.low), reflected(ends.high))
      let (low, high) = isMirrored ? (last, first) : (first, last)
      new =
        row.isVertical
        ? UIEdgeInsets(top: -low, left: 0, bottom: high - surplus, right: 0)
        : UIEdgeInsets(top: 0, left: -low, bottom: 0, right: high - surplus)
    }
    if contentInset != new { contentInset = new }
  }

  /// Scrolls to the offset that the layout stores for the section. Content that a finger or a
  /// motion holds beyond an end remains there.
  func adoptOffset(_ offset: CGFloat?, of layout: UICollectionViewCompositionalLayout) {
    let limits = limits(axis)
    var new = isMirrored ? limits.high : limits.low
    if let offset { new = isAtRest ? limits.clamp(reflected(offset)) : reflected(offset) }
    if contentOffset[axis] != new { contentOffset[axis] = new }
    layout.orthogonalOffsets[section] = offsetToStore
    notePage()
  }

  /// Whether the scroll view shows an offset that is measured from the leading end. The comparison
  /// is that of stored offsets: reflecting an offset twice causes rounding errors.
  func isScrolled(to offset: CGFloat?) -> Bool { offsetToStore == offset }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    guard !isAbandoned, let layout else { return }
    notePage()
    guard layout.orthogonalOffsets[section] != offsetToStore else { return }
    layout.orthogonalOffsets[section] = offsetToStore
    itemsView?.setNeedsLayout()
  }

  // MARK: Groups as pages

  /// The group at which the row rests, if it scrolls by groups.
  private(set) var page: Int?

  private func notePage() {
    page = nil
    guard isByGroup, let geometry = layout?.section(at: section), geometry.groupCount > 0 else {
      return
    }
    let offset = reflected(contentOffset[axis])
    let nearest = geometry.nearestGroup(to: offset)
    if abs(geometry.restingOffset(ofGroup: nearest) - offset) < 1e-3 { page = nearest }
  }

  private var isByGroup: Bool {
    behavior == .groupPaging || behavior == .groupPagingCentered
  }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    guard let geometry = layout?.section(at: section), geometry.groupCount > 0 else { return }
    let proposed = reflected(targetContentOffset.pointee[axis])
    let current = reflected(contentOffset[axis])
    let speed = isMirrored ? -velocity[axis] : velocity[axis]
    let wanted: CGFloat
    switch behavior {
    case .none, .continuous, .paging: return
    case .continuousGroupLeadingBoundary: wanted = nearestStart(to: proposed, geometry)
    case .groupPaging, .groupPagingCentered: wanted = neighbor(of: current, speed, geometry)
    }
    targetContentOffset.pointee[axis] = limits(axis).clamp(reflected(wanted))
  }

  private func nearestStart(to offset: CGFloat, _ geometry: CompositionalSection) -> CGFloat {
    let bounds = geometry.groupBounds(at: offset)
    return offset - bounds.start < bounds.end - offset ? bounds.start : bounds.end
  }

  /// Returns the offset at which a drag comes to rest: a flick moves to the next group, whatever
  /// its speed, and a slow release to the nearest group.
  private func neighbor(
    of offset: CGFloat, _ speed: CGFloat, _ geometry: CompositionalSection
  ) -> CGFloat {
    let index = geometry.nearestGroup(to: offset)
    let rest = geometry.restingOffset(ofGroup:)
    if speed > 0.2 { return rest(rest(index) > offset ? index : index + 1) }
    if speed < -0.2 { return rest(rest(index) < offset ? index : index - 1) }
    return rest(index)
  }
}

extension _ItemsView {
  /// Adds, positions and removes the scroll views of the orthogonally scrolling sections in a
  /// rectangle.
  ///
  /// - Parameter keepsOthers: Whether the scroll views of other sections are kept, because an
  ///   animation still shows them.
  final func updateOrthogonalViews(in rect: CGRect, keepsOthers: Bool = false) {
    var inSight: Set<Int> = []
    defer { if !keepsOthers { dropOrthogonalViews(except: inSight) } }
    forEachOrthogonalRow(in: rect) { row, layout in
      inSight.insert(row.section)
      place(orthogonalViews[row.section] ?? makeOrthogonalView(row.section), at: row, layout)
    }
  }

  /// Adds the scroll views of sections that become visible. Existing scroll views keep their
  /// positions; only the offsets that the layout stores are limited to those that are valid at
  /// their new positions.
  final func prepareOrthogonalViews(in rect: CGRect) {
    forEachOrthogonalRow(in: rect) { row, layout in
      guard let view = orthogonalViews[row.section] else {
        return place(makeOrthogonalView(row.section), at: row, layout)
      }
      guard view.contentSize != row.contentSize || view.bounds.size != row.frame.size else {
        return
      }
      let limit = layout.section(at: row.section)?.orthogonalLimits.high ?? 0
      if let offset = layout.orthogonalOffsets[row.section], offset > limit {
        layout.orthogonalOffsets[row.section] = limit
      }
    }
  }

  /// The frame and content size of an orthogonally scrolling section.
  private struct OrthogonalRow {
    var section: Int
    var frame: CGRect
    var contentSize: CGSize
  }

  private func forEachOrthogonalRow(
    in rect: CGRect, _ body: (OrthogonalRow, UICollectionViewCompositionalLayout) -> Void
  ) {
    guard let layout = layoutInUse as? UICollectionViewCompositionalLayout,
      layout.hasOrthogonalSections
    else { return }
    for (index, frame, rowLength) in layout.orthogonalSections(in: reflected(rect)) {
      let size = layout.axis.size(along: layout.axis.along(frame.size), across: rowLength)
      body(OrthogonalRow(section: index, frame: reflected(frame), contentSize: size), layout)
    }
  }

  private func place(
    _ view: OrthogonalScrollView, at row: OrthogonalRow,
    _ layout: UICollectionViewCompositionalLayout
  ) {
    guard let section = layout.section(at: row.section) else { return }
    var offset = layout.orthogonalOffsets[row.section]
    let (page, wasAtRest) = (view.page, view.isAtRest)
    view.adopt(section.section.orthogonalScrollingBehavior)
    let isResized = view.bounds.size != row.frame.size || view.contentSize != row.contentSize
    if view.frame != row.frame { view.frame = row.frame }
    if view.contentSize != row.contentSize { view.contentSize = row.contentSize }
    view.adoptLimits(section.orthogonalLimits)
    // A row that scrolls by groups shows the same group in another size.
    if isResized, wasAtRest, offset != nil, let page {
      offset = section.restingOffset(ofGroup: page)
    }
    // A change of the sizes may have scrolled the row, which also changes the offset that the
    // layout stores.
    if layout.orthogonalOffsets[row.section] != offset || !view.isScrolled(to: offset) {
      view.adoptOffset(offset, of: layout)
    }
  }

  private func makeOrthogonalView(_ section: Int) -> OrthogonalScrollView {
    let view = OrthogonalScrollView(section: section, of: self)
    orthogonalViews[section] = view
    // Behind the elements with the same depth, in front of those behind it.
    insertSubview(view, at: children.firstIndex { $0.depthAmongElements >= 0 } ?? children.count)
    return view
  }

  private func dropOrthogonalViews(except inSight: Set<Int>) {
    guard orthogonalViews.count > inSight.count else { return }
    for (section, view) in orthogonalViews.inOrder(by: { $0.key < $1.key })
    where !inSight.contains(section) {
      orthogonalViews[section] = nil
      for (key, element) in elements.shown.inOrder(by: { $0.key < $1.key })
      where element.superview === view {
        elements.shown[key] = nil
        elements.forget(key)
        end(element, key)
      }
      view.abandon()
    }
  }

  /// Moves the scroll views to the new indices of their sections.
  final func remapOrthogonalViews(_ mapping: CollectionMapping) {
    guard !orthogonalViews.isEmpty else { return }
    var moved: [Int: OrthogonalScrollView] = [:]
    for (section, view) in orthogonalViews {
      if let new = mapping.section(of: section) {
        view.section = new
        moved[new] = view
      } else {
        view.abandon()
      }
    }
    orthogonalViews = moved
  }

  /// Returns the superview for the view of an element.
  final func host(of key: ElementKey) -> UIView {
    guard !orthogonalViews.isEmpty, key.kind == .cell, movement?.start != key.path else {
      return self
    }
    return orthogonalViews[key.path.section] ?? self
  }

  /// Returns the origin of the content of an element's superview, in the collection view's
  /// coordinates.
  final func hostOffset(of key: ElementKey) -> CGPoint {
    orthogonalViews.isEmpty ? .zero : contentOrigin(of: host(of: key))
  }

  /// Returns the origin of the content of a view's superview, in the collection view's coordinates.
  final func hostOffset(of element: _ReusableView) -> CGPoint {
    contentOrigin(of: element.superview)
  }

  private func contentOrigin(of host: UIView?) -> CGPoint {
    guard let row = host as? OrthogonalScrollView else { return .zero }
    return CGPoint(
      x: row.frame.minX - row.contentOffset.x, y: row.frame.minY - row.contentOffset.y)
  }

  /// Scrolls the row of a section until an item is at a position in it.
  ///
  /// - Returns: The axis along which the section scrolls orthogonally; nil if it does not.
  final func scrollOrthogonally(to path: IndexPath, _ position: Position, animated: Bool)
    -> ScrollAxis?
  {
    guard let layout = layoutInUse as? UICollectionViewCompositionalLayout,
      layout.section(at: path.section)?.isOrthogonal ?? false
    else { return nil }
    let axis: ScrollAxis = layout.axis.isVertical ? .horizontal : .vertical
    guard let view = orthogonalViews[path.section],
      let frame = attributes(of: .cell(path))?.frame
    else { return axis }
    // The cell's frame in the collection view already includes the offset of the row.
    let shift = shift(
      of: axis.stretch(of: view.frame), toShow: axis.stretch(of: frame), position, along: axis)
    var offset = view.contentOffset
    offset[axis] = view.limits(axis).clamp(offset[axis] + shift)
    if offset != view.contentOffset { view.setContentOffset(offset, animated: animated) }
    return axis
  }
}
