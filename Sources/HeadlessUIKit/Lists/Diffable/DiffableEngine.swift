// SPDX-License-Identifier: MIT
internal import Resin

/// A list view whose data a diffable data source determines: a collection view or a table view.
@MainActor
protocol DiffableListView: UIView {
  /// Performs changes of the data and of the view as one animated update.
  ///
  /// - Parameters:
  ///   - stage: The changes. `change` has to be called first: it changes the data.
  ///   - completion: A closure to call at the end of the animation.
  func performDiffable(
    _ stage: DiffStage, change: () -> Void, completion: ((Bool) -> Void)?)

  /// Replaces the cells of items and sections by new cells, or configures cells again.
  func refreshDiffable(
    reloadedItems: [IndexPath], reloadedSections: IndexSet, reconfiguredItems: [IndexPath],
    completion: ((Bool) -> Void)?)

  /// Loads all data again.
  func reloadDiffable()
}

/// The snapshot of a data source, and the way from one snapshot to the next.
///
/// The data sources of collection views and of table views each have one, answer their views'
/// questions from ``list``, and forward `apply` to it. It computes the difference with the core,
/// and gives the view the fewest batch updates that UIKit's rules allow: usually one. Between two
/// batches ``list`` is the list between them.
@MainActor
final class DiffableEngine<Section: Hashable, Item: Hashable> {
  typealias Snapshot = NSDiffableDataSourceSnapshot<Section, Item>

  private struct Request {
    var snapshot: Snapshot
    var animated: Bool
    var reloads: Bool
    var completion: (@MainActor () -> Void)?
  }

  /// The view, which owns neither the data source nor this object.
  weak var view: (any DiffableListView)?

  /// The snapshot that was applied last, without marks.
  private(set) var snapshot = Snapshot()

  /// The sections and items that the view shows at this moment.
  private(set) var list = FlatSections<Section, Item>()

  private let differ = SectionedDiffer()
  private var isApplying = false
  private var queue: [Request] = []

  init(view: any DiffableListView) {
    self.view = view
  }

  // MARK: Questions of the view

  /// Returns the item at an index path; nil if there is none.
  func item(at path: IndexPath) -> Item? {
    guard path.count == 2, list.sections.indices.contains(path.section), path.item >= 0 else {
      return nil
    }
    let offset = list.starts[path.section] + path.item
    return offset < list.starts[path.section + 1] ? list.items[offset] : nil
  }

  /// Returns the number of items in a section.
  func count(ofSection section: Int) -> Int {
    guard list.sections.indices.contains(section) else { return 0 }
    return list.starts[section + 1] - list.starts[section]
  }

  /// Returns the index path of an item in the snapshot; nil if it is not there.
  func path(of item: Item) -> IndexPath? {
    snapshot.contents.position(ofItem: item).map(path)
  }

  private func path(at offset: Int) -> IndexPath {
    let section = snapshot.contents.section(containing: offset)
    return IndexPath(item: offset - snapshot.contents.list.starts[section], section: section)
  }

  // MARK: Applying snapshots

  /// Shows a snapshot by the difference from the present one.
  ///
  /// A snapshot that a callback of another update applies is shown after that update.
  func apply(_ new: Snapshot, animated: Bool, completion: (@MainActor () -> Void)?) {
    enqueue(Request(snapshot: new, animated: animated, reloads: false, completion: completion))
  }

  /// Shows a snapshot by loading all data again.
  func reload(_ new: Snapshot, completion: (@MainActor () -> Void)?) {
    enqueue(Request(snapshot: new, animated: false, reloads: true, completion: completion))
  }

  /// Adopts a change that the view shows already, such as that of a movement by the user.
  func adopt(_ new: Snapshot) {
    snapshot = new.withoutMarks
    list = snapshot.contents.list
  }

  private func enqueue(_ request: Request) {
    queue.append(request)
    guard !isApplying else { return }
    isApplying = true
    while !queue.isEmpty { perform(queue.removeFirst()) }
    isApplying = false
  }

  private func perform(_ request: Request) {
    let old = snapshot.contents
    let marked = request.snapshot
    snapshot = marked.withoutMarks
    let new = snapshot.contents
    guard let view else {
      list = new.list
      request.completion?()
      return
    }
    guard !request.reloads else {
      list = new.list
      view.reloadDiffable()
      finish(request, in: view)
      return
    }
    let diff = differ.diff(from: old.list, to: new.list)
    let work = { [self] in
      show(diff, of: marked, in: view, from: old.list) { request.completion?() }
    }
    if request.animated { work() } else { UIView.performWithoutAnimation(work) }
  }

  /// Calls the completion at the end of the turn, when the view has been laid out.
  private func finish(_ request: Request, in view: any DiffableListView) {
    guard let completion = request.completion else { return }
    view.device.atEndOfTurn { completion() }
  }

  private func show(
    _ diff: SectionedDiff, of marked: Snapshot, in view: any DiffableListView,
    from old: FlatSections<Section, Item>, completion: @escaping @MainActor () -> Void
  ) {
    let stages =
      diff.isEmpty
      ? []
      : differ.stages([.itemUpdatesInPlace, .sectionUpdatesInPlace, .splitMoves])
        .filter { !$0.isEmpty }
    let new = snapshot.contents.list
    let refresh = Refresh(marked, paths: path, in: snapshot)
    let ends = stages.count + (refresh.isEmpty ? 0 : 1)
    guard ends > 0 else {
      list = new
      view.device.atEndOfTurn { completion() }
      return
    }
    var remaining = ends
    let end: (Bool) -> Void = { _ in
      remaining -= 1
      if remaining == 0 { completion() }
    }
    for (index, stage) in stages.enumerated() {
      view.performDiffable(
        stage,
        change: {
          let isLast = index == stages.count - 1
          list = isLast ? new : stage.intermediate.map { between(old, new, $0) } ?? new
        }, completion: end)
    }
    list = new
    guard !refresh.isEmpty else { return }
    view.refreshDiffable(
      reloadedItems: refresh.items, reloadedSections: refresh.sections,
      reconfiguredItems: refresh.reconfigured, completion: end)
  }

  /// The index paths of the marked items and sections in the new list.
  private struct Refresh {
    var items: [IndexPath]
    var sections: IndexSet
    var reconfigured: [IndexPath]

    @MainActor
    init(_ marked: Snapshot, paths: (Item) -> IndexPath?, in new: Snapshot) {
      sections = IndexSet(
        marked.reloadedSections.elements.compactMap { new.contents.position(ofSection: $0) })
      let reloaded = sections
      items = marked.reloadedItems.elements.compactMap(paths)
        .filter { !reloaded.contains($0.section) }.sorted()
      let known = Set(items)
      reconfigured = marked.reconfiguredItems.elements.compactMap(paths)
        .filter { !reloaded.contains($0.section) && !known.contains($0) }.sorted()
    }

    var isEmpty: Bool { items.isEmpty && sections.isEmpty && reconfigured.isEmpty }
  }

  /// Returns the list between two stages.
  private func between(
    _ old: FlatSections<Section, Item>, _ new: FlatSections<Section, Item>,
    _ intermediate: DiffStage.Intermediate
  ) -> FlatSections<Section, Item> {
    var result = FlatSections<Section, Item>()
    for (section, items) in zip(intermediate.sections, intermediate.items) {
      switch section {
      case .old(let index): result.sections.append(old.sections[index])
      case .new(let index): result.sections.append(new.sections[index])
      }
      for item in items {
        switch item {
        case .old(let index): result.items.append(old.items[index])
        case .new(let index): result.items.append(new.items[index])
        }
      }
      result.starts.append(result.items.count)
    }
    return result
  }
}

extension DiffStage {
  /// Whether the stage has no operations.
  var isEmpty: Bool {
    sectionDeletes.isEmpty && sectionInserts.isEmpty && sectionReloads.isEmpty
      && sectionMoves.isEmpty && itemDeletes.isEmpty && itemInserts.isEmpty
      && itemReloads.isEmpty && itemMoves.isEmpty
  }

  /// The index paths of items.
  static func paths(_ paths: [ItemIndexPath]) -> [IndexPath] {
    paths.map { IndexPath(item: $0.item, section: $0.section) }
  }
}
