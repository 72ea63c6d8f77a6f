// SPDX-License-Identifier: MIT

/// A function that returns the section at an index.
public typealias UICollectionViewCompositionalLayoutSectionProvider =
  (Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?

/// A layout that consists of sections, whose groups arrange items of individual sizes.
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
/// let size = NSCollectionLayoutSize(
///   widthDimension: .fractionalWidth(0.5), heightDimension: .absolute(60))
/// let item = NSCollectionLayoutItem(layoutSize: size)
/// let row = NSCollectionLayoutSize(
///   widthDimension: .fractionalWidth(1), heightDimension: .absolute(60))
/// let group = NSCollectionLayoutGroup.horizontal(layoutSize: row, subitems: [item])
/// let section = NSCollectionLayoutSection(group: group)
/// let layout = UICollectionViewCompositionalLayout(section: section)
/// let host = ScreenHost(.iPhone15)
/// let controller = Nine(collectionViewLayout: layout)
/// controller.collectionView.register(
///   UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
/// host.show(controller)
/// print(layout.layoutAttributesForItem(at: [0, 3])?.frame.origin ?? .zero)  // (196.5, 60.0)
/// ```
///
/// A section places one group and repeats it, and stores nothing for each item until a cell has
/// been measured. An item with an estimated dimension is measured when it becomes visible; a
/// measured size is kept as long as the width, the traits and the insets are the same. The section
/// provider is called when the layout is prepared, and must not change the collection view.
/// Sections that scroll across are scroll views of their own. From right to left the layout is
/// mirrored.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  private let provider: UICollectionViewCompositionalLayoutSectionProvider

  /// The configuration of the whole layout.
  open var configuration: UICollectionViewCompositionalLayoutConfiguration {
    didSet { invalidateLayout() }
  }

  final var sections: [CompositionalSection] = []
  /// The lengths of the sections, each including the spacing after the section.
  final var lengths = FenwickSums(repeating: 0, count: 0)
  final var start: CGFloat = 0
  final var room = CGSize.zero
  /// The insets of the references when the sections were last created.
  private var preparedInsets: [UIEdgeInsets] = []
  /// The measured sizes of the whole layout's headers and footers, by their index.
  final var measuredGlobals: [Int: MeasuredSize] = [:]
  /// The measured sizes by section index after a batch, until the sections are created.
  private var remembered: [Int: CompositionalSection.Measured] = [:]
  /// Whether any section scrolls orthogonally.
  final private(set) var hasOrthogonalSections = false
  /// Whether any element depends on the bounds.
  private var followsBounds = false

  /// The offsets of the orthogonally scrolling sections, by section index, from the leading end. A
  /// section without one is scrolled to the end at which it begins.
  final var orthogonalOffsets: [Int: CGFloat] = [:]

  /// Creates a layout that arranges all sections in the same way.
  public init(section: NSCollectionLayoutSection) {
    provider = { _, _ in section }
    configuration = UICollectionViewCompositionalLayoutConfiguration()
    super.init()
  }

  /// Creates a layout that arranges all sections in the same way.
  public init(
    section: NSCollectionLayoutSection,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    provider = { _, _ in section }
    self.configuration = configuration
    super.init()
  }

  /// Creates a layout whose sections are returned by a closure.
  public init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider
  ) {
    provider = sectionProvider
    configuration = UICollectionViewCompositionalLayoutConfiguration()
    super.init()
  }

  /// Creates a layout whose sections are returned by a closure.
  public init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    provider = sectionProvider
    self.configuration = configuration
    super.init()
  }

  /// Creates a layout without sections. Layouts cannot be decoded, because this UIKit has no
  /// archives.
  public required init?(coder: NSCoder) {
    provider = { _, _ in nil }
    configuration = UICollectionViewCompositionalLayoutConfiguration()
    super.init(coder: coder)
  }

  var axis: LayoutAxis { LayoutAxis(isVertical: configuration.scrollDirection == .vertical) }

  /// True: groups and sections are arranged from the leading to the trailing side.
  open override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

  // MARK: Preparing

  /// Requests the sections from the provider and computes their lengths.
  open override func prepare() {
    super.prepare()
    guard let collectionView else { return }
    let context = pendingContext
    let keepsSections =
      context.map { !$0.invalidateEverything && !$0.invalidateDataSourceCounts } ?? false
    let newRoom = collectionView.bounds.inset(by: collectionView.adjustedContentInset).size
    let newInsets = referenceInsets(in: collectionView)
    if keepsSections, newRoom == room, newInsets == preparedInsets,
      sections.count == collectionView.numberOfSections
    {
      return
    }
    let isSameData = !(context?.invalidateDataSourceCounts ?? true)
    var measured = remembered
    if isSameData {
      measured = Dictionary(
        uniqueKeysWithValues: sections.enumerated().filter { !$0.element.measured.isEmpty }
          .map { ($0.offset, $0.element.measured) })
    }
    remembered = [:]
    room = newRoom
    preparedInsets = newInsets
    let globals = measuredGlobals
    measuredGlobals = globals.filter { $1.question == selfSizing(ofGlobal: $0) }
    var discards = measuredGlobals.count < globals.count
    sections = (0..<collectionView.numberOfSections).map { makeSection($0, in: collectionView) }
    for (index, sizes) in measured where index < sections.count {
      sections[index].adopt(sizes)
      if sections[index].measured.count < sizes.count { discards = true }
    }
    if discards { discardedMeasuredSizes() }
    hasOrthogonalSections = sections.contains(where: \.isOrthogonal)
    orthogonalOffsets = orthogonalOffsets.filter {
      sections.indices.contains($0.key) && sections[$0.key].isOrthogonal
    }
    followsBounds =
      configuration.boundarySupplementaryItems.contains(where: \.pinToVisibleBounds)
      || sections.contains { $0.followsBounds }
    updateLengths()
    prepareLists(in: collectionView)
  }

  /// Moves the measured sizes with their items.
  override func dataChanged(_ mapping: CollectionMapping) {
    remembered = [:]
    for (index, section) in sections.enumerated() where !section.measured.isEmpty {
      if let new = mapping.sectionShownOn(from: index) {
        remembered[new, default: .init()].boundaries = section.measured.boundaries
      }
      for (item, size) in section.measured.items {
        guard let path = mapping.path(of: IndexPath(item: item, section: index)) else { continue }
        remembered[path.section, default: .init()].items[path.item] = size
      }
      for (item, sizes) in section.measured.badges {
        guard let path = mapping.path(of: IndexPath(item: item, section: index)) else { continue }
        remembered[path.section, default: .init()].badges[path.item] = sizes
      }
    }
    let offsets = orthogonalOffsets
    orthogonalOffsets = [:]
    for (section, offset) in offsets {
      if let new = mapping.section(of: section) { orthogonalOffsets[new] = offset }
    }
  }

  override func forgetMeasuredSizes() {
    remembered = [:]
    measuredGlobals = [:]
    for index in sections.indices {
      sections[index].forgetMeasuredSizes()
    }
  }

  private func makeSection(_ index: Int, in collectionView: UICollectionView)
    -> CompositionalSection
  {
    let section = provider(index, environment(of: collectionView))
    let count = collectionView.numberOfItems(inSection: index)
    if section == nil, count > 0 {
      collectionView.device.reportIllegalUse(
        "Invalid section definition. Please specify a valid section definition when content is to be "
          + "rendered for a section. This is a client error. The section provider of \(type(of: self)) "
          + "returned nil for section \(index), which has \(count) item\(count == 1 ? "" : "s"), of "
          + "\(collectionView).")
    }
    let fallback = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
    let made =
      section
      ?? NSCollectionLayoutSection(
        group: .vertical(
          layoutSize: fallback, subitems: [NSCollectionLayoutItem(layoutSize: fallback)]))
    return CompositionalSection(
      made, itemCount: collectionView.numberOfItems(inSection: index),
      surroundings: CompositionalSection.Surroundings(
        axis: axis, room: room,
        referenceInsets: self.insets(of: made.contentInsetsReference, in: collectionView),
        supplementaryInsets: made.supplementaryContentInsetsReference == .automatic
          ? nil : self.insets(of: made.supplementaryContentInsetsReference, in: collectionView),
        traits: collectionView.traitCollection))
  }

  private func updateLengths() {
    lengths = FenwickSums(sections.map { $0.length + configuration.interSectionSpacing })
    start = globalLength(atStart: true)
  }

  final func sectionStart(_ section: Int) -> CGFloat { start + lengths.sum(ofFirst: section) }

  // MARK: Attributes

  /// The size of the content with all sections, headers and footers.
  open override var collectionViewContentSize: CGSize {
    let between = sections.isEmpty ? 0 : configuration.interSectionSpacing
    return axis.size(
      along: start + lengths.total - between + globalLength(atStart: false),
      across: axis.across(room))
  }

  /// Returns the attributes of the cells, supplementary views and decoration views whose frames
  /// intersect a rectangle.
  @discardableResult
  open override func layoutAttributesForElements(in rect: CGRect)
    -> [UICollectionViewLayoutAttributes]?
  {
    var result = globalAttributes { _, _ in true }.filter { $0.frame.isShown(in: rect) }
    guard !sections.isEmpty else { return result }
    let (from, to) = (axis.start(of: rect), axis.end(of: rect))
    var section = lengths.firstIndex(reaching: from - start)
    while section < sections.count {
      let position = sectionStart(section)
      if position > to, section > 0 { break }
      appendElements(of: section, at: position, in: rect, &result)
      section += 1
    }
    return result
  }

  /// The offset of a section's row from its leading end; 0 for a section that does not scroll,
  /// although a scroll view that is about to be removed may still have stored one.
  private func orthogonalOffset(ofSection index: Int) -> CGFloat {
    guard sections[index].isOrthogonal else { return 0 }
    return orthogonalOffsets[index] ?? sections[index].orthogonalLimits.low
  }

  private func appendElements(
    of index: Int, at position: CGFloat, in rect: CGRect,
    _ result: inout [UICollectionViewLayoutAttributes]
  ) {
    let section = sections[index]
    var visible: [UICollectionViewLayoutAttributes] = []
    let scrolled = orthogonalOffset(ofSection: index)
    let local =
      axis.isVertical ? rect.offsetBy(dx: 0, dy: -position) : rect.offsetBy(dx: -position, dy: 0)
    let stretch =
      section.isOrthogonal
      ? (section.row.start(of: local), section.row.end(of: local))
      : (axis.start(of: local), axis.end(of: local))
    section.forEachCell(from: stretch.0, to: stretch.1, scrolled: scrolled) { item, cell, frame in
      guard frame.isShown(in: local) else { return }
      let path = IndexPath(item: item, section: index)
      let attributes = makeAttributes(ofCell: cell, at: path, frame: frame, sectionAt: position)
      visible.append(attributes)
      appendBadges(of: cell, on: attributes, &visible)
    }
    appendBoundaries(of: index, in: rect, &visible)
    for decoration in section.section.decorationItems {
      let attributes = decorationAttributes(decoration, section: index, at: position)
      if attributes.frame.isShown(in: rect) { visible.append(attributes) }
    }
    if let handler = section.section.visibleItemsInvalidationHandler, let collectionView {
      let point = scrollPoint(of: index, scrolled: scrolled)
      // The handler receives index paths of the data, also while an item is moved.
      let paths = visible.map(\.indexPath)
      for attributes in visible where isOfItem(attributes.key) {
        attributes.indexPath = collectionView.dataPath(of: attributes.indexPath)
      }
      handler(visible, point, environment(of: collectionView))
      for (attributes, path) in zip(visible, paths) {
        attributes.indexPath = path
      }
    }
    result += visible
    if let background = listBackgroundAttributes(section: index), background.frame.isShown(in: rect)
    {
      result.append(background)
    }
  }

  private func scrollPoint(of section: Int, scrolled: CGFloat) -> CGPoint {
    guard sections[section].isOrthogonal else {
      return collectionView.map { $0.reflected(offset: $0.contentOffset) } ?? .zero
    }
    return axis.isVertical ? CGPoint(x: scrolled, y: 0) : CGPoint(x: 0, y: scrolled)
  }

  private func makeAttributes(
    ofCell cell: CompositionalGroup.Cell, at path: IndexPath, frame: CGRect,
    sectionAt position: CGFloat
  ) -> UICollectionViewLayoutAttributes {
    let attributes = Self.makeAttributes(forCellWith: path)
    attributes.frame =
      axis.isVertical ? frame.offsetBy(dx: 0, dy: position) : frame.offsetBy(dx: position, dy: 0)
    attributes.zIndex = cell.zIndex
    attributes.listPlacement = placement(ofItem: path)
    return attributes
  }

  /// Returns the attributes of a cell; nil if it does not exist.
  @discardableResult
  open override func layoutAttributesForItem(at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    guard sections.indices.contains(indexPath.section),
      (0..<sections[indexPath.section].itemCount).contains(indexPath.item),
      let (cell, frame) = sections[indexPath.section].cell(
        ofItem: indexPath.item, scrolled: orthogonalOffset(ofSection: indexPath.section))
    else { return nil }
    return makeAttributes(
      ofCell: cell, at: indexPath, frame: frame, sectionAt: sectionStart(indexPath.section))
  }

  /// Returns the attributes of a supplementary view of the layout, a section or a cell; nil if it
  /// does not exist.
  @discardableResult
  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    supplementaryAttributes(ofKind: elementKind, at: indexPath)
  }

  /// Returns the attributes of a section's decoration view; nil if it does not exist.
  @discardableResult
  open override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard elementKind != Self.listBackgroundKind else {
      return sections.indices.contains(indexPath.section)
        ? listBackgroundAttributes(section: indexPath.section) : nil
    }
    return decorationAttributes(ofKind: elementKind, at: indexPath)
  }

  // MARK: Invalidation

  /// Whether a change of the bounds invalidates the layout: if the available size changes, if
  /// headers or footers remain in the visible area, or if a section has a
  /// `visibleItemsInvalidationHandler`.
  @discardableResult
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    guard let collectionView else { return false }
    if newBounds.inset(by: collectionView.adjustedContentInset).size != room { return true }
    return followsBounds
  }

  override var hasOldReferenceInsets: Bool {
    guard let collectionView, !preparedInsets.isEmpty else { return false }
    return referenceInsets(in: collectionView) != preparedInsets
  }

  override func movesWithItem(_ key: ElementKey) -> Bool {
    guard case .supplementary(let kind) = key.kind else { return false }
    return badges(at: key.path).contains { $0.elementKind == kind }
  }

  override func ownViews(ofSections indices: [Int], items: [IndexPath])
    -> [ElementKey.Kind: [IndexPath]]
  {
    views(ofSections: indices, items: items)
  }

  override var itemCountsWithOwnViews: [Int] {
    sections.map { $0.hasBadges ? $0.itemCount : 0 }
  }

  // MARK: Sizes that views determine

  override var scrollingAxis: LayoutAxis? { axis }

  override func selfSizing(of attributes: UICollectionViewLayoutAttributes) -> SelfSizing? {
    let path = attributes.indexPath
    guard path.count == 2 else {
      return globalIndex(of: attributes).flatMap { selfSizing(ofGlobal: $0) }
    }
    guard sections.indices.contains(path.section) else { return nil }
    switch attributes.representedElementCategory {
    case .cell: return sections[path.section].selfSizing(ofItem: path.item)
    case .supplementaryView:
      if let boundary = boundaryIndex(of: attributes) {
        return sections[path.section].selfSizing(ofBoundary: boundary)
      }
      return sections[path.section].selfSizing(
        ofBadge: attributes.representedElementKind ?? "", onItem: path.item)
    case .decorationView: return nil
    }
  }

  /// Whether the preferred size of a view changes the layout. Only estimated lengths are compared.
  /// In a section that scrolls orthogonally, the first measurement of an item always counts,
  /// because the longest measured item determines the length of the section.
  @discardableResult
  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    guard let axes = selfSizing(of: originalAttributes)?.freeAxes else { return false }
    let (new, old) = (preferredAttributes.size, originalAttributes.size)
    if originalAttributes.representedElementCategory == .cell,
      sections[originalAttributes.indexPath.section]
        .measuresForLength(item: originalAttributes.indexPath.item)
    {
      return true
    }
    return (axes.contains(.horizontal) && new.width != old.width)
      || (axes.contains(.vertical) && new.height != old.height)
  }

  final func boundaryIndex(of attributes: UICollectionViewLayoutAttributes) -> Int? {
    guard attributes.indexPath.item == 0 else { return nil }
    return sections[attributes.indexPath.section].section.boundarySupplementaryItems.firstIndex {
      $0.elementKind == attributes.representedElementKind
    }
  }

  /// Stores the preferred size of a view and returns the context for its invalidation.
  @discardableResult
  open override func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(
      forPreferredLayoutAttributes: preferredAttributes,
      withOriginalAttributes: originalAttributes)
    if let question = selfSizing(of: originalAttributes) {
      adopt(
        MeasuredSize(size: preferredAttributes.size, question: question), of: preferredAttributes)
    }
    if preferredAttributes.representedElementCategory == .cell {
      context.invalidateItems(at: [preferredAttributes.indexPath])
    }
    return context
  }

  private func adopt(_ size: MeasuredSize, of attributes: UICollectionViewLayoutAttributes) {
    let path = attributes.indexPath
    guard path.count == 2 else {
      if let index = globalIndex(of: attributes) { measuredGlobals[index] = size }
      start = globalLength(atStart: true)
      return
    }
    if attributes.representedElementCategory == .cell {
      sections[path.section].setSize(size, ofItem: path.item)
    } else if let boundary = boundaryIndex(of: attributes) {
      sections[path.section].setBoundarySize(size, of: boundary)
    } else if let kind = attributes.representedElementKind {
      sections[path.section].setBadgeSize(size, ofKind: kind, onItem: path.item)
    }
    lengths[path.section] = sections[path.section].length + configuration.interSectionSpacing
  }
}
