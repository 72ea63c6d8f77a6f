// SPDX-License-Identifier: MIT
internal import Resin

/// The data source of a table view that shows snapshots and animates between them.
///
/// ```swift
/// let host = ScreenHost(.iPhone15)
/// let table = UITableView(frame: .zero, style: .plain)
/// table.register(UITableViewCell.self, forCellReuseIdentifier: "name")
/// let source = UITableViewDiffableDataSource<Int, String>(tableView: table) { table, path, name in
///   let cell = table.dequeueReusableCell(withIdentifier: "name", for: path)
///   cell.textLabel?.text = name
///   return cell
/// }
/// host.show(table)
/// var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
/// snapshot.appendSections([0])
/// snapshot.appendItems(["Ada", "Grace"])
/// source.apply(snapshot)
/// host.settle()
/// print(table.visibleCells.count)  // 2
/// ```
///
/// Keep a strong reference to the data source: the table view has a weak one. A subclass overrides
/// the methods of `UITableViewDataSource` for titles, editing and moving. Costs and queues are
/// those of `UICollectionViewDiffableDataSource`.
@preconcurrency @MainActor
open class UITableViewDiffableDataSource<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
>: NSObject, UITableViewDataSource {
  /// A closure that returns the configured cell of a row.
  public typealias CellProvider =
    (
      _ tableView: UITableView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
    ) -> UITableViewCell?

  /// The animation with which rows appear and disappear.
  open var defaultRowAnimation = UITableView.RowAnimation.automatic

  private let cellProvider: CellProvider
  private let engine: DiffableEngine<SectionIdentifierType, ItemIdentifierType>
  private weak var tableView: UITableView?

  /// Creates a data source and makes it the data source of a table view.
  public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
    self.cellProvider = cellProvider
    self.tableView = tableView
    engine = DiffableEngine(view: tableView)
    super.init()
    tableView.dataSource = self
  }

  // MARK: Snapshots

  /// Shows a snapshot. Several changes of one turn are best made in one snapshot.
  nonisolated open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    onMainQueue(snapshot, completion) { source, snapshot, completion in
      source.tableView?.snapshotAnimation = source.defaultRowAnimation
      source.engine.apply(snapshot, animated: animatingDifferences, completion: completion)
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

  // MARK: UITableViewDataSource

  /// Returns the number of sections.
  open func numberOfSections(in tableView: UITableView) -> Int { engine.list.sections.count }

  /// Returns the number of rows in a section.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    engine.count(ofSection: section)
  }

  /// Returns the cell that the cell provider configures.
  open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
    -> UITableViewCell
  {
    guard let item = engine.item(at: indexPath) else {
      return UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    if let cell = cellProvider(tableView, indexPath, item) { return cell }
    tableView.device.reportIllegalUse(
      """
      UITableViewDiffableDataSource cell provider returned nil for index path \
      \(indexPath.shortDescription) with item identifier '\(item)', which is not allowed. You must \
      always return a cell to the table view.
      """)
    return UITableViewCell(style: .default, reuseIdentifier: nil)
  }

  /// Returns nil. A subclass returns titles.
  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    nil
  }

  /// Returns nil. A subclass returns titles.
  open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    nil
  }

  /// Returns false. A subclass that allows editing returns true, and overrides
  /// `tableView(_:commit:forRowAt:)`.
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }

  /// Returns false. A subclass that allows moving returns true, and overrides
  /// `tableView(_:moveRowAt:to:)`.
  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }

  /// Called after the user has confirmed a deletion or an insertion: a subclass changes its data
  /// and the rows. Empty by default.
  open func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {}

  /// Called after the user has moved a row: a subclass moves it in its data. Empty by default.
  open func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}

  /// Returns nil. A subclass returns the titles of a section index.
  open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }

  /// Returns the index of the title, as that of the section.
  open func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int { index }
}

extension UITableViewDiffableDataSource: DiffableSource {}
