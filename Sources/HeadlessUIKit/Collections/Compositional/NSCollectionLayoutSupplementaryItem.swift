// SPDX-License-Identifier: MIT

/// Where something hangs on something else.
@preconcurrency @MainActor
open class NSCollectionLayoutAnchor: NSObject {
  /// The edges.
  public final let edges: NSDirectionalRectEdge

  /// A distance from there: in points, or in shares of the anchored item's own size.
  public final let offset: CGPoint

  /// Whether the distance is one in points.
  public final let isAbsoluteOffset: Bool

  /// Whether the distance is one in shares.
  open var isFractionalOffset: Bool { !isAbsoluteOffset }

  private init(_ edges: NSDirectionalRectEdge, _ offset: CGPoint, isAbsolute: Bool) {
    self.edges = edges
    self.offset = offset
    isAbsoluteOffset = isAbsolute
    super.init()
  }

  /// At some edges.
  public convenience init(edges: NSDirectionalRectEdge) {
    self.init(edges, .zero, isAbsolute: true)
  }

  /// At a distance from some edges, in points.
  public convenience init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
    self.init(edges, absoluteOffset, isAbsolute: true)
  }

  /// At a distance from some edges, in shares of the size.
  public convenience init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
    self.init(edges, fractionalOffset, isAbsolute: false)
  }

  /// The point of a rectangle, without the distance.
  func point(in rect: CGRect) -> CGPoint {
    let x =
      edges.contains(.leading) ? rect.minX : edges.contains(.trailing) ? rect.maxX : rect.midX
    let y = edges.contains(.top) ? rect.minY : edges.contains(.bottom) ? rect.maxY : rect.midY
    return CGPoint(x: x, y: y)
  }
}

/// A view that hangs on an item or a group: a badge for example.
@preconcurrency @MainActor
open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
  /// The kind of the view.
  public final let elementKind: String

  /// Where on the item the view hangs.
  public final let containerAnchor: NSCollectionLayoutAnchor

  /// Which point of the view hangs there; the same edges where none is given.
  public final let itemAnchor: NSCollectionLayoutAnchor?

  /// Views with a higher one lie in front.
  open var zIndex = 1

  /// Creates an item.
  public init(
    layoutSize: NSCollectionLayoutSize, elementKind: String,
    containerAnchor: NSCollectionLayoutAnchor, itemAnchor: NSCollectionLayoutAnchor? = nil
  ) {
    self.elementKind = elementKind
    self.containerAnchor = containerAnchor
    self.itemAnchor = itemAnchor
    super.init(layoutSize: layoutSize)
  }

  /// The part of the item's place that the view takes: without the insets, which do not count along a
  /// side that is estimated.
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
  /// The edge.
  public final let alignment: NSRectAlignment

  /// By how much the view is moved.
  public final let offset: CGPoint

  /// Whether the section becomes longer by the view.
  open var extendsBoundary = true

  /// Whether the view stays in sight while its section is.
  open var pinToVisibleBounds = false

  /// Creates an item.
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

  /// The place across the scrolling along `axis`, where `free` points are left over: at the aligned
  /// edge, or in the middle.
  func across(free: CGFloat, _ axis: LayoutAxis) -> CGFloat {
    let leading = alignment.edges.contains(axis.isVertical ? .leading : .top)
    let trailing = alignment.edges.contains(axis.isVertical ? .trailing : .bottom)
    return leading == trailing ? free / 2 : leading ? 0 : free
  }
}

/// A view behind a section.
@preconcurrency @MainActor
open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
  /// The kind of the view.
  public final let elementKind: String

  /// Views with a higher one lie in front.
  open var zIndex = -1

  private init(elementKind: String) {
    self.elementKind = elementKind
    super.init(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
  }

  /// A view that fills the place of a section.
  open class func background(elementKind: String) -> Self {
    NSCollectionLayoutDecorationItem(elementKind: elementKind) as! Self
  }
}

/// A side or a corner of a rectangle.
public enum NSRectAlignment: Int, Sendable {
  /// No edge.
  case none = 0
  /// Above.
  case top = 1
  /// Above, before.
  case topLeading = 2
  /// Before.
  case leading = 3
  /// Below, before.
  case bottomLeading = 4
  /// Below.
  case bottom = 5
  /// Below, after.
  case bottomTrailing = 6
  /// After.
  case trailing = 7
  /// Above, after.
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
