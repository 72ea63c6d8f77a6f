// SPDX-License-Identifier: MIT

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
  func content(of frame: CGRect) -> CGRect {
    var insets = contentInsets.resolved(rightToLeft: false)
    insets.remove(layoutSize.estimatedAxes)
    return frame.inset(by: insets)
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
