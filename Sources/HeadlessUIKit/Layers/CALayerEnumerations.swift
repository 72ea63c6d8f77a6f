// SPDX-License-Identifier: MIT

/// Corners of a layer.
public struct CACornerMask: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Corners from their bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The upper left one, where y grows downwards.
  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1 << 0)
  /// The upper right one.
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 1 << 1)
  /// The lower left one.
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 1 << 2)
  /// The lower right one.
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 1 << 3)

  package static let all: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
}

/// The shape of round corners.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// A shape by its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// A quarter of a circle.
  public static let circular = CALayerCornerCurve(rawValue: "circular")
  /// A curve whose curvature has no jump, as the system's icons have.
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}

/// How a layer's picture is fitted into its bounds.
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// A fit by its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// In the middle, in its own size.
  public static let center = CALayerContentsGravity(rawValue: "center")
  /// Stretched to the bounds.
  public static let resize = CALayerContentsGravity(rawValue: "resize")
  /// As large as fits, proportions kept.
  public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
  /// As small as covers, proportions kept.
  public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")
  /// In its own size, at the middle of the upper edge.
  public static let top = CALayerContentsGravity(rawValue: "top")
  /// In its own size, at the middle of the lower edge.
  public static let bottom = CALayerContentsGravity(rawValue: "bottom")
  /// In its own size, at the middle of the left edge.
  public static let left = CALayerContentsGravity(rawValue: "left")
  /// In its own size, at the middle of the right edge.
  public static let right = CALayerContentsGravity(rawValue: "right")
  /// In its own size, in the upper left corner.
  public static let topLeft = CALayerContentsGravity(rawValue: "topLeft")
  /// In its own size, in the upper right corner.
  public static let topRight = CALayerContentsGravity(rawValue: "topRight")
  /// In its own size, in the lower left corner.
  public static let bottomLeft = CALayerContentsGravity(rawValue: "bottomLeft")
  /// In its own size, in the lower right corner.
  public static let bottomRight = CALayerContentsGravity(rawValue: "bottomRight")
}
