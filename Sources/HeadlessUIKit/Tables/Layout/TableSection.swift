// SPDX-License-Identifier: MIT

/// The heights of one section of a table view, from its beginning.
struct TableSection {
  /// A header or a footer.
  struct Fixture {
    /// The height, in points.
    var height: CGFloat
    /// The height before the view is measured.
    var estimate: CGFloat
    /// Whether the view determines its height.
    var isMeasured = false
    /// Whether there is a view; otherwise the height is only a gap.
    var isShown = true
  }

  /// The heights of the rows before they are measured.
  enum Given {
    /// All rows have one height, which their cells determine if `isMeasured` is true.
    case one(CGFloat, isMeasured: Bool)
    /// Each row has its own height, or an estimate if `isMeasured` contains it.
    case each([CGFloat], isMeasured: [Bool])
  }

  let count: Int
  /// The gap above the header, in points.
  private let padding: CGFloat
  private var header: Fixture?
  private var footer: Fixture?
  private let given: Given
  private var heights: FenwickSums

  init(count: Int, padding: CGFloat, header: Fixture?, footer: Fixture?, rows: Given) {
    self.count = count
    self.padding = padding
    (self.header, self.footer) = (header, footer)
    given = rows
    switch rows {
    case .one(let height, _): heights = FenwickSums(repeating: height, count: count)
    case .each(let all, _): heights = FenwickSums(all)
    }
  }

  /// The position of the first row.
  private var rowsStart: CGFloat { header.map { padding + $0.height } ?? 0 }

  /// The height of the section.
  var length: CGFloat { rowsStart + heights.total + (footer?.height ?? 0) }

  func plan(of kind: String) -> Fixture? { kind == TableLayout.header ? header : footer }

  /// Returns the position of the header or footer.
  func start(of kind: String) -> CGFloat {
    kind == TableLayout.header ? padding : rowsStart + heights.total
  }

  /// Returns the position and height of a row.
  func row(_ row: Int) -> (start: CGFloat, height: CGFloat) {
    (rowsStart + heights.sum(ofFirst: row), heights[row])
  }

  /// Whether the cell of a row determines its height.
  func isMeasured(_ row: Int) -> Bool {
    switch given {
    case .one(_, let isMeasured): isMeasured
    case .each(_, let isMeasured): isMeasured[row]
    }
  }

  /// Returns the height of a row before it is measured.
  func given(_ row: Int) -> CGFloat {
    switch given {
    case .one(let height, _): height
    case .each(let all, _): all[row]
    }
  }

  /// Returns the rows that an interval contains, with those that it touches.
  func rows(from start: CGFloat, to end: CGFloat) -> Range<Int> {
    let (from, to) = (start - rowsStart, end - rowsStart)
    guard count > 0, to >= 0, from <= heights.total else { return 0..<0 }
    return heights.firstIndex(reaching: from)..<heights.index(at: to) + 1
  }

  mutating func setHeight(_ height: CGFloat, ofRow row: Int) {
    guard row < count else { return }
    heights[row] = height
  }

  mutating func setLength(_ height: CGFloat, of kind: String) {
    if kind == TableLayout.header { header?.height = height } else { footer?.height = height }
  }

  mutating func setAbsent(_ kind: String) {
    if kind == TableLayout.header { header = nil } else { footer = nil }
  }
}
