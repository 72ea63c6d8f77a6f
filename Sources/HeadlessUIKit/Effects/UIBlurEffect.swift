// SPDX-License-Identifier: MIT

/// An effect that blurs the content behind a visual effect view, and tints it.
///
/// ```swift
/// let effect = UIBlurEffect(style: .systemMaterial)
/// let view = UIVisualEffectView(effect: effect)
/// print(view.effect === effect)  // true
/// ```
///
/// Radius, tint and saturation of the styles are chosen by this module: Apple documents only their
/// names and which of them follow the interface style.
@preconcurrency @MainActor
open class UIBlurEffect: UIVisualEffect {
  /// The styles of a blur.
  public enum Style: Int, Sendable {
    /// Lighter than the content behind it.
    case extraLight = 0
    /// About as light as the content behind it.
    case light = 1
    /// Darker than the content behind it.
    case dark = 2
    /// A blur that follows the interface style.
    case regular = 4
    /// A blur that follows the interface style, with more contrast.
    case prominent = 5
    /// A material that covers very little of the content behind it.
    case systemUltraThinMaterial = 6
    /// A material that covers less than the usual one.
    case systemThinMaterial = 7
    /// The usual material, which covers more than the thin one.
    case systemMaterial = 8
    /// A material that covers more than the usual one.
    case systemThickMaterial = 9
    /// The material of bars.
    case systemChromeMaterial = 10
    /// The very thin material in its light form.
    case systemUltraThinMaterialLight = 11
    /// The thin material in its light form.
    case systemThinMaterialLight = 12
    /// The usual material in its light form.
    case systemMaterialLight = 13
    /// The thick material in its light form.
    case systemThickMaterialLight = 14
    /// The material of bars in its light form.
    case systemChromeMaterialLight = 15
    /// The very thin material in its dark form.
    case systemUltraThinMaterialDark = 16
    /// The thin material in its dark form.
    case systemThinMaterialDark = 17
    /// The usual material in its dark form.
    case systemMaterialDark = 18
    /// The thick material in its dark form.
    case systemThickMaterialDark = 19
    /// The material of bars in its dark form.
    case systemChromeMaterialDark = 20
  }

  final let style: Style

  /// Creates a blur in a style.
  public init(style: Style) {
    self.style = style
    super.init()
  }

  package override var dumped: String { "blur=\(style)" }

  /// The color over the blurred content.
  final var tintColor: UIColor {
    let style = style
    return UIColor { traits in
      let tint = style.tint(isDark: traits.userInterfaceStyle == .dark)
      return UIColor(white: tint.white, alpha: tint.alpha)
    }
  }

  /// Returns the drawing of the blur for an interface style.
  final func backdrop(_ traits: UITraitCollection) -> BackdropBlur {
    let tint = style.tint(isDark: traits.userInterfaceStyle == .dark)
    return BackdropBlur(
      radius: 20, tint: UIColor(white: tint.white, alpha: tint.alpha).cgColor)
  }
}

extension UIBlurEffect.Style {
  /// The gray that is laid over the blurred content, and its opacity.
  fileprivate func tint(isDark: Bool) -> (white: CGFloat, alpha: CGFloat) {
    switch self {
    case .extraLight: (0.97, 0.82)
    case .light: (1, 0.4)
    case .dark: (0.11, 0.73)
    case .regular: isDark ? (0.11, 0.73) : (1, 0.4)
    case .prominent: isDark ? (0.11, 0.73) : (0.97, 0.82)
    case .systemUltraThinMaterial, .systemThinMaterial, .systemMaterial, .systemThickMaterial,
      .systemChromeMaterial:
      Self.material(rawValue - Self.systemUltraThinMaterial.rawValue, isDark)
    case .systemUltraThinMaterialLight, .systemThinMaterialLight, .systemMaterialLight,
      .systemThickMaterialLight, .systemChromeMaterialLight:
      Self.material(rawValue - Self.systemUltraThinMaterialLight.rawValue, false)
    case .systemUltraThinMaterialDark, .systemThinMaterialDark, .systemMaterialDark,
      .systemThickMaterialDark, .systemChromeMaterialDark:
      Self.material(rawValue - Self.systemUltraThinMaterialDark.rawValue, true)
    }
  }

  /// Returns the tint of a material: ultra thin, thin, usual, thick, or that of bars.
  private static func material(
    _ index: Int, _ isDark: Bool
  ) -> (white: CGFloat, alpha: CGFloat) {
    let alphas: [CGFloat] = isDark ? [0.5, 0.65, 0.76, 0.88, 0.82] : [0.45, 0.6, 0.74, 0.86, 0.8]
    return (isDark ? 0.13 : 0.97, alphas[index])
  }
}
