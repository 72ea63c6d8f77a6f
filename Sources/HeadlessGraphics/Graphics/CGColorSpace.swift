// SPDX-License-Identifier: MIT

/// The meaning of a color's components, identified by a name.
public final class CGColorSpace: Hashable, Sendable {
  /// The name of sRGB, the space in which renderers draw.
  public static let sRGB = "kCGColorSpaceSRGB"
  /// sRGB with components that may be outside 0 ... 1.
  public static let extendedSRGB = "kCGColorSpaceExtendedSRGB"
  /// The name of Display P3, the wide color space of Apple's screens.
  public static let displayP3 = "kCGColorSpaceDisplayP3"
  /// Gray with the transfer curve of sRGB.
  public static let extendedGray = "kCGColorSpaceExtendedGray"
  /// Gray with a gamma of 2.2.
  public static let genericGrayGamma2_2 = "kCGColorSpaceGenericGrayGamma2_2"

  /// The name of the space. On Apple's platforms, it is a `CFString`.
  public let name: String?

  /// The meaning of the components.
  public let model: CGColorSpaceModel

  /// The number of components, without alpha.
  public var numberOfComponents: Int { model == .rgb ? 3 : 1 }

  /// Creates the space with a name; nil if the name is unknown.
  public init?(name: String) {
    switch name {
    case Self.sRGB, Self.extendedSRGB, Self.displayP3: model = .rgb
    case Self.extendedGray, Self.genericGrayGamma2_2: model = .monochrome
    default: return nil
    }
    self.name = name
  }

  /// Whether both spaces have the same name.
  public static func == (left: CGColorSpace, right: CGColorSpace) -> Bool {
    left.name == right.name
  }

  /// Hashes the name that `==` compares.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
  }
}
