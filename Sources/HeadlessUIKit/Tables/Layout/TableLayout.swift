// SPDX-License-Identifier: MIT

/// The layout of a table view: sections one below the other, each with a header, rows and a footer.
///
/// As in the layouts of collection views, no frame is stored for a row. A section whose rows have
/// one height is computed arithmetically; other sections have the heights in a Fenwick tree.
/// Measured heights are stored by row together with the width that they were measured for, and move
/// with their rows in a batch.
final class TableLayout: UICollectionViewLayout {
  /// The kind of the headers, as a supplementary view.
  nonisolated static let header = "UITableViewSectionHeader"
  /// The kind of the footers, as a supplementary view.
  nonisolated static let footer = "UITableViewSectionFooter"

  private(set) var sections: [TableSection] = []
  private var lengths = FenwickSums(repeating: 0, count: 0)
  private var metrics = TableMetrics()
  /// The heights that views have determined, by element. A batch moves them with their elements.
  private var measured: [ElementKey: MeasuredSize] = [:]
  /// Headers and footers for which the delegate had no view.
  private var absent: Set<ElementKey> = []
  /// The animations of the rows in the current batch, by their keys after it or, for rows that
  /// disappear, before it.
  var animations = RowAnimations()

  private var table: UITableView? { itemsView as? UITableView }

  // MARK: Preparing

  override func prepare() {
    super.prepare()
    guard let table else { return }
    let context = pendingContext
    let newMetrics = TableMetrics(of: table)
    let isKept =
      context.map { !$0.invalidateEverything && !$0.invalidateDataSourceCounts } ?? false
    if isKept, newMetrics == metrics, sections.count == table.currentCounts.count { return }
    if newMetrics != metrics { absent = [] }
    metrics = newMetrics
    var plans = TablePlans(of: table, metrics)
    sections = table.currentCounts.indices.map { index in
      let count = table.currentCounts[index] + (table.movement?.arrivals(in: index) ?? 0)
      return makeSection(index, count: count, &plans)
    }
    adoptKnownHeights()
    lengths = FenwickSums(sections.map(\.length))
  }

  private func makeSection(_ index: Int, count: Int, _ plans: inout TablePlans) -> TableSection {
    var section = plans.section(index, count: count)
    for kind in [Self.header, Self.footer] {
      let key = ElementKey(
        kind: .supplementary(kind), path: IndexPath(item: 0, section: index))
      guard let plan = section.plan(of: kind) else { continue }
      if absent.contains(key), plan.isMeasured {
        section.setAbsent(kind)
      } else if plan.isMeasured, let known = known(key, estimate: plan.height) {
        section.setLength(known, of: kind)
      }
    }
    return section
  }

  /// Gives the rows of new sections the heights that have been measured.
  private func adoptKnownHeights() {
    for key in measured.keys where key.kind == .cell {
      let (section, row) = (key.path.section, key.path.item)
      guard sections.indices.contains(section), row < sections[section].count,
        sections[section].isMeasured(row),
        let known = known(key, estimate: sections[section].given(row))
      else { continue }
      sections[section].setHeight(known, ofRow: row)
    }
  }

  /// Returns the measured height of an element, if it is valid for the present width.
  private func known(_ key: ElementKey, estimate: CGFloat) -> CGFloat? {
    guard let known = measured[key] else { return nil }
    guard known.question == question(key, estimate: estimate) else {
      measured[key] = nil
      discardedMeasuredSizes()
      return nil
    }
    return known.size.height
  }

  private func question(_ key: ElementKey, estimate: CGFloat) -> SelfSizing {
    SelfSizing(
      freeAxes: .vertical,
      target: CGSize(width: key.kind == .cell ? metrics.rowWidth : metrics.width, height: estimate),
      scrollingAxes: .vertical)
  }

  override func dataChanged(_ mapping: CollectionMapping) {
    func moved(_ key: ElementKey) -> ElementKey? {
      if key.kind == .cell {
        return mapping.path(of: key.path).map { .cell($0) }
      }
      return mapping.section(of: key.path.section).map {
        ElementKey(kind: key.kind, path: IndexPath(item: 0, section: $0))
      }
    }
    var kept: [ElementKey: MeasuredSize] = [:]
    for (key, size) in measured { if let new = moved(key) { kept[new] = size } }
    measured = kept
    absent = []
  }

  override func forgetMeasuredSizes() {
    measured = [:]
    absent = []
  }

  override func ownViews(ofSections indices: [Int], items: [IndexPath])
    -> [ElementKey.Kind: [IndexPath]]
  {
    var result: [ElementKey.Kind: [IndexPath]] = [:]
    for kind in [Self.header, Self.footer] {
      result[.supplementary(kind)] =
        indices
        .filter { sections.indices.contains($0) && (sections[$0].plan(of: kind)?.isShown ?? false) }
        .map { IndexPath(item: 0, section: $0) }
    }
    return result
  }

  /// Notes that the delegate has no view for a header or a footer, which then has no height.
  func noteAbsent(_ kind: String, in section: Int) {
    let key = ElementKey(kind: .supplementary(kind), path: IndexPath(item: 0, section: section))
    guard sections.indices.contains(section), absent.insert(key).inserted else { return }
    sections[section].setAbsent(kind)
    lengths[section] = sections[section].length
    invalidateLayout(with: makeContext())
  }

  // MARK: Geometry

  override var collectionViewContentSize: CGSize {
    CGSize(width: metrics.width, height: metrics.top + lengths.total + metrics.bottom)
  }

  /// The position of a section's beginning.
  func start(ofSection section: Int) -> CGFloat { metrics.top + lengths.sum(ofFirst: section) }

  /// Returns the frame of a section with its header and footer.
  func frame(ofSection section: Int) -> CGRect {
    guard sections.indices.contains(section) else { return .zero }
    return CGRect(
      x: 0, y: start(ofSection: section), width: metrics.width, height: sections[section].length)
  }

  private func frame(ofRow row: Int, in section: Int) -> CGRect {
    let span = sections[section].row(row)
    return CGRect(
      x: metrics.rowStart, y: start(ofSection: section) + span.start, width: metrics.rowWidth,
      height: span.height)
  }

  override func layoutAttributesForItem(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard path.count == 2, sections.indices.contains(path.section),
      (0..<sections[path.section].count).contains(path.item)
    else { return nil }
    let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
    attributes.frame = frame(ofRow: path.item, in: path.section)
    return attributes
  }

  override func layoutAttributesForSupplementaryView(ofKind kind: String, at path: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    guard path.count == 2, path.item == 0, sections.indices.contains(path.section),
      let plan = sections[path.section].plan(of: kind), plan.isShown
    else { return nil }
    let section = sections[path.section]
    let start = start(ofSection: path.section)
    var y = start + section.start(of: kind)
    if metrics.pins, let visible = itemsView?.visibleBounds {
      y =
        kind == Self.header
        ? min(max(y, visible.minY), start + section.length - plan.height)
        : max(min(y, visible.maxY - plan.height), start)
    }
    let attributes = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: kind, with: path)
    attributes.frame = CGRect(x: 0, y: y, width: metrics.width, height: plan.height)
    attributes.zIndex = 1
    return attributes
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]?
  {
    guard !sections.isEmpty else { return [] }
    var result: [UICollectionViewLayoutAttributes] = []
    var index = lengths.firstIndex(reaching: rect.minY - metrics.top)
    while index < sections.count {
      let start = start(ofSection: index)
      guard start <= rect.maxY else { break }
      for kind in [Self.header, Self.footer] {
        if let attributes = layoutAttributesForSupplementaryView(
          ofKind: kind, at: IndexPath(item: 0, section: index)),
          attributes.frame.isShown(in: rect)
        {
          result.append(attributes)
        }
      }
      for row in sections[index].rows(from: rect.minY - start, to: rect.maxY - start) {
        if let attributes = layoutAttributesForItem(at: IndexPath(item: row, section: index)),
          attributes.frame.isShown(in: rect)
        {
          result.append(attributes)
        }
      }
      index += 1
    }
    return result
  }

  /// Returns the indices of the rows and headers in an interval, without attributes.
  func paths(from start: CGFloat, to end: CGFloat) -> [IndexPath] {
    guard !sections.isEmpty, end >= start else { return [] }
    var result: [IndexPath] = []
    var index = lengths.firstIndex(reaching: start - metrics.top)
    while index < sections.count {
      let origin = self.start(ofSection: index)
      guard origin <= end else { break }
      for row in sections[index].rows(from: start - origin, to: end - origin) {
        let frame = frame(ofRow: row, in: index)
        if frame.minY < end, frame.maxY > start || frame.minY >= start {
          result.append(IndexPath(item: row, section: index))
        }
      }
      index += 1
    }
    return result
  }

  // MARK: Invalidation

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    metrics.pins || newBounds.width != metrics.boundsWidth
  }

  override var hasOldReferenceInsets: Bool {
    table.map { TableMetrics(of: $0) != metrics } ?? false
  }

  override var hasSelfSizing: Bool { true }

  override var scrollingAxis: LayoutAxis? { LayoutAxis(isVertical: true) }

  override func selfSizing(of attributes: UICollectionViewLayoutAttributes) -> SelfSizing? {
    let path = attributes.indexPath
    guard path.count == 2, sections.indices.contains(path.section) else { return nil }
    let key = attributes.key
    switch key.kind {
    case .cell:
      guard (0..<sections[path.section].count).contains(path.item),
        sections[path.section].isMeasured(path.item)
      else { return nil }
      return question(key, estimate: sections[path.section].given(path.item))
    case .supplementary(let kind):
      guard let plan = sections[path.section].plan(of: kind), plan.isMeasured else { return nil }
      return question(key, estimate: plan.estimate)
    case .decoration: return nil
    }
  }

  override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferred: UICollectionViewLayoutAttributes,
    withOriginalAttributes original: UICollectionViewLayoutAttributes
  ) -> Bool {
    guard preferred.selfSizing != nil else { return false }
    if preferred.size.height == original.size.height {
      // An estimate that is the measured height: nothing moves, but the height is known now.
      note(preferred, original)
      return false
    }
    return true
  }

  override func invalidationContext(
    forPreferredLayoutAttributes preferred: UICollectionViewLayoutAttributes,
    withOriginalAttributes original: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = makeContext()
    note(preferred, original)
    let path = preferred.indexPath
    guard sections.indices.contains(path.section) else { return context }
    switch original.key.kind {
    case .cell:
      sections[path.section].setHeight(preferred.size.height, ofRow: path.item)
      context.invalidateItems(at: [path])
    case .supplementary(let kind):
      sections[path.section].setLength(preferred.size.height, of: kind)
      context.invalidateSupplementaryElements(ofKind: kind, at: [path])
    case .decoration: break
    }
    lengths[path.section] = sections[path.section].length
    return context
  }

  /// Stores a measured size with the question that the view has answered, which the attributes
  /// have while it is measured.
  private func note(
    _ preferred: UICollectionViewLayoutAttributes, _ original: UICollectionViewLayoutAttributes
  ) {
    guard let question = preferred.selfSizing else { return }
    measured[original.key] = MeasuredSize(size: preferred.size, question: question)
  }

  // MARK: Moving rows

  /// A dragged row moves vertically only.
  override func layoutAttributesForInteractivelyMovingItem(
    at path: IndexPath, withTargetPosition position: CGPoint
  ) -> UICollectionViewLayoutAttributes {
    let attributes = super.layoutAttributesForInteractivelyMovingItem(
      at: path, withTargetPosition: position)
    attributes.center.x = metrics.rowStart + metrics.rowWidth / 2
    return attributes
  }

  /// The index path of the row at the position, or that after the last row of a section whose end
  /// is at the position.
  override func targetIndexPath(
    forInteractivelyMovingItem previous: IndexPath, withPosition position: CGPoint
  ) -> IndexPath {
    guard !sections.isEmpty else { return previous }
    let index = lengths.index(at: position.y - metrics.top)
    let start = start(ofSection: index)
    let section = sections[index]
    guard section.count > 0 else { return IndexPath(item: 0, section: index) }
    let rows = section.rows(from: position.y - start, to: position.y - start)
    if let row = rows.last { return IndexPath(item: row, section: index) }
    let isAbove = position.y - start < section.row(0).start
    let isOwn = previous.section == index
    return IndexPath(
      item: isAbove ? 0 : isOwn ? section.count - 1 : section.count, section: index)
  }

  // MARK: Animations of batches

  override func initialLayoutAttributesForAppearingItem(at path: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    guard let attributes = layoutAttributesForItem(at: path) else { return nil }
    return animations.displaced(attributes, animations.appearing(path), width: metrics.width)
  }

  override func finalLayoutAttributesForDisappearingItem(at path: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    guard let frame = animations.leavingFrames[path] else { return nil }
    let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
    attributes.frame = frame
    return animations.displaced(attributes, animations.disappearing(path), width: metrics.width)
  }

  override func finalizeCollectionViewUpdates() {
    super.finalizeCollectionViewUpdates()
    animations = RowAnimations()
  }
}
