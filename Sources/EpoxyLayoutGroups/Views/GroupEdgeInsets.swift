// SPDX-License-Identifier: MIT

/// Margins that can depend on the horizontal size class and the text size.
///
/// ```swift
/// let insets = GroupEdgeInsets(
///   top: .fixed(8), leading: .adaptive(compact: 16, regular: 40), bottom: .fixed(8),
///   trailing: .fixed(16))
/// let host = ScreenHost(.iPhone15)
/// print(insets.directionalEdgeInsets(with: host.traits).leading)  // 16.0
/// ```
///
/// The lengths are in points. They are evaluated again when the traits of the view change.
public struct GroupEdgeInsets: Hashable {
  /// A length that can depend on the horizontal size class and the text size.
  public enum AdaptiveFloat: Equatable, Hashable {
    /// The same length for all traits.
    case fixed(CGFloat)
    /// A length for each horizontal size class. An unspecified size class counts as compact.
    case adaptive(compact: CGFloat, regular: CGFloat)
    /// A length for each horizontal size class, with and without an accessibility text size.
    case adaptiveAccessibility(
      compact: CGFloat, compactAccessibilitySizes: CGFloat, regular: CGFloat,
      regularAccessibilitySizes: CGFloat)
  }

  /// The distance of the group from the upper edge.
  public let top: AdaptiveFloat
  /// The distance of the group from the leading edge.
  public let leading: AdaptiveFloat
  /// The distance of the group from the lower edge.
  public let bottom: AdaptiveFloat
  /// The distance of the group from the trailing edge.
  public let trailing: AdaptiveFloat

  /// Creates margins that are the same for all traits.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.init(
      top: .fixed(top), leading: .fixed(leading), bottom: .fixed(bottom), trailing: .fixed(trailing)
    )
  }

  /// Creates margins from four lengths.
  public init(
    top: AdaptiveFloat, leading: AdaptiveFloat, bottom: AdaptiveFloat, trailing: AdaptiveFloat
  ) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// The insets with 0 at all four edges.
  public static var zero: GroupEdgeInsets {
    GroupEdgeInsets(
      top: .fixed(0), leading: .fixed(0), bottom: .fixed(0), trailing: .fixed(0))
  }

  /// Returns the margins for traits, with the leading margin at the left.
  public func edgeInsets(with traitCollection: UITraitCollection) -> UIEdgeInsets {
    UIEdgeInsets(
      top: top.value(with: traitCollection), left: leading.value(with: traitCollection),
      bottom: bottom.value(with: traitCollection), right: trailing.value(with: traitCollection))
  }

  /// Returns the margins for traits.
  public func directionalEdgeInsets(
    with traitCollection: UITraitCollection
  ) -> NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(
      top: top.value(with: traitCollection), leading: leading.value(with: traitCollection),
      bottom: bottom.value(with: traitCollection), trailing: trailing.value(with: traitCollection))
  }
}

extension GroupEdgeInsets {
  /// Creates margins that are the same for all traits, with the left margin as leading margin.
  init(_ insets: UIEdgeInsets) {
    self.init(
      top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right)
  }
}

extension GroupEdgeInsets.AdaptiveFloat {
  /// Returns the length for traits.
  public func value(with traitCollection: UITraitCollection) -> CGFloat {
    let isRegular = traitCollection.horizontalSizeClass == .regular
    switch self {
    case .fixed(let value): return value
    case .adaptive(let compact, let regular): return isRegular ? regular : compact
    case .adaptiveAccessibility(
      let compact, let compactAccessibility, let regular, let regularAccessibility):
      if traitCollection.preferredContentSizeCategory.isAccessibilityCategory {
        return isRegular ? regularAccessibility : compactAccessibility
      }
      return isRegular ? regular : compact
    }
  }
}
