// SPDX-License-Identifier: MIT

/// A scroll view that shows the rows of a data source one below the other, in sections, with cells
/// for the visible rows only.
///
/// ```swift
/// final class Fruits: NSObject, UITableViewDataSource {
///   var names = ["Apple", "Banana", "Cherry"]
///
///   func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int {
///     names.count
///   }
///
///   func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
///     let cell = table.dequeueReusableCell(withIdentifier: "fruit", for: path)
///     cell.textLabel?.text = names[path.row]
///     return cell
///   }
/// }
///
/// let host = ScreenHost(.iPhone15)
/// let fruits = Fruits()
/// let table = UITableView(frame: .zero, style: .insetGrouped)
/// table.register(UITableViewCell.self, forCellReuseIdentifier: "fruit")
/// table.dataSource = fruits
/// host.show(table)
/// fruits.names.remove(at: 1)
/// table.deleteRows(at: [IndexPath(row: 1, section: 0)], with: .automatic)
/// print(table.visibleCells.compactMap { $0.textLabel?.text })  // ["Apple", "Cherry"]
/// ```
///
/// Table views and collection views share one machinery: reuse, measuring of cells, batch updates,
/// selection and interactive movement behave alike, and a scrolled frame costs the same for any
/// number of rows. The delegate is called once for the height of each row after a change; heights
/// that cells determine cost nothing before a cell is shown.
///
/// An illegal batch update is reported with UIKit's words, and the table reloads. Optional methods
/// of the delegate have defaults; therefore a table cannot find out whether a method such as
/// `tableView(_:commit:forRowAt:)` is implemented, see the README of this module.
///
/// This file declares the properties and methods that a subclass may override; extensions implement
/// them by subject.
@preconcurrency @MainActor
open class UITableView: _ItemsView {
  /// The height of an element that determines its height itself, and "the system's value" of other
  /// lengths.
  public nonisolated static let automaticDimension: CGFloat = -1

  /// The title in a section index that stands for the search field above the rows.
  public nonisolated static let indexSearch = SectionIndexBar.search

  /// The style of the table view.
  public let style: Style

  override var listEnvironment: UIListEnvironment? {
    switch style {
    case .plain: .plain
    case .grouped: .grouped
    case .insetGrouped: .insetGrouped
    }
  }

  final var tableLayout: TableLayout { layoutInUse as! TableLayout }

  /// Whether the delegate has used the default of a method that it does not implement.
  final var delegateUsedDefault = false
  /// The headers and footers that the delegate has returned before they are shown.
  final var fixtures = TableFixtures()
  /// The animation of the rows of a diffable data source.
  final var snapshotAnimation = RowAnimation.automatic
  /// Whether rows are being shown outside of a layout pass.
  private var isShowingRows = false
  /// The animations of the changes of the next batch.
  final var rowAnimations = RowAnimations()

  /// Creates a table view of a style.
  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame, layout: TableLayout())
    begin()
  }

  /// Creates a plain table view.
  public convenience init(frame: CGRect) {
    self.init(frame: frame, style: .plain)
  }

  /// Creates a plain table view without a size.
  public convenience init() {
    self.init(frame: .zero, style: .plain)
  }

  /// Creates a table view of a nib or a storyboard.
  public required init?(coder: NSCoder) {
    style = Style(nameInInterface: InterfaceCoder.attribute("style", of: coder))
    super.init(coder: coder)
    let layout = TableLayout()
    layoutInUse.itemsView = nil
    layoutInUse = layout
    layout.itemsView = self
    begin()
    InterfaceCoder.configure(self, as: UITableView.self, with: coder)
  }

  private func begin() {
    alwaysBounceVertical = true
    swipeController = SwipeController(in: self)
    pool.acceptsUnregistered = true
    pool.register(
      UITableViewHeaderFooterView.self, for: .supplementary(Self.fixtureKind, Self.titleIdentifier))
    backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
  }

  // MARK: Data source and delegate

  /// The object that provides the data and the cells. Setting it loads the data again.
  open weak var dataSource: (any UITableViewDataSource)? {
    didSet { if oldValue !== dataSource { reload() } }
  }

  /// The object that is queried about rows and notified of what happens to them.
  open var delegate: (any UITableViewDelegate)? {
    get { scrollDelegate as? any UITableViewDelegate }
    set {
      let isOther = scrollDelegate !== newValue
      scrollDelegate = newValue
      if isOther { forgetHeights() }
      if newValue != nil, contextMenu == nil { contextMenu = ItemsContextMenu(self) }
    }
  }

  /// The interaction that shows the context menus of the delegate.
  open var contextMenuInteraction: UIContextMenuInteraction? { contextMenu?.interaction }

  /// The object that is notified of rows that are likely to become visible soon.
  open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?

  // MARK: Heights

  /// The height of the rows if the delegate gives none, in points. By default, cells determine it.
  open var rowHeight = automaticDimension { didSet { changed(oldValue, rowHeight) } }

  /// The height of headers if the delegate gives none, in points.
  open var sectionHeaderHeight = automaticDimension {
    didSet { changed(oldValue, sectionHeaderHeight) }
  }

  /// The height of footers if the delegate gives none, in points.
  open var sectionFooterHeight = automaticDimension {
    didSet { changed(oldValue, sectionFooterHeight) }
  }

  /// The assumed height of a row before its cell is measured, in points. 0 turns the measuring of
  /// cells off: rows whose height is automatic are then 44 points high.
  open var estimatedRowHeight = automaticDimension {
    didSet { changed(oldValue, estimatedRowHeight) }
  }

  /// The assumed height of a header before it is measured, in points.
  open var estimatedSectionHeaderHeight = automaticDimension {
    didSet { changed(oldValue, estimatedSectionHeaderHeight) }
  }

  /// The assumed height of a footer before it is measured, in points.
  open var estimatedSectionFooterHeight = automaticDimension {
    didSet { changed(oldValue, estimatedSectionFooterHeight) }
  }

  /// The gap above a header, in points. By default 22 in a plain table, and none in others.
  open var sectionHeaderTopPadding = automaticDimension {
    didSet { changed(oldValue, sectionHeaderTopPadding) }
  }

  /// The height of the empty rows below the last one in a plain table. By default there are none.
  /// The value is stored without effect.
  open var fillerRowHeight = automaticDimension

  /// Whether cells, headers and footers are measured again when they invalidate their intrinsic
  /// content size.
  open var selfSizingInvalidation = SelfSizingInvalidation.enabled {
    didSet {
      measuresAgain = selfSizingInvalidation != .disabled
      measuresAfterConstraints = selfSizingInvalidation == .enabledIncludingConstraints
    }
  }

  private func changed(_ old: CGFloat, _ new: CGFloat) {
    if old != new { forgetHeights() }
  }

  // MARK: Views around the rows

  /// The view above the rows, which scrolls with them. Its height is that of its frame when it is
  /// set; set it again after a change.
  open var tableHeaderView: UIView? {
    didSet { exchangeFixture(oldValue, tableHeaderView) }
  }

  /// The view below the rows, which scrolls with them.
  open var tableFooterView: UIView? {
    didSet { exchangeFixture(oldValue, tableFooterView) }
  }

  // MARK: Focus

  /// Whether rows can be focused. The value is stored without effect.
  open var allowsFocus = false

  /// Whether rows can be focused while the table is edited. The value is stored without effect.
  open var allowsFocusDuringEditing = false

  /// Whether the selection follows the focus. The value is stored without effect.
  open var selectionFollowsFocus = false

  /// Whether the focus returns to the row that had it last. The value is stored without effect.
  open var remembersLastFocusedIndexPath = false

  // MARK: Appearance

  /// Whether and how lines separate the rows.
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine {
    didSet { setNeedsLayout() }
  }

  /// The color of the separators; nil for the system's.
  open var separatorColor: UIColor? { didSet { setNeedsLayout() } }

  /// The distances of the separators from the edges; `UITableView.automaticDimension` for the
  /// system's.
  open var separatorInset = UIEdgeInsets(
    top: 0, left: automaticDimension, bottom: 0, right: automaticDimension)
  {
    didSet { setNeedsLayout() }
  }

  /// The effect of the separators. The value is stored without effect.
  open var separatorEffect: UIVisualEffect?

  /// The edges from which ``separatorInset`` is measured.
  open var separatorInsetReference = SeparatorInsetReference.fromCellEdges {
    didSet { setNeedsLayout() }
  }

  /// Whether the margins of cells follow the readable width. The value is stored without effect.
  open var cellLayoutMarginsFollowReadableWidth = false

  /// Whether the content of cells keeps away from the safe area's edges.
  open var insetsContentViewsToSafeArea = true { didSet { setNeedsLayout() } }

  // MARK: Section index

  /// The minimum number of rows with which the section index is shown.
  open var sectionIndexMinimumDisplayRowCount = 0 { didSet { setNeedsLayout() } }

  /// The color of the index titles; nil for the tint color.
  open var sectionIndexColor: UIColor? { didSet { setNeedsLayout() } }

  /// The color behind the index titles.
  open var sectionIndexBackgroundColor: UIColor? { didSet { setNeedsLayout() } }

  /// The color behind the index titles while a finger is on them.
  open var sectionIndexTrackingBackgroundColor: UIColor? { didSet { setNeedsLayout() } }

  // MARK: Editing

  /// Turns editing on or off: cells show controls for deleting, inserting and moving rows. The
  /// swipe actions of a row are hidden in both cases, also without a change.
  open func setEditing(_ editing: Bool, animated: Bool) {
    guard editing != isEditing else {
      swipeController?.close(animated: animated)
      return
    }
    layoutIfNeeded()
    swipeController?.close(animated: animated)
    isEditing = editing
    guard animated, window != nil else { return }
    UIView.animate(withDuration: 0.3, delay: 0, options: .allowUserInteraction) { [self] in
      layoutIfNeeded()
    }
  }

  // Not documented: tables of UIKit do so, collection views do not.
  override var deselectsEditedItems: Bool { true }

  // MARK: Rows and sections

  /// The number of sections that the data source has returned.
  open var numberOfSections: Int { currentCounts.count }

  /// Returns the number of rows in a section.
  @discardableResult
  open func numberOfRows(inSection section: Int) -> Int {
    let counts = currentCounts
    guard counts.indices.contains(section) else {
      device.reportIllegalUse(
        "request for number of rows in section \(section) when there are only \(counts.count) "
          + "sections in the table view")
      return 0
    }
    return counts[section]
  }

  /// Returns the frame of a section with its header and footer, in the table view's coordinates.
  @discardableResult
  open func rect(forSection section: Int) -> CGRect {
    prepareLayout()
    return tableLayout.frame(ofSection: section)
  }

  /// Returns the frame of a section's header; empty if there is none.
  @discardableResult
  open func rectForHeader(inSection section: Int) -> CGRect {
    frame(of: TableLayout.header, in: section)
  }

  /// Returns the frame of a section's footer; empty if there is none.
  @discardableResult
  open func rectForFooter(inSection section: Int) -> CGRect {
    frame(of: TableLayout.footer, in: section)
  }

  /// Returns the frame of a row; zero if there is no such row.
  @discardableResult
  open func rectForRow(at indexPath: IndexPath) -> CGRect {
    prepareLayout()
    return attributes(of: .cell(indexPath))?.frame ?? .zero
  }

  /// Returns the row at a point, in the table view's coordinates; nil if there is none.
  @discardableResult
  open func indexPathForRow(at point: CGPoint) -> IndexPath? {
    frontmostPreparedItem(at: point)
  }

  /// Returns the row that a cell shows; nil if the cell is not visible.
  @discardableResult
  open func indexPath(for cell: UITableViewCell) -> IndexPath? {
    itemPath(of: cell)
  }

  /// Returns the rows that a rectangle contains or touches; nil if the rectangle is empty.
  @discardableResult
  open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
    prepareLayout()
    return rows(in: rect)
  }

  /// Returns the cell of a row; nil if the row is not visible. Shows the rows first if they are not
  /// up to date.
  @discardableResult
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    showRowsNow()
    return shownCell(at: indexPath) as? UITableViewCell
  }

  /// The visible cells, from the top down. Shows the rows first if they are not up to date.
  open var visibleCells: [UITableViewCell] {
    (indexPathsForVisibleRows ?? []).compactMap { cellForRow(at: $0) }
  }

  /// The visible rows, from the top down. Shows the rows first if they are not up to date.
  open var indexPathsForVisibleRows: [IndexPath]? {
    showRowsNow()
    return visibleElements.keys.filter { $0.kind == .cell }.map(\.path).sorted()
  }

  /// Returns the header of a section, if it is visible and a `UITableViewHeaderFooterView`.
  @discardableResult
  open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    shownFixture(TableLayout.header, section)
  }

  /// Returns the footer of a section, if it is visible and a `UITableViewHeaderFooterView`.
  @discardableResult
  open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    shownFixture(TableLayout.footer, section)
  }

  // MARK: Scrolling

  /// Scrolls until a row is at a position in the visible area. A path whose row is `NSNotFound`
  /// stands for the section's beginning.
  open func scrollToRow(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    scroll(toRow: indexPath, scrollPosition, animated: animated)
  }

  /// Scrolls until the selected row that is nearest to a position is there.
  open func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
    scrollToNearestSelection(scrollPosition, animated: animated)
  }

  /// Scrolls to an offset. The table view no longer follows a row that it has been scrolled to.
  open override func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    super.setContentOffset(contentOffset, animated: animated)
  }

  // MARK: Reloading and updates

  /// Discards all views and loads the data again: the number of rows at once, and the cells when
  /// the rows are shown, in the next layout pass or before ``visibleCells`` are returned.
  open func reloadData() {
    reload()
    // A batch that follows before the next layout pass changes these numbers.
    guard update == nil else { return }
    _ = currentCounts
    countsPrecedeLayout = true
  }

  /// Loads the titles of the section index again.
  open func reloadSectionIndexTitles() {
    indexBar?.titles = nil
    setNeedsLayout()
  }

  /// Performs several changes as one batch. The closure runs before the method returns.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    performForwardedBatch({ updates?() }, completion)
  }

  /// Performs several changes as one batch, with a non-escaping closure.
  ///
  /// See the method of the same name of `UICollectionView`.
  public final func performBatchUpdates(
    _ updates: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    forwardBatch(updates, completion) { performBatchUpdates($0, completion: completion) }
  }

  /// Begins a batch of changes that ends with `endUpdates()`.
  open func beginUpdates() {
    beginBatch()
  }

  /// Ends a batch of changes. Without changes, heights are computed again, with an animation.
  open func endUpdates() {
    endBatch()
  }

  /// Inserts rows, which the data source already contains.
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    rowAnimations.insert(indexPaths, animation)
    change { $0.insertedItems += indexPaths }
  }

  /// Deletes rows, which the data source no longer contains.
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    rowAnimations.delete(indexPaths, animation)
    change { $0.deletedItems += indexPaths }
  }

  /// Replaces the cells of rows by new cells.
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    rowAnimations.delete(indexPaths, animation)
    rowAnimations.insert(indexPaths, animation)
    change { $0.reloadedItems += indexPaths }
  }

  /// Configures the existing cells of rows again.
  open func reconfigureRows(at indexPaths: [IndexPath]) {
    if update?.isOpen ?? false {
      update?.reconfiguredItems += indexPaths
    } else {
      reconfigure(indexPaths)
    }
  }

  /// Moves a row, which the data source has already moved.
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change { $0.movedItems.append((indexPath, newIndexPath)) }
  }

  /// Inserts sections, which the data source already contains.
  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    rowAnimations.insert(sections, animation)
    change { $0.insertedSections += Array(sections) }
  }

  /// Deletes sections, which the data source no longer contains.
  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    rowAnimations.delete(sections, animation)
    change { $0.deletedSections += Array(sections) }
  }

  /// Replaces the cells, headers and footers of sections by new views.
  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    rowAnimations.delete(sections, animation)
    rowAnimations.insert(sections, animation)
    change { $0.reloadedSections += Array(sections) }
  }

  /// Moves a section, which the data source has already moved.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    change { $0.movedSections.append((section, newSection)) }
  }

  // MARK: Selection

  /// The selected row, or the first of several; nil if there is none.
  open var indexPathForSelectedRow: IndexPath? { selection.selected.min() }

  /// The selected rows, from the top down; nil if there are none.
  open var indexPathsForSelectedRows: [IndexPath]? {
    selection.selected.isEmpty ? nil : selection.selected.sorted()
  }

  /// Selects a row without notifying the delegate. Deselects all rows if `indexPath` is nil.
  open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    select(indexPath, animated: animated, scrollPosition: [])
    if let indexPath, scrollPosition != .none {
      scroll(toRow: indexPath, scrollPosition, animated: animated)
    }
  }

  /// Deselects a row without notifying the delegate.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    deselect(indexPath, animated: animated)
  }

  // MARK: Reuse

  /// Registers the class of the cells with a reuse identifier.
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    pool.register(cellClass, for: .cell(identifier))
  }

  /// Registers the nib of the cells with a reuse identifier.
  open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    register(nib, for: .cell(identifier), identifier, as: UITableViewCell.self)
  }

  /// Registers the class of the headers and footers with a reuse identifier.
  open func register(_ viewClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String)
  {
    pool.register(viewClass, for: .supplementary(Self.fixtureKind, identifier))
  }

  /// Registers the nib of the headers and footers with a reuse identifier.
  open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    register(
      nib, for: .supplementary(Self.fixtureKind, identifier), identifier,
      as: UITableViewHeaderFooterView.self)
  }

  /// Returns a cell to reuse, or a new one if a class is registered; nil if there is neither.
  @discardableResult
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    dequeueCell(identifier)
  }

  /// Returns a reused or new cell.
  @discardableResult
  open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath)
    -> UITableViewCell
  {
    dequeueCell(identifier, for: indexPath)
  }

  /// Returns a header or footer to reuse, or a new one if a class is registered; nil if there is
  /// neither.
  @discardableResult
  open func dequeueReusableHeaderFooterView(withIdentifier identifier: String)
    -> UITableViewHeaderFooterView?
  {
    dequeueFixture(identifier)
  }

  // MARK: Layout

  /// Positions the visible rows, the headers and footers, and the section index.
  open override func layoutSubviews() {
    updateIndexBar()
    placeCells()
    super.layoutSubviews()
    placeFixtures()
  }

  /// Shows the rows of the present data in the present bounds, without a layout of other views.
  private func showRowsNow() {
    guard flags.needsLayout, mayShowElementsNow, !isShowingRows else { return }
    isShowingRows = true
    updateIndexBar()
    placeCells()
    updateElements()
    placeIndex()
    placeFixtures()
    isShowingRows = false
  }

  // MARK: Answers to the machinery

  override var hasData: Bool { dataSource != nil }

  override var words: ItemsWords { .table }

  override func requestedCounts() -> [Int] { countsOfData() }

  override func requestedCell(at path: IndexPath) -> _ReusableView? { cellOfData(at: path) }

  override func requestedSupplementaryView(ofKind kind: String, at path: IndexPath)
    -> _ReusableView?
  {
    fixture(kind, path.section)
  }

  override func makeReusable(
    _ viewClass: AnyClass, _ use: CollectionPool.Use, _ identifier: String
  ) -> _ReusableView? {
    makeView(of: viewClass, use, identifier)
  }

  override func willDisplay(_ view: _ReusableView, _ key: ElementKey) {
    notifyBegin(view, key)
  }

  override func didEndDisplaying(_ view: _ReusableView, _ key: ElementKey) {
    notifyEnd(view, key)
  }

  override func frameToShow(of path: IndexPath) -> CGRect? { frameBelowHeader(of: path) }

  override func poolKind(_ kind: String) -> String { Self.fixtureKind }

  override func dataWillReload() {
    rowAnimations = RowAnimations()
    fixtures = TableFixtures()
    indexBar?.titles = nil
  }

  override func batchWillRun() {
    tableLayout.animations = rowAnimations
    rowAnimations = RowAnimations()
    for (key, view) in elements.shown where key.kind == .cell {
      tableLayout.animations.leavingFrames[key.path] = view.frame
    }
    fixtures = TableFixtures()
    indexBar?.titles = nil
  }

  override func shouldHighlightItem(at path: IndexPath) -> Bool {
    delegate?.tableView(self, shouldHighlightRowAt: path) ?? true
  }

  override func didHighlightItem(at path: IndexPath) {
    delegate?.tableView(self, didHighlightRowAt: path)
  }

  override func didUnhighlightItem(at path: IndexPath) {
    delegate?.tableView(self, didUnhighlightRowAt: path)
  }

  override var selectsBeforeHighlightEnds: Bool { false }

  override var checksReplacedSelection: Bool { true }

  override func itemToSelect(for path: IndexPath) -> IndexPath? {
    delegate.map { $0.tableView(self, willSelectRowAt: path) } ?? path
  }

  override func itemToDeselect(for path: IndexPath) -> IndexPath? {
    delegate.map { $0.tableView(self, willDeselectRowAt: path) } ?? path
  }

  override func didSelectItem(at path: IndexPath) {
    // On devices, the segue of a cell is prepared before the delegate is called (not documented).
    if let cell = cellForRow(at: path) { cell.cellSegues?.selection?(cell) }
    delegate?.tableView(self, didSelectRowAt: path)
  }

  override func didDeselectItem(at path: IndexPath) {
    delegate?.tableView(self, didDeselectRowAt: path)
  }

  override var prefetches: Bool { prefetchDataSource != nil }

  override func prefetchItems(at paths: [IndexPath]) {
    prefetchDataSource?.tableView(self, prefetchRowsAt: paths)
  }

  override func cancelPrefetching(ofItemsAt paths: [IndexPath]) {
    prefetchDataSource?.tableView(self, cancelPrefetchingForRowsAt: paths)
  }

  override func canMoveItem(at path: IndexPath) -> Bool {
    dataSource?.tableView(self, canMoveRowAt: path) ?? false
  }

  override func targetOfMove(from path: IndexPath, proposed: IndexPath) -> IndexPath {
    delegate?.tableView(
      self, targetIndexPathForMoveFromRowAt: path, toProposedIndexPath: proposed) ?? proposed
  }

  override func moveItemInData(from path: IndexPath, to destination: IndexPath) {
    dataSource?.tableView(self, moveRowAt: path, to: destination)
  }
}
