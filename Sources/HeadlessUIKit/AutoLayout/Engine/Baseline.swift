// SPDX-License-Identifier: MIT

/// The position of a baseline in a view, as a function of the view's height.
///
/// Controls center their text, or place it at one of their edges. A distance that is measured in
/// the bounds of the last layout would therefore be that of another height.
struct Baseline: Equatable {
  /// The part of the view's height that is added to `offset`, from 0 to 1.
  var fraction: CGFloat = 0
  /// The distance from the top of a view without height, in points.
  var offset: CGFloat

  /// A baseline at a distance from the top.
  static func fromTop(_ distance: CGFloat) -> Baseline { Baseline(offset: distance) }

  /// A baseline at a distance from the bottom, upwards.
  static func fromBottom(_ distance: CGFloat) -> Baseline {
    Baseline(fraction: 1, offset: -distance)
  }

  init(fraction: CGFloat = 0, offset: CGFloat) {
    (self.fraction, self.offset) = (fraction, offset)
  }

  /// Determines the baseline from its positions in two heights.
  ///
  /// Subclasses of an application override the rectangles of the parts of a control. These are
  /// nearly always linear functions of the height.
  init(heightOfContent: CGFloat, _ position: (_ height: CGFloat) -> CGFloat) {
    let step: CGFloat = 128  // a power of 2, so that the division is exact
    let start = position(heightOfContent)
    // The solver has no coefficients below 0.001.
    fraction = ((position(heightOfContent + step) - start) / step * 1000).rounded() / 1000
    offset = start - fraction * heightOfContent
  }
}

extension UIView {
  /// The width at which the content of the view wraps: the solved width if constraints place the
  /// view, whose bounds are those of the last layout.
  final func widthOfLines(natural: CGFloat) -> CGFloat {
    guard let item = layoutItem.state?.item, item.isFree else { return bounds.width }
    return item.lineWidth ?? natural
  }
}
