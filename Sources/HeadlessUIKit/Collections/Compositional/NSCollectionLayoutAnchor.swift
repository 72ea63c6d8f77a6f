// SPDX-License-Identifier: MIT

/// The attachment of a supplementary item to an item.
@preconcurrency @MainActor
open class NSCollectionLayoutAnchor: NSObject {
  /// The edges at which the item is attached.
  public final let edges: NSDirectionalRectEdge

  /// The distance from the edges, in points or in fractions of the supplementary item's size.
  public final let offset: CGPoint

  /// Whether the offset is in points.
  public final let isAbsoluteOffset: Bool

  /// Whether the offset is in fractions of the supplementary item's size.
  open var isFractionalOffset: Bool { !isAbsoluteOffset }

  private init(_ edges: NSDirectionalRectEdge, _ offset: CGPoint, isAbsolute: Bool) {
    self.edges = edges
    self.offset = offset
    isAbsoluteOffset = isAbsolute
    super.init()
  }

  /// Creates an anchor at edges.
  public convenience init(edges: NSDirectionalRectEdge) {
    self.init(edges, .zero, isAbsolute: true)
  }

  /// Creates an anchor at a distance from edges, in points.
  public convenience init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
    self.init(edges, absoluteOffset, isAbsolute: true)
  }

  /// Creates an anchor at a distance from edges, in fractions of the supplementary item's size.
  public convenience init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
    self.init(edges, fractionalOffset, isAbsolute: false)
  }

  /// Returns the anchored point of a rectangle, without the offset.
  func point(in rect: CGRect) -> CGPoint {
    let x =
      edges.contains(.leading) ? rect.minX : edges.contains(.trailing) ? rect.maxX : rect.midX
    let y = edges.contains(.top) ? rect.minY : edges.contains(.bottom) ? rect.maxY : rect.midY
    return CGPoint(x: x, y: y)
  }
}
