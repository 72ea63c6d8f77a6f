// SPDX-License-Identifier: MIT

/// Margins that can depend on the size of the screen and of the text.
public struct GroupEdgeInsets: Hashable {
  /// A length that can depend on the size of the screen and of the text.
  public enum AdaptiveFloat: Equatable, Hashable {
    /// The same everywhere.
    case fixed(CGFloat)
    /// By the horizontal size class. One that is not specified is compact.
    case adaptive(compact: CGFloat, regular: CGFloat)
    /// By the horizontal size class, and by whether the text has an accessibility size.
    case adaptiveAccessibility(
      compact: CGFloat, compactAccessibilitySizes: CGFloat, regular: CGFloat,
      regularAccessibilitySizes: CGFloat)
  }

  /// From the upper edge down.
  public let top: AdaptiveFloat
  /// From the edge where lines begin.
  public let leading: AdaptiveFloat
  /// From the lower edge up.
  public let bottom: AdaptiveFloat
  /// From the edge where lines end.
  public let trailing: AdaptiveFloat

  /// Margins that are the same everywhere.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.init(
      top: .fixed(top), leading: .fixed(leading), bottom: .fixed(bottom), trailing: .fixed(trailing)
    )
  }

  /// Margins from their four lengths.
  public init(
    top: AdaptiveFloat, leading: AdaptiveFloat, bottom: AdaptiveFloat, trailing: AdaptiveFloat
  ) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// No margins.
  public static var zero: GroupEdgeInsets {
    GroupEdgeInsets(
      top: .fixed(0), leading: .fixed(0), bottom: .fixed(0), trailing: .fixed(0))
  }

  /// The margins for traits, with leading at the left.
  public func edgeInsets(with traitCollection: UITraitCollection) -> UIEdgeInsets {
    UIEdgeInsets(
      top: top.value(with: traitCollection), left: leading.value(with: traitCollection),
      bottom: bottom.value(with: traitCollection), right: trailing.value(with: traitCollection))
  }

  /// The margins for traits.
  public func directionalEdgeInsets(
    with traitCollection: UITraitCollection
  ) -> NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(
      top: top.value(with: traitCollection), leading: leading.value(with: traitCollection),
      bottom: bottom.value(with: traitCollection), trailing: trailing.value(with: traitCollection))
  }
}

extension GroupEdgeInsets {
  /// The same margins everywhere, with left as leading.
  init(_ insets: UIEdgeInsets) {
    self.init(
      top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right)
  }
}

extension GroupEdgeInsets.AdaptiveFloat {
  /// The length for traits.
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
