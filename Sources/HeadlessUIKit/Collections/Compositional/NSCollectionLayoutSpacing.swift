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
    product(NSCollectionLayoutSpacing(flexibleSpacing, isFlexible: true))
  }

  /// Returns a spacing in points.
  @discardableResult
  open class func fixed(_ fixedSpacing: CGFloat) -> Self {
    product(NSCollectionLayoutSpacing(fixedSpacing, isFlexible: false))
  }

  /// Whether the spacing is fixed.
  open var isFixedSpacing: Bool { !isFlexibleSpacing }
}
