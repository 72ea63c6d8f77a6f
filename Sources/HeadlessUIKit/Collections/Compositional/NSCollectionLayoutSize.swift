// SPDX-License-Identifier: MIT

/// The size of an item or a group of a compositional layout.
@preconcurrency @MainActor
open class NSCollectionLayoutSize: NSObject {
  /// The width of the item or group.
  public final let widthDimension: NSCollectionLayoutDimension
  /// The height of the item or group.
  public final let heightDimension: NSCollectionLayoutDimension

  /// Creates a size from the dimensions of both axes.
  public init(
    widthDimension width: NSCollectionLayoutDimension,
    heightDimension height: NSCollectionLayoutDimension
  ) {
    widthDimension = width
    heightDimension = height
    super.init()
  }

  func size(in container: CGSize) -> CGSize {
    CGSize(
      width: widthDimension.length(in: container), height: heightDimension.length(in: container))
  }

  /// Returns the size, with measured lengths in place of estimated ones.
  func size(in container: CGSize, measured: CGSize?) -> CGSize {
    var size = size(in: container)
    guard let measured else { return size }
    if widthDimension.isEstimated { size.width = measured.width }
    if heightDimension.isEstimated { size.height = measured.height }
    return size
  }

  var isEstimated: Bool { widthDimension.isEstimated || heightDimension.isEstimated }

  /// The axes along which the size is estimated.
  var estimatedAxes: LayoutAxes {
    var axes: LayoutAxes = []
    if widthDimension.isEstimated { axes.insert(.horizontal) }
    if heightDimension.isEstimated { axes.insert(.vertical) }
    return axes
  }

  /// Returns the lengths that the view of an element with this size determines, and those that it
  /// is given.
  ///
  /// - Parameters:
  ///   - given: The current size of the element.
  ///   - row: The axis along which the element scrolls.
  func selfSizing(
    in container: CGSize, freeAxes: LayoutAxes, given: CGSize, maximumWidth: CGFloat,
    row: LayoutAxis
  ) -> SelfSizing {
    let estimate = size(in: container)
    let isWidthFree = freeAxes.contains(.horizontal)
    return SelfSizing(
      freeAxes: freeAxes,
      target: CGSize(
        width: isWidthFree ? estimate.width : given.width,
        height: freeAxes.contains(.vertical) ? estimate.height : given.height),
      maximumWidth: isWidthFree ? maximumWidth : .infinity,
      scrollingAxes: row.isVertical ? .vertical : .horizontal)
  }
}
