// SPDX-License-Identifier: MIT

/// Something that has the anchors of something else.
@preconcurrency @MainActor
public protocol AnchoringContainer {
  /// Whose anchors these are.
  var anchor: any Constrainable { get }
}

extension Constrainable where Self: AnchoringContainer {
  /// The edge where lines of text begin.
  public var leadingAnchor: NSLayoutXAxisAnchor { anchor.leadingAnchor }
  /// The edge where lines of text end.
  public var trailingAnchor: NSLayoutXAxisAnchor { anchor.trailingAnchor }
  /// The left edge.
  public var leftAnchor: NSLayoutXAxisAnchor { anchor.leftAnchor }
  /// The right edge.
  public var rightAnchor: NSLayoutXAxisAnchor { anchor.rightAnchor }
  /// The upper edge.
  public var topAnchor: NSLayoutYAxisAnchor { anchor.topAnchor }
  /// The lower edge.
  public var bottomAnchor: NSLayoutYAxisAnchor { anchor.bottomAnchor }
  /// The width.
  public var widthAnchor: NSLayoutDimension { anchor.widthAnchor }
  /// The height.
  public var heightAnchor: NSLayoutDimension { anchor.heightAnchor }
  /// The middle, across.
  public var centerXAnchor: NSLayoutXAxisAnchor { anchor.centerXAnchor }
  /// The middle, down.
  public var centerYAnchor: NSLayoutYAxisAnchor { anchor.centerYAnchor }
  /// Where the first line of text stands.
  public var firstBaselineAnchor: NSLayoutYAxisAnchor { anchor.firstBaselineAnchor }
  /// Where the last line of text stands.
  public var lastBaselineAnchor: NSLayoutYAxisAnchor { anchor.lastBaselineAnchor }
}
