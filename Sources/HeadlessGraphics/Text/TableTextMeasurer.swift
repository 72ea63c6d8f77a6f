// SPDX-License-Identifier: MIT

/// Measures text with a table of widths, so that layouts are equal on all machines.
package struct TableTextMeasurer: TextMeasuring {
  package init() {}

  package func layout(_ request: TextRequest) -> TextLayout {
    TextComposer.layout(request, shaper: TableTextShaper())
  }

  package func layout(_ request: TextRequest, reusing shape: inout TextShape?) -> TextLayout {
    TextComposer.layout(request, shaper: TableTextShaper(), reusing: &shape)
  }

  package func characters(of runs: [TextRun]) -> [TextCluster] {
    TableTextShaper().clusters(of: runs)
  }

  package func size(_ request: TextRequest, reusing shape: inout TextShape?) -> CGSize {
    TextComposer.size(of: request, shaper: TableTextShaper(), reusing: &shape)
  }
}

/// Measures characters with the table of widths. All text is laid out from left to right.
private struct TableTextShaper: TextShaping {
  var addsUpWidths: Bool { true }

  func clusters(of runs: [TextRun]) -> [TextCluster] {
    var clusters: [TextCluster] = []
    for (index, run) in runs.enumerated() {
      clusters.reserveCapacity(clusters.count + run.text.utf8.count)
      run.appendClusters(to: &clusters, run: index)
    }
    return clusters
  }

  func ellipsisAdvance(in run: TextRun) -> CGFloat {
    AdvanceTable.advance(of: "\u{2026}", in: run.font) + run.kern
  }

  func placed(
    _ fragments: [TextLayout.Fragment], isRightToLeft: Bool
  ) -> [TextLayout.Fragment] {
    fragments
  }
}
