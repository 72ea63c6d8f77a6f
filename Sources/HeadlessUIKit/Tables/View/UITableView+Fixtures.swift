// SPDX-License-Identifier: MIT

/// The headers and footers that a delegate has returned before they are shown.
struct TableFixtures {
  /// Whether the delegate implements the method for a kind; missing before the first call.
  var hasViews: [String: Bool] = [:]
  /// The answers that have not been shown yet.
  var pending: [ElementKey: UIView?] = [:]
}

/// The position of a header or footer of the delegate that is not a `UITableViewHeaderFooterView`.
final class TableFixtureHost: _ReusableView {
  let content: UIView

  init(_ content: UIView) {
    self.content = content
    super.init(frame: .zero)
    content.autoresizingMask = []
    addSubview(content)
  }

  required init?(coder: NSCoder) { nil }

  override var viewToFit: UIView { content }

  override func layoutSubviews() {
    super.layoutSubviews()
    if content.superview === self, content.frame != bounds { content.frame = bounds }
  }
}

extension _ReusableView {
  /// The view that the delegate has returned for a header or footer.
  final var shownFixture: UIView { (self as? TableFixtureHost)?.content ?? self }
}

// Headers and footers of sections and of the whole table.
extension UITableView {
  /// Whether a section has a header or footer, by the data source's title or the delegate's view.
  ///
  /// A delegate that implements the method is assumed to have a view for each section, until the
  /// section becomes visible: views for all sections are not made.
  final func hasFixture(_ kind: String, _ section: Int) -> Bool {
    if title(of: kind, section) != nil { return true }
    guard let delegate else { return false }
    let key = ElementKey(kind: .supplementary(kind), path: IndexPath(item: 0, section: section))
    if let answer = fixtures.pending[key] { return answer != nil }
    if let known = fixtures.hasViews[kind] { return known }
    let (view, isImplemented) = asking { self.view(of: kind, section, delegate) }
    fixtures.hasViews[kind] = isImplemented
    guard isImplemented else { return false }
    fixtures.pending[key] = view
    return view != nil
  }

  /// Returns the view for a header or footer; nil, and a section without it, if there is none.
  final func fixture(_ kind: String, _ section: Int) -> _ReusableView? {
    let key = ElementKey(kind: .supplementary(kind), path: IndexPath(item: 0, section: section))
    let view: UIView?
    if let answer = fixtures.pending.removeValue(forKey: key) {
      view = answer
    } else {
      view = delegate.flatMap { self.view(of: kind, section, $0) }
    }
    if let view {
      let reusable = view as? _ReusableView ?? TableFixtureHost(view)
      (reusable as? UITableViewHeaderFooterView)?.setKind(kind, in: self)
      return reusable
    }
    guard let title = title(of: kind, section) else {
      tableLayout.noteAbsent(kind, in: section)
      return nil
    }
    let titled = dequeueFixture(Self.titleIdentifier)
    titled?.setKind(kind, in: self)
    titled?.showTitle(title)
    return titled
  }

  private func title(of kind: String, _ section: Int) -> String? {
    kind == TableLayout.header
      ? dataSource?.tableView(self, titleForHeaderInSection: section)
      : dataSource?.tableView(self, titleForFooterInSection: section)
  }

  private func view(of kind: String, _ section: Int, _ delegate: any UITableViewDelegate)
    -> UIView?
  {
    kind == TableLayout.header
      ? delegate.tableView(self, viewForHeaderInSection: section)
      : delegate.tableView(self, viewForFooterInSection: section)
  }

  final func shownFixture(_ kind: String, _ section: Int) -> UITableViewHeaderFooterView? {
    let key = ElementKey(kind: .supplementary(kind), path: IndexPath(item: 0, section: section))
    return visibleElements[key] as? UITableViewHeaderFooterView
  }

  final func frame(of kind: String, in section: Int) -> CGRect {
    prepareLayout()
    guard currentCounts.indices.contains(section) else { return .zero }
    let frame = tableLayout.frame(ofSection: section)
    guard let plan = tableLayout.sections[section].plan(of: kind) else {
      let y = kind == TableLayout.header ? frame.minY : frame.maxY
      return CGRect(x: 0, y: y, width: frame.width, height: 0)
    }
    let start = frame.minY + tableLayout.sections[section].start(of: kind)
    return CGRect(x: 0, y: start, width: frame.width, height: plan.height)
  }

  // MARK: The table's own header and footer

  final func exchangeFixture(_ old: UIView?, _ new: UIView?) {
    if old !== new { old?.removeFromSuperview() }
    if let new, new.superview !== self { addSubview(new) }
    tableLayout.invalidateLayout(with: tableLayout.makeContext())
  }

  /// Sets the positions of the visible cells in their sections before they are measured. Cells that
  /// are removed first have none: their rows may not exist any more.
  final func placeCells() {
    guard !isUpdatingElements, update == nil, !elements.needsReload else { return }
    for (key, view) in elements.shown {
      if key.kind == .cell, let cell = view as? UITableViewCell { setContext(cell, at: key.path) }
    }
  }

  /// Positions what the layout does not: the table's own header and footer, the index, and the
  /// positions of cells in their sections.
  final func placeFixtures() {
    guard !isUpdatingElements else { return }
    let width = tableLayout.collectionViewContentSize.width
    if let tableHeaderView {
      move(tableHeaderView, to: 0, width)
    }
    if let tableFooterView {
      let height = tableFooterView.bounds.height
      move(tableFooterView, to: tableLayout.collectionViewContentSize.height - height, width)
    }
    for (key, view) in elements.shown {
      if key.kind == .cell, let cell = view as? UITableViewCell { setContext(cell, at: key.path) }
    }
    positionIndexBar()
  }

  private func move(_ view: UIView, to y: CGFloat, _ width: CGFloat) {
    let frame = CGRect(x: 0, y: y, width: width, height: view.bounds.height)
    if view.frame != frame { view.frame = frame }
  }
}
