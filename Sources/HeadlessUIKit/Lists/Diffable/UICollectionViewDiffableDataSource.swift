// SPDX-License-Identifier: MIT
internal import Resin

/// The data source of a collection view that shows snapshots and animates between them.
///
/// ```swift
/// let host = ScreenHost(.iPhone15)
/// let layout = UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain))
/// let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
/// let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
///   cell, _, name in
///   var content = cell.defaultContentConfiguration()
///   content.text = name
///   cell.contentConfiguration = content
/// }
/// let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: view) {
///   view, path, name in
///   view.dequeueConfiguredReusableCell(using: registration, for: path, item: name)
/// }
/// host.show(view)
/// var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
/// snapshot.appendSections([0])
/// snapshot.appendItems(["Ada", "Grace"])
/// source.apply(snapshot)
/// host.settle()
/// print(view.visibleCells.count, source.indexPath(for: "Grace")?.item ?? -1)  // 2 1
/// ```
///
/// Keep a strong reference to the data source: the collection view has a weak one. Make
/// registrations outside of the cell provider. Identifiers that no longer exist are removed, new
/// ones are inserted and others are moved; a cell whose content has changed is configured again
/// only if the snapshot says so (`reconfigureItems`, `reloadItems`).
///
/// The difference of n items costs O(n), a hash for each item; integers, `UUID` and strings are
/// compared fastest. `apply` may be called on another queue than the main one: the update is then
/// performed on the main queue. Use one queue for all calls. The completion runs on the main queue
/// at the end of the animations, or at the end of the turn. `animatingDifferences: false` updates
/// without an animation, as since iOS 15; `applySnapshotUsingReloadData` replaces all cells.
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
>: NSObject, UICollectionViewDataSource {
  /// A closure that returns the configured cell of an item.
  public typealias CellProvider =
    (
      _ collectionView: UICollectionView, _ indexPath: IndexPath,
      _ itemIdentifier: ItemIdentifierType
    ) -> UICollectionViewCell?

  /// A closure that returns a configured supplementary view.
  public typealias SupplementaryViewProvider =
    (
      _ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath
    ) -> UICollectionReusableView?

  typealias Snapshot = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  typealias Outline = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>

  /// Returns supplementary views, such as headers and footers.
  open var supplementaryViewProvider: SupplementaryViewProvider?

  /// The closures that allow the user to move items, and that are called when the user has.
  open var reorderingHandlers = ReorderingHandlers()

  /// The closures that are called when the user expands or collapses items of an outline.
  open var sectionSnapshotHandlers = SectionSnapshotHandlers<ItemIdentifierType>()

  final let cellProvider: CellProvider
  final let engine: DiffableEngine<SectionIdentifierType, ItemIdentifierType>
  final weak var collectionView: UICollectionView?
  final var outlines: [SectionIdentifierType: Outline] = [:]

  /// Creates a data source and makes it the data source of a collection view.
  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    self.cellProvider = cellProvider
    self.collectionView = collectionView
    engine = DiffableEngine(view: collectionView)
    super.init()
    collectionView.dataSource = self
  }

  // MARK: Snapshots

  /// Shows a snapshot. Several changes of one turn are best made in one snapshot.
  nonisolated open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    onMainQueue(snapshot, completion) { source, snapshot, completion in
      source.show(snapshot, animated: animatingDifferences, completion: completion)
    }
  }

  /// Shows a snapshot, and returns after the animations.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true
  ) async {
    await withCheckedContinuation { continuation in
      apply(snapshot, animatingDifferences: animatingDifferences) { continuation.resume() }
    }
  }

  /// Shows a snapshot by loading all data again.
  nonisolated open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) {
    onMainQueue(snapshot, completion) { source, snapshot, completion in
      source.engine.reload(snapshot, completion: completion)
      source.snapshotChanged()
    }
  }

  /// Shows a snapshot by loading all data again, and returns when the turn ends.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  ) async {
    await withCheckedContinuation { continuation in
      applySnapshotUsingReloadData(snapshot) { continuation.resume() }
    }
  }

  /// Returns the snapshot that was applied last, without marks of reloaded items.
  open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> {
    engine.snapshot
  }

  /// Shows an outline in a section. A section that does not exist is added at the end.
  nonisolated open func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    to section: SectionIdentifierType, animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    onMainQueue((snapshot, section), completion) { source, new, completion in
      source.show(new.0, in: new.1, animated: animatingDifferences, completion: completion)
    }
  }

  /// Shows an outline in a section, and returns after the animations.
  open func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    to section: SectionIdentifierType, animatingDifferences: Bool = true
  ) async {
    await withCheckedContinuation { continuation in
      apply(snapshot, to: section, animatingDifferences: animatingDifferences) {
        continuation.resume()
      }
    }
  }

  /// Returns the outline of a section. A section that was not given one has all items at the first
  /// level.
  open func snapshot(
    for section: SectionIdentifierType
  ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
    outline(of: section)
  }

  // MARK: Identifiers

  /// Returns the section at an index; nil if there is none.
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    let sections = engine.list.sections
    return sections.indices.contains(index) ? sections[index] : nil
  }

  /// Returns the index of a section; nil if it is not in the snapshot.
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    engine.snapshot.indexOfSection(sectionIdentifier)
  }

  /// Returns the item at an index path; nil if there is none.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    engine.item(at: indexPath)
  }

  /// Returns the index path of an item; nil if it is not in the snapshot.
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    engine.path(of: itemIdentifier)
  }

  // MARK: UICollectionViewDataSource

  /// Returns the number of sections.
  open func numberOfSections(in collectionView: UICollectionView) -> Int {
    engine.list.sections.count
  }

  /// Returns the number of items in a section.
  open func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    engine.count(ofSection: section)
  }

  /// Returns the cell that the cell provider configures.
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    configuredCell(in: collectionView, at: indexPath)
  }

  /// Returns the view that the supplementary view provider configures.
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    if let view = supplementaryViewProvider?(collectionView, kind, indexPath) { return view }
    collectionView.device.reportIllegalUse(
      """
      UICollectionView dataSource returned a nil supplementary view for kind \(kind) at \
      \(indexPath.shortDescription): supplementaryViewProvider is nil or returned nil
      """)
    return UICollectionReusableView()
  }

  /// Returns whether the reordering handlers allow moving an item.
  open func collectionView(
    _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool {
    guard let item = engine.item(at: indexPath) else { return false }
    return reorderingHandlers.canReorderItem?(item) ?? false
  }

  /// Moves an item of the snapshot after the user has moved it.
  open func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    adoptMove(from: sourceIndexPath, to: destinationIndexPath)
  }

  /// Returns nil. A subclass returns the titles of an index.
  open func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }

  /// Returns the first item of the section at the position of the title. A subclass returns another
  /// one.
  open func collectionView(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath {
    IndexPath(item: 0, section: index)
  }

  // MARK: Handlers

  /// The closures that allow the user to move items, and that are called when the user has.
  public struct ReorderingHandlers {
    /// Returns whether the user may move an item.
    public var canReorderItem: ((ItemIdentifierType) -> Bool)?

    /// Called before the snapshot changes.
    public var willReorder:
      ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?

    /// Called after the snapshot has changed. The application updates its model here.
    public var didReorder:
      ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?

    /// Creates handlers that allow nothing.
    public init() {}
  }

  /// The closures that are called when the user expands or collapses items of an outline.
  public struct SectionSnapshotHandlers<ItemType: Hashable> {
    /// Returns whether the user may expand an item.
    public var shouldExpandItem: ((ItemType) -> Bool)?

    /// Called before the user's expansion is shown.
    public var willExpandItem: ((ItemType) -> Void)?

    /// Returns whether the user may collapse an item.
    public var shouldCollapseItem: ((ItemType) -> Bool)?

    /// Called before the user's collapse is shown.
    public var willCollapseItem: ((ItemType) -> Void)?

    /// Returns the descendants of an item that the user expands, which may be loaded only now.
    public var snapshotForExpandingParent:
      (
        (ItemType, NSDiffableDataSourceSectionSnapshot<ItemType>) ->
          NSDiffableDataSourceSectionSnapshot<ItemType>
      )?

    /// Creates handlers that allow everything.
    public init() {}
  }
}
