// SPDX-License-Identifier: MIT

extension UIView {
  /// Highlights the labels and the images of a cell's content, or ends their highlight.
  ///
  /// Controls highlight themselves for their own touches, and cells of a list in the cell for
  /// theirs; their labels and images are left out.
  final func highlightContent(_ isHighlighted: Bool) {
    guard !(self is UIControl), !(self is _ReusableView) else { return }
    switch self {
    case let label as UILabel where label.isHighlighted != isHighlighted:
      label.isHighlighted = isHighlighted
    case let imageView as UIImageView where imageView.isHighlighted != isHighlighted:
      imageView.isHighlighted = isHighlighted
    default: break
    }
    for child in children { child.highlightContent(isHighlighted) }
  }
}
