// SPDX-License-Identifier: MIT
import Resin

/// A picture of the first rows of both lists side by side, with a curve from the old to the new
/// position of each row.
struct ListPicture {
  /// The positions and sizes of the picture's parts, in pixels.
  struct Layout {
    var width: Double
    /// The width of each list.
    var column: Double
    var row: Double
    var nameSize: Double
    var detailSize: Double
    var nameLimit: Int
    var detailLimit: Int
    /// The width of the space for the rank before a name; 0 shows the rank in the name's own line.
    var rank: Double

    static let wide = Layout(
      width: 1100, column: 370, row: 40, nameSize: 14, detailSize: 11.5, nameLimit: 38,
      detailLimit: 48, rank: 36)
    static let narrow = Layout(
      width: 390, column: 164, row: 38, nameSize: 11.5, detailSize: 10, nameLimit: 20,
      detailLimit: 25, rank: 0)

    let head = 58.0
    let foot = 44.0
  }

  let comparison: ListComparison
  let layout: Layout
  let rowCount: Int

  private let moved: Set<Int>
  private let updated: Set<Int>

  /// - Parameter rowCount: The number of rows of each list that are drawn.
  init(_ comparison: ListComparison, layout: Layout, rowCount: Int) {
    self.comparison = comparison
    self.layout = layout
    self.rowCount = rowCount
    moved = Set(comparison.diff.moves.map(\.new))
    updated = Set(comparison.diff.updates.map(\.new))
  }

  private var oldShown: Int { min(rowCount, comparison.old.rows.count) }
  private var newShown: Int { min(rowCount, comparison.new.rows.count) }
  private var isNarrow: Bool { layout.rank == 0 }
  private var left: Double { layout.column + 10 }
  private var right: Double { layout.width - layout.column - 10 }

  private func middle(of row: Int) -> Double {
    layout.head + (Double(row) + 0.5) * layout.row
  }

  /// Returns the picture as SVG.
  func svg() -> String {
    let bottom = layout.head + Double(max(oldShown, newShown, 1)) * layout.row
    let height = bottom + layout.foot
    var svg = Markup()
    svg.element(
      "svg",
      [
        "xmlns": "http://www.w3.org/2000/svg", "width": number(layout.width),
        "height": number(height), "viewBox": "0 0 \(number(layout.width)) \(number(height))",
        "role": "img", "font-family": Palette.fonts,
      ]
    ) { svg in
      svg.element("title", text: "The first rows of two lists, and where each row went")
      svg.element("style", text: Palette.themed(style))
      heads(&svg)
      for row in 0..<oldShown { link(fromOld: row, &svg) }
      for row in 0..<newShown { link(toNew: row, &svg) }
      for row in 0..<oldShown { oldRow(row, &svg) }
      for row in 0..<newShown { newRow(row, &svg) }
      legend(at: bottom + 28, &svg)
    }
    return svg.text
  }

  /// Returns the style sheet. Colors are written out, because not every viewer of SVG supports
  /// custom properties.
  private func style(_ color: (Palette) -> String) -> String {
    """
    text { fill: \(color(.ink)); font-size: \(layout.nameSize)px }
    .detail, .rank { fill: \(color(.muted)); font-size: \(layout.detailSize)px }
    .head { font-weight: 600 }
    .note { fill: \(color(.ink)) }
    .changed { fill: \(color(.accent)) }
    .gone { fill: \(color(.deleted)) }
    .come { fill: \(color(.inserted)) }
    .mark { font-size: 14px; font-weight: 700; text-anchor: middle }
    .mark.changed { font-size: \(layout.detailSize)px; font-weight: 400 }
    .label { fill: \(color(.muted)); font-size: \(layout.detailSize)px; paint-order: stroke;
      stroke: \(color(.paper)); stroke-width: 4px; stroke-linejoin: round }
    .kept { fill: none; stroke: \(color(.faint)); stroke-width: 1.2 }
    .moved { fill: none; stroke: \(color(.accent)); stroke-width: 2 }
    .far { stroke-dasharray: 2 3 }
    .rule { stroke: \(color(.line)) }
    circle { stroke: \(color(.paper)); stroke-width: 1.5 }
    circle.kept { fill: \(color(.faint)); stroke: \(color(.paper)) }
    circle.moved { fill: \(color(.accent)); stroke: \(color(.paper)) }

    """
  }
}

// MARK: - Rows

extension ListPicture {
  private func heads(_ svg: inout Markup) {
    let columns =
      (comparison.old.columns.isEmpty ? comparison.new : comparison.old).columns.dropFirst()
    let detail = shortened(columns.joined(separator: " · "), to: layout.detailLimit)
    for (table, x) in [(comparison.old, 0), (comparison.new, right + 10)] {
      let text = x + layout.rank
      svg.element(
        "text", ["class": "head", "x": number(text), "y": "16"],
        text: shortened(table.name, to: layout.nameLimit))
      svg.element("text", ["class": "detail", "x": number(text), "y": "34"], text: detail)
      svg.element(
        "line",
        [
          "class": "rule", "x1": number(x), "x2": number(x + layout.column), "y1": "46", "y2": "46",
        ])
    }
  }

  private func oldRow(_ row: Int, _ svg: inout Markup) {
    let isGone = comparison.diff.oldToNew[row] == nil
    let target = comparison.diff.oldToNew[row].map { $0 + 1 }
    label(
      comparison.old.rows[row], rank: row, x: 0, kind: isGone ? "gone" : "", changed: [],
      note: target.map { $0 > newShown ? "to \($0)" : "" } ?? "", &svg)
    if isGone { mark("−", "gone", x: left - 1, row: row, &svg) }
  }

  private func newRow(_ row: Int, _ svg: inout Markup) {
    let partner = comparison.diff.newToOld[row]
    var changed: Set<Int> = []
    if let partner, updated.contains(row) {
      let before = comparison.old.rows[partner].contentFields
      let after = comparison.new.rows[row].contentFields
      changed = Set(after.indices.filter { $0 >= before.count || before[$0] != after[$0] })
    }
    label(
      comparison.new.rows[row], rank: row, x: right + 10, kind: partner == nil ? "come" : "",
      changed: changed, note: partner.map { $0 >= oldShown ? "from \($0 + 1)" : "" } ?? "", &svg)
    if partner == nil { mark("+", "come", x: right + 1, row: row, &svg) }
  }

  private func label(
    _ row: Row, rank: Int, x: Double, kind: String, changed: Set<Int>, note: String,
    _ svg: inout Markup
  ) {
    let y = middle(of: rank)
    let text = x + layout.rank
    let isOneLine = row.content.isEmpty
    let nameLine = isOneLine ? y + layout.nameSize * 0.35 : y - 3
    if layout.rank > 0 {
      svg.element(
        "text",
        [
          "class": "rank", "x": number(text - 10), "y": number(nameLine), "text-anchor": "end",
        ], text: String(rank + 1))
    }
    svg.element("text", ["class": kind, "x": number(text), "y": number(nameLine)]) { svg in
      if layout.rank == 0 {
        svg.element("tspan", ["class": "rank"], text: "\(rank + 1)")
      }
      svg.element("tspan", text: shortened(row.id, to: layout.nameLimit))
    }
    guard !isOneLine else { return }
    svg.element("text", ["class": "detail", "x": number(text), "y": number(y + 13)]) { svg in
      details(row.contentFields, changed: changed, note: isNarrow ? note : "", &svg)
    }
  }

  /// Draws the fields of a row, with changed fields in color. A field that does not fit is omitted,
  /// because a truncated number would be a different number.
  private func details(
    _ fields: [String], changed: Set<Int>, note: String, _ svg: inout Markup
  ) {
    var room = layout.detailLimit
    var separator = ""
    func add(_ text: String, _ kind: String) {
      svg.element("tspan", ["class": kind], text: separator + text)
      room -= text.count + separator.count
      separator = " · "
    }
    if !note.isEmpty {
      add(note, "note")
    }
    for (index, field) in fields.enumerated() {
      let shown = index == 0 ? shortened(field, to: room - separator.count) : field
      guard shown.count + separator.count <= room else { break }
      add(shown, changed.contains(index) ? "changed" : "")
    }
  }

  private func mark(_ sign: String, _ kind: String, x: Double, row: Int, _ svg: inout Markup) {
    svg.element(
      "text", ["class": "mark \(kind)", "x": number(x), "y": number(middle(of: row) + 4.5)],
      text: sign)
  }
}

// MARK: - Curves

extension ListPicture {
  private func link(fromOld row: Int, _ svg: inout Markup) {
    guard let target = comparison.diff.oldToNew[row] else { return }
    let kind = moved.contains(target) ? "moved" : "kept"
    let y = middle(of: row)
    if target < newShown {
      let end = middle(of: target)
      let middle = (left + right) / 2
      svg.element(
        "path",
        [
          "class": kind,
          "d": "M\(number(left)) \(number(y))C\(number(middle)) \(number(y)) \(number(middle)) "
            + "\(number(end)) \(number(right)) \(number(end))",
        ])
      dot(x: right, y: end, kind: kind, &svg)
    } else {
      stub(from: left, toward: 1, y: y, kind: kind, label: "to \(target + 1)", &svg)
    }
    dot(x: left, y: y, kind: kind, &svg)
  }

  private func link(toNew row: Int, _ svg: inout Markup) {
    guard let source = comparison.diff.newToOld[row], source >= oldShown else { return }
    let kind = moved.contains(row) ? "moved" : "kept"
    let y = middle(of: row)
    stub(from: right, toward: -1, y: y, kind: kind, label: "from \(source + 1)", &svg)
    dot(x: right, y: y, kind: kind, &svg)
  }

  /// Draws the beginning of a curve whose other end is below the drawn rows.
  private func stub(
    from x: Double, toward side: Double, y: Double, kind: String, label: String,
    _ svg: inout Markup
  ) {
    let length = isNarrow ? 10.0 : 34
    let end = x + side * length
    svg.element(
      "path",
      [
        "class": "\(kind) far",
        "d": "M\(number(x)) \(number(y))Q\(number(x + side * length * 0.7)) \(number(y)) "
          + "\(number(end)) \(number(y + 9))",
      ])
    guard !isNarrow else { return }
    svg.element(
      "text",
      [
        "class": "label", "x": number(end + side * 3), "y": number(y + 14),
        "text-anchor": side > 0 ? "start" : "end",
      ], text: label)
  }

  private func dot(x: Double, y: Double, kind: String, _ svg: inout Markup) {
    svg.element("circle", ["class": kind, "cx": number(x), "cy": number(y), "r": "4.5"])
  }

  private func legend(at y: Double, _ svg: inout Markup) {
    let step = isNarrow ? 78.0 : 140
    var x = layout.rank
    for (sign, kind, text) in [
      ("−", "gone", "deleted"), ("+", "come", "inserted"), ("1.2", "changed", "updated"),
      ("", "moved", "moved"), ("", "kept", "in order"),
    ] {
      if sign.isEmpty {
        svg.element(
          "line",
          [
            "class": kind, "x1": number(x), "x2": number(x + 14), "y1": number(y - 4),
            "y2": number(y - 4),
          ])
      } else {
        svg.element(
          "text", ["class": "mark \(kind)", "x": number(x + 7), "y": number(y)], text: sign)
      }
      let gap = sign.count > 1 ? 21.0 : 19
      svg.element("text", ["class": "detail", "x": number(x + gap), "y": number(y)], text: text)
      x += step
    }
  }
}
