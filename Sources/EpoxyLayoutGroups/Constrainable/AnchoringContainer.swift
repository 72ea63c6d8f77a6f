// SPDX-License-Identifier: MIT

/// An object that provides the anchors of another object.
@preconcurrency @MainActor
public protocol AnchoringContainer {
  /// The object that the anchors belong to.
  var anchor: any Constrainable { get }
}

extension Constrainable where Self: AnchoringContainer {
  /// The anchor of the edge at which lines of text begin.
  public var leadingAnchor: NSLayoutXAxisAnchor { anchor.leadingAnchor }
  /// The anchor of the edge at which lines of text end.
  public var trailingAnchor: NSLayoutXAxisAnchor { anchor.trailingAnchor }
  /// The anchor of the left edge, for every layout direction.
  public var leftAnchor: NSLayoutXAxisAnchor { anchor.leftAnchor }
  /// The anchor of the right edge, for every layout direction.
  public var rightAnchor: NSLayoutXAxisAnchor { anchor.rightAnchor }
  /// The anchor of the upper edge.
  public var topAnchor: NSLayoutYAxisAnchor { anchor.topAnchor }
  /// The anchor of the lower edge.
  public var bottomAnchor: NSLayoutYAxisAnchor { anchor.bottomAnchor }
  /// The anchor of the width, in points.
  public var widthAnchor: NSLayoutDimension { anchor.widthAnchor }
  /// The anchor of the height, in points.
  public var heightAnchor: NSLayoutDimension { anchor.heightAnchor }
  /// The anchor of the center along the x axis.
  public var centerXAnchor: NSLayoutXAxisAnchor { anchor.centerXAnchor }
  /// The anchor of the center along the y axis.
  public var centerYAnchor: NSLayoutYAxisAnchor { anchor.centerYAnchor }
  /// The baseline of the first line of text.
  public var firstBaselineAnchor: NSLayoutYAxisAnchor { anchor.firstBaselineAnchor }
  /// The baseline of the last line of text.
  public var lastBaselineAnchor: NSLayoutYAxisAnchor { anchor.lastBaselineAnchor }
}
