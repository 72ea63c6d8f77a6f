// SPDX-License-Identifier: MIT

/// Scrolls the row of one section of a compositional layout, across the layout's own scrolling.
final class OrthogonalScrollView: UIScrollView, UIScrollViewDelegate {
  var section: Int
  private weak var collectionView: UICollectionView?
  private var behavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.continuous
  /// Whether its section is gone or out of sight, and it only holds cells that are going, too.
  private var isAbandoned = false

  init(section: Int, of collectionView: UICollectionView) {
    self.section = section
    self.collectionView = collectionView
    super.init(frame: .zero)
    showsHorizontalScrollIndicator = false
    showsVerticalScrollIndicator = false
    contentInsetAdjustmentBehavior = .never
    scrollDelegate = self
  }

  required init?(coder: NSCoder) {
    nil
  }

  func adopt(_ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior) {
    self.behavior = behavior
    isPagingEnabled = behavior == .paging
    let isByGroup = behavior == .groupPaging || behavior == .groupPagingCentered
    decelerationRate = isByGroup ? .fast : .normal
  }

  private var layout: UICollectionViewCompositionalLayout? {
    collectionView?.collectionViewLayout as? UICollectionViewCompositionalLayout
  }

  private var row: LayoutAxis { LayoutAxis(isVertical: !(layout?.axis.isVertical ?? true)) }

  /// Cells go with their section.
  override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    if isAbandoned { collectionView?.device.atEndOfTurn { [weak self] in self?.removeWhenEmpty() } }
  }

  /// Stays only for the cells that are going, which an animation may still show.
  func abandon() {
    isAbandoned = true
    removeWhenEmpty()
  }

  private func removeWhenEmpty() {
    if !subviews.contains(where: { $0 is UICollectionReusableView }) { removeFromSuperview() }
  }

  private var axis: ScrollAxis { row.isVertical ? .vertical : .horizontal }

  /// Whether the row begins at the right.
  private var isMirrored: Bool { axis == .horizontal && layout?.isMirrored ?? false }

  /// Converts an offset between the row, where it counts from the leading end, and the scroll view, in
  /// either direction.
  private func reflected(_ offset: CGFloat) -> CGFloat {
    isMirrored ? limits(axis).high - offset : offset
  }

  /// Scrolls to the layout's offset of the section.
  func adoptOffset(_ offset: CGFloat, of layout: UICollectionViewCompositionalLayout) {
    let offset = limits(axis).clamp(offset)
    if contentOffset[axis] != reflected(offset) { contentOffset[axis] = reflected(offset) }
    layout.orthogonalOffsets[section] = offset
  }

  /// Whether the scroll view shows the layout's offset of the section.
  func isScrolled(to offset: CGFloat) -> Bool { contentOffset[axis] == reflected(offset) }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    let offset = reflected(contentOffset[axis])
    guard !isAbandoned, layout?.orthogonalOffsets[section] != offset else { return }
    layout?.orthogonalOffsets[section] = offset
    collectionView?.setNeedsLayout()
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
    case .groupPaging: wanted = neighbour(of: current, speed, geometry, centered: false)
    case .groupPagingCentered: wanted = neighbour(of: current, speed, geometry, centered: true)
    }
    targetContentOffset.pointee[axis] = reflected(limits(axis).clamp(wanted))
  }

  private func nearestStart(to place: CGFloat, _ geometry: CompositionalSection) -> CGFloat {
    let bounds = geometry.groupBounds(at: place)
    return place - bounds.start < bounds.end - place ? bounds.start : bounds.end
  }

  /// A flick goes to the next group, whatever its speed; a slow release to the nearest one.
  private func neighbour(
    of place: CGFloat, _ speed: CGFloat, _ geometry: CompositionalSection, centered: Bool
  ) -> CGFloat {
    let length = row.isVertical ? bounds.height : bounds.width
    func rest(_ index: Int) -> CGFloat {
      let index = min(max(index, 0), geometry.groupCount - 1)
      let start = geometry.start(ofGroup: index)
      guard centered else { return start }
      let end = geometry.start(ofGroup: index + 1) - geometry.section.interGroupSpacing
      return row.before(geometry.insets) + (start + end) / 2 - length / 2
    }
    let middle = geometry.groupBounds(at: place + (centered ? length / 2 : 0)).index
    let nearest = (middle - 1...middle + 1).min {
      abs(rest($0) - place) < abs(rest($1) - place)
    }
    let index = nearest ?? middle
    if speed > 0.2 { return rest(rest(index) > place ? index : index + 1) }
    if speed < -0.2 { return rest(rest(index) < place ? index : index - 1) }
    return rest(index)
  }
}

extension UICollectionView {
  /// Puts a scroll view behind the cells of every section in sight that scrolls across.
  ///
  /// - Parameter keepsOthers: Whether those out of sight stay, because an animation still needs them.
  final func updateOrthogonalViews(in rect: CGRect, keepsOthers: Bool = false) {
    var inSight: Set<Int> = []
    defer { if !keepsOthers { dropOrthogonalViews(except: inSight) } }
    forEachOrthogonalRow(in: rect) { row, layout in
      inSight.insert(row.section)
      place(orthogonalViews[row.section] ?? makeOrthogonalView(row.section), at: row, layout)
    }
  }

  /// Adds the scroll views of sections that come into sight. The others stay where they are, and only
  /// the layout's offsets change to those that the scroll views will have at their new places.
  final func prepareOrthogonalViews(in rect: CGRect) {
    forEachOrthogonalRow(in: rect) { row, layout in
      guard let view = orthogonalViews[row.section] else {
        return place(makeOrthogonalView(row.section), at: row, layout)
      }
      guard view.contentSize != row.contentSize || view.bounds.size != row.frame.size else {
        return
      }
      let limit = layout.axis.across(row.contentSize) - layout.axis.across(row.frame.size)
      let offset = layout.orthogonalOffsets[row.section] ?? 0
      if offset > max(limit, 0) { layout.orthogonalOffsets[row.section] = max(limit, 0) }
    }
  }

  /// The place of a section that scrolls across, and the size of what it scrolls.
  private struct OrthogonalRow {
    var section: Int
    var frame: CGRect
    var contentSize: CGSize
  }

  private func forEachOrthogonalRow(
    in rect: CGRect, _ body: (OrthogonalRow, UICollectionViewCompositionalLayout) -> Void
  ) {
    guard let layout = collectionViewLayout as? UICollectionViewCompositionalLayout,
      layout.hasOrthogonalSections
    else { return }
    for (index, place, rowLength) in layout.orthogonalSections(in: reflected(rect)) {
      let size = layout.axis.size(along: layout.axis.along(place.size), across: rowLength)
      body(OrthogonalRow(section: index, frame: reflected(place), contentSize: size), layout)
    }
  }

  private func place(
    _ view: OrthogonalScrollView, at row: OrthogonalRow,
    _ layout: UICollectionViewCompositionalLayout
  ) {
    let offset = layout.orthogonalOffsets[row.section] ?? 0
    if let behavior = layout.section(at: row.section)?.section.orthogonalScrollingBehavior {
      view.adopt(behavior)
    }
    if view.frame != row.frame { view.frame = row.frame }
    if view.contentSize != row.contentSize { view.contentSize = row.contentSize }
    // A change of the sizes may have moved the row, and with it the layout's offset.
    if layout.orthogonalOffsets[row.section] ?? 0 != offset || !view.isScrolled(to: offset) {
      view.adoptOffset(offset, of: layout)
    }
  }

  private func makeOrthogonalView(_ section: Int) -> OrthogonalScrollView {
    let view = OrthogonalScrollView(section: section, of: self)
    orthogonalViews[section] = view
    insertSubview(view, at: backgroundView?.superview === self ? 1 : 0)
    return view
  }

  private func dropOrthogonalViews(except inSight: Set<Int>) {
    guard orthogonalViews.count > inSight.count else { return }
    for (section, view) in orthogonalViews.sorted(by: { $0.key < $1.key })
    where !inSight.contains(section) {
      orthogonalViews[section] = nil
      for (key, element) in elements.shown.sorted(by: { $0.key < $1.key })
      where element.superview === view {
        elements.shown[key] = nil
        elements.forget(key)
        end(element, key)
      }
      view.abandon()
    }
  }

  /// Sections that are elsewhere now keep their scroll view.
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

  /// The view that an element lies in.
  final func host(of key: ElementKey) -> UIView {
    guard !orthogonalViews.isEmpty, key.kind == .cell, movement?.start != key.path else {
      return self
    }
    return orthogonalViews[key.path.section] ?? self
  }

  /// Where the origin of that view's content lies in the collection view.
  final func hostOffset(of key: ElementKey) -> CGPoint {
    orthogonalViews.isEmpty ? .zero : contentOrigin(of: host(of: key))
  }

  /// Where the origin of the content of the view that an element lies in is in the collection view.
  final func hostOffset(of element: UICollectionReusableView) -> CGPoint {
    contentOrigin(of: element.superview)
  }

  private func contentOrigin(of host: UIView?) -> CGPoint {
    guard let row = host as? OrthogonalScrollView else { return .zero }
    return CGPoint(
      x: row.frame.minX - row.contentOffset.x, y: row.frame.minY - row.contentOffset.y)
  }

  /// Brings an item of a section that scrolls across into that section's sight.
  ///
  /// - Returns: The axis that the section scrolls along; none where it does not.
  final func scrollOrthogonally(to path: IndexPath, _ position: ScrollPosition, animated: Bool)
    -> ScrollAxis?
  {
    guard let layout = collectionViewLayout as? UICollectionViewCompositionalLayout,
      layout.section(at: path.section)?.isOrthogonal ?? false
    else { return nil }
    let axis: ScrollAxis = layout.axis.isVertical ? .horizontal : .vertical
    guard let view = orthogonalViews[path.section],
      let frame = attributes(of: .cell(path))?.frame
    else { return axis }
    // The cell's place in the collection view says already how far the row is scrolled.
    let way = way(
      from: axis.stretch(of: view.frame), to: axis.stretch(of: frame), position, along: axis)
    var offset = view.contentOffset
    offset[axis] = view.limits(axis).clamp(offset[axis] + way)
    if offset != view.contentOffset { view.setContentOffset(offset, animated: animated) }
    return axis
  }
}
