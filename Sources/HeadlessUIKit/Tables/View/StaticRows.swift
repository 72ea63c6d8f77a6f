// SPDX-License-Identifier: MIT

/// The content of a table view that a storyboard contains as it is shown.
struct StaticRows {
  /// A section with its cells.
  struct Section {
    var header: String?
    var footer: String?
    var cells: [UITableViewCell] = []
    /// The heights of cells that have one of their own, in points.
    var heights: [Int: CGFloat] = [:]
  }

  var sections: [Section] = []

  /// Returns a section; nil for an index that the file does not have: a subclass may add sections.
  func section(_ index: Int) -> Section? {
    sections.indices.contains(index) ? sections[index] : nil
  }

  func cell(at path: IndexPath) -> UITableViewCell? {
    guard let cells = section(path.section)?.cells, cells.indices.contains(path.row) else {
      return nil
    }
    return cells[path.row]
  }

  /// Whether a cell has a height of its own.
  var haveHeights: Bool { sections.contains { !$0.heights.isEmpty } }

  func height(at path: IndexPath) -> CGFloat? { section(path.section)?.heights[path.row] }
}
