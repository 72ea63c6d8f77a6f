// SPDX-License-Identifier: MIT

// The calls of a table view to its data source and its delegate.
extension UITableView {
  /// Returns a default, and notes that the delegate has used it.
  final func delegateDefault<Value>(_ value: Value) -> Value {
    delegateUsedDefault = true
    return value
  }

  /// Calls a method of the delegate, and determines whether the delegate has implemented it.
  final func asking<Value>(_ method: () -> Value) -> (answer: Value, isImplemented: Bool) {
    delegateUsedDefault = false
    let answer = method()
    return (answer, !delegateUsedDefault)
  }

  final func countsOfData() -> [Int] {
    guard let dataSource else { return [] }
    let sections = dataSource.numberOfSections(in: self)
    return (0..<max(sections, 0)).map {
      max(dataSource.tableView(self, numberOfRowsInSection: $0), 0)
    }
  }

  final func cellOfData(at path: IndexPath) -> _ReusableView? {
    guard let cell = dataSource?.tableView(self, cellForRowAt: path) else { return nil }
    setContext(cell, at: path)
    return cell
  }

  /// Discards all heights, because what they depend on has changed.
  final func forgetHeights() {
    fixtures = TableFixtures()
    tableLayout.invalidateLayout()
  }

  // MARK: Rows

  /// Returns the rows that a rectangle contains or touches.
  final func rows(in rect: CGRect) -> [IndexPath]? {
    guard rect.width > 0, rect.height > 0 else { return nil }
    return tableLayout.paths(from: rect.minY, to: rect.maxY)
  }

  final func notifyBegin(_ view: _ReusableView, _ key: ElementKey) {
    switch key.kind {
    case .cell:
      guard let cell = view as? UITableViewCell else { return }
      delegate?.tableView(self, willDisplay: cell, forRowAt: key.path)
    case .supplementary(TableLayout.header):
      delegate?.tableView(
        self, willDisplayHeaderView: view.shownFixture, forSection: key.path.section)
    case .supplementary:
      delegate?.tableView(
        self, willDisplayFooterView: view.shownFixture, forSection: key.path.section)
    case .decoration: break
    }
  }

  final func notifyEnd(_ view: _ReusableView, _ key: ElementKey) {
    switch key.kind {
    case .cell:
      guard let cell = view as? UITableViewCell else { return }
      delegate?.tableView(self, didEndDisplaying: cell, forRowAt: key.path)
    case .supplementary(TableLayout.header):
      delegate?.tableView(
        self, didEndDisplayingHeaderView: view.shownFixture, forSection: key.path.section)
    case .supplementary:
      delegate?.tableView(
        self, didEndDisplayingFooterView: view.shownFixture, forSection: key.path.section)
    case .decoration: break
    }
  }

  // MARK: Reuse

  /// The kind under which headers and footers are registered, which share their identifiers.
  static let fixtureKind = "UITableViewHeaderFooter"

  /// The identifier of headers and footers that show a title of the data source.
  static let titleIdentifier = "_UITableViewTitle"

  final func dequeueCell(_ identifier: String) -> UITableViewCell? {
    if let cell = elements.reconfigured as? UITableViewCell, cell.reuseIdentifier == identifier {
      return cell
    }
    return takeOrMake(.cell(identifier), identifier) as? UITableViewCell
  }

  final func dequeueCell(_ identifier: String, for path: IndexPath) -> UITableViewCell {
    let cell = dequeue(.cell(identifier), identifier, for: path) {
      "unable to dequeue a cell with identifier \(identifier) - must register a nib or a class for "
        + "the identifier or connect a prototype cell in a storyboard"
    }
    return cell as? UITableViewCell
      ?? UITableViewCell(style: .default, reuseIdentifier: identifier)
  }

  final func dequeueFixture(_ identifier: String) -> UITableViewHeaderFooterView? {
    takeOrMake(.supplementary(Self.fixtureKind, identifier), identifier)
      as? UITableViewHeaderFooterView
  }

  private func takeOrMake(_ use: CollectionPool.Use, _ identifier: String) -> _ReusableView? {
    if let view = pool.take(use) {
      view.prepareForReuse()
      return view
    }
    return make(use, identifier)
  }

  final func makeView(
    of viewClass: AnyClass, _ use: CollectionPool.Use, _ identifier: String
  ) -> _ReusableView? {
    device.counters.cellsMade += 1
    if case .cell = use, let cellClass = viewClass as? UITableViewCell.Type {
      return _RuntimeTableViewCell.make(cellClass, style: .default, reuseIdentifier: identifier)
    }
    if case .supplementary = use, let type = viewClass as? UITableViewHeaderFooterView.Type {
      return _RuntimeTableViewHeaderFooterView.make(type, reuseIdentifier: identifier)
    }
    device.reportIllegalUse("\(viewClass) is no view for \(identifier) of a table view")
    return nil
  }

  // MARK: Scrolling

  final func scroll(toRow path: IndexPath, _ position: ScrollPosition, animated: Bool) {
    guard path.count == 2, path.row != NSNotFound else {
      prepareLayout()
      guard let section = path.first, currentCounts.indices.contains(section) else { return }
      let top = tableLayout.frame(ofSection: section).minY - adjustedContentInset.top
      return setContentOffset(
        CGPoint(x: contentOffset.x, y: limits(.vertical).clamp(top)), animated: animated)
    }
    scroll(to: path, position.inCollection, animated: animated)
  }

  final func scrollToNearestSelection(_ position: ScrollPosition, animated: Bool) {
    prepareLayout()
    let visible = visibleBounds
    let anchor =
      switch position {
      case .top: visible.minY
      case .bottom: visible.maxY
      case .middle, .none: visible.midY
      }
    let nearest = selection.selected.sorted().min {
      abs(rectForRow(at: $0).midY - anchor) < abs(rectForRow(at: $1).midY - anchor)
    }
    if let nearest { scroll(toRow: nearest, position, animated: animated) }
  }

  /// Returns the frame of a row with the position for the header that stays above it.
  final func frameBelowHeader(of path: IndexPath) -> CGRect? {
    guard var frame = attributes(of: .cell(path))?.frame else { return nil }
    if style == .plain, tableLayout.sections.indices.contains(path.section),
      let header = tableLayout.sections[path.section].plan(of: TableLayout.header), header.isShown
    {
      frame.origin.y -= header.height
      frame.size.height += header.height
    }
    return frame
  }
}

extension UITableView.ScrollPosition {
  /// The position in the terms of collection views.
  fileprivate var inCollection: UICollectionView.ScrollPosition {
    switch self {
    case .none: []
    case .top: .top
    case .middle: .centeredVertically
    case .bottom: .bottom
    }
  }
}
