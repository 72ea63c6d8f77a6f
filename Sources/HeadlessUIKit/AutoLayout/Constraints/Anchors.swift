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

  /// The left edge.
  public final var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(term(.left)) }

  /// The right edge.
  public final var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(term(.right)) }

  /// The upper edge.
  public final var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(term(.top)) }

  /// The lower edge.
  public final var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(term(.bottom)) }

  /// The width.
  public final var widthAnchor: NSLayoutDimension { NSLayoutDimension(term(.width)) }

  /// The height.
  public final var heightAnchor: NSLayoutDimension { NSLayoutDimension(term(.height)) }

  /// The horizontal center.
  public final var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(term(.centerX)) }

  /// The vertical center.
  public final var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(term(.centerY)) }

  final func term(_ attribute: NSLayoutConstraint.Attribute) -> LayoutTerm {
    LayoutTerm(item: layoutState, attribute: attribute)
  }
}
