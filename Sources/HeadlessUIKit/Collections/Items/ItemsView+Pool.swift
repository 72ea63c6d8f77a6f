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
  /// The closures that create views from nibs and prototypes.
  private var makers: [Use: @MainActor () -> _ReusableView?] = [:]
  private var free: [Use: [_ReusableView]] = [:]

  mutating func register(_ viewClass: AnyClass?, for use: Use) {
    classes[use] = viewClass
    makers[use] = nil
    if case .decoration = use { return }
    free[use] = nil
  }

  /// Registers a closure that creates views; nil removes a registration.
  mutating func register(making make: (@MainActor () -> _ReusableView?)?, for use: Use) {
    classes[use] = nil
    makers[use] = make
    free[use] = nil
  }

  /// The kinds of supplementary views that have a registered class.
  var kinds: Set<ElementKey.Kind> {
    Set(
      (Array(classes.keys) + Array(makers.keys)).compactMap { use in
        if case .supplementary(let kind, _) = use { .supplementary(kind) } else { nil }
      })
  }

  func viewClass(for use: Use) -> AnyClass? { classes[use] }

  func maker(for use: Use) -> (@MainActor () -> _ReusableView?)? { makers[use] }

  mutating func take(_ use: Use) -> _ReusableView? {
    free[use]?.popLast()
  }

  mutating func put(_ view: _ReusableView, for use: Use) {
    // A view of a previously registered class cannot be reused.
    let isOfUse = classes[use].map { $0 == type(of: view) }
    guard isOfUse ?? (acceptsUnregistered || makers[use] != nil) else { return }
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
    if pool.viewClass(for: use) == nil, pool.maker(for: use) == nil {
      device.reportIllegalUse(problem())
      return nil
    }
    guard let view = make(use, identifier) else { return nil }
    device.counters.cellsMade += 1
    if view.reuseIdentifier == nil { view.reuseIdentifier = identifier }
    place(view, for: use, at: path)
    return view
  }

  /// Creates a view of a registered class, nib or prototype; nil if there is none.
  final func make(_ use: CollectionPool.Use, _ identifier: String) -> _ReusableView? {
    if let maker = pool.maker(for: use) {
      let view = maker()
      if view?.reuseIdentifier == nil { view?.reuseIdentifier = identifier }
      return view
    }
    return pool.viewClass(for: use).flatMap { makeReusable($0, use, identifier) }
  }

  /// Registers a nib for views with a reuse identifier; nil removes the registration.
  final func register(
    _ nib: UINib?, for use: CollectionPool.Use, _ identifier: String, as viewClass: AnyClass
  ) {
    guard let nib else { return pool.register(making: nil, for: use) }
    pool.register(
      making: { [unowned device] in
        let objects = nib.instantiate(withOwner: nil)
        guard let view = objects.first as? _ReusableView, objects.count == 1 else {
          // A nib that could not be read is already reported.
          if !objects.isEmpty {
            device.reportIllegalUse(
              "invalid nib registered for identifier (\(identifier)) - nib must contain exactly one "
                + "top level object which must be a \(viewClass) instance")
          }
          return nil
        }
        if let own = view.reuseIdentifier, !own.isEmpty, own != identifier {
          device.reportIllegalUse(
            "view reuse identifier in nib (\(own)) does not match the identifier used to register "
              + "the nib (\(identifier))")
        }
        view.reuseIdentifier = identifier
        return view
      }, for: use)
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
