// SPDX-License-Identifier: MIT

/// An object that provides the anchors of another object.
@preconcurrency @MainActor
public protocol AnchoringContainer {
  /// The object that the anchors belong to.
  var anchor: any Constrainable { get }
}

extension Constrainable where Self: AnchoringContainer {
  /// The leading edge.
  public var leadingAnchor: NSLayoutXAxisAnchor { anchor.leadingAnchor }
  /// The trailing edge.
  public var trailingAnchor: NSLayoutXAxisAnchor { anchor.trailingAnchor }
  /// The left edge.
  public var leftAnchor: NSLayoutXAxisAnchor { anchor.leftAnchor }
  /// The right edge.
  public var rightAnchor: NSLayoutXAxisAnchor { anchor.rightAnchor }
  /// The top edge.
  public var topAnchor: NSLayoutYAxisAnchor { anchor.topAnchor }
  /// The bottom edge.
  public var bottomAnchor: NSLayoutYAxisAnchor { anchor.bottomAnchor }
  /// The width.
  public var widthAnchor: NSLayoutDimension { anchor.widthAnchor }
  /// The height.
  public var heightAnchor: NSLayoutDimension { anchor.heightAnchor }
  /// The horizontal center.
  public var centerXAnchor: NSLayoutXAxisAnchor { anchor.centerXAnchor }
  /// The vertical center.
  public var centerYAnchor: NSLayoutYAxisAnchor { anchor.centerYAnchor }
  /// The baseline of the first line of text.
  public var firstBaselineAnchor: NSLayoutYAxisAnchor { anchor.firstBaselineAnchor }
  /// The baseline of the last line of text.
  public var lastBaselineAnchor: NSLayoutYAxisAnchor { anchor.lastBaselineAnchor }
}
