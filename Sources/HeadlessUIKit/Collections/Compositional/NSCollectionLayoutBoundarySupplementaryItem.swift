// SPDX-License-Identifier: MIT

/// A header or a footer of a section or of a whole compositional layout.
@preconcurrency @MainActor
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
  /// The edge or corner at which the view is aligned.
  public final let alignment: NSRectAlignment

  /// The distance by which the view is moved from its aligned position, in points.
  public final let offset: CGPoint

  /// Whether the view extends the length of the section or layout.
  open var extendsBoundary = true

  /// Whether the view remains visible as long as its section is visible.
  open var pinToVisibleBounds = false

  /// Creates a header or a footer.
  public init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment,
    absoluteOffset: CGPoint = .zero
  ) {
    self.alignment = alignment
    offset = absoluteOffset
    super.init(
      layoutSize: layoutSize, elementKind: elementKind,
      containerAnchor: NSCollectionLayoutAnchor(edges: alignment.edges))
  }

  /// Returns the distance from the container's leading edge across the scroll axis `axis`, where
  /// `free` points remain: 0 or `free` at an aligned edge, and half of `free` without alignment.
  func across(free: CGFloat, _ axis: LayoutAxis) -> CGFloat {
    let leading = alignment.edges.contains(axis.isVertical ? .leading : .top)
    let trailing = alignment.edges.contains(axis.isVertical ? .trailing : .bottom)
    return leading == trailing ? free / 2 : leading ? 0 : free
  }
}
