// SPDX-License-Identifier: MIT
internal import Resin

/// A list view whose data a diffable data source determines: a collection view or a table view.
@MainActor
protocol DiffableListView: UIView {
  /// Performs changes as one animated update.
  ///
  /// - Parameter completion: A closure to call at the end of the animation.
  func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)?)

  /// Makes one of the changes of an update.
  func apply(_ operation: DiffStage.Operation)

  /// Replaces the cells and supplementary views of sections by new ones.
  func reloadSections(_ sections: IndexSet)

  /// Replaces the cells of items by new cells.
  func reloadItems(at paths: [IndexPath])

  /// Configures the cells of items again.
  func reconfigureItems(at paths: [IndexPath])

  /// Loads all data again.
  func reloadData()
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
    while !queue.isEmpty { begin(queue.removeFirst()) }
    isApplying = false
  }

  private func begin(_ request: Request) {
    let old = snapshot.contents
    guard let view, !request.reloads else {
      snapshot = request.snapshot.settled(beside: old).withoutMarks
      list = snapshot.contents.list
      guard let view else {
        request.completion?()
        return
      }
      view.reloadData()
      finish(request, in: view)
      return
    }
    let (marked, diff) = request.snapshot.settled(beside: old, with: differ)
    snapshot = marked.withoutMarks
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
        .filter { !$0.operations.isEmpty }
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
      view.performBatchUpdates(
        {
          let isLast = index == stages.count - 1
          list =
            isLast ? new : stage.intermediate.map { .init($0, between: old, and: new) } ?? new
          stage.operations.forEach(view.apply)
        }, completion: end)
    }
    list = new
    guard !refresh.isEmpty else { return }
    view.performBatchUpdates(
      {
        if !refresh.sections.isEmpty { view.reloadSections(refresh.sections) }
        if !refresh.items.isEmpty { view.reloadItems(at: refresh.items) }
        if !refresh.reconfigured.isEmpty { view.reconfigureItems(at: refresh.reconfigured) }
      }, completion: end)
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
}
