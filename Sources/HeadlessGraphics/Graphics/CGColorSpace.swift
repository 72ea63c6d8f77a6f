// SPDX-License-Identifier: MIT

/// A color space.
public final class CGColorSpace: Hashable, Sendable {
  /// sRGB.
  public static let sRGB = "kCGColorSpaceSRGB"
  /// sRGB with components that may be outside 0 ... 1.
  public static let extendedSRGB = "kCGColorSpaceExtendedSRGB"
  /// Display P3.
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

  /// Hashes the name.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
  }
}
