// SPDX-License-Identifier: MIT

// Sections that scroll across, and what the collection view asks besides.
extension UICollectionViewCompositionalLayout {
  /// The sections in a rectangle that scroll across, with their places and how long their rows are.
  final func orthogonalSections(in rect: CGRect)
    -> [(index: Int, frame: CGRect, rowLength: CGFloat)]
  {
    var result: [(index: Int, frame: CGRect, rowLength: CGFloat)] = []
    var index = lengths.index(at: axis.start(of: rect) - start)
    while index < sections.count {
      let place = sectionStart(index)
      if place >= axis.end(of: rect), index > 0 { break }
      let frame = axis.rect(
        along: place, across: 0,
        size: axis.size(along: sections[index].length, across: axis.across(room)))
      if sections[index].isOrthogonal, frame.overlaps(rect) {
        result.append((index, frame, sections[index].rowLength))
      }
      index += 1
    }
    return result
  }

  final func section(at index: Int) -> CompositionalSection? {
    sections.indices.contains(index) ? sections[index] : nil
  }

  /// Whether a view's size is the view's own affair.
  final func isEstimated(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
    let path = attributes.indexPath
    guard path.count == 2 else {
      return globalIndex(of: attributes).map {
        configuration.boundarySupplementaryItems[$0].layoutSize.isEstimated
      } ?? false
    }
    guard let section = section(at: path.section) else { return false }
    switch attributes.representedElementCategory {
    case .cell: return section.isEstimated(item: path.item)
    case .supplementaryView:
      return section.section.boundarySupplementaryItems
        .first { $0.elementKind == attributes.representedElementKind }?.layoutSize.isEstimated
        ?? false
    case .decorationView: return false
    }
  }
}
