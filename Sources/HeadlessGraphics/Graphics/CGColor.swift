// SPDX-License-Identifier: MIT

/// The color space of a color: the meaning of its components.
public enum CGColorSpaceModel: Int32, Sendable {
  /// Gray: a single component, the lightness.
  case monochrome = 0
  /// Red, green and blue.
  case rgb = 1
}

/// Returns the sRGB color space.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { RGBA.Space.sRGB.colorSpace }

/// Returns the gray color space.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { RGBA.Space.gray.colorSpace }

/// A color for layers and renderers: components in a color space. Independent of traits. Immutable.
///
/// ```swift
/// let color = CGColor(red: 1, green: 0.5, blue: 0, alpha: 1)
/// print(color.components ?? [])  // [1.0, 0.5, 0.0, 1.0]
/// print(UIColor(cgColor: color) == UIColor(red: 1, green: 0.5, blue: 0, alpha: 1))  // true
/// ```
public final class CGColor: Hashable, Sendable {
  /// The components and their space, for a renderer.
  package let rgba: RGBA

  /// The image that a pattern color repeats; nil for other colors. The components of a pattern
  /// color are those of transparent black.
  package let pattern: UIImage?

  package init(_ rgba: RGBA) {
    self.rgba = rgba
    pattern = nil
  }

  init(pattern: UIImage) {
    rgba = RGBA(white: 0, alpha: 0)
    self.pattern = pattern
  }

  /// Creates a color in sRGB, each component from 0 to 1.
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(RGBA(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// Creates a color in sRGB, each component from 0 to 1.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(srgbRed: red, green: green, blue: blue, alpha: alpha)
  }

  /// Creates a gray, from 0 for black to 1 for white.
  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(RGBA(white: gray, alpha: alpha))
  }

  /// Creates a gray with a gamma of 2.2, from 0 for black to 1 for white. The gamma has no effect:
  /// the result equals that of `init(gray:alpha:)`.
  public convenience init(genericGrayGamma2_2Gray gray: CGFloat, alpha: CGFloat) {
    self.init(gray: gray, alpha: alpha)
  }

  /// The opacity, from 0 to 1; 1 for a pattern.
  public var alpha: CGFloat { pattern == nil ? rgba.alpha : 1 }

  /// The space of the components; nil for a pattern.
  public var colorSpace: CGColorSpace? { pattern == nil ? rgba.space.colorSpace : nil }

  /// The number of components, including alpha.
  public var numberOfComponents: Int { components?.count ?? 0 }

  /// The components, alpha last. A pattern has alpha only.
  public var components: [CGFloat]? { pattern == nil ? rgba.components : [1] }

  /// Returns the color with another alpha. A pattern is returned unchanged.
  @discardableResult
  public func copy(alpha: CGFloat) -> CGColor? {
    pattern == nil ? CGColor(rgba.with(alpha: alpha)) : self
  }

  /// Returns the color itself, because it is immutable.
  @discardableResult
  public func copy() -> CGColor? { self }

  /// Whether both colors have equal spaces and components or equal patterns.
  public static func == (left: CGColor, right: CGColor) -> Bool {
    left.rgba == right.rgba && left.pattern == right.pattern
  }

  /// Hashes the space, the components and the pattern.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(rgba)
    hasher.combine(pattern)
  }

  /// Black: gray 0, alpha 1.
  public static let black = CGColor(gray: 0, alpha: 1)
  /// White: gray 1, alpha 1.
  public static let white = CGColor(gray: 1, alpha: 1)
  /// Transparent black: gray 0, alpha 0.
  public static let clear = CGColor(gray: 0, alpha: 0)
}
