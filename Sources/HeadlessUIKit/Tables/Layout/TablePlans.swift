// SPDX-License-Identifier: MIT

/// The heights that a table view and its delegate give to the rows, headers and footers.
///
/// The delegate is called for the heights of all rows when the layout is prepared. UIKit requests
/// those of some rows later if heights are estimated; which, is not documented. So the length of
/// the content is exact where the delegate returns the heights, and nothing jumps.
@MainActor
struct TablePlans {
  private let table: UITableView
  private let metrics: TableMetrics

  init(of table: UITableView, _ metrics: TableMetrics) {
    self.table = table
    self.metrics = metrics
  }

  /// The height of a row that is neither given nor measured, in points.
  static let defaultRowHeight: CGFloat = 44

  mutating func section(_ index: Int, count: Int) -> TableSection {
    let header = fixture(TableLayout.header, index)
    let footer = fixture(TableLayout.footer, index)
    return TableSection(
      count: count, padding: header?.isShown ?? false ? padding : 0, header: header,
      footer: footer, rows: rows(index, count: count))
  }

  /// The gap above a header: 22 points in a plain table since iOS 15 (UITableView,
  /// "sectionHeaderTopPadding"; the number is not documented).
  private var padding: CGFloat {
    let given = table.sectionHeaderTopPadding
    if given >= 0, given.isFinite { return given }
    return table.style == .plain ? 22 : 0
  }

  // MARK: Rows

  private func rows(_ section: Int, count: Int) -> TableSection.Given {
    guard count > 0 else { return .one(Self.defaultRowHeight, isMeasured: false) }
    guard let delegate = table.delegate else { return uniform }
    let height = answers { delegate.tableView(table, heightForRowAt: $0) }
    let estimate = answers { delegate.tableView(table, estimatedHeightForRowAt: $0) }
    var heights: [CGFloat] = []
    var isMeasured: [Bool] = []
    for row in 0..<count {
      let path = table.dataPath(of: IndexPath(row: row, section: section))
      let given = height(path)
      if let given, given >= 0 {
        heights.append(sane(given))
        isMeasured.append(false)
        continue
      }
      let guess = given != nil || table.rowHeight < 0 ? estimate(path) : nil
      if given == nil, guess == nil { return uniform }
      heights.append(guess.map { $0 > 0 ? sane($0) : estimatedHeight } ?? estimatedHeight)
      isMeasured.append(table.estimatedRowHeight != 0 || (guess ?? 0) > 0)
    }
    return .each(heights, isMeasured: isMeasured)
  }

  /// Returns a closure that calls an optional method of the delegate, and returns nil, without
  /// further calls, if the first call shows that the delegate does not implement it.
  private func answers(
    _ method: @escaping @MainActor (IndexPath) -> CGFloat
  ) -> (IndexPath) -> CGFloat? {
    var isImplemented: Bool?
    return { path in
      if isImplemented == false { return nil }
      let answer = table.asking { method(path) }
      isImplemented = isImplemented ?? answer.isImplemented
      return isImplemented == false ? nil : answer.answer
    }
  }

  private var uniform: TableSection.Given {
    table.rowHeight < 0
      ? .one(estimatedHeight, isMeasured: table.estimatedRowHeight != 0)
      : .one(sane(table.rowHeight), isMeasured: false)
  }

  private var estimatedHeight: CGFloat {
    table.estimatedRowHeight > 0 ? sane(table.estimatedRowHeight) : Self.defaultRowHeight
  }

  /// A valid height, after a warning if `height` is none.
  private func sane(_ height: CGFloat) -> CGFloat {
    if height >= 0, height.isFinite { return height }
    table.device.warn("The height of an element of \(type(of: table)) is not finite: \(height)")
    return 0
  }

  // MARK: Headers and footers

  private func fixture(_ kind: String, _ section: Int) -> TableSection.Fixture? {
    let height = givenHeight(kind, section)
    let isShown = table.hasFixture(kind, section)
    if height > 0 {
      return TableSection.Fixture(height: sane(height), estimate: sane(height), isShown: isShown)
    }
    guard isShown, height < 0 else { return gap(kind, section) }
    let estimate = estimate(kind, section)
    return TableSection.Fixture(height: estimate, estimate: estimate, isMeasured: true)
  }

  /// The gap of a grouped table where there is no header or footer; nil in a plain table.
  private func gap(_ kind: String, _ section: Int) -> TableSection.Fixture? {
    guard table.style != .plain else { return nil }
    let isAtTop = kind == TableLayout.header && section == 0
    let height: CGFloat = isAtTop ? (metrics.top > 0 ? 17.5 : 35) : 17.5
    return TableSection.Fixture(height: height, estimate: height, isShown: false)
  }

  private func givenHeight(_ kind: String, _ section: Int) -> CGFloat {
    let isHeader = kind == TableLayout.header
    guard let delegate = table.delegate else {
      return isHeader ? table.sectionHeaderHeight : table.sectionFooterHeight
    }
    return isHeader
      ? delegate.tableView(table, heightForHeaderInSection: section)
      : delegate.tableView(table, heightForFooterInSection: section)
  }

  private func estimate(_ kind: String, _ section: Int) -> CGFloat {
    let isHeader = kind == TableLayout.header
    let own = isHeader ? table.estimatedSectionHeaderHeight : table.estimatedSectionFooterHeight
    let answer = table.delegate.map {
      isHeader
        ? $0.tableView(table, estimatedHeightForHeaderInSection: section)
        : $0.tableView(table, estimatedHeightForFooterInSection: section)
    }
    let estimate = answer ?? own
    return estimate > 0 ? sane(estimate) : table.style == .plain ? 28 : 38
  }
}
