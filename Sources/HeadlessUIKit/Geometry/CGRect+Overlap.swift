// SPDX-License-Identifier: MIT

extension CGRect {
  /// Whether the interiors of two rectangles meet: rectangles that only share an edge or a corner do not
  /// overlap, and nothing overlaps the null rectangle. An empty rectangle overlaps a rectangle in whose
  /// interior it lies.
  ///
  /// Stands in for `intersects(_:)`, which outside of Apple's platforms is true of rectangles that only
  /// touch. `intersection(_:)` is not null for them on either side, so that it does not help to compare
  /// it with the null rectangle.
  package func overlaps(_ other: CGRect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }
}
