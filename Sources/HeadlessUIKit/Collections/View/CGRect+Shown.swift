// SPDX-License-Identifier: MIT

extension CGRect {
  /// Whether an element with this frame is shown in a rectangle: part of the frame is inside of it, and
  /// not only an edge.
  ///
  /// An element without extent along an axis is shown where its place is inside of the rectangle or at
  /// its edge, so that it can determine its size.
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
