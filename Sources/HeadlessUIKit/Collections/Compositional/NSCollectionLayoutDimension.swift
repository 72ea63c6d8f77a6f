// SPDX-License-Identifier: MIT

/// A length of an item or a group of a compositional layout.
///
/// The stored properties of this class and of the other classes that describe a compositional layout, such as
/// `NSCollectionLayoutSize.widthDimension`, are not open, although a subclass may override them on Apple's
/// platforms. The layout reads these properties for every element: with a dynamic call and an exclusivity
/// check for each read, scrolling a list takes 22 % more time.
@preconcurrency @MainActor
open class NSCollectionLayoutDimension: NSObject {
  enum Kind: Equatable {
    case fractionalWidth
    case fractionalHeight
    case absolute
    case estimated
  }

  let kind: Kind

  /// The value: a fraction, or a length in points.
  public final let dimension: CGFloat

  private init(_ kind: Kind, _ dimension: CGFloat) {
    self.kind = kind
    self.dimension = dimension
    super.init()
  }

  /// Returns a fraction of the container's width.
  open class func fractionalWidth(_ fractionalWidth: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.fractionalWidth, fractionalWidth)
  }

  /// Returns a fraction of the container's height.
  open class func fractionalHeight(_ fractionalHeight: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.fractionalHeight, fractionalHeight)
  }

  /// Returns a length in points.
  open class func absolute(_ absoluteDimension: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.absolute, absoluteDimension)
  }

  /// Returns an estimated length in points, which applies until the view determines its length. The
  /// estimate must be greater than 0, because an element without length would never become visible and be
  /// measured. Other values cause a warning and are replaced by 44.
  open class func estimated(_ estimatedDimension: CGFloat) -> NSCollectionLayoutDimension {
    guard estimatedDimension > 0, estimatedDimension.isFinite else {
      Device.current.warn(
        "Invalid estimated dimension, must be > 0. NOTE: This will be a hard-assert soon, please "
          + "update your call site.")
      return NSCollectionLayoutDimension(.estimated, 44)
    }
    return NSCollectionLayoutDimension(.estimated, estimatedDimension)
  }

  /// Whether the length is a fraction of the container's width.
  open var isFractionalWidth: Bool { kind == .fractionalWidth }
  /// Whether the length is a fraction of the container's height.
  open var isFractionalHeight: Bool { kind == .fractionalHeight }
  /// Whether the length is in points.
  open var isAbsolute: Bool { kind == .absolute }
  /// Whether the length is an estimate, which the length that the view determines replaces.
  open var isEstimated: Bool { kind == .estimated }

  /// Returns the length in points; 0 if the length would be negative or not finite.
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
  /// The width of the item or group.
  public final let widthDimension: NSCollectionLayoutDimension
  /// The height of the item or group.
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

  /// Returns the lengths that the view of an element with this size determines, and those that it is given.
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

/// A spacing in a compositional layout.
@preconcurrency @MainActor
open class NSCollectionLayoutSpacing: NSObject {
  /// Whether the spacing grows to fill the remaining length.
  public final let isFlexibleSpacing: Bool

  /// The spacing in points; the minimum of a flexible spacing.
  public final let spacing: CGFloat

  private init(_ spacing: CGFloat, isFlexible: Bool) {
    self.spacing = spacing
    isFlexibleSpacing = isFlexible
    super.init()
  }

  /// Returns a spacing with a minimum in points, which grows to fill the remaining length.
  open class func flexible(_ flexibleSpacing: CGFloat) -> Self {
    NSCollectionLayoutSpacing(flexibleSpacing, isFlexible: true) as! Self
  }

  /// Returns a spacing in points.
  open class func fixed(_ fixedSpacing: CGFloat) -> Self {
    NSCollectionLayoutSpacing(fixedSpacing, isFlexible: false) as! Self
  }

  /// Whether the spacing is fixed.
  open var isFixedSpacing: Bool { !isFlexibleSpacing }
}

/// The spacing around an item of a compositional layout.
@preconcurrency @MainActor
open class NSCollectionLayoutEdgeSpacing: NSObject {
  /// The spacing before the item.
  public final let leading: NSCollectionLayoutSpacing?
  /// The spacing above the item.
  public final let top: NSCollectionLayoutSpacing?
  /// The spacing after the item.
  public final let trailing: NSCollectionLayoutSpacing?
  /// The spacing below the item.
  public final let bottom: NSCollectionLayoutSpacing?

  /// Creates an edge spacing. Nil stands for no spacing.
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
