// SPDX-License-Identifier: MIT
import Resin

/// A picture of all rows: a dot for each row that both lists contain, with its old position on the
/// horizontal axis and its new position on the vertical axis from the top, and ticks on the edges
/// for rows that only one list contains.
struct ListOverview {
  let comparison: ListComparison
  let isNarrow: Bool

  private var width: Double { isNarrow ? 390 : 1100 }
  private var height: Double { isNarrow ? 390 : 620 }
  private var inset: Double { isNarrow ? 28 : 36 }

  /// Returns the picture as SVG.
  func svg() -> String {
    var svg = Markup()
    svg.element(
      "svg",
      [
        "xmlns": "http://www.w3.org/2000/svg", "width": number(width), "height": number(height),
        "viewBox": "0 0 \(number(width)) \(number(height))", "role": "img",
        "font-family": Palette.fonts,
      ]
    ) { svg in
      svg.element("title", text: "Where every row was, and where it is")
      svg.element("style", text: Palette.themed(style))
      let moved = Set(comparison.diff.moves.map(\.new))
      let pairs = comparison.diff.newToOld.enumerated().compactMap { new, old in
        old.map { IndexPair(old: $0, new: new) }
      }
      svg.element("path", ["class": "moved", "d": dots(pairs.filter { moved.contains($0.new) })])
      svg.element("path", ["class": "kept", "d": dots(pairs.filter { !moved.contains($0.new) })])
      svg.element("path", ["class": "gone", "d": comparison.diff.deletes.map(deleted).joined()])
      svg.element("path", ["class": "come", "d": comparison.diff.inserts.map(inserted).joined()])
      captions(&svg)
    }
    return svg.text
  }

  private var tickOpacity: Double { dot > 1.6 ? 0.8 : 0.35 }

  /// The diameter of a dot, which is larger for fewer rows, so that the dots are visible.
  private var dot: Double {
    let rows = Double(max(comparison.old.rows.count, comparison.new.rows.count, 1))
    return min(max(600 / rows, 1.6), 9)
  }

  private func style(_ color: (Palette) -> String) -> String {
    """
    text { fill: \(color(.muted)); font-size: \(isNarrow ? 11 : 13)px }
    path { fill: none; stroke-linecap: round }
    .moved { stroke: \(color(.accent)); stroke-width: \(dot); stroke-opacity: 0.55 }
    .kept { stroke: \(color(.ink)); stroke-width: \(dot * 1.4) }
    .gone { stroke: \(color(.deleted)); stroke-opacity: \(tickOpacity); stroke-width: \(dot * 0.45) }
    .come { stroke: \(color(.inserted)); stroke-opacity: \(tickOpacity); stroke-width: \(dot * 0.45) }

    """
  }

  private func x(_ old: Int) -> Double {
    inset + Double(old) / Double(max(comparison.old.rows.count, 1)) * (width - inset - 4)
  }

  private func y(_ new: Int) -> Double {
    inset + Double(new) / Double(max(comparison.new.rows.count, 1)) * (height - inset - 4)
  }

  private func dots(_ pairs: [IndexPair]) -> String {
    pairs.map { "M\(number(x($0.old))) \(number(y($0.new)))h0" }.joined()
  }

  private func deleted(_ old: Int) -> String {
    "M\(number(x(old))) \(number(inset - 12))v6"
  }

  private func inserted(_ new: Int) -> String {
    "M\(number(inset - 12)) \(number(y(new)))h6"
  }

  private func captions(_ svg: inout Markup) {
    let line = inset - 18
    svg.element(
      "text", ["x": number(inset), "y": number(line)],
      text: "\(shortened(comparison.old.name, to: 24)), first to last →")
    svg.element(
      "text",
      ["transform": "translate(\(number(line)) \(number(height - 4))) rotate(-90)"],
      text: "← \(shortened(comparison.new.name, to: 24)), last to first")
  }
}
