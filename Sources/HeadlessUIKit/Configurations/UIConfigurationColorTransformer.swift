// SPDX-License-Identifier: MIT

/// A function that replaces the color of a configuration.
///
/// ```swift
/// var background = UIBackgroundConfiguration.clear()
/// background.backgroundColor = .red
/// background.backgroundColorTransformer = UIConfigurationColorTransformer {
///   $0.withAlphaComponent(0.5)
/// }
/// let color = background.resolvedBackgroundColor(for: .blue)
/// print(color == UIColor.red.withAlphaComponent(0.5))  // true
/// ```
///
/// Configurations are compared by the identity of their transformers: copies of a transformer are
/// equal, and two that were created with the same closure are not.
public struct UIConfigurationColorTransformer: Sendable {
  private final class Identity: Sendable {}

  /// The function that maps a color to the one that is shown.
  public let transform: @Sendable (UIColor) -> UIColor
  private let identity = Identity()

  /// Creates a transformer from a function.
  public init(_ transform: @escaping @Sendable (UIColor) -> UIColor) {
    self.transform = transform
  }

  /// Returns the color that replaces a color.
  public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }

  /// Returns a gray of the same luminance and opacity.
  public static let grayscale = UIConfigurationColorTransformer { color in
    UIColor { traits in
      var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
      let isKnown = color.resolvedColor(with: traits)
        .getRed(&red, green: &green, blue: &blue, alpha: &alpha)
      // The luma of ITU-R BT.709, without linearization.
      let luma = 0.2126 * red + 0.7152 * green + 0.0722 * blue
      return isKnown ? UIColor(white: luma, alpha: alpha) : color
    }
  }

  /// Returns the color unchanged. On a Mac it would be the accent color that the user has chosen.
  public static let preferredTint = UIConfigurationColorTransformer { $0 }

  /// Returns the color of secondary labels. UIKit's color is not documented.
  public static let monochromeTint = UIConfigurationColorTransformer { _ in .secondaryLabel }
}

extension UIConfigurationColorTransformer: Hashable {
  /// Whether one transformer is a copy of the other.
  public static func == (
    first: UIConfigurationColorTransformer, second: UIConfigurationColorTransformer
  ) -> Bool {
    first.identity === second.identity
  }

  /// Hashes the identity of the transformer.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(identity))
  }
}
