// SPDX-License-Identifier: MIT

/// The views that are available for reuse, and the registered classes of new views.
@MainActor
struct CollectionPool {
  enum Use: Hashable {
    case cell(String)
    case supplementary(String, String)
    case decoration(String)
  }

  /// Whether views whose class is not registered can be reused, as the cells of a table view that
  /// its data source makes.
  var acceptsUnregistered = false
  private var classes: [Use: AnyClass] = [:]
  private var free: [Use: [_ReusableView]] = [:]

  mutating func register(_ viewClass: AnyClass?, for use: Use) {
    classes[use] = viewClass
    if case .decoration = use { return }
    free[use] = nil
  }

  /// The kinds of supplementary views that have a registered class.
  var kinds: Set<ElementKey.Kind> {
    Set(
      classes.keys.compactMap { use in
        if case .supplementary(let kind, _) = use { .supplementary(kind) } else { nil }
      })
  }

  func viewClass(for use: Use) -> AnyClass? { classes[use] }

  mutating func take(_ use: Use) -> _ReusableView? {
    free[use]?.popLast()
  }

  mutating func put(_ view: _ReusableView, for use: Use) {
    // A view of a previously registered class cannot be reused.
    guard classes[use].map({ $0 == type(of: view) }) ?? acceptsUnregistered else { return }
    free[use, default: []].append(view)
  }
}

extension _ItemsView {
  /// Returns a reused or new view of a registered class; nil, after a report with the given words,
  /// if no class is registered.
  final func dequeue(
    _ use: CollectionPool.Use, _ identifier: String, for path: IndexPath, problem: () -> String
  ) -> _ReusableView? {
    // A reconfigured cell is dequeued again.
    if case .cell = use, let cell = elements.reconfigured,
      cell.reuseIdentifier == identifier, cell.layoutAttributes?.indexPath == path
    {
      return cell
    }
    if let view = pool.take(use) {
      view.prepareForReuse()
      place(view, for: use, at: path)
      return view
    }
    guard let viewClass = pool.viewClass(for: use) else {
      device.reportIllegalUse(problem())
      return nil
    }
    guard let view = makeReusable(viewClass, use, identifier) else { return nil }
    device.counters.cellsMade += 1
    if view.reuseIdentifier == nil { view.reuseIdentifier = identifier }
    place(view, for: use, at: path)
    return view
  }

  /// Gives a view its size before the data source configures it.
  private func place(
    _ view: _ReusableView, for use: CollectionPool.Use, at path: IndexPath
  ) {
    if let listEnvironment { view.join(listEnvironment) }
    let attributes: UICollectionViewLayoutAttributes?
    switch use {
    case .cell: attributes = self.attributes(of: .cell(path))
    case .supplementary(let kind, _):
      attributes = self.attributes(of: ElementKey(kind: .supplementary(kind), path: path))
    case .decoration: return
    }
    if let attributes, view.bounds.size != attributes.size {
      view.bounds.size = attributes.size
    }
    if let attributes { view.show(attributes.listPlacement) }
  }

  /// Returns a view that is no longer shown to the reuse pool.
  final func putBack(_ view: _ReusableView, _ key: ElementKey) {
    view.layoutAttributes = nil
    guard let identifier = view.reuseIdentifier else { return }
    switch key.kind {
    case .cell:
      view.isShownSelected = false
      view.isShownHighlighted = false
      view.isReordering = false
      view.elementDidEnd()
      pool.put(view, for: .cell(identifier))
    case .supplementary(let kind): pool.put(view, for: .supplementary(poolKind(kind), identifier))
    case .decoration(let kind): pool.put(view, for: .decoration(kind))
    }
  }
}
