// SPDX-License-Identifier: MIT

/// The heights that a table view and its delegate give to the rows, headers and footers.
///
/// The delegate is asked for the heights of all rows when the layout is prepared. UIKit asks for
/// those of some rows later if heights are estimated; which, is not documented. So the length of
/// the content is exact where the delegate knows the heights, and nothing jumps.
@MainActor
struct TablePlans {
  private let table: UITableView
  private let metrics: TableMetrics

  init(of table: UITableView, _ metrics: TableMetrics) {
    self.table = table
    self.metrics = metrics
  }

  /// Whether there can be rows whose cells determine their heights.
  var measuresRows: Bool { table.estimatedRowHeight != 0 }

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
    func path(_ row: Int) -> IndexPath {
      table.dataPath(of: IndexPath(row: row, section: section))
    }
    let (_, hasHeights) = table.asking {
      delegate.tableView(table, heightForRowAt: path(0))
    }
    let (_, hasEstimates) = table.asking {
      delegate.tableView(table, estimatedHeightForRowAt: path(0))
    }
    guard hasHeights || (hasEstimates && table.rowHeight < 0) else { return uniform }
    var heights: [CGFloat] = []
    var isMeasured: [Bool] = []
    heights.reserveCapacity(count)
    for row in 0..<count {
      let height = hasHeights ? delegate.tableView(table, heightForRowAt: path(row)) : -1
      if height < 0 {
        let estimate =
          hasEstimates ? delegate.tableView(table, estimatedHeightForRowAt: path(row)) : -1
        heights.append(estimate > 0 ? sane(estimate) : estimatedHeight)
        isMeasured.append(table.estimatedRowHeight != 0 || estimate > 0)
      } else {
        heights.append(sane(height))
        isMeasured.append(false)
      }
    }
    return .each(heights, isMeasured: isMeasured)
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
