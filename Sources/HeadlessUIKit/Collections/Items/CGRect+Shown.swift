// SPDX-License-Identifier: MIT

extension CGRect {
  /// Whether an element with this frame is visible in a rectangle, with more than an edge.
  ///
  /// An element without extent along an axis is visible if its position is inside the rectangle or
  /// on its edge, so that the element can determine its size.
  func isShown(in rect: CGRect) -> Bool {
    Self.isShown(minX, maxX, rect.minX, rect.maxX)
      && Self.isShown(minY, maxY, rect.minY, rect.maxY)
  }

  private static func isShown(
    _ start: CGFloat, _ end: CGFloat, _ visibleStart: CGFloat, _ visibleEnd: CGFloat
  ) -> Bool {
    start < end
      ? start < visibleEnd && visibleStart < end : visibleStart <= start && start <= visibleEnd
  }
}
