// SPDX-License-Identifier: MIT

extension UIView {
  final func term(_ attribute: NSLayoutConstraint.Attribute) -> LayoutTerm {
    LayoutTerm(item: layoutState, attribute: attribute)
  }
}

extension UILayoutGuide {
  /// The edge where lines of text begin.
  public final var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(term(.leading)) }

  /// The edge where lines of text end.
  public final var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(term(.trailing)) }

  /// The anchor of the left edge, for every layout direction.
  public final var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(term(.left)) }

  /// The anchor of the right edge, for every layout direction.
  public final var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(term(.right)) }

  /// The anchor of the upper edge.
  public final var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(term(.top)) }

  /// The anchor of the lower edge.
  public final var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(term(.bottom)) }

  /// The anchor of the width, in points.
  public final var widthAnchor: NSLayoutDimension { NSLayoutDimension(term(.width)) }

  /// The anchor of the height, in points.
  public final var heightAnchor: NSLayoutDimension { NSLayoutDimension(term(.height)) }

  /// The anchor of the center along the x axis.
  public final var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(term(.centerX)) }

  /// The anchor of the center along the y axis.
  public final var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(term(.centerY)) }

  final func term(_ attribute: NSLayoutConstraint.Attribute) -> LayoutTerm {
    LayoutTerm(item: layoutState, attribute: attribute)
  }
}
