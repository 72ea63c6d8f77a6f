// SPDX-License-Identifier: MIT

/// The colour space of a colour: the meaning of its components.
public enum CGColorSpaceModel: Int32, Sendable {
  /// Gray: a single component, the lightness.
  case monochrome = 0
  /// Red, green and blue.
  case rgb = 1
}

/// A space of colours.
public final class CGColorSpace: Hashable, Sendable {
  /// sRGB.
  public static let sRGB = "kCGColorSpaceSRGB"
  /// sRGB whose components may leave 0 ... 1.
  public static let extendedSRGB = "kCGColorSpaceExtendedSRGB"
  /// Display P3.
  public static let displayP3 = "kCGColorSpaceDisplayP3"
  /// Grey with the curve of sRGB.
  public static let extendedGray = "kCGColorSpaceExtendedGray"
  /// Grey with a gamma of 2.2.
  public static let genericGrayGamma2_2 = "kCGColorSpaceGenericGrayGamma2_2"

  /// The space's name. Apple's is a `CFString`.
  public let name: String?

  /// The meaning of the components.
  public let model: CGColorSpaceModel

  /// How many components there are, without alpha.
  public var numberOfComponents: Int { model == .rgb ? 3 : 1 }

  /// The space of a name; none where the name is not known.
  public init?(name: String) {
    switch name {
    case Self.sRGB, Self.extendedSRGB, Self.displayP3: model = .rgb
    case Self.extendedGray, Self.genericGrayGamma2_2: model = .monochrome
    default: return nil
    }
    self.name = name
  }

  /// Whether two spaces are the same.
  public static func == (left: CGColorSpace, right: CGColorSpace) -> Bool {
    left.name == right.name
  }

  /// Feeds the name.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
  }
}

/// The space of sRGB.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { RGBA.Space.sRGB.colorSpace }

/// The space of grey.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { RGBA.Space.gray.colorSpace }

/// A colour for layers and renderers: components in a space. Does not depend on traits.
public final class CGColor: Hashable, Sendable {
  /// The components with their space, for a renderer.
  package let rgba: RGBA

  /// The image of a pattern colour, which is repeated; the components are then those of clear black.
  package let pattern: UIImage?

  package init(_ rgba: RGBA) {
    self.rgba = rgba
    pattern = nil
  }

  init(pattern: UIImage) {
    rgba = RGBA(white: 0, alpha: 0)
    self.pattern = pattern
  }

  /// A colour in sRGB, each component from 0 to 1.
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(RGBA(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// A colour in sRGB, each component from 0 to 1.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(srgbRed: red, green: green, blue: blue, alpha: alpha)
  }

  /// A grey, from 0 for black to 1 for white.
  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(RGBA(white: gray, alpha: alpha))
  }

  /// A grey with a gamma of 2.2, from 0 for black to 1 for white.
  public convenience init(genericGrayGamma2_2Gray gray: CGFloat, alpha: CGFloat) {
    self.init(gray: gray, alpha: alpha)
  }

  /// How opaque the colour is, from 0 to 1.
  public var alpha: CGFloat { pattern == nil ? rgba.alpha : 1 }

  /// The space of the components; none for a pattern.
  public var colorSpace: CGColorSpace? { pattern == nil ? rgba.space.colorSpace : nil }

  /// How many components there are, alpha included.
  public var numberOfComponents: Int { components?.count ?? 0 }

  /// The components, alpha last. A pattern has alpha only.
  public var components: [CGFloat]? { pattern == nil ? rgba.components : [1] }

  /// This colour with another alpha; a pattern stays as it is.
  public func copy(alpha: CGFloat) -> CGColor? {
    pattern == nil ? CGColor(rgba.with(alpha: alpha)) : self
  }

  /// This colour.
  public func copy() -> CGColor? { self }

  /// Whether space and components are the same.
  public static func == (left: CGColor, right: CGColor) -> Bool {
    left.rgba == right.rgba && left.pattern == right.pattern
  }

  /// Feeds space and components.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(rgba)
    hasher.combine(pattern)
  }

  /// Black.
  public static let black = CGColor(gray: 0, alpha: 1)
  /// White.
  public static let white = CGColor(gray: 1, alpha: 1)
  /// Black, and not to be seen.
  public static let clear = CGColor(gray: 0, alpha: 0)
}
