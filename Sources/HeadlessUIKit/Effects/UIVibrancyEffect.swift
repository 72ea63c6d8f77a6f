// SPDX-License-Identifier: MIT

/// The vibrancies of content in front of a blur.
public enum UIVibrancyEffectStyle: Int, Sendable {
  /// The most important text.
  case label = 0
  /// Text of less importance.
  case secondaryLabel = 1
  /// Text of little importance.
  case tertiaryLabel = 2
  /// Text of the least importance.
  case quaternaryLabel = 3
  /// Filled areas of large size.
  case fill = 4
  /// Filled areas of less importance.
  case secondaryFill = 5
  /// Areas of little importance.
  case tertiaryFill = 6
  case separator = 7

  fileprivate var color: UIColor {
    switch self {
    case .label: .label
    case .secondaryLabel: .secondaryLabel
    case .tertiaryLabel: .tertiaryLabel
    case .quaternaryLabel: .quaternaryLabel
    case .fill: .systemFill
    case .secondaryFill: .secondarySystemFill
    case .tertiaryFill: .tertiarySystemFill
    case .separator: .separator
    }
  }
}

/// An effect that adapts the colors of content to the blur behind it.
///
/// ```swift
/// let blur = UIBlurEffect(style: .systemMaterial)
/// let outer = UIVisualEffectView(effect: blur)
/// let inner = UIVisualEffectView(effect: UIVibrancyEffect(blurEffect: blur, style: .label))
/// outer.contentView.addSubview(inner)
/// let label = UILabel()
/// label.text = "Now playing"
/// inner.contentView.addSubview(label)
/// print(label.superview === inner.contentView)  // true
/// ```
///
/// A picture shows the shapes of the content in one color, which depends on the style: that of
/// labels, fills or separators.
@preconcurrency @MainActor
open class UIVibrancyEffect: UIVisualEffect {
  private let blurEffect: UIBlurEffect
  private let style: UIVibrancyEffectStyle

  /// Creates a vibrancy of labels in front of a blur.
  public convenience init(blurEffect: UIBlurEffect) {
    self.init(blurEffect: blurEffect, style: .label)
  }

  /// Creates a vibrancy in front of a blur.
  public init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {
    self.blurEffect = blurEffect
    self.style = style
    super.init()
  }

  package override var dumped: String { "vibrancy=\(style)" }

  final func color(_ traits: UITraitCollection) -> CGColor {
    // A blur of fixed lightness determines the side on which its content is.
    let fixed: UIUserInterfaceStyle? =
      switch blurEffect.style {
      case .dark, .systemUltraThinMaterialDark, .systemThinMaterialDark, .systemMaterialDark,
        .systemThickMaterialDark, .systemChromeMaterialDark:
        .dark
      case .extraLight, .light, .systemUltraThinMaterialLight, .systemThinMaterialLight,
        .systemMaterialLight, .systemThickMaterialLight, .systemChromeMaterialLight:
        .light
      default: nil
      }
    let traits =
      fixed.map { style in traits.modifyingTraits { $0.userInterfaceStyle = style } }
      ?? traits
    return style.color.resolvedColor(with: traits).cgColor
  }
}
