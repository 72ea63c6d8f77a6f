// SPDX-License-Identifier: MIT

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
  @discardableResult
  open class func flexible(_ flexibleSpacing: CGFloat) -> Self {
    NSCollectionLayoutSpacing(flexibleSpacing, isFlexible: true) as! Self
  }

  /// Returns a spacing in points.
  @discardableResult
  open class func fixed(_ fixedSpacing: CGFloat) -> Self {
    NSCollectionLayoutSpacing(fixedSpacing, isFlexible: false) as! Self
  }

  /// Whether the spacing is fixed.
  open var isFixedSpacing: Bool { !isFlexibleSpacing }
}
