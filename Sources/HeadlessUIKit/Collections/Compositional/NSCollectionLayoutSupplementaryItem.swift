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

/// A view that is attached to an item or a group, such as a badge.
@preconcurrency @MainActor
open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
  /// The kind of the view.
  public final let elementKind: String

  /// The anchor on the item or group to which the view is attached.
  public final let containerAnchor: NSCollectionLayoutAnchor

  /// The anchor on the view itself; nil for the edges of the container anchor.
  public final let itemAnchor: NSCollectionLayoutAnchor?

  /// The position of the view from back to front. Views with higher values are in front.
  open var zIndex = 1

  /// Creates a supplementary item.
  public init(
    layoutSize: NSCollectionLayoutSize, elementKind: String,
    containerAnchor: NSCollectionLayoutAnchor, itemAnchor: NSCollectionLayoutAnchor? = nil
  ) {
    self.elementKind = elementKind
    self.containerAnchor = containerAnchor
    self.itemAnchor = itemAnchor
    super.init(layoutSize: layoutSize)
  }

  /// Returns a rectangle without the content insets. Insets along estimated axes are ignored.
  func content(of place: CGRect) -> CGRect {
    var insets = contentInsets.resolved(rightToLeft: false)
    insets.remove(layoutSize.estimatedAxes)
    return place.inset(by: insets)
  }

  func frame(on rect: CGRect, size: CGSize) -> CGRect {
    let own = itemAnchor ?? NSCollectionLayoutAnchor(edges: containerAnchor.edges)
    let target = containerAnchor.point(in: rect)
    let point = own.point(in: CGRect(origin: .zero, size: size))
    var origin = CGPoint(x: target.x - point.x, y: target.y - point.y)
    for anchor in [containerAnchor, own] {
      let factor = anchor.isAbsoluteOffset ? CGSize(width: 1, height: 1) : size
      origin.x += anchor.offset.x * factor.width
      origin.y += anchor.offset.y * factor.height
    }
    return content(of: CGRect(origin: origin, size: size))
  }
}

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

  /// Returns the distance from the container's leading edge across the scroll axis `axis`, where `free`
  /// points remain: 0 or `free` at an aligned edge, and half of `free` without alignment.
  func across(free: CGFloat, _ axis: LayoutAxis) -> CGFloat {
    let leading = alignment.edges.contains(axis.isVertical ? .leading : .top)
    let trailing = alignment.edges.contains(axis.isVertical ? .trailing : .bottom)
    return leading == trailing ? free / 2 : leading ? 0 : free
  }
}

/// A decoration view behind a section.
@preconcurrency @MainActor
open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
  /// The kind of the view.
  public final let elementKind: String

  /// The position of the view from back to front. Views with higher values are in front.
  open var zIndex = -1

  private init(elementKind: String) {
    self.elementKind = elementKind
    super.init(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
  }

  /// Returns a decoration item that fills the whole section.
  open class func background(elementKind: String) -> Self {
    NSCollectionLayoutDecorationItem(elementKind: elementKind) as! Self
  }
}

/// An edge or a corner of a rectangle.
public enum NSRectAlignment: Int, Sendable {
  /// No edge; the center.
  case none = 0
  /// The top edge.
  case top = 1
  /// The top leading corner.
  case topLeading = 2
  /// The leading edge.
  case leading = 3
  /// The bottom leading corner.
  case bottomLeading = 4
  /// The bottom edge.
  case bottom = 5
  /// The bottom trailing corner.
  case bottomTrailing = 6
  /// The trailing edge.
  case trailing = 7
  /// The top trailing corner.
  case topTrailing = 8

  var edges: NSDirectionalRectEdge {
    switch self {
    case .none: []
    case .top: .top
    case .topLeading: [.top, .leading]
    case .leading: .leading
    case .bottomLeading: [.bottom, .leading]
    case .bottom: .bottom
    case .bottomTrailing: [.bottom, .trailing]
    case .trailing: .trailing
    case .topTrailing: [.top, .trailing]
    }
  }
}
