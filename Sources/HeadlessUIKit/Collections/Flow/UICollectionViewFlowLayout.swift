// SPDX-License-Identifier: MIT

/// A layout that arranges items in lines, with a header and a footer for each section.
///
/// ```swift
/// final class Nine: UICollectionViewController {
///   override func collectionView(_: UICollectionView, numberOfItemsInSection: Int) -> Int { 9 }
///
///   override func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath)
///     -> UICollectionViewCell
///   {
///     view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
///   }
/// }
///
/// let layout = UICollectionViewFlowLayout()
/// layout.itemSize = CGSize(width: 100, height: 50)
/// layout.minimumLineSpacing = 0
/// let host = ScreenHost(.iPhone15)
/// let controller = Nine(collectionViewLayout: layout)
/// controller.collectionView.register(
///   UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
/// host.show(controller)
/// print(layout.layoutAttributesForItem(at: [0, 3])?.frame.minY ?? 0)  // 50.0
/// ```
///
/// A section whose items have one size is computed arithmetically and stores nothing for each item;
/// sizes from a delegate cost O(n) once and 16 bytes for each item. With `estimatedItemSize`
/// visible cells are measured, along both axes, and text wraps at the width of the line.
///
/// From right to left the items of a line are ordered from the right, in coordinates that begin at
/// the left.
@preconcurrency @MainActor
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// The value of `estimatedItemSize` with which cells determine their sizes, estimated from
  /// `itemSize`.
  public nonisolated static let automaticSize = CGSize(
    width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)

  /// The reference from which section insets are measured.
  public enum SectionInsetReference: Int, Sendable {
    case fromContentInset = 0
    case fromSafeArea = 1
    case fromLayoutMargins = 2
  }

  /// The minimum spacing between lines, in points.
  open var minimumLineSpacing: CGFloat = 10 { didSet { changed(oldValue != minimumLineSpacing) } }

  /// The minimum spacing between the items of a line, in points.
  open var minimumInteritemSpacing: CGFloat = 10 {
    didSet { changed(oldValue != minimumInteritemSpacing) }
  }

  /// The size of items if the delegate does not determine it.
  open var itemSize = CGSize(width: 50, height: 50) { didSet { changed(oldValue != itemSize) } }

  /// The assumed size of items before their cells are measured; zero if cells are not measured.
  open var estimatedItemSize = CGSize.zero { didSet { changed(oldValue != estimatedItemSize) } }

  /// The scroll direction of the layout.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical {
    didSet { changed(oldValue != scrollDirection) }
  }

  /// The size of headers. Only its length along the scroll direction is used.
  open var headerReferenceSize = CGSize.zero { didSet { changed(oldValue != headerReferenceSize) } }

  /// The size of footers. Only its length along the scroll direction is used.
  open var footerReferenceSize = CGSize.zero { didSet { changed(oldValue != footerReferenceSize) } }

  /// The insets around the items of a section.
  open var sectionInset = UIEdgeInsets.zero { didSet { changed(oldValue != sectionInset) } }

  /// The reference from which section insets are measured.
  open var sectionInsetReference = SectionInsetReference.fromContentInset {
    didSet { changed(oldValue != sectionInsetReference) }
  }

  /// Whether a header remains visible as long as its section is visible.
  open var sectionHeadersPinToVisibleBounds = false {
    didSet { changed(oldValue != sectionHeadersPinToVisibleBounds) }
  }

  /// Whether a footer remains visible as long as its section is visible.
  open var sectionFootersPinToVisibleBounds = false {
    didSet { changed(oldValue != sectionFootersPinToVisibleBounds) }
  }

  private var sections: [FlowSection] = []
  private var sectionLengths = FenwickSums(repeating: 0, count: 0)
  private var breadth: CGFloat = 0
  /// The safe area or the margins, to which the insets of the sections were added; nil where
  /// nothing was added.
  private var preparedReference: UIEdgeInsets?
  /// The sizes that cells have determined, by section and item. A batch moves them with their
  /// items.
  private var measured: [Int: [Int: MeasuredSize]] = [:]

  var axis: LayoutAxis { LayoutAxis(isVertical: scrollDirection == .vertical) }

  /// The context class, which adds the flags of flow layouts.
  open override class var invalidationContextClass: AnyClass {
    UICollectionViewFlowLayoutInvalidationContext.self
  }

  private func changed(_ isChange: Bool) {
    if isChange { invalidateLayout() }
  }

  /// Whether the layout itself arranges items from right to left, in coordinates that begin at the
  /// left. It does so in right-to-left interfaces unless a subclass enables the flipping of
  /// coordinates.
  private var fillsFromRight: Bool {
    !flipsHorizontallyInOppositeLayoutDirection && (collectionView?.isRightToLeft ?? false)
  }

  override var beginsAtRight: Bool { isMirrored || fillsFromRight }

  /// The reflection of items that the layout arranges from right to left; nil for left to right.
  private var ownMirror: ContentMirror? {
    guard fillsFromRight, let collectionView else { return nil }
    return collectionView.reflection(ofWidth: contentSize.width)
  }

  // MARK: Preparing

  /// Breaks the items of all sections into lines.
  open override func prepare() {
    super.prepare()
    guard let collectionView else { return }
    let context = pendingContext
    breadth = axis.across(availableSize(of: collectionView))
    preparedReference = reference(in: collectionView)
    let isKept =
      context.map {
        !$0.invalidateEverything && !$0.invalidateDataSourceCounts
          && !(($0 as? UICollectionViewFlowLayoutInvalidationContext)?
            .invalidateFlowLayoutDelegateMetrics ?? true)
      } ?? false
    if isKept, sections.count == collectionView.numberOfSections { return breakLines() }
    sections = (0..<collectionView.numberOfSections).map { makeSection($0, in: collectionView) }
    sectionLengths = FenwickSums(sections.map(\.length))
  }

  /// Moves the measured sizes with their items.
  override func dataChanged(_ mapping: CollectionMapping) {
    var moved: [Int: [Int: MeasuredSize]] = [:]
    for (section, sizes) in measured {
      for (item, size) in sizes {
        guard let path = mapping.path(of: IndexPath(item: item, section: section)) else { continue }
        moved[path.section, default: [:]][path.item] = size
      }
    }
    measured = moved
  }

  override func ownViews(ofSections indices: [Int], items: [IndexPath])
    -> [ElementKey.Kind: [IndexPath]]
  {
    let known = indices.filter(sections.indices.contains)
    func paths(_ length: (FlowSection) -> CGFloat) -> [IndexPath] {
      known.filter { length(sections[$0]) > 0 }.map { IndexPath(item: 0, section: $0) }
    }
    return [
      .supplementary(UICollectionView.elementKindSectionHeader): paths(\.headerLength),
      .supplementary(UICollectionView.elementKindSectionFooter): paths(\.footerLength),
    ]
  }

  override func forgetMeasuredSizes() { measured = [:] }

  private func breakLines() {
    for index in sections.indices where sections[index].needsBreaking {
      sections[index].breakLinesIfNeeded()
      sectionLengths[index] = sections[index].length
    }
  }

  private func availableSize(of collectionView: UICollectionView) -> CGSize {
    collectionView.bounds.inset(by: collectionView.adjustedContentInset).size
  }

  private func makeSection(_ section: Int, in collectionView: UICollectionView) -> FlowSection {
    let delegate = collectionView.flowDelegate
    let metrics = FlowSection.Metrics(
      axis: axis, breadth: breadth,
      inset: adjusted(
        delegate?.collectionView(collectionView, layout: self, insetForSectionAt: section)
          ?? sectionInset, in: collectionView),
      lineSpacing: delegate?.collectionView(
        collectionView, layout: self, minimumLineSpacingForSectionAt: section)
        ?? minimumLineSpacing,
      itemSpacing: delegate?.collectionView(
        collectionView, layout: self, minimumInteritemSpacingForSectionAt: section)
        ?? minimumInteritemSpacing,
      header: delegate?.collectionView(
        collectionView, layout: self, referenceSizeForHeaderInSection: section)
        ?? headerReferenceSize,
      footer: delegate?.collectionView(
        collectionView, layout: self, referenceSizeForFooterInSection: section)
        ?? footerReferenceSize)
    return makeSection(section, metrics: metrics.sane, delegate: delegate, in: collectionView)
  }

  private func makeSection(
    _ section: Int, metrics: FlowSection.Metrics,
    delegate: (any UICollectionViewDelegateFlowLayout)?, in collectionView: UICollectionView
  ) -> FlowSection {
    let count = collectionView.numberOfItems(inSection: section)
    guard let delegate, count > 0, hasSizes(delegate, collectionView, section) else {
      let given = sane(isSelfSizing ? estimate : itemSize, in: collectionView)
      let known = measuredSizes(section, count: count, metrics: metrics) { _ in given }
      guard !known.isEmpty else {
        return FlowSection(metrics: metrics, itemCount: count, size: given)
      }
      return FlowSection(metrics: metrics, sizes: (0..<count).map { known[$0]?.size ?? given })
    }
    var sizes = (0..<count).map { item in
      sane(
        delegate.collectionView(
          collectionView, layout: self,
          sizeForItemAt: collectionView.dataPath(of: IndexPath(item: item, section: section))),
        in: collectionView)
    }
    for (item, known) in measuredSizes(
      section, count: count, metrics: metrics, given: { sizes[$0] })
    {
      sizes[item] = known.size
    }
    return FlowSection(metrics: metrics, sizes: sizes)
  }

  /// Returns the measured sizes of a section that are valid for the sizes that the layout now gives
  /// to the items. Other measured sizes are discarded.
  private func measuredSizes(
    _ section: Int, count: Int, metrics: FlowSection.Metrics, given: (Int) -> CGSize
  ) -> [Int: MeasuredSize] {
    guard isSelfSizing, let known = measured[section] else { return [:] }
    let kept = known.filter { item, known in
      item < count && known.question == selfSizing(from: given(item), metrics: metrics)
    }
    if kept.count < known.count { discardedMeasuredSizes() }
    measured[section] = kept
    return kept
  }

  /// Returns a size that is valid for breaking lines, after a warning if `size` is not. UIKit
  /// terminates the program for negative sizes.
  private func sane(_ size: CGSize, in collectionView: UICollectionView) -> CGSize {
    if size == Self.automaticSize { return sane(estimate, in: collectionView) }
    if size.width >= 0, size.height >= 0, size.width.isFinite, size.height.isFinite { return size }
    collectionView.device.warn("The size of an item is negative or not finite: \(size)")
    return CGSize(width: Self.sane(size.width), height: Self.sane(size.height))
  }

  private static func sane(_ length: CGFloat) -> CGFloat {
    length.isFinite ? max(length, 0) : 0
  }

  /// Whether the delegate has used the layout's own value for one that it does not implement.
  final var delegateUsedDefault = false

  /// Whether the delegate determines the sizes of items.
  private func hasSizes(
    _ delegate: any UICollectionViewDelegateFlowLayout, _ collectionView: UICollectionView,
    _ section: Int
  ) -> Bool {
    delegateUsedDefault = false
    _ = delegate.collectionView(
      collectionView, layout: self,
      sizeForItemAt: collectionView.dataPath(of: IndexPath(item: 0, section: section)))
    return !delegateUsedDefault
  }

  /// The insets to which those of the sections are added; nil for those of the content, which are
  /// not added.
  private func reference(in collectionView: UICollectionView) -> UIEdgeInsets? {
    switch sectionInsetReference {
    case .fromContentInset: nil
    case .fromSafeArea: collectionView.safeAreaInsets
    case .fromLayoutMargins: collectionView.layoutMargins
    }
  }

  override var hasOldReferenceInsets: Bool {
    guard let collectionView, let preparedReference else { return false }
    return reference(in: collectionView) != preparedReference
  }

  private func adjusted(_ inset: UIEdgeInsets, in collectionView: UICollectionView) -> UIEdgeInsets
  {
    guard let reference = reference(in: collectionView)?.reflected(where: isMirrored) else {
      return inset.reflected(where: fillsFromRight)
    }
    // Only across the scroll axis: along it, the content inset already contains the safe area.
    var result = inset
    if axis.isVertical {
      result.left += reference.left
      result.right += reference.right
    } else {
      result.top += reference.top
      result.bottom += reference.bottom
    }
    return result.reflected(where: fillsFromRight)
  }

  // MARK: Sizes that cells determine

  override var hasSelfSizing: Bool { isSelfSizing }

  override var scrollingAxis: LayoutAxis? { axis }

  /// Returns the lengths that a cell determines: both, with the width limited to the line's in a
  /// vertical layout.
  override func selfSizing(of attributes: UICollectionViewLayoutAttributes) -> SelfSizing? {
    let path = attributes.indexPath
    guard isSelfSizing, attributes.representedElementCategory == .cell, path.count == 2,
      sections.indices.contains(path.section),
      (0..<sections[path.section].itemCount).contains(path.item)
    else { return nil }
    let given =
      measured[path.section]?[path.item]?.question.target
      ?? sections[path.section].size(ofItem: path.item)
    return selfSizing(from: given, metrics: sections[path.section].metrics)
  }

  private func selfSizing(from given: CGSize, metrics: FlowSection.Metrics) -> SelfSizing {
    SelfSizing(
      freeAxes: .both, target: given,
      maximumWidth: metrics.axis.isVertical ? max(FlowSection.room(metrics), 0) : .infinity)
  }

  private var isSelfSizing: Bool { estimatedItemSize != .zero }

  private var estimate: CGSize {
    let size = estimatedItemSize == Self.automaticSize ? itemSize : estimatedItemSize
    return size == Self.automaticSize ? CGSize(width: 50, height: 50) : size
  }

  // MARK: Attributes

  /// The size of the content with all sections.
  open override var collectionViewContentSize: CGSize {
    contentSize
  }

  private var contentSize: CGSize { axis.size(along: sectionLengths.total, across: breadth) }

  /// Returns the attributes of the cells, headers and footers whose frames intersect a rectangle.
  @discardableResult
  open override func layoutAttributesForElements(in rect: CGRect)
    -> [UICollectionViewLayoutAttributes]?
  {
    guard !sections.isEmpty else { return [] }
    var result: [UICollectionViewLayoutAttributes] = []
    let area = ownMirror?.reflected(rect) ?? rect
    let start = axis.start(of: area)
    var section = sectionLengths.firstIndex(reaching: start)
    var sectionStart = sectionLengths.sum(ofFirst: section)
    while section < sections.count, sectionStart <= axis.end(of: area) || section == 0 {
      appendElements(of: section, at: sectionStart, in: area, shownIn: rect, &result)
      sectionStart += sections[section].length
      section += 1
    }
    return result
  }

  /// Appends the attributes of a section's elements that intersect a rectangle.
  ///
  /// - Parameters:
  ///   - area: The rectangle, reflected to the coordinates of items that are arranged from left to
  ///     right.
  ///   - rect: The rectangle in the coordinates of the layout.
  private func appendElements(
    of section: Int, at sectionStart: CGFloat, in area: CGRect, shownIn rect: CGRect,
    _ result: inout [UICollectionViewLayoutAttributes]
  ) {
    let path = IndexPath(item: 0, section: section)
    let header = UICollectionView.elementKindSectionHeader
    if sections[section].headerLength > 0,
      let attributes = layoutAttributesForSupplementaryView(ofKind: header, at: path),
      attributes.frame.isShown(in: rect)
    {
      result.append(attributes)
    }
    let (start, end) = (axis.start(of: area), axis.end(of: area))
    for item in sections[section].items(from: start - sectionStart, to: end - sectionStart) {
      let path = IndexPath(item: item, section: section)
      let frame = frame(ofItem: item, inSection: section, at: sectionStart)
      guard frame.isShown(in: area) else { continue }
      result.append(makeAttributes(forCellAt: path, frame: frame))
    }
    let footer = UICollectionView.elementKindSectionFooter
    if sections[section].footerLength > 0,
      let attributes = layoutAttributesForSupplementaryView(ofKind: footer, at: path),
      attributes.frame.isShown(in: rect)
    {
      result.append(attributes)
    }
  }

  private func frame(ofItem item: Int, inSection section: Int, at start: CGFloat) -> CGRect {
    let frame = sections[section].frame(ofItem: item)
    return axis.isVertical ? frame.offsetBy(dx: 0, dy: start) : frame.offsetBy(dx: start, dy: 0)
  }

  private func makeAttributes(forCellAt path: IndexPath, frame: CGRect)
    -> UICollectionViewLayoutAttributes
  {
    let attributes = Self.makeAttributes(forCellWith: path)
    attributes.frame = ownMirror?.reflected(frame) ?? frame
    return attributes
  }

  /// Returns the attributes of a cell; nil if it does not exist.
  @discardableResult
  open override func layoutAttributesForItem(at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    guard sections.indices.contains(indexPath.section),
      (0..<sections[indexPath.section].itemCount).contains(indexPath.item)
    else { return nil }
    let start = sectionLengths.sum(ofFirst: indexPath.section)
    return makeAttributes(
      forCellAt: indexPath,
      frame: frame(ofItem: indexPath.item, inSection: indexPath.section, at: start))
  }

  /// Returns the attributes of a header or a footer; nil for another kind or section. A header or
  /// footer without length is not shown, and its attributes have the size zero.
  @discardableResult
  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard indexPath.count == 2, sections.indices.contains(indexPath.section), indexPath.item == 0
    else { return nil }
    let section = sections[indexPath.section]
    let isHeader = elementKind == UICollectionView.elementKindSectionHeader
    let length = isHeader ? section.headerLength : section.footerLength
    guard isHeader || elementKind == UICollectionView.elementKindSectionFooter else { return nil }
    let start = sectionLengths.sum(ofFirst: indexPath.section)
    var position = isHeader ? start : start + section.length - length
    let isPinned = isHeader ? sectionHeadersPinToVisibleBounds : sectionFootersPinToVisibleBounds
    let mirror = ownMirror
    if isPinned, let bounds = collectionView?.visibleBoundsInLayout {
      let visible = mirror?.reflected(bounds) ?? bounds
      position =
        isHeader
        ? min(max(position, axis.start(of: visible)), start + section.length - length)
        : max(min(position, axis.end(of: visible) - length), start)
    }
    let attributes = Self.makeAttributes(forSupplementaryViewOfKind: elementKind, with: indexPath)
    let frame = axis.rect(
      along: position, across: 0, size: axis.size(along: length, across: length > 0 ? breadth : 0))
    attributes.frame = mirror?.reflected(frame) ?? frame
    attributes.zIndex = isPinned ? 10 : 0
    return attributes
  }

  // MARK: Invalidation

  /// Whether a change of the bounds invalidates the layout: if the length across the scroll axis
  /// changes, or if headers or footers remain in the visible area.
  @discardableResult
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    guard let collectionView else { return false }
    let room = newBounds.inset(by: collectionView.adjustedContentInset).size
    return axis.across(room) != breadth || sectionHeadersPinToVisibleBounds
      || sectionFootersPinToVisibleBounds
  }

  /// Returns a context that requests sizes from the delegate again only if the length across the
  /// scroll axis changes.
  @discardableResult
  open override func invalidationContext(forBoundsChange newBounds: CGRect)
    -> UICollectionViewLayoutInvalidationContext
  {
    let context = super.invalidationContext(forBoundsChange: newBounds)
    if let context = context as? UICollectionViewFlowLayoutInvalidationContext,
      let collectionView
    {
      let room = newBounds.inset(by: collectionView.adjustedContentInset).size
      context.invalidateFlowLayoutDelegateMetrics = axis.across(room) != breadth
    }
    return context
  }

  /// Whether the layout uses the preferred size of a cell.
  @discardableResult
  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    selfSizing(of: originalAttributes) != nil
      && preferredAttributes.size != originalAttributes.size
  }

  /// Stores the preferred size of a cell and returns the context for its invalidation.
  @discardableResult
  open override func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(
      forPreferredLayoutAttributes: preferredAttributes,
      withOriginalAttributes: originalAttributes)
    let path = preferredAttributes.indexPath
    if let question = selfSizing(of: originalAttributes) {
      measured[path.section, default: [:]][path.item] = MeasuredSize(
        size: preferredAttributes.size, question: question)
    }
    if sections.indices.contains(path.section), path.item < sections[path.section].itemCount {
      sections[path.section].setSize(preferredAttributes.size, ofItem: path.item)
      sectionLengths[path.section] = sections[path.section].length
    }
    (context as? UICollectionViewFlowLayoutInvalidationContext)?
      .invalidateFlowLayoutDelegateMetrics = false
    context.invalidateItems(at: [path])
    return context
  }
}
