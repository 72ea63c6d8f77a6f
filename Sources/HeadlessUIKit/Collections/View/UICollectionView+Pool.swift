// SPDX-License-Identifier: MIT

/// The views that are available for reuse, and the registered classes of new views.
@MainActor
struct CollectionPool {
  enum Use: Hashable {
    case cell(String)
    case supplementary(String, String)
    case decoration(String)
  }

  private var classes: [Use: AnyClass] = [:]
  private var free: [Use: [UICollectionReusableView]] = [:]

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

  mutating func take(_ use: Use) -> UICollectionReusableView? {
    free[use]?.popLast()
  }

  mutating func put(_ view: UICollectionReusableView, for use: Use) {
    // A view of a previously registered class cannot be reused.
    guard let viewClass = classes[use], viewClass == type(of: view) else { return }
    free[use, default: []].append(view)
  }
}

extension UICollectionView {
  final func dequeueCell(_ identifier: String, for path: IndexPath) -> UICollectionViewCell {
    let view = dequeue(.cell(identifier), identifier, for: path) {
      "could not dequeue a view of kind: UICollectionElementKindCell with identifier \(identifier) - "
        + "must register a nib or a class for the identifier or connect a prototype cell in a "
        + "storyboard"
    }
    return view as? UICollectionViewCell ?? UICollectionViewCell()
  }

  final func dequeueSupplementaryView(_ kind: String, _ identifier: String, for path: IndexPath)
    -> UICollectionReusableView
  {
    dequeue(.supplementary(kind, identifier), identifier, for: path) {
      "could not dequeue a view of kind: \(kind) with identifier \(identifier) - must register a nib "
        + "or a class for the identifier or connect a prototype cell in a storyboard"
    }
  }

  private func dequeue(
    _ use: CollectionPool.Use, _ identifier: String, for path: IndexPath, problem: () -> String
  ) -> UICollectionReusableView {
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
      return UICollectionViewCell()
    }
    guard let reusable = viewClass as? UICollectionReusableView.Type,
      let view = _RuntimeView.make(reusable, frame: .zero) as? UICollectionReusableView
    else {
      device.reportIllegalUse("\(viewClass) is no UICollectionReusableView")
      return UICollectionViewCell()
    }
    device.counters.cellsMade += 1
    view.reuseIdentifier = identifier
    place(view, for: use, at: path)
    return view
  }

  /// Gives a view its size before the data source configures it.
  private func place(
    _ view: UICollectionReusableView, for use: CollectionPool.Use, at path: IndexPath
  ) {
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
  final func putBack(_ view: UICollectionReusableView, _ key: ElementKey) {
    view.layoutAttributes = nil
    guard let identifier = view.reuseIdentifier else { return }
    switch key.kind {
    case .cell:
      if let cell = view as? UICollectionViewCell {
        if cell.isSelected { cell.isSelected = false }
        if cell.isHighlighted { cell.isHighlighted = false }
        cell.isReordering = false
        cell.setNeedsUpdateConfiguration()
      }
      pool.put(view, for: .cell(identifier))
    case .supplementary(let kind): pool.put(view, for: .supplementary(kind, identifier))
    case .decoration(let kind): pool.put(view, for: .decoration(kind))
    }
  }
}
