// SPDX-License-Identifier: MIT

// Orthogonally scrolling sections, and other queries of the collection view.
extension UICollectionViewCompositionalLayout {
  /// Returns the orthogonally scrolling sections in a rectangle, with their frames and the lengths
  /// of their rows.
  final func orthogonalSections(in rect: CGRect)
    -> [(index: Int, frame: CGRect, rowLength: CGFloat)]
  {
    var result: [(index: Int, frame: CGRect, rowLength: CGFloat)] = []
    var index = lengths.firstIndex(reaching: axis.start(of: rect) - start)
    while index < sections.count {
      let position = sectionStart(index)
      if position > axis.end(of: rect), index > 0 { break }
      let frame = axis.rect(
        along: position, across: 0,
        size: axis.size(along: sections[index].length, across: axis.across(room)))
      if sections[index].isOrthogonal, frame.isShown(in: rect) {
        result.append((index, frame, sections[index].rowLength))
      }
      index += 1
    }
    return result
  }

  final func section(at index: Int) -> CompositionalSection? {
    sections.indices.contains(index) ? sections[index] : nil
  }
}
