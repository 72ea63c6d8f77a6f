// SPDX-License-Identifier: MIT

/// A set of corners of a layer.
public struct CACornerMask: OptionSet, Sendable {
  /// The members of the set, one bit each.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The upper left corner, in coordinates whose y axis points downwards.
  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1 << 0)
  /// The upper right corner.
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 1 << 1)
  /// The lower left corner.
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 1 << 2)
  /// The lower right corner.
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 1 << 3)

  package static let all: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
}

/// The shape of rounded corners.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  /// The string that identifies the value; equal strings make equal values.
  public let rawValue: String

  /// Creates a shape from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// A quarter of a circle.
  public static let circular = CALayerCornerCurve(rawValue: "circular")
  /// A curve with continuous curvature, as in the system's icons.
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}

/// The way a layer's image is placed in its bounds.
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
  /// The string that identifies the value; equal strings make equal values.
  public let rawValue: String

  /// Creates a gravity from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The image keeps its size and is centered.
  public static let center = CALayerContentsGravity(rawValue: "center")
  /// The image is stretched to the bounds.
  public static let resize = CALayerContentsGravity(rawValue: "resize")
  /// The image keeps its proportions and has the largest size that fits into the bounds.
  public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
  /// The image keeps its proportions and has the smallest size that covers the bounds.
  public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")
  /// The image keeps its size and is centered at the upper edge.
  public static let top = CALayerContentsGravity(rawValue: "top")
  /// The image keeps its size and is centered at the lower edge.
  public static let bottom = CALayerContentsGravity(rawValue: "bottom")
  /// The image keeps its size and is centered at the left edge.
  public static let left = CALayerContentsGravity(rawValue: "left")
  /// The image keeps its size and is centered at the right edge.
  public static let right = CALayerContentsGravity(rawValue: "right")
  /// The image keeps its size and is aligned with the upper left corner.
  public static let topLeft = CALayerContentsGravity(rawValue: "topLeft")
  /// The image keeps its size and is aligned with the upper right corner.
  public static let topRight = CALayerContentsGravity(rawValue: "topRight")
  /// The image keeps its size and is aligned with the lower left corner.
  public static let bottomLeft = CALayerContentsGravity(rawValue: "bottomLeft")
  /// The image keeps its size and is aligned with the lower right corner.
  public static let bottomRight = CALayerContentsGravity(rawValue: "bottomRight")
}

/// The filter with which the contents of a layer are scaled.
public struct CALayerContentsFilter: RawRepresentable, Hashable, Sendable {
  /// The string that identifies the value; equal strings make equal values.
  public let rawValue: String

  /// Creates a filter with a name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Each pixel takes the value of the nearest one of the image.
  public static let nearest = CALayerContentsFilter(rawValue: "nearest")
  /// Each pixel is interpolated between the nearest ones of the image.
  public static let linear = CALayerContentsFilter(rawValue: "linear")
  /// Interpolation between pixels and between reduced images, for `minificationFilter`.
  public static let trilinear = CALayerContentsFilter(rawValue: "trilinear")
}
