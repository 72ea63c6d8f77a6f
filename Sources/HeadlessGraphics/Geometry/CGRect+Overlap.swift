// SPDX-License-Identifier: MIT

extension CGRect {
  /// Whether the interiors of two rectangles intersect. Rectangles that only share an edge or a
  /// corner do not overlap, and no rectangle overlaps the null rectangle. An empty rectangle
  /// overlaps a rectangle that contains it in its interior.
  ///
  /// Used in place of `intersects(_:)`, which outside of Apple's platforms is true for rectangles
  /// that only touch. Their `intersection(_:)` is not null on any platform.
  package func overlaps(_ other: CGRect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }

  /// Whether no edge of another rectangle is beyond an edge of this one. The null rectangle
  /// encloses nothing and is enclosed by nothing.
  ///
  /// Used in place of `contains(_:)` with a rectangle, which outside of Apple's platforms compares
  /// this rectangle with the union of both, and is false if the size of the union has a rounding
  /// error.
  package func encloses(_ other: CGRect) -> Bool {
    !isNull && !other.isNull
      && minX <= other.minX && other.maxX <= maxX && minY <= other.minY && other.maxY <= maxY
  }
}
